import { phrases, sourceOf, wordSet } from '../phrases.ts';

const lasting = phrases(`
  about, allow, give/gives you, done/finished/out/over in, goes on for, keep, last/lasts, long, need/needs, over in, plan/reckon on, hour/minutes/time with,
  put/set aside, reserve~ for/half/*_minutes, hour/hours/minute/day affair/job, spend, take~, within, are/get/gets/have/has/is (*) (*) (*) (*) hour/hours/minute/minutes`);

const generic = 'treat replac repair chang fitt fit work job local package full-blown system test cost price check';

/** English words in names, and their synonyms. */
export const names = {
  /** Endings removed from words, so that `servicing` equals `service`. */
  endings: [
    /(?:[aei]tions?|(?<=\w{4})[aei]ting|(?<=ct)ions?|ments?|ings?|ors?|(?<=\w{4})ates?|ies|ed|es|ics?|is|(?<!s)s|e|y)$/,
    /(?<!s)s$/,
  ],
  /** Stop words. */
  fillers: wordSet(
    'a an and any at by for from in into is are it its of on or our ours that the this these those to us we with you your all as be each every per has have will can just only new plus their them they i my so then there here up out off registered care beyond',
  ),
  /** Words that the name of a price may leave out. */
  implied: wordSet('clin old replac repair chang work job local packag cost pric ~checkup ~diagnosis'),
  /** Words that the name of a service may leave out. */
  optional: wordSet(`${generic} service serv`),
  /** The same in sentences about its price, where "service" is not optional: a service is not a repair. */
  generic: wordSet(generic),
  /** Words of a fact's key that do not name its subject. */
  plain: wordSet('routine routin time tim method max home hom siz number limit'),
  /** Words after the head noun of a claim: `warranty on parts`. */
  details: /\s(?:on|from|for|per|a)\s/i,
  /** Two-word names treated as one word: `air con`. */
  joined: /\b(?:(?:air[- ]con|pain[- ](?:killer|relief)|jump[- ]start)\w*|check[- ](?:in|out)\b)/gi,
  /** Concepts, each with the phrases that express it. Two texts with the same concept match. */
  concepts: {
    warranty: phrases(`
      warranty+, warranted, guarantee~, cover on all/any/every/my/our, month's/months'/year's/years' cover, cover for, covered for, covers for,
      stand/stands behind/by all/every/our`),
    response: phrases(`
      reply~, respond~, response+, answer~, be/call~/come/email/get/phone~/ring~/text/write (you) (straight) back (to),
      call/contact/email/phone/ring/text you, hear/heard (back) from, be/get in touch, hear back, back to you, get/have a/your answer/figure/price/quote, expect a/my/our call/email,
      send (you) a/the/your quote/price, post (you) a/the/your quote/price,
      callback`),
    notice: phrases(`
      day+/hour+/week+ before !you_can/you_could/you_may, notice ^you/will/may/might/to/do/first/drivers/people/often/not/never/ever/and/we/i/owners/can, ahead, in advance,
      ask for #/a/one/two/three/seven, beforehand, booked up/solid, expect/have to wait, waiting list/time+, allow/give us (about/at_least) #/a/one/two/three/four/five/six/seven !a/call/ring, last # days/hours, clear (#/two/three) day+/hour+, day+/hour+ (are/is) left !in/of/on, warning !light+/lamp+/sign+/symbol+/triangle+,       before a/an/the/we/your appointment/booking/slot/visit, before you're booked/due`),
    cancellation: phrases(`
      cancel~, cancellation+, change of mind/plan/plans, plans change/changed, reschedule~, rearrange~, postpone~,
      change/move a/an/it/the/your (appointment/booking/slot), call (it/them/a/an/the/your) (appointment/booking/slot) off, can't/cannot make it/your, anything/something/life come/comes/crop/crops up !during/on/in/with, appointment/booking can/can't/cannot be cancelled/changed/moved`),
    experience: phrases(`
      experience, <place> for, in (the) business/trade, trading, caring for, looking after, behind us, serving, celebrating,
      years on the/this !battery/labour/part/parts/work, anniversary, birthday, turn~ ^i/he/she !to/up/over/into/around/off/on/out/away/down/left/right, candles for/on my/our/the/us (<place>) (birthday/anniversary), *th/*st/*nd/*rd year, has been/stood/traded ^it,
      been/of around/at_it/at_this/caring/doing_this/fixing/going/here/keeping/mending/open/repairing,
      been/of servicing/treating/tuning/working`),
    established: phrases(`
      establish~, commence~, roll~ up the shutters, roll~ the shutters up, unlocked (these/the/our) doors, found/founded/founding/founder, est, est., since,
      opened !a_second/a_third/a_new/another/our_second/our_new, set up, started in/out/trading, started the <place>,       trading, began, in business, dates/dating (back) from/to, born in, *th/*st/*nd/*rd anniversary/birthday in #`),
    customers: phrases(
      'customer+, client+, motorists, drivers, car owners, people/households/families/locals (a_year/each_year/every_year) choose/come/depend/rely/trust/use, of you (*) bring/choose/come/depend/drop/rely/trust/use/walk',
    ),
    rating: phrases('rate~, score~, average~, gave/give us, google, trustpilot, review+, reviewers, star+ by/from/out'),
    checkIn: phrases('check-in, checkin, check in, arrive after/before/between/from'),
    checkOut: phrases('check-out, checkout, check out, leave by/before'),
    walk: phrases(
      'walk~, on foot, hike, stroll, tramp, trek, trudge, minutes up/down/from/to_my_door/to_our_door/to_the_door',
    ),
    station: phrases('platform+, railway ^by, station+'),
    discount: phrases('discount~, off, save~, saving+, reduction, rebate'),
    travel: phrases(`
      call-out+, travel~, cover, work/working within, serve (*) within, drive up_to, radius, come (out) to all/any/every/you,       anywhere within, go as_far/up_to, goes no further/farther, reach`),
    collection: phrases(
      'collect~, collection+, pick~ (your) (*) up, pick-up, deliver~, delivery+, driver comes/drives/goes, come out ^plates/cars/models/results/rates/prices/flowers/figures/stars/leaves, fetch~',
    ),
    turnaround: phrases(`
      complete/finish a/all/any/most/your job+/repair+, turn~ around, turnaround, turn * * around/round,       many/most/routine/typical/usual job+/repair+/work, simple/straightforward job+/repair+,
      many/most * take/takes me/us, our/the job+/repair+/work generally/normally/usually take/takes,
      many/most cars/pets/pianos/vehicles are/stay with me/us, many/most cars/vehicles (are) back/home/ready,
      your bike/car/piano/van is/will_be back/done/ready, your car/van (*) (*) with us for, be without your/the/a car/pet/piano/van/vehicle ^can't/never/not/won't`),
    checkup: phrases(
      'check+, checked, checklist, cover/covers/go_through/goes_through (*) (*) points, check-up, inspect~, inspection+, look~ at a/an/the/your, have/having/get/getting the/your * looked_at/looked_over',
    ),
    diagnosis: phrases('diagnos*, fault-finding, code read*, read~ (*) (*) codes'),
    fleet: phrases(
      'fleet+, run/runs/have #/two/three/four/five (car+/van+/vehicle+) or_more, run/runs/running #/two/three/four/five/six (of_them/car+/van+/vehicle+), a_few/many/more_than_one/multiple/several/two_or_more car+/van+/vehicle+',
    ),
    aircon: phrases('air-con, air-conditioning'),
    parking: phrases(
      "park, parks, parking, leave/leaving the/your car ^can_still, customer/parking space+, space+ for customers/customers'",
    ),
    ownParking: new RegExp(
      String.raw`^\W*parking(?:[’']s| is| costs)\b|\b(?:our (?:customer )?spaces|(?:customers?|our|visitors?) (?:pay [^,.;:!?]{0,20} to |\w+ )?park(?:ing)?|park(?:ing)?\b[^,.;:!?]{0,40}?\b(?:here|on[- ]site|with us|our (?:${sourceOf('<place>')}|forecourt|own|yard)|(?:at|behind|beside|outside) the (?:${sourceOf('<place>')})))\b`,
      'i',
    ),
    courtesy: phrases(`
      courtesy, loan/replacement/temporary car+/vehicle+, lend/loan (you) (a/an/any/our/out) car+/vehicle+,
      any/anything/car+/nothing/one/runabout/vehicle+ to borrow/lend, loaner+, borrow our/the/a runabout`),
    preparation: phrases('prepar~, preparation+, prep'),
    consultation: phrases(`
      consultation+, consult+, the vet (is) £*/€*, seeing/to_see a/our/the vet, seeing/to_see one_of_our/one_of_the vets, seeing/to_see one_of_us, time/hour/minutes with a/our/the vet, see a vet for £*/€*, the vet's fee, hour/minutes with one_of_us/one_of_our_vets, visit to one_of_us/one_of_our_vets`),
    painRelief: phrases('pain-relief, pain-killer+'),
    pet: phrases('animal+, patient+, pet+'),
    cat: phrases('cat+, kitten+, moggy+, tom+, tomcat+'),
    dental: phrases('dental+, dentist, dentistry, teeth, tooth'),
    dropOff: phrases(`
      bring/drop/hand/leave/present/take (*) (*) (*) (*) in/off/over/with_us ^not, bring/present a/her/him/it/the/them/your ^not, be/being brought/dropped/handed/left, drop-off,
      come/comes/check/checks in, * in for, in before/by`),
    dog: phrases('dog+, pup+, puppy+'),
    insurance: phrases('insured, insurance, uninsured'),
    qualification: phrases('qualified, qualification+, unqualified'),
    jump: phrases('jump-start~, jump leads, dead/flat battery, battery (is/has_gone/was) dead/flat'),
    failure: phrases(`
      * breakdown+, emergency/emergencies *, * emergency/emergencies, dead, fail/fails/failed, give/gives/gave/given/giving out, gone, pack~ up, packed in, stuck, urgent, urgently`),
    puncture: phrases('puncture~, flat tyre+, nail in'),
    vaccination: phrases('vaccination+, vaccinate~, booster+, injection+, jab+, vaccine+'),
    operation: phrases(`
      operate~, operation+, scalpel, surgical,
      surgery ^a/the/our/this/my/your/evening/morning/afternoon/at/the_whole !hours/opens/closes/is_at/is_by/is_closed/is_here/is_in/is_near/is_on/is_open/is_shut/phone`),
    microchip: phrases('microchip~, chip+ ^fish_and !and_pin/shop, chipped'),
    retention: phrases(`
      clear~ out, delete~, deletion, destroy~, erase~, hang/hangs/hold/holds on_to, held !about_you, hold, keep, kept, on (our) file/files/record,
      in/on our (own) (*) books/database/files/inbox/records/system/systems, purge~, remove~, retain~, store, stored, wipe~`),
  } as Readonly<Record<string, RegExp>>,
  /** Words in the title of an emergency that are also said otherwise: `the brakes have failed`. */
  emergency: /\b(?:emergency|breakdown)\b/gi,
  /** Patterns that a sentence must also match to be about a fact, by a word in the fact's key. */
  frames: {
    age: /^(?!.*\b(?:too (?:early|soon|young)|to go|for an? day|after (?:her|his|its|the|their) (?:\w+ course|first|second|last)|abroad|travel|lands?|rabies|wait(?! until| till))\b).*\b(?:course|first|from|start|beg[iu]n|inject|jab|vaccin)/i,
    interval:
      /^(?!.*(?<!\bnot )\bbefore\b).*\b(?:annual|apart|at least|between|due|every|interval|once|for another|no further \w+ for|another \w+ for|again for|how often|(?:should|need|needs|want|wants) (?:to be )?servic\w+)\b/i,
    dropOff: /^(?!.*\b(?:after hours|collect|fetch|pick|ready|too late)\w*\b)/i,
    followUp: phrases('after, at, in, later, on, within'),
    duration: lasting,
    length: lasting,
    validity: phrases('fixed, good, hold/holds, keep, last/lasts, open, stand/stands, valid'),
    radius: /(?:)/,
    depth: phrases('at least, illegal, law, legal, limit, minimum, must'),
    arrival: phrases(`
      allow, arrive~, arrival, ask you, be done, bear with, fit you in, get round, job+/repair+/work take/takes, look at, mend, see to, sort, hang on, hold on, sit tight, be along/out/there, we/i ('ll) come, book~ in, come out, reckon with/on, count on, look, expect, get to, reach you, respond~, response,
      take/takes us, to you, up to, wait, waiting, seen, with you, within, with/for about`),
    weight: phrases(`
      as big/heavy as, limit, lorry/lorries, tonner+, maximum, cope/copes with, or less/under, ramp+, up to,
      we ('ll) (can) accept/fix/lift/repair/service/take`),
    notice: phrases(`
      ahead, allow, beforehand, booked up/solid, get ... ready, give us, in advance, need/needs, notice, ready in/the/within, wait, waiting, warning`),
    cancellation: phrases(
      'advance, ahead, allow, ask for, before, beforehand, give us, in advance, left, let us have, need, notice, too late, warning',
    ),
    /** Excludes directions, whose distances are partial: `after 2 miles you are on the A2`. */
    distance: /^(?!.*\bafter (?:about )?[\w.]+ miles?\b)/i,
    retention: phrases(
      'details, enquire~, enquiry+, messages, personal data/information, send us, your data, what/whatever you enter/fill/send/type/write, the form',
    ),
    established: new RegExp(
      String.raw`^\W*since (?:the )?\w+,? (?:we|i)\b|^\W*it all (?:began|started)\b|\? since \d{4}\W*$|\bwhat (?:began|started)\b|^\W*(?:a |first )?(?:family|independent|proudly|here|est|founded|established|set up|trading|open(?:ed)?|started|\w+ing\b.*since)\b|\b(?:our|my|its) \S+ (?:anniversary|birthday)\b|^\W*since \d{4}\W*$|\b(?:brought|come|coming|relied|trusted|used)\b.*\b(?:us|here)\b.*\bsince \d{4}|\bbringing\b[^,;.]* to us since |^\W*same [^;.]*\bsince \d{4}\W*$|^\W*(?:the|your|our|an?|in|on|at|\w+ing|\w+[’']s) [^,;.]*\bsince (?:\S+ ){0,2}\S+\W*$|\b(?:we|${sourceOf('<place>')}|family|story|doors|i)\b.*\b(?:(?:been|looked after|served|serving|cared|kept|run|maintained|mended|seen|serviced|taught|treated|baked|brewed|built|cooked|grown|made|sold|repaired|fixed|traded|trading|helped|tuned|worked|open|here)\b.*\bsince|commenced|established|founded|opened|rolled|started|set up|began|dates?)\b`,
      'i',
    ),
  } as Readonly<Record<string, RegExp>>,
  /** Words for how long visitors wait, as opposed to the notice that they give. */
  queue: phrases('wait, waiting list/time+'),
  /** Words of what is not due for a time: `no booster for another three years`. */
  spared: phrases("<not>/no need, no further, needn't, again for, for another"),
  /** Words for enquiries in a privacy notice: `We keep them for a year`. */
  keptByUs: phrases('everything, it/they/them, we'),
  /** The founding of the business, by whomever: `Dad opened these doors in 1989`. */
  opened:
    /^(?!.*\b(?:took over|bought|before us)\b).*\b(?:rolled (?:up )?(?:the|these|our)|(?:garage|workshop|practice|surgery|business) (?:that|which) first opened its|(?:opened|founded|started) (?:the|this|these|our)) (?:doors|shutters|garage|workshop|surgery|practice|clinic|studio|school|salon|shop|business|firm|company)\b(?! (?:in (?![’']?\d|the\b|(?:early|late|spring|summer|autumn|winter|jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)(?:[a-z]*)\b)|next|opposite))/i,
  /** Form choices that name no service or price. */
  elseChoices: phrases('anything, else, general, know, other, something, sure'),
  /** Nouns for the entries of each table, by its key. */
  lists: { faq: 'questions answers', services: 'services', towns: 'towns' },
  /** What guests may leave before they check in, or after they check out. */
  luggage: phrases('bag+, luggage, suitcase+'),
  /** People who have left a review, after their number: `forty people have reviewed us`. */
  reviewers:
    /^\S+ (?:people|customers|clients|drivers|owners|of (?:you|them))\b[^,;.]*? (?:reviewed us|(?:gave|given|left|posted|wrote|written) (?:us )?(?:an? |their )?(?:ratings?|reviews?))/i,
};
