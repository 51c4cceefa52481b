/**
 * The one part that a Range header asks for, `none` where nothing of the file lies in it, or undefined where the whole
 * file is the answer: to several parts, to other units, and to what cannot be read.
 */
export function readRange(header: string, length: number): { start: number; end: number } | 'none' | undefined {
  const [, first = '', last = ''] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header) ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const suffix = Math.min(Number(last), length);
    return suffix === 0 ? 'none' : { start: length - suffix, end: length - 1 };
  }
  const start = Number(first);
  const end = last === '' ? length - 1 : Math.min(Number(last), length - 1);
  if (last !== '' && Number(last) < start) return undefined;
  return start >= length ? 'none' : { start, end };
}
