/** Any text as the cell of a Markdown table. */
export function escapeCell(text: string): string {
  return text.replace(/[\r\n]+/g, ' ').replace(/[\\|<>`*_[\]]/g, '\\$&');
}
