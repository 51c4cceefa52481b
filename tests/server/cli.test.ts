import { describe, expect, test } from 'vitest';
import { parseSite } from '../../site/parse.ts';
import { tinySiteInput } from '../fixtures/tiny-site.ts';
import { enquiriesTools, makeDatabase } from './enquiries-tools.ts';

const tools = enquiriesTools();

const spam = { name: 'Spam Bot', message: 'See [url=https://x.example]x[/url] and more' };

const parseLines = (text: string) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe('help', () => {
  test('explains every command with examples, and needs no database', async () => {
    const nowhere = 'file:/dev/null/none.sqlite';
    const overview = await tools.run(nowhere, '--help');
    expect(overview.code).toBe(0);
    expect(overview.out).toContain('\n  enquiries list --since today\n');
    expect(overview.out).not.toContain('npm');
    const names = [...overview.out.matchAll(/^ {2}(\w+) {2,}\S/gm)].map(([, name]) => name ?? '');
    const reading = ['list', 'show', 'export', 'done', 'undo', 'note', 'reply', 'retry', 'release'];
    expect(names).toEqual([...reading, 'erase', 'purge', 'backup', 'restore', 'migrate', 'copy', 'help']);
    for (const name of names.slice(0, -1)) {
      const help = await tools.run(nowhere, name, '--help');
      expect([name, help.code, help.err]).toEqual([name, 0, '']);
      expect(help.out).toMatch(new RegExp(`^Usage: enquiries ${name}\\b`));
      expect((await tools.run(nowhere, 'help', name)).out).toBe(help.out);
      expect(help.out).toMatch(/\nExamples?:\n {2}/);
    }
  });

  test.each([
    [[], 'Usage: enquiries'],
    [['dance'], "unknown command 'dance'"],
    [['dance', '--help'], "unknown command 'dance'"],
    [['list', '--loud'], "unknown option '--loud'"],
    [['list', 'K7QF3MPD'], 'too many arguments'],
    [['list', '--form', 'letter'], "'letter' is invalid. Allowed choices are contact, booking, quote."],
    [['list', '--since', '2026-02-30'], "'2026-02-30' is invalid. Write a day like 2026-11-20"],
    [['list', '--spam', '--state', 'sent'], "option '--spam' cannot be used with option '--state <state>'"],
    [['show'], "missing required argument 'reference'"],
    [['list', '--limit', '0'], "'0' is invalid. Write a whole number from 1, such as 20."],
    [['list', '--open', '--done'], "option '--done' cannot be used with option '--open'"],
    [['note', 'K7QF3MPD'], "missing required argument 'text'"],
    [['copy'], "required option '--to <url>' not specified"],
    [['retry'], 'give one or more references, or --all'],
    [['retry', '--all', 'K7QF3MPD'], 'give one or more references, or --all'],
    [['erase'], 'give --email, --phone or both, or --reference'],
    [['erase', '--phone', '0163'], 'Write the whole number, like 01632 960123.'],
    [['erase', '--email', 'ann'], 'Write a whole address, like ann@example.org.'],
    [['backup'], "missing required argument 'file'"],
  ])('%j is a usage error, and exits with 2', async (args, sentence) => {
    const { url } = await makeDatabase();
    const { code, out, err } = await tools.run(url, ...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(sentence);
  });
});

describe('list', () => {
  test('shows enquiries in columns by the garage’s clock, the latest last, without the spam', async () => {
    const { url, references } = await makeDatabase(
      { at: '2026-07-01T23:30:00.000Z', name: 'Bob Summer' },
      {
        formType: 'booking',
        service: 'brake-service',
        registration: 'AB12 CDE',
        preferredDate: '2026-11-25',
        preferredTime: 'Morning',
      },
      spam,
    );
    const { code, out } = await tools.run(url, 'list');
    expect(code).toBe(0);
    expect(out.split('\n')).toEqual([
      'REFERENCE  RECEIVED          STATE     FORM     NAME        CONTACT       SERVICE        REGISTRATION  WANTED',
      `${references[0]}   2026-07-02 00:30  received  contact  Bob Summer  01632 960123`,
      `${references[1]}   2026-11-20 10:00  received  booking  Ann Driver  01632 960123  Brake service  AB12 CDE      2026-11-25 Morning`,
      '',
    ]);
  });

  test('shows the address of somebody who left no number', async () => {
    const { url } = await makeDatabase({ phone: '', email: 'ann@example.com' }, {});
    const [heading = '', ...rows] = (await tools.run(url, 'list')).out.split('\n');
    const contacts = rows.map((row) => row.slice(heading.indexOf('CONTACT')).split(' ')[0]);
    expect(contacts).toEqual(['ann@example.com', '01632', '']);
  });

  test('shows only suspected spam, with the rule that caught it', async () => {
    const { url, references } = await makeDatabase({}, spam, { website: 'filled' });
    const { out } = await tools.run(url, 'list', '--spam');
    expect(out).toContain(`${references[1]}   2026-11-20 10:00  links are written as [url=…]  contact  Spam Bot`);
    expect(out).toContain(`${references[2]}   2026-11-20 11:00  a hidden field was filled in`);
    expect(out).not.toContain(references[0]);
  });

  test('finds suspected spam by a search, since its sender may ring', async () => {
    const { url, references } = await makeDatabase({}, spam);
    const { out } = await tools.run(url, 'list', '--search', 'spam bot');
    expect(out).toContain(`${references[1]}   2026-11-20 10:00  links are written as [url=…]  contact  Spam Bot`);
    expect(out).not.toContain(references[0]);
  });

  test('says why a mail was refused, and what to do', async () => {
    const { url, db, references } = await makeDatabase({}, {});
    await db
      .updateTable('outbox')
      .set({ state: 'failed', reason: '550 no such mailbox' })
      .where('kind', '=', 'garage')
      .where('enquiry_id', 'in', (select) =>
        select
          .selectFrom('enquiry')
          .select('id')
          .where('reference', '=', references[0] ?? ''),
      )
      .execute();
    const { out } = await tools.run(url, 'list', '--state', 'failed');
    expect(out).toContain(`${references[0]} was not mailed: 550 no such mailbox\n`);
    expect(out).toContain('retry --all');
    expect(out).not.toContain(references[1]);
  });

  test.each([
    [['--form', 'booking'], [2]],
    [
      ['--since', '2026-11-20'],
      [1, 2, 3],
    ],
    [
      ['--since', '2026-11-20', '--until', '2026-11-20'],
      [1, 2],
    ],
    [['--until', '2026-11-19'], [0]],
    [
      ['--since', '2026-11-20T10:30'],
      [2, 3],
    ],
    [['--until', '2026-11-20T10:00'], [0]],
    [
      ['--state', 'received'],
      [0, 1, 2, 3],
    ],
    [['--state', 'sent'], []],
    [['--since', '2027-01-01'], []],
  ])('is filtered by %j', async (args, expected) => {
    const { url, references } = await makeDatabase(
      { at: '2026-11-19T23:59:59.999Z' },
      { at: '2026-11-20T10:00:00.000Z' },
      { at: '2026-11-20T23:59:00.000Z', formType: 'booking' },
      { at: '2026-11-21T00:00:00.000Z' },
    );
    const { code, out } = await tools.run(url, 'list', '--json', ...args);
    expect(code).toBe(0);
    const found = parseLines(out).map(({ reference }) => references.indexOf(String(reference)));
    expect(found).toEqual(expected);
  });

  test('lists more than fits in memory, each enquiry once', async () => {
    const many = Array.from({ length: 1203 }, (_, i) => ({ at: '2026-11-20T09:00:00.000Z', name: `Ann ${i}` }));
    const { url, references } = await makeDatabase(...many);
    const found = parseLines((await tools.run(url, 'list', '--json')).out).map(({ reference }) => reference);
    expect(found).toEqual([...references].sort());
  });
});

test('a form of the definition is listed, exported and shown by itself', async () => {
  const { forms } = tinySiteInput;
  const hire = { ...forms.forms.contact, name: 'Hire request' };
  const site = parseSite({ ...tinySiteInput, forms: { ...forms, forms: { ...forms.forms, hire } } });
  const { run } = enquiriesTools(site);
  const { url, references } = await makeDatabase({ form: 'contact' }, { form: 'hire' }, { formType: 'booking' });
  const found = async (command: string, form: string) => {
    const { out } = await run(url, command, '--form', form);
    return references.flatMap((reference, index) => (out.includes(reference) ? [index] : []));
  };
  for (const command of ['list', 'export']) {
    expect(await found(command, 'hire')).toEqual([1]);
    expect(await found(command, 'contact')).toEqual([0, 1]);
  }
  expect((await run(url, 'list', '--form', 'hier')).err).toContain('choices are contact, booking, quote, hire.');
  expect((await run(url, 'show', String(references[1]))).out).toMatch(/^form +Hire request$/m);
});

describe('show', () => {
  test('shows the whole enquiry and the state of its mails', async () => {
    const { url, references } = await makeDatabase({ message: 'one\ntwo' });
    const typed = `${references[0]?.slice(0, 4).toLowerCase()}-${references[0]?.slice(4)}`;
    const { code, out } = await tools.run(url, 'show', typed);
    expect(code).toBe(0);
    expect(out).toContain('message          one\n                 two\n');
    expect(out).toContain('mail to us       waiting after 0 tries, next try 2026-11-20 09:00\n');
    expect(out).toContain('mail to visitor  waiting');
  });

  test('shows the enquiries that exist, names those that do not, and exits with 1', async () => {
    const { url, references } = await makeDatabase({});
    const { code, out, err } = await tools.run(url, 'show', 'NOSUCH', String(references[0]), '--json');
    expect([code, parseLines(out).length]).toEqual([1, 1]);
    expect(err).toBe('There is no enquiry NOSUCH. Run list to see all of them, or list --spam for suspected spam.\n');
  });
});

describe('release and retry', () => {
  test('a released enquiry is like any other, with its mails due', async () => {
    const { url, db, references } = await makeDatabase(spam);
    expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([]);
    const released = await tools.run(url, 'release', String(references[0]));
    expect([released.code, released.out]).toEqual([0, `${references[0]} is released, and will be mailed.\n`]);
    const mails = await db.selectFrom('outbox').select(['kind', 'state', 'due_at']).orderBy('kind').execute();
    expect(mails).toMatchObject([
      { kind: 'garage', state: 'waiting' },
      { kind: 'visitor', state: 'waiting' },
    ]);
    expect(Date.parse(mails[0]?.due_at ?? '')).toBeLessThanOrEqual(Date.now());
    const again = await tools.run(url, 'release', String(references[0]), '--json');
    expect([again.code, again.out]).toEqual([1, `{"reference":"${references[0]}","released":false}\n`]);
    expect(await db.selectFrom('outbox').select('id').execute()).toHaveLength(2);
  });

  test('an enquiry released twice at once is mailed once', async () => {
    const { url, db, references } = await makeDatabase(spam);
    const ran = await Promise.all([1, 2, 3].map(() => tools.runBuilt(url, 'release', String(references[0]))));
    expect(ran.map(({ code }) => code).sort()).toEqual([0, 1, 1]);
    expect(await db.selectFrom('outbox').select('id').execute()).toHaveLength(2);
  });

  test('retry makes refused mails due, and leaves mails that are sent or being sent', async () => {
    const { url, db, references } = await makeDatabase({}, {}, {}, spam);
    const ids = (await db.selectFrom('enquiry').select('id').orderBy('received_at').execute()).map(({ id }) => id);
    const set = (index: number, change: object) =>
      db
        .updateTable('outbox')
        .set(change)
        .where('enquiry_id', '=', ids[index] ?? '')
        .execute();
    await set(0, { state: 'failed', attempts: 9, refusals: 3, reason: '550 no' });
    await set(1, { state: 'sent' });
    await set(2, { claimed_by: 'a worker', due_at: '2999-01-01T00:00:00.000Z' });
    const all = await tools.run(url, 'retry', '--all');
    expect([all.code, all.out]).toEqual([0, `${references[0]}: 2 mails are due now.\n`]);
    const [first] = await db
      .selectFrom('outbox')
      .selectAll()
      .where('enquiry_id', '=', ids[0] ?? '')
      .execute();
    expect(first).toMatchObject({ state: 'waiting', attempts: 0, refusals: 0, reason: '' });
    const rest = await tools.run(url, 'retry', ...references.slice(1));
    expect(rest.code).toBe(1);
    expect(rest.err.split('\n')).toEqual([
      `${references[1]} has no mail to send: all are sent, or being sent.`,
      `${references[2]} has no mail to send: all are sent, or being sent.`,
      `${references[3]} is held; release it to have it mailed.`,
      '',
    ]);
  });
});
