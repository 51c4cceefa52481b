import { staff } from './word-lists.ts';
import { wordSet } from './word-set.ts';

/** English: the subject of a clause, and whether it states a fact. */
export const clauses = {
  /** Words that attribute a figure to someone else: a train, a fine, a main dealer. */
  foreign:
    /(?<!\b(?:opposite|beside|behind|near|past|by|outside|next to|left at|right at|(?:kept|reserved|set aside|saved) for) (?:the )?)\b(?:trains?|bus(?:es)?|coach|ferry|schools?|police|courts?|council|government|dvsa|dvla|insurers?|dealers?(?:hips?)?|main dealers?|makers?|manufacturers?|suppliers?|competitors?|elsewhere|somewhere else|anywhere else|combined|other garages|some garages|many garages|most garages|another garage|bank says|by law|the law|(?<!\b(?:is|are|be|do|works?|runs?|just|perfectly) )fine|fined|fines|penalt(?:y|ies)|speed limit|shops?|pubs?|cafes?|caf(?=é)|baker(?:y|s)?|butchers?|chemists?|pharmacy|restaurants?|hotels?|salons?|takeaways?|post office|market|neighbours?|toll|football|church|recall|AA|RAC|hospital|library|museum|factory|(?:book|manual|schedule) (?:says|asks|recommends|wants)|(?:my|his|her|their|another|some|any|other|your (?:old|last|usual|current)) (?:\w+ )?(?:<place>|<places>|vets?|tuners?|mechanics?)|test stations?|tester|apprentices?|used to|back then|once (?:was|had|cost)|years? ago|months? ago|weeks? ago|last (?:year|month|week|summer|winter|spring|autumn)|previous|formerly|original(?:ly)?|at first|imagine|suppose|for example|for instance|e\.g\.|legend|film|song|crash tests?|road tax|vehicle tax|fuel|petrol costs|a litre|per litre|finance company|his|her|he|she|each of|youngest|newest|foreman|senior technician|rival|franchise|new cars?|under warranty|in warranty|extended warrant\w+|warranty claims?|(?:our|the|one) (?:[\w-]+ )*(?:nurse|vet|mechanic|technician|receptionist|manager|trainee|founder|foreman) (?:has|is|joined|came|started))\b/i,
  /** Grammar that shows a clause is not about the business today. */
  grammar: {
    /** Verbs of possibility, and verbs whose past equals their present. */
    possible: /^(?:would|could|might|['’]d)$/i,
    present: /^(?:shut|cut|put|cost|set|let|read|run|come)$/i,
    /** Possessives that do not change a priced item; other adjectives name another item: `racing pads`. */
    ownPossessive: /^(?:our|my|your|its|one[’']s)$/i,
    kinds: wordSet(
      'pre new front rear annual standard basic full regular normal good fresh quality famous simple single complete popular yearly first routine usual typical proper worn local replacement quick ordinary all every each any home',
    ),
    others: /^(?:he|she|they|who|his|her|their|they[’']re|they[’']ll|she[’']s|he[’']s)$/i,
    /** Words that refer to the previous clause, and words that precede them. */
    anaphor: /^(?:it|they)$/i,
    joining: /^(?:and|but|so|or)$/i,
    notOurs: /^[^.;]*,? not (?:us|ours|me|mine)\b/i,
    generic:
      /^(?:most|many|some|other|others|another|few|several|average|typical|neighbouring|nearby|old|former|previous)$/i,
    /** Nouns that are about the business even after `most`: `most jobs`. */
    ours: /^(?:jobs?|repairs?|work|enquir(?:y|ies)|messages|appointments?|bookings?|customers?|people|visits?|us|scores?|ratings?|marks?)$/i,
    /** Words for all things of a kind: `every car`. */
    quantified: /^(?:every|each|all)$/i,
    /** Words of another place: `at a dealer`, `a garage`. */
    elsewhere: /^(?:at|from)$/i,
    indefinite: /^(?:an?|any|some)$/i,
    /** Words that join names in a label. */
    labels: wordSet('and or the for from free support'),
    business: /^(?:<place>|<places>|places?)$/i,
    /** Nouns that a sentence about the business may have as its subject. */
    neutral: wordSet(
      `${staff} average resident villager data detail details record information garage shutter desk workshop surgery practice clinic clinics studio business firm company team staff door gate phone line reception office everyone everybody anyone anybody somebody someone nobody one people person folk family customer client driver owner motorist user visit visitor appointment booking slot work job repair part labour price site cost fee rate charge bill quote estimate time hour day week month year minute morning afternoon evening night weekend weekday lunch lunchtime ring mile radius distance notice rest thing kind set pair end total place way list home house village town area region opening closing holiday bank enquiry message question call answer reply response car vehicle make model age size body roof summer winter spring autumn christmas easter course account case half quarter number parking park space postcode address satnav email trade emergency yours mine need standard google none tuner paypal cheque cash card klarna amex finance bitcoin transfer payment mon tue wed thu fri sat sun`,
    ),
  },
  /** Abbreviations whose full stop does not end a sentence. */
  abbreviations: /\b(?:est|approx|tel|st|mr|mrs|dr|e\.g|i\.e)\./,
  /** The end of a clause. */
  clauses: /[.!?;:]\s|\s[–—-]\s|,\s|\s(?:but|while|whereas|although|because|unless|which|where|who)\s/i,
  /** The business as the subject of a sentence. */
  here: /\b(?:we|us|our|we[’']re|i|here)\b/i,
  /** Words before the time of a response: `within 2 hours`. */
  pending:
    /\b(?:within|in under|in less than|inside|under|in|no later than|times? (?:is|of|are)|tak(?:es?|ing)(?: us)?)\s*(?:about |up to )?$/i,
};
