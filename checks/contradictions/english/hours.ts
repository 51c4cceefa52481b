/** English: opening hours. */
export const hours = {
  /** Opening hours; § in `visit` stands for the days of a clause. */
  hours: {
    open: /\b(?:(?!(?<=(?:n[’']t|\bnot|\bnever) )open (?:late|early)\b)open(?:s|ed|ing)?|unlocks?|shutters? (?:go|goes|come|comes) up|<visit> (?:is|are|runs?|go on)(?: (?:at|in) (?:the|our) <place>)? (?=from|until|till)|(?:phones?|phone lines?) (?:are|is) (?:answered|staffed|manned)|(?:<visit>|(?:working )?day) (?:starts?|begins?) (?:at|from)|(?:we|i)(?:[’']re|[’']m| are| am) in (?=from|until|till|on)|keep(?:s)? going|carry on|work(?:s|ing)? (?:until|till|from)|(?:opening|business|working|office|consulting|surgery|our) hours|hours are|doors|we are here|we[’']re here|here (?:until|from|till)|(?:some(?:one|body)|staff|we)(?:[’'](?:s|ll be|re)| is| are)? (?:\w+ )?(?:here|around|about|(?:at|in) the <place>) (?=until|till|from|by)|(?:see|treat|tune|take|repair) \w+ (?=until|till|from \d)|staffed|trading hours|(?:our|my) (?:working )?(?:week|day) (?:runs|starts|begins|goes)|(?:business )?as usual|(?:we|i) (?:start|begin)(?: work)? (?:at|from)|working week)\b/i,
    closed:
      /\b(?:closed?|shutters? (?:go|goes|come|comes) down|closes|closing|shut|shuts|shutting|locks? up|finish(?:es)? (?:at|work)|(?:nobody|no[- ]one)(?:[’']s| is| will be)? (?:here|in|around|about|at the <place>)|(?<=\w)days? off|day off|rest day|(?:mornings?|afternoons?|days?) off)\b/i,
    present:
      /\b(?:drop|bring|leave|collect|pick|call|ring|phone|speak|come|pop|(?:first|last|latest|earliest) (?:appointments?|slots?|drop-?offs?|collections?)|appointments?|visits?|surgery|clinics?|still (?:here|on the phones?|at it|at work|working|answering|in the))\b/i,
    ours: /\b(?:we|us|our|we[’']re|ours|i|i[’']m|my|me|someone|somebody|<place>|<staff>|doors|shutters|reception|phones|phone lines?|front desk|switchboard|bookings?|appointments?)\b/i,
    /** Things that a visitor does without the business: `tax your car online`. */
    online: /\b(?:online|on the web|web ?sites?|web ?pages?|forms?|apps?|gov\.uk)\b/i,
    neutral:
      /\b(?:late|early|also|now|usually|always|every|still|only|just|normally|and|or|the|on|in|at|for|a|to|of|is|are|be|till|until|from|between|even|all|opening|times?|hours?|morning|mornings|evenings?|afternoons?|nights?|year|round|long|including|except|not|never|no|by|with|both|long|too|right|up|yes|sorry|please|note|that|there|days?|week|a|but|come|rain|shine|bank|holidays?|public|throughout|season|summer|winter|o[’']clock|am|pm|half|day|us|find)\b/gi,
    except: /\b(?:except|excluding|apart from|bar|other than|but not)\b/i,
    edge: /\b(?:first|last|latest|earliest) (?:appointments?|slots?|drop-?offs?|collections?)(?: of the day)?(?: is| are)?(?: at)?\s*$|\bup to\s*$|\bstill\b.*\bat\s*$/i,
    visit: [
      /§(?:,? (?:and|or|to|&) §)*(?: (?:morning|afternoon|evening))?(?: \w+ion| \w+ing)? (?:<visit>|opening|servicing|repairs)/i,
      /\b<visit>(?: (?:are|is|runs?|also|available|possible|offered|held|on|every|from))* §/i,
      /\b(?:ring|call|phone|visit|text|reach|speak to|talk to) (?:us|me|the <place>)(?: here)?(?: any time)?(?: on| every| from|,)?(?: an?)? §/i,
      /\b(?:we|i|our <staff>)(?:[’']re|[’']m| are| am)?(?: also| usually| always| never| don[’']t| do not)? (?:work|here|available|operate|in the <place>|tune|on hand|out)(?: cars| pianos| here)?(?: on| from| every|,)? §/i,
      /§,? (?:we|i|our <staff>)(?:[’']re|[’']m| are| am)?(?: also| usually| never| don[’']t| do not)? (?:work|here|tune|see|treat|repair|operate|available|on hand)\b/i,
      /\b(?:come|pop in|drop in|call in|see us|visit)\b(?: \w+){0,3} §/i,
      /§(?: (?:mornings?|afternoons?|evenings?))? (?:is|are) (?:also )?(?:our|my) (?!day off|rest|days off|closing)\w+/i,
    ],
    /** What reaches the business without anybody there: `bookings come in after 7pm`. */
    arriving:
      /\b(?:bookings?|messages?|enquiries|calls?|emails?|requests?|forms?)\b.{0,12}\b(?:come|arrive|reach|are (?:made|sent))\b/i,
    /** A clause about the days before it: `except Monday, when we are closed`. */
    relative: /^\s*,?\s*when\b/i,
    negated:
      /\b(?:not|never|no(?! (?:trouble|problem|bother|extra))|cannot|can[’']t|n[’']t|don[’']t|do not|aren[’']t|isn[’']t|without|except|excluding|apart from|bar|other than)\b/i,
    only: /\bonly\b|\b(?:our|my) (?:working )?week (?:runs|goes|is)\b|\b(?:no|nothing) other days\b|\bjust\b/i,
    until:
      /\b(?:until|till|[’']til|to|by|before|closes?(?: (?:at|from))?|close|closing(?: time)?(?: is)?(?: at)?|shuts?(?: at)?|finish(?:es)?(?: work)?(?: at)?|lock up at|no later than|last \w+ (?:is )?at|as late as|up to)\s*$/i,
    from: /\b(?:from|opens?(?: (?:at|from))?|opening(?: at)?|starts?(?: at)?|after|as early as|doors (?:open )?at|since)\s*$/i,
    always:
      /\b24\s?\/\s?7\b|\b(?:24|twenty-four)[- ]hours?\b(?=[ ,](?:a day|support|service|help|call-?outs?|recovery|breakdown|emergenc\w+|line|phone|cover|assistance|response))|\bopen (?:for )?(?:24|twenty-four) hours\b|\b(?:a)?round[- ]the[- ]clock\b|\bday (?:and|or) night\b|\bnight (?:and|or) day\b|\bany (?:hour|time) of (?:the )?(?:day|night)\b(?=.*\bnight\b)|\bat any hour\b|\b(?:never|don[’']t|do not) (?:close|shut)\b(?! (?:a|the|your|it|early|(?:for|at|over) lunch\w*)\b)|\bnever closed\b|\balways open\b|\bopen all (?:hours|night|day and night)\b|\ball night\b|\b365 days\b|\bevery day of the year\b|\bthrough the night\b/i,
    holiday:
      /\b(?:bank|public) holidays?\b|\bchristmas(?: day)?\b(?! eve)|\bboxing day\b|\bnew year[’']s day\b|\bgood friday\b|\beaster(?: monday)?\b/i,
    daysAWeek:
      /\b(\w+) days (?:a|per|each) week\b|\b(\w+)[- ]day week\b|\b(\w+) (?:days|mornings|evenings) out of seven\b/i,
    /** The start of a clause with "and": `and closed on Sundays`. */
    joined:
      /(?<!\b(?:between|from) [\w:.]{1,8} )\band\s(?=(?:\w+\s)?(?:clos|shut|open)|(?:on |at |from |until )?\d|(?:on )?(?:Sat|Sun|Mon))/,
    named: /\bthe\s$/i,
    promise:
      /\bwithin (?:an?|one|two|three|four|five|six|\d+|the) (?:hours?|minutes?)\b|\bin under (?:an|\w+) (?:hours?|minutes?)\b/i,
    whileOpen:
      /\b(?:while|when) (?:we are|we[’']re|the doors are) open\b|\b(?:in|during|outside) (?:our )?(?:opening|working|business|office) hours\b|\bafter hours\b|\b(?:business|working) days?\b|\bwhile open\b/i,
  },
  sameDay: /\b(?:same|next)[- ](?:or (?:same|next)[- ])?day\b/i,
};
