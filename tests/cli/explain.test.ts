import { afterAll, expect, it } from 'vitest';
import { openDefinition } from '../../cli/definition.ts';
import { explainPath, explainText } from '../../cli/explain-definition.ts';
import { copyDefinition } from './copied-definition.ts';

const { file, run, lineOf, remove } = copyDefinition();
const definition = await openDefinition(file);
afterAll(remove);

it('names a page’s entry, the parts of its address, and its prices', async () => {
  const { stdout, status } = await run('explain', ['http://localhost:3000/locations/gillingham-brake-repair']);
  expect(status).toBe(0);
  expect(stdout).toContain("locations['/locations/gillingham-brake-repair']");
  expect(stdout).toMatch(new RegExp(`address: town +${file}:${lineOf("gillingham: { name: 'Gillingham'")}:17`));
  expect(stdout).toMatch(new RegExp(`price +${file}:${lineOf("'brake-pads': {")}:19 +Brake pad replacement, From £80`));
});

it('exits with 1 if there is nothing to explain', async () => {
  const { stderr, status } = await run('explain', ['no such words', 'anywhere']);
  expect(stderr).toContain('No text of the definition contains "no such words anywhere".');
  expect(status).toBe(1);
});

it('gives the reason for a declared dead link', () => {
  const { text } = explainPath(definition, '/services/diagnostics');
  expect(text).toMatch(new RegExp(`is not a page. It is a declared dead link, ${file}:\\d+:5\\n`));
  expect(text).toContain('Its substitute is /diagnostics.');
});

it('suggests the nearest page for an unknown path', () => {
  const { found, text } = explainPath(definition, '/brake-repairs');
  expect(found).toBe(false);
  expect(text).toContain('Did you mean /brake-repair?');
});

it.each(['/contact/', '/contact#directions'])('resolves %s to its page', (path) => {
  expect(explainPath(definition, path).text).toContain("pages['/contact']");
});

it('shows where a price in a sentence comes from', () => {
  const { text } = explainText(definition, 'discs from £120');
  expect(text).toContain("services['brake-repair'].head.description");
  expect(text).toContain(`{from:brake-discs} from ${file}:${lineOf("'brake-discs': {")}:20  prices['brake-discs']`);
});

it('matches £45 but not £450', () => {
  const { text } = explainText(definition, 'From £45');
  expect(text).toContain("prices['brake-diagnostics']");
  expect(text).not.toContain('Flywheel replacement: From £450');
});

it('finds curly quotes by the straight ones of a keyboard', () => {
  const { text } = explainText(definition, "We're here");
  expect(text).toContain("services['van-servicing'].closing.text");
});

it('finds words that are defaults of the schema', () => {
  expect(explainText(definition, 'Getting here').text).toContain('schema/vocabulary/english.ts  wording.access');
});

it('finds the default words of forms, and the file that has them', () => {
  const { text } = explainText(definition, 'Please choose today or a later date');
  expect(text).toContain('schema/vocabulary/english-forms.ts  forms.bookingMessages.past\n');
});

it('says that hours on a page are written from the opening hours', () => {
  const { text } = explainText(definition, '8:00-16:00');
  expect(text).toContain(`${file}:${lineOf('  hours: {')}:10  hours\n  Saturday: 8:00-16:00\n  written from`);
});

it.each(['Closed, opens today', 'closed, opens Monday 8:00'])('finds the words that %s is made of', (asked) => {
  const { text } = explainText(definition, asked);
  expect(text).toBe(
    'schema/vocabulary/english.ts  wording.closedNow\n  Closed, opens [day] [time]\n  a default; set wording.closedNow to change it',
  );
});

it('names the file with the words of another language', async () => {
  const { text } = explainText(await openDefinition('tests/fixtures/polish-site/site.config.ts'), 'Godziny otwarcia');
  expect(text).toContain('schema/vocabulary/polish.ts  wording.openingHours');
});
