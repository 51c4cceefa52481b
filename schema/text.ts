import * as z from 'zod';
import { withoutMarks } from './marks.ts';

const words = z
  .string()
  .trim()
  .min(1, { error: 'is empty', abort: true })
  .max(400)
  .refine((text) => !/[\r\n]/.test(text), 'has a line break; write one line');

/** One line of text, not empty. Tokens such as `{phone}` or `{price:brake-pads}` are filled in before validation. */
export const line = words.refine(
  (text) => !/\]\([^)]+\)|(^|\s)\*{1,2}\S([^*]*\S)?\*/.test(text),
  'has a link or emphasis, which only sentences can have; write plain words',
);

/** One line that may have `[a link](/contact)`, `*emphasis*` and `**strong emphasis**`; `\*` is an asterisk. */
export const sentence = words;

/** A key path, or a list of them. */
export const keyPaths = z.union(
  [line, z.array(line).min(1, 'is an empty list; name at least one place')],
  'must be a key path in quotes, or a list of them',
);

/** A paragraph, which may contain the same markup. */
export const paragraph = z.string().trim().min(1, 'is empty').max(1500);

/** Returns the schemas of texts with defaults, at any depth; schema/vocabulary/ has the texts of each language. */
export function texts<Defaults extends object>(defaults: Defaults): Texts<Defaults> {
  const entries = Object.entries(defaults).map(([key, text]) => [
    key,
    typeof text === 'string' ? line.default(text) : z.strictObject(texts(text)).prefault({}),
  ]);
  return Object.fromEntries(entries);
}

type Texts<Defaults> = {
  [Key in keyof Defaults]: Defaults[Key] extends string
    ? z.ZodDefault<typeof line>
    : z.ZodPrefault<z.ZodObject<Texts<Defaults[Key]>, z.core.$strict>>;
};

/** A list of entries with these keys. */
export function entries<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.array(z.strictObject(shape));
}

/** Lower-case letters, digits and single hyphens, as in a URL: `brake-repair`. */
export const slug = z.string().check((ctx) => {
  if (isSlug(ctx.value)) return;
  const corrected = toSlug(ctx.value);
  const form = 'must be lower-case letters, digits and single hyphens';
  addIssue(ctx, corrected === '' ? `${form}, such as brake-repair` : `${form}; write ${corrected}`);
});

export function isSlug(key: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(key);
}

