/** A missing or superfluous token, with its position. */
export type SyntaxFault = { message: string; start: number; end: number };

/** Finds a key, a text, a day or a time without the quotes that it needs. */
export function findUnquoted(text: string, message: string, noticed: number): SyntaxFault | undefined {
  const before = text.slice(0, noticed);
  if (message.startsWith('Legacy octal literals')) {
    const start = noticed - (/[\d-]*$/.exec(before)?.[0].length ?? 0);
    return faultOf(/^\d{4}-\d\d-\d\d/, 'a day', text, start);
  }
  const [hour] = /(?<=[:[,]\s*)\d\d?$/.exec(before) ?? [];
  if (hour) return faultOf(/^\d\d?:\d\d(?!\d)/, 'a time', text, noticed - hour.length);
  const [, separator = '', word = ''] = /([{,:])\s*([\p{L}$_][\p{L}\w$]*)[ \t]*$/u.exec(before) ?? [];
  if (word === '' || !/^Expected "[}\],]" but found "/.test(message)) return undefined;
  const start = before.lastIndexOf(word);
  if (separator !== ':')
    return faultOf(/^[\p{L}\w$]+(?:[ -]+[\p{L}\w$]+)+(?=\s*:)/u, 'a key with a space or a hyphen', text, start);
  if (/^(?:true|false|null|undefined)$/.test(word)) return undefined;
  return faultOf(/^\p{L}(?:(?!\/\/)[^'"`{}[\]():,;\n])*(?<=\S)(?=\s*(?:[,}\n]|\/\/))/u, 'a text', text, start);
}

function faultOf(pattern: RegExp, what: string, text: string, start: number): SyntaxFault | undefined {
  const [found] = pattern.exec(text.slice(start)) ?? [];
  return found ? { message: `${what} needs quotes; write '${found}'`, start, end: start + found.length } : undefined;
}
