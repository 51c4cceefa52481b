import { expect, it } from 'vitest';
import { joinLabel } from '../../schema/placeholders.ts';
import { renderText } from '../../server/mail/blocks.ts';

it('puts a colon between a label and a value, unless the label ends a sentence', () => {
  expect(joinLabel('Name', 'Ann')).toBe('Name: Ann');
  expect(joinLabel('Is it a cover-up?', 'Yes')).toBe('Is it a cover-up? Yes');
});

it('does so in the text of mails', () => {
  const rows = [
    { label: 'Is it a cover-up?', value: 'Yes' },
    { label: 'What is it about?', value: 'A dog.\nA cat.' },
    { label: 'Phone', value: '01632 960123' },
  ];
  expect(renderText([{ rows }])).toBe(
    'Is it a cover-up? Yes\nWhat is it about?\n    A dog.\n    A cat.\nPhone: 01632 960123\n',
  );
});
