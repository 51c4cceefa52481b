import { parseArgs } from 'node:util';
import { problemFormats } from '../definition/format-problems.ts';
import { importDefinition } from '../definition/import-definition.ts';
import { listRoutes } from '../routes/routes.ts';
import { SiteError } from '../schema/problem.ts';
import { checkContradictions } from './contradictions/check-contradictions.ts';
import { definitionFile, loadDefinition } from './load-definition.ts';
import { outputOf } from './output-of.ts';
import { placeholderWarnings } from './placeholders.ts';

/** The part of `npm run check` that holds the definition to its schema and its entries to each other. */
const { values } = parseArgs({ options: { format: { type: 'string', default: 'text' } } });
const format = problemFormats.find((name) => name === values.format) ?? 'text';
const { print, say } = outputOf(format);

try {
  const site = await loadDefinition(definitionFile(), format);
  for (const warning of placeholderWarnings(site))
    console.warn(format === 'github' ? `::${warning.replace(': ', '::')}` : warning);
  const counts = [
    `${listRoutes(site).length} pages`,
    `${Object.keys(site.services).length} services`,
    `${Object.keys(site.towns).length} towns`,
    `${Object.keys(site.prices).length} prices`,
    `${site.knownDeadLinks.length} declared dead links`,
  ];
  say(`OK: ${definitionFile()} holds: ${counts.join(', ')}`);
  if (!checkContradictions(site, await importDefinition(definitionFile()), definitionFile(), format))
    process.exitCode = 1;
} catch (error) {
  if (!(error instanceof SiteError)) throw error;
  print(error.message);
  process.exitCode = 1;
}
