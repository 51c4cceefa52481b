/** What follows the name of what is not offered, if it is offered: a repair is not a test. */
const itself =
  '(?=\\W*$|\\s?[,.;:!?–—]|\\s(?:(?:re)?tests?|testing|inspections?|certificates?|here|on|for|and|from|while|every|in|at|with)\\b)';

/** English: statements of what is accepted, refused, promised and offered. */
export const statements = {
  /** Methods of payment, and words that accept or refuse them. */
  payment: {
    methods: {
      cash: /\bcash(?:less)?\b|\bnotes(?: and coins)?\b(?= (?:or|only|and))/i,
      card: /\b(?:credit |debit |bank |all major |major )?cards?\b(?! (?:table|under|machine (?:fee|charge|rental)))|\bcontactless\b|\bchip and pin\b|\bvisa\b|\bmastercard\b|\bplastic\b/i,
      'bank transfer': /\b(?:bank transfers?|bacs|faster payments?|online transfers?|transfers?)\b/i,
      cheque: /\bcheques?\b/i,
      PayPal: /\bpaypal\b/i,
      finance:
        /\b(?:on finance|instal?ments|klarna|clearpay|pay later|monthly payments|interest-free credit|on account(?! of)|payment plans?|our finance|finance (?:options?|plans?|available))\b/i,
      'American Express': /\b(?:american express|amex)\b/i,
      cryptocurrency: /\b(?:bitcoin|crypto\w*)\b/i,
    } as Readonly<Record<string, RegExp>>,
    /** A method refused without a verb: `no cheques`. */
    bare: /\bcashless\b|(?:\bno|\bnot|n[’']t)(?: got| have)? (?:a |any )?card (?:machine|reader|terminal)(?! (?:fee|charge|rental))|\b(?:finance|instal?ments|payment plans?) (?:is|are) available\b|^\W*(?:sorry,? )?no (?:cash|cards?|cheques?|bank transfers?)\b/i,
    /** Mentions of what is no payment to the business. */
    exempt:
      /\b(?:leave|keep|carry|hide|store) (?:\w+ ){0,2}(?:cash|cards?)\b|\b(?:cash|cards?|cheque) (?:details|numbers?|deposits?|on the premises|overnight)\b|\bcharge for\b|\b(?:car parks?|parking|meters?|machines?) (?:\w+ ){0,3}takes?\b/i,
    /** The end of a refusal before a method, the end of one after it, and the words of the latter. */
    clause: /[;:]|\bbut\b|\bso\b/i,
    rest: /[,;:]|\bbut\b|\band\b/i,
    refused: /^cashless\b|\b(?:are|is) (?:not|no longer|never)\b|\b(?:aren|isn)[’']t\b/i,
    trigger:
      /\b(?:pay(?:s|ing|able|ments?)?|paid|accept(?:s|ed|ing)?|take|takes|settle|bills?|welcome|spread the cost|(?:is|are) (?:also |both |all )?(?:fine|ok|okay|good|no problem))\b/i,
    only: /\bonly\b|\bnothing but\b|\bexclusively\b|\bsolely\b|\bmust be (?:made |paid )?in\b|\bapart from \w+,? (?:we|i) (?:take|accept) nothing\b|\bhas to be\b/i,
    negated:
      /\b(?:no(?! (?:need|surcharge|minimum)\b)|(?:not|never|don[’']t)(?! (?:have|need) to\b)|cannot|can[’']t|haven[’']t|unable to|no longer|won[’']t|neither|nor|except|stopped)\b/i,
  },
  /** Parking: none, paid or elsewhere. */
  parking: {
    paid: /\bparking (?:\w+ )?(?:here|with us|on site|(?:behind|at|outside|beside) the <place>) (?:is|costs) (?:[£€$]|charged)|\bpay[- ](?:and|&)[- ]display\b|\bparking (?:on|in|behind|outside) our \w+ (?:is|costs) [£€$]|\bparking (?:isn[’']t|is not) free\b|\bpay to park (?:here|with us|at the)\b|\bpaid parking\b|\bparking (?:meters?|charges?|fees?|costs?|is charged)\b|\b(?:charge|pay)(?:s|d)? for (?:the )?parking\b|\bparking (?:is|at|from|for)? ?[£€$]\s?\d/i,
    elsewhere:
      /\b(?:street|roadside|kerbside|public|on-street) parking (?:only|nearby)\b|\bpark (?:only )?(?:in|on|at|along) (?:the |a )?(?:street|road(?:side)?|kerb|verge|public|council|station|high street|pay|multi-?storey|nearby|side)\b|\bnearest (?:public )?(?:car park|parking)\b|\bparking is (?:only )?(?:on|in|along) the (?:street|road)\b|\buse the (?:public|council|station|town) car park\b|\b(?:only )?(?:street|roadside|on-street) parking (?:is )?(?:only|available)\b/i,
    free: /\bfree\b/i,
    ours: /\b(?:on-?site|customer|our|own|yard|forecourt|door|behind|outside|beside|in front)\b/i,
    exempt:
      /\b(?:no need|needn[’']t|(?:don[’']t|won[’']t|never) (?:have|need)) to (?:park|look)|\b(?:do not|don[’']t|never|please avoid|cannot|can[’']t|not) park(?:ing)? (?:on|in front|across|at|along)|(?:\b(?:no|not|never|nobody|without)|n[’']t) (?:(?:have|need) to )?(?:charg|pay)\w*(?: (?:for|to) (?:the )?park|[- ](?:and|&)[- ]display)|\bnowhere to park (?:on|in|at|along)\b|\bno (?:\w+ )?parking (?:charges?|fees?)\b|\bno parking (?:on|in front|across|outside the|between)\b|\bparking (?:sensors?|brake|ticket machine|lights?)\b|\bstation[’']s? car park\b/i,
  },
  /** Visitors' details passed on or kept for ever, and promises to the contrary. */
  privacy: {
    promise: /\bnobody else\b|\b(?:never|not|n[’']t) (?:\w+ ){0,3}(?:shar|pass|s[eo]l[dl])\w*/i,
    /** The business passes details on, or they are passed on. */
    shared:
      /\b(?:we|i|<place>)\b(?:[’'](?:ll|ve|re|m))?(?: [\w-]+){0,3} (?:pass(?:es|ed|ing)?|shar(?:es?|ed|ing)|sells?|sold|selling|hand(?:s|ed|ing)?|g[ia]v(?:es?|en|ing)|forward(?:s|ed|ing)?|rent(?:s|ed)?)\b(?! (?:you|us|me|our|my)\b)[^.]{0,40}\b(?:details|data|information|address(?:es)?|numbers?)\b[^.]{0,15}\b(?:to|with)\b(?! (?:you|us|me|our (?!partners|affiliates|suppliers|sponsors)|my|nobody|no one)\b)|\b(?:details|data|information|address(?:es)?)\b[^.]{0,20}\b(?:is|are|be|been|get|gets)\b(?: \w+){0,2} (?:shared|passed|sold|given)\b[^.]{0,12}\b(?:to|with|on)\b(?! (?:you|us|me|our|my|nobody|no one)\b)/i,
    forever:
      /\b(?:keep|kept|hold|held|stor(?:e|es|ed)|retain(?:s|ed)?|sav(?:e|es|ed)|stays?|remains?)\b[^.,;:]{0,40}\b(?:for good|for ?ever|indefinitely|permanently|for life|without (?:a )?limit)\b|\b(?:never (?:gets? |be |are |is )?(?:delet|eras|remov|thr)\w*|(?:don[’']t|do not) (?:ever )?(?:delete|erase|remove))\b/i,
  },
  /** What a business is said to be, and what it cannot be besides. */
  independent: {
    is: /\bindependent\b/i,
    not: /(?<!(?:\bnot|\bnever|\bno longer|n[’']t) )\b(?:(?:part|one|branch(?:es)?|member|owned) (?:of|by) (?:[\w-]+ )*(?:chain|group|franchise)|belongs? to (?:[\w-]+ )*(?:chain|group|franchise)|(?:we are|we[’']re) (?:an?|the) (?:[\w’'-]+ )*(?:franchised?|main dealer))\b/i,
  },
  /** A claim denied, exceeded or limited. */
  promises: {
    quality: /\b(\p{L}{4,}?)i?ed\b/iu,
    denied:
      /\b(?:not|never|no|none|without|nor|\w+n[’']t)\s(?:(?!\b(?:but|except|only|unless)\b|[,.;:]).){0,40}\b§\w*(?! (?:claim|compan|work|job|polic|repair|excess|form))|\bonly (?:the \w+|(?:one|two|some) [^.,;:]{2,20}) (?:is|are) §\w*|\b(?:is|are|[’']re|[’']m) (?:\w+ )?un§\w*/i,
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
    only: /\bonly\b/i,
    except: /\b(?:not (?:the )?\w+|excluding|except|extra|but not|(?:isn|aren)[’']t)\b/i,
  },
  /** What is offered, where it is, and what is not offered. */
  offers: {
    /** A stated range or discount implies an offer. */
    facts: /-(?:radius|discount)$/,
    reach: /-radius$/,
    /** Excludes an item that a price includes. */
    excluded:
      /\b(?:(?:is|are) not|(?:isn|aren)[’']t) (?:part of|included|covered|looked at|checked|tested)\b|\b(does not|doesn[’']t|don[’']t|do not) include\b/i,
    nowhere:
      /\b(?:(?:customers|clients|people|anyone|cars|pets) from outside|nowhere else(?=[.,;!]|$)|no other (?:towns?|villages?|places?))\b/i,
    /** A question answered in the negative. */
    asked:
      /^.*?\b(?:do|can|will|could) (?:you|we|i) (?!.*\b(?:only|just|always)\b)((?:take|accept|do|offer|provide|have|cover|serve|come|go|travel|collect|pick|deliver|fetch|see|treat|repair|service|fit|mend|tune|work|pay|lend|keep|hire|get|park|book)\b.*)\?\s*$/i,
    no: /^\W*(?:a: )?(?:(?:sorry|alas|unfortunately)\W+)?(?:but |i[’']m afraid |we[’']re afraid )?(?:no\b(?! (?:problem|need|trouble|extra|matter))|not (?:any ?more|any longer|at the moment|these days|now|yet))/i,
    /** A short answer that declines its topic: `Vans? Afraid not.` */
    declined:
      /^\W*(?:(?:(?:i[’']m|we[’']re) )?afraid not|(?:sorry\W+)?not (?:our thing|for us|us|something we do)|too (?:far|big|small|old) for (?:us|me))(?:,? (?:sorry|i[’']m afraid))?\W*$/i,
    unbooked:
      /\bno notice (?:is )?(?:needed|required|necessary)\b|\bno (?:need to book|(?:appointment|booking)s? (?:is |are )?(?:needed|necessary|required))\b(?! to\b)|\bjust turn up\b|\bwalk[- ]ins? (?:are )?(?:always )?welcome\b|\bwithout (?:an appointment|booking)\b/i,
    /** The topic of a short question before a sentence: `Tyres? We don't fit them.` */
    pronoun: /\b(?:them|those|it|that)\b(?=[^\p{L}]*$)/iu,
    /** Offers §, which is declared as not offered. */
    does: [
      new RegExp(
        String.raw`\b(?:we|i|our (?:\w+ )?(?:testers?|<staff>)|the <place>)(?:[’'](?:ll|re|ve))?(?: (?:can|will|also|now|do|are|able to|happily))* (?:do|carry(?:ing)? out|offer|provide|run|perform|conduct|handle|issue|sell)(?: (?:an?|the|your|its|all|full|every|car|van|annual|\w+ed))* §${itself}`,
      ),
      new RegExp(String.raw`\bcome to us for (?:your|an?|the) §${itself}`),
      new RegExp(
        String.raw`\b(?:own|on-?site|in-?house) (?:\w+ )?§(?:${itself}|(?=\s(?:bays?|stations?|centres?|ramps?|facilities|is|are)\b))`,
      ),
      /§(?: (?:tests?|testing|certificates?|can|be|is|are|bay|done|and|\w+ed|out|available|right|all|from £\d+))*,? (?:here\b|on[- ]site|on the premises|(?:in|at) our|under (?:our|one) roof|while you wait|with us|in[- ]house|by us|(?:available )?(?:every (?:day|week)|(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b))/,
      /\b(?:book|get|have) (?:your|an?|the) §(?: (?:test|done|carried out))* (?:with us|here)/,
      /\b(?:we are|we[’']re|as) an? (?:\w+ )?§ (?:test|centre|station|<place>)/,
      /\bour (?:\w+ )?§ (?:test(?:ing)? )?(?:bay|centre|station|testers?)(?! (?:doors?|neighbours?|friends?|partners?))\b/,
      /\b(?:we|i)(?:[’']ll| will| can)? § (?:your|the|any)/,
      new RegExp(
        String.raw`\b(?:test(?:s|ed)? (?:your|the|any) \w+ (?:and issue|for)|issue) (?:its|the|an?|your) §${itself}`,
      ),
    ],
    /** Leaves what is booked here to somebody else. */
    others: /^[^.,;:!?]*\b(?:next door|nearby|down the road|another (?:centre|station|<place>))\b/i,
    serve:
      /\b(?:cover|serve|(?:tak|accept|see)(?:e|ing)?(?: on)? \w+ (?:from|in)|see(?:ing)? \w+ from|collect (?:from|in)|deliver to|travel to|come (?:out )?to|go to|work (?:for \w+ )?in|reach|visit)\b(?!(?: \w+)? (?:beyond|outside|past)\b)/i,
  },
};
