import { describe, expect, test } from 'vitest';
import { englishOffice } from '../../schema/vocabulary/english-office.ts';
import { detectSpam, holdReason } from '../../server/enquiries/spam.ts';
import { answersOf } from '../helpers/answers.ts';
import { enquiry, postForm, postJson, startServer } from './start-server.ts';

const suspicion = (change: Partial<typeof enquiry>) => {
  const { answers, website } = answersOf({ ...enquiry, ...change });
  return detectSpam(answers, website) && holdReason({ state: 'spam', answers });
};

const advert = 'Cheap [url=https://pills.example]pills[/url] for every car owner!';

describe('a customer’s message is not spam', () => {
  test.each([
    'My brakes make a noise.',
    'Is this the right part? https://parts.example/item/1234',
    'https://parts.example/item/1',
    'This one https://parts.example/1 or that one https://parts.example/2 for the front?',
    'Compare https://parts.example/1 https://parts.example/2 for my car?',
    'Three listings, tell me which: https://a.example/1 https://a.example/2 www.a.example/3 - it is the 1.6 diesel.',
    'The dash says [ABS] and <!> and "a < b".',
    'ENGINE LIGHT ON!!! CALL ME!!! £££ no object',
    'I saw your website www.tiny.example, and wonder about a service.',
    'Reply to ann@example.org or bob@example.org or cat@example.org or dan@example.org please',
    'Casino Road, number 5: can you collect it? Viagra Falls is what my kids call the leak.',
    'Fehlermeldung „Motor prüfen“, was kostet das?',
  ])('%s', (message) => {
    expect(suspicion({ message })).toBeUndefined();
  });

  test('an email address at any host', () => {
    expect(suspicion({ email: 'www.ann@casino.example' })).toBeUndefined();
  });
});

describe('text that only machines write is suspected', () => {
  test.each([
    [{ website: 'https://spam.example' }, 'a hidden field was filled in'],
    [{ message: advert }, 'links are written as [url=…]'],
    [{ message: 'Best [URL]https://x.example[/URL] ever written' }, 'links are written as [url=…]'],
    [{ message: 'See <a class="x" href="https://x.example">this</a> now' }, 'links are written in HTML'],
    [{ name: 'Win at https://x.example' }, 'the field name holds a link'],
    [{ postcode: 'www.x.example' }, 'the field postcode holds a link'],
    [
      { message: 'One http://a.example two http://b.example three http://c.example four www.d.example and more words' },
      'the message holds 4 links',
    ],
    [{ message: 'https://a.example https://b.example hi' }, 'the message is mostly links'],
  ])('%j', (change, reason) => {
    expect(suspicion(change)).toBe(reason);
  });
});

test('a reason in the words of the business may repeat what it names', () => {
  const reasons = { ...englishOffice.desk.reasons, linked: '[key]: [field], [field]' };
  const { answers } = answersOf({ ...enquiry, name: 'Win at https://x.example' });
  expect(holdReason({ state: 'spam', answers }, reasons)).toBe('[key]: name, name');
});

test.each([
  ['by script', postJson],
  ['by a browser without script', postForm],
])('spam sent %s is answered like any other enquiry and held', async (_, post) => {
  const { url, db } = await startServer();
  const answer = await post(url, { ...enquiry, message: advert });
  const rows = await db.selectFrom('enquiry').select(['state', 'reference']).execute();
  expect(answer.status).toBe(201);
  expect(rows).toEqual([{ state: 'spam', reference: expect.any(String) }]);
  expect(await answer.text()).toContain(rows[0]?.reference);
});
