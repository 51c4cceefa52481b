import { appendFileSync, existsSync } from 'node:fs';
import { checkFolder, checkFolderAndBeyond } from '../checks/links/check-folder.ts';
import { askOnce } from '../checks/links/external/ask-once.ts';
import { readOptions, usage } from '../checks/links/read-options.ts';
import { reportLinks } from '../checks/links/report-links.ts';
import { passes } from '../checks/links/validate/validate-links.ts';
import { definitionFile, loadDefinition } from '../checks/load-definition.ts';
import { outputOf, reporters } from '../checks/report/reporters.ts';
import { SiteError } from '../site/problem.ts';
import { readSource } from '../site/source/source.ts';

/** 0: every dead link is declared. 1: a fault. 2: the check could not be made. */
process.exitCode = await checkLinks(process.argv.slice(2));

async function checkLinks(args: readonly string[]): Promise<number> {
  const options = readOptions(args);
  if ('problem' in options) return fail(`${options.problem}\n${usage}`);
  const { dir, format, external, cache } = options;
  if (!existsSync(dir)) return fail(notBuilt(dir));

  try {
    const [site, source] = [await loadDefinition(definitionFile(), format), readSource(definitionFile())];
    const report = external
      ? await checkFolderAndBeyond(dir, site, source, askOnce(cache))
      : checkFolder(dir, site, source);
    // An empty folder has no dead links either, and passing it would hide a build that failed.
    if (report.summary.pages === 0) return fail(notBuilt(dir));
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

function fail(message: string): number {
  process.stderr.write(`${message}\n`);
  return 2;
}

function notBuilt(dir: string): string {
  return `There is no built site in ${dir}. Build it first with: npm run build`;
}
