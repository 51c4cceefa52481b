import type { ReactNode } from 'react';
import { telephoneLink } from '../../../schema/field-kinds.ts';
import { answerWith } from '../../../site/answers.ts';
import type { SharedSite } from '../../../site/shared-site.ts';
import { holdReason } from '../../enquiries/spam.ts';
import { replyLink } from '../../mail/confirmation-mail.ts';
import { answerRows, fillIn } from '../../mail/fields.ts';
import { deskPath, enquiryPath, maxNoteLength } from '../paths.ts';
import { formatTime } from '../times.ts';
import { Badge } from './Badge.tsx';
import type { DeskFrame, EnquiryView } from './view.ts';

/** One enquiry: what was written, what can be done with it, and who did what. */
export function Enquiry({ view, frame }: { view: EnquiryView; frame: DeskFrame }) {
  const { site } = frame;
  const { desk: words, mail } = site;
  const { enquiry, mails, events, notice, now } = view;
  const { reference, answers } = enquiry;
  const isHeld = enquiry.delivery === 'spam';
  const canRetry = mails.some(({ state, attempts }) => state === 'failed' || (state === 'waiting' && attempts > 0));
  return (
    <>
      <p className="back">
        <a href={deskPath}>{words.backToList}</a>
      </p>
      <h1>{enquiry.name || words.noName}</h1>
      <p className="facts">
        {[mail.kinds[enquiry.form_type], answerWith(answers, 'subject')].filter(Boolean).join(' · ')}{' '}
        <strong>{reference}</strong> {fillIn(words.receivedAt, { time: formatTime(site, enquiry.received_at, now) })}
      </p>
      <Badge enquiry={enquiry} site={site} now={now} by={events.findLast(({ what }) => what === 'done')?.who} />
      {notice && (
        <p className="notice" role={notice === 'saved' ? 'status' : 'alert'}>
          {words[notice]}
        </p>
      )}
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
          <Work view={view} frame={frame}>
            <label>
              {words.note}
              <textarea name="note" rows={3} maxLength={maxNoteLength} defaultValue={view.note} />
            </label>
            {enquiry.done_at === '' ? (
              <Act what="done" primary>
                {words.markDone}
              </Act>
            ) : (
              <Act what="undone">{words.undo}</Act>
            )}
            <Act what="note">{words.saveNote}</Act>
          </Work>
          <h2>{words.mails}</h2>
          <Mails view={view} site={site} />
          {canRetry && !isHeld && (
            <Work view={view} frame={frame}>
              <Act what="retried">{words.retry}</Act>
            </Work>
          )}
          <Work view={view} frame={frame}>
            {isHeld ? (
              <Act what="released" primary>
                {words.release}
              </Act>
            ) : (
              <Act what="spam">{words.markSpam}</Act>
            )}
            <a className="secondary" href={`${enquiryPath(reference)}/erase`}>
              {words.erase}
            </a>
          </Work>
        </section>
      </div>
      <History view={view} site={site} />
    </>
  );
}

/** What is one tap away: a call, a mail, the calendar. */
function Contact({ view: { enquiry }, site }: { view: EnquiryView; site: SharedSite }) {
  const { desk: words } = site;
  const call = telephoneLink(enquiry.phone);
  const write = replyLink(site, enquiry);
  return (
    <p className="contact">
      {call && (
        <a className="primary" href={call}>
          {fillIn(words.call, { phone: enquiry.phone })}
        </a>
      )}
      {write && (
        <a className="secondary" href={write}>
          {words.write}
        </a>
      )}
      {answerWith(enquiry.answers, 'appointment', 'date') && (
        <a className="secondary" href={`${enquiryPath(enquiry.reference)}/booking.ics`} download>
          {words.calendar}
        </a>
      )}
      <button className="secondary" type="button" id="print" hidden>
        {words.print}
      </button>
    </p>
  );
}

/** A form that says which version of the enquiry it was shown for. */
export function Work({
  view: { enquiry },
  frame,
  children,
}: {
  view: Pick<EnquiryView, 'enquiry'>;
  frame: DeskFrame;
  children: ReactNode;
}) {
  return (
    <form method="post" action={enquiryPath(enquiry.reference)}>
      <input type="hidden" name="token" value={frame.token} />
      <input type="hidden" name="version" value={enquiry.version} />
      {children}
    </form>
  );
}

export function Act({ what, primary, children }: { what: string; primary?: boolean; children: ReactNode }) {
  return (
    <button className={primary ? 'primary' : 'secondary'} type="submit" name="what" value={what}>
      {children}
    </button>
  );
}

function Mails({ view: { mails, now }, site }: { view: EnquiryView; site: SharedSite }) {
  const { desk: words } = site;
  if (mails.length === 0) return <p>{words.noMails}</p>;
  return (
    <ul className="mails">
      {mails.map(({ id, kind, state, due_at, reason }) => {
        const next = state === 'waiting' && fillIn(words.nextTry, { time: formatTime(site, due_at, now) });
        return (
          <li key={id} className={state === 'failed' ? 'failed' : undefined}>
            {kind === 'visitor' ? words.toVisitor : kind === 'reminder' ? words.reminder : words.toGarage}:{' '}
            {[words.mailStates[state], next, reason].filter(Boolean).join(', ')}
          </li>
        );
      })}
    </ul>
  );
}

function History({ view: { enquiry, events, now }, site }: { view: EnquiryView; site: SharedSite }) {
  const { desk: words, mail } = site;
  const arrived = fillIn(words.arrived, { form: mail.kinds[enquiry.form_type] });
  return (
    <section>
      <h2>{words.history}</h2>
      <ol className="history">
        <li>
          <time dateTime={enquiry.received_at}>{formatTime(site, enquiry.received_at, now)}</time>
          <p>{arrived}</p>
        </li>
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
