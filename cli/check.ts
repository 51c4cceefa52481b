import { Option } from 'commander';
import { checkContradictions } from '../checks/contradictions/check-contradictions.ts';
import { loadDefinition } from '../checks/load-definition.ts';
import { type Format, formats, formatWarning, outputOf } from '../checks/report/reporters.ts';
import { listWarnings } from '../checks/warnings.ts';
import { countOf, SiteError } from '../site/problem.ts';
import { listRoutes } from '../site/routes.ts';
import { siteFolders } from '../site/source/folders.ts';
import { createCommand, runCommand } from './run-command.ts';

export const command = createCommand(
  'check',
  'Validates the site definition: its schema, its references, its contradictions.',
)
  .addOption(new Option('--format <format>', 'format of the report').choices(formats).default('text'))
  .action(async ({ format }: { format: Format }) => {
    const { printReport, printStatus } = outputOf(format);
    const { definition, publicDir } = siteFolders();
    try {
      const site = await loadDefinition(definition, format, publicDir);
      for (const warning of listWarnings(site, { details: true })) console.warn(formatWarning(warning, format));
      const counts = [
        countOf(listRoutes(site).length, 'page'),
        countOf(Object.keys(site.services).length, 'service'),
        countOf(Object.keys(site.towns).length, 'town'),
        countOf(Object.keys(site.prices).length, 'price'),
        countOf(site.knownDeadLinks.length, 'declared dead link'),
      ];
      printStatus(`OK: ${definition} is valid: ${counts.join(', ')}`);
      if (!checkContradictions(site, definition, format)) process.exitCode = 1;
    } catch (error) {
      if (!(error instanceof SiteError)) throw error;
      printReport(error.message);
      process.exitCode = 1;
    }
  });

await runCommand(command);
