import { plainLanguage, weekdays } from '../schema/clock.ts';
import type { Site } from '../schema/site.ts';
import { english } from '../schema/vocabulary/english.ts';
import { weekdayName } from './format-hours.ts';
import { type KeyPath, valueAt, walk } from './key-path.ts';
import { explainLanguage } from './language-tag.ts';
import { type Check, type Report, showValue } from './problem.ts';
import { tokenKinds } from './token-kinds.ts';

/** The texts that may have placeholders, by key path: all defaults, and texts without a default. */
const textsWithPlaceholders = {
  mail: { ...english.mail, changeNotice: '' },
  wording: { ...english.wording, specialHours: '' },
  desk: english.desk,
  forms: { ...english.forms, fromTown: '[town]' },
};

/** The same for a field. */
const textsOfFields = { message: '', tooLong: '[max]', belowMin: '[min]', aboveMax: '[max]' };

/** Placeholders allowed in a text, or in all texts of a group, besides those of its default. */
const extraPlaceholders: Readonly<Record<string, string>> = {
  add: '[reference]',
  change: '[reference]',
  changeUntil: '[notice]',
  serviceInTown: '[heading]',
  serviceForTown: '[heading]',
  expect: '[day] [opens] [time]',
  bookingMessages: '[day] [days] [hours] [slot] [slots] [min] [max]',
  refusals: '[phone]',
};

/** Texts that are meaningless without their placeholders. */
const needsPlaceholder = ['pageOf', 'stars'];

export const checkPlaceholders: Check = (site, report) => {
  checkBrackets(site, report);
  checkTexts(site, textsWithPlaceholders, [], report);
  checkExpectation(site, report);
  const { fields, forms } = site.forms;
  for (const [name, field] of Object.entries(fields))
    checkTexts(field, textsOfFields, ['forms', 'fields', name], report);
  for (const [key, form] of Object.entries(forms))
    for (const [index, field] of (form.fields ?? []).entries())
      checkTexts(field, textsOfFields, ['forms', 'forms', key, 'fields', index], report);
};

/** Finds a token written as a placeholder in a text that has none: `[phone]`. */
function checkBrackets(site: Site, report: Report): void {
  const checked = Object.keys(textsWithPlaceholders);
  walk(site, [], (text, path) => {
    if (typeof text !== 'string' || checked.includes(String(path[0]))) return;
    const [words, name = ''] = /\[([a-z]+)(?::[\w-]+)?\](?!\()/.exec(text) ?? [];
    if (!words || !Object.hasOwn(tokenKinds, name)) return;
    const token = words.replace('[', '{').replace(']', '}');
    report('unknown-token', path, `found ${words}; in this text it is written ${token}`, { part: { words } });
  });
}

/** Finds a weekday in a text for any day: `We open on Monday`. */
function checkExpectation({ forms: { expect }, language }: Site, report: Report): void {
  if (typeof language !== 'string' || explainLanguage(plainLanguage(language))) return;
  for (const key of ['nextDay', 'otherDay'] as const) {
    const text = valueAt(expect, [key]);
    if (typeof text !== 'string' || text.includes('[day]')) continue;
    const days = weekdays.map((day) => weekdayName(day, language, 'long'));
    const [named] = new RegExp(`(?<!\\p{L})(?:${days.join('|')})(?!\\p{L})`, 'u').exec(text) ?? [];
    if (!named) continue;
    const message = `found ${showValue(named)}, which it would say on any day; write [day]`;
    report('unknown-token', ['forms', 'expect', key], message, { part: { words: named } });
  }
}

function checkTexts(texts: unknown, defaults: object, path: KeyPath, report: Report): void {
  const shared = extraPlaceholders[String(path.at(-1))];
  for (const [key, usual] of Object.entries(defaults)) {
    const text = valueAt(texts, [key]);
    if (typeof usual === 'object') checkTexts(text, usual, [...path, key], report);
    if (typeof text !== 'string') continue;
    const valid = [...new Set([usual, shared, extraPlaceholders[key]].flatMap(placeholdersOf))];
    checkText(text, valid, [...path, key], report);
  }
}

function checkText(text: string, valid: readonly string[], path: KeyPath, report: Report): void {
  const own = placeholdersOf(text);
  const hint =
    valid.length > 0 ? `this text has ${valid.join(' and ')}` : 'this text has no placeholders, so remove it';
  for (const words of own.filter((each) => !valid.includes(each)))
    report('unknown-token', path, `found ${words}; it is not a placeholder here; ${hint}`, { part: { words } });
  // A token in its place is reported already.
  if (needsPlaceholder.includes(String(path.at(-1))) && own.length === 0 && !text.includes('{'))
    report('unknown-token', path, `lacks its number; write ${valid[0]} where it goes`);
}

function placeholdersOf(text: unknown): string[] {
  return typeof text === 'string' ? (text.match(/\[\w+\]/g) ?? []) : [];
}
