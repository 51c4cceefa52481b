import { phrases } from '../phrases.ts';

/**
 * A yes-or-no question about the business, with the phrases that answer it either way. A negation reverses the answer,
 * unless the phrase itself begins with it.
 */
type Stance = {
  is: RegExp;
  isNot: RegExp;
  /** Phrases that give both answers. A definition with one of them gives no answer. */
  either?: RegExp;
  /** Words that show the phrases are about something else. */
  unless?: RegExp;
  /** Words that the sentence must contain. */
  about?: RegExp;
  /** Whether the phrases can only be about the business, so the sentence need not name it. */
  isOurs?: boolean;
  /** Whether what happened in the past is still so: `we joined a chain last year`. */
  isLasting?: boolean;
  /** Whether each service or price has its own answer, rather than the business one for all. */
  isPerItem?: boolean;
};

const details = 'address/addresses/data/details/enquiry/enquiries/information/message+/number+/what_you_*';
const shares =
  "<place>/i/we ('ll/'ve/may/might/will) (*) (*) forward~/gave/give~/hand~/lend~/pass~/rent~/sell~/share~/sold";
const parties = 'affiliate+/company/companies/garages/partner+/sponsor+/supplier+';
const outside = 'beach/seafront/council/hospital/hotel/market/multi-storey/pub/public/road/station/street/town/village';
const online = '(on/through) (our/the/this) online/website/on_the_site';

