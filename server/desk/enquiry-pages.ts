import { Readable } from 'node:stream';
import { todayIn } from '../../schema/clock.ts';
import { fillIn } from '../../schema/placeholders.ts';
import { formTypes } from '../../schema/submission.ts';
import type { SharedSite } from '../../site/shared-site.ts';
import { exportCsv } from '../enquiries/export.ts';
import {
  type ListCursor,
  type ListedEnquiry,
  type ListFilter,
  type LoadedEnquiry,
  listStates,
  normaliseReference,
} from '../enquiries/list.ts';
import { parseTime } from '../enquiries/local-time.ts';
import { normaliseText } from '../enquiries/read-submission.ts';
import { searchFor } from '../enquiries/search.ts';
import { Refusal } from '../http/refusal.ts';
import { bookingFile } from '../mail/business-mail.ts';
import { deskPath, enquiryPath, type ListQuery, parseCursor } from './paths.ts';
import { type DeskRequest, formToken, seeOther, show } from './request.ts';

const pageSize = 50;

/** Maximum length of a note. Browsers do not enforce it, because they would cut off what is pasted without a word. */
const maxNoteLength = 2000;

const batchSize = 500;

export async function showList(request: DeskRequest): Promise<void> {
  const { deps, fields } = request;
  const { store, site } = deps;
  const now = deps.now();
  const query = readQuery(fields);
  const page = { filter: toFilter(query, site, now), after: parseCursor(query.after), limit: pageSize };
  const [newest, waiting] = await Promise.all([store.list(page), store.count()]);
  const erased = /^[0-9A-Z]{8}$/.exec(fields.get('erased') ?? '')?.[0];
  await show(request, { page: 'list', query, ...newest, waiting, erased, now });
}

export async function exportList({ ctx, deps, fields }: DeskRequest): Promise<void> {
  const { store, site } = deps;
  const filter = toFilter(readQuery(fields), site, deps.now());
  async function* readRows(): AsyncGenerator<ListedEnquiry> {
    let after: ListCursor | undefined;
    do {
      const { rows, next } = await store.list({ filter, after, limit: batchSize });
      yield* rows;
      after = next;
    } while (after);
  }
  const parts = await exportCsv(readRows, site);
  ctx.attachment(`enquiries-${todayIn(site.hours.timeZone)}.csv`);
  ctx.body = Readable.from(parts);
}

function readQuery(params: URLSearchParams): ListQuery {
  const read = (name: string) => (params.get(name) ?? '').trim().slice(0, 200);
  return {
    state: listStates.find((state) => state === read('state')) ?? 'all',
    q: read('q'),
    form: formTypes.find((type) => type === read('form')) ?? '',
    from: read('from'),
    to: read('to'),
    after: read('after'),
  };
}

/** Converts a query to a filter. Days start and end at midnight in the business's time zone. */
function toFilter({ state, q, form, from, to }: ListQuery, site: SharedSite, now: Date): ListFilter {
  const options = { timeZone: site.hours.timeZone, now };
  return {
    state,
    form: form || undefined,
    since: parseTime(from, { ...options, edge: 'start' })?.toISOString(),
    until: parseTime(to, { ...options, edge: 'end' })?.toISOString(),
    search: q === '' ? undefined : searchFor(q, site.business),
  };
}

/** Serves an enquiry, its `part` (`erase` or `booking.ics`), or an action on it. */
export async function serveEnquiry(request: DeskRequest, typed: string, part: string): Promise<void> {
  const { ctx, deps, isPost, fields } = request;
  const reference = normaliseReference(typed);
  // An erased enquiry may be the result of a double click.
  const isErasing = isPost && fields.get('what') === 'erase';
  if (isErasing && !(await deps.store.read(reference))) return seeOther(ctx, erasedPath(reference));
  const found = await read(request, reference);
  if (isPost) return performAction(request, found);
  if (part === 'erase') return showErasePrompt(request, found);
  if (part === 'booking.ics') {
    const file = bookingFile(deps.site, found.enquiry);
    if (file === undefined) throw new Refusal(404, 'noPage');
    ctx.attachment(`${reference}.ics`);
    ctx.body = file;
    return;
  }
  const notice = fields.has('saved') ? { text: deps.site.desk.saved, isGood: true as const } : undefined;
  await show(request, { page: 'enquiry', ...found, notice, note: '', now: deps.now() });
}

async function read({ deps }: DeskRequest, reference: string): Promise<LoadedEnquiry> {
  const found = await deps.store.read(reference);
  if (!found) throw new Refusal(404, 'noEnquiry');
  return found;
}

function showErasePrompt(request: DeskRequest, { enquiry }: LoadedEnquiry): Promise<void> {
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

async function performAction(request: DeskRequest, found: LoadedEnquiry): Promise<void> {
  const { ctx, deps, fields, who } = request;
  const { id, reference } = found.enquiry;
  const { desk: words, forms, language } = deps.site;
  const seen = fields.get('version') ?? '';
  const what = actions.find((action) => action === fields.get('what'));
  if (!what || !/^\d{1,9}$/.test(seen)) throw new Refusal(400, 'deskCannot');
  const version = Number(seen);
  const now = deps.now();
  const note = normaliseText(fields.get('note') ?? '').trim();
  if (note.length > maxNoteLength) {
    const text = fillIn(forms.boundMessages.tooLong, { max: maxNoteLength.toLocaleString(language) });
    return show(request, { page: 'enquiry', ...found, notice: { text }, note, now }, 422);
  }
  const path = enquiryPath(reference);
  if (what === 'note' && note === '') return seeOther(ctx, path);
  const { outcome } =
    what === 'erase'
      ? await deps.store.erase({ id, reference, version, who, now })
      : await deps.store.change({ id, what, who, version, note, now });
  if (what === 'erase' && ['changed', 'missing'].includes(outcome)) return seeOther(ctx, erasedPath(reference));
  if (outcome === 'changed') return seeOther(ctx, `${path}?saved`);
  const current = await read(request, reference);
  // In a double click, the first has already made the change.
  const first = current.events.find((event) => event.version === version + 1);
  const isRepeated = outcome === 'conflict' && first?.who === who && first.what === what && first.note === note;
  if (isRepeated) return seeOther(ctx, `${path}?saved`);
  await show(request, { page: 'enquiry', ...current, notice: { text: words.conflict }, note, now }, 409);
}

const erasedPath = (reference: string) => `${deskPath}?erased=${reference}`;

const actions = ['done', 'undone', 'note', 'released', 'spam', 'retried', 'erase'] as const;
