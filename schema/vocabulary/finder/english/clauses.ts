import { ending, phrases, sourceOf, wordSet, words } from '../phrases.ts';

/** English words that show what a clause is about, and whether it states a fact. */
export const clauses = {
  /** Words that attribute a figure to something else: another business, an authority, a product, the past. */
  foreign: phrases(`
    unlawful, illegal to, statutory rights, banned, the (big/national) chains ^of, employer+, outlawed, hygienist+, reject~ (the) goods, accountant+, apprentice+, doctor+, dentist+, solicitor+, plumber+, electrician+, builder+, hairdresser+, barber+, groomer+, optician+, baker/bakers/bakery, butcher+, call centre+, cafe+, café, chemist+, church, council, court+, dealer+,
    dealership+, dvla, dvsa, gov.uk, drive/driven on a/an/the/your (*) (*) licence+, factory, ferry, fined, football, foreman, franchise, fuel, government, hospital, hotel+, human,
    insurer+, breakdown/hire/insurance/lease/leasing/rental company/companies, you and i, manufacturer+, maker+, market, neighbour+, newest, partner+, pharmacy, police, post office,
    ombudsman, library, museum, gym, theatre, cinema, vicar, parish, theory/driving test, designer+, landlord+, lorries are/go out, printer+, next door !to ^practically/almost/nearly/just, registry, institute, association, society, authority, university, ministry, office of, act of, regulations,
    pub+, restaurant+, rival+, school+, shop+ ^up, supermarket+, supplier+, takeaway+, test station+,
    tester, train+, bus+, competitor+, youngest, road tax, tax on, new car+, aa, rac, a litre, by law, the law, in films, on telly/television/tv,
    fine ^work/works/are/be/do/is/just/perfectly/run/runs, penalty+,
    book/handbook/manual/schedule asks/recommends/says/wants, in the handbook/manual, anywhere/somewhere else, elsewhere, internet, each of !our/my/the/these,
    one * charges/does/offers/quotes/sells, rights act, my last/local/old/previous/usual <place>, of their own, my own !<place>/<staff>/and/at/for/in/since/account/area/books/hours/number/price+/rates/reviews/time/work, another/any/her/his/other/some/their (*) <place>/<places>/mechanic+/tuner+/vet+, he, her, his !name, she, my aunt+/brother+/cousin+/dad/daughter+/father/friend+/husband/mate+/mother/mum/sister+/son+/uncle+/wife !and_i,
    our/the/one (*) (*) founder/foreman/manager/mechanic/nurse/receptionist/technician/trainee/vet/driver/painter/welder/cleaner/bookkeeper has/is/joined/came/started !free/£*/€* ^with,
    at/by/from/with a/an (*) (*) <place>, at a (*) chain, a/an (*) chain/outfit/place in, all/few/many/most/other/several/some (*) (*) <places>/companies, plenty/lots of <places>, a/any/no/some <place> i/that/we/where/which/who, places that/where/which, formerly, month+/week+/year+ ago, once cost/had/was,
    original/originally, previous, used to, was/were going to, as the crow flies, for example, imagine, suppose,
    say the/your bill/car/invoice/job/price/quote,
    if/when anybody/anyone/somebody/someone offer~/promise~/quote~/say~/sell~/tell~`),
  /** Words before a landmark: `opposite the church`. */
  beside: ending(`
    above/after/before/behind/beside/by/near/opposite/outside/over/past (the), left/right at (the), next to (the),
    kept/reserved/saved for (the)`),
  /** Grammar that shows a clause is not about the business today. */
  grammar: {
    /** Verbs of possibility, and verbs whose past equals their present. */
    possible: wordSet("would could might 'd"),
    /** Subjects that make a verb of possibility polite, and words that make it a supposition all the same. */
    polite: wordSet('we i you'),
    supposed: phrases('if, unless, were, had, otherwise, without'),
    present: wordSet('shut cut put cost set let read run come'),
    /** Verbs of what must be done, after a verb of possibility: `you'd have to`. */
    duty: wordSet('have pay'),
    /** Verbs that the tagger takes for nouns. */
    verbs: wordSet("needn't pay comes works"),
    /** Past tenses that are not participles too. */
    past: wordSet('was were had did began went came took gave saw drove wrote broke knew grew spoke chose rang ran'),
    /** Possessives that leave a priced item the same. Other adjectives make it a different one: `racing pads`. */
    ownPossessive: wordSet("our my your its one's"),
    /** Possessives of the business: `our average is`. */
    ourPossessive: wordSet('our my'),
    kinds: wordSet(
      'pre railway train new front rear annual standard basic full regular normal good fresh quality famous simple single complete popular yearly first routine usual typical proper worn local replacement beforehand quick ordinary all every each any home professional expert skilled specialist reliable dependable trusted trustworthy honest careful meticulous thorough friendly dedicated genuine prompt fast speedy efficient affordable competitive cheap great excellent exceptional superb brilliant outstanding value high-quality top-quality first-class',
    ),
    others: wordSet("he she they who his her their they're they'll she's he's he'll"),
    /** Words between a subject and what describes it: `pads on one axle`. */
    within: wordSet('of on for in per from'),
    /** Words before an organisation that is involved: `to register with the Office`. */
    through: ending('at/by/call/contact/phone/ring/through/via/with (the)'),
    /** Words that refer to the previous clause, and words that precede them. */
    anaphor: wordSet('it they'),
    joining: wordSet('and but so or'),
    notOurs: new RegExp(
      String.raw`^[^.;]*(?:,? not (?:us|ours|me|mine)\b| (?:isn[’']t|is not|aren[’']t|are not) (?:us|ours|me|mine)\b|[’']s between you and them\b| is what you pay (?!us\b|me\b)|, according to (?!my\b|our\b)|; the (?:${sourceOf('<place>')})\b)`,
      'i',
    ),
    generic: wordSet(
      'most many some other others another few several average typical neighbouring nearby old former previous',
    ),
    /** Words that set the business apart from the others named: `unlike most garages`. */
    contrast: wordSet('unlike on'),
    /** Nouns that refer to the business even after `most`: `most jobs`. */
    ours: wordSet(
      'job jobs repair repairs work enquiry enquiries message messages appointment appointments booking bookings customer customers people visit visits us stands score scores rating ratings mark marks car cars vehicle vehicles van vans pet pets piano pianos',
    ),
    /** Words for all things of a kind: `every car`. */
    quantified: wordSet('every each all'),
    business: wordSet(`${words('place')} ${words('places')} place places one ones`),
    /** A thing of the business, which a relative clause describes: `we have a ramp`. */
    owned: /\b(?:we|i)(?:[’']ve| have)(?: got)? an? (?:[\w-]+ )?(?:bench|hoist|lift|machine|pit|ramp|room|van)\W*$/i,
    /** Relative pronouns. */
    relative: wordSet('that which who whose where'),
    /** Nouns that a sentence about the business may have as its subject besides the business. */
    neutral: wordSet(
      `${words('staff')} lad lads boy boys girl girls pet pets animal animals patient patients key keys average here good start premises building resident villager commuter data detail details record information garage shutter desk workshop surgery practice clinic clinics studio business firm company team staff door gate phone line reception office everyone everybody anyone anybody somebody somebody'll someone someone'll nobody anything everything one people person folk family customer client driver owner motorist user visit visitor appointment booking slot work job repair part labour price site cost fee rate charge bill quote estimate time hour day week month year minute morning afternoon evening night weekend weekday lunch lunchtime ring mile radius distance notice rest thing kind set pair end total place way list home house village town area region opening closing holiday bank enquiry request guarantee cover correspondence message question call answer reply response car vehicle make model age size body roof summer winter spring autumn christmas easter course account case half quarter number parking park space postcode address satnav email trade emergency yours mine member need standard google none tuner paypal cheque cash card klarna amex finance bitcoin transfer payment mon tue wed thu fri sat sun operator trade fleet door platform con generation verdict deal offer news press truth promise result`,
    ),
  },
  /** Abbreviations whose full stop does not end a sentence. */
  abbreviations: /\b(?:[Ee]st|[Aa]pprox|[Tt]el|[Ss]t|[Mm]rs?|[Dd]r|[Ee]\.g|[Ii]\.e|[ap]\.m(?=\.\s+\p{Ll}))\./u,
  /** The boundary between clauses. */
  clauses:
    /(?:[.!?;:…]["”’)]*|\s[–—-]|,)\s+(?:but\s(?!not\b))?|\s(?=(?:because|now that|when (?=(?!(?:you|your|it|they|he|she)\b)(?:(?!(?:is|are|be|been|gets?|has|have)\b)\w+ ){1,3}(?:\w+[^e]ed|went|left|broke|came|died|sold|lost)\b)|(?<!even )if|while(?! you\b)|whereas|although|though|unless|so|(?<!\b(?:at|in|on)\s)which|where|who|since(?! \d)|as (?:we|i|our|my|it|they|you|the|there))\b|but (?:(?:the |our )?\w+ (?:(?:are|is|do|does)n[’']t|(?:are|is|do|does) not)|\w+[’']|we|i|you|it|they|our|my|not?|never|please|only)\b|and (?:we|i|(?:you )?\w+n[’']t|cannot|never|(?:can )?no longer|happily|only|now|no|stick|back)\b)/i,
  /** The start of a sentence that states its topic before the first comma. */
  aim: /^(?:to|for|if|when|with)\b/i,
  /** A request in the form of a question: `Could you let us know two days before?` */
  request:
    /(^|, (?:so|and) )(?:(?:could|would) you (?:please )?(?=[^?]*\b(?:us|we)\b)(?![^?]*\bm[ey]\b)|(?:can|could|may|might) (?:i|we) ask you to )([^?]*)\?$/i,
  /** Words inserted into a clause, except a list: `a visit, whether short or long, costs £22`. */
  aside:
    /, (?:whether|for|from|be it|including|when the)\b[^,;:.!?\d]*,(?= )(?!(?: [\w-]+){1,3}(?:,| (?:and|or)(?: [\w-]+){1,2}\W*$))/gi,
  /** The start of a sentence that continues the topic of the one before. */
  continuing: /^\W*(?:it|they|that|this|those|these|both)\b/i,
  /** Words of an answer that accept what a question asks. */
  accepts: phrases('and all, as well, no problem, of course, still, the lot, it/one/that/them/these/those too'),
  /** A request and what follows if it is met: `Ring us two days before and we'll find another slot`. */
  sufficient: /\b(?:call|e-?mail|give|let|phone|ring|tell|text)\b[^.;:!?]*,? and (?:I|it|we|you)\b/i,
  /** The business as the subject of a sentence. */
  here: phrases('we, us, our, i, here'),
  /** Words before the time of a response: `within 2 hours`. */
  pending: ending(`
    allow/expect (up_to), give it/us, until/till, in/inside/under/within (about) ^again, before/by/towards, answered/returned,
    reply/replies/response, time+ (are/is/of) (about), take~ (us) (about/up_to), we'll be (about), answer/answers/reply (*) (*) (*) on`),
  /** Words before an address under which the business may be reached. */
  writeToUs: ending(`
    e-mail/email/mail/message/reach/contact us/me (at/on), drop us/me a line at/on/to, write (to_us) at/to,
    our e-mail/email (address) is, correspondence/enquiry+/message+ ... addressed/directed to, our address is, send it/them/everything/photos to, send us * (*) (*) at/to, e-mail/email it/them to`),
  /** Words for what happens more often than is promised. */
  inMostCases: phrases('as a rule, mostly, most, often, usually'),
  /** Words after the time that a form takes: `five minutes for the form`. */
  filling: /^ (?:for the form|to (?:complete|fill|send|write))\b/i,
  /** Words after it: `two days for an answer`. */
  awaited:
    /^ (?:for an? (?:answer|reply|response)|to (?:get back|reply)|(?:before|until|till) (?:you hear|(?:any(?:body|one)|we) (?:answers?|replies|reply|(?:come|get)s? back)))\b/i,
  /** Words after the time between two events: `two years after your visit`. */
  sinceEvent: /^ (?:after|before) (?:the|you|your)\b/i,
  /** A span of time that recurs: `once a week`. */
  repeated: /^(?:once|twice)\b/i,
};
