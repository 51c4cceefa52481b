import type { ReactNode } from 'react';
import { telephoneLink } from '../../../schema/field-kinds.ts';
import { fillIn } from '../../../schema/fill-in.ts';
import { answerWith } from '../../../site/answers.ts';
import type { SharedSite } from '../../../site/shared-site.ts';
import { holdReason } from '../../enquiries/spam.ts';
import { replyLink } from '../../mail/confirmation-mail.ts';
import { answerRows } from '../../mail/format.ts';
import { deskPath, enquiryPath, maxNoteLength } from '../paths.ts';
import { formatTime } from '../times.ts';
import { Badge } from './Badge.tsx';
import { Hidden, Notice } from './Prompt.tsx';
import type { DeskFrame, EnquiryView } from './view.ts';

/** One enquiry: its answers, the actions, and the history. */
export function Enquiry({ view, frame: { site, token, hasMail } }: { view: EnquiryView; frame: DeskFrame }) {
  const { desk: words, mail } = site;
  const { enquiry, mails, events, notice, now } = view;
  const { reference, answers, version } = enquiry;
  const isHeld = enquiry.delivery === 'spam';
  const isDone = enquiry.done_at !== '';
  const canRetry =
    !isHeld && mails.some(({ state, attempts }) => state === 'failed' || (state === 'waiting' && attempts > 0));
  const received = fillIn(words.receivedAt, { time: formatTime(site, enquiry.received_at, now) });
  const about = [mail.kinds[enquiry.form_type], answerWith(answers, 'subject'), received];
  // Carries the version of the enquiry that is shown.
  const form = (content: ReactNode) => (
    <form method="post" action={enquiryPath(reference)}>
      <Hidden fields={{ token, version }} />
      {content}
    </form>
  );
  return (
    <>
      <p className="back">
        <a href={deskPath}>{words.backToList}</a>
      </p>
      <h1>{enquiry.name || words.noName}</h1>
      <p className="facts">
        <strong>{reference}</strong> · {about.filter(Boolean).join(' · ')}
      </p>
      <Badge enquiry={enquiry} site={site} now={now} by={events.findLast(({ what }) => what === 'done')?.who} />
      {notice && <Notice text={words[notice]} isGood={notice === 'saved'} />}
      {isHeld && <p className="notice">{fillIn(words.heldBecause, { reason: holdReason(enquiry, words.reasons) })}</p>}
      <Contact view={view} site={site} />
      <div className="columns">
        <section>
          <h2>{words.asked}</h2>
          <dl>
            {answerRows(site, answers).map(({ label, value, href }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{href ? <a href={href}>{value}</a> : value}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section className="work">
          <h2>{words.work}</h2>
          {form(
            <>
              <label>
                {words.note}
                <textarea name="note" rows={3} maxLength={maxNoteLength} defaultValue={view.note} />
              </label>
              {isHeld && act('released', words.release, 'primary')}
              {isDone ? act('undone', words.undo) : act('done', words.markDone, isHeld ? 'secondary' : 'primary')}
              {act('note', words.saveNote)}
            </>,
          )}
          <h2>{words.mails}</h2>
          {!hasMail && <p className="notice">{words.mailOff}</p>}
          <Mails view={view} site={site} />
          {form(
            <>
              {canRetry && act('retried', words.retry)}
              {!isHeld && act('spam', words.markSpam)}
              {link(`${enquiryPath(reference)}/erase`, words.erase)}
            </>,
          )}
        </section>
      </div>
      {events.length > 0 && <History view={view} site={site} />}
    </>
  );
}

function act(what: string, label: string, look = 'secondary') {
  return (
    <button className={look} type="submit" name="what" value={what}>
      {label}
    </button>
  );
}

function link(href: string | undefined, label: string, look = 'secondary') {
  return (
    href && (
      <a className={look} href={href}>
        {label}
      </a>
    )
  );
}

/** One-tap actions: a call, a mail, the calendar. */
function Contact({ view: { enquiry }, site }: { view: EnquiryView; site: SharedSite }) {
  const { desk: words } = site;
  const hasBooking = answerWith(enquiry.answers, 'appointment', 'date');
  return (
    <p className="contact">
      {link(telephoneLink(enquiry.phone), fillIn(words.call, { phone: enquiry.phone }), 'primary')}
      {link(replyLink(site, enquiry), words.write)}
      {hasBooking && link(`${enquiryPath(enquiry.reference)}/booking.ics`, words.calendar)}
      <button className="secondary" type="button" id="print" hidden>
        {words.print}
      </button>
    </p>
  );
}

function Mails({ view: { mails, now }, site }: { view: EnquiryView; site: SharedSite }) {
  const { desk: words } = site;
  if (mails.length === 0) return <p>{words.none}</p>;
  const names = { garage: words.toBusiness, visitor: words.toVisitor, reminder: words.reminder, digest: '' };
  return (
    <ul className="mails">
      {mails.map(({ id, kind, state, due_at, reason }) => {
        const isLater = state === 'waiting' && new Date(due_at) > now;
        const next = isLater && fillIn(words.nextTry, { time: formatTime(site, due_at, now) });
        return (
          <li key={id} className={state === 'failed' ? 'failed' : undefined}>
            {names[kind]}: {[words.mailStates[state], next, reason].filter(Boolean).join(', ')}
          </li>
        );
      })}
    </ul>
  );
}

function History({ view: { events, now }, site }: { view: EnquiryView; site: SharedSite }) {
  const { desk: words } = site;
  return (
    <section>
      <h2>{words.history}</h2>
      <ol className="history">
        {events.map(({ version, at, who, what, note }) => (
          <li key={version}>
            <time dateTime={at}>{formatTime(site, at, now)}</time>
            <p>
              <strong>{who}</strong> {words.did[what]}
            </p>
            {note && <p className="note">{note}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
