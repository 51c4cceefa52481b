import { appendFileSync, existsSync } from 'node:fs';
import { Option } from 'commander';
import { checkFolder, checkFolderAndExternal } from '../checks/links/check-folder.ts';
import { requestExternal } from '../checks/links/external.ts';
import { reportLinks } from '../checks/links/report-links.ts';
import { passes } from '../checks/links/validate/validate-links.ts';
import { definitionFile, loadDefinition } from '../checks/load-definition.ts';
import { type Format, formats, outputOf, reporters } from '../checks/report/reporters.ts';
import { SiteError } from '../site/problem.ts';
import { readSource } from '../site/source/source.ts';
import { createCommand, runCommand } from './run-command.ts';

type Options = { dir: string; format: Format; external: boolean; cache: string };

const command = createCommand('check:links', 'Checks every link of the built site.')
  .option('--dir <folder>', 'the built site', 'dist/client')
  .addOption(new Option('--format <format>', 'how findings are printed').choices(formats).default('text'))
  .option('--external', 'requests the addresses on other hosts too', false)
  .option('--cache <file>', 'where the outcomes of those requests are cached', '.cache/external-links.json')
  .addHelpText('after', '\nExit codes: 0 every dead link is declared, 1 a fault was found, 2 nothing could be checked.')
  .action(async (options: Options) => {
    process.exitCode = await checkLinks(options);
  });
await runCommand(command);

async function checkLinks({ dir: folder, format, external, cache }: Options): Promise<number> {
  const dir = folder.replace(/\/+$/, '') || '/';
  if (!existsSync(dir)) return reportNotBuilt(dir);
  try {
    const [site, source] = [await loadDefinition(definitionFile(), format), readSource(definitionFile())];
    const report = external
      ? await checkFolderAndExternal(dir, site, source, requestExternal(cache))
      : checkFolder(dir, site, source);
    // An empty folder has no dead links either; passing it would hide a failed build.
    if (report.summary.pages === 0) return reportNotBuilt(dir);
    const diagnostics = reportLinks(report);
    process.stdout.write(`${reporters[format](diagnostics, process.stdout.isTTY && !process.env.NO_COLOR)}\n`);
    if (format === 'github' && process.env.GITHUB_STEP_SUMMARY) {
      appendFileSync(process.env.GITHUB_STEP_SUMMARY, `${reporters.markdown(diagnostics)}\n`);
    }
    return passes(report) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    outputOf(format).print(error.message);
    return 1;
  }
}

function reportNotBuilt(dir: string): number {
  console.error(`There is no built site in ${dir}. Build it first with: npm run build`);
  return 2;
}
