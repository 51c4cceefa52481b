import { describe, expect, it } from 'vitest';
import { english } from '../../schema/vocabulary/english.ts';
import { groupByDays, groupFields } from '../../templates/islands/field-groups.ts';

const { groups: headings } = english.forms;

type Settings = {
  kind?: 'text' | 'date' | 'plate' | 'postcode';
  role?: 'name' | 'subject' | 'service' | 'message' | 'appointment';
};

const field = (name: string, { kind = 'text', role }: Settings = {}, autocomplete = 'off', condition?: number) => ({
  label: name,
  rule: { name, kind, required: false, message: '', ...(role && { role }) },
  autocomplete,
  condition,
});
const name = field('name', { role: 'name' }, 'name');
const postcode = field('postcode', { kind: 'postcode' }, 'postal-code');
const plate = field('plate', { kind: 'plate', role: 'subject' });
const day = field('day', { kind: 'date', role: 'appointment' });
const time = field('time', { role: 'appointment' });
const service = field('service', { role: 'service' });
const message = field('message', { role: 'message' });

const shapeOf = (...fields: ReturnType<typeof field>[]) =>
  groupFields(fields, headings).map(({ legend, fields }) => [legend, ...fields.map(({ rule }) => rule.name)]);

describe('the groups of a form', () => {
  it('follow the roles of its fields, in their order', () => {
    expect(shapeOf(service, message, day, time, name, postcode)).toEqual([
      ['What you need', 'service', 'message'],
      ['When', 'day', 'time'],
      ['About you', 'name', 'postcode'],
    ]);
  });

  it('have no heading for a field alone, or with one that is not always shown', () => {
    expect(shapeOf(service, field('which', {}, 'off', 1), day, plate, postcode)).toEqual([
      [undefined, 'service', 'which'],
      [undefined, 'day'],
      ['What it is about', 'plate', 'postcode'],
    ]);
  });

  it('have no heading that is already above', () => {
    const [insurer, number] = [field('insurer'), field('number')];
    expect(shapeOf(service, message, name, postcode, insurer, number)).toEqual([
      ['What you need', 'service', 'message'],
      ['About you', 'name', 'postcode'],
      [undefined, 'insurer', 'number'],
    ]);
  });

  it('keep what has no role out of those about the visitor or the visit', () => {
    const age = field('age');
    expect(shapeOf(age, name, age, day, time, age)).toEqual([
      [undefined, 'age'],
      [undefined, 'name'],
      [undefined, 'age'],
      ['When', 'day', 'time'],
      [undefined, 'age'],
    ]);
    const until = field('until', { kind: 'date' });
    expect(shapeOf(day, until)).toEqual([['When', 'day', 'until']]);
  });
});

it('lists the times of every day before those of some, which have the name of their days above them', () => {
  const days: Readonly<Record<string, string>> = { '9:00': 'Saturday', '19:00': 'Thursday' };
  expect(groupByDays(['9:00', '10:00', '11:00', '19:00'], (time) => days[time] ?? '')).toEqual([
    ['', ['10:00', '11:00']],
    ['Saturday', ['9:00']],
    ['Thursday', ['19:00']],
  ]);
});
