import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { writeLanguage } from '../../cli/new/language.ts';
import { timeZoneOf } from '../../cli/new/site.ts';

const folder = mkdtempSync(join(tmpdir(), 'language-'));
const log = vi.spyOn(console, 'log').mockReturnValue();
beforeAll(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  copyFileSync('schema/vocabulary/languages.ts', join(folder, 'languages.ts'));
});
afterAll(() => rmSync(folder, { recursive: true }));

it('begins the wording of a language with the English texts, lists it, and names the next steps', () => {
  expect(writeLanguage('eu', folder)).toBe(0);
  expect(log.mock.lastCall?.[0]).toContain('Translate the texts of both.');
  const list = readFileSync(join(folder, 'languages.ts'), 'utf8');
  expect(list).toContain("import { basque } from './basque.ts';");
  expect(list).toContain('  pl: polish,\n  eu: basque,\n};');
  const [words, office] = ['basque.ts', 'basque-office.ts'].map((name) => readFileSync(join(folder, name), 'utf8'));
  expect(words).toContain('export const basque: Vocabulary = {');
  expect(words).toContain("skipLink: 'Skip to the content'");
  expect(words).toContain("import { basqueOffice } from './basque-office.ts';");
  expect(words).not.toMatch(/export type|english[ O]/);
  expect(office).toContain('export const basqueOffice = {');
});

it.each(['eu', 'de', 'xq', '../x'])('refuses a language that exists already, or none: %s', (code) => {
  expect(writeLanguage(code, folder)).toBe(1);
});

it.each([
  ['es-ES', 'Europe/Madrid'],
  ['pt-PT', 'Europe/Lisbon'],
  ['en-US', 'America/New_York'],
  ['ru-RU', 'Europe/Moscow'],
  ['id-ID', 'Asia/Jakarta'],
  ['en-AU', 'Australia/Sydney'],
  ['en-GB', 'Europe/London'],
])('proposes the time zone of %s where most people live', (locale, zone) => {
  expect(timeZoneOf(locale)).toBe(zone);
});
