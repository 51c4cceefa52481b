import { namePlace } from '../../checks/contradictions/name-place.ts';
import { listTexts, type Text } from '../../checks/contradictions/texts.ts';
import { tokensOf } from '../../checks/contradictions/tokens-of.ts';
import { formatPrice } from '../../site/price-text.ts';
import type { KeyPath } from '../../site/problem.ts';
import { listRoutes } from '../../site/routes.ts';
import { entryOfRoute } from '../entry-of-route.ts';
import { type Definition, whereIs } from '../open-definition.ts';
import { tokenSource } from '../token-source.ts';
import type { Answer } from './answer.ts';

/** More than this many places are counted, not shown. */
const most = 20;

/** Where words come from: every price, sentence and composed name that has them, with its tokens resolved. */
export function explainText(definition: Definition, asked: string): Answer {
  const { site, written } = definition;
  // A digit ends where it ends: £45 is not £450.
  const words = new RegExp(`${asked.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\d)`, 'i');
  const has = (text: string) => words.test(text);
  const blocks = [
    ...Object.entries(site.prices)
      .map(([key, price]) => ({ key, text: `${price.name}: ${formatPrice(price, site.money, site.language)}` }))
      .filter(({ text }) => has(text))
      .map(({ key, text }) => printPlace(definition, ['prices', key], text)),
    ...listTexts(written, site)
      .filter(({ text }) => has(text))
      .map((text) => printText(definition, text)),
    ...listRoutes(site)
      .filter((route) => route.kind === 'location' && has(route.name))
      .map((route) => printPlace(definition, entryOfRoute(site, route), `the page's name: ${route.name}`)),
    ...defaultsOf(definition)
      .filter(({ text }) => has(text))
      .map(
        ({ path, text }) =>
          `schema/${path[0]}.ts  ${namePlace(site, path)}\n  ${text}\n  the schema's own words; write ${namePlace(site, path)} to change them`,
      ),
  ];
  if (blocks.length === 0) return { found: false, text: `Nothing in the definition reads "${asked}".` };
  const rest = blocks.length > most ? [`and ${blocks.length - most} more places; ask for more words to see fewer`] : [];
  return { found: true, text: [...blocks.slice(0, most), ...rest].join('\n\n') };
}

function printText(definition: Definition, { path, written, text }: Text): string {
  const tokens = tokensOf(written).flatMap((token) => {
    const source = tokenSource(token);
    const place = source ? `${whereIs(definition, source)}  ${namePlace(definition.site, source)}` : 'the calendar';
    return [`    ${written.slice(token.start, token.end)} from ${place}`];
  });
  const lines = [printPlace(definition, path, text)];
  if (tokens.length > 0) lines.push(`  written: ${written}`, ...new Set(tokens));
  return lines.join('\n');
}

function printPlace(definition: Definition, path: KeyPath, text: string): string {
  return `${whereIs(definition, path)}  ${namePlace(definition.site, path)}\n  ${text}`;
}

/** Words that the definition leaves to the schema. */
function defaultsOf({ site, written }: Definition): { path: KeyPath; text: string }[] {
  const { wording = {} } = written as { wording?: Record<string, unknown> };
  return Object.entries(site.wording)
    .filter(([key]) => wording[key] === undefined)
    .map(([key, text]) => ({ path: ['wording', key], text }));
}
