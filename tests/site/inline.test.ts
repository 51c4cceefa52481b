import { describe, expect, it } from 'vitest';
import type { SiteInput } from '../../schema/site.ts';
import { inlineLinks, linkContacts, parseInline, plainText } from '../../site/inline.ts';
import { parseSite } from '../../site/parse.ts';
import { entryOfRoute, listOrigins, listPageLinks } from '../../site/provenance.ts';
import { listRoutes } from '../../site/routes.ts';
import { faqAccordionProps } from '../../templates/islands/faq-accordion-props.ts';
import { tinySiteInput } from '../fixtures/tiny-site.ts';
import { garage } from '../helpers/garage.ts';

describe('a sentence', () => {
  it('has links, emphasis and strong emphasis, nested', () => {
    expect(parseInline('See [our *whole* list](/services#all) or **ring us**.')).toEqual([
      'See ',
      { mark: 'link', href: '/services#all', children: ['our ', { mark: 'em', children: ['whole'] }, ' list'] },
      ' or ',
      { mark: 'strong', children: ['ring us'] },
      '.',
    ]);
    expect(plainText('See [our *whole* list](/services#all) or **ring us**.')).toBe('See our whole list or ring us.');
  });

  it.each([
    'Rated 4* by some, 5* by others',
    'a_b_c and _so_',
    '# 1. No heading',
    '- no list, > no quote',
    '<b>no</b> HTML, no &amp; entity',
    'no `code`, no ~~deletion~~',
    'https://example.org and www.example.org',
    '[time] and [first] to [last]',
    'first line\nsecond  \nline',
  ])('has nothing else of Markdown: %s', (text) => {
    expect([parseInline(text)].flat()).toEqual([text]);
  });

  it('has a literal asterisk or bracket after a backslash', () => {
    expect(parseInline('5 \\*star\\* \\[x](/y)')).toEqual(['5 *star* [x](/y)']);
  });

  it('of the garage has no mark that is left as it is written', () => {
    const marked = listOrigins(garage).filter(
      ({ path, value }) => typeof value === 'string' && path[0] !== 'mail' && plainText(value) !== value,
    );
    expect(marked.filter(({ value }) => /[*[\]]/.test(plainText(String(value)))).map(({ path }) => path)).toEqual([]);
  });
});

describe('a phone number or email address in a sentence', () => {
  const contacts = {
    business: { phone: { display: '01632 960000', dial: '+441632960000' }, email: 'hello@tiny.example' },
    departments: { emergency: { phone: { display: '01632 960000 99', dial: '+44163296000099' } }, parts: {} },
  };
  const contact = (href: string, text: string) => ({ mark: 'contact', href, children: [text] });
  const linked = (text: string) => linkContacts(parseInline(text), contacts);

  it('is a link, the longest number first, also within emphasis', () => {
    expect(linked('Ring 01632 960000, at night **01632 960000 99**, or email hello@tiny.example.')).toEqual([
      'Ring ',
      contact('tel:+441632960000', '01632 960000'),
      ', at night ',
      { mark: 'strong', children: [contact('tel:+44163296000099', '01632 960000 99')] },
      ', or email ',
      contact('mailto:hello@tiny.example', 'hello@tiny.example'),
      '.',
    ]);
  });

  it('stays text within a link, and as a part of something longer', () => {
    const text = 'See [01632 960000](/contact).';
    expect(linked(text)).toEqual(parseInline(text));
    expect(linked('Not 01632 9600001, nor ahello@tiny.example')).toBe('Not 01632 9600001, nor ahello@tiny.example');
  });

  it('is a link in an answer of the questions', () => {
    const faq = { hours: { question: 'When?', answer: 'Ring 01632 960000.', links: [] } };
    const section = { kind: 'faq' as const, heading: 'Q', topicsHeading: 'T', topics: [], aside: [] };
    const [question] = faqAccordionProps({ faq, ...contacts } as never, section).questions;
    expect(question?.answer).toContainEqual(contact('tel:+441632960000', '01632 960000'));
  });
});

const [home, ...others] = tinySiteInput.pages as SiteInput['pages'];

