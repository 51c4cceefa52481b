// biome-ignore-all format: a pattern is one line
import type { Dimension } from './dimension.ts';
import { statementWords } from './statement-words.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** `Mon`, `Monday`, `Mondays` and `mondays`, but not `mon`. */
const nameDay = (name: string, day: number) => ({ pattern: new RegExp(`\\b(?:${name}|${name[0]?.toLowerCase()}${name.slice(1, -1)})\\b`, 'g'), days: [day] });

type Unit = { dimension: Dimension; factor: number; unit: RegExp; metric?: boolean };
/** Units of a dimension, with what each is worth in the first one, and whether every language writes it so. */
const unitsOf = (dimension: Dimension, ...units: [factor: number, unit: RegExp, metric?: boolean][]): Unit[] =>
  units.map(([factor, unit, metric = false]) => ({ dimension, factor, unit, metric }));

type Patterns = Readonly<Record<string, RegExp>>;

const generic = 'treat replac repair chang fitt fit work job local package full-blown system test cost price check';

/** The words of English that the contradiction finder knows. */
export const english = {
  /** Whether it has no words, so that a figure in a longer sentence may be anybody's. */
  isSilent: false as boolean,
  numbers: {
    ...Object.fromEntries('zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ').map((word, value) => [word, value])),
    ...{ twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 },
    ...{ hundred: 100, thousand: 1000, dozen: 12, couple: 2, half: 0.5, quarters: 0.25, quarter: 0.25 },
  } as Readonly<Record<string, number>>,
  /** The number word that multiplies the one before it, as a hundred does. */
  dozen: 'dozen',
  group: ',',
  decimal: '.',
  /** Words that join number words: `one and a half`. */
  joiners: /and\s|an?\s/i,
  units: [
    ...unitsOf('duration', [1 / 60, /minutes?|mins?/], [1, /hours?|hrs?/], [24, /(?:working\s|business\s|clear\s)?days?/], [168, /weeks?/], [336, /fortnights?/], [730, /(?:calendar\s)?months?/], [8760, /years?|yrs?/], [87600, /decades?/], [876000, /century/]),
    ...unitsOf('distance', [1, /miles?/], [0.6214, /km|kilomet(?:re|er)s?/, true], [0.000621, /met(?:re|er)s?/], [0.000568, /yards?/]),
    ...unitsOf('length', [1, /mm|millimet(?:re|er)s?/, true], [10, /cm|centimet(?:re|er)s?/]),
    ...unitsOf('mass', [1000, /tonnes?|tons?|t/], [1, /kgs?|kilos?|kilograms?/, true]),
    ...unitsOf('percent', [1, /%|per\s?cent/, true]),
  ] as readonly Unit[],
  /** What makes a number an amount or a rating: `80 pounds`, `4 out of 5`, `five stars`. */
  money: /\b(?:pounds|quid|euros?)\b/,
  coins: { fiver: 5, tenner: 10 } as Readonly<Record<string, number>>,
  rating: { outOf: /\bout of\b/, stars: /[\s-]stars?\b/ },
  /** Ages without a unit; § stands for a number or an ordinal. */
  ages: [{ pattern: /\bturn(?:s|ed|ing)? §(?= (?:this|last|next|in|today)\b|[.,!]|$)/, passed: 0 }, { pattern: /\b(?:in|into) (?:its|our|my) § year\b/, passed: 1 }, { pattern: /§ (?:birthday|anniversary|year (?:in business|of trading))\b/, passed: 0 }] as readonly { pattern: RegExp; passed: number }[],
  ordinals: { first: 1, second: 2, third: 3, fifth: 5, eighth: 8, ninth: 9, twelfth: 12, ...Object.fromEntries('twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth'.split(' ').map((word, at) => [word, 20 + at * 10])), ...Object.fromEntries('fourth sixth seventh tenth eleventh thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(' ').map((word, at) => [word, [4, 6, 7, 10, 11, 13, 14, 15, 16, 17, 18, 19][at] ?? 0])) } as Readonly<Record<string, number>>,
  /** Words for one, and those that may stand between a number and its unit (`two full years`), between two figures (`or`) and after a unit. */
  one: /\ban?\b|(?<=\bwithin\s)the\b/,
  unitFillers: /(?:(?:of|an?|full|whole)\s)*/,
  either: /^,? or $/,
  andHalf: /\sand a half/,
  /** Words for times of the day, in minutes. */
  times: { noon: 720, midday: 720, midnight: 1440, lunchtime: 720 } as Readonly<Record<string, number>>,
  /** Times in words; `parts` are minutes after or before the hour that follows them. */
  clock: {
    morning: /a\.?m\b\.?/,
    afternoon: /p\.?m\b\.?/,
    exactly: /\s?o[’']clock/,
    parts: [{ pattern: /half[\s-](?:past\s)?/, minutes: 30 }, { pattern: /quarter[\s-]past\s/, minutes: 15 }, { pattern: /quarter[\s-]to\s/, minutes: -15 }] as readonly { pattern: RegExp; minutes: number }[],
    late: /\b(?:evenings?|afternoons?|tonight|at night)\b/i,
    /** What stands between two times, and before them where they are one range. */
    and: /\band\b/,
    between: /\b(?:between|from)\s$/i,
    /** What stands around a bare hour: `open until 6 on Fridays`. */
    before: /(?:until|till|’til|from|at|to|by|before|after|close|closes|open|opens|since)\s$/i,
    after: /^\s*(?:$|[.,;:)!]|(?:on|every|each|from|in the|at|sharp|and|but|to|mon|tue|wed|thu|fri|sat|sun|week|most)\b)/i,
  },
  /** Words for days, from 0 for Monday. */
  days: [
    ...['Mon(?:days?|s)?', 'Tue(?:sdays?|s)?', 'Wed(?:nesdays?|s)?', 'Thu(?:rsdays?|rs?)?', 'Fri(?:days?)?', 'Sat(?:urdays?|s)?', 'Sun(?:days?)?'].map(nameDay),
    ...[{ pattern: /\bweek-?ends?\b/gi, days: [5, 6] }, { pattern: /\bweek-?days?\b|\bworking week\b/gi, days: [0, 1, 2, 3, 4] }],
    { pattern: /\b(?:every|any) (?:single )?day\b(?! (?:we|you))|\b(?:seven|7) days\b|\bdaily\b|\ball week(?: long)?\b|\bevery day of the week\b/gi, days: [0, 1, 2, 3, 4, 5, 6] },
  ] as readonly { pattern: RegExp; days: readonly number[] }[],
  /** Words between two ends of a range. */
  to: /to|till|til|[’']til|until|through|or/,
  /** What stands before a figure that is a lowest, highest or rough one. */
  bounds: {
    from: /\b(?:from|starts?(?: at| from)?|starting(?: at| from)?|begins? at|as little as|upwards of|prices? from)(?: (?:just|only|about))?\s*$/i,
    under: /\b(?:(?:never|rarely|seldom|hardly ever|not|\w+n[’']t)\b[^.,;:]{0,24}\b(?:more than|over|above)|under|less than|below|no more than|at most|not even|(?:only|barely|hardly) )\s*$/i,
    upTo: /\b(?:up to|maximum(?: of)?|no later than)\s*$/i,
    over: /(?<!\b(?:just|little|slightly|bit) )\b(?:over|more than|at least|minimum(?: of)?|upwards of|exceeding|beyond|well over)\s*$/i,
    orMore: /^\s?(?:or (?:more|so|over)|and (?:more|upwards|over)|upwards|plus)\b/i,
    about: /\b(?:about|around|roughly|approximately|nearly|almost|some|circa)\s*(?:an?\s)?$/i,
  },
  /** Endings that a word loses, so that `servicing` equals `service`. */
  endings: [/(?:[aei]tions?|(?<=\w{4})[aei]ting|ments?|ings?|ors?|ies|ed|es|ics?|is|s|e|y)$/, /s$/],
  /** Words without a meaning of their own. */
  fillers: set('a an and any at by for from in into is are it its of on or our ours that the this these those to us we with you your all as be each every per has have will can just only new plus their them they i my so then there here up out off registered'),
  /** Words that the name of a price may leave out. */
  implied: set('replac repair chang work job local packag cost pric ~checkup ~diagnosis'),
  /** Words that the name of a service may leave out. */
  optional: set(`${generic} service servic`),
  /** The same where a sentence is about its price: a service is no repair. */
  generic: set(generic),
  /** Words of a fact's key that say nothing of its subject. */
  plain: set('routine routin time tim method max home hom'),
  /** What ends the head of a claim: `warranty on parts`. */
  details: /\s(?:on|from|for|per|a)\s/i,
  /** Things with more than one name: declared words and sentences meet here. */
  concepts: {
    warranty: /\b(?:warrant(?:y|ies|ed)|guarante\w*|months?[’'] cover|years?[’'] cover|cover(?:ed|s)? for|covered by us)\b/i,
    response: /\b(?:repl(?:y|ies|ied)|respon\w+|answer(?:s|ed|ing)?|(?:call|ring|phone|get|write|email|text|come|be)(?: straight)? back(?: to)?|(?:call|ring|phone|contact|email|text) you|(?:hear|heard) (?:back )?from|(?:get|be) in touch|hear back|back to you|quotes? (?:back )?(?:to you )?within|callback)\b/i,
    notice: /(?:(?<=s[’'] |(?:day|hour|week)[’']s )notice\b|(?<!\b(?:you|will|may|might|to|do|first|drivers|people|often|not|never|ever|and|we|i|owners|can)\s)notice\b(?! (?:it|that|the|a|any|how|when|if))|\b(?:ahead|in advance|beforehand|warning(?! (?:light|lamp|sign|symbol|triangle)s?)|lead time|before (?:your|the|an?|we) (?:appointment|booking|visit|slot))\b)/i,
    cancellation: /\b(?:cancel\w*|change of (?:plan|mind)s?|reschedul\w*|rearrang\w*|postpon\w*|(?:change|move) (?:your|a|the|it|an) ?(?:booking|appointment|slot)?)\b/i,
    experience: /\b(?:experience|in (?:the )?(?:trade|business)|trading|under our belts?|looking after|behind us|serving|celebrating|years on (?:the|this)|going strong|anniversary|birthday|turn(?:s|ed|ing)?|[a-z]+(?:th|st|nd|rd) year|has (?:been|stood|traded)|(?:been|of) (?:mending|repairing|fixing|servicing|tuning|treating|caring|keeping|working|doing this|at it|going|around|here|open))\b/i,
    established: /\b(?:establish\w*|found(?:ed|ing|er)|est\.?|since|opened|set up|started (?:in|out|trading)|trading|began|in business|dat(?:es|ing) (?:back )?(?:to|from)|born in)\b/i,
    customers: /\b(?:customers?|clients?|motorists|drivers|car owners)\b/i,
    reviews: /\b(?:reviews?|ratings|testimonials)\b/i,
    rating: /\b(?:rat(?:ed|ing|e)|scor(?:es?|ed)|average|g[ia]ve us|google|trustpilot|reviews?|reviewers)\b/i,
    walk: /\b(?:walk\w*|on foot|stroll)\b/i,
    discount: /\b(?:discounts?|off|sav(?:e|es|ings?)|reduction|rebate)\b/i,
    collection: /\b(?:collect(?:s|ed|ion|ing)?|pick(?:ed|ing)?[- ]?up|deliver(?:s|y|ed|ies|ing)?|come out|call-?outs?|fetch)\b/i,
    turnaround: /\b(?:turn(?:ed)?[- ]?around|turn (?:your|the|a|any) \w+ a?round|(?:most|usual|routine|many|typical) (?:jobs?|repairs?|work)|(?:most|many) (?:cars|vehicles|pets|pianos) (?:are|stay) with (?:us|me))\b/i,
    checkup: /\b(?:check(?:s|ed|list|-?up)?|inspect(?:ion|ions|ed)?|health check)\b/i,
    diagnosis: /\b(?:diagnos\w+|fault[- ]finding|code read\w*)\b/i,
    aircon: /\b(?:air[- ]?con(?:ditioning)?|a\/?c)\b/i,
    tyre: /\b(?:tyres?|tires?)\b/i,
    regas: /\b(?:re-?gas\w*)\b/i,
    visit: /\b(?:visits?|come (?:out )?to (?:you|your|see)|call-?outs?)\b/i,
    travel: /\b(?:travel\w*|cover|come (?:out )?(?:to (?:you|any|every|all)\b|as far|anywhere)|anywhere within|go (?:up to|as far)|reach)\b/i,
    pet: /\b(?:pets?|animals?|patients?)\b/i,
    retention: /\b(?:keep|kept|hold|held|store|stored|retain\w*|delet\w+|eras\w+)\b/i,
    enquiry: /\b(?:enquir\w+|your data|details|messages|personal (?:data|information))\b/i,
  } as Patterns,
  /** What else a sentence has to say before a fact is meant, by a word of its key. */
  frames: {
    interval: /\b(?:every|once|due|annual|interval|at least)\b/i,
    duration: /\b(?:tak(?:es?|ing)|set aside|put aside|keep|block out|reserve|plan on|spend|lasts?|long|allow|over in|needs?|done in|within|about)\b/i,
    radius: /\b(?:within|radius|up to|as far as|miles? (?:of|from)|anywhere)\b/i,
    depth: /\b(?:legal|minimum|limit|law)\b/i,
    weight: /\b(?:up to|nothing (?:over|above|heavier)|maximum|no heavier than|limit|as (?:big|heavy) as)\b/i,
    notice: /\b(?:notice|warning|ahead|in advance|beforehand|allow|ready (?:with)?in|needs?)\b/i,
    cancellation: /\b(?:notice|warning|ahead|in advance|beforehand|before|advance)\b/i,
    distance: /\b(?:away|from|each way|drive to|trip to|it[’']s|(?:up|down|along) the|is)\b/i,
    retention: /\b(?:enquir\w+|your data|details|messages|personal (?:data|information))\b/i,
    established: /^\W*since \d{4},? (?:we|i)\b|\bwhat (?:began|started)\b|^\W*(?:a )?(?:family|independent|proudly|here|est|founded|established|trading|open|\w+ing\b.*since)\b|^\W*since \d{4}\W*$|\b(?:we|garage|business|practice|surgery|workshop|firm|company|studio|family|doors|i)\b.*\b(?:(?:been|looked after|served|serving|cared|kept|repaired|fixed|traded|trading|helped|tuned|worked|open|here)\b.*\bsince|established|founded|opened|started|set up|began|dates?)\b/i,
  } as Patterns,
  /** What makes a figure somebody else’s: a train, a fine, a main dealer. */
  foreign: /(?<!\b(?:opposite|beside|behind|near|past|by|outside|next to|left at|right at|(?:kept|reserved|set aside|saved) for) (?:the )?)\b(?:trains?|bus(?:es)?|coach|ferry|schools?|police|courts?|council|government|dvsa|dvla|insurers?|dealers?(?:hips?)?|main dealers?|makers?|manufacturers?|suppliers?|competitors?|elsewhere|somewhere else|anywhere else|combined|other garages|some garages|many garages|most garages|another garage|bank says|by law|the law|(?<!\b(?:is|are|be|do|works?|runs?|just|perfectly) )fine|fined|fines|penalt(?:y|ies)|speed limit|shops?|pubs?|market|neighbours?|toll|football|church|recall|AA|RAC|hospital|library|museum|factory|(?:book|manual|schedule) (?:says|asks|recommends|wants)|(?:my|his|her|their|another|some|any|other|your (?:old|last|usual|current)) (?:\w+ )?(?:garages?|workshops?|surger(?:y|ies)|practices?|clinics?|vets?|tuners?|mechanics?)|test stations?|tester|apprentices?|used to|back then|once (?:was|had|cost)|years? ago|months? ago|weeks? ago|last (?:year|month|week|summer|winter|spring|autumn)|previous|formerly|original(?:ly)?|at first|imagine|suppose|for example|for instance|e\.g\.|legend|film|song|road tax|vehicle tax|fuel|petrol costs|a litre|per litre|finance company|his|her|he|she|each of|youngest|newest|foreman|senior technician|rival|franchise|new cars?|under warranty|in warranty|extended warrant\w+|warranty claims?|(?:our|the|one) (?:[\w-]+ )*(?:nurse|vet|mechanic|technician|receptionist|manager|trainee|founder|foreman) (?:has|is|joined|came|started))\b/i,
  /** How the grammar of a clause says that it is not about the business today. */
  grammar: {
    /** Where the main clause begins after a subordinate one without a comma: `if it can be saved we’ll mend it`. */
    main: /^\W*(?:if|when|since|as|because|now)\b[^,;.]*?\s(?=(?:we|i)(?:[’'](?:ll|ve|re|m)|\s(?:will|have|can|are|am))\b)/i,
    /** Verbs of what may be and of what was, and the verbs of a polite request. */
    possible: /^(?:would|could|might|['’]d)$/i,
    /** Possessives of the business and its customers; what else stands before a priced thing names another kind of it. */
    ownPossessive: /^(?:our|my|your|its|one[’']s)$/i,
    kinds: set('pre new front rear annual standard basic full regular normal good fresh quality famous simple single complete popular yearly first routine usual typical proper worn local replacement quick ordinary all every each any home'),
    polite: /^(?:ask|like|recommend|suggest|advise)$/i,
    past: /^(?:was|were|had|did|used|paid)$/i,
    present: /^(?:shut|cut|put|cost|set|let|read|run|come)$/i,
    others: /^(?:he|she|they|who|his|her|their|they[’']re|they[’']ll|she[’']s|he[’']s)$/i,
    generic: /^(?:most|many|some|other|others|another|few|several|average|typical|neighbouring|nearby|old|former|previous)$/i,
    /** Nouns that make those part of the business again: `most jobs`. */
    ours: /^(?:jobs?|repairs?|work|enquir(?:y|ies)|messages|appointments?|bookings?|customers?|people|visits?|us|scores?|ratings?|marks?)$/i,
    /** What stands before somebody else’s place: `at a dealer`. */
    /** What stands before any of the customers’ things. */
    quantified: /^(?:every|each|all)$/i,
    elsewhere: /^(?:at|from)$/i,
    indefinite: /^(?:an?|any|some)$/i,
    business: /^(?:garage|workshop|surgery|practice|clinic|place|firm|shop)s?$/i,
    /** Nouns that may stand in the subject of a sentence about the business. */
    neutral: set('garage shutter desk workshop surgery practice clinic clinics studio business firm company team staff door gate phone line reception office everyone everybody anyone somebody someone nobody one people person folk family customer client driver owner motorist user visit visitor appointment booking slot work job repair part labour price cost fee rate charge bill quote estimate time hour day week month year minute morning afternoon evening night weekend weekday lunch lunchtime mile radius distance notice rest thing kind set pair end total place way list home house village town area region opening closing holiday bank enquiry message question call answer reply response car vehicle make model age size body roof summer winter spring autumn christmas easter course account case half quarter number parking park space postcode address satnav email trade emergency yours mine need standard google none mechanic technician engineer vet nurse tuner paypal cheque cash card klarna amex finance bitcoin transfer payment mon tue wed thu fri sat sun'),
  },
  /** What begins a clause that states nothing. */
  hypothetical: /^\W*(?:and |but |even )?(?:if|should|were|had|suppose|imagine|unless)\b/i,
  /** What makes an amount no price: a saving, a bill, a might-be. */
  foreignPrices: /\b(?:if left|save|saved|saves|saving|came to|paid|ended up|bill of|car worth|worth|van worth|was quoted|instead of|rather than|turns? (?:a|an|into)|compared|(?<!(?:more|less) )than|can (?:cost|run|reach|end|turn|easily)|on top|deposit|excess|budget|costs? us|sets? of)\b/i,
  /** Abbreviations whose full stop ends no sentence. */
  abbreviations: /\b(?:est|approx|tel|st|mr|mrs|dr|e\.g|i\.e)\./,
  /** What ends a clause. */
  clauses: /[.!?;:]\s|\s[–—-]\s|,\s|\s(?:but|while|whereas|although|because|unless|except|which|where|who)\s/i,
  /** What follows a thing alone that has a price: `boosters from £29`. */
  alone: /^\S+\s?(?:$|[£:]|(?:from|costs?|are|is|starts?|begins?|for|at|just|only|now)\b)/i,
  /** What makes an amount the price of several things, and the words that join two of them. */
  sums: /\b(?:(?<!\b(?:labour|fitting|parts|kit) )together|altogether|in all|in total|all told|combined|both|between them|comes? to(?! (?:just|only|less|under|no more)\b)|add(?:s|ing)? up|package|bundle|deal)\b/i,
  /** What costs nothing, what only sounds like it, and what makes an offer conditional. */
  free: /\b(?:free(?: of charge)?|complimentary|at no (?:extra |additional )?(?:charge|cost)|no (?:extra |additional )?charge|without charge|no cost|on the house|(?:don[’']t|do not|never) charge|costs? (?:you )?nothing|gratis|included in the price(?= of (?:the|your)\b|[.,;]|$))\b/i,
  freeOf: /\b(?:feel free|free (?:from|play|of (?!charge))|\w+-free|freely|hands free|fault free|free to|free up|free (?:time|hand|parking|coffee|tea|wi-?fi))\b/i,
  condition: /\b(?:with (?:any|every|each|your|a|the|our)|when you|if you|for (?:every |all |any )?(?:\w+ )?(?:residents|customers|neighbours|members|pensioners|students|nhs)|resident|included (?:in(?! the price)|with)|part of|as part|once you|book(?:ed|ing)? (?:any|a|with)|every \w+ booked)\b/i,
  /** Opening hours; § in `visit` stands for the days of a clause. */
  hours: {
    open: /\b(?:open(?:s|ed|ing)?|shutters? (?:go|goes|come|comes) up|(?:surgery|clinic) (?:is|runs) (?=from)|(?:phones?|phone lines?) (?:are|is) (?:answered|staffed|manned)|(?:surgery|clinic|(?:working )?day) (?:starts|begins) (?:at|from)|(?:we|i)(?:[’']re|[’']m| are| am) in (?=from|until|till|on)|keep(?:s)? going|carry on|work(?:s|ing)? (?:until|till|from)|(?:opening|business|working|office|consulting|surgery|our) hours|hours are|doors|we are here|we[’']re here|here (?:until|from|till)|staffed|trading hours|(?:business )?as usual|(?:we|i) (?:start|begin)(?: work)? (?:at|from)|working week)\b/i,
    closed: /\b(?:closed?|shutters? (?:go|goes|come|comes) down|closes|closing|shut|shuts|shutting|locks? up|finish(?:es)? (?:at|work)|day off|rest day|(?:mornings?|afternoons?|days?) off)\b/i,
    present: /\b(?:drop|bring|leave|collect|pick|call|ring|phone|speak|come|pop|(?:first|last|latest|earliest) (?:appointments?|slots?|drop-?offs?|collections?)|appointments?|visits?|surgery|clinics?)\b/i,
    ours: /\b(?:we|us|our|we[’']re|ours|i|i[’']m|my|me|someone|somebody|garage|workshop|surgery|practice|studio|doors|shutters|reception|phones|phone lines?|front desk|switchboard|team|bookings?|appointments?)\b/i,
    neutral: /\b(?:late|early|also|now|usually|always|every|still|only|just|normally|and|or|the|on|in|at|for|a|to|of|is|are|be|till|until|from|between|even|all|opening|times?|hours?|morning|mornings|evenings?|afternoons?|nights?|year|round|long|including|except|not|never|no|by|with|both|long|too|right|up|yes|sorry|please|note|that|there|days?|week|a|but|come|rain|shine|bank|holidays?|public|throughout|season|summer|winter|o[’']clock|am|pm|half|day|us|find)\b/gi,
    except: /\b(?:except|excluding|apart from|bar|other than|but not)\b/i,
    edge: /\b(?:first|last|latest|earliest) (?:appointments?|slots?|drop-?offs?|collections?)(?: of the day)?(?: is| are)?(?: at)?\s*$|\bup to\s*$/i,
    visit: [
      /§(?:,? (?:and|or|to|&) §)*(?: (?:morning|afternoon|evening))?(?: \w+ion| \w+ing)? (?:appointments?|slots?|bookings?|surger(?:y|ies)|clinics?|opening|servicing|repairs|collections?|drop-?offs?|visits?|consultations?|tunings?|sessions?)/i,
      /\b(?:appointments?|slots?|bookings?|surger(?:y|ies)|clinics?|collections?|consultations?)(?: (?:are|is|runs?|also|available|possible|offered|held|on|every|from))* §/i,
      /\b(?:ring|call|phone|visit|text|reach|speak to|talk to) (?:us|me|the (?:garage|workshop|surgery))(?: here)?(?: any time)?(?: on| every| from|,)?(?: an?)? §/i,
      /\b(?:we|i)(?:[’']re|[’']m| are| am)?(?: also| usually| always| never| don[’']t| do not)? (?:work|here|available|operate|in the workshop|tune|on hand)(?: cars| pianos| here)?(?: on| from| every|,)? §/i,
      /§,? (?:we|i)(?:[’']re|[’']m| are| am)?(?: also| usually| never| don[’']t| do not)? (?:work|here|tune|see|treat|repair|operate|available|on hand)\b/i,
      /\b(?:come|pop in|drop in|call in|see us|visit)\b(?: \w+){0,3} §/i,
      /§ (?:is|are) (?:also )?(?:our|my) (?!day off|rest|days off|closing)\w+/i,
      /§(?: (?:mornings?|afternoons?|evenings?))? (?:is|are) (?:kept|reserved|set aside|saved) for\b/i,
      /\b(?:staffed|available|bookable)(?: on| from| every)? §/i,
    ],
    negated: /\b(?:not|never|no(?! (?:trouble|problem|bother|extra))|cannot|can[’']t|n[’']t|don[’']t|do not|aren[’']t|isn[’']t|without|except|excluding|apart from|bar|other than)\b/i,
    only: /\bonly\b|\b(?:no|nothing) other days\b|\bjust\b/i,
    until: /\b(?:until|till|[’']til|to|by|before|closes?(?: (?:at|from))?|close|closing(?: time)?(?: is)?(?: at)?|shuts?(?: at)?|finish(?:es)?(?: work)?(?: at)?|lock up at|no later than|last \w+ (?:is )?at|as late as|up to)\s*$/i,
    from: /\b(?:from|opens?(?: (?:at|from))?|opening(?: at)?|starts?(?: at)?|after|as early as|doors (?:open )?at|since)\s*$/i,
    always: /\b24\s?\/\s?7\b|\b(?:24|twenty-four)[- ]hours?\b(?=[ ,](?:a day|support|service|help|call-?outs?|recovery|breakdown|emergenc\w+|line|phone|cover|assistance|response))|\bopen (?:for )?(?:24|twenty-four) hours\b|\b(?:a)?round[- ]the[- ]clock\b|\bday (?:and|or) night\b|\bnight (?:and|or) day\b|\bany (?:hour|time) of (?:the )?(?:day|night)\b(?=.*\bnight\b)|\bat any hour\b|\b(?:never|don[’']t|do not) (?:close|shut)\b(?! (?:a|the|your|it)\b)|\bnever closed\b|\balways open\b|\bopen all (?:hours|night|day and night)\b|\ball night\b|\b365 days\b|\bevery day of the year\b|\bthrough the night\b/i,
    holiday: /\b(?:bank|public) holidays?\b|\bchristmas(?: day)?\b(?! eve)|\bboxing day\b|\bnew year[’']s day\b|\bgood friday\b|\beaster(?: monday)?\b/i,
    daysAWeek: /\b(\w+) days (?:a|per|each) week\b|\b(\w+)[- ]day week\b|\b(\w+) days out of seven\b/i,
    evening: /\b(?:evening|late[- ]night|twilight) (?:appointments?|opening|slots?|sessions?|surger(?:y|ies)|bookings?|servicing|repairs)\b|\bopen (?:late|(?:in the )?evenings?|into the evening)\b/i,
    lunch: /\ban? (?:hour|half[- ]hour)(?: off)? for lunch\b|\b(?:clos\w+|shut) (?:for|at|over|during) (?:an hour (?:at|for) )?lunch\b|\bclosed? (?:at|over) lunchtimes?\b/i,
    /** A clause that begins with "and": `and closed on Sundays`. */
    joined: /(?<!\b(?:between|from) [\w:.]{1,8} )\band\s(?=(?:\w+\s)?(?:clos|shut|open)|(?:on |at |from |until )?\d|(?:on )?(?:Sat|Sun|Mon))/,
    named: /\bthe\s$/i,
    promise: /\bwithin (?:an?|one|two|three|four|five|six|\d+|the) (?:hours?|minutes?)\b|\bin under (?:an|\w+) (?:hours?|minutes?)\b/i,
    whileOpen: /\b(?:while|when) (?:we are|we[’']re|the doors are) open\b|\b(?:in|during|outside) (?:our )?(?:opening|working|business|office) hours\b|\bafter hours\b|\b(?:business|working) days?\b|\bwhile open\b/i,
  },
  sameDay: /\b(?:same|next)[- ](?:or (?:same|next)[- ])?day\b/i,
  opinions: /\b(?:reviews|ratings)\b/i,
  /** A radius that a fact states, in the unit of the towns. */
  radius: /\b(\d+)[- ]miles? radius\b/i,
  /** Choices of a form that name nothing. */
  elseChoices: /\b(?:other|else|sure|anything|something|general|know)\b/i,
  /** The last of an enumeration of places, the words inside their names, and regions. */
  enumeration: { last: /(?:and|or)/, inside: /(?:on|upon|in|of)/, regions: /\bIsle of \p{Lu}\p{L}+/gu },
  /** What a sentence calls the lists that the definition keeps apart from its pages. */
  lists: { faq: 'questions answers', services: 'services' },
  /** What stands before the count of a whole list. */
  whole: /\b(?:all|these|those|the|our|there are|here are|following|choose from|any of|each of|of)\s*$/i,
  /** The business as the subject of a sentence. */
  here: /\b(?:we|us|our|we[’']re|i|here)\b/i,
  /** What stands before the time of a response. */
  pending: /\b(?:within|in under|in less than|inside|under|in|no later than)\s*(?:about )?$/i,
  /** What stands between a distance and a town, where it is not that of the town: `within 3 miles of Chatham`. */
  beyond: /^\s(?:of|from|beyond|outside)\s(?!(?:us|me|here|our|my|the (?:garage|workshop|surgery|door))\b)/i,
  away: /^\sfrom\s/i,
  /** What stands before an amount that is a price, and not that of one job: `costs just £80`. */
  priced: /\b(?:costs?|price[sd]?(?: (?:at|is))?|is|are|at|for|just|only|charge|pay)(?: (?:you|just|only|a flat|a fixed|fixed at))?\s*$/i,
  /** What stands around a price that is the same for all. */
  flat: { before: /\b(?:flat|fixed)(?: (?:price|fee|rate|charge|cost))?(?: of|:)?\s*$/i, after: /^,? (?:flat|fixed|whatever (?:you|your|the)|no matter (?:what|which))\b/i },
  /** What makes a count one of a part: `two of our six vets`. */
  partOf: /^(?:of|in|out of)\b/i,
  /** What stands before a part of a list. */
  part: /\b(?:first|next|last|of the|other|top)\s*$/i,
  /** What stands before a duration that a response takes. */
  towards: /^to /,
  /** What stands before a phone number. */
  contact: /\b(?:ring|call|phone|tel|telephone|text|number|whatsapp|mobile|on|dial|fax)\b.{0,25}$/i,
  /** What stands before a street that is said to be that of the business, and what streets are called. */
  street: /\b(?:(?:find|visit|see) (?:us|me) (?:at|on)|address is|we are (?:at|on)|[’']re (?:at|on)|based at|moved to|(?:workshop|garage|surgery|practice|studio|premises) (?:is|are) (?:at|on|in)|\bat) (\d+[a-z]? (?:[A-Z][\w’']+ )+(?:Street|Road|Lane|Avenue|Way|Hill|Close|Drive|Square|Place|Yard|Mews|Parade|Row|Terrace|Crescent|Court|Gardens|Grove|Park|Green|Quay|Wharf|Walk|Rise))/,
  /** What stands before the town of the business, and before one that nobody has declared. */
  located: /\b(?:(?:our|my) (?:\w+ )?(?:workshop|garage|premises|surgery|studio|base|practice|team)|(?:find|visit|see) (?:us|me)|(?:workshop|garage|surgery|studio|premises) is|(?:we|i)(?:[’']re| are|[’']m| am)|based|located|situated|moved)(?:,? (?:is|are|based|located|situated|right|just|here))* (?:in|to) (?:the (?:middle|heart|centre|village|town) of )?$/i,
  locatedOurs: /\b(?:our|my|(?:call|pop|drop|come)(?: in| by| round| over)? (?:at|to|into) the) (?:workshop|garage|premises|surgery|studio|base|practice) (?:is )?in (?:the (?:middle|heart|centre|village|town) of )?$/i,
  ...statementWords,
};