/** Returns the nearest well-formed key: `Brake_Discs` → `brake-discs`, in German `Prüfung` → `pruefung`. */
export function toSlug(written: string, language = ''): string {
  const letters = spelled[language.replace(/-.*/, '')] ?? {};
  const words = withoutMarks(written.normalize('NFC').replace(/[ÄÖÜäöü]/g, (letter) => letters[letter] ?? letter))
    // The apostrophe separates words in l’atelier and all’angolo, but not in Queen’s and we’re.
    .replace(/(?<![a-z])([a-z])['’](?=[a-z]{2})|([a-z]{2})['’](?=[a-z]{3})/gi, '$1$2-')
    .replace(/['’]/g, '')
    // A capital starts a word in BrakeDiscs, but not in uPVC.
    .replace(/([a-z]{2})([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);
  return words.filter(Boolean).join('-');
}

/** Two-letter spellings of accented letters, by language. Without one, a letter only loses its accent. */
const spelled: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: { Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ä: 'ae', ö: 'oe', ü: 'ue' },
};

/** A path of this site, without a trailing slash: `/` or `/locations/newington-car-service`. */
export const sitePath = z.string().check((ctx) => {
  if (!isPath(ctx.value)) addIssue(ctx, explainAddress(ctx.value, isPath));
});

/**
 * A page of this site with an optional fragment, a file below `public/`, or an https address elsewhere.
 * Examples: `/faqs#q-warranty`, `/price-list.pdf`.
 */
export const href = z.string().check((ctx) => {
  const isElsewhere = ctx.value.startsWith('https://');
  const isValid = isElsewhere ? /^[^\s"<>]+$/.test(ctx.value) && URL.canParse(ctx.value) : isLink(ctx.value);
  if (!isValid)
    addIssue(ctx, isElsewhere ? 'is not an address that a browser can read' : explainAddress(ctx.value, isLink));
});

const isPath = (written: string) => pathPattern.test(written);
const pathPattern = /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/;
const linkPattern = /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?(#[a-z0-9-]+)?$/;
const filePattern = /^\/([\w-][\w.-]*\/)*[\w-][\w.-]*\.(?!x?html?\b|php\b)[a-z0-9]{2,5}(#[\w=&.-]+)?$/i;

/** Whether an address of this site is that of a file below `public/`: `/price-list.pdf`. */
export function isFileAddress(written: string): boolean {
  return filePattern.test(written);
}

function isLink(written: string): boolean {
  return linkPattern.test(written) || isFileAddress(written);
}

/** Faults of addresses, each with its correction, which is the input of the next. */
const addressFaults: readonly (readonly [pattern: RegExp, fault: string, correct: (text: string) => string])[] = [
  [/^\s|\s$/, 'has a space at its start or end', (text) => text.trim()],
  [/^http:\/\//i, 'is not encrypted', (text) => text.replace(/^http:/i, 'https:')],
  [/^(www\.|[\w-]+(\.[\w-]+)*\.(com|org|net|uk|eu|co)\b)/i, 'lacks https://', (text) => `https://${text}`],
  [/\\/, 'has a backslash', (text) => text.replaceAll('\\', '/')],
  [/^[./]*public\//, 'names the folder that is served', (text) => text.replace(/^[./]*public/, '')],
  [/^\.+\//, 'begins with a dot', (text) => text.replace(/^[./]+/, '/')],
  [/^[^/#]/, 'has no leading slash', (text) => `/${text}`],
  [/\/{2,}/, 'has two slashes in a row', (text) => text.replace(/\/{2,}/g, '/')],
  [/\?/, 'has a query', (text) => text.replace(/\?[^#]*/, '')],
  [/\.(html?|php)\b/, 'names a file', (text) => text.replace(/(\/index)?\.(html?|php)\b/, '') || '/'],
  [/[A-Z]/, 'has capital letters', (text) => text.toLowerCase()],
  [/[\s_]|%20/, 'has spaces or underscores', (text) => text.replace(/([\s_]|%20)+/g, '-')],
  [/#$/, 'has a # with nothing after it', (text) => text.slice(0, -1)],
  [/[^/]\/(#|$)/, 'has a trailing slash', (text) => text.replace(/\/(#|$)/, '$1')],
  [
    /[^a-z0-9/#-]/,
    'has characters other than lower-case letters, digits and hyphens',
    (text) => withoutMarks(text).replace(/[^a-z0-9/#-]/g, ''),
  ],
];

/** Explains why an address is malformed, with a correction: `has capital letters; write "/brake-repair"`. */
function explainAddress(written: string, isValid: (address: string) => boolean): string {
  if (/^(tel|mailto):/.test(written)) return 'is not a page; to make a button call, write call: true instead of href';
  if (/^javascript:/i.test(written)) return 'is a script, which no page runs; write the path of a page';
  const form =
    isValid === isPath
      ? 'must be a path of this site such as /brake-repair'
      : 'must be a page of this site such as /brake-repair, a file below public/ such as /price-list.pdf, or an https:// address';
  if (/^(?!https?:\/\/)[a-z][a-z+.-]*:/i.test(written)) return form;
  const fileName = withoutMarks(written.trim()).replace(/(\s|%20)+/g, '-');
  if (isValid === isLink && written.startsWith('/') && isFileAddress(fileName))
    return `has characters that an address cannot have; rename the file, and write "${fileName}"`;
  const found: string[] = [];
  let corrected = written;
  for (const [faulty, fault, correct] of addressFaults) {
    // Only the owner of another site knows its paths.
    if (corrected.startsWith('https://') || isValid(corrected) || !faulty.test(corrected)) continue;
    found.push(fault);
    corrected = correct(corrected);
  }
  const isCorrected = corrected.startsWith('https://') ? URL.canParse(corrected) : isValid(corrected);
  return found.length > 0 && isCorrected && written.trim() !== ''
    ? `${found.join(' and ')}; write "${corrected}"`
    : form;
}

export function addIssue(ctx: z.core.ParsePayload, message: string): void {
  ctx.issues.push({ code: 'custom', message, input: ctx.value });
}

/** An https address: `https://example.org/page`. */
export const httpsUrl = z
  .url({ protocol: /^https$/, error: 'must be an https:// address such as https://example.org' })
  .refine((url) => !URL.canParse(url) || !/^https:(?!\/\/[^/])/i.test(url), {
    error: ({ input }) =>
      `must have two slashes after https:; write "${String(input).replace(/^https:\/*/i, 'https://')}"`,
  });

/**
 * The address of a file below `public/`; a camera's file name is valid too.
 * Examples: `/pictures/gearbox.svg`, `/pictures/IMG_1234.JPG`.
 */
export const publicFile = z
  .string()
  .regex(
    /^(\/[\w-][\w.-]*)+\.(svg|png|jpe?g|webp|avif|ico)$/i,
    'must be a picture (SVG, PNG, JPEG, WebP or AVIF) below public/, such as /pictures/gearbox.svg',
  );

/** A day: `2026-12-25`. */
export const isoDate = z.iso.date('must be a day such as 2026-12-25');

/** A day of every year, month before day: `12-25`. */
export const monthDay = z
  .string()
  .regex(
    /^(0[13578]|1[02])-(0[1-9]|[12]\d|3[01])$|^(0[469]|11)-(0[1-9]|[12]\d|30)$|^02-(0[1-9]|[12]\d)$/,
    'must be a month and a day such as 12-25',
  );

/** A time of day on the 24-hour clock: `08:00`. */
export const clockTime = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time on the 24-hour clock such as 08:00');