/** The tiny site with another sentence on its home page. */
function withSentence(sentence: string, more: object = {}) {
  const section = { kind: 'text' as const, heading: 'More', paragraphs: ['Plain.', sentence] };
  return parseSite({ ...tinySiteInput, ...more, pages: [{ ...home, sections: [section] }, ...others] });
}

describe('a link in a sentence', () => {
  it.each([
    [
      '[brakes](/brake-repairs)',
      'found "/brake-repairs"; it is not a page. Did you mean "/brake-repair"? Use one of: /, /contact, /book-online, /brake-repair, /locations/smallham-brake-repair. If the link is meant to be dead, declare it under knownDeadLinks.',
    ],
    [
      '[prices](./public/price-list.pdf)',
      'found "./public/price-list.pdf"; it names the folder that is served; write "/price-list.pdf"',
    ],
    ['*[brakes](brake-repair)*', 'found "brake-repair"; it has no leading slash; write "/brake-repair"'],
    [
      '[ring us](tel:+441632960000)',
      'found "tel:+441632960000"; it is not a page; to make a button call, write call: true instead of href',
    ],
    [
      '[script](javascript:x())',
      'found "javascript:x()"; it is a script, which no page runs; write the path of a page',
    ],
  ])('is checked as any other: %s', (sentence, message) => {
    expect(() => withSentence(sentence)).toThrow(`pages[0].sections[0].paragraphs[1]: ${message}`);
  });

  it('may be dead if declared, and is repaired like all others', () => {
    const knownDeadLinks = [{ href: '/old', instead: '/brake-repair', reason: 'Asked for' }];
    const paragraphsOf = (site: ReturnType<typeof withSentence>) =>
      site.pages[0]?.sections.flatMap((section) => (section.kind === 'text' ? section.paragraphs : []))[1];
    expect(paragraphsOf(withSentence('Our [old page](/old).', { knownDeadLinks }))).toBe('Our [old page](/old).');
    const repaired = withSentence('Our [old page](/old).', { knownDeadLinks, deadLinks: 'repair' });
    expect(inlineLinks(String(paragraphsOf(repaired)))).toEqual(['/brake-repair']);
  });

  it.each(['Nuts & bolts; no wood.', 'Words [in brackets] (https://x.example is ours).'])(
    'is not seen in words: %s',
    (sentence) => {
      expect(() => withSentence(sentence)).not.toThrow();
    },
  );

  it.each(['[brakes] (/brake-repair)', '[brakes](/brake-repair and more', 'nuts&nbsp;bolts', 'caf&eacute;', '&#160;'])(
    'or a character is refused where it is not as meant: %s',
    (sentence) => {
      expect(() => withSentence(sentence)).toThrow(/is an incomplete link|is HTML/);
    },
  );

  it('or a picture is refused where the page would show a mark or nothing', () => {
    expect(() => withSentence('![Our hall](/pictures/hall.jpg) is new.')).toThrow(/hall.jpg\); it is a picture/);
    expect(() => withSentence('See [](/brake-repair).')).toThrow(/found \[\]\(\/brake-repair\); it is a link without/);
    expect(() => withSentence('Squealing![See brakes](/brake-repair)')).not.toThrow();
  });

  it('is traced to its sentence', () => {
    const site = withSentence('See [brakes](/brake-repair) or [elsewhere](https://example.org/a).');
    const [route] = listRoutes(site);
    const entry = route && [...entryOfRoute(site, route), 'sections', 0, 'paragraphs', 1];
    const links = listPageLinks(site, route).filter(({ path }) => path.includes('sections'));
    expect(links.map(({ address, path }) => [address, path])).toEqual([
      ['/brake-repair', entry],
      ['https://example.org/a', entry],
    ]);
  });

  it('is refused in texts without links', () => {
    const [page] = tinySiteInput.pages;
    for (const heading of ['[Brakes](/brake-repair)', 'The *best* brakes', '**Brakes**']) {
      const pages = [{ ...page, hero: { ...page?.hero, heading } }, ...others];
      expect(() => parseSite({ ...tinySiteInput, pages })).toThrow(
        `pages[0].hero.heading: found "${heading}"; it has a link or emphasis, which only sentences can have; write plain words`,
      );
    }
  });
});
