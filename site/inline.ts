import { Marked, type Token } from 'marked';
import { memo } from '../schema/memo.ts';
import type { Site } from '../schema/site.ts';
import { escapeRegExp } from './escape.ts';

/**
 * Part of a sentence: plain text, a link to a page, a phone number or email address as a link, words kept on one
 * line, or emphasis.
 */
export type Inline =
  | string
  | { mark: 'link'; href: string; children: readonly Inline[] }
  | { mark: 'contact'; href: string; children: readonly [string] }
  | { mark: 'unbroken'; children: readonly [string] }
  | { mark: 'em' | 'strong'; children: readonly Inline[] };

/** Disables a tokenizer: in marked, `undefined` means no match, while `false` falls back to the default. */
const none = () => undefined;

/** The subset of Markdown for sentences: `[text](address)`, `*emphasis*`, `**strong**`, and `\*` for an asterisk. */
const marked = new Marked({
  tokenizer: {
    tag: none,
    reflink: none,
    codespan: none,
    br: none,
    del: none,
    autolink: none,
    url: none,
    link: (text) => (text.startsWith('!') ? undefined : false),
    emStrong: (text) => (text.startsWith('_') ? undefined : false),
  },
});

/** Parses inline Markdown. Plain text, the usual case, is returned unchanged. */
export function parseInline(text: string): string | readonly Inline[] {
  return /[*[\\]/.test(text) ? readTokens(new marked.Lexer(marked.defaults).inlineTokens(text)) : text;
}

function readTokens(tokens: readonly Token[]): Inline[] {
  const parts: Inline[] = [];
  for (const token of tokens) {
    const part = readToken(token);
    const before = parts.at(-1);
    if (typeof part === 'string' && typeof before === 'string') parts[parts.length - 1] = before + part;
    else parts.push(part);
  }
  return parts;
}

function readToken(token: Token): Inline {
  const children = 'tokens' in token && token.tokens ? readTokens(token.tokens) : [];
  if (token.type === 'link') return { mark: 'link', href: token.href, children };
  if (token.type === 'em' || token.type === 'strong') return { mark: token.type, children };
  return token.type === 'escape' ? token.text : token.raw;
}

/** Strips the markup from a sentence, for structured data and searches. */
export function plainText(text: string): string {
  return partsOf(parseInline(text))
    .filter((part) => typeof part === 'string')
    .join('');
}

export function inlineLinks(text: string): string[] {
  const parts = text.includes('](') ? partsOf(parseInline(text)) : [];
  return parts.flatMap((part) => (typeof part !== 'string' && part.mark === 'link' ? part.href : []));
}

/** Lists the parts of a sentence at any depth, in order. */
function partsOf(parts: string | readonly Inline[]): Inline[] {
  return [parts].flat().flatMap((part) => (typeof part === 'string' ? part : [part, ...partsOf(part.children)]));
}

/** Common markup mistakes, each with advice. */
const markFaults: readonly (readonly [pattern: RegExp, fault: string])[] = [
  // `[text] (/page)` is a mistyped link; `[text] (see /page)` is plain text.
  [
    /\[[^\][]+\](?:\((?=[/#]|https?:)[^\s)]*| \((?=[/#]|https?:)[^\s)]*\))/,
    'is an incomplete link; write [text](/page)',
  ],
  [
    /\([^()]+\)\[(?=[/#]|https?:)[^\]\s]*\]|\[(?=[/#]|https?:)[^\]\s]*\]\([^()]+\)/,
    'is a link the wrong way round; write [text](/page)',
  ],
  [
    /(?<=[\p{L}\d,;] )\*\*(?=[\p{L}\d])/u,
    'starts emphasis that is never closed; write **words**, or \\\\* for an asterisk',
  ],
  [
    /<\/?(?:a|b|br|div|em|font|h[1-6]|hr|i|img|li|ol|p|small|span|strong|su[bp]|table|u|ul)(?:\s[^<>]*=[^<>]*)?\s?\/?>/i,
    'is HTML, which is shown as text; write **words**, *words* or [text](/page), or leave it out',
  ],
  [/&(?:#\d+|#x[\da-f]+|[a-z]{2,8});/i, 'is HTML, which is shown as text; write the character itself'],
  // `â€™`, `Â£` and `Ã©` are ’, £ and é in UTF-8, read as another encoding.
  [/â€.?|Â[\u00a0-\u00bf]|Ã[\u0080-\u00bf]|\ufffd/, 'is a character read in the wrong encoding; write the right one'],
];

/** The same of links that would be shown, but wrongly. */
const linkFaults: typeof markFaults = [
  // In `Look![text](/page)` the mark belongs to the sentence.
  [
    /(?<!\S)!\[[^\][]*\]\([^()\s]*\)/,
    'is a picture, which no sentence can have; write image in its section, or leave it out',
  ],
  [/\[\s*\]\([^()\s]+\)/, 'is a link without words; write [text](/page)'],
];

/** Matches any text that may have links or faulty markup, to skip all others. */
export const mayHaveMarks = /\]|\*\*|[<&ÂÃâ\ufffd]/;

/** Finds incomplete markup, and HTML or other Markdown. */
export function findMarkFault(text: string): { words: string; message: string } | undefined {
  // Drop escaped characters, which are literal.
  const literal = text.replace(/\\./g, ' ');
  const words = [parseInline(literal)].flat().map((part) => (typeof part === 'string' ? part : ' '));
  const find = (texts: readonly string[], faults: typeof markFaults) => {
    for (const [pattern, fault] of faults) {
      const found = texts.map((part) => pattern.exec(part)?.[0]).find(Boolean);
      if (found) return { words: found, message: `found ${found}; it ${fault}` };
    }
    return undefined;
  };
  return find([literal], linkFaults) ?? find(words, markFaults);
}

export function replaceLinks(text: string, replace: (href: string) => string): string {
  return inlineLinks(text).reduce((changed, href) => changed.replaceAll(`](${href})`, `](${replace(href)})`), text);
}

export type ContactSource = {
  business: Pick<Site['business'], 'email' | 'phone'>;
  departments?: Readonly<Record<string, Pick<NonNullable<Site['departments']>[string], 'phone' | 'email'>>>;
};

type Contacts = { pattern: RegExp; hrefs: ReadonlyMap<string, string> };

/** The contacts of a business, cached because every sentence of a build needs them. */
const contactsOf = memo(({ business, departments = {} }: ContactSource): Contacts => {
  const places = [business, ...Object.values(departments)];
  const hrefs = new Map(
    places.flatMap(({ phone, email }) => [
      ...(email ? [[email, `mailto:${email}`] as const] : []),
      ...(phone ? [[phone.display, `tel:${phone.dial}`] as const] : []),
    ]),
  );
  // Longest first, because one number may begin with another.
  const texts = [...hrefs.keys()].toSorted((a, b) => b.length - a.length);
  const escaped = texts.map(escapeRegExp);
  return { pattern: new RegExp(`(?<![\\p{L}\\p{N}\\p{Sc}])(${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'u'), hrefs };
}, new WeakMap());

/** Makes links of the phone numbers and email addresses of the business, except within links. */
export function linkContacts(parts: string | readonly Inline[], source: ContactSource): string | readonly Inline[] {
  const { pattern, hrefs } = contactsOf(source);
  return markMatches(parts, pattern, ['em', 'strong'], (text) => {
    return { mark: 'contact', href: hrefs.get(text) ?? '', children: [text] };
  });
}

/** Marks the matches of a pattern in plain text, and within links or emphasis if listed in `within`. */
function markMatches(
  parts: string | readonly Inline[],
  pattern: RegExp,
  within: readonly string[],
  mark: (match: string) => Inline,
): string | readonly Inline[] {
  const markIn = (part: Inline): readonly Inline[] => {
    if (typeof part !== 'string')
      return [within.includes(part.mark) ? ({ ...part, children: part.children.flatMap(markIn) } as Inline) : part];
    // `split` puts its matches at odd indexes.
    const pieces = part.split(pattern).map((text, index) => (index % 2 === 1 ? mark(text) : text));
    return pieces.filter((piece) => piece !== '');
  };
  if (typeof parts !== 'string') return parts.flatMap(markIn);
  return pattern.test(parts) ? markIn(parts) : parts;
}

/** `FR12 123456789` is not one: the span would tear its first word. */
const phoneNumber = /(?<![\p{L}\d])\+?\(?\d[\d()/ -]{6,}\d/u;
/** Hyphenated short words, and times with their days: 12-month, Mon-Fri, Mon-Fri 8:00-18:00, 14:00 – 18:30. */
const compound =
  /(?<![\p{L}\d])(?:\p{Lu}[\p{L}-]{1,6} (?=\d+:))?[\p{L}\d:]{1,6}(?:(?:[-–]|(?<=\d) – (?=\d))[\p{L}\d:]{1,6})+(?![\p{L}\d])/u;
/** A number and its unit, or a range of them: 20 miles, 9 am-5 pm, 8 AM-12 PM, 8 000 €. */
const quantity =
  /(?<![\p{L}\d./:-])\p{Sc}?\d(?:[\d.,]*\d)?(?: \d{3}\b)*\+? (?:(?:\p{Ll}+|[AP]M)(?:-\d[\d.:]* (?:\p{Ll}+|[AP]M))?|\p{Sc})(?![\p{L}-])/u;
/** A town and its state: Portland, OR 97214. */
const townInState = /\p{Lu}\p{L}+, [A-Z]{2}(?: \d{5})?\b/u;
/** A word with quotation marks or punctuation apart from it, as in French: Pourquoi ? « Oui » */
const apart = /(?<=« )[^\s;:!?»]+|(?<!\S)[^\s;:!?»«]+ [;:!?»]/;
/** Includes an opening bracket or quotation mark, which should not end a line, and what should not begin one. */
const unbreakable = new RegExp(
  `((?:\\(|« )?(?:${phoneNumber.source}|${compound.source}|${quantity.source}|${townInState.source}|${apart.source})(?: ?[;:!?»]|[.,)])*)`,
  'u',
);

/** Splits a text into breakable parts, at even indexes, and unbreakable ones. */
export function splitUnbreakable(text: string): string[] {
  return text.split(unbreakable);
}

/** Joins a one-letter word to the next in Polish, where no line may end with it: `w Gdańsku`, `u Ciebie`. */
export function bindShortWords(text: string, language: string): string {
  return /^pl\b/.test(language) ? text.replace(/(?<![\p{L}\p{N}])(\p{L}) (?=\S)/gu, '$1\u00a0') : text;
}

/** Marks what must stay on one line, also within links and emphasis. */
export function markUnbreakable(parts: string | readonly Inline[]): string | readonly Inline[] {
  return markMatches(parts, unbreakable, ['link', 'em', 'strong'], (text) => ({ mark: 'unbroken', children: [text] }));
}
