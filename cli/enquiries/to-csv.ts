/** A spreadsheet takes a file that begins with this for UTF-8, and else for whatever its computer is used to. */
export const byteOrderMark = '\uFEFF';

/** One line of a CSV file (RFC 4180), in which no cell can do anything but be read. */
export function toCsvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => quote(defuse(cell))).join(',')}\r\n`;
}

/**
 * A spreadsheet calculates what begins with one of these signs, in their wide spelling too, and a formula can send the
 * whole sheet elsewhere. An apostrophe before it makes it text: https://owasp.org/www-community/attacks/CSV_Injection
 */
function defuse(cell: string): string {
  return /^\s*[=+\-@\t\r\n|%\uFF1D\uFF0B\uFF0D\uFF20]/u.test(cell) ? `'${cell}` : cell;
}

function quote(cell: string): string {
  return `"${cell.replaceAll('"', '""')}"`;
}
