import { expect, test } from 'vitest';
import { runEnquiries } from '../../cli/enquiries/program.ts';
import type { Site, SiteInput } from '../../schema/site.ts';
import { type Database, fileOf } from '../../server/database/database.ts';
import { composeMail } from '../../server/mail/compose.ts';
import { parseSite } from '../../site/parse.ts';
import { sitePages } from '../../site/shared-site.ts';
import definition from '../../site.config.ts';
import { tinySiteInput } from '../fixtures/tiny-site.ts';
import { renderFormPage } from '../helpers/form-page.ts';
import { postForm, postJson, startServer } from '../server/start-server.ts';

type FormField = NonNullable<NonNullable<SiteInput['forms']>['forms']>[string]['fields'][number];

/** The garage with more fields in the quote form, and no other difference. */
function garageWith(...fields: FormField[]) {
  const draft = structuredClone(definition) as unknown as SiteInput;
  draft.forms?.forms?.quote?.fields.push(...fields);
  return parseSite(draft);
}

/** Returns a function that runs a command on the stored enquiries, and returns its output. */
function commandsOn(db: Database, site: Site) {
  return async (...args: string[]) => {
    let out = '';
    const write = (text: string) => {
      out += text;
    };
    const env = { ...process.env, DATABASE_URL: `file:${fileOf(db)?.path}` };
    const shared = () => sitePages(site).site;
    await runEnquiries(args, { readEnv: () => env, readSite: shared, stdout: { write }, stderr: { write } });
    return out;
  };
}

const mileage: FormField = { name: 'mileage', kind: 'number', label: 'Mileage', min: 0, max: 999_999 };

const quote = { formType: 'quote', name: 'Ann Driver', phone: '01632 960123', email: 'ann@example.org' };
const whole = { ...quote, postcode: 'ZZ1 2ZZ', service: 'brake-repair', message: 'A noise.' };

test('a mileage declared only in the definition is asked, validated, stored, mailed, listed and exported', async () => {
  const site = garageWith(mileage);
  const { html, props } = await renderFormPage(site, 'quote');
  expect(html).toMatch(/<label[^>]*for="quote-mileage"[^>]*>Mileage<\/label><input[^>]*name="mileage"/);
  expect(JSON.parse(props).fields.at(-1).rule).toMatchObject({
    name: 'mileage',
    kind: 'number',
    required: false,
    min: 0,
    max: 999_999,
    belowMin: 'Please enter 0 or more',
    aboveMax: 'Please enter 999,999 or less',
  });

  const render = async (submission: Parameters<typeof renderFormPage>[2]) => {
    const page = await renderFormPage(site, submission?.form ?? '', submission);
    return { html: page.html, policy: undefined };
  };
  const { url, db } = await startServer({ site, renderReply: render });
  const send = async (mileage: unknown) => (await postJson(url, { ...whole, mileage }, { 'X-Form': 'quote' })).text();
  expect(await send('1000000')).toBe('Please enter 999,999 or less');
  expect(await send('-1')).toBe('Please enter 0 or more');
  expect(await send('a lot')).toBe('Please enter a number');
  expect(await send('12.5')).toBe('Please enter a whole number');
  const refused = await postForm(url, { ...whole, form: 'quote', mileage: '1000000' });
  expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('999,999 or less')]);
  expect((await postJson(url, whole)).status).toBe(201);
  expect((await postForm(url, { ...whole, form: 'quote', mileage: ' 45,120 ' })).status).toBe(201);

  const row = await db.selectFrom('enquiry').selectAll().orderBy('received_at', 'desc').executeTakeFirstOrThrow();
  const { reference } = row;
  expect(row.form).toBe('quote');
  expect(row.answers.at(-1)).toEqual({ name: 'mileage', kind: 'number', label: 'Mileage', value: '45120' });
  for (const kind of ['garage', 'visitor'] as const) {
    const addresses = { from: 'office@tiny.example', to: ['office@tiny.example'] };
    const mail = composeMail({ mail: { id: 'x', kind }, enquiry: row, site, addresses, now: new Date() });
    expect(mail?.text).toContain('Mileage: 45,120\n');
    expect(mail?.html).toContain('45,120');
  }

  const run = commandsOn(db, site);
  expect(await run('list')).toMatch(/REGISTRATION +MILEAGE[\s\S]+45120/);
  expect(await run('show', reference)).toMatch(/^mileage +45,120$/m);
  const listed = (await run('list', '--json'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).mileage);
  expect(listed).toEqual(['', '45120']);
  expect(JSON.parse((await run('export', '--json')).trim().split('\n').at(-1) ?? '')).toMatchObject({
    reference,
    mileage: '45120',
  });
  const [head, ...lines] = (await run('export')).split('\r\n');
  expect(head).toMatch(/,"mileage","message"$/);
  expect(lines[1]).toMatch(/,"45120","A noise\."$/);
});

