import { phrases, sourceOf, wordSet } from '../phrases.ts';

const any = (text: string) => `(?:${sourceOf(text)})`;

const place = any('<place>');
const we = String.raw`\b(?:we|i|(?:the|our|my) ${any('<place>/<staff>')})`;
const adverb = `(?: ${any('able to, any longer, <adverb>')})*`;
const negative = any('<not>, (had_to) gave/give/given up, (had_to) stop/stopped, lack, neither, not able to');

/** Verbs of offering in all their forms, and phrasal verbs. */
const offering = `
  accept~/change~/do/doing/fit~/fix~/get~/give~/handle~/have/having/help~/hold~/keep~/lend~/mend~/offer~/perform~/provide~/reach~/rebuild~/repair~/replace~/run~/sell~/serve~/service~/stock~/supply~/tackle~/touch~/treat~/undertake~`;
const phrasal = `
  accept~/see/seeing/take/taking * from, carry/carrying/give/giving/lend/lending out,
  come/coming/deliver~/go/going/travel~ (out) as_far_as/to, cope~/deal~/help~ (out) with,
  have/having (got) the * for/to_do, work/working/look/take/taking on, look/looking after/at`;

/** English: denials that something is offered. */
export const denials = {
  denials: {
    /** A denial before its object: `we no longer do clutches`, `there is no parking`. */
    before: [
      new RegExp(
        String.raw`(?:${we}(?:[’'](?:ve|re|m))?(?: (?:are|am|have|has|can|will))?(?: (?:just|really|simply))?${adverb} |${we}\b[^.,;:]* and |[,;] |^\W*(?:sorry,? )?)${negative}\b${adverb}\s(?!(?:in|near|afraid) |[\w ]+ only[;,.])`,
        'i',
      ),
      new RegExp(
        String.raw`\byou (?:won[’']t|will not|can[’']t|cannot) (?:${any('book/borrow/find/get/have/hire')} |(?=park))|\bnowhere (?:on site )?(?:for \w+ )?(?=to park)`,
        'i',
      ),
      new RegExp(
        String.raw`(?:\b(?:there(?:[’']s| is| are)|(?:we|i)(?:[’']ve| have)?(?: got)?|(?:we|i) ${any('accept/do/offer/provide/run/take')}|(?:there )?(?:isn[’']t|aren[’']t)) |^\W*(?:\w+ only\W+|(?:sorry|please note)\W+)?|, |\bbut )(?:no|not|any)\s(?!(?:other )?(?:${place}|branch)\b)`,
        'i',
      ),
    ],
    /** What is left to others: `we leave gearboxes to a specialist`. */
    left: new RegExp(
      String.raw`${we} (?:leave|send|pass|refer)\s(?=([^.,;:]*?) (?:to|for) ${any('a, an, another, other+, other people, somebody, someone, specialist+, the')} ?)`,
      'i',
    ),
    /** A denial after its object: `vans are outside our line of work`. */
    after: phrases(`
      <isNot> accepted/available/covered/done/for_us/offered/our_thing/possible/provided/served,
      <isNot> among/one_of/part_of/in our/the (*), are/is/you're unavailable,
      are/is/you're (a_bit/just/quite/rather/simply/way) beyond/outside me/our/us/what_we,
      are/is/you're (a_bit/just/quite/rather/simply/way) beyond/outside/out_of our/the (*) area/patch/region/round !of,
      are/is/you're (a_bit/just/simply) too big/far/much/old/small (a_job/away) for me/us,
      (are/aren't/is/isn't) (not) (anything/job+/something/the_one_job/the_one_thing/thing+/things/work) (that) i/we (are/have) <not>/lack/neither/stop/stopped/leave/pass/refer/send,
      <isNot> anything/something (that) i/we, has/have/need/needs to go elsewhere, has/have/need/needs to go to a/an,
      you'd/you'll have_to/need/need_to ask/find/go/see/try, you'd/you'll have_to/need/need_to a (*) shop/specialist`),
    /** A whole with an exception: `everything but gearboxes`. */
    except:
      /\b(?:everything|anything|everywhere|anywhere|all|every|any|most)\b[^.,;:!?]*?,? (?:except(?: for)?|but(?: not)?|apart from|other than|bar|excluding)\s/i,
    /** An exclusive offer: `we only service cars`, `cars only`. */
    only: new RegExp(
      [
        String.raw`${we} (?:only|exclusively) ${any(`${phrasal}, ${offering}`)}\s`,
        String.raw`${we} ${any(`${phrasal}, ${offering}, work for`)} (?=[\w ]+ only\b)`,
        String.raw`\b([\w ]+) (?:is|are) (?:all|the only \w+) (?:that )?(?:we|i) ${any(offering)}\b`,
        String.raw`${we} ${any(offering)} ([\w ]+),? and (?:nothing|no(?:body|where)) else(?=[.,;!]|$)`,
      ].join('|'),
      'i',
    ),
    /** Verbs that need no object of their own in a denial. */
    phrasal: new RegExp(String.raw`\b${any(phrasal)}\b`, 'gi'),
    /** Words that do not change what is denied. */
    light: wordSet(
      'do doing offer offering provide providing lend lending repair repairing service servicing sell selling fit fitting fix fixing mend mending change changing replace replacing handle handling undertake undertaking perform run running treat treating accept accepting take taking touch touching serve serving cover covering supply supplying tackle get give giving have keep keeping hold got see seeing come go visit visiting help reach travel deliver rebuild test tests testing ' +
        'or nor either any the a an our own of kind kinds sort type on-site site customer dedicated free sorry please afraid but and as them those these drivers driver customers people cars altogether drop dropping off equipment tools kit look nowhere enquiries bookings jobs tune tuning',
    ),
    /** The end of the denied phrase. */
    end: new RegExp(
      String.raw`[,.;:!?]|\s(?:${sourceOf('any longer, any more, anymore, as, at all, at the moment, at this, at present, because, but, currently, from us, here, if, in our/the <place>, in-house, on site, only, ourselves, so, these days, which, with us, yet')}|(?:is|are) available(?=[.,;!]|$))\b`,
      'i',
    ),
    /** Words that restrict a denial to some cases. */
    conditional: phrases(`
      always, because, before, by, charge, cost, every, everyone, for, from, if, in, just, more, need, on !site,
      only, quote, than, that, to, unless, until, what, when, which, while, who, with, without`),
    some: new RegExp(
      `^ (?:${sourceOf('at, before, during, every, for, from, if, in, on, to, unless, until, when, with, without')})\\b(?! (?:${sourceOf('us, me, our, the/this <place>, all, present, the moment')})\\b)`,
      'i',
    ),
    /** Prepositions that belong to the following name: `cars from Rainham`. */
    of: /\b(?:for|of|as for|with|to)\s(?:the |our |any )?$/i,
    towards: /\b(?:for|from|in|to|of)\s(?=\W*(?:and\b|or\b|,|$))/gi,
    /** A question whether something is available, and the answer that it is. */
    granted: /^(?:can|do|will|could) (?:i|you|we) (?:have|get|offer|lend|provide|do)?\s?(.+?)(?: and .*)?\?$/i,
    grants: phrases('yes'),
  },
};
