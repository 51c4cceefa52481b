import { phrases, sourceOf, wordSet } from '../phrases.ts';

const any = (text: string) => `(?:${sourceOf(text)})`;

const place = any('<place>');
const we = String.raw`\b(?:we|i|(?:the|our|my) ${any('<place>/<staff>')})`;
const adverb = `(?: ${any('able to, any longer, <adverb>')})*`;
const negative = any('<not>, (had_to) gave/give/given up, (had_to) dropped/stop/stopped, lack, neither, not able to');
const are = "are/is/was/were/it's/they're/that's/you're (a_bit/a_little/just/now/quite/rather/sadly/simply/way/well)";
const scope = 'area/books/line/list/menu/patch/range/reach/region/remit/round/scope/territory';

/** Verbs of offering in all their forms, and phrasal verbs. */
const offering = `
  accept~/change~/do/doing/fit~/fix~/get~/give~/handle~/have/having/help~/hold~/keep~/lend~/mend~/offer~/perform~/provide~/reach~/rebuild~/repair~/replace~/run~/sell~/serve~/service~/stock~/supply~/tackle~/take/taking/touch~/treat~/undertake~`;
const phrasal = `
  accept~/see/seeing/take/taking * from, carry/carrying/give/giving/lend/lending out,
  come/coming/deliver~/go/going/travel~ (out) as_far_as/to, cope~/deal~/help~/hold/holding (out) with,
  have/having (got) the * for/to_do, work/working/look/take/taking on, look/looking after/at`;

