import { expect, it } from 'vitest';
import { joinLabel } from '../../schema/placeholders.ts';
import { english } from '../../schema/vocabulary/english.ts';
import { renderText } from '../../server/mail/blocks.ts';

it('puts a colon between a label and a value, unless the label ends a sentence', () => {
  expect(joinLabel('Name', 'Ann', english.wording)).toBe('Name: Ann');
  expect(joinLabel('Is it a cover-up?', 'Yes', english.wording)).toBe('Is it a cover-up? Yes');
  const french = { labelled: '[label]\u202f:' };
  expect(joinLabel('Nom', 'Anne', french)).toBe('Nom\u202f: Anne');
  expect(joinLabel('Un projet\u202f?', 'Oui', french)).toBe('Un projet\u202f? Oui');
});

it('puts a colon between a label and a value in the text of mails', () => {
  const rows = [
    { label: 'Is it a cover-up?', value: 'Yes' },
    { label: 'What is it about?', value: 'A dog.\nA cat.' },
    { label: 'Phone', value: '01632 960123' },
  ];
  expect(renderText([{ rows }], english.wording)).toBe(
    'Is it a cover-up? Yes\nWhat is it about?\n    A dog.\n    A cat.\nPhone: 01632 960123\n',
  );
});
