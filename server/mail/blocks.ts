import { isRightToLeft, languageAttributes } from '../../schema/clock.ts';
import { endLabel, joinLabel } from '../../schema/placeholders.ts';
import { escapeMarkup } from '../../site/escape.ts';

export type MailBlock =
  | { text: string }
  | { heading: string }
  | { button: string; href: string }
  | { link: string; href: string }
  | { rows: readonly MailRow[] };

export type MailContent = {
  subject: string;
  blocks: MailBlock[];
  attachments?: { filename: string; content: string; contentType: string }[];
};

export type MailRow = { label: string; value: string; href?: string | undefined };

/** Renders plain text. Indents multi-line values, so that no message can imitate another field. */
export function renderText(blocks: readonly MailBlock[], wording: Wording): string {
  return `${blocks.map((block) => blockText(block, wording)).join('\n\n')}\n`;
}

type Wording = Parameters<typeof endLabel>[1];

function blockText(block: MailBlock, wording: Wording): string {
  if ('text' in block) return block.text;
  if ('heading' in block) return block.heading;
  if ('button' in block) return block.button;
  if ('link' in block) return `${endLabel(block.link, wording)}\n${block.href}`;
  return block.rows
    .map(({ label, value }) =>
      value.includes('\n')
        ? `${endLabel(label, wording)}\n${value.replace(/^/gm, '    ')}`
        : joinLabel(label, value, wording),
    )
    .join('\n');
}

/** Renders HTML with inline styles, which all mail programs support; escapes all values, and breaks endless words. */
export function renderHtml(
  blocks: readonly MailBlock[],
  page: Record<'language' | 'title' | 'colour', string>,
): string {
  const { language, title, colour } = page;
  return [
    '<!doctype html>',
    `<html ${languageAttributes(language)}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="format-detection" content="telephone=no">',
    `<title>${escapeMarkup(title)}</title></head>`,
    '<body style="margin:0;padding:16px;background:#f4f4f2;color:#1c1c1a;font:16px/1.5 Arial,Helvetica,sans-serif">',
    `<div style="max-width:560px;margin:0 auto;padding:24px;background:#fff;border-top:6px solid ${colour};word-break:break-word">`,
    ...blocks.map((block) => blockHtml(block, colour, isRightToLeft(language) ? 'right' : 'left')),
    '</div></body></html>',
  ].join('\n');
}

/** Aligns rows to a side, because mail programs do not know `text-align: start`. */
function blockHtml(block: MailBlock, colour: string, side: 'left' | 'right'): string {
  if ('text' in block) return `<p style="margin:0 0 16px">${escapeMarkup(block.text).replaceAll('\n', '<br>')}</p>`;
  if ('heading' in block) return `<h1 style="margin:0 0 16px;font-size:20px">${escapeMarkup(block.heading)}</h1>`;
  if ('button' in block) {
    const style = `display:inline-block;padding:12px 20px;background:${colour};color:#fff;font-weight:bold;text-decoration:none`;
    return `<p style="margin:0 0 16px"><a href="${escapeMarkup(block.href)}" style="${style}">${escapeMarkup(block.button)}</a></p>`;
  }
  if ('link' in block)
    return `<p style="margin:0 0 16px"><a href="${escapeMarkup(block.href)}" style="color:${colour}">${escapeMarkup(block.link)}</a></p>`;
  const rows = block.rows.map(({ label, value, href }) => {
    const text = escapeMarkup(value).replaceAll('\n', '<br>');
    const content = href ? `<a href="${escapeMarkup(href)}" style="color:${colour}">${text}</a>` : text;
    const cell = `padding:6px 12px 6px 0;border-bottom:1px solid #ddd;vertical-align:top;text-align:${side}`;
    return `<tr><th scope="row" style="${cell};color:#555;font-weight:normal;word-break:normal">${escapeMarkup(label)}</th><td dir="auto" style="${cell}">${content}</td></tr>`;
  });
  return `<table style="width:100%;margin:0 0 16px;border-collapse:collapse">${rows.join('\n')}</table>`;
}
