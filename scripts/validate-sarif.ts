import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

/**
 * `npm run --silent check:links -- --format sarif | npx tsx scripts/validate-sarif.ts`: validates a SARIF log against
 * the official schema, which is installed on demand, outside the project's dependencies.
 */
const home = resolve('node_modules/.cache/sarif');
const packages = ['@microsoft/jest-sarif@1.0.0-beta.0', 'ajv@8.17.1', 'ajv-draft-04@1.0.0', 'ajv-formats@3.0.1'];

if (!existsSync(`${home}/node_modules/ajv-draft-04`)) {
  mkdirSync(home, { recursive: true });
  writeFileSync(`${home}/package.json`, '{ "private": true }\n');
  spawnSync('npm', ['install', '--no-audit', '--no-fund', ...packages], { cwd: home, stdio: 'ignore' });
}

const load = createRequire(`${home}/package.json`);
const Ajv = load('ajv-draft-04').default;
// A pattern of the schema is only valid without the unicode flag.
const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false });
load('ajv-formats').default(ajv);
const schema = `${home}/node_modules/@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json`;
const validate = ajv.compile(JSON.parse(readFileSync(schema, 'utf8')));

const log = JSON.parse(readFileSync(0, 'utf8'));
const isValid = validate(log);
const count = log.runs?.[0]?.results?.length ?? 0;
console.log(isValid ? `Valid SARIF 2.1.0 with ${count} results.` : JSON.stringify(validate.errors, null, 2));
process.exitCode = isValid ? 0 : 1;