/** English: denials that something is offered. */
export const denials = {
  denials: {
    /** A denial before its object: `we no longer do clutches`, `there is no parking`. */
    before: [
      new RegExp(
        String.raw`(?<!\bnothing (?:that )?)(?:${we}(?:[’'](?:ve|re|m))?(?: (?:are|am|have|has|can|will))?(?: (?:just|really|simply))?${adverb} |${we}\b[^.,;:]* and |[,;] |^\W*(?:sorry,? )?)${negative}\b${adverb}\s(?!(?:in|near|afraid) |[\w ]+ only[;,.])`,
        'i',
      ),
      /\byou[’'](?:d|ll) (?:have to|need(?: to)?|be better off) (?:\w+ ){1,6}?for |\b(?:our|my) [\w ]{3,20} (?:is|are) too \w+ for |\b(?:come|comes|done|is|are|sold) without\s/i,
      new RegExp(
        String.raw`\byou (?:won[’']t|will not|can[’']t|cannot) (?:${any('book/borrow/find/get/have/hire')} |(?=park))|\bnowhere (?:on site )?(?:for \w+ )?(?=to (?:park|leave|put)\b)`,
        'i',
      ),
      new RegExp(
        String.raw`(?:\b(?:there(?:[’']s| is| are)|(?:we|i)(?:[’']ve| have)?(?: got)?|(?:we|i) ${any('accept/do/give/offer/provide/run/take')}|(?:there )?(?:isn[’']t|aren[’']t)) (?:any|no|not)|(?:^\W*(?:\w+ only\W+|(?:sorry|please note)\W+)?|, |\bbut )(?:no|not))\s(?!(?:other )?(?:${place}|branch)\b)`,
        'i',
      ),
    ],
    /** Verbs whose past is a denial today. */
    ended: phrases('gave/given up, stopped, dropped'),
    /** What is left to others: `we leave gearboxes to a specialist`. */
    left: new RegExp(
      String.raw`${we} (?:leave|send|pass|refer)\s(?=([^.,;:]*?) (?:to|for) ${any('a, an, another, other+, other people, somebody, someone, specialist+, the')} ?)`,
      'i',
    ),
    /** A denial after its object: `vans are outside our line of work`. */
    after: phrases(`
      i/we leave/pass/refer/send (on) to,
      <isNot> accepted/available/covered/done/for_us/offered/possible/provided/served,
      <isNot> our/my business/department/field/game/job/line/speciality/thing/trade,
      <isNot> (one) among/in/of/on/part_of/within our/the/my (*), are/is/you're unavailable,
      ${are} beyond/outside me/my/our/us/what_we, ${are} beyond/off/out_of/outside our/my/the (*) ${scope} !of,
      ${are} (a_job/that) (bit) (too) big/far/much/old/small (a_job/away) for me/us/a_<visit>,
      ${are} (a) farther/further than i/we, ${are} a job too far, ${are} no good/use to me/us,
      ${are} a thing of the past, ${are} discontinued/history/no_more, has/have (now) been discontinued/dropped/stopped/withdrawn, <isNot> given/held/implied,
      (are/aren't/is/isn't) (not) (anything/a_job/jobs/one_job/one_thing/something/the_one_job/the_one_thing/thing+/things/work) (that) i/we (are/have/'ve/just/simply) <not>/lack/neither/refuse/stop/stopped/leave/pass/refer/send/turn_away/turn_down,
      <isNot> anything/something (that) i/we, has/have/need/needs to go elsewhere, has/have/need/needs to go to a/an,
      go/goes (off/out/straight) to a/an/another/some/somebody/someone <place>/firm/specialist/else,
      has/have to find (a/an/another) <place>, you'd/you'll be better off,
      you'd/you'll have_to/need/need_to ask/find/go/see/try, you'd/you'll have_to/need/need_to a/another (*) <place>/specialist`),
    /** A whole with an exception: `everything but gearboxes`. */
    except:
      /\b(?:everything|anything|everywhere|anywhere|all|every|any|most)\b[^.,;:!?]*?,? (?:except(?: for)?|but(?: not)?|apart from|other than|bar|excluding)\s/i,
    /** An exclusive offer: `we only service cars`, `cars only`. */
    only: new RegExp(
      [
        String.raw`${we} (?:only|exclusively) ${any(`${phrasal}, ${offering}, work for`)}\s`,
        String.raw`${we} ${any(`${phrasal}, ${offering}, work for`)} (?=[\w ]+ only\b)`,
        String.raw`\ba (\w+)[- ]only ${place}`,
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
        'or nor either any the a an our own of kind kinds sort type on-site site customer dedicated free sorry sadly please afraid but and as them those these drivers driver customers people cars altogether drop dropping off equipment tools kit look nowhere enquiries bookings jobs tune tuning',
    ),
    /** The end of the denied phrase. */
    end: new RegExp(
      String.raw`[,.;:!?]|\s(?:${sourceOf('any longer, any more, anymore, as, at all, at the moment, at this, at present, because, but, currently, from us, here, if, in our/the <place>, in-house, on site, only, ourselves, so, these days, which, with us, yet, last autumn/month/spring/summer/week/winter/year')}|(?:is|are) (?:available|given|implied|offered|taken)(?=[.,;!]|$| or ))\b`,
      'i',
    ),
    /** Words that restrict a denial to some cases. */
    conditional: phrases(`
      always, because, before, by, charge, cost, every, everyone, for, from, if, in, just, more, need,
      on !site/all/any/our/repairs/work, only, quote, than, that !i/we, to, unless, until, what, when, which, while,
      who, with, without, at night, you bring/buy/provide/supply/want`),
    some: new RegExp(
      `^ (?:${sourceOf('at, before, during, every, for, from, if, in, on, to, unless, until, when, with, without')})\\b(?! (?:${sourceOf('us, me, our, the/this <place>, all, present, the moment')})\\b)`,
      'i',
    ),
    /** Prepositions that belong to the following name: `cars from Rainham`. */
    of: /\b(?:for|of|on|as for|with|to)\s(?:the |our |any )?$/i,
    details: / (?=(?:for|from|in|on|to) )/,
    towards: /\b(?:for|from|in|to|of)\s(?=\W*(?:and\b|or\b|,|$))/gi,
    /** Words before the topic of a question or of a condition: `Live in Faversham?` */
    topic:
      /^\W*(?:(?:sorry|and|but|(?:i[’']m|we[’']re) afraid)\b[, ]*)?(?:(?:if|do|are|have|is) )?(?:(?:you|it)(?:[’'](?:re|ve|s))? )?(?:(?:live|living|based|here|coming|come|driving|looking|after|need|needing|want|wanting|got|about|what|in|from|for|a|an|the|your)\b ?)*/i,
    /** A question whether something is available, and the answer that it is. */
    granted: /^(?:can|do|will|could) (?:i|you|we) (?:have|get|offer|lend|provide|do)?\s?(.+?)(?: and .*)?\?$/i,
    grants: phrases('yes'),
  },
};
