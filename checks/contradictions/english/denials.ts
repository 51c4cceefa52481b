import { wordSet } from './word-set.ts';

const any = (words: string) => words.replaceAll(' ', '|').replaceAll('_', ' ');

/** Verbs of offering in all their forms, and phrasal verbs. */
const verbs = `(?:${any('do offer provid sell stock lend repair servic fit fix mend chang replac handl undertak perform run treat accept touch serv reach help rebuild supply supplie supplies tackl get giv hav keep hold')})(?:e|es|s|ed|ing|ting|ding|ning)?`;
const phrasal =
  '(?:carry|carrying|lend|lending|giv(?:e|ing)) out|(?:work|tak|look)(?:e|ing)? on|look(?:ing)? (?:at|after)|(?:help|deal|cop)(?:e|ing)?(?: out)? with|hav(?:e|ing) (?:got )?the (?:equipment|tools|kit|room|space|people|facilities|skills) (?:for|to do)|(?:com|go|travel|deliver)(?:e|ing)? (?:out )?(?:to|as far as)|(?:tak|accept|see)(?:e|ing)? \\w+ from';
const negative =
  "(?:do|does|ca|wo|could|have|has|are|is)n[’']t|(?:do|does|will|have|has|are|is|can) ?not|no longer|never|unable to|(?:had to )?(?:stop(?:ped)?|g[ia]ven? up)|neither|lack|not able to|not";
const we = '(?:we|i|(?:the|our|my) (?:<place>|<staff>))';

