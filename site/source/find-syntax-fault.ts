import { linesOf } from './lines.ts';
import type { SourceRange } from './locate.ts';

/** A missing or superfluous token, with its position. */
type SyntaxFault = { message: string; start: number; end: number };

/**
 * Finds a missing comma or bracket. A parser may notice a bracket thousands of lines on; the indentation shows where it
 * was left out.
 */
export function findSyntaxFault(text: string, message: string, { line, column }: SourceRange): SyntaxFault | undefined {
  const { startOf } = linesOf(text);
  const noticed = startOf(line) + column - 1;
  const [, unexpected = ''] = /^Unexpected "(.)"$/.exec(message) ?? [];
  const instead = Object.hasOwn(inPlaceOf, unexpected) ? inPlaceOf[unexpected] : undefined;
  if (instead) return { message: `expected ${instead}, found ${unexpected}`, start: noticed, end: noticed + 1 };
  if (message === 'Expected identifier but found ","')
    return { message: 'a comma too many; remove it', start: noticed, end: noticed + 1 };
  if (/^Unterminated string/.test(message) && noticed >= text.trimEnd().length && text.includes('`')) {
    const start = text.lastIndexOf('`');
    return { message: 'unterminated string: the closing ` is missing', start, end: start + 1 };
  }
  const isLetter = /^Syntax error "[OIl]"/.test(message);
  const digits = isLetter ? /\d+$/.exec(text.slice(0, noticed))?.[0] : undefined;
  if (digits) {
    const number = `${digits}${text[noticed] === 'O' ? 0 : 1}`;
    return {
      message: `this number has a letter in it; write ${number}`,
      start: noticed - digits.length,
      end: noticed + 1,
    };
  }
  const apostrophe = findApostrophe(text, noticed);
  if (apostrophe) return apostrophe;
  const bracket = findBracketFault(text);
  if (bracket && bracket.start <= noticed) return bracket;
  const unopened = bracket && findUnopened(text, bracket.start);
  if (unopened && unopened.end <= noticed) return unopened;
  const [, expected = '', found = ''] = /^Expected "([}\]),;:])" but found "(.*)"$/.exec(message) ?? [];
  if (found === ';') return { message: 'expected a comma, found ;', start: noticed, end: noticed + 1 };
  const before = text.slice(0, noticed).trimEnd();
  if (expected === '' || before === '' || /[,{[(:;]$/.test(before)) return undefined;
  const word = /(?:'[^'\n]*'|"[^"\n]*"|[\w$.]+|.)$/.exec(before)?.[0].length ?? 1;
  const report = (what: string, end: number, length = 1) => ({
    message: `${what} is missing after this`,
    start: end - length,
    end,
  });
  if (found === ':') {
    // An unexpected key: the bracket before it was not opened, or the previous one not closed.
    const above = before.slice(0, -word).trimEnd();
    if (above.endsWith(':')) return report('{', above.length);
    return expected === ']' && above.endsWith(',') ? report(']', above.length - 1) : undefined;
  }
  const [number, whole, part] = /(\d+), ?(\d+)$/.exec(before) ?? [];
  if (number) {
    const message = `a number has no comma; write ${whole}${part?.length === 3 ? '' : '.'}${part}`;
    return { message, start: before.length - number.length, end: before.length };
  }
  return report(/^[[{'"`\d]/.test(found) && /[\w$]$/.test(before) ? 'a colon' : 'a comma', before.length, word);
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
    // A quote right after a word ends it, so the word lacks the first one.
    const [, words] = /(?:[:[]|(?<=['"]),) ?(\p{L}(?:[^'"`:{}[\]]*[\p{L}\d.!?])?)$/u.exec(line.slice(0, index)) ?? [];
    if (words && /^['"]/.test(found)) {
      const first = start + index - words.length;
      return { message: `the opening ${found[0]} is missing before this`, start: first, end: first + 1 };
    }
    if (open) {
      const atEnd = start + line.trimEnd().length;
      return { message: `unterminated string: the closing ${open} is missing`, start: atEnd, end: atEnd + 1 };
    }
    const isApostrophe = found.startsWith("'") && /^[a-z]/.test(text.slice(end)) && /\w'$/.test(found);
    if (isApostrophe) return { message: 'this apostrophe ends the string; use ’', start: end - 1, end };
  }
  return undefined;
}

/** The correct token where people write another. */
const inPlaceOf: Readonly<Record<string, string>> = {
  '=': 'a colon',
  '‘': "a straight '",
  '’': "a straight '",
  '“': 'a straight "',
  '”': 'a straight "',
};

const closers: Readonly<Record<string, string>> = { '{': '}', '[': ']', '(': ')' };

/** Comments, strings and templates, whose brackets are ignored; and brackets. */
const scanned = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|[{}[\]()]/g;

type Opener = { bracket: string; offset: number; indent: number };

function findBracketFault(text: string): SyntaxFault | undefined {
  const openers: Opener[] = [];
  for (const { 0: found, index } of text.matchAll(scanned)) {
    if (Object.hasOwn(closers, found)) {
      openers.push({ bracket: found, offset: index, indent: indentAt(text, index) });
      continue;
    }
    if (!/^[}\])]$/.test(found)) continue;
    const opener = openers.at(-1);
    const isFirst = /^[ \t]*$/.test(text.slice(text.lastIndexOf('\n', index) + 1, index));
    const indent = isFirst ? indentAt(text, index) : undefined;
    const isPair = opener !== undefined && closers[opener.bracket] === found;
    if (!opener || (indent !== undefined && indent > opener.indent)) {
      return excess(found, index);
    }
    if (!isPair && indent === undefined) {
      const isSameLine = !text.slice(opener.offset, index).includes('\n');
      return isSameLine ? missing(opener, text, text.slice(0, index).trimEnd().length) : excess(found, index);
    }
    if (!isPair || (indent !== undefined && indent < opener.indent))
      return missing(opener, text, endOfBlock(text, opener));
    openers.pop();
  }
  const [opener] = openers;
  return opener && missing(opener, text, endOfBlock(text, opener));
}

/**
 * Finds the key whose list or entry was not opened, by the bracket that closes it: on the same line, or as indented.
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
  return { message: `${opener} is missing after this`, start: end - 1, end };
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

function excess(bracket: string, at: number): SyntaxFault {
  return { message: `${bracket} closes nothing; remove it, or open it before`, start: at, end: at + 1 };
}

function missing({ bracket, offset }: Opener, text: string, at: number): SyntaxFault {
  const line = linesOf(text).lineOf(offset);
  return { message: `${closers[bracket]} is missing here, for the ${bracket} of line ${line}`, start: at - 1, end: at };
}
