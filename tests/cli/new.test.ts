import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { quietDefinition } from '../contradictions/quiet-site.ts';
import { tinySiteInput } from '../fixtures/tiny-site.ts';
import { runProgram } from '../helpers/run-program.ts';
import { copyDefinition } from './copied-definition.ts';

const { file, original, run, read, reset, remove } = copyDefinition();
beforeEach(reset);
afterAll(remove);

const faversham = [
  ...['--town', 'faversham', '--service', 'clutch-repair', '--lead', 'A market town with cobbles and a queue.'],
  ...['--about', "Abbey Street's cobbles ask for a slow clutch, and the queue to the A2 asks for it again and again."],
];

/** Biome's findings on the copy's format: none, if it is the project's. */
function formatFaults(): string {
  const args = ['node_modules/@biomejs/biome/bin/biome', 'format', '--vcs-enabled=false', file];
  const { status, stdout, stderr } = spawnSync('node', args, { encoding: 'utf8' });
  return status === 0 ? '' : stdout + stderr;
}

/** Replaces the copy by a small definition, which is read and checked in a fifth of the time. */
function writeSmall(definition: object = tinySiteInput): string {
  const text = `export default ${JSON.stringify(definition, null, 2)};\n`;
  writeFileSync(file, text);
  return text;
}

/** The lines of the copy that are not in the original. */
function newLines(): string[] {
  const known = new Set(original.split('\n'));
  return read()
    .split('\n')
    .filter((line) => !known.has(line));
}