test('several choices of one question are validated, stored as codes, and mailed, listed and exported in words', async () => {
  const options = ['Monday', 'Tuesday', 'Friday'].map((label) => ({ code: label.toLowerCase(), label }));
  const days = { name: 'days', kind: 'checkboxes', label: 'Which days suit you?', options, required: true } as const;
  const { html } = await renderFormPage(garageWith(days), 'quote');
  expect(html).toMatch(/<fieldset[^>]*><legend[^>]*>Which days suit you\? \*<\/legend>/);
  expect(html.match(/<input[^>]*type="checkbox"[^>]*>/g)).toHaveLength(3);

  const site = garageWith({ ...days, max: 2 });
  const { url, db } = await startServer({ site });
  const send = async (days: unknown) => (await postJson(url, { ...whole, days }, { 'X-Form': 'quote' })).text();
  expect(await send('')).toBe('Please choose at least one');
  expect(await send(['sunday'])).toBe('Please choose at least one');
  expect(await send('monday,tuesday,friday')).toBe('Please choose at most 2');
  expect(await send(['monday', 5])).toContain('days');
  expect(JSON.parse(await send('friday, friday'))).toHaveProperty('reference');
  expect(JSON.parse(await send(['monday', 'friday']))).toHaveProperty('reference');
  const body = new URLSearchParams({ ...whole, form: 'quote' });
  for (const day of ['monday', 'tuesday']) body.append('days', day);
  expect((await fetch(`${url}/api/forms/submit`, { method: 'POST', body, redirect: 'manual' })).status).toBe(201);

  const rows = await db.selectFrom('enquiry').selectAll().orderBy('received_at').execute();
  expect(rows.map(({ answers }) => answers.at(-1)).map((answer) => [answer?.value, answer?.words])).toEqual([
    ['friday', 'Friday'],
    ['monday,friday', 'Monday, Friday'],
    ['monday,tuesday', 'Monday, Tuesday'],
  ]);
  const [, enquiry] = rows;
  if (!enquiry) throw new Error('Nothing was stored.');
  for (const kind of ['garage', 'visitor'] as const) {
    const addresses = { from: 'office@tiny.example', to: ['office@tiny.example'] };
    const mail = composeMail({ mail: { id: 'x', kind }, enquiry, site, addresses, now: new Date() });
    expect(mail?.text).toContain('Which days suit you? Monday, Friday\n');
  }
  const { reference } = enquiry;
  const run = commandsOn(db, site);
  expect(await run('list')).toContain('Monday, Friday');
  expect(await run('show', reference)).toMatch(/^days +Monday, Friday$/m);
  expect(await run('export')).toContain('"Monday, Friday","A noise."');
  const lines = (await run('export', '--json')).trim().split('\n');
  const exported = lines.map((line) => JSON.parse(line) as Record<string, string>);
  expect(exported.find((each) => each.reference === reference)).toHaveProperty('days', 'monday,friday');
});

test('finds bounds that no number of choices meets, and links where a label has none', () => {
  const options = [{ code: 'monday', label: 'Monday' }];
  const fault = (field: FormField) => {
    try {
      garageWith(field);
    } catch (error) {
      return (error as Error).message;
    }
  };
  expect(fault({ name: 'days', kind: 'checkboxes', label: 'Days', options, min: 2 })).toContain(
    'min: found 2; it is beyond the number of its choices, 1; lower min or add choices',
  );
  expect(fault({ name: 'terms', kind: 'checkbox', label: 'I accept the [terms](/trems)' })).toContain('"/trems"');
  expect(fault({ name: 'terms', kind: 'text', label: 'The [terms](/faqs)' })).toContain('has a link or emphasis');
});

