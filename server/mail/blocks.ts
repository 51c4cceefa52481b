/** A mail as data, which is printed twice: as text and as HTML. */
export type Block =
  /** A paragraph. */
  | { text: string }
  /** A heading over what follows. */
  | { heading: string }
  /** A button to tap, such as one that rings somebody. */
  | { button: string; href: string }
  /** Labels and values, one under the other. */
  | { rows: readonly Row[] };

export type Row = { label: string; value: string; href?: string | undefined };

/**
 * The mail as plain text. A value of several lines is indented: however a visitor lays a message out, it cannot pass
 * for another field.
 */
export function printText(blocks: readonly Block[]): string {
  return `${blocks.map(blockText).join('\n\n')}\n`;
}

function blockText(block: Block): string {
  if ('text' in block) return block.text;
  if ('heading' in block) return block.heading;
  if ('button' in block) return block.button;
  return block.rows
    .map(({ label, value }) =>
      value.includes('\n') ? `${label}:\n${value.replace(/^/gm, '    ')}` : `${label}: ${value}`,
    )
    .join('\n');
}

/** The mail as HTML, with styles that every mail program reads; all that is filled in is escaped. */
export function printHtml(blocks: readonly Block[], { language, title, colour }: PageFacts): string {
  return [
    '<!doctype html>',
    `<html lang="${escapeHtml(language)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="format-detection" content="telephone=no">',
    `<title>${escapeHtml(title)}</title></head>`,
    '<body style="margin:0;padding:16px;background:#f4f4f2;color:#1c1c1a;font:16px/1.5 Arial,Helvetica,sans-serif">',
    `<div style="max-width:560px;margin:0 auto;padding:24px;background:#fff;border-top:6px solid ${colour}">`,
    ...blocks.map((block) => blockHtml(block, colour)),
    '</div></body></html>',
  ].join('\n');
}

function blockHtml(block: Block, colour: string): string {
  if ('text' in block) return `<p style="margin:0 0 16px">${escapeHtml(block.text).replaceAll('\n', '<br>')}</p>`;
  if ('heading' in block) return `<h1 style="margin:0 0 16px;font-size:20px">${escapeHtml(block.heading)}</h1>`;
  if ('button' in block) {
    const style = `display:inline-block;padding:12px 20px;background:${colour};color:#fff;font-weight:bold;text-decoration:none`;
    return `<p style="margin:0 0 16px"><a href="${escapeHtml(block.href)}" style="${style}">${escapeHtml(block.button)}</a></p>`;
  }
  const rows = block.rows.map(({ label, value, href }) => {
    const text = escapeHtml(value).replaceAll('\n', '<br>');
    const shown = href ? `<a href="${escapeHtml(href)}" style="color:${colour}">${text}</a>` : text;
    const cell = 'padding:6px 12px 6px 0;border-bottom:1px solid #ddd;vertical-align:top;text-align:left';
    return `<tr><th scope="row" style="${cell};color:#555;font-weight:normal">${escapeHtml(label)}</th><td style="${cell}">${shown}</td></tr>`;
  });
  return `<table style="width:100%;margin:0 0 16px;border-collapse:collapse">${rows.join('\n')}</table>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

type PageFacts = { language: string; title: string /** `'#00543c'`, from the definition. */; colour: string };
