import { ending, phrases, sourceOf } from '../phrases.ts';

const street = '(on_*_street/on_the_*_street/on_*_road/on_the_*_road)';
const centre = '(the_middle_of) (the_heart_of) (the_centre_of) (the_village_of) (the_town_of)';

/** A name of one word or two. */
const place = String.raw`\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?`;

const inStreet = `
  based at, find/see/visit me/us/my_<place>/our_<place>/the_<place> (upstairs) (above_the_*/over_the_*) at/in/on, moved to, <place> are/is at/in/on,
  my/our (*) (*) door/doors/entrance/gate/gates/sign are/is at/in/on, look for my/our/the (*) (*) door/doors/entrance/gate/gates/shutters/sign/window at/in/on, <weAre> at/in/on, we're at/in/on`;

/** English words about places and addresses. */
export const places = {
  /** A radius in a fact, in the unit of the towns' distances. */
  radius: /\b(\d+)[- ]miles? radius\b/i,
  /** Parts of an enumeration: the word before its last item, words within place names, regions, and kinds of work. */
  enumeration: {
    last: /(?:and|or)/,
    inside: /(?:on|upon|in|of)/,
    served: new RegExp(
      `\\b(?:(?:[Ww]e|I)(?: (?:also|even|now))? (?:serve|look after (?:${sourceOf('drivers/customers/clients/owners/patients/people/pets')}) in)|(?:[Mm]y|[Oo]ur) area (?:also |now )?includes) (${place}(?:(?:, | and | or )${place})*)(?= (?:${sourceOf('as_well/now/these_days/too')})\\b|\\s*[.!;]|$)`,
      'u',
    ),
    regions: /\bIsle of (\p{Lu}\p{L}+)/gu,
    work: /((?:[\w-]+ )?(?:[\w-]+(?:work|(?<!th|spr|morn|even)ing)|repairs?|replacements?|removals?))$/i,
    end: / (?:at|by|for|from|in|on|under|we|with)\b/,
  },
  /** Words between a distance and a town from which it counts: `within 3 miles of Chatham`. */
  beyond: new RegExp(
    `^\\s(?:of|beyond|outside|past|from (?:its|their))\\s(?!(?:us|me|here|our|my|the (?:${sourceOf('<place>/door/village')}|[abm]\\d+))\\b)`,
    'i',
  ),
  /** A town that a distance is compared with. */
  compared: /\b(?:than|as (?:far|close|near) as) \p{Lu}\p{L}+/gu,
  /** Words before the difference between two distances: `further than Bandon by six miles`. */
  differing: /\b(?:closer|farther|further|nearer)\b[^.;]*\bby (?:about )?$/i,
  /** A place whose distance is stated: `Cork is 30 kilometres from Bandon`. */
  subject: /^(?!It\b)(\p{Lu}\p{L}+) (?:is|lies)\b/u,
  /** A distance between two other places. */
  onwards: new RegExp(String.raw`^\sfrom (?:the )?\w+(?: \w+)? to (?:the (?!${sourceOf('<place>/door')})|[A-Z])`),
  /** A place or a street between here and there: `through Rainham`, `up Chatham Hill`, `on the Cork road`. */
  onTheWay:
    /\b(?:(?:[Aa]long|by way of|down|past|through|up|via)|(?:along|beside|by|[Oo]n|over|up) the(?: [Rr]iver)?) (?:\p{Lu}\p{L}+ ?)+/gu,
  /** A return distance. */
  andBack: phrases('and back, home again, return journey/trip, round trip'),
  /** Where a town lies: `Sittingbourne is four miles east of us`. */
  bearing: {
    direction: phrases('north, south, east, west'),
    of: /^ of\s+/i,
    here: phrases('us, me, here, our/my/the (*) <place>'),
    /** Words of directions to a place, or of a part of a town: `Chatham's east end`. */
    notOfTown:
      /[’']s (?:north|south|east|west)\b(?! of)|\b(?:head|driv|follow|turn|go(?:ing|es)?\b|com(?:e|ing)\b|keep|leav|tak(?:e|ing)\b|travel|towards?\b|than\b|from (?!us\b|here\b))/i,
  },
  /** The places from which directions lead, words before a road that they take, and words for another way. */
  approach: {
    from: /(?:^|\b(?:[Cc]oming|[Dd]riving|[Tt]ravelling|come|drive|travel)(?: down| in| over| up)? |^(?:Anybody|Anyone|Clients|Customers|Drivers|People|Visitors) )(?:[Ff]rom|[Ii]f you(?:[’']re| are) (?:in|from)) ((?:\p{Lu}[\p{L}’'-]+(?: or )?)+)(?! \p{Lu}|[\p{L}’'-])/u,
    along:
      /\b(?:take|follow|use|stick to|stay on|keep to|along|down|up|on|by|via|then|is|it[’']s|you want)(?: the)? $/i,
    or: / or /,
    /** A question before directions: `Coming from Bandon? Stay on the R600.` */
    asked: /((?:^|[.!?] )(?:Coming|Driving|Travelling) from \p{Lu}[\p{L} ]+)\?/gu,
    otherwise: phrases('also, alternatively, avoid, closed, either, instead, longer, or, quicker, scenic, too'),
  },
  /** Directions to leave a road at a numbered exit. */
  exit: /(?<!\balso )\b(?:leave|come off|exit|turn off|get off|pull off|take|use|off|stay on)\b(?:(?! (?:to|from|past|between) )[^.;]){0,25}?\b((?:junction|exit|jct\.?) \d+[a-z]?)\b(?![^.;]*\b(?:too|as well)\b)|\b((?:junction|exit|jct\.?) \d+[a-z]?)(?= is (?:the one (?:for us|to leave|to take|you need|you want|you[’']re after)\b|yours\b|ours\b|our exit|your exit|where you\b))/gi,
  /** Words before a phone number. */
  contact: /\b(?:ring|call|phone|tel|telephone|text|number|whatsapp|mobile|on|dial|fax)\b.{0,25}$/i,
  /** Words for the time when a business is closed. */
  closedHours: phrases(
    "at/in the night, at night, for the night, overnight, light+ (*) (*) off/out, out-of-hours, after (we) close/closing/hours, (are/is/'re) closed",
  ),
  /** Words for a call that can wait until the business is open. */
  canWait: phrases('leave a/us message, in the morning, tomorrow, next day/morning, before you'),
  /** Somebody else before a number: `ring the RSPCA on`. */
  callee:
    /\b(?:[Rr]ing|[Cc]all|[Pp]hone|[Cc]ontact|[Tt]ext) (?:(?:the|their) (?!(?:[\p{L}-]+ )*(?:garage|workshop|surgery|practice|clinic|studio|school|salon|shop|office|desk|reception|team|staff|phone|line|number)\b)|(?=\p{Lu}{2}|\p{Lu}\p{L}+ \p{Lu}))([\p{L}& ]+?) (?:on|at)\s*$/u,
  /** Somebody else's line after its number: `is the poisons line`. */
  otherLine: /^ is the (?!(?:phone|land|office|main|best|right|only)\b)\p{L}+ (?:help)?line\b/u,
  /** Words before the street of the business, and the names of streets. */
  streetAt: ending(`address (is), at, ${inStreet}`),
  streetIn: ending(inStreet),
  /** Words between a house number and its street: `number 67 on the High Street`. */
  onStreet: /(?:,| (?:in|on|along|of)(?: the)?)?/,
  /** The number of the business's house without its street. */
  house: new RegExp(
    `\\b(?:(?:my|our|the) (?:${sourceOf('<place>/door/entrance')})(?: is| has)?(?: at)?|look for|find (?:me|us) at|we(?:[’']re| are)(?: at)?) number (\\d+[a-z]?|[a-z]+(?:-[a-z]+)?)\\b(?! (?:of|on an?)\\b)`,
    'gi',
  ),
  street:
    /\b(?:Unit \w+,? )?(?:\d+[a-z]? )?(?:[A-Z][\w’']+ )+(?:Street|Estate|Road|Lane|Avenue|Way|Hill|Close|Drive|Square|Place|Yard|Mews|Parade|Row|Terrace|Crescent|Court|Gardens|Grove|Park|Green|Quay|Wharf|Walk|Rise)\b/g,
  /** Words before the town of the business. `locatedOurs` also finds towns that are not declared. */
  located: ending(`
    based/located/moved/situated (here/just/right) in/to ${centre},
    <place> is (based/here/just/located/right/situated) ${street} in ${centre},
    my/our (*) <place> (based/here/just/located/right/situated) ${street} in ${centre},
    find/see/visit me/us (here/just/right) ${street} in ${centre},     <weAre> (based/here/just/located/right/situated) in ${centre},
    <weAre> (*) (*) in the_middle_of/the_heart_of/the_centre_of`),
  /** The same without a verb: `A veterinary practice in`. */
  locatedLabel: new RegExp(
    `^\\W*(?:an?|the|your) (?:[\\p{L}-]+ ){0,4}?(?:${sourceOf('<place>/<staff>')}) ${ending(`${street} in ${centre}`).source}`,
    'iu',
  ),
  /** Words after a town that is only visited: `in Faversham every Thursday`, `once a month`. */
  visited:
    /^ (?:every|each|most|once|twice|\w+ times|today|tomorrow|all (?:day|week)|(?:this|next|last) (?:\w+day|week|month)|until|till)\b/i,
  /** Words before the road of the business, and the numbers of roads. */
  locatedRoad: ending(`
    find/meet/pass/see/spot me/us (here/just/right) at/beside/by/near/off/on (the),
    <weAre> (here/just/right) (a_mile/a_minute/minutes/seconds) at/beside/by/from/near/off/on (the),
    <place>/we/i is/sit/sits/stand/stands (here/just/right) at/beside/by/near/off/on (the)`),
  road: /\b[ABMNR]\d{1,4}\b/g,
  locatedOurs: ending(
    `my/our <place> (is) ${street} in ${centre}, <place> of mine/ours in ${centre}, call/come/drop/pop (by/in/over/round) at/into/to the <place> in ${centre}`,
  ),
};
