import { formatStablePath, type KeyPath } from '../site/key-path.ts';
import { countOf } from '../site/problem.ts';
import { formatColumns } from './columns.ts';
import { type Definition, locationOf, openDefinition, parseKey } from './definition.ts';
import { type Impact, measureImpact } from './impact/measure-impact.ts';
import { openRenderer } from './impact/render-site.ts';
import { createCommand, runCommand } from './run-command.ts';

const examples = `
Examples:
  npm run impact -- prices.brake-pads
  npm run impact -- business.phone
  npm run impact -- "pages['/contact']"`;

export const command = createCommand(
  'impact',
  'Shows which pages, mails and structured data an entry of the definition affects.',
)
  .argument('<key>', 'key path of the entry')
  .option('--json', 'print one JSON object')
  .addHelpText('after', examples)
  .action(async (key: string, { json }: { json?: true }) => {
    const definition = await openDefinition();
    const parsed = parseKey(definition, key);
    if ('problem' in parsed) {
      console.error(parsed.problem);
      process.exitCode = 1;
      return;
    }
    const impact = await measureImpact(definition, parsed.path, await openRenderer(definition));
    console.log(json ? JSON.stringify(impact, null, 2) : formatImpact(definition, parsed.path, impact));
  });

const maxMentions = 30;

function formatImpact(definition: Definition, path: KeyPath, impact: Impact): string {
  const { site } = definition;
  const nodes = impact.structuredData.map(({ type, pages }) => `${type} on ${countOf(pages, 'page')}`);
  const rows = [
    ['addresses', impact.addresses, true],
    ['pages', impact.pages, impact.isCompared],
    ['linked from', impact.linkedFrom, true],
    ['form options', impact.formOptions, impact.isCompared],
    ['mails', impact.mails, impact.isCompared],
    ['structured data', nodes, impact.isCompared],
  ] as const;
  const table = formatColumns(
    rows.map(([label, values, isKnown]) => [
      `  ${label}`,
      isKnown ? String(values.length) : '?',
      listAll(values, definition),
    ]),
  );
  const mentions = formatColumns(
    impact.mentions
      .slice(0, maxMentions)
      .map(({ path: at, how }) => [`  ${locationOf(definition, at)}`, how, formatStablePath(site, at)]),
  );
  const parts = [`${formatStablePath(site, path)}  ${locationOf(definition, path)}`, table];
  if (!impact.isCompared) parts.push('? is not known, because no other value was found to compare with.');
  const count = impact.mentions.length;
  if (count > 0) parts.push(`Referred to in ${countOf(count, 'place')}:\n${mentions}`);
  if (count > maxMentions) parts.push(`  and ${count - maxMentions} more; --json lists all`);
  return parts.join('\n\n');
}

function listAll(values: readonly string[], { site }: Definition): string {
  const all = site.pages.length + Object.keys(site.services).length + site.locations.length;
  return values.length === all && values.every((value) => value.startsWith('/')) ? 'every page' : values.join(', ');
}

await runCommand(command);