/** English phrases by question. Each comment has the positive answer first. */
export const stances = {
  stances: {
    /** Prices with or without tax. */
    tax: {
      isOurs: true,
      is: phrases(`
        gst/vat (is) (*) included, include/includes/including/inclusive (of) (any/the) gst/vat, gst/vat is in, cover/covers gst/vat`),
      isNot: phrases(`
        add (the/#%) gst/vat, gst/vat (*) (*) (*) (*) (*) added/additional/extra/on_top/not_included, plus/excluding/exclude/excludes/exclusive_of/ex/before/without/net_of gst/vat`),
    },
    /** Visits by appointment, or without. */
    visits: {
      is: phrases(`
        by appointment, by prior arrangement, have/make/need/needs/require/requires (an/to_make_an) appointment/booking, do/take/accept (*) (*) appointments/bookings, need/needs/have/has to book/ring/order (or) (book/order) (ahead/first/in_advance) !as_well/too,
        appointment/appointments/booking (ahead) (*) necessary/needed/required/essential, appointment+ only, need/needs/require/requires (*) notice, notice (is) necessary/needed/required, days'/hours' notice, order/booking/routine/prescription notice`),
      isNot: phrases(`
        no appointment+/booking+ !after/at/before/for/is/on, needn't/no_need_to/don't_need_to bother with an appointment, no need for/of (an/any) appointment+/booking+ !about/card/if/to/when, just/simply (come/turn/walk/pop/drop) along/in/up !to, walk (straight/right) in ^a, walk-in+ (are) (always) welcome, without (an) appointment/booking, take a number/ticket, first come\\W? first served, see/seen (*) in turn, wait~ (your) turn, in (the) order you/they/people/patients/customers arrive/come, in (the/their) order of arrival, no need to book/order`),
      either: new RegExp(
        `${
          phrases(`
        walk-in+ (welcome) and/or (*) appointment+/booking+, appointment+/booking+ and/or (*) walk-in+, with or/and without (an) appointment/booking, walk (straight/right) in or book/ring/call/make/have, book/appointment/booking/call/ring (ahead/first) or (just/simply) (come/drop/pop/turn/walk) in/along/up`)
            .source
        }|\\bno (?:appointments?|bookings?)\\b[^.;!?]*\\b(?:apart from|except)\\b`,
        'i',
      ),
      unless: phrases("accident, ask, chat, check, emergency+, if, may, question+, to say, urgent, when !we_are/we're"),
    },
    /** Quotes for nothing, or for a fee. */
    quotes: {
      isOurs: true,
      is: phrases('free (*) (*) (*) quote+/quotation+/estimate+, quote+/quotation+/estimate+ (*) (*) (*) free'),
      isNot: phrases(`
        charge+/fee+/pay (*) (*) (*) for (*) (*) (*) quote+/quotation+/estimate+, ask/charge £*/€*/*_pounds/*_quid/*_euros for/to draw_up/drawing_up/quote/quoting/price/pricing/work_out/working_out, charge (*) (*) (*) to write/give/draw_up (you) (*) (*) quote/quotation/estimate, pricing/quoting/working_out a/an/the/your (*) (*) costs/isn't_free, £*/€* for a/any/the/your (*) quote+/quotation+/estimate+,
        quote+/quotation+/estimate+ (now) are/is/'s/cost/costs/sets_you_back £*/€*/a_tenner/a_fiver/*_pounds/*_quid/*_euros !less/more/too, quote+/quotation+/estimate+ ... charge+/chargeable/charged/fee+/cost/costs (you) (nothing)`),
    },
    /** A warranty on labour too, or on parts only. */
    labour: {
      about: phrases(`
        guarantee~, part+ ('s/are/is) covered, part (*) (*) (*) break/breaks/fail~/give/gives, cover~ (*) (*) (*) parts, warranty`),
      is: phrases('parts and labour'),
      isNot: phrases(`
        only (applies/covers/for/on/pays_for) (to) (the) parts, parts only, parts (*) not (for/the) labour, but/except/excluding (not) (for/the) labour, labour (*) (*) chargeable/charged/excluded/extra/payable, no (such) cover/guarantee/warranty (at_all/whatsoever) for/on (our/the) fitting/labour/workmanship, labour for the first *, not (for/to) (our/the) labour, (the) labour only for #/one/two/three/six, but (the) parts are_not/aren't, pay (for) (our/the) fitting/labour/time (again), labour ('s/is) down_to_you/on_you/up_to_you/yours, hours (*) (*) (*) aren't/are_not (part), (and) not (for/to) (the/our) hours/time/work, labour (*) falls/is/lies/stays outside, stop/stops at/with (the) parts, to/for the parts alone, labour (*) at your own cost/expense/risk, you pay the labour, labour you/you'd/you'll (have_to/would_have_to) pay`),
    },
    /** A price in advance, or with the bill. */
    estimates: {
      isOurs: true,
      unless: phrases('one/only job/operation/thing'),
      is: phrases(`
        written estimate, estimate/quote/price before/first, do/give/provide/get (an/a/you_an/written) estimate/estimates, estimate/estimates on paper/in_writing`),
      isNot: phrases(`
        can't/cannot say/tell (you) what ... cost/costs/come_to until (*) (*) over/done/finished, hear/learn/know the/your price/cost when/once ... done/finished/over, only hear/learn/know/get/told (the/a/your) price/cost when/once/after *, bill/invoice afterwards, until/till ... bill/invoice, when i/it/it's/they/the/we/you/you're/you've/your/our (*) (*) (*) (*) (*) bill/invoice, what (*) (*) cost/costs/comes_to/came_to/come_to once/when !a_vet/we_have_seen/we_see/we've_seen, no need for an/any (written) estimate/quote, cost+/costs/figure/price (*) (*) (*) (*) when/on_the_day (*) (*) (*) collect/leave/pick_up, <not> (able_to) give/price/quote (you) (*) (*) (*) (*) beforehand/in_advance/up_front, work_out (*) bill/price once/when ... done/finished/over, work_out (*) (*) (*) cost/costs/comes_to ^before, what (*) (*) (*) costs/comes_to ... mystery, the price on departure, *n't/cannot/not (able_to) put a figure/number/price on it/that/the_* till/until ... awake/done/finished/home/over, tell * (*) price ... finished/done, estimate/price/quote (*) (comes/follows) afterwards, hear/know/learn/say/see/tell/told (*) (*) cost+/figure/price/total (*) (*) (*) (*) afterwards/not_before/not_beforehand/not_in_advance, what (*) (*) costs/comes_to on the day you collect/fetch/pick, *n't/cannot/do_not tell/give/say (you) (*) (*) cost/figure/price till/until ... apart/done/finished/in_pieces/out/over/ready/stripped, hear/know/learn (*) cost/price at the end, add/adds/tot/tots/total (up) (*) bill/cost/price at the end, nobody/no_one can tell (you) (*) cost/price before (*) (*) job/operation/treatment/work, cost+/figure/price+/sum (*) (*) come/comes afterwards/later/at_the_end/at_the_finish !in, cost+/price+ are/is given/named after (*) job/operation/treatment/work, work_out/mention/name/settle (*) (*) cost+/price/figure afterwards/later/once/when !we_have/we_see/we've/a_vet, discuss/talk_about/talk_over/go_over/come_to/get_to (*) (*) bill/cost+/price/money afterwards/later/once/when !we_have/we_see/we've/a_vet, cost+/price (*) (*) (*) (*) mention afterwards, cost+/price+ (*) (*) (*) (*) (*) (*) disclosed/given/known/named/revealed/told (only) afterwards/later/when, without a/an/any (written) estimate/price/quote, no estimate+/quote+ !of_how/of_when, *n't/do_not/never/no_longer give/put (*) (*) estimate/estimates (*) (in_writing/on_paper), estimate/estimates (*) (*) (are/is) (given) orally/verbally/by_word_of_mouth`),
    },
    /** A request that somebody confirms, or a booking at once. */
    confirmed: {
      is: phrases('<ring> (you) to confirm, need/needs/have/has to <ring> you'),
      isNot: phrases(`
        binding/booked/confirmed/reserved/yours automatically/at_once/immediately/instantly/straight_away, booked/confirmed/reserved/yours as_soon_as/the_minute/the_moment/the_second you, confirm~ (*) (*) (only) by/in e-mail/email/letter/post/text/writing, confirmation+ (*) come/comes/go/goes (out) (only) by e-mail/email/letter/post/text, that's your slot, booked/confirmed/fixed/yours at_once/there_and_then/on_the_spot, certain/definite/fixed/booked/confirmed the moment/minute/second, confirmed the same day/evening/night, that's/that_is you booked, won't/will_not/never <ring> to_confirm, no (phone) call follows/is_made/from_anybody/from_anyone/from_us/to_wait_for/needed/necessary, won't/will_not be getting/receiving a (phone) call, won't/will_not be <ringing> (you) !you/about/at/during/from/in/with, won't/will_not get/have/receive/need a (phone/telephone) call (back) from_us/to_confirm !about_anything/about_any/about_other, nobody/no_one will/'ll be_ringing/be_calling !you_from/you_twice, no need (to_wait) for a/the/us/our (*) (*) <ring>, appointment/place/slot/time/visit is yours, appointment/booking/place/slot/visit is fixed/secured/settled !as_soon_as_i/as_soon_as_we/after, nobody/no_one needs/has to <ring> you, *n't/not/never trouble/bother you with a/any call !about, won't/will_not hear from us (again) before you/your/the, without a/any (phone) call (from_us)`),
      unless: phrases(`
        once ^at !you_book/you_click/you_fill/you_press/you_send/you_submit/you_tap/you've_booked/you've_clicked/you've_pressed/you've_sent/the_form, until, when i/we`),
    },
    /** A number to ring outside opening hours, or none. */
    afterHours: {
      is: phrases(`
        out of hours, when (*) (*) closed ... call/phone/ring/emergencies, number (for/to) (*) (*) (at/the) emergency/emergencies/night/nights/ring/call`),
      isNot: phrases(`
        no (*) line/number, no (*) cover at/by/in (the) night/weekend/weekends, no (*) cover outside/out_of (my/our) (office/opening/surgery/working) hours, *n't/cannot/do_not/never answer/deal/handle/see/take (with) (any) emergency/emergencies (*) (*) (*) (closed/night), leave a message ... when we open/reopen, no out-of-hours (*) (call/cover/line/number/service), (have_to/need_to/must/please) wait (*) (*) (*) open/reopen ^can, nobody/no_one (*) (*) answer/<ring> !back/first/again, nobody/no_one answers ^why, nobody/no_one can be reached, nobody/no_one (that) you can reach, nobody/nobody's/nobody_is/no_one/no_one's/no_one_is on call/duty, no cover when ... closed/shut, no nurse/vet/person is_on/on call/duty, (have_to/need_to/must/please) find/try another/a_different/an_emergency <place>/vet, nobody/no_one (here) to answer/take (*) (*) call+,
        same number (as) (by/at/during) (in/during) (the) day/daytime/night`),
      unless: phrases('email+/enquiry+/form+/message+/request+ (*) made/received/sent'),
    },
    /** A choice of member of staff, or whoever is free. */
    choice: {
      isOurs: true,
      is: phrases(`
        ask/asking for the vet/nurse/mechanic/technician/teacher/tutor/therapist/stylist/person, ask~/choose/choosing/pick/picking (for) (which/your) (own/usual) vet/nurse/mechanic/technician/teacher/tutor/therapist/stylist/person, vet/nurse/mechanic/technician/teacher/tutor/therapist/stylist/person of your choice, request+ for a particular`),
      isNot: phrases(`
        whoever/whichever (*) (*) (*) (*) (*) duty/free/available, rota decides which/who, vets/nurses/mechanics/technicians/teachers/tutors/therapists/stylists (*) (*) allocated/assigned by, whichever/whoever (*) (*) is on that/the day, *n't/not possible to ask for one/anyone/somebody, no asking for one/your (usual) vet/nurse/mechanic/technician/teacher/tutor/therapist/stylist/person, do_not/don't ask for (*) (*) by name, *n't/do_not/cannot take requests/bookings for a/any particular, can't/cannot promise/say which vet/nurse/mechanic/technician/teacher/tutor/therapist/stylist/person, can't/cannot/no_use ask~ (for) (a/any/one/your) (particular/by) (name/one), pot luck, can't/cannot/won't (*) (*) (*) (*) (*) particular`),
    },
    /** Animals kept apart in the waiting room, or not. */
    waiting: {
      is: phrases('wait/waits/waiting on/in their own, wait ... away from'),
      isNot: phrases(`
        dogs ... wait together/share~, share (the/a/one) (*) (*) area/bench/room/space, cats ... among/beside/by/with (the) dogs, cats and dogs ... side_by_side/together/same, dogs and cats ... side_by_side/together/same, one (small) waiting room`),
    },
    /** Staff with qualifications, or without. */
    qualified: {
      is: phrases(`
        qualified, city & guilds, hold/holds/have/has/got/is/find (a/an/any/the) (*) (*) certificate+/diploma+/papers/piece_of_paper/qualification+ !of, certificate+/diploma+/qualification+ of any kind/sort/description`),
      isNot: phrases('self-taught, unqualified, untrained'),
      unless: phrases('mot, not all/every/everyone, be qualified, trainee+, apprentice+'),
    },
    /** A discount for local residents, or the same price for all. */
    residents: {
      is: phrases(`
        free if you live, free for (*) (*) neighbours/residents/villagers, neighbours/residents/villagers ... free`),
      isNot: new RegExp(
        `${
          phrases(`
        locals/neighbours/residents/villagers (*) (*) (*) (*) (*) half (the) price, half (the) price for (*) locals/neighbours/residents/villagers,
        locals/neighbours/residents/villagers/people_from_the_village (*) (*) (*) (*) (*) pay !attention/for/no/none/nothing/zero, for all/everybody/everyone !else, charge all/everybody/everyone, all/everybody/everyone pay/pays for !fuel/labour/materials/parts, all/everybody/everyone pay/pays the_same !in/by/with/for_labour/for_parts, same ... as/for all/anybody/anyone/everybody/everyone, whether (or_not) you live, wherever ... live~, like everybody/everyone else, pay ... as everybody/everyone else, £*/cost~/pay/set_you_back ... even for (*) (*) locals/neighbours/residents/villagers`)
            .source
        }|\\beven (?:if|though) you live (?!.*\\bfree\\b)[^.;]*(?:£\\d|\\bpay\\b|\\bcosts?\\b|set you back)`,
        'i',
      ),
      isOurs: true,
      isPerItem: true,
    },
    /** Anaesthetised during treatment, or awake. */
    asleep: {
      isOurs: true,
      unless: phrases('i have/had to, my own, people, humans'),
      is: phrases('under anaesthetic, anaesthetic, anaesthetised, asleep, sedated, sedation'),
      isNot: phrases(`
        wide/fully awake !again, keep/kept/stay/stays (her/him/it/them) awake, awake during/throughout, with (*) (*) awake, conscious, without (an/any) anaesthetic`),
      isPerItem: true,
    },
    /** Home on the day, or kept overnight. */
    sameDay: {
      isOurs: true,
      is: phrases('home by (the) evening, home (on) the same day/evening/afternoon'),
      isNot: phrases(`
        overnight, night/nights at_the_<place>/in_our_care/with_us, remain~/spend~/stay~/sleep~ (*) (*) (*) (the/a/one/two) night/nights, remain/remains/stay/stays (in) with us for (a/one/two/three) night/nights, the/one/two/three night/nights, next/following morning, following day`),
      isPerItem: true,
    },
    /** Seen again after the treatment, or not. */
    followUp: {
      isOurs: true,
      isPerItem: true,
      unless: phrases('if, charge, cost, extra, fee'),
      is: phrases('follow-up check/visit, check/check-up/visit after (*) days/weeks'),
      isNot: phrases(`
        <not>/no (need/want/wish) (to) check/examine/inspect/see/look_at (*) (*) afterwards/again/after_that/any_more, no (*) check/check-up/follow-up/visit (*) (*) after/afterwards/later, that's/that_is the last you/we see/hear of`),
    },
    /** Parts changed on both sides, or on one. */
    pairs: {
      isOurs: true,
      is: phrases('in pairs, both sides'),
      isNot: phrases(`
        leave the other (alone/side/wheel), leave its/the mate/other/partner (be/alone), one wheel at_a_time, pads on that wheel, disc/pad by_itself/on_its_own, change/fit/put/replace a/one single (brake) disc/pad, just_one/only_one (brake) disc/pad, on/only one_side/the_side, change/fit/put/replace just one/that side, one on the left/right`),
      about: phrases('disc+, pad+'),
    },
    /** Small animals only, or farm animals too. */
    animals: {
      isOurs: true,
      unless: phrases('farm vet+ ^our/my'),
      is: phrases('small animals'),
      isNot: phrases(`
        come/comes/go/goes/out to farms, your/our (farm_and) equine vet+, (*) and equine vet+, mixed <place>, for (*) (and) farm animals/livestock/cattle, (*) and farm animals !have/need/differ, out/seen on the/your farm+ !gate/lane/road/track, farm vets are, main work (is) (*) cattle/cows/horses/livestock/sheep, to carthorses, farm call+/round+/visit+/work !go/goes/went, we/i/vets/vet ('ll) (also/do) call/come/drive/go (out) to the/your farm+/field+/stable+/yard+,
        bullocks/calves/cattle/cows/donkeys/ewes/goats/horses/lambs/livestock/pigs/ponies/sheep (*) (*) (*) (*) (*) (are) (as) welcome/most_of_our/too/on_the_list/on_our_list !of ^guinea, cattle/cows/horses/livestock/ponies/sheep are/take/make_up (*) (*) (*) (*) (*) day/diary/practice/round/time/week/work, look_after/see/treat/vaccinate (*) (*) (and) farm animals, patients are (*) (*) (*) cattle/cows/horses/livestock/ponies/sheep, attend~/look_after/see/treat/vaccinate/with ... cattle/cow+/ewe+/horse+/lamb+/livestock/pony/ponies/sheep`),
    },
    /** A courtesy car if one is free, or for everyone. */
    courtesy: {
      is: phrases('courtesy/loan car for bigger/longer/major'),
      isNot: phrases(`
        courtesy/loan car ... always/every/everybody/everyone/guaranteed, always/every/everybody/everyone/guaranteed ... courtesy/loan car, everybody/everyone/every_* (is) handed (the_keys_to) a courtesy/loan car, lend you a car (*) whatever the job/work, courtesy/loan car with your name, courtesy/loan car (*) (*) (*) (*) (*) even/however/no_matter/whatever, even for/if a/an/it's/the/we/you/your * ... courtesy/loan car`),
    },
    /** Closed over lunch, or not. */
    lunch: {
      is: phrases(`
        close/closed/closes/shut/shuts/lock/locked/knock ... (for/at/over/during) (the) lunch/lunchtime/lunchtimes, lunch closing`),
      isNot: phrases(`
        no lunch break, no break, without a break, right/straight through, open/work~ through (the) lunch/lunchtime, answered/manned/open/staffed (*) (*) (*) lunch/lunchtime, open all day`),
    },
    /** Free parking, or paid. */
    freeParking: {
      is: phrases('free ... parking, park/parking ... free'),
      isNot: phrases(`
        £*/€*/*_pounds/*_quid/*_euros/a_fiver/a_tenner to leave/park (your/the) (car/van) here/in_our/on_our/with_us, leaving/parking (your/the) (car/van) here/with_us costs/sets_you_back !nothing/you_nothing, bays/car_park/forecourt/spaces/yard (*) (*) (*) metered/on_a_meter/on_meters, change for the meter, coin+/change/pound+/ticket+ (*) (*) (*) parking meter/machine, charge/fee (*) (*) (*) (*) park/parking, pay-and-display, pay/paying for (the) parking, park/parking ... charge+/fee+/meter+/chargeable/payable`),
      unless: phrases(`${outside} (car) park, park by/at/near/on the ${outside}, isn't/is_not ours`),
    },
    /** The business's own parking, or what is nearby. */
    ownParking: {
      is: phrases(`
        free/our/own/customer/on-site (on-site/own) (customer) car_park/parking/spaces, park/parking (right) behind/beside/in_front/on_site/outside, private car_park/parking, space+ for client+/customer+/patients/visitor+ (just/right) behind/beside/outside (our/the) <place>/door/entrance, park/parking (*) at/in/on our (own), park/parking ... in/on our own`),
      isNot: phrases(`
        no (*) space+/parking !charge/charges/fee/fees/on/along/across/at, no room (*) (*) (*) for (*) (*) car+/parking/vehicle+, no room (*) to park, leave yours/your_car/the_car along/at/by/in/on/outside the ${outside}/church/green/lay-by/school, nowhere (safe) to leave/park/put (the/your) (car) !along/at/in/on, nowhere (here/on_*/on_our_own/on_our) (*) for client+/customer+/driver+/patient+/people/visitor+/you to leave/park/put, find (yourself) a space along/in/on the high_street/road/street/village, nearest place to park, parking (*) (*) (is) (for) staff only, parking ... on the road/street only, * road car park,
        park (only) along/at/in/on (a/the) council/high_street/kerb/multi-storey/nearby/pay/public/road/roadside/side/station/street/verge`),
      unless: phrases('nowhere to park along/at/in/on'),
    },
    /** Visitors' details passed on, or not. */
    shared: {
      isOurs: true,
      is: phrases(`
        what you ... are/be/been/get/gets/is (*) given/passed/shared/sold (on) to/with !you/us/me/our/my/nobody/no_one, what you ... is (*) given/passed/shared/sold (on) to/with our (*) (*) ${parties}, forward/pass/sell/share them/it (on) to/with (our) (*) (*) ${parties},
        company/companies/insurer+/partner+/supplier+ (also) get/gets/receive/receives a_copy/copies !of_your, partner_company/partner_companies/company/companies/insurer+/partner+/supplier+ (*) (*) (also) get/gets/read/reads/receive/receives/see/sees (*) ${details}, ${details} are/is/may_be (*) read/seen by (*) (*) (*) ${parties}, ${details} (*) (*) reach/reaches a/an/our (*) (*) ${parties}, ${shares} ... ${details} (*) (*) to/with !you/us/me/our/my/nobody/no_one, ${shares} ... ${details} (*) (*) to/with our (*) (*) (*) ${parties}, ${details} (*) (*) go/goes (on/straight) to a/an/another/our/the (*) (*) (*) ${parties},
        ${details} (*) (*) are/be/been/get/gets/is (*) (*) given/passed/shared/sold (on) to/with !you/us/me/our/my/nobody/no_one`),
      isNot: phrases('nobody else, only the/our <place>/<staff> reads/sees'),
    },
    /** Visitors' details kept for ever, or deleted. */
    kept: {
      isOurs: true,
      is: phrases(`
        held/hold/keep/kept/remain+/retain~/save~/stay+/store~/hang_on ... for_ever/for_good/for_life/forever/indefinitely/permanently`),
      isNot: phrases('delete~/erase~/remove~/throw/thrown'),
      about: phrases('details, enquire~, enquiry+, message+, personal data/information, your data, keep them'),
    },
    /** Part of a chain, or independent. */
    chain: {
      isOurs: true,
      isLasting: true,
      is: phrases(`
        branch+/member/one/owned/part by/of ... chain/franchise/group, belong~ to ... chain+/franchise+/group+,
        bought/bought_out/owned/run/taken_over by ... chain/franchise/group, chain/chains/group/franchise owns/bought/took_over us, a franchise of, a franchised dealership !for ^at/for/from/in, one of (a/our/the) <many>/*teen branches, an/your/the authorised/franchised * dealer,
        we're/we_are a/an/the ... dealer/franchise/franchised, we ('ve) became/become/joined (part_of/a_member_of/member_of) a/an/one_of_the (*) (*) chain+/franchise/group, head office`),
      isNot: phrases('independent <place> ^at_an/by_an/from_an/to_an, independently owned/run'),
    },
    /** One address, or several. The definition declares which. */
    premises: {
      isOurs: true,
      is: phrases('our only <place>, only (have) one <place>'),
      isNot: phrases(`
        we/i ('ve/have) (*) (*) (*) two/three/four/five/several <places>/branches !a/each/every/on/per, our two/three/four/five <places>/branches, our other/second <place>/branch, opened a (second/third) branch, opened a second/third <place>`),
    },
    /** Bookings on the site, or by phone only. */
    online: {
      isOurs: true,
      is: phrases(`
        book (*) (*) ${online}, online booking+, <visit> (*) be arranged/booked/made/requested ${online}, arrange/make/request (*) <visit> ${online}`),
      isNot: phrases(`
        book/bookings/booking (*) (*) by phone only, only book/booked/be_booked/be_made by/over (the) phone, only take/accept bookings by phone, phone bookings only`),
    },
    /** Prices on the site, or kept off it. */
    published: {
      isOurs: true,
      is: phrases('prices are on this/the/our site/website'),
      isNot: phrases(`
        don't/do_not/never advertise/list/print/publish/put/show (*) (*) price+ !for/of/to, no price+ (are) (listed/published/shown) on the/this/our page/site/website !for/of, price+ are_not/aren't (listed/published/shown) (here/online/on_the_site/on_the_website/on_this_site/on_this_website) !for/of`),
    },
    /** An e-mail address, or none. The definition always has one. */
    email: {
      isOurs: true,
      isLasting: true,
      is: phrases('our email/e-mail address is'),
      isNot: phrases(`
        *n't/do_not/no_longer/never do/have/had/got/use/read/keep/look_at/check (an/any/our) email/e-mail/emails/e-mails (address/account/inbox) !newsletter+/newsletters/list, no email/e-mail (address/account) (*) here/at_all/yet,
        *n't/no_longer/not/never on email/e-mail, there's/there_is/we_have/i_have no email/e-mail (address/account) !newsletter/needed/required,
        *n't/cannot/can_not/no_longer email/e-mail us/me !a/an/about/after/from/if/photos/pictures/the/until/your`),
    },
    /** Bookings that can be cancelled late, or not. */
    cancelled: {
      is: phrases('cancellation notice, be cancelled/changed/moved/rearranged'),
      isNot: phrases(`
        cancel~ (it/them) (any_time/whenever) you_like/you_want, cancel~ (it) without notice, cancel~ (*) (right) until/up_to the_last/the_minute/the_moment/the_second !before`),
    },
    /** What was found, in writing or by word of mouth. */
    written: {
      isOurs: true,
      is: phrases("written report, written copy, in writing ^complain~/nothing/n't"),
      isNot: phrases(`
        by word of mouth, nothing (*) (*) (*) on_paper/in_writing, *n't/do_not/never/no_longer (*) (*) (*) (*) in_writing/on_paper, *n't/do_not/never/no_longer give/make/print/provide/write (*) (*) report/reports, verbal report, only/just tell/tells you !what, *n't/do_not/never write (*) (*) down`),
    },
    /** A reminder of the next visit, or none. */
    reminders: {
      isOurs: true,
      is: phrases('a reminder+ ^need/needs, reminder+ by, remind/reminds you, our reminder+, send (out) (*) reminder+'),
      isNot: phrases(`
        no reminder+ ^need/needs !comes/from/light/needed, (nobody/no_one) (here) remind/reminds/will_remind you`),
    },
    /** A call before setting off, or none. */
    callFirst: {
      isOurs: true,
      is: phrases('<ring> (us) before/first, <ring> straight_away/ahead'),
      isNot: phrases(`
        *n't/do_not/never lose/spend/waste (any) (more) time (*) (*) phone/telephone/<ringing>, *n't/do_not (stop_to/wait_to) <ring> (us) first, *n't/do_not/never stop/wait to <ring>, don't/do_not/needn't <ring> !* ^i/we,
        no need/call/reason to <ring> (us) (first/ahead) !about/again/for/twice/us_about/us_for/back, *n't/do_not bother/worry (about) <ringing> (us) (ahead/first) !a/her/him/the/them/your, without <ringing> (us) (first/ahead)`),
      unless: phrases('before you book/fill/send, 999, 112, 101'),
    },
  } as Readonly<Record<string, Stance>>,
};
