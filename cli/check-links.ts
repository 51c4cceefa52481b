import { appendFileSync, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CommanderError, InvalidArgumentError, Option } from 'commander';
import { checkAnyFolder, requestOfFolder } from '../checks/links/check-any-folder.ts';
import { readText } from '../checks/links/read-text.ts';
import { reportLinks } from '../checks/links/report-links.ts';
import { type RuleName, ruleNames } from '../checks/links/rules.ts';
import { type LinkReport, passes, withoutKnown } from '../checks/links/validate/validate-links.ts';
import { type Format, formats, outputOf, reporters } from '../checks/report/reporters.ts';
import { messageOf, SiteError } from '../site/problem.ts';
import { siteFolders } from '../site/source/folders.ts';
import { createCommand, runCommand } from './run-command.ts';

type Options = {
  dir: string;
  format: Format;
  external: boolean;
  definition?: string | false;
  origin?: string;
  only?: RuleName[];
  skipRule?: RuleName[];
  baseline?: string;
};

export const command = createCommand(
  'check:links',
  'Checks every link of the built site, or of any other folder of pages.',
)
  .option('--dir <folder>', 'folder of the built site', join(siteFolders().outDir, 'client'))
  .addOption(new Option('--format <format>', 'format of the report').choices(formats).default('text'))
  .option('--definition <file>', 'trace findings to this definition; by default SITE_CONFIG or ./site.config.ts')
  .option('--no-definition', 'check the folder of another site, without the conventions of this one')
  .option(
    '--origin <address>',
    'origin and base path of a site without a definition: https://example.org/docs',
    readOrigin,
  )
  .option('--only <rules>', 'run only these rules, separated by commas', readRules)
  .option('--skip-rule <rules>', 'skip these rules', readRules)
  .option('--baseline <file>', 'earlier report (--format json): fail only on new findings')
  .option('--external', 'also request addresses on other hosts', false)
  .addHelpText(
    'after',
    '\nExit codes: 0 nothing but declared dead links, 1 a fault was found, 2 nothing could be checked.',
  )
  .action(async (options: Options) => {
    process.exitCode = await checkLinks(options);
  });
await runCommand(command);

function readOrigin(text: string): string {
  const { origin, pathname } = URL.canParse(text) ? new URL(text) : { origin: 'null', pathname: '' };
  if (origin === 'null') throw new InvalidArgumentError(`found "${text}"; write an origin such as https://example.org`);
  return origin + pathname;
}

function readRules(text: string, earlier: RuleName[] = []): RuleName[] {
  const names = text.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !ruleNames.some((rule) => rule === name));
  if (unknown !== undefined)
    throw new InvalidArgumentError(`There is no rule ${unknown}. The rules are: ${ruleNames.join(', ')}.`);
  return [...earlier, ...(names as RuleName[])];
}

async function checkLinks(options: Options): Promise<number> {
  const { format, baseline } = options;
  const dir = options.dir.replace(/(?<=.)\/+$/, '');
  if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory()) return reportNotBuilt(dir, options);
  if (baseline !== undefined && !existsSync(baseline)) {
    console.error(`There is no baseline ${baseline}. Write it first with: --format json > ${baseline}`);
    return 2;
  }
  try {
    const found = await check({ ...options, dir });
    const report = baseline === undefined ? found : withoutKnown(found, readBaseline(baseline));
    // Fail on an empty folder, which a failed build may have left.
    if (report.summary.pages === 0) return reportNotBuilt(dir, options);
    const diagnostics = reportLinks(report);
    process.stdout.write(`${reporters[format](diagnostics)}\n`);
    if (format === 'github' && process.env.GITHUB_STEP_SUMMARY)
      appendFileSync(process.env.GITHUB_STEP_SUMMARY, `${reporters.markdown(diagnostics)}\n`);
    return passes(report) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    outputOf(format).printReport(error.message);
    return 1;
  }
}

async function check({ dir, origin, definition, external, format, only, skipRule }: Options): Promise<LinkReport> {
  const defaultFile = process.env.SITE_CONFIG || (existsSync('site.config.ts') ? './site.config.ts' : undefined);
  const file = definition === false ? undefined : (definition ?? defaultFile);
  const request = async (address?: string) => (external ? requestOfFolder(dir, address) : undefined);
  if (!file) return checkAnyFolder(dir, origin, { only, skipRule, outcomes: await request(origin) });
  // Imported lazily, because the folder of another site needs no definition.
  const [{ checkFolder }, { loadDefinition }, { readSource }] = await Promise.all([
    import('../checks/links/check-folder.ts'),
    import('../checks/load-definition.ts'),
    import('../site/source/source.ts'),
  ]);
  const site = await loadDefinition(file, format);
  return checkFolder(dir, site, readSource(file), { only, skipRule, outcomes: await request(site.url) });
}

function readBaseline(file: string): LinkReport {
  const report = readJson(file) as Partial<LinkReport> | null;
  if (Array.isArray(report?.findings)) return report as LinkReport;
  return command.error(`error: ${file} is not a report of this command; write one with: --format json > ${file}`);
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readText(file));
  } catch (error) {
    const reason = messageOf(error);
    console.error(`error: ${file} could not be read as JSON: ${reason}`);
    throw new CommanderError(2, 'unreadable', reason);
  }
}

function reportNotBuilt(dir: string, { definition }: Options): number {
  const folder = dir || '""';
  console.error(
    definition === false
      ? `There is no HTML page in ${folder}. Name another folder with --dir.`
      : `There is no built site in ${folder}. Build it first with: npm run build`,
  );
  return 2;
}
