import { namePlace } from '../../checks/contradictions/name-place.ts';
import type { KeyPath } from '../../site/problem.ts';
import { type Definition, whereIs } from '../open-definition.ts';
import { printColumns } from '../print-columns.ts';
import type { Impact } from './weigh-impact.ts';

/** More places than these are counted, not shown. */
const most = 30;

/** What an entry touches, for people: counts first, then the places of the definition that refer to it. */
export function printImpact(definition: Definition, path: KeyPath, impact: Impact): string {
  const { site } = definition;
  const nodes = impact.structuredData.map(({ type, pages }) => `${type} on ${pages} ${pages === 1 ? 'page' : 'pages'}`);
  const rows = [
    ['addresses', impact.addresses],
    ['pages', impact.pages],
    ['linked from', impact.linkedFrom],
    ['form options', impact.formOptions],
    ['mails', impact.mails],
    ['structured data', nodes],
  ] as const;
  const table = printColumns(
    rows.map(([label, values]) => [`  ${label}`, String(values.length), listAll(values, definition)]),
  );
  const mentions = printColumns(
    impact.mentions
      .slice(0, most)
      .map(({ path: at, how }) => [`  ${whereIs(definition, at)}`, how, namePlace(site, at)]),
  );
  const parts = [`${namePlace(site, path)}  ${whereIs(definition, path)}`, table];
  if (impact.mentions.length > 0) parts.push(`Referred to at ${impact.mentions.length} places:\n${mentions}`);
  if (impact.mentions.length > most) parts.push(`  and ${impact.mentions.length - most} more; --json lists all`);
  return parts.join('\n\n');
}

function listAll(values: readonly string[], { site }: Definition): string {
  const all = site.pages.length + Object.keys(site.services).length + site.locations.length;
  return values.length === all && values.every((value) => value.startsWith('/')) ? 'every page' : values.join(', ');
}
