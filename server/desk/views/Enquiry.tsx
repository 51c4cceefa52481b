import { telephoneLink } from '../../../schema/field-kinds.ts';
import { fillIn, joinLabel } from '../../../schema/placeholders.ts';
import { answerWith } from '../../../site/answers.ts';
import type { SharedSite } from '../../../site/shared-site.ts';
import { holdReason } from '../../enquiries/spam.ts';
import { replyLink } from '../../mail/confirmation-mail.ts';
import { answerRows, nameOfKind } from '../../mail/format.ts';
import { deskPath, enquiryPath, listAddress } from '../paths.ts';
import { Badge, formatStoredTime } from './Badge.tsx';
import type { DeskFrame, EnquiryView } from './desk-view.ts';
import { Button, Hidden, LinkButton, Notice } from './Prompt.tsx';

export function Enquiry({ view, frame: { site, token, hasMail } }: { view: EnquiryView; frame: DeskFrame }) {
  const { desk: words } = site;
  const { enquiry, mails, events, notice, now } = view;
  const { reference, answers, version } = enquiry;
  const isHeld = enquiry.delivery === 'held';
  const isDone = enquiry.done_at !== '';
  const canRetry =
    !isHeld && mails.some(({ state, attempts }) => state === 'failed' || (state === 'waiting' && attempts > 0));
  const received = fillIn(words.receivedAt, { time: formatStoredTime(site, enquiry.received_at, now) });
  const about = [nameOfKind(site, enquiry), answerWith(answers, 'subject'), received];
  const path = enquiryPath(reference);
  return (
    <>
      <p className="back">
        <a href={deskPath}>{words.backToList}</a> <a href={listAddress({ state: 'open' })}>{words.lists.open}</a>
      </p>
      <h1>{enquiry.name || words.noName}</h1>
      <p className="facts">
        <strong>{reference}</strong> · {about.filter(Boolean).join(' · ')}
      </p>
      <Badge enquiry={enquiry} site={site} now={now} by={events.findLast(({ what }) => what === 'done')?.who} />
      {notice && <Notice {...notice} />}
      {isHeld && <p className="notice">{fillIn(words.heldBecause, { reason: holdReason(enquiry, words.reasons) })}</p>}
      <Contact enquiry={enquiry} site={site} />
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
        <form className="work" method="post" action={path}>
          <Hidden fields={{ token, version }} />
          <h2>{words.work}</h2>
          <label>
            {words.note}
            <textarea name="note" rows={3} dir="auto" defaultValue={view.note} />
          </label>
          <p className="buttons">
            {isHeld && <Button label={words.release} what="released" variant="primary" />}
            {isDone && <Button label={words.undo} what="undone" />}
            {!isDone && <Button label={words.markDone} what="done" variant={isHeld ? 'secondary' : 'primary'} />}
            <Button label={words.saveNote} what="note" />
          </p>
          {!hasMail && <p className="notice">{words.mailOff}</p>}
          {mails.length > 0 && <Mails view={view} site={site} />}
          <p className="buttons">
            {canRetry && <Button label={words.retry} what="retried" />}
            {!isHeld && <Button label={words.markSpam} what="spam" />}
            <LinkButton label={words.erase} href={`${path}/erase`} variant="secondary erase" />
          </p>
        </form>
      </div>
      {events.length > 0 && (
        <section className="past">
          <h2>{words.history}</h2>
          <ol className="history">
            {events.map(({ version, at, who, what, note }) => (
              <li key={version}>
                <time dateTime={at}>{formatStoredTime(site, at, now)}</time>
                <p>
                  <strong>{who}</strong> {words.did[what]}
                </p>
                {note && <p className="note">{note}</p>}
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

function Contact({ enquiry, site }: { enquiry: EnquiryView['enquiry']; site: SharedSite }) {
  const { desk: words } = site;
  const { phone, answers, reference } = enquiry;
  const call = telephoneLink(phone);
  const reply = replyLink(site, enquiry);
  const file = answerWith(answers, 'appointment', 'date') && `${enquiryPath(reference)}/booking.ics`;
  return (
    <p className="buttons">
      {call && <LinkButton label={fillIn(words.call, { phone })} href={call} variant="primary" />}
      {reply && <LinkButton label={words.write} href={reply} />}
      {file && <LinkButton label={words.calendar} href={file} />}
      <button className="secondary" type="button" id="print" hidden>
        {words.print}
      </button>
    </p>
  );
}

function Mails({ view: { mails, now }, site }: { view: EnquiryView; site: SharedSite }) {
  const { desk: words } = site;
  // Has no name for digests, which belong to no enquiry.
  const names: Record<string, string> = words.mailNames;
  return (
    <section>
      <h2>{words.mails}</h2>
      <ul className="mails">
        {mails.map(({ id, kind, state, due_at, reason }) => {
          const isLater = state === 'waiting' && new Date(due_at) > now;
          const next = isLater && fillIn(words.nextTry, { time: formatStoredTime(site, due_at, now) });
          // The reason for an expired mail is in English, and the name of the state says the same.
          const why = state !== 'expired' && reason;
          return (
            <li key={id} className={state === 'failed' ? 'failed' : undefined}>
              {joinLabel(
                names[kind] ?? kind,
                [words.mailStates[state], next, why].filter(Boolean).join(', '),
                site.wording,
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
