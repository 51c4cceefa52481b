/** English: prices, sums and free offers. */
export const prices = {
  /** Words that make an amount not a price: a saving, a bill, a possibility. */
  foreignPrices:
    /\b(?:if left|save|saved|saves|saving|came to|paid|ended up|bill of|car worth|worth|van worth|was quoted|instead of|rather than|turns? (?:a|an|into)|compared|(?<!(?:more|less) )than|(?:can|may|might) (?:cost|run|reach|end|turn|easily|come)|on top|deposit|excess|costs? us|sets? of)\b/i,
  /** Words after the name of a single priced item: `boosters from £29`. */
  alone: /^\S+\s?(?:$|[£:]|(?:from|costs?|are|is|starts?|begins?|for|at|just|only|now)\b)/i,
  /** Words that make an amount the price of several items, and words that join two items. */
  sums: /\b(?:(?<!\b(?:labour|fitting|parts|kit) )together|altogether|in all|in total|all told|combined|both|between them|comes? to(?! (?:just|only|less|under|no more)\b)|add(?:s|ing)? up|package|bundle|deal)\b/i,
  /** Words for free, phrases that only sound like it, and words that make an offer conditional. */
  free: /\b(?:free(?: of charge)?|complimentary|at no (?:extra |additional )?(?:charge|cost)|no (?:extra |additional )?charge|without charge|no cost|on the house|(?:don[’']t|do not|never) charge|costs? (?:you )?nothing|(?:won|doesn|don)[’']t cost (?:you )?(?:anything|a thing|a penny)|gratis|without charging|(?:not|never|won[’']t|don[’']t) (?:\w+ ){0,3}a penny|included in the price(?= of (?:the|your)\b|[.,;]|$))\b/i,
  freeOf:
    /\b(?:feel free|free (?:from|play|of (?!charge))|\w+-free|freely|hands free|fault free|free to|free up|free (?:time|hand|parking|coffee|tea|wi-?fi))\b/i,
  condition:
    /\b(?:with (?:any|every|each|your|a|the|our)|when you|if you|for (?:every |all |any )?(?:\w+ )?(?:residents|customers|neighbours|members|pensioners|students|nhs)|residents?|^\W*only\b|\bfirst (?!aid\b)|included (?:in(?! the price)|with)|part of|as part|once you|book(?:ed|ing)? (?:any|a|with)|every \w+ booked)\b/i,
  /** Words before a price: `costs just £80`, but not `came to £80`. */
  priced:
    /\b(?:costs?|price[sd]?(?: (?:at|is))?|is|are|at|for|just|only|charge|pay|sets? you back)(?: (?:you|just|only|a flat|a fixed|fixed at))?\s*$/i,
};
