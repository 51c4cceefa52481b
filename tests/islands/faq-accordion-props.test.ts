import { expect, it } from 'vitest';
import { faqAccordionProps } from '../../templates/islands/faq-accordion-props.ts';

const entry = {
  question: 'How long is the warranty?',
  answer: 'Twelve months.',
  links: [{ name: 'Brakes', href: '/brake-repair', text: 'Pads' }],
};
const business = { phone: { display: '01632 960000', dial: '+441632960000' }, email: 'hello@tiny.example' };
const language = 'en-GB';
const section = {
  kind: 'faq' as const,
  heading: 'Questions',
  topicsHeading: 'Topics',
  topics: [{ label: 'Warranty', question: 'warranty' }],
  aside: [],
};

it('gives a question and the topic that opens it the same address', () => {
  expect(faqAccordionProps({ faq: { warranty: entry }, business, language }, section)).toEqual({
    questions: [
      {
        id: 'q-warranty',
        question: 'How long is the warranty?',
        answer: 'Twelve months.',
        links: [{ name: 'Brakes', href: '/brake-repair' }],
      },
    ],
    topicsHeading: 'Topics',
    topics: [{ label: 'Warranty', id: 'q-warranty' }],
  });
});

it('keeps hours in an answer on one line, also within a link', () => {
  const warranty = { ...entry, answer: 'Sat 8:00-16:00. [Book by 2 PM](/book) or ring 01632 960000.' };
  const { questions } = faqAccordionProps({ faq: { warranty }, business, language }, section);
  const together = (text: string) => ({ mark: 'unbroken', children: [text] });
  expect(questions[0]?.answer).toEqual([
    together('Sat 8:00-16:00.'),
    ' ',
    { mark: 'link', href: '/book', children: ['Book by ', together('2 PM')] },
    ' or ring ',
    { mark: 'contact', href: 'tel:+441632960000', children: ['01632 960000'] },
    '.',
  ]);
});