describe('npm run new', () => {
  it('writes a town page in the style of the definition, and changes nothing else', async () => {
    const { stdout, status } = await run('new', ['town', ...faversham]);
    expect(status).toBe(0);
    const line = read().split("    {\n      town: 'faversham'")[0]?.split('\n').length;
    expect(stdout).toContain(`${file}:${line}  locations`);
    const text = read();
    const start = text.indexOf("    {\n      town: 'faversham'");
    const end = text.indexOf('\n    },\n', start) + '\n    },\n'.length;
    expect(text.slice(0, start) + text.slice(end)).toBe(original);
    expect(formatFaults()).toBe('');
  });

  it('only shows the entry with --dry-run, with the distance of a town in kilometres', async () => {
    const small = writeSmall();
    const town = ['--town', 'hoo', '--name', 'Hoo', '--kilometres', '18', '--service', 'brake-repair'];
    const { stdout, status } = await run('new', ['town', ...town, ...faversham.slice(4), '--dry-run']);
    expect(stdout).toMatch(/^\+ +town: 'hoo',$/m);
    expect(stdout).toMatch(/hoo: \{ name: 'Hoo', kilometres: 18/);
    expect([status, read()]).toEqual([0, small]);
  });

  it('serves a new town as all others are, with the call bar where the service has no buttons of its own', async () => {
    const { services, ...tiny } = structuredClone(tinySiteInput);
    const { closing: _, ...service } = services['brake-repair'];
    const towns = { smallham: { name: 'Smallham', miles: 2, served: true } };
    writeSmall({ ...tiny, towns, services: { 'brake-repair': service } });
    const words = ['--lead', 'Across the marsh.', '--about', 'The marsh road floods.'];
    const town = ['--town', 'hoo', '--name', 'Hoo', '--miles', '3', '--service', 'brake-repair', ...words];
    const { stdout, stderr } = await run('new', ['town', ...town, '--dry-run']);
    expect(stderr).toBe('');
    expect(stdout).toMatch(/hoo: \{ name: 'Hoo', miles: 3, served: true/);
    expect(stdout).toContain('call: true');
    expect(stdout).not.toContain('closing');
  });

  it('names the option of a distance that is no number', async () => {
    const { stderr } = await run('new', [
      'town',
      '--town',
      'hoo',
      '--name',
      'Hoo',
      '--miles',
      'ten',
      ...faversham.slice(2),
    ]);
    expect(stderr).toContain('--miles: found "ten"; write a number, like 11');
  });

  it('adds an unknown town', async () => {
    const town = ['--town', 'hoo', '--name', 'Hoo', '--postcode', 'ME3', '--via', 'A228, A2'];
    const words = ['--lead', 'From the far side of the river.', '--about', 'The peninsula has one road out.'];
    const { status } = await run('new', ['town', ...town, '--service', 'diagnostics', ...words]);
    expect(status).toBe(0);
    expect(newLines()).toContain("    hoo: { name: 'Hoo', postcode: 'ME3', via: ['A228', 'A2'] },");
    expect(formatFaults()).toBe('');
  });

  it('removes the declaration of a dead link that it makes alive', async () => {
    const words = ['--lead', 'Down the hill.', '--about', 'Chatham Hill heats discs that flat roads never warm.'];
    const { stdout } = await run('new', ['town', '--town', 'chatham', '--service', 'brake-repair', ...words]);
    expect(stdout).toContain('/locations/chatham-brake-repair is no longer dead');
    expect(read()).not.toContain("href: '/locations/chatham-brake-repair',\n      instead");
    expect(formatFaults()).toBe('');
  });

  it('writes a service with its price, a page and a claim', async () => {
    const service = [
      ...['--key', 'towing', '--name', 'Towing', '--icon', 'truck', '--summary', 'We fetch it.', '--includes', 'A tow'],
      ...['--price', 'tow', '--price-name', 'A tow', '--from', '70', '--related', 'brake-repair, diagnostics'],
      ...['--lead', 'A rope and a hook.', '--about', 'We come and fetch it.'],
    ];
    const page = ['--path', '/tips', '--name', 'Tips', '--description', 'Tips for the winter.', '--lead', 'Cold days.'];
    const claim = ['--key', 'local', '--value', 'Local', '--label', 'people', '--source', 'The owner'];
    expect((await run('new', ['service', ...service])).status).toBe(0);
    expect(
      (await run('new', ['page', ...page, '--section', 'In winter', '--about', 'Check the coolant.'])).status,
    ).toBe(0);
    expect((await run('new', ['claim', ...claim])).status).toBe(0);
    expect(newLines()).toContain("    tow: { name: 'A tow', from: 70 },");
    // A page that only informs asks for nothing.
    expect(newLines().join('\n')).toMatch(/path: '\/tips',[^}]*\},\n +hero: \{ lead: 'Cold days.' \},/);
    expect(newLines().some((line) => line.startsWith("    local: { value: 'Local', label: 'people'"))).toBe(true);
    expect(formatFaults()).toBe('');
  });

  it('writes a fixed price', async () => {
    writeSmall();
    const words = [
      '--key',
      'towing',
      '--name',
      'Towing',
      '--summary',
      'We fetch it.',
      '--about',
      'We come and fetch it.',
    ];
    const price = ['--price', 'tow', '--price-name', 'A tow', '--fixed', '70'];
    const { stdout } = await run('new', ['service', ...words, ...price, '--dry-run']);
    expect(stdout).toContain("tow: { name: 'A tow', fixed: 70 },");
  });

  it('writes a service of which only the words are given', async () => {
    const words = ['--summary', 'We fetch it.', '--about', 'We come and fetch it.'];
    const { stdout, status } = await run('new', [
      'service',
      '--key',
      'towing',
      '--name',
      'Towing',
      ...words,
      '--dry-run',
    ]);
    expect([status, stdout]).toEqual([0, expect.not.stringMatching(/icon|price|includes|related|head:|lead/)]);
  });

  it('names every missing or wrong answer, and writes nothing', async () => {
    const small = writeSmall();
    const { stderr, status } = await run('new', ['town', '--town', 'Hoo St', '--service', 'brake-repiar']);
    expect(stderr).toContain('--town: found "Hoo St"; it must be lower-case letters, digits and single hyphens');
    expect(stderr).toContain('--service: found "brake-repiar"; it is not a service. Did you mean "brake-repair"?');
    expect(stderr).toContain('--lead is missing');
    expect(stderr).toContain(`Nothing was written to ${file}.`);
    expect(stderr).not.toContain('SITE_CONFIG');
    expect(status).toBe(1);
    expect(read()).toBe(small);
    const unset = await runProgram('new', ['town', '--town', 'hoo'], { SITE_CONFIG: '' });
    expect(unset.stderr).toContain('written to site.config.ts. For another site, set SITE_CONFIG to its definition.');
  });

  it('writes nothing that the check would refuse, and gives the place', async () => {
    const small = writeSmall();
    const rating = ['--key', 'stars', '--value', '5/5', '--label', 'in reviews', '--source', 'A friend'];
    const { stderr, status } = await run('new', ['claim', ...rating]);
    expect(stderr).toMatch(new RegExp(`${file}:\\d+:20 +claim-without-evidence`));
    expect(stderr).toContain('Nothing was written.');
    expect(status).toBe(1);
    expect(read()).toBe(small);
    expect(stderr).toContain('Use --force to write it anyway.');
    expect((await run('new', ['claim', ...rating, '--force'])).status).toBe(0);
    expect(read()).not.toBe(small);
  });

  it('is not stopped by existing problems', async () => {
    const draft = quietDefinition();
    draft.forms.timeSlots.unshift('7:00 AM - 8:00 AM');
    writeSmall(draft);
    const claim = ['--key', 'local', '--value', 'Local', '--label', 'people', '--source', 'The owner'];
    const { stderr, status } = await run('new', ['claim', ...claim]);
    expect([status, stderr]).toEqual([0, '']);
  });

  it('prints its usage', async () => {
    const { stderr, status } = await run('new', ['tonw']);
    expect(stderr).toContain('Did you mean town?');
    expect(stderr).toContain('Usage: npm run new --');
    expect(status).toBe(2);
  });
});
