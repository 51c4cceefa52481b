import { linesOf } from './lines.ts';
import type { SourceRange } from './locate.ts';

/** A missing or superfluous token, with its position. */
type SyntaxFault = { message: string; start: number; end: number };

/**
 * Finds a missing comma, quote or bracket. A parser may notice a missing bracket only thousands of lines later, so this
 * uses the indentation.
 */
export function findSyntaxFault(text: string, message: string, { line, column }: SourceRange): SyntaxFault | undefined {
  const noticed = linesOf(text).startOf(line) + column - 1;
  return (
    findWrongToken(text, message, noticed) ??
    findUnquoted(text, message, noticed) ??
    findApostrophe(text, noticed) ??
    findKeyInList(text, message, noticed) ??
    findBracket(text, noticed) ??
    findMissingToken(text, message, noticed)
  );
}

/** Correct tokens, by the ones often written instead. */
const inPlaceOf: Readonly<Record<string, string>> = {
  '=': 'a colon',
  '‘': "a straight '",
  '‚': "a straight '",
  '’': "a straight '",
  '“': 'a straight "',
  '„': 'a straight "',
  '«': 'a straight "',
  '»': 'a straight "',
  '”': 'a straight "',
};

/** A slip by the parser's message. The fault is what `before` and `at` match, on either side of where it noticed. */
type Slip = { says: RegExp; before?: RegExp; at?: RegExp; explain: (found: string) => string };

