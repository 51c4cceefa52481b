import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * `node scripts/built.js index|enquiries`: runs a program of the built site. Places the database beside the definition,
 * like site/source/folders.ts.
 */
// Does not override existing variables.
const load = (file) => existsSync(file) && process.loadEnvFile(file);
load('.env');
const folder = relative('.', dirname(resolve(process.env.SITE_CONFIG || './site.config.ts')));
load(join(folder, '.env'));
process.env.DATABASE_URL ||= `file:${join(folder, 'data/enquiries.sqlite')}`;

const [name = ''] = process.argv.splice(2, 1);
const program = join(process.env.OUT_DIR || join(folder, 'dist'), 'server', `${name}.js`);
const isHelp = name === 'index' && process.argv.some((argument) => ['--help', '-h'].includes(argument));
if (isHelp) {
  console.log(
    `Usage: npm run serve\n\nServes the built site in ${dirname(dirname(program))}. docs/operations.md lists the settings.`,
  );
} else if (name === 'index' && process.argv.length > 2) {
  console.error('npm run serve takes no options; set PORT and the like, which docs/operations.md lists');
  process.exitCode = 2;
} else if (existsSync(program)) {
  // Set argv as if the program had been started directly.
  process.argv[1] = resolve(program);
  await import(pathToFileURL(resolve(program)).href);
} else {
  console.error(`There is no ${program}. Build it first with: npm run build`);
  if (!process.env.SITE_CONFIG) console.error('For another site, set SITE_CONFIG to its definition.');
  process.exitCode = 2;
}
