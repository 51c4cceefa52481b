import { parseArgs } from 'node:util';
import { checkContradictions } from '../checks/contradictions/check-contradictions.ts';
import { definitionFile, loadDefinition } from '../checks/load-definition.ts';
import { formats, outputOf } from '../checks/report/reporters.ts';
import { placeholderWarnings } from '../site/placeholders.ts';
import { SiteError } from '../site/problem.ts';
import { listRoutes } from '../site/routes.ts';

/** The part of `npm run check` that holds the definition to its schema and its entries to each other. */
const { values } = parseArgs({ options: { format: { type: 'string', default: 'text' } } });
const format = formats.find((name) => name === values.format) ?? 'text';
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
  if (!checkContradictions(site, definitionFile(), format)) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof SiteError)) throw error;
  print(error.message);
  process.exitCode = 1;
}
