import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';

// Playwright's YAML parser saves a dependency for one test.
const { yaml } = createRequire(import.meta.url)('playwright-core/lib/utilsBundle') as {
  yaml: { parse: (text: string) => unknown };
};

type Step = { name?: string; uses?: string; run?: string; if?: string };
type Job = { permissions?: Record<string, string>; 'timeout-minutes'?: number; steps: Step[] };
type Matrix = { strategy?: { matrix: { node: string } } };
type Workflow = {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  jobs: Record<string, Job & Matrix>;
};

const text = readFileSync('.github/workflows/site.yml', 'utf8');
const workflow = yaml.parse(text) as Workflow;
const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);

it('runs on pull requests, and for other repositories that call it', () => {
  expect(Object.keys(workflow.on)).toEqual(['pull_request', 'push', 'workflow_call']);
});

it('pins every action by its commit, and says which version that is', () => {
  const actions = text.split('\n').filter((line) => line.includes('uses: actions/'));
  expect(actions).toHaveLength(steps.filter(({ uses }) => uses).length);
  for (const action of actions) expect(action).toMatch(/uses: actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

it('is run by the oldest Node.js that works and by those after it', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(engines.node).toBe('>=20.19');
  expect(workflow.jobs.check?.strategy?.matrix.node).toContain('["20", "22", "24"]');
});

it('has its packages and actions updated', () => {
  const { updates } = yaml.parse(readFileSync('.github/dependabot.yml', 'utf8')) as {
    updates: { 'package-ecosystem': string }[];
  };
  expect(updates.map((update) => update['package-ecosystem'])).toEqual([
    'npm',
    'github-actions',
    'docker',
    'docker-compose',
  ]);
});

it('needs no secret, and writes nothing but the comment, where nothing of the pull request runs', () => {
  expect(text).not.toContain('secrets.');
  expect(workflow.permissions).toEqual({ contents: 'read' });
  const writing = Object.values(workflow.jobs).filter(({ permissions }) => permissions);
  expect(writing.map(({ permissions }) => permissions)).toEqual([{ 'pull-requests': 'write' }]);
  expect(writing.flatMap((job) => job.steps.flatMap(({ run, uses }) => uses ?? run ?? ''))).toEqual([
    expect.stringMatching(/^actions\/download-artifact@/),
    expect.stringMatching(/^gh pr comment/),
  ]);
});

it('puts nothing that a pull request can choose into a shell', () => {
  for (const { run = '' } of steps) expect(run).not.toContain('${{');
});

it('runs only scripts that exist, with a time limit', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const called = steps.flatMap(({ run = '' }) =>
    [...run.matchAll(/npm (?:run (?:--silent )?)?([\w:]+)/g)].map(([, name]) => name),
  );
  expect(called).toEqual(expect.arrayContaining(['test', 'check:links', 'diff']));
  for (const name of called.filter((name) => name !== 'ci')) expect(Object.keys(scripts)).toContain(name);
  for (const job of Object.values(workflow.jobs)) expect(job['timeout-minutes']).toBeGreaterThan(0);
});