const slips: readonly Slip[] = [
  {
    says: /^Expected (?:identifier but found "\{"|":" but found "[,}]")$/,
    before: /\{(?=(?:\s+|\s*(?:'[^'\n]*'|"[^"\n]*")\s*)$)/,
    explain: () => 'entries without keys are a list; write [ ] in place of { }',
  },
  { says: /^Unexpected "[,}]"$/, before: /:(?=\s*$)/, explain: () => 'a value is missing after this' },
  {
    says: /^Unexpected "[£€]"$/,
    at: /^.\d+(?:[.,]\d{3})*(?:[.,]\d\d?)?(?![.,]?\d)/,
    explain: (found) => {
      const number = found.slice(1).replace(/[.,](?=\d{3})/g, '');
      return `found ${found}; write ${number.replace(',', '.')} as a number, without its currency`;
    },
  },
  {
    says: new RegExp(`^Unexpected "[${Object.keys(inPlaceOf).join('')}]"$`),
    at: /^./,
    explain: (found) => `expected ${inPlaceOf[found]}, found ${found}`,
  },
  { says: /^Expected identifier but found ","$/, at: /^,/, explain: () => 'a comma too many; remove it' },
  { says: /^Syntax error " "$/, before: /#$/, explain: () => 'a comment begins with //' },
  {
    says: /^(?:Syntax error "\d"|Expected "in" but found "[,}]")$/,
    before: /#[\da-f]*\s*$/i,
    at: /^[\da-f]*/i,
    explain: (found) => `a colour needs quotes; write '${found.trim()}'`,
  },
  {
    says: /^Legacy octal literals/,
    before: /(?<![\d-])\d*$/,
    at: /^\d*(?!\d*-)/,
    explain: (found) =>
      found.length > 4
        ? `a phone number needs quotes; write '${found}'`
        : `a number does not begin with 0; write ${Number(found)}`,
  },
  {
    says: /^Syntax error "[OIl]"/,
    before: /\d+$/,
    at: /^./,
    explain: (found) => `this number has a letter in it; write ${found.replace('O', '0').replace(/[Il]/, '1')}`,
  },
];

const inConflict = 'a merge conflict; keep one version, and remove the lines of <, = and >';

/** Finds a merge conflict, a token that is wrong where the parser noticed it, a mistyped comment or an open template. */
function findWrongToken(text: string, message: string, noticed: number): SyntaxFault | undefined {
  const conflict = /^(?:<{7} |>{7} |={7}$).*/m.exec(text);
  if (conflict) return faultAt(inConflict, conflict.index, conflict[0].length);
  const [, mixed, closing] = /[:[(,][ \t]*(`[^`\n]*(['"]))[ \t]*,?$/m.exec(text) ?? [];
  if (mixed) {
    const start = text.indexOf(mixed);
    const isOpening = text.slice(0, start).split('`').length % 2 === 1;
    if (isOpening)
      return faultAt(`opens with \` and closes with ${closing}; write ${closing} at both ends`, start, mixed.length);
  }
  // The parser notices the mark, or what follows it; further on is a line of a template.
  const comment = /(?<=(?:^|\n)[ \t]*)[#</].?$/s.exec(text.slice(0, noticed + 1))?.[0];
  if (comment) return faultAt('a comment begins with //', noticed + 1 - comment.length);
  for (const { before = /$/, at = /^/, explain } of slips.filter(({ says }) => says.test(message))) {
    const earlier = before.exec(text.slice(0, noticed));
    const later = at.exec(text.slice(noticed));
    if (!earlier || !later) continue;
    const found = earlier[0] + later[0];
    return faultAt(explain(found), earlier.index, found.length);
  }
  const isUnterminated = /^Unterminated string/.test(message) && noticed >= text.trimEnd().length && text.includes('`');
  return isUnterminated ? faultAt('unterminated string: the closing ` is missing', text.lastIndexOf('`')) : undefined;
}

/** Finds a key, a text, a day or a time without the quotes that it needs. */
function findUnquoted(text: string, message: string, noticed: number): SyntaxFault | undefined {
  const before = text.slice(0, noticed);
  if (message.startsWith('Legacy octal literals')) {
    const start = noticed - (/[\d-]*$/.exec(before)?.[0].length ?? 0);
    return unquoted(/^\d{4}-\d\d-\d\d/, 'a day', text, start);
  }
  const [hour] = /(?<=[:[,]\s*)\d\d?$/.exec(before) ?? [];
  if (hour) return unquoted(/^\d\d?:\d\d(?!\d)/, 'a time', text, noticed - hour.length);
  const [, separator = '', word = ''] = /([{,:])\s*([\p{L}$_][\p{L}\w$]*)[ \t]*$/u.exec(before) ?? [];
  if (word === '' || !/^Expected "[}\],]" but found "/.test(message)) return undefined;
  const start = before.lastIndexOf(word);
  if (separator !== ':')
    return unquoted(/^[\p{L}\w$]+(?:[ -]+[\p{L}\w$]+)+(?=\s*:)/u, 'a key with a space or a hyphen', text, start);
  if (/^(?:true|false|null|undefined)$/.test(word)) return undefined;
  return unquoted(/^\p{L}(?:(?!\/\/)[^'"`{}[\]():,;\n])*(?<=\S)(?=\s*(?:[,}\n]|\/\/))/u, 'a text', text, start);
}

function unquoted(pattern: RegExp, what: string, text: string, start: number): SyntaxFault | undefined {
  const [found] = pattern.exec(text.slice(start)) ?? [];
  return found ? faultAt(`${what} needs quotes; write '${found}'`, start, found.length) : undefined;
}

/** Finds a list with a key in place of its first entry, by the bracket that closes it: `[name: 'Home' }]`. */
function findKeyInList(text: string, message: string, noticed: number): SyntaxFault | undefined {
  const opening = /\[\s*(?:'[^'\n]*'|"[^"\n]*"|[\w$]+)\s*$/.exec(text.slice(0, noticed));
  if (!opening || message !== 'Expected "]" but found ":"') return undefined;
  let depth = 1;
  const brackets = text
    .slice(noticed)
    .match(scanned)
    ?.filter((found) => /^[{}[\]()]$/.test(found));
  const closer = brackets?.find((found) => {
    depth += Object.hasOwn(closers, found) ? 1 : -1;
    return depth === 0;
  });
  return closer === '}'
    ? missingAfter('{', opening.index)
    : faultAt('a list in [ ] has no keys; write { } in place of [ ]', opening.index);
}

function findBracket(text: string, noticed: number): SyntaxFault | undefined {
  const fault = findBracketFault(text);
  if (!fault || fault.start <= noticed) return fault;
  const unopened = findUnopened(text, fault.start);
  return unopened && unopened.end <= noticed ? unopened : undefined;
}

/** Finds a token that is missing before the place that the parser noticed. */
function findMissingToken(text: string, message: string, noticed: number): SyntaxFault | undefined {
  const [, expected = '', found = ''] = /^Expected "([}\]),;:])" but found "(.*)"$/.exec(message) ?? [];
  if (found === ';') return faultAt('expected a comma, found ;', noticed);
  const before = text.slice(0, noticed).trimEnd();
  if (expected === '' || before === '' || /[,{[(:;]$/.test(before)) return undefined;
  const word = /(?:'[^'\n]*'|"[^"\n]*"|[\w$.]+|.)$/.exec(before)?.[0].length ?? 1;
  if (found === ':') return findUnopenedEntry(before.slice(0, -word).trimEnd(), expected);
  const [number, whole, part] = /(\d+), ?(\d+)$/.exec(before) ?? [];
  if (number) {
    const message = `a number has no comma; write ${whole}${part?.length === 3 ? '' : '.'}${part}`;
    return faultAt(message, before.length - number.length, number.length);
  }
  const token = /^[[{'"`\d]/.test(found) && /[\w$]$/.test(before) ? 'a colon' : 'a comma';
  return missingAfter(token, before.length - word, word);
}

/** Finds the bracket missing before an unexpected key: its entry was not opened, or the previous list not closed. */
function findUnopenedEntry(above: string, expected: string): SyntaxFault | undefined {
  if (/[:=]$/.test(above)) return missingAfter('{', above.length - 1);
  return expected === ']' && above.endsWith(',') ? missingAfter(']', above.length - 2) : undefined;
}

function faultAt(message: string, start: number, length = 1): SyntaxFault {
  return { message, start, end: start + length };
}

function missingAfter(token: string, start: number, length = 1): SyntaxFault {
  return faultAt(`${token} is missing after this`, start, length);
}

/** Finds a string that an apostrophe ends too early, or that is not terminated. */
function findApostrophe(text: string, noticed: number): SyntaxFault | undefined {
  const start = text.lastIndexOf('\n', noticed - 1) + 1;
  const [line = ''] = text.slice(start).split('\n', 1);
  if (/^\s*(\/\/|\*)/.test(line)) return undefined;
  const words = /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`|\/\/.*|(['"])/g;
  for (const { 0: found, 1: open, index } of line.matchAll(words)) {
    if (found === '`') return undefined;
    const end = start + index + found.length;
    // A quote right after a word closes a string, so the opening quote is missing.
    const [, words] = /(?:[:[]|(?<=['"]),) ?(\p{L}(?:[^'"`:{}[\]]*[\p{L}\d.!?])?)$/u.exec(line.slice(0, index)) ?? [];
    if (words && /^['"]/.test(found))
      return faultAt(`the opening ${found[0]} is missing before this`, start + index - words.length);
    if (open) return faultAt(`unterminated string: the closing ${open} is missing`, start + line.trimEnd().length);
    const isApostrophe = found.startsWith("'") && /^[a-z]/.test(text.slice(end)) && /\w'$/.test(found);
    if (isApostrophe) return faultAt('this apostrophe ends the string; use ’', end - 1);
  }
  return undefined;
}

const closers: Readonly<Record<string, string>> = { '{': '}', '[': ']', '(': ')' };

/** Comments, strings and templates, whose brackets are ignored; and brackets. */
const scanned = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|[{}[\]()]/g;

type Opener = { bracket: string; offset: number; indent: number };

function findBracketFault(text: string): SyntaxFault | undefined {
  const openers: Opener[] = [];
  for (const { 0: found, index } of text.matchAll(scanned)) {
    if (Object.hasOwn(closers, found)) {
      openers.push({ bracket: found, offset: index, indent: indentAt(text, index) });
    } else if (/^[}\])]$/.test(found)) {
      const fault = faultOfCloser(text, index, openers.pop());
      if (fault) return fault;
    }
  }
  const [opener] = openers;
  return opener && missing(opener, text, endOfBlock(text, opener));
}

/** Compares a closing bracket with the last opening one: by kind and, if it begins its line, by indentation. */
function faultOfCloser(text: string, index: number, opener: Opener | undefined): SyntaxFault | undefined {
  const found = text[index] ?? '';
  const excess = faultAt(`${found} closes nothing; remove it, or open it before`, index);
  const isFirst = /^[ \t]*$/.test(text.slice(text.lastIndexOf('\n', index) + 1, index));
  const indent = isFirst ? indentAt(text, index) : opener?.indent;
  if (!opener || indent === undefined || indent > opener.indent) return excess;
  // The definition itself ends on a line of its own.
  const isEarly = opener.indent === 0 && !isFirst && /^[}\])],\n/.test(text.slice(index));
  if (isEarly && text.slice(opener.offset, index).includes('\n')) return excess;
  const isPair = closers[opener.bracket] === found;
  if (!isPair && !isFirst) {
    const isSameLine = !text.slice(opener.offset, index).includes('\n');
    return isSameLine ? missing(opener, text, text.slice(0, index).trimEnd().length) : excess;
  }
  return isPair && indent >= opener.indent ? undefined : missing(opener, text, endOfBlock(text, opener));
}

/**
 * Finds the key whose opening bracket is missing, for a closing one: on the same line, or with the same indentation.
 */
function findUnopened(text: string, at: number): SyntaxFault | undefined {
  const opener = Object.keys(closers).find((each) => closers[each] === text[at]);
  const start = text.lastIndexOf('\n', at) + 1;
  const indent = indentAt(text, at);
  const isFirst = text.slice(start, at).trim() === '';
  const keys = isFirst ? /^([ \t]*)(?:[\w$]+|'[^'\n]*'):[ \t]*$/gm : /^([ \t]*)(?:[\w$]+|'[^'\n]*'):/gm;
  const above = [...text.slice(isFirst ? 0 : start, at).matchAll(keys)].filter(([, own]) => own?.length === indent);
  const key = above.at(-1);
  if (!opener || !key) return undefined;
  const end = (isFirst ? 0 : start) + key.index + key[0].trimEnd().length;
  return missingAfter(opener, end - 1);
}

function indentAt(text: string, offset: number): number {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(start))?.[0].length ?? 0;
}

/** Returns the end of the last line indented more than the one with the opening bracket. */
function endOfBlock(text: string, { offset, indent }: Opener): number {
  let end = text.indexOf('\n', offset);
  while (end >= 0) {
    const next = text.indexOf('\n', end + 1);
    const line = text.slice(end + 1, next < 0 ? undefined : next);
    if (line.trim() !== '' && indentAt(text, end + 1) <= indent)
      return text.slice(0, end).replace(/[,\s]+$/, '').length;
    end = next;
  }
  return text.trimEnd().length;
}

function missing({ bracket, offset }: Opener, text: string, at: number): SyntaxFault {
  const line = linesOf(text).lineOf(offset);
  return faultAt(`${closers[bracket]} is missing here, for the ${bracket} of line ${line}`, at - 1);
}