/** English: denials that something is offered. */
export const denials = {
  denials: {
    /** A denial before its object: `we no longer do clutches`, `there is no parking`. */
    before: [
      new RegExp(
        String.raw`(?:\b${we}(?:[’'](?:ve|re|m))?(?: (?:are|am|have|has|can|will))?(?: (?:currently|simply|just|really|sadly|also|still|ever|(?!only)\w+ly))* |\b${we}\b[^.,;:]* and |[,;] |^\W*(?:sorry,? )?)(?:${negative})\b(?: (?:currently|yet|also|now|even|actually|ever|any longer|able to|(?!only)\w+ly))*\s(?!(?:in|near|afraid) |[\w ]+ only[;,.])`,
        'i',
      ),
      /\byou (?:won[’']t|will not|can[’']t|cannot) (?:(?:get|have|find|borrow|book|hire) |(?=park))|\bnowhere (?:on site )?(?:for \w+ )?(?=to park)/i,
      /(?:\b(?:there(?:[’']s| is| are)|(?:we|i)(?:[’']ve| have)?(?: got)?|(?:we|i) (?:do|offer|provide|run|take|accept)|(?:there )?(?:isn[’']t|aren[’']t)) |^\W*(?:\w+ only\W+|(?:sorry|please note)\W+)?|, |\bbut )(?:no|not|any|isn[’']t any|aren[’']t any)\s(?!(?:other )?(?:<place>|branch)\b)/i,
    ],
    /** What is left to others: `we leave gearboxes to a specialist`. */
    left: new RegExp(
      String.raw`\b${we} (?:leave|send|pass|refer)\s(?=([^.,;:]*?) (?:to|for) (?:others?|other people|somebody|someone|specialists?|an?|another|the) ?)`,
      'i',
    ),
    /** A denial after its object: `vans are outside our line of work`. */
    after: new RegExp(
      [
        String.raw`\b(?:is|are|was)(?:n[’']t| not| no longer| never) (?:currently )?(?:available|offered|possible|provided|done|served|covered|accepted|for us|our thing|(?:in|part of) (?:our|the) (?:area|patch|round|region)|among|one of)`,
        String.raw`\b(?:is|are|you[’']re) (?:unavailable|(?:(?:just|rather|quite|way|simply|a bit) )?(?:outside|beyond) (?:us|me|our|the (?:area|patch|round|region)(?! of)|what we))`,
        String.raw`\b(?:is|are|you[’']re) (?:just |simply |a bit )?too (?:far|big|much|small|old)(?: a job| away)? for (?:us|me)`,
        String.raw`\b(?:(?:is|are) )?(?:(?:is|are)n[’']t |not )?(?:some|any)?(?:things? |jobs? |work |the one (?:thing|job) )?(?:that )?(?:we|i) (?:(?:are|have) )?(?:${negative}|leave|send|pass|refer)`,
        String.raw`\b(?:(?:is|are)n[’']t|(?:is|are) not) (?:some|any)things? (?:that )?(?:we|i)`,
        String.raw`\b(?:ha(?:ve|s)|needs?) to go (?:elsewhere|to an?)`,
        String.raw`\byou[’'](?:ll|d) (?:have to|need to|need) (?:go|try|find|ask|see|a (?:\w+ )?(?:shop|specialist))`,
      ]
        .map((each) => String.raw`${each}\b`)
        .join('|'),
      'i',
    ),
    /** A whole with an exception: `everything but gearboxes`. */
    except:
      /\b(?:everything|anything|everywhere|anywhere|all|every|any|most)\b[^.,;:!?]*?,? (?:except(?: for)?|but(?: not)?|apart from|other than|bar|excluding)\s/i,
    /** An exclusive offer: `we only service cars`, `cars only`. */
    only: new RegExp(
      String.raw`\b${we} (?:only|exclusively) (?:${phrasal}|${verbs})\s|\b${we} (?:${phrasal}|${verbs}|work for) (?=[\w ]+ only\b)|\b([\w ]+) (?:is|are) (?:all|the only \w+) (?:that )?(?:we|i) ${verbs}\b|\b${we} ${verbs} ([\w ]+),? and (?:nothing|no(?:body|where)) else(?=[.,;!]|$)`,
      'i',
    ),
    /** Verbs that need no object of their own in a denial. */
    phrasal: new RegExp(String.raw`\b(?:${phrasal})\b`, 'gi'),
    /** Words that do not change what is denied. */
    light: wordSet(
      'do doing offer offering provide providing lend lending repair repairing service servicing sell selling fit fitting fix fixing mend mending change changing replace replacing handle handling undertake undertaking perform run running treat treating accept accepting take taking touch touching serve serving cover covering supply supplying tackle get give giving have keep keeping hold got see seeing come go visit visiting help reach travel deliver rebuild test tests testing ' +
        'or nor either any the a an our own of kind kinds sort type on-site site customer dedicated free sorry please afraid but and as them those these drivers driver customers people cars altogether drop dropping off equipment tools kit nowhere enquiries bookings jobs',
    ),
    /** The end of the denied phrase. */
    end: /[,.;:!?]|\s(?:but|here|any more|anymore|any longer|at (?:this|the moment|all|present)|these days|with us|from us|currently|ourselves|yet|in (?:our|the) <place>|on site|in-house|so|because|as|which|if|only|(?:is|are) available(?=[.,;!]|$))\b/i,
    /** Words that restrict a denial to some cases. */
    conditional:
      /\b(?:unless|until|without|if|when|with|that|who|which|before|for|on(?! site\b)|by|from|in|to|than|just|only|always|every|everyone|more|need|charge|cost|quote|what|because|while)\b/i,
    some: /^ (?:to|for|on|in|until|when|if|unless|at|every|from|before|without|with|during)\b(?! (?:us|me|our|(?:the|this) <place>|all|present|the moment)\b)/i,
    /** Prepositions that belong to the following name: `cars from Rainham`. */
    of: /\b(?:for|of|as for|with|to)\s(?:the |our |any )?$/i,
    towards: /\b(?:for|from|in|to|of)\s(?=\W*(?:and\b|or\b|,|$))/gi,
    /** A question whether something is available, and the answer that it is. */
    granted: /^(?:can|do|will|could) (?:i|you|we) (?:have|get|offer|lend|provide|do)?\s?(.+?)(?: and .*)?\?$/i,
    grants: /\byes\b/i,
  },
};
