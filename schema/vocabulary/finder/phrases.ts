/** Lists that phrases name in angle brackets: `our <place>`. */
const lists: Readonly<Record<string, string>> = {
  adverb: 'actually/also/currently/even/ever/now/sadly/still/yet',
  isNot: "are_not/aren't/is_not/isn't/no_longer/was_not/wasn't/never",
  not: "aren't/can't/couldn't/don't/doesn't/hasn't/haven't/isn't/won't/cannot/do_not/does_not/will_not/have_not/has_not/are_not/is_not/can_not/not/never/no_longer/unable_to",
  place:
    'garage/workshop/surgery/practice/clinic/studio/school/salon/shop/office/premises/base/yard/firm/company/business/campsite',
  places: 'garages/workshops/surgeries/practices/clinics/studios/schools/salons/shops/firms/companies/businesses',
  many: 'two/three/four/five/six/seven/eight/nine/ten/eleven/twelve/fifteen/twenty/thirty/forty/fifty/several/many/#',
  ring: 'call/phone/ring/telephone',
  ringing: 'calling/phoning/ringing/telephoning',
  staff:
    'team/staff/mechanics/technicians/engineers/vets/nurses/teachers/tutors/trainers/therapists/stylists/plumbers/electricians/builders/fitters',
  visit:
    'appointment+/slot+/booking+/surgery+/clinic+/collection+/drop-off+/visit+/consultation+/tuning+/session+/lesson+/class+/treatment+/call-out+',
  weAre: "we_are/we're/i_am/i'm",
};

/**
 * Compiles comma-separated phrases into a pattern that matches any of them as whole words:
 * - `open~`: a verb in any of its forms; `bus+`: a noun or its plural
 * - `at/by`: either word; `no_one`: two words as one choice; `(just)`: optional; `<place>`: a word of a list above
 * - `*`: any word; `...`: up to six; `#`: a number
 * - `!to`: not followed by these words; `^a`: not preceded by them
 */
export function phrases(text: string): RegExp {
  return new RegExp(`(?:(?<!\\w)|(?=[’']))(?:${sourceOf(text)})(?!\\w)`, 'i');
}

/** The same at the end of a text, to match the words before a figure. */
export function ending(text: string): RegExp {
  return new RegExp(`(?<!\\w)(?:${sourceOf(text)})\\s*$`, 'i');
}

/** The words of a list. */
export function words(list: string): string {
  return (lists[list] ?? '').replaceAll('/', ' ');
}

/** A set of words, separated by spaces. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

/** Returns the source of the pattern, to be part of another. */
export function sourceOf(text: string): string {
  return text
    .split(',')
    .map((phrase) => phraseSource(phrase.trim()))
    .join('|');
}

function phraseSource(phrase: string): string {
  const [words = '', ...unless] = phrase.split(/\s+(?=[!^])/);
  return unless.reduce((source, part) => {
    const other = wordsSource(part.slice(1));
    return part.startsWith('^') ? `(?<!\\b(?:${other}) )${source}` : `${source}(?! (?:${other})\\b)`;
  }, wordsSource(words));
}

function wordsSource(words: string): string {
  const parts = words.split(/\s+/);
  const broken = parts.find((part) => part.startsWith('(') !== part.endsWith(')'));
  if (broken) throw new Error(`"${words}": write "${broken}" as one choice, with _ for spaces`);
  const first = parts.findIndex((part) => !countOf(part));
  const sources = parts.map((part, index) => {
    const choices = part
      .replace(/^\(|\)$/g, '')
      .split(/(?<!\\)\//)
      .flatMap(itemsOf)
      // A contraction follows its word without a space: `we 're` matches "we're".
      .map((word) => (index <= first || word.startsWith("'") ? '' : ' ') + wordSource(word));
    return `(?:(?:${choices.join('|')})${index < first ? ' ' : ''})${countOf(part)}`;
  });
  return sources.join('');
}

/** `our_<place>` → our_garage, our_workshop and so on. */
function itemsOf(choice: string): string[] {
  const [list, name = ''] = /<(\w+)>/.exec(choice) ?? [];
  return list ? (lists[name] ?? name).split('/').map((item) => choice.replace(list, item)) : [choice];
}

function countOf(part: string): string {
  return part === '...' ? '{0,6}' : part.startsWith('(') ? '?' : '';
}

function wordSource(word: string): string {
  if (word === '...') return wordSource('*');
  const plain = word.replace(/[.+]/g, '\\$&').replaceAll("'", "[’']").replaceAll('-', '[- ]?').replaceAll('_', ' ');
  const stem = plain.replace(/~$|\\\+$/, '');
  const form = plain.endsWith('~') ? formsOf(stem) : plain.endsWith('+') ? pluralOf(stem) : plain;
  return form.replaceAll('#', '\\d+').replaceAll('*', "[a-zé\\d£€%’'-]+(?:[.,]\\d+%?)?");
}

/** `serve` → serves, served, serving; `stop` → stopped; `reply` → replied. */
function formsOf(word: string): string {
  if (word.endsWith('e')) return `${word.slice(0, -1)}(?:e[sd]?|ing)`;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}(?:y|ie[sd]|ying)`;
  return `${word}(?:e?s|${word.at(-1)}?(?:ed|ing))?`;
}

function pluralOf(word: string): string {
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}(?:y|ies)` : `${word}(?:e?s)?`;
}
