const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Control characters and halves of a character cannot stand in XML at all, not even escaped. */
export function escapeXml(text: string): string {
  const allowed = text.replace(/(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu, '');
  return allowed.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
