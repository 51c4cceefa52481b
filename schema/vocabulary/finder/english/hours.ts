import { ending, phrases, sourceOf } from '../phrases.ts';

const we =
  "we/i/our_<staff>/the_<staff>/a_vet/the_vet/a_nurse/the_nurse ('re/'m/are/am) (also/can/can't/cannot/usually/always/never/no_longer/don't/do_not)";

/** English words about opening hours. */
export const hours = {
  /** Words about booking slots. */
  slots: {
    slot: phrases('(appointment/booking/time) slot+'),
    first: phrases('earliest, first'),
    last: phrases('final, last, latest'),
    lasts: ending('slot+ (all/each) are/is/last/lasts/take/takes (about/each), of them is'),
    other: phrases('next/second/third/fourth/fifth/sixth (time) slot'),
  },
  /** Words about opening hours. § in `visit` stands for the days of a clause. */
  hours: {
    open: phrases(`
      open ^asked_to/hope_to/like_to/love_to/plan_to/want_to/wish_to, opened, opening !a/an/any/the_car/the_door/the_lock/your, opens, unlock~, doors up,
      shutter+ (are/is/come/comes/go/goes) up, doors !don't/do_not/won't/never, walk in from, staffed, here from/till/until ^bright/busy/calm/cold/cool/dark/foggy/hot/light/noisy/quiet/sunny/warm/wet,
      <visit> are/go_on/is/run/runs (at/in) (our/the) (<place>) from/till/until, phone+ (lines) are/is answered/manned/staffed, ramp+ are busy/full/going/in_use,
      <visit>/day/mornings start/starts/begin/begins at/from,
      we/i ('re/'m/are/am) in from/on/till/until, we/i ('re/'m/are/am) at work, keep~ (my/our/the) (<place>/doors/ramps) going/open/running, kept (*) going/open/running,
      stay/stays/staying (here/on/open) till/until ^you/you_can/you_could/you_may/guests/guests_can/guests_may, reach me/somebody/someone/us till/until, <weAre> on the desk, at your disposal/service, on duty, on hand from/till/until, on the phone+ from/till/until, carry on, work/teach/works/working from/through/till/until, we're/we_are back (at_work/in/open) on, answer the/your phone+/call+, working day, day of business, is/are a/an normal/ordinary day !for, see cars/clients/customers/patients/pets/pianos from/till/until,
      <place>/consulting/opening/our/trading/working hours, hours are ^happy/peak/quiet/rush/school, we are here, we're here, we'll be here, we're/we_are only here,
      somebody/someone/staff/we ('s/'ll_be/'re/are/is) (*) about/around/here/in by/from/till/until,
      there's/there_is * (*) (*) here/in from/till/until,
      somebody/someone/staff/we ('s/'ll_be/'re/are/is) (*) at/behind/in/on (the) counter/desk/reception/<place> (all_day) by/from/till/until,
            my/our (working) day/week begins/goes/runs/starts, as usual, working as normal, work/teach/works/working (on) (all/every/the) bank/public holiday+, we work two/three/four/five/six/seven days, we/i begin/start (work/the_day/the_week/the_year) at/from, in/open as normal, working week,
      there's/there_is (always) somebody/someone about/around/here/in, somebody/someone is (always) about/around/here/in,
      find me/us at_work/open, keep/keeps (my/our/the) normal/ordinary/same/usual hours`),
    closed: phrases(`
      keep/keeps no (*) hours, have/has no (*) hours !to, close~ !to_cars/to_dogs/to_traffic/to_vehicles/the_drive/the_gate/the_road/the_curtains/the_window/the_windows/the_lid/the_bonnet/for_an/for_half/for_lunch/for_luncheon ^bridge_is/canal_is/lane_is/lock_is/path_is/river_is/road_is/street_is, shut~ !to_cars/to_dogs/to_traffic/to_vehicles/the_drive/the_gate/the_road ^stuck, shutter+ (*) (don't/do_not/never/are/is/come/comes/go/goes/stay/stays) down, lock~ up, locked !out, doors down, down/downs tools, tools down, clock/clocks off, lunch break/hour is/lasts/runs, close for lunch/luncheon at, knock~ off, finish~ (for_the_day/for_the_week) at, finish~ work, pack~ up, stopped doing/opening/working, given_up/dropped !to,
      go/goes/head/heads home, afternoon+/day+/days/morning+ off, day of rest, we're/i'm/<weAre> off !to/the/on, are/is off (from/now), nobody's/nobody_is/no_one's/no_one_is about/here/in,
      keep~ my/our/the weekend+ for/free, are/is our own,
      phone+ (*) go/goes/switch/switched (over) to (*) answerphone/answering_machine/voicemail`),
    /** The names of holidays, by month and day. */
    dates: {
      '12-24': /christmas eve/,
      '12-25': /christmas day/,
      '12-26': /boxing day|st stephen’s day/,
      '12-31': /new year’s eve/,
      '01-01': /new year’s day/,
    } as Readonly<Record<string, RegExp>>,
    /** A weekday of a month: `the last Monday in August`. */
    nth: { names: ['first', 'second', 'third', 'fourth'] as readonly string[], last: 'last', of: 'in|of' },
    /** The word after the name of a holiday that makes it the day before. */
    dayBefore: phrases('eve'),
    /** Words before the day on which the business opens again. */
    reopen: phrases('back, reopen~, resume~, open again'),
    conditional:
      /^\W*(?:if|should)\b(?! you (?:can |could |just )?(?:give|let|tell)\b| (?:it|they|one|that|something|anything) (?:breaks?|fails?|goes?|go|weighs?) )/i,
    present: phrases(`
      book, bring, call, collect, come, drop, fetch (your/the) (car/cat/dog/pet/piano/van), hand~ (*) (*) (*) in/over ^will/would, <visit>,
      get (hold_of) me/somebody/someone/us at/here/on, leave !at/before/by/food/her/him/it/the_water/them/water, phone, pick, pop, ring, speak, reach, seen/booked_in/taken at, still answering/here/working, still on the phone+`),
    ours: phrases(`
      we, us, our, ours, i, my, me, someone, somebody, <place>, <staff>, doors, shutters, reception, phones,
      front desk, booking+, appointment+`),
    /** Words for things that need nobody at the business: `tax your car online`. */
    online: phrases('app+, form+, online, web-site+'),
    onlineAlways: phrases("app/form/site/web-site/website ('s/are/is) (always) available/open/there"),
    /** Other words that a statement of days and times may contain: `Saturday workshop hours: 9 to 4`. */
    neutral: new RegExp(
      String.raw`\b(?:it|like|rest|same|full|late|early|also|now|usually|always|every|still|only|just|normally|and|or|the|on|in|at|for|a|to|of|is|are|be|till|until|from|between|even|all|opening|times?|hours?|morning|mornings|evenings?|afternoons?|nights?|year|round|long|including|except|not|never|no|by|with|both|long|too|right|up|yes|sorry|please|note|that|there|days?|week|a|but|come(?= rain)|rain|shine|bank|holidays?|public|throughout|season|summer|winter|o[’']clock|am|pm|half|(?<=(?:half|quarter)[- ])past|day|us|find|${sourceOf('<place>')})\b`,
      'gi',
    ),
    /** Words for a day that is open for less time than others. */
    early: phrases('early, earlier, late, later, sooner, by then'),
    /** The parts of a day, in minutes. */
    parts: [
      { pattern: phrases('morning+'), from: 0, to: 720 },
      { pattern: phrases('afternoon+'), from: 780, to: 1080 },
      { pattern: phrases('evening+'), from: 1080, to: 1440 },
    ],
    lunch: phrases('lunch, luncheon, lunchtime'),
    /** Words for hours without a lunch break. */
    nonstop: phrases('non-stop, straight/right through'),
    edge: ending(`
      earliest/first/last/latest <visit>/collection+/drop-off+ (of_the_day) (on_*/on_a_*) (are/is) (at),
      earliest/first/last/latest animals/cars/clients/customers/patients/people/pets (of_the_day) (on_*/on_a_*) (are/is) booked_in/called_in/checked_in/collected/seen/taken at,
      still ... at,
      up to`),
    visit: [
      `${we} (can) book/fit/see/squeeze you (in) (for/on) (a) § ^if`,
      `§ (and/or/to) (§) (afternoon/evening/morning) (*ing/*ion) <visit>/opening/repairs/servicing`,
      `<visit> (also/available/held/offered/possible) (are/is/run/runs) (also/available/held/offered/possible) (every/from/on) §`,
      `call/catch/phone/reach/ring/speak_to/talk_to/text/visit me/the_<place>/us (here) (any_time) (every/from/on) (a/an) §`,
      `${we} work/around/at_work/groom/help/teach/available/here/in_the_<place>/on_hand/operate/out/tune/see/take/accept/visit (here/<visit>/cars/clients/customers/patients/pets/pianos) (at/every/from/on) § !off`,
      `§ ${we} available/groom/here/on_hand/operate/repair/see/teach/treat/tune/work`,
      `${we} do §`,
      `we/i ('ll/will) (also/even/still) be around/at_work/here/in/seeing/treating/working (clients/customers/patients/pets) on §`,
      `call_in/come/drop_in/pop_in/see_us/visit (*) (*) (*) §`,
      `bring/drop * (*) (*) (in/off/over/round/with_us) (on) (a) §`,
      `welcome (*) (*) (every/on) §`,
      `ask_for/book/choose/get/have/pick/request (yourself) a/an (*) time/place/<visit> (for/on) (a) §`,
      `§ (afternoon+/evening+/morning+) (always/usually) fill/fills/go/goes fast/first/quickly/soon/up`,
      `find me/us (*) (*) (<place>/desk) (all_day) (on) (a) §`,
      `be brought_in/collected/dropped_off/fetched/picked_up (also) (on) (a) §`,
      `take in cars/patients/pets/pianos/vans (on) (a) §`,
      `§ (afternoon+/evening+/morning+) ('s/are/is) (the) best/busiest/easiest/quietest (day/time) (for/to) book/bring/call/catch/come/drop/drop-offs/get/see/visit`,
      `§ (afternoon+/evening+/morning+) are/is (also) my/our *`,
      `§ (afternoon+/evening+/morning+) you ('ll) (will) (also) find me/us`,
      `§ (afternoon+/evening+/morning+) are/is a/an (*) (*) (*) day/time for/to a/book/bring/call/catch/come/drop/get/see/visit`,
      `§ (afternoon+/evening+/morning+) are/is (*) (*) busier/busy/calm/calmer/quiet/quieter (*) here/with_us`,
      `§ (afternoon+/evening+/morning+) are/is (all/also/just/perfectly) available/fine/good/no_problem/ok/okay/possible !day/days`,
    ].map(visitPattern),
    /** The start of a clause with a moment: `At eleven on a Tuesday, ring the main number`. */
    moment: /^\W*at\b/i,
    /** The start of a span of time. */
    span: /^\W*(?:between|from)\b/i,
    /** Days as the subject of a clause, which also apply to the next: `Saturday is a half day: we close at one`. */
    topic: /^\W*(?:(?:a|every|our) )?§ (?:is|are)\b/,
    /** Messages that arrive while the business is closed: `bookings come in after 7pm`. */
    arriving: phrases(
      'answerphone, voicemail, not (the_*) for, send (it) at, booking+/call+/email+/enquiry+/form+/message+/request+ (*) (*) arrive/come/made/reach/sent',
    ),
    negated: phrases(`
      *n't, apart from, bar, cannot, except, excluding, never, no !bother/extra/problem/trouble, nor, not, other than,
      without !an_appointment/appointment/appointments/a_booking/booking`),
    /** Times that are expressly not those of opening, or of one day a month only: `the first Tuesday of the month`. */
    apart: phrases(`
      after/before i/we/the_doors/the_<place> close/closes/open/opens/shut/shuts,
      first/second/third/fourth/last monday/tuesday/wednesday/thursday/friday/saturday/sunday (afternoon/evening/morning) in/of a/each/every/the month`),
    only: phrases('just, my/our (working) week goes/is/runs, only !the_<place>'),
    until: ending(`
      as late as, before, by, close~ (time) (is) (at/from), finish~ (work) (at), last * (is) at, lock up at,
      no later than, shut~ (at), till, to, 'til, until`),
    /** Words before days that a statement leaves out: `any day but Sunday`. */
    leaving: ending('apart from, bar, but (not), except (for), excluding, other than (on)'),
    /** Words before the end of a closure. */
    lasting: ending("till, 'til, until, *n't/never/not open (*) before"),
    from: ending(
      'after, as early as, back/resume~ at, doors (open) at, from, open~ (at/from), door+/shutter+ (are/come/comes/go/goes) up at, unlock~ (*) (*) (*) at, roll~ (*) (*) up at, since, start/starts (at)',
    ),
    always: phrases(`
      24\\/7, 24 \\/ 7,
      24-hour+/twenty-four-hour+ a/assistance/breakdown/call-out+/cover/emergencies/emergency/help/hospital/line/phone/practice/recovery/response/service/support,
      open (for) 24/twenty-four hours, 24/twenty-four hours a_day/daily, (whatever/no_matter_what/at_whatever) (the) hour/time of the night, whatever the hour/time, round-the-clock, around-the-clock, day and/or night, any hour/time of (the) day or night, at any hour,
      don't/never/do_not close/shut !a/the/your/it/early/for/at/over/on/in/before/between/during/till/until/when, never closed, always open,
      open all hours/night, all night ^up/lights_on/leave_*_*_on/left_*_on/left_*_*_on/parked_outside/plugged_in/running/charging/on_charge, 365 days, every day of the year, through the night`),
    holiday: phrases(`
      bank/public holiday+ (friday/fridays/monday/mondays) ^after/after_a/after_the/before_a/before_the, boxing day, christmas !eve ^after/before/since, christmas day, easter (monday) ^after/before/between/from/since/till/to/until, good friday, new year's day`),
    /** The start of a clause, before the name of a department that is its subject: `We serve breakfast from 8`. */
    subject: /^\W*(?:and )?(?:(?:the|our|a|an)(?: \S+)?|(?:we|you)(?: \S+){1,2})?\s*$/i,
    /** Words for every month. */
    allYear: phrases(
      'all year (long/round) !apart/but/except, all the year (round) !apart/but/except, year-round, every month (of_the_year) !apart/but/except, throughout the year',
    ),
    /** Words before a month that mean the whole of it. */
    inMonth: phrases('in, during, throughout, all (of), (the) whole of'),
    daysAWeek:
      /\b(\w+) days (?:a|per|each) week\b|\b(\w+)[- ]day (?:week|garage|operation|business|workshop|practice)\b|\b(\w+) (?:days|mornings|evenings) out of seven\b/i,
    /** The start of a clause with "and" or "or": `and closed on Sundays`, `or from 10 on a Saturday`. */
    joined:
      /(?<!\b(?:[Bb]etween|[Ff]rom) [\w:.]{1,8} )\band\s(?=(?:[\w’']+\s)?(?:clos|shut|(?:re-?)?open)|(?:on |at |from |until )?\d|(?:at|until|till) \w|(?:on )?(?:Sat|Sun|Mon)|(?:they|you) (?:have|need|must)\b|(?:\w+ ){1,4}(?:earlier|later|sooner)\b)|\bor\s(?=(?:at |from |until )?\d[\d:.]*(?: ?[ap]m)? on )/,
    promise:
      /\bwithin (?:an?|one|two|three|four|five|six|\d+|the) (?:hours?|minutes?)\b|\bin under (?:an|\w+) (?:hours?|minutes?)\b/i,
    whileOpen: phrases(`
      after hours, business/working day+, during/in/outside (our) business/office/opening/working hours,
      when/while <weAre>/the_doors_are open`),
  },
};

/** Compiles a pattern in which § stands for the days of a clause. Ignores commas before them. */
function visitPattern(text: string): RegExp {
  return new RegExp(sourceOf(text).replaceAll(' §', ',? §'), 'i');
}
