import { phrases, sourceOf } from '../phrases.ts';

/** What may follow the name of a thing not offered. Any other noun makes it another thing: an MOT repair. */
const itself = `(?=\\W*$|\\s?[,.;:!?–—]|\\s(?:${sourceOf('itself, myself, ourselves, retest+, test+, testing, inspection+, certificate+, here, as, too, can, will, does, carries, on, for, and, from, while, every, in, at, with, beside, behind, by, next')})\\b)`;

/** Compiles phrases in which § stands for a name. */
const about = (text: string, after = '') => new RegExp(`(?<!\\w)(?:${sourceOf(text)})${after}`);

/** English words for what the business accepts, refuses, promises and offers. */
export const statements = {
  /** Methods of payment, and words that accept or refuse them. */
  payment: {
    methods: {
      cash: phrases('cash, cash-free, cashless, notes and/or coins, coins and/or notes, notes only/or'),
      card: phrases(`
        (credit/debit) (or/and) (credit/debit) card+ !table/under/machine_fee/machine_charge/machine_rental, contactless, mastercard, plastic, visa`),
      'bank transfer': phrases('bacs, bank transfer+, faster payment+, transfer+'),
      cheque: phrases('cheque+ !book/guarantee'),
      PayPal: phrases('paypal'),
      finance: phrases(`
        clearpay, instalment+, installment+, klarna, our finance, pay later, payment plan+, spread (*) (*) cost`),
      'American Express': phrases('american express, amex'),
      cryptocurrency: phrases('bitcoin, crypto*'),
    } as Readonly<Record<string, RegExp>>,
    trigger: phrases(`
      accept~, are/is (also/all/both) fine/good/no_problem/ok/okay, bill+, paid, pay, payable, paying, payment+, pays,
      settle, spread the cost, take/takes/taking, welcome`),
  },
  /** Words that deny, exceed or limit a claim. */
  promises: {
    /** A name as the value of a claim: `City & Guilds`. */
    name: /^(\p{Lu}\p{L}+ & \p{Lu}\p{L}+)/u,
    outdone: /\b(?:lifetime|unlimited|life-long|(?:is|are)(?:n[’']t| not| never))\s(?:\w+\s)?$/i,
    /** An unlimited version of a claim. */
    endless: /^\S+ (?:for life|for ?ever)\b/i,
  },
  /** Words for what is offered, where, and what is not. */
  offers: {
    /** Keys of facts that imply an offer: a range or a discount. */
    facts: /-(?:radius|discount)$/,
    reach: /-radius$/,
    /** A thing of two words in a summary: `or you’d like a second opinion?` */
    thing: /\ban? ([\p{L}-]+) ([\p{L}-]+)(?=[,;.?!]|$| (?:and|or|with)\b)/giu,
    /** Words after and before an item that exclude it from a price or include it. */
    parts: {
      said: [
        {
          words: phrases(`
            <isNot> (a) changed/checked/covered/included/in_the_price/looked/measured/part/tested !in_it/of_it/in_that/of_that, not included,
            's/are/be/come/comes/cost/costs/is (charged_as) (an) additional/extra, are/cost/costs/is £*/€* extra/on_top, are/is (an) optional extra+, are/is billed/charged as/extra/for/on_top/separately, charged as_an_extra/extra/separately, be/come/comes/go/goes (down) on the/your bill as, are/is left out/unchecked/untouched,
            stays on/put/where_it_is`),
          isBefore: true,
          isIn: false,
        },
        {
          words: phrases(`
            *n't/do_not/does_not/never/no_longer change/check/cover/get/have/include_a_look_at/include/look_at/measure/test,
            *n't/do_not/does_not/never/no_longer extend/run/stretch to, leave/leaves (in) the/your old, leave/leaves out, exclude/excludes, come/comes/goes without, all/everything apart_from/bar/but/except,
            has/in_it/there's/there_is/with no, give/gives/get/gets (*) no`),
          isBefore: false,
          isIn: false,
        },
        {
          words: phrases(`
            are/come/comes/is/that's (all) as_standard/free/included/part_of/thrown_in,
            are/get/gets/is (also) changed/checked/fitted/looked_at/measured/replaced/tested at/in/on/with any/each/every`),
          isBefore: true,
          isIn: true,
        },
        {
          words: phrases(`
            come/comes with, include/includes, gets you, you/you'll get`),
          isBefore: false,
          isIn: true,
        },
        {
          words: phrases('we (also/even) change/check/fit/replace/test'),
          isBefore: false,
          isIn: true,
          isNamedFirst: true,
        },
      ],
      /** Verbs of checking, whose object is shorter than the check's name: `the brakes`, `brake wear check`. */
      looked: phrases('change~, check~, cover, leave/leaves out, look/looked at, measure~, test~'),
      /** Words after them that mean the price which the text is about. */
      ofThis: /^(?: at)? (?:at|during|for|in|on|with) (?:it|that|this)\b/,
      end: / (?:after(?:wards)?|as|at|during|for|from|in|of|on|to|when|with|every|each|even|any|too)\b/,
      joined: /,|;|:|\bor\b|\band\b|\bwith\b|\bplus\b/,
      whole: /\beverything in an? /i,
    },
    /** The end of a tag that names things of one kind, and what follows its first words in a sentence: `budget tyres`. */
    kind: /^(.+) (?:options|makes|brands)$/i,
    ofKind: new RegExp(` (?!(?:${sourceOf('<place>')})\\b)(?=[a-z])`),
    /** Phrases that offer §, which is declared as not offered. */
    does: [
      about(
        `we/i/our_<staff>/our_testers/the_<place> ('ll/'re/'ve) (also/are/can/do/happily/now/will) (able_to/also/do/now) carry_out/carrying_out/conduct/cut/do/fit/fix/handle/issue/make/mend/offer/perform/program/provide/repair/replace/run/sell/teach (*) (*) §,
        bring/come (it/the_car/them) to us for (a/an/its/the/your) §, leave (it/the_car) with us (*) (*) (*) for (a/an/its/the/your) §, we §, get/have/take your § (certificate/test) from/with us, issue a/an/its/the/your §, put/puts * * through a/an/its/the/their §`,
        itself,
      ),
      about(`
        we ('ve/have) (added/built/got/installed/opened/put_in) a/an § bay/centre/lane/ramp/station, (*) can/could have the § itself done here, we ('ve/have) (added/built/got/installed/opened) a/an § bay/centre/lane/ramp/station,
        we ('ve/have) been authorised/approved to carry_out/do §, our (own) (*) assessor+/examiner+/inspector+/mechanic+/man/technician+/tester+ ('ll/can/will) (*) (also/now) carry_out/carries_out/conduct/conducts/do/does/perform/performs/run/runs/issue/issues (all) (a/an/every/its/the/your) (own) §,
        our (own) tester+ ('ll/will) (carry_out/do/put_*_through) (its/the/your) §`),
      about(
        `we/i ('ve/have) (also/even) (got/have/run) a/an/our/two (own) §, there's/there_is/there_are (also) a/an/two §, enjoy/relax_in/try/use our (own) §`,
        itself,
      ),
      /§(?: (?:itself|tests?|testing|certificates?|can|be|is|are|bay|done|and|\w+ed|out|available|right|all|carried out|done|in (?:one|a single|the same) visit|from £\d+))*,? (?:both )?(?:here\b|on[- ]site|on the premises|(?:in|at) our|under (?:our|one) (?:own )?roof|by our own|while you wait|with us|in[- ]house|by us|(?:available )?(?:every (?:day|week)|(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b))/,
      about('my/our own §', itself),
      about('our (own) § is/opens/closes'),
      /^\W*§ testing(?:$| and\b)/,
      about(`<weAre> a/an (*) § <place>/centre/station/test, we/i ('ll/can/will) § any/the/your`),
      about(
        `§ bay/lane/ramp at/in (the_back_of) my/our *, our (*) § (test/testing) bay/centre/lane/station/tester+ !door+/neighbour+/friend+/partner+`,
      ),
    ],
    /** Phrases that say another business does what is booked here. */
    others:
      /^[^.,;:!?]*\b(?:next door|nearby|down the road|another \w+|(?:a|the) (?:\w+ )?(?:testing|test) (?:centre|station))\b/i,
  },
};
