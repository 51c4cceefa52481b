import { fillIn } from '../../schema/fill-in.ts';
import type { EventRow } from '../database/database.ts';
import type { Changed } from '../enquiries/change-enquiry.ts';
import { normaliseReference } from '../enquiries/list.ts';
import { normaliseText } from '../enquiries/read-fields.ts';
import { refusal } from '../http/refusal.ts';
import { bookingFile } from '../mail/booking-file.ts';
import type { OpenEnquiry } from './desk-store.ts';
import { deskPath, enquiryPath, maxNoteLength } from './paths.ts';
import { type DeskRequest, seeOther, show } from './respond.ts';
import { formToken } from './session-cookie.ts';

/** Shows one enquiry, or does with it what was posted. */
export async function serveEnquiry(request: DeskRequest, typed: string, part: string): Promise<void> {
  const { ctx, deps, fields } = request;
  const reference = normaliseReference(typed);
  const found = await deps.store.read(reference);
  if (!found) throw refusal(404, 'noEnquiry');
  const path = enquiryPath(reference);
  if (fields) return act(request, found, path);
  if (part === 'erase') return askToErase(request, found);
  if (part === 'booking.ics') {
    const file = bookingFile(deps.site, found.enquiry);
    if (file === undefined) throw refusal(404, 'noPage');
    ctx.attachment(`${reference}.ics`);
    ctx.type = 'text/calendar; charset=utf-8';
    ctx.body = file;
    return;
  }
  const notice = ctx.querystring === 'saved' ? 'saved' : undefined;
  await show(request, { page: 'enquiry', ...found, notice, note: '', now: deps.now() });
}

/** Asks for confirmation before an enquiry is erased. */
function askToErase(request: DeskRequest, { enquiry }: OpenEnquiry): Promise<void> {
  const { desk: words } = request.deps.site;
  const { reference, name, version } = enquiry;
  const fields = { token: formToken(request.session), version, what: 'erase' };
  return show(request, {
    page: 'prompt',
    heading: fillIn(words.eraseHeading, { reference }),
    texts: [name || words.noName, words.eraseText],
    form: { action: enquiryPath(reference), fields, button: words.erase, isFinal: true },
    link: { text: words.keep, href: enquiryPath(reference) },
  });
}

async function act(request: DeskRequest, found: OpenEnquiry, path: string): Promise<void> {
  const { ctx, deps, fields, who } = request;
  const { id, reference } = found.enquiry;
  const posted = fields?.get('what') ?? '';
  const seen = fields?.get('version') ?? '';
  if (!/^\d{1,9}$/.test(seen)) throw refusal(400, 'deskCannot');
  const version = Number(seen);
  const now = deps.now();
  const note = normaliseText(fields?.get('note') ?? '')
    .trim()
    .slice(0, maxNoteLength);
  if (posted === 'erase') {
    const { outcome } = await deps.store.erase({ id, reference, version, who, now });
    if (outcome === 'changed' || outcome === 'missing') return seeOther(ctx, `${deskPath}?erased=${reference}`);
    return showAgain(request, reference, 'conflict', note);
  }
  const what = works.find((work) => work === posted);
  if (!what) throw refusal(400, 'deskCannot');
  if (what === 'note' && note === '') return seeOther(ctx, path);
  const changed = await deps.store.change({ id, what, who, version, note, now });
  if (changed.outcome === 'changed' || isRepeated(changed, found.events, { version, who, what, note })) {
    return seeOther(ctx, `${path}?saved`);
  }
  await showAgain(request, reference, changed.outcome === 'unchanged' ? 'unchanged' : 'conflict', note);
}

const works = ['done', 'undone', 'note', 'released', 'spam', 'retried'] as const;

/** Whether a change was made already by the first click of two. */
function isRepeated({ outcome }: Changed, events: readonly EventRow[], change: Partial<EventRow>): boolean {
  const first = events.find((event) => event.version === (change.version ?? 0) + 1);
  const { who, what, note } = change;
  return outcome === 'conflict' && first?.who === who && first?.what === what && first?.note === note;
}

/** Shows the enquiry as it is by now, with the note that was not saved. */
async function showAgain(request: DeskRequest, reference: string, notice: 'conflict' | 'unchanged', note: string) {
  const found = await request.deps.store.read(reference);
  if (!found) throw refusal(404, 'noEnquiry');
  await show(request, { page: 'enquiry', ...found, notice, note, now: request.deps.now() }, 409);
}
