import { expect, it } from 'vitest';
import { formWarnings } from '../../site/form-warnings.ts';
import { parseSite } from '../../site/parse.ts';
import { tinySiteInput } from '../fixtures/tiny-site.ts';
import { garage } from '../helpers/garage.ts';

const warningsOf = (more: object) =>
  formWarnings(parseSite({ ...tinySiteInput, ...more } as never)).map(({ text }) => text);

const privacy = { name: 'Privacy', href: '/contact' };

it('warns of forms that say nothing about privacy, unless no page has one', () => {
  const withoutForms = tinySiteInput.pages.map((page) => ({
    ...page,
    sections: [{ kind: 'text', heading: 'Words', paragraphs: ['Words.'] }],
  }));
  expect(warningsOf({})).toEqual([
    'forms.privacy: is missing; say who reads what visitors send and how long it is kept, or add a page named Privacy, which every form then links',
  ]);
  expect(warningsOf({ forms: { ...tinySiteInput.forms, privacyLink: privacy } })).toEqual([]);
  expect(warningsOf({ pages: withoutForms })).toEqual([]);
});

it('warns of a choice whose code is nearly the key of a service', () => {
  const options = ['brake-repiar', 'brake-pads', 'other'].map((code) => ({ code, label: code }));
  const fields = { ...tinySiteInput.forms.fields, service: { ...tinySiteInput.forms.fields.service, options } };
  expect(warningsOf({ forms: { ...tinySiteInput.forms, fields, privacyLink: privacy } })).toEqual([
    'forms.fields.service.options[0].code: found "brake-repiar"; it is not the key of a service; did you mean "brake-repair"?',
  ]);
  expect(formWarnings(garage)).toEqual([]);
});
