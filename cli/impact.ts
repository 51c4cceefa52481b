import { parseArgs } from 'node:util';
import { SiteError } from '../site/problem.ts';
import { openRenderer } from './impact/open-renderer.ts';
import { parseKey } from './impact/parse-key.ts';
import { printImpact } from './impact/print-impact.ts';
import { weighImpact } from './impact/weigh-impact.ts';
import { openDefinition } from './open-definition.ts';

/** `npm run impact -- KEY`: what an entry of the definition touches. Exit 1: no such key. */
const usage = `Usage: npm run impact -- KEY [--json]
  npm run impact -- prices.brake-pads
  npm run impact -- business.phone
  npm run impact -- "pages['/contact']"`;

const { values, positionals } = parseArgs({ options: { json: { type: 'boolean' } }, allowPositionals: true });
const [asked] = positionals;

try {
  process.exitCode = asked ? await tellImpact(asked) : refuse(usage, 2);
} catch (error) {
  if (!(error instanceof SiteError)) throw error;
  process.exitCode = refuse(error.message, 1);
}

async function tellImpact(key: string): Promise<number> {
  const definition = await openDefinition();
  const read = parseKey(definition, key);
  if ('problem' in read) return refuse(read.problem, 1);
  const { render, close } = await openRenderer();
  try {
    const impact = weighImpact(definition, read.path, render);
    console.log(values.json ? JSON.stringify(impact, null, 2) : printImpact(definition, read.path, impact));
    return 0;
  } finally {
    await close();
  }
}

function refuse(message: string, code: number): number {
  console.error(message);
  return code;
}
