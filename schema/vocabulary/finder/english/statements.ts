import { phrases, sourceOf } from '../phrases.ts';

/** What follows the name of what is not offered, if it is offered: a repair is not a test. */
const itself = `(?=\\W*$|\\s?[,.;:!?–—]|\\s(?:${sourceOf('retest+, test+, testing, inspection+, certificate+, here, on, for, and, from, while, every, in, at, with')})\\b)`;

/** Phrases in which § is the name of something. */
const about = (text: string, after = '') => new RegExp(`(?<!\\w)(?:${sourceOf(text)})${after}`);

/** English: statements of what is accepted, refused, promised and offered. */
export const statements = {
  /** Methods of payment, and words that accept or refuse them. */
  payment: {
    methods: {
      cash: phrases('cash, cashless, notes and coins, notes only/or'),
      card: phrases(`
        card+ !table/under/machine_fee/machine_charge/machine_rental, chip and pin, contactless, mastercard, plastic,
        visa`),
      'bank transfer': phrases('bacs, faster payment+, transfer+'),
      cheque: phrases('cheque+'),
      PayPal: phrases('paypal'),
      finance: phrases(`
        clearpay, finance available/option+/plan+, instalment+, installment+, interest-free credit, klarna,
        monthly payments, on account !of, on finance, our finance, pay later, payment plan+, spread (*) (*) cost`),
      'American Express': phrases('american express, amex'),
      cryptocurrency: phrases('bitcoin, crypto*'),
    } as Readonly<Record<string, RegExp>>,
    /** A method refused without a verb: `no cheques`. */
    bare: phrases(`
      cashless, *n't/no/not (got) (have) (a/any) card machine/reader/terminal !fee/charge/rental,
      card machine/reader/terminal (has/is) (*) broken/gone/no_more,
      no bank_transfers/card/cards/cash/cheques !machine, finance/instalments/payment_plans are/is available`),
    /** Mentions of what is no payment to the business. */
    exempt: phrases(`
      carry/hide/keep/leave/store (*) (*) card+/cash, card+/cash/cheque deposit+/details/number+/overnight,
      card+/cash on the premises, charge for, car_park+/machine+/meter+/parking (*) (*) (*) take/takes`),
    /** The end of a refusal before a method, the end of one after it, and the words of the latter. */
    clause: /[;:]|\bbut\b|\bso\b/i,
    rest: /[,;:]|\bbut\b|\band\b/i,
    refused: phrases("are/is never/no_longer/not, aren't, cashless, isn't"),
    trigger: phrases(`
      accept~, are/is (also/all/both) fine/good/no_problem/ok/okay, bill+, paid, pay, payable, paying, payment+,
      pays, settle, spread the cost, take/takes/taking, welcome`),
    only: phrases(`
      accept/take nothing, exclusively, has to be, must be (made/paid) in, nothing but, only, solely`),
    negated: phrases(`
      *n't !have_to/need_to, cannot, except, neither, never !have_to/need_to, no !need/surcharge/minimum, no longer,
      nor, not !have_to/need_to, stopped, unable to`),
  },
  /** Parking: none, paid or elsewhere. */
  parking: {
    paid: phrases(`
      charge~/pay/pays/paid for (the) parking, paid parking, parking (at/for/from/is) £#,
      parking (*) at/behind/beside/outside the <place> costs/is £#/charged,
      parking (*) here/on_site/with_us costs/is £#/charged, parking behind/in/on/outside our * costs/is £#,
      parking charge+/cost+/fee+/meter+, parking is charged, parking is not free, parking isn't free,
      pay-and-display, pay to park at_the/here/with_us`),
    elsewhere: phrases(`
      kerbside/on-street/public/roadside/street parking (is) available/nearby/only,
      nearest (public) car-park/parking,
      park (only) along/at/in/on (a/the) council/high_street/kerb/multi-storey/nearby/pay/public/road/roadside/side/station/street/verge,
      parking is (only) along/in/on the road/street, use the council/public/station/town car park`),
    free: phrases('free'),
    ours: phrases('behind, beside, customer, door, forecourt, in front, on-site, our, outside, own, yard'),
    exempt: phrases(`
      need/needn't/have to look/park ^no/don't/won't/never,
      cannot/can't/do_not/don't/never/not park/parking across/along/at/in/on, please avoid park/parking,
      *n't/never/no/nobody/not/without (have_to/need_to) charge~/pay/paying for/to (the) park/parking,
      *n't/never/no/nobody/not/without (have_to/need_to) pay-and-display, no (*) parking charge+/fee+,
      no parking across/between/in/on/outside, nowhere to park along/at/in/on, parking brake/light+/sensor+/ticket,
      station car park, station's car park`),
  },
  /** Visitors' details passed on or kept for ever, and promises to the contrary. */
  privacy: {
    promise: phrases("nobody else, *n't/never/not (*) (*) (*) pass~/sell~/share~/sold"),
    /** The business passes details on, or they are passed on. */
    shared: phrases(`
      <place>/i/we ('ll/'ve) (*) (*) (*) forward~/gave/give~/hand~/pass~/rent~/sell~/share~/sold ... address/addresses/data/details/information/number+ (*) (*) to/with !you/us/me/our/my/nobody/no_one,
      <place>/i/we ('ll/'ve) (*) (*) (*) forward~/gave/give~/hand~/pass~/rent~/sell~/share~/sold ... address/addresses/data/details/information/number+ (*) (*) to/with our affiliates/partners/sponsors/suppliers,
      address/addresses/data/details/information ... are/be/been/get/gets/is (*) (*) given/passed/shared/sold (on) to/with !you/us/me/our/my/nobody/no_one`),
    forever: phrases(`
      held/hold/keep/kept/remain+/retain~/save~/stay+/store~ ... for_ever/for_good/for_life/forever/indefinitely/permanently,
      never (are/be/get/is) delete~/erase~/remove~/throw/thrown, do_not/don't (ever) delete/erase/remove`),
  },
  /** What a business is said to be, and what it cannot be besides. */
  independent: {
    is: phrases('independent'),
    not: phrases(`
      branch+/member/one/owned/part by/of ... chain/franchise/group ^not/never/no_longer/*n't,
      belong/belongs to ... chain/franchise/group, we're/we_are a/an/the ... dealer/franchise/franchised`),
  },
  /** A claim denied, exceeded or limited. */
  promises: {
    quality: /\b(\p{L}{4,}?)i?ed\b/iu,
    /** A name as the value of a claim: `City & Guilds`. */
    name: /^(\p{Lu}\p{L}+ & \p{Lu}\p{L}+)/u,
    denied:
      /\b(?:not|never|no|none|without|nor|rather than|\w+n[’']t)\s(?:(?!\b(?:but|except|only|unless)\b|[,.;:]).){0,40}\b§\w*(?! (?:claim|compan|work|job|polic|repair|excess|form))|\bonly (?:the \w+|(?:one|two|some) [^.,;:]{2,20}) (?:is|are) §\w*|\b(?:is|are|[’']re|[’']m) (?:\w+ )?un§\w*/i,
    outdone:
      /\b(?:lifetime|unlimited|life-long|no(?! (?:quibble|nonsense|fuss|hassle|strings))|without(?: any)?(?! \w+ing\b)|(?:don[’']t|do not|cannot|never) (?:offer|give|provide|have)(?: a| any)?|(?:is|are)(?:n[’']t| not| never))\s(?:\w+\s)?$/i,
    /** What a claim never covered: `no guarantee that it can be repaired`. */
    beyond: /^\S+ (?:that\b|(?:on|for|of) (?:\w+ )?(?:you|your own)\b)/i,
    /** Words after the denied part of a claim: `labour is not covered`. */
    cut: /^\S+ (?:is|are)(?: not|n[’']t| charged| extra| billed| chargeable)\b/i,
    /** What outlives the claim. */
    endless: /^\S+ (?:for life|for ?ever)\b/i,
    /** Words that deny the following part: `doesn't cover labour`. */
    uncovered: /(?:n[’']t|\bnot) cover (?:the )?$/i,
    only: phrases('only'),
    except: phrases("aren't, but not, except, excluding, extra, isn't, not *"),
  },
  /** What is offered, where it is, and what is not offered. */
  offers: {
    /** A stated range or discount implies an offer. */
    facts: /-(?:radius|discount)$/,
    reach: /-radius$/,
    /** Excludes an item that a price includes. */
    excluded:
      /\b(?:(?:is|are) not|(?:isn|aren)[’']t) (?:part of|included|covered|looked at|checked|tested)\b|\b(does not|doesn[’']t|don[’']t|do not) include\b/i,
    nowhere: /\b(?:\w+ from outside|nowhere else(?=[.,;!]|$)|no other (?:towns?|villages?|places?))\b/i,
    /** A question answered in the negative. */
    asked:
      /^.*?\b(?:do|can|will|could) (?:you|we|i) (?!.*\b(?:only|just|always)\b)((?:take|accept|do|offer|provide|have|cover|serve|come|go|travel|collect|pick|deliver|fetch|see|treat|repair|service|fit|mend|tune|work|pay|lend|keep|hire|get|park|book)\b.*)\?\s*$/i,
    no: /^\W*(?:a: )?(?:(?:sorry|alas|unfortunately)\W+)?(?:but |i[’']m afraid |we[’']re afraid )?(?:no\b(?! (?:problem|need|trouble|extra|matter))|not (?:any ?more|any longer|at the moment|these days|now|yet))/i,
    /** A short answer that declines its topic: `Vans? Afraid not.` */
    declined:
      /^\W*(?:(?:(?:i[’']m|we[’']re) )?afraid not|(?:sorry\W+)?not (?:our thing|for us|us|something we do)|too (?:far|big|small|old) for (?:us|me))(?:,? (?:sorry|i[’']m afraid))?(?:\W*$|[,;] )/i,
    unbooked: phrases(`
      no appointment/appointments/booking/bookings (are/is) necessary/needed/required !to, no need to book,
      no notice (is) necessary/needed/required,
      just turn up, walk-in+ (are) (always) welcome, without an_appointment/booking`),
    /** The topic of a short question before a sentence: `Tyres? We don't fit them.` */
    pronoun: /\b(?:them|those|it|that)\b(?=[^\p{L}]*$)/iu,
    /** Offers §, which is declared as not offered. */
    does: [
      about(
        `we/i/our_<staff>/our_testers/the_<place> ('ll/'re/'ve) (also/are/can/do/happily/now/will) (able_to/also/do/now) carry_out/carrying_out/conduct/do/handle/issue/offer/perform/provide/run/sell (*) (*) §,
        come to us for a/an/the/your §, own/on-site/in-house (*) §, issue a/an/its/the/your §, put/puts * * through a/an/its/the/their §, test~ the/your * and_issue/for a/an/its/the/your §`,
        itself,
      ),
      about(`own/on-site/in-house (*) § bay+/centre+/facilities/is/are/ramp+/station+`),
      /§(?: (?:tests?|testing|certificates?|can|be|is|are|bay|done|and|\w+ed|out|available|right|all|from £\d+))*,? (?:here\b|on[- ]site|on the premises|(?:in|at) our|under (?:our|one) roof|while you wait|with us|in[- ]house|by us|(?:available )?(?:every (?:day|week)|(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b))/,
      about(`book/get/have a/an/the/your § (carried_out/done/test) here/with_us, <weAre> a/an (*) § <place>/centre/station/test,
        as a/an (*) § <place>/centre/station/test, we/i ('ll/can/will) § any/the/your`),
      about(`our (*) § (test/testing) bay/centre/station/tester+ !door+/neighbour+/friend+/partner+`),
    ],
    /** Leaves what is booked here to somebody else. */
    others: /^[^.,;:!?]*\b(?:next door|nearby|down the road|another \w+)\b/i,
    serve: phrases(`
      accept~/see/seeing/take/taking (on) * from, accept~/see/seeing/take/taking * in, collect from/in,
      come (out) to, cover, deliver to, go to, reach, serve, travel to, visit, work (for) (*) in`),
  },
};