/** A veterinary practice: its own fields, two of which depend on another. */
const practice = parseSite({
  ...tinySiteInput,
  forms: {
    ...tinySiteInput.forms,
    fields: {},
    forms: {
      contact: {
        type: 'contact',
        fields: [
          { name: 'owner', kind: 'text', role: 'name', label: 'Your name', required: true },
          { name: 'mobile', kind: 'phone', role: 'answer-by', label: 'Mobile', requiredUnless: 'mail' },
          { name: 'mail', kind: 'email', role: 'answer-by', label: 'Email' },
          { name: 'petName', kind: 'text', role: 'subject', label: 'Name of your pet', required: true },
          {
            name: 'species',
            kind: 'radio',
            label: 'It is a',
            required: true,
            options: [
              { code: 'cat', label: 'Cat' },
              { code: 'other', label: 'Something else' },
            ],
          },
          { name: 'animal', kind: 'text', label: 'Which', required: true, when: { field: 'species', is: 'other' } },
          { name: 'insured', kind: 'checkbox', label: 'It is insured' },
          { name: 'insurer', kind: 'text', label: 'Insurer', required: true, when: { field: 'insured' } },
          { name: 'born', kind: 'date', label: 'Born', max: 'today' },
          { name: 'weight', kind: 'number', label: 'Weight', decimals: 1, max: 90 },
          { name: 'brought', kind: 'date', label: 'Brought on' },
          {
            name: 'fetched',
            kind: 'date',
            label: 'Fetched on',
            min: { field: 'brought', days: 2 },
            max: { field: 'brought', days: 14 },
            aboveMax: 'Two weeks at most, until [max]',
          },
        ],
        submit: 'Send',
        success: { title: 'Sent', text: 'Thank you.' },
        fallbackError: 'That did not work.',
      },
    },
  },
  pages: tinySiteInput.pages.slice(0, 2).map((page) => ({ ...page })),
  layout: { ...tinySiteInput.layout, callBar: { call: 'Call', link: { name: 'Write', href: '/contact' } } },
});

const pet = {
  formType: 'contact',
  form: 'contact',
  owner: 'Ann',
  mobile: '01632 960123',
  petName: 'Rex',
  species: 'cat',
};

test('required fields depend on a choice, without script too', async () => {
  const replies: Record<string, string>[] = [];
  const { url, db } = await startServer({
    site: practice,
    now: () => new Date('2026-11-20T10:00:00Z'),
    renderReply: async ({ errors }) => {
      replies.push(errors);
      return { html: '', policy: undefined };
    },
  });
  const errorsOf = async (change: Record<string, string>) => {
    await postForm(url, { ...pet, ...change });
    return replies.at(-1);
  };
  expect(await errorsOf({ animal: 'Never asked', insurer: 'Nor this' })).toEqual({});
  expect(await errorsOf({ species: 'other', insured: 'yes' })).toEqual({
    animal: 'Please fill this in',
    insurer: 'Please fill this in',
  });
  expect(await errorsOf({ species: 'dog', insured: 'on', born: '2026-11-21', weight: '90.5' })).toEqual({
    species: 'Please choose one',
    insured: 'Please tick this',
    born: 'Please choose today or an earlier date',
    weight: 'Please enter 90 or less',
  });
  expect(
    await errorsOf({ species: 'other', animal: 'Ferret', insured: 'yes', insurer: 'Acme', weight: '1.2' }),
  ).toEqual({});
  const stay = async (brought: string, fetched: string) => (await errorsOf({ brought, fetched }))?.fetched;
  expect(await stay('2026-12-30', '2026-12-31')).toBe('Please choose Friday 1 January 2027 or a later date');
  expect(await stay('2026-12-30', '2027-01-14')).toBe('Two weeks at most, until Wednesday 13 January 2027');
  expect([await stay('2026-12-30', 'soon'), await stay('soon', '2026-12-01')]).toEqual([
    'Please enter a valid date',
    undefined,
  ]);
  expect(await errorsOf({ mobile: '' })).toEqual({ mobile: 'Please fill in “Mobile” or “Email”' });
  expect(await errorsOf({ mobile: '0163' })).toEqual({ mobile: 'Please enter a valid phone number' });
  expect(await errorsOf({ mobile: '', mail: 'ann@example.org' })).toEqual({});
  const rows = await db.selectFrom('enquiry').selectAll().execute();
  expect(rows.map(({ name, phone, email }) => [name, phone, email])).toEqual([
    ['Ann', '01632 960123', ''],
    ['Ann', '01632 960123', ''],
    ['Ann', '', 'ann@example.org'],
  ]);
  expect(rows[0]?.answers.map(({ name }) => name)).toEqual(['owner', 'mobile', 'petName', 'species']);
  const [, ferret] = rows;
  if (!ferret) throw new Error('The second was not stored.');
  const mail = composeMail({
    mail: { id: 'x', kind: 'garage' },
    enquiry: ferret,
    site: practice,
    addresses: { from: 'desk@tiny.example', to: ['desk@tiny.example'] },
    now: new Date('2026-11-20T10:00:00Z'),
  });
  expect(mail?.subject).toBe(`Message: Ann, Rex, ${ferret.reference}`);
  expect(mail?.text).toContain(
    'Your name: Ann\nMobile: 01632 960123\nName of your pet: Rex\nIt is a: Something else\nWhich: Ferret\nIt is insured: Yes\nInsurer: Acme\nWeight: 1.2\n',
  );
});

