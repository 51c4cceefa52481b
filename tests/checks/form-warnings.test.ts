import { expect, it } from 'vitest';
import { formWarnings } from '../../checks/warnings.ts';
import { parseSite } from '../../site/parse.ts';
import { tinySiteInput } from '../fixtures/tiny-site.ts';
import { garage } from '../helpers/garage.ts';

const warningsOf = (more: object) =>
  formWarnings(parseSite({ ...tinySiteInput, ...more } as never)).map(({ text }) => text);

it('warns of a choice whose code is nearly the key of a service', () => {
  const options = ['brake-repiar', 'brake-pads', 'other'].map((code) => ({ code, label: code }));
  const fields = { ...tinySiteInput.forms.fields, service: { ...tinySiteInput.forms.fields.service, options } };
  expect(warningsOf({ forms: { ...tinySiteInput.forms, fields } })).toEqual([
    'forms.fields.service.options[0].code: found "brake-repiar"; it is not the key of a service; did you mean "brake-repair"?',
  ]);
  expect(formWarnings(garage)).toEqual([]);
});
