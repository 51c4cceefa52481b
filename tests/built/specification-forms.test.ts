import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readBuiltPages } from '../helpers/built-pages.ts';
import { elements, findAll, only, textOf } from '../helpers/elements.ts';
import { type FormRow, formTable, timeSlots } from './specification/forms.ts';

// Sections 3, 5, 8 and 9: the texts of each form, before and after it is sent.

const pages = new Map(readBuiltPages().map((page) => [page.path, page]));

describe.each(Object.entries(formTable))('the form on %s', (path, row) => {
  const { form, told } = readForm(path);

  it('offers its services by code and words, in order', () => {
    expect(optionsOf('service')).toEqual(row.services);
  });

  it('marks what is required with an asterisk, and nothing else', () => {
    const labels = elements(form, 'label').map((label) => [label.attribs.for?.replace(/^.*-/, ''), textOf(label)]);
    const marked = labels.filter(([, text]) => text?.endsWith('*')).map(([field]) => field);
    expect(marked).toEqual(row.required);
    expect(told.fields.filter(({ rule }) => rule.required).map(({ rule }) => rule.name)).toEqual(row.required);
  });

  it('has the exact minimum lengths and messages', () => {
    const rules = Object.fromEntries(told.fields.map(({ rule }) => [rule.name, rule]));
    for (const [field, [min, message]] of Object.entries(row.rules)) {
      expect([field, rules[field]?.min, rules[field]?.message]).toEqual([field, min, message]);
    }
  });

  it('has its kind’s confirmation and failure messages', () => {
    expect(told.formType).toBe(row.formType);
    expect(told.words).toMatchObject({
      sending: 'Sending...',
      success: row.success,
      tooFast: 'Please take a moment to fill out the form properly.',
      errorTitle: 'Error',
      fallbackError: 'Something went wrong. Please try again.',
    });
    expect(told).toMatchObject({ minimumFillMs: 3000 });
  });

  it('posts to the only endpoint, with an empty honeypot', () => {
    expect(form.attribs).toMatchObject({ action: '/api/forms/submit', method: 'post' });
    const [honeypot] = findAll(form, ({ attribs }) => attribs.name === 'website');
    expect(honeypot?.attribs.value ?? '').toBe('');
  });

  if (path === '/book-online') {
    it('offers five times of day and a date', () => {
      expect(optionsOf('preferredTime').map(([, label]) => label)).toEqual(timeSlots);
      expect(findAll(form, ({ attribs }) => attribs.name === 'preferredDate')[0]?.attribs.type).toBe('date');
    });
  }

  function optionsOf(name: string): (string | undefined)[][] {
    const radios = findAll(
      form,
      ({ name: tag, children }) =>
        tag === 'label' && children.some((child) => 'attribs' in child && child.attribs.name === name),
    );
    if (radios.length > 0) return radios.map((label) => ['', textOf(label)]);
    const [select] = findAll(form, (element) => element.name === 'select' && element.attribs.name === name);
    const options = select ? elements(select, 'option') : [];
    return options.filter(({ attribs }) => attribs.value).map((option) => [option.attribs.value, textOf(option)]);
  }
});

/** The props of the form's script that the specification determines. */
type Told = {
  formType: FormRow['formType'];
  fields: { rule: { name: string; required: boolean; min: number; message: string } }[];
  words: Record<string, unknown>;
};

function readForm(path: string) {
  const main = only(pages.get(path)?.document as never, 'main');
  const [island] = findAll(main, ({ attribs }) => attribs['data-island'] === 'enquiry-form');
  const told = JSON.parse(readFileSync(`dist/client${island?.attribs['data-props']}`, 'utf8')) as Told;
  return { form: only(main, 'form'), told };
}