test('a field with a condition is hidden by the page’s own styles until its choice is made', async () => {
  const { html } = await renderFormPage(practice, 'contact');
  const [, hidden = ''] = /<div class="([^"]+)"><label[^>]*for="contact-animal"/.exec(html) ?? [];
  const [, choice = ''] = /<input[^>]*class="([^"]+)"[^>]*value="other"/.exec(html) ?? [];
  const rule = /form:not\(:has\(\.([\w-]+):checked\)\) \.([\w-]+)\{display:none/.exec(html);
  expect(choice.split(' ')).toContain(rule?.[1]);
  expect(hidden.split(' ')).toContain(rule?.[2]);
});

test('an error names its field, even if a longer word of its message contains the label', async () => {
  const site = garageWith({
    name: 'age',
    kind: 'number',
    label: 'Age',
    message: 'Please enter the mileage of the van',
  });
  const { html } = await renderFormPage(site, 'quote', {
    form: 'quote',
    values: whole,
    errors: { name: 'Name must be at least 2 characters', age: 'Please enter the mileage of the van' },
  });
  const links = [...html.matchAll(/<a[^>]* href="#quote-\w+">([^<]+)/g)].map(([, text]) => text);
  expect(links).toEqual(['Name must be at least 2 characters', 'Age: Please enter the mileage of the van']);
});

test('a reply says that the form was not sent, and to check its fields only if one is wrong', async () => {
  const reply = async (errors: Record<string, string>) => {
    const { html } = await renderFormPage(garageWith(), 'quote', { form: 'quote', values: whole, errors });
    const [summary = ''] = /<div[^>]*aria-labelledby="quote-errors".*?<\/div>/s.exec(html) ?? [];
    const [, heading] = /<\/svg>([^<]+)<\/h3>/.exec(summary) ?? [];
    return [heading, summary.includes('<li>')];
  };
  expect(await reply({ '': 'Too many forms came from your connection.' })).toEqual(['This has not been sent', false]);
  const name = 'Name must be at least 2 characters';
  expect(await reply({ name })).toEqual(['Please check these fields', true]);
  expect(await reply({ '': 'Too many forms.', name })).toEqual(['Please check these fields', true]);
});

test('what the asterisk means is beside the first heading only if it is short', async () => {
  const isBeside = async (requiredNote?: string) => {
    const site = garageWith();
    if (requiredNote) site.forms.requiredNote = requiredNote;
    const { html } = await renderFormPage(site, 'quote');
    const [, note = ''] = /<p class="([^"]+)">[^<]*\*/.exec(html) ?? [];
    const [, beside = ''] = /:is\(input,\[hidden\]\)\+\.([\w-]+)\{position:absolute/.exec(html) ?? [];
    return note.split(' ').includes(beside);
  };
  expect(await isBeside()).toBe(true);
  expect(await isBeside('Fields marked * are required')).toBe(false);
});

test('an address in a receipt wraps before its domain', async () => {
  const { html } = await renderFormPage(garageWith(), 'quote', {
    form: 'quote',
    values: whole,
    errors: {},
    reference: 'Q-1',
  });
  expect(html.match(/<dd>ann<wbr\/>@example[^<]*/)?.[0]).toBe('<dd>ann<wbr/>@example.org');
});
