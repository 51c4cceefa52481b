import { fillIn } from '../../schema/placeholders.ts';
import { type LoadedEnquiry, normaliseReference } from '../enquiries/list.ts';
import { normaliseText } from '../enquiries/read-submission.ts';
import { Refusal } from '../http/refusal.ts';
import { bookingFile } from '../mail/business-mail.ts';
import { deskPath, enquiryPath, maxNoteLength } from './paths.ts';
import { type DeskRequest, seeOther, show } from './respond.ts';
import { formToken } from './session-security.ts';

export async function serveEnquiry(request: DeskRequest, typed: string, part: string): Promise<void> {
  const { ctx, deps, isPost, fields } = request;
  const reference = normaliseReference(typed);
  // The second of two clicks.
  const isErasing = isPost && fields.get('what') === 'erase';
  if (isErasing && !(await deps.store.read(reference))) return seeOther(ctx, erasedPath(reference));
  const found = await read(request, reference);
  if (isPost) return act(request, found);
  if (part === 'erase') return askToErase(request, found);
  if (part === 'booking.ics') {
    const file = bookingFile(deps.site, found.enquiry);
    if (file === undefined) throw new Refusal(404, 'noPage');
    ctx.attachment(`${reference}.ics`);
    ctx.body = file;
    return;
  }
  const notice = fields.has('saved') ? 'saved' : undefined;
  await show(request, { page: 'enquiry', ...found, notice, note: '', now: deps.now() });
}

async function read({ deps }: DeskRequest, reference: string): Promise<LoadedEnquiry> {
  const found = await deps.store.read(reference);
  if (!found) throw new Refusal(404, 'noEnquiry');
  return found;
}

function askToErase(request: DeskRequest, { enquiry }: LoadedEnquiry): Promise<void> {
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

async function act(request: DeskRequest, { enquiry: { id, reference }, events }: LoadedEnquiry): Promise<void> {
  const { ctx, deps, fields, who } = request;
  const seen = fields.get('version') ?? '';
  const what = actions.find((action) => action === fields.get('what'));
  if (!what || !/^\d{1,9}$/.test(seen)) throw new Refusal(400, 'deskCannot');
  const version = Number(seen);
  const now = deps.now();
  const typed = normaliseText(fields.get('note') ?? '').trim();
  const note = typed.slice(0, maxNoteLength);
  const path = enquiryPath(reference);
  if (what === 'note' && note === '') return seeOther(ctx, path);
  const { outcome } =
    what === 'erase'
      ? await deps.store.erase({ id, reference, version, who, now })
      : await deps.store.change({ id, what, who, version, note, now });
  if (what === 'erase' && ['changed', 'missing'].includes(outcome)) return seeOther(ctx, erasedPath(reference));
  // The first of two clicks has already made the change.
  const first = events.find((event) => event.version === version + 1);
  const isRepeated = outcome === 'conflict' && first?.who === who && first?.what === what && first?.note === note;
  if (outcome === 'changed' || isRepeated) return seeOther(ctx, `${path}?saved`);
  await show(request, { page: 'enquiry', ...(await read(request, reference)), notice: 'conflict', note, now }, 409);
}

const erasedPath = (reference: string) => `${deskPath}?erased=${reference}`;

const actions = ['done', 'undone', 'note', 'released', 'spam', 'retried', 'erase'] as const;
