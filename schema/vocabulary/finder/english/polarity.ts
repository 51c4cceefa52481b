import { ending, phrases } from '../phrases.ts';

const others = `
  a/an/another/some (*) (*) <place>/<places>/bodyshop/centre/dealer/expert/firm/makers/shop/specialist/tuner/vet,
  the/your (*) <places>/bodyshop/dealer/expert/makers/professionals/specialist/specialists,
  another, colleagues, other/others, other people, somebody/someone else, a vet`
  .split(',')
  .map((name) => `a_job_for/one_for/ask/by/find/go_to/goes_to/see/to/try/need/needs/want ${name.trim()}`)
  .join();

const ours = 'my/our/us/what_i/what_we/the';

/** English words by which a clause affirms, denies or limits an offer. Its other words must be among `light`. */
export const polarity = {
  polarity: {
    /** Negations. */
    not: phrases(
      "hardly/scarcely any/anybody/anyone, neither * nor/or, neither * * nor/or, <not> !forget/hesitate, wouldn't/didn't/wasn't/weren't/needn't, no, not, none (of), neither, nor, nothing, nobody, no_one, nowhere, let_alone, cannot",
    ),
    /** Denials without a negative word. */
    without: phrases(`
      give/gave/given/giving up (on), stopped/stopping/to_stop, dropped, ceased, decline/declined, lack,
      refuse/refused, turn/turned/turning away/down, discontinued, withdrawn, unavailable, without (any), no way of, cash-free, cashless, uninsured, unqualified, leave/leaves out, is/are (billed_as/charged_as/charged) (an) chargeable/extra,
      a thing of the past, no more, machine/reader/terminal 's/has/have gone (back) (to_the_*), machine/reader/terminal went back, 's/has/have gone back/for_good, sold (off) our/the, get/got rid of,
      leave/leaves/left (*) (*) to a/the (*) charity/charities/colleague/colleagues/dealer/dealers/hospital/others/professionals/specialist/specialists, are/is carried_out/done/handled/performed elsewhere, happen/happens/take_place/takes_place at/in a/an/the (*) <place>/hospital/dealer/specialist in_*, are/is carried_out/done/handled/performed at/by/in a/an/the (*) <place>/hospital/dealer/specialist (in_*), go/goes/refer~/send/sends/sent (*) (*) (off/over/up/down) to a/the (*) dealer/dealers/hospital/specialist/specialists (in_*),
      pass/passed/send/sends/sent (*) (*) (on/off/over/up) to a/an/another (*) <place>/hospital (in_*), are/is sent (away/off/on) to *, leave/leaves/send/sends to (*) other firms/garages/practices/people/workshops, all/every * are/is referred (on) to a/the hospital/practice/specialist (in_*), is/are referred, is/are sent on/away/elsewhere, ask/find/get/go/goes/look/need/off/search/see/try elsewhere, better off (elsewhere),
      (a_bit/a_little/just/way) too * (a_job/away/out/near) for, had_to let (*) (*) (*) go !of, more than i/we (can) handle/manage/take, too big/far/much/old/small (a_job/away/out), a bit/little far, a job/bridge too far,
      further/farther (away/off/out) than i/my/our/we, as far as we don't go, nearer/closer to_home/home,
      asked/asks/have to try/go/look elsewhere, (a_bit/a_little/just/way/well) beyond/outside/past/off/out_of ${ours} (*) (*) area/beat/district/catchment/books/ability/equipment/field/kit/line/list/menu/patch/range/reach/region/remit/round/scope/skills/territory/way/map/league/comfort_zone !in_a/in_an/in_the,
      outside ${ours} (*) (*) competence/expertise/knowledge, beyond us/me, somebody/someone else's, best left, next door, down the road, ${others}`),
    /** Words before the name of another place to which a job goes: `is sent up to a hospital in Cork`. */
    sentTo: /\b(?:go|goes|send|sends|sent|referred)(?: \p{Ll}+){0,3} to(?: \p{Ll}+){0,4}? \p{Lu}\p{Ll}+/u,
    /** Words for a distance that is too long, which denies only the place that it names. */
    far: phrases('further/farther than'),
    /** Words that limit an offer to one thing. */
    only: phrases(`
      only, exclusively, alone, stick/sticking to, all payments, solely, purely, strictly, nothing but, nothing/nobody/no_one/nowhere else, or nothing, no other *,
      all i/we (ever) accept/cover/do/fit/offer/repair/sell/serve/take/treat/tune, (the) one/only * (that) i/we, the one/only *,
      are/is all i/we (ever) accept/cover/do/fit/offer/repair/see/sell/serve/take/touch/treat/tune, limited/restricted/confined to, that's/that_is it/all !there`),
    /** What is done to a thing, before its name: `Cleaning teeth`. */
    deed: /^\W*(\p{L}+ing) (\p{L}+)/u,
    /** The end of a sentence that says where else something is done. */
    notHere: /, (?:and )?(?:not|never) (?:here|by us|with us|at (?:ours|our \w+))\W*$/i,
    /** Words that limit a denial to one thing. */
    sole: phrases('the one/only *, one job/thing, one * (that) i/we'),
    oneOf: phrases('one/only animal+/area/brand/breed/make/place/species/town/village (that) i/we'),
    /** Words that introduce an exception. */
    except: phrases('except (for), but (not), apart from, other than, bar, excluding'),
    all: phrases('everything, anything, everyone, everybody, everywhere, anywhere, all, every, any, most'),
    /** Phrases that contain words of denial or limitation but express neither. */
    neither: phrases(`
      *n't/never/not (*) just/only, *n't/not one/them/it for, *n't/never/not (*) one for, it/that/they/this/number isn't/is_not/aren't/are_not/'s_not/'re_not for !me/us, *n't/not just/only/merely/simply/all/every/everyone/always/near/far/least/quite, *n't/not on !our/my/the, not us/me/ours/mine, *n't/no have a/an (*) <place>/branch in, *n't/not in !our/my/the_area,
      *n't/not/never have/need to, needn't, please/and do_not/don't, no guarantee that, neither a/an *, a/an * nor a/an *, *n't/cannot pass/fail (*) (car/van/vehicle/it), only/just after/alongside/once/with, a treat, come/comes with a/an/the, not with a/an/the (*) one, that/which/who *n't/not/never/no_longer, not/*n't afraid of, not for, to/from there, the machine/meter/till/reader there, *ing without (any) *ing,
      that/this/so far/long, for nothing, nothing (there) to, a/an * is no, that is/'s no !business/concern/job/longer/more/part/thing/way, with and/or without, the one at/by/for/in/on/with, to humans/people, for that/this job/one,
      do/does/did nothing for/to, nothing to do with/to_me/to_us, nothing to me/us, get/gets/getting off at, no (*) (*) (*) in it, or not !at, no other !animal+/area+/brand+/breed+/make+/town+/village+, no hand/matter/better/need/problem/trouble/wonder/<place>, not a/one, you/your (own) bring/buy/provide/supply/part+, included/part in/of/with a/an/any/every/it/our/that/the/this/your !services,
      they don't/won't/can't/do_not/never/no_longer, unless, until, when, before, used to, while you`),
    /** Words for what somebody asked, heard or believes, or for another year. */
    reported: phrases(`
      tell/tells me, asked/heard/said/told/wanted/wondered/thought about/that/whether/if/me/us/i, had to refuse/say/tell, whether i/it/our/the/they/we, had/were i/we, a_myth (that), tell_you/tells_you (that) ^i/only/we,
      assume~/believe~/imagine~/suppose~/think/thinks/wish/wishes (that) i/it/our/the/we`),
    dated:
      /^\W*(?:back )?(?:in|until|till|by|between|during|from)\s(?:\w+\s){0,3}?(?:19|20)\d\d\b|\b(?:until|till)\s(?:19|20)\d\d\b/i,
    /** Verbs for dealing in goods, rather than working on a customer's. */
    trade: phrases(
      'give/gave/given up my/our (old/own) car/van !repair+/service/servicing/work, buy~, bought, hire~ (out), part-exchange~, rent~, sell~, sold',
    ),
    /** Words after which a denial no longer applies. */
    until: phrases('before, till, unless, until'),
    /** Words before something that a denial takes for granted: `no coins for our car park`. */
    within: ending('at, for, from, in, into, of, on, to, with'),
    /** The start of a clause that states a condition. */
    condition: phrases('if, when, unless, until, in case, should'),
    /** Words for an unlimited distance. */
    unlimited: phrases(`
      all over !the_place/the_car, anywhere !else/within, across/around the country/county, however far,
      no limit, nationwide, the_whole/all of *, throughout *, wherever you`),
    /** The start of a clause that restricts the one before, and a word that joins two statements. */
    restriction: /^(?:while|unless|if)\b/i,
    joint: /,| and /,
    /** The last of several alternatives, in one word: `punctures or tracking`. */
    orOne: /,? (?:or|nor) \p{L}+\W*$/u,
    /** A clause that leaves out its main verb: `parking here doesn't`. */
    elliptic: /\w (?:\w+n[’']t|is not|are not)\W*$|^and no(?: \w+){1,3}\W*$/i,
    subject: phrases("we, i, our <staff>, there's, there is"),
    visitor: phrases('you, i'),
    /** Words before the topic of a question or of a condition: `Live in Faversham?` */
    topic:
      /^\W*(?:(?:sorry|and|but|(?:i[’']m|we[’']re) afraid)\b[, ]*)?(?:(?:if|do|are|have|is) )?(?:(?:you|it)(?:[’'](?:re|ve|s))? )?(?:(?:live|living|based|here|coming|come|driving|looking|after|need|needing|want|wanting|got|about|what|in|from|for|own|drive|ride|a|an|the|your)\b ?)*/i,
    /** Pronouns for that topic in the answer. */
    pronoun: /\b(?:them|those|it|that)\b/i,
    /** When something happens, not what: `Cats stay with us after the operation`. */
    timing: /\b(?:after|before|following|(?:day|evening|night) of) (?:an?|her|his|its|the|their|your) \w+/gi,
    /** A question that asks for something, and the answer that grants it. */
    granted: /^(?:can|do|will|could) (?:i|you|we) (?:have|get|offer|lend|provide|do)?\s?(.+?)(?: and .*)?\?$/i,
    grants: phrases('yes'),
    /** A positive answer. */
    yes: /^\W*(?:yes|yep|of course|certainly|absolutely|sure|we do|i do|you can|indeed)\b(?! (?:but|if)\b)/i,
    /** Words that do not affect what a clause says about the thing it names. */
    light: phrases(`
      a brand/make/place/town/village (that) i/we,
      at present/the_moment, in/under any_circumstances, we regret (that), young, the/this/last moment/month/week/year/spring/summer/autumn/winter, these days, after, christmas/easter/january/february/march/april/june/july/august/september/october/november/december, drop~/pick~ off/up, drop-off, pick-up, look~ after/at, be aware/clear, bring/bringing/return/returning/take/taking it/them (back/home),
      work/accept~/allow~/attempt/bother/carry/carried/collect~/come/comes/coming/cope~/cover~/deal~/deliver~/do/does/doing/done/fit~/fitted/fitting/fix~/get/gets/getting/give/gives/given/giving/go/goes/going/went/got/handle~/help~/had/have/having/has/hold/holds/held/keep/keeps/keeping/kept/lend~/mend~/offer~/perform~/provide~/put/reach~/repair~/replace~/change~/run~/sell~/sold/see/sees/seen/seeing/serve~/service~/stock~/supply~/tackle~/take/takes/taken/taking/touch~/travel~/treat~/undertake~/use/visit~/working/look/looking/make/makes/making/equipped/set_up/recommend~/suggest~,
      leave/leaves/left/leaving/send/sending/sent/gone/employ~/fall/falls/lent/carries/pass/passed/refer/referred/ask/book/bring/bringing/find/finding/live/living/settle/welcome,
      pay/paying by/with/in/on, need/needs/want/wanting/have/has to (go/be/look/find),
      elsewhere, that/which need/needs/require/requires, lie/lies, front, gas/new/newer/old/older, accepted/allowed/available/included/implied/involved/offered/possible/covered/provided/fine/good/ok/okay/right,
      work/anything/box/boxes/something/thing+/one/ones/kind+/sort+/type+/bag/business/cup_of_tea/department/forte/game/job+/part/service+/side/speciality/strong_point/territory/trade/booking+/payment+/treatment+/stuff/equipment/kit/tools/machine/reader/terminal/desk/counter/till/reception/certificate+/formal,
      must, should, (couple_of/few/two/three/five/ten/#) some_time/a_while/year+/month+/week+ ago, through my/our door+, area/line/patch/list/menu/range/round/books/map/league/ability/say/rack+/shelf/shelves/stock/store+/yard,
      <place>, <staff>, animal+/patient+/pet+, client+/customer+/driver+/family+/folk+/household+/owner+/people/anyone/anybody/everyone, vehicle+ ^courtesy, car+ ^courtesy,
      i/me/my/mine/we/us/our/ours/you/your/am/was/were/been/being/be/'m/'s/'re/'ve/'d/'ll/s/m/re/ve/d/ll/that/this/these/those/such/what/which/who/how/too,
      a/an/the/at/but/because/although/though/while/as/so/or/nor/well/quite/own/on-site/on_site/in-house/premises/here/hand/else/other/others/another/about/among/down/into/of/off/over/up/out/away/far/that_far/able/and/if/when/for/from/in/on/to/with,
      covid/lockdown/pandemic, sorry/sadly/alas/afraid/unfortunately/please/note/thanks/always/really/simply/actually/currently/now/today/nowadays/yet/still/again/also/either/even/ever/any_more/anymore/any_longer/longer/altogether/at_all/whatsoever/itself/ourselves/myself/these_days/the_moment/at_present/since`),
  },
};
