import { type Cause, type Finding, pagesOf } from '../finding.ts';
import type { RuleName } from '../rules.ts';
import type { Summary } from '../validate/validate-links.ts';

/** Rules whose nearest is a guess; the others say in their message what to write. */
const guessing: ReadonlySet<RuleName> = new Set(['dead-page', 'dead-fragment', 'dead-asset']);

/** A finding in one sentence: target, what is wrong, what was most likely meant. */
export function describeFinding({
  rule,
  target,
  message,
  nearest,
  declaration,
}: Pick<Finding, 'rule' | 'target' | 'message' | 'nearest' | 'declaration'>): string {
  if (declaration) {
    const review = declaration.reviewBy ? ` Review by: ${declaration.reviewBy}` : '';
    return `${target} is dead and declared: ${declaration.reason} Instead: ${declaration.instead}${review}`;
  }
  const hint = nearest !== undefined && guessing.has(rule) ? `; did you mean ${nearest}?` : '';
  return `${target} ${message}${hint}`;
}

/** Where the thing to change is written: in the definition, or else in the built file. */
export function locateCause({ at, places: [place] }: Cause): { file: string; line?: number; column?: number } {
  if (at) return { file: at.file, line: at.line, column: at.column };
  const { file = '', line, column } = place ?? {};
  return { file, ...(line !== undefined && { line, column: column ?? 1 }) };
}

/** `site.config.ts:12:5`. */
export function formatLocation({ file, line, column }: { file: string; line?: number; column?: number }): string {
  return line === undefined ? file : `${file}:${line}:${column ?? 1}`;
}

/** The way from a cause to the page: entry, template, the pages and the first place on them. */
export function describeCause(cause: Cause, most = 3): string {
  const { entry, template, expected, places } = cause;
  const [first] = places;
  const isInDefinition = first?.entry !== undefined;
  const pages = pagesOf(cause);
  const shown = pages.slice(0, most).map((page, index) => {
    return index === 0 && first ? `${page} (${first.attribute}, ${formatLocation(first)})` : page;
  });
  const rest = pages.length > most ? ` and ${formatCount(pages.length - most)} more` : '';
  return [
    ...(entry ? [entry] : []),
    ...(template ? [`drawn by ${template}`] : []),
    ...(expected === undefined ? [] : [`where the definition says ${expected}: build again`]),
    ...(isInDefinition ? [] : [`on ${plural(pages.length, 'page')}: ${shown.join(', ')}${rest}`]),
  ].join(', ');
}

/** `31 pages, 1,204 links: 0 dead, 11 declared dead, 0 stale`. */
export function describeSummary(summary: Summary): string {
  const { pages, links, external, dead, declared, stale, other, unknown } = summary;
  const found = [`${formatCount(dead)} dead`, `${formatCount(declared)} declared dead`, `${formatCount(stale)} stale`];
  if (other > 0) found.push(`${formatCount(other)} other ${other === 1 ? 'fault' : 'faults'}`);
  if (unknown > 0) found.push(`${formatCount(unknown)} could not be told`);
  const asked = summary.asked ? 'asked for' : 'not fetched';
  const elsewhere = external > 0 ? ` (${formatCount(external)} external ${asked})` : '';
  return `${plural(pages, 'page')}, ${plural(links, 'link')}: ${found.join(', ')}${elsewhere}`;
}

export function plural(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}

function formatCount(count: number): string {
  return count.toLocaleString('en-GB');
}
