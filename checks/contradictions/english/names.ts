import { wordSet } from './word-set.ts';

const lasting =
  /\b(?:tak(?:es?|ing)|set aside|put aside|keep|block out|reserve|plan on|spend|lasts?|long|allow|over in|needs?|done in|within|about)\b/i;

const generic = 'treat replac repair chang fitt fit work job local package full-blown system test cost price check';

/** English: names of things, and their synonyms. */
export const names = {
  /** Endings removed from words, so that `servicing` equals `service`. */
  endings: [
    /(?:[aei]tions?|(?<=\w{4})[aei]ting|(?<=ct)ions?|ments?|ings?|ors?|(?<=\w{4})ates?|ies|ed|es|ics?|is|s|e|y)$/,
    /s$/,
  ],
  /** Stop words. */
  fillers: wordSet(
    'a an and any at by for from in into is are it its of on or our ours that the this these those to us we with you your all as be each every per has have will can just only new plus their them they i my so then there here up out off registered care',
  ),
  /** Words that the name of a price may leave out. */
  implied: wordSet('replac repair chang work job local packag cost pric ~checkup ~diagnosis'),
  /** Words that the name of a service may leave out. */
  optional: wordSet(`${generic} service serv`),
  /** The same in sentences about its price: a service is not a repair. */
  generic: wordSet(generic),
  /** Words of a fact's key that do not name its subject. */
  plain: wordSet('routine routin time tim method max home hom siz number limit'),
  /** Words after the head noun of a claim: `warranty on parts`. */
  details: /\s(?:on|from|for|per|a)\s/i,
  /** Two-word names treated as one word: `air con`. */
  joined: /\bair[- ]con\w*/gi,
  /** Synonyms, by which sentences match declared names. */
  concepts: {
    warranty:
      /\b(?:warrant(?:y|ies|ed)|guarante\w*|months?[’'] cover|years?[’'] cover|cover(?:ed|s)? for|stands? (?:by|behind) (?:our|all|every)|covered by us)\b/i,
    response:
      /\b(?:repl(?:y|ies|ied)|respon\w+|answer(?:s|ed|ing)?|(?:call|ring|phone|get|write|email|text|come|be)(?: straight)? back(?: to)?|(?:call|ring|phone|contact|email|text) you|(?:hear|heard) (?:back )?from|(?:get|be) in touch|hear back|back to you|quotes? (?:back )?(?:to you )?within|callback)\b/i,
    notice:
      /(?:(?<=s[’'] |(?:day|hour|week)[’']s )notice\b|(?<!\b(?:you|will|may|might|to|do|first|drivers|people|often|not|never|ever|and|we|i|owners|can)\s)notice\b(?! (?:it|that|the|a|any|how|when|if))|\b(?:ahead|in advance|beforehand|warning(?! (?:light|lamp|sign|symbol|triangle)s?)|lead time|before (?:your|the|an?|we) (?:appointment|booking|visit|slot)|before you[’']re (?:due|booked))\b)/i,
    cancellation:
      /\b(?:cancel\w*|change of (?:plan|mind)s?|reschedul\w*|rearrang\w*|postpon\w*|(?:change|move) (?:your|a|the|it|an) ?(?:booking|appointment|slot)?)\b/i,
    experience:
      /\b(?:experience|in (?:the )?(?:trade|business)|trading|under our belts?|looking after|behind us|serving|celebrating|years on (?:the|this)|going strong|anniversary|birthday|turn(?:s|ed|ing)?|[a-z]+(?:th|st|nd|rd) year|has (?:been|stood|traded)|(?:been|of) (?:mending|repairing|fixing|servicing|tuning|treating|caring|keeping|working|doing this|at it|going|around|here|open))\b/i,
    established:
      /\b(?:establish\w*|found(?:ed|ing|er)|est\.?|since|opened|set up|started (?:in|out|trading|the <place>)|trading|began|in business|dat(?:es|ing) (?:back )?(?:to|from)|born in|\S+(?:th|st|nd|rd) (?:anniversary|birthday) in \d{4})\b/i,
    customers: /\b(?:customers?|clients?|motorists|drivers|car owners)\b/i,
    rating:
      /\b(?:rat(?:ed|ing|e)|scor(?:es?|ed)|average|g[ia]ve us|google|trustpilot|reviews?|reviewers|stars? (?:from|by))\b/i,
    walk: /\b(?:walk\w*|on foot|stroll)\b/i,
    discount: /\b(?:discounts?|off|sav(?:e|es|ings?)|reduction|rebate)\b/i,
    travel:
      /\b(?:call-?outs?|travel\w*|cover|come (?:out )?(?:to (?:you|any|every|all)\b|as far|anywhere)|anywhere within|go (?:up to|as far)|reach)\b/i,
    collection: /\b(?:collect(?:s|ed|ion|ing)?|pick(?:ed|ing)?[- ]?up|deliver(?:s|y|ed|ies|ing)?|come out|fetch)\b/i,
    turnaround:
      /\b(?:turn(?:ed)?[- ]?around|turn (?:your|the|a|any) \w+ a?round|(?:most|usual|routine|many|typical) (?:jobs?|repairs?|work)|(?:the|our) (?:jobs?|repairs?|work) (?:usually|normally|generally) takes?|(?:most|many) (?:cars|vehicles|pets|pianos) (?:are|stay) with (?:us|me))\b/i,
    checkup: /\b(?:check(?:s|ed|list|-?up)?|inspect(?:ion|ions|ed)?|health check)\b/i,
    diagnosis: /\b(?:diagnos\w+|fault[- ]finding|code read\w*)\b/i,
    aircon: /\b(?:air[- ]?con(?:ditioning)?|a\/?c)\b/i,
    parking: /\b(?:park(?:ing|s)?|(?:parking|customer) spaces?|spaces? for customers[’']?)\b/i,
    courtesy: /\b(?:courtesy|(?:loan|lend (?:you )?(?:an?|any|our|out)?)(?=\W*(?:cars?|vehicles?)\b))/i,
    pet: /\b(?:pets?|animals?|patients?)\b/i,
    retention: /\b(?:keep|kept|hold|held|store|stored|retain\w*|delet\w+|eras\w+|wip(?:e|es|ed)|destroy\w*)\b/i,
  } as Readonly<Record<string, RegExp>>,
  /** Patterns that a sentence must also match to be about a fact, by a word of its key. */
  frames: {
    interval: /\b(?:every|once|due|annual|interval|at least)\b/i,
    duration: lasting,
    length: lasting,
    validity: /\b(?:valid|stands?|holds?|good|lasts?|honour|keep|fixed|open)\b/i,
    radius: /\b(?:within|radius|up to|as far as|miles? (?:of|from)|anywhere)\b/i,
    depth: /\b(?:legal|illegal|minimum|limit|law|must|at least)\b/i,
    arrival:
      /\b(?:within|with you|to you|reach you|get to|be there|be out|expect|arriv\w*|allow|respon\w+|wait|takes? us|up to)\b/i,
    weight: /\b(?:up to|nothing (?:over|above|heavier)|maximum|no heavier than|limit|as (?:big|heavy) as)\b/i,
    notice: /\b(?:notice|warning|ahead|in advance|beforehand|allow|ready (?:with)?in|needs?)\b/i,
    cancellation: /\b(?:notice|warning|ahead|in advance|beforehand|before|advance)\b/i,
    distance:
      /\b(?:away|from|lies|between|each way|drive to|trip to|it[’']s|(?:up|down|along) the|is)\b|^\W*[A-Z]\w+: \d/i,
    retention: /\b(?:enquir\w+|your data|details|messages|personal (?:data|information))\b/i,
    established:
      /^\W*since \d{4},? (?:we|i)\b|\bwhat (?:began|started)\b|^\W*(?:a )?(?:family|independent|proudly|here|est|founded|established|trading|open|\w+ing\b.*since)\b|\b(?:our|my|its) \S+ (?:anniversary|birthday)\b|^\W*since \d{4}\W*$|\b(?:we|<place>|family|story|doors|i)\b.*\b(?:(?:been|looked after|served|serving|cared|kept|repaired|fixed|traded|trading|helped|tuned|worked|open|here)\b.*\bsince|established|founded|opened|started|set up|began|dates?)\b/i,
  } as Readonly<Record<string, RegExp>>,
  /** Form choices that name no service or price. */
  elseChoices: /\b(?:other|else|sure|anything|something|general|know)\b/i,
  /** Words for the lists of questions and of services. */
  lists: { faq: 'questions answers', services: 'services' },
  opinions: /\b(?:reviews|ratings)\b/i,
};
