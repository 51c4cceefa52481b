/** English: places and addresses. */
export const places = {
  /** A radius that a fact states, in the unit of the towns. */
  radius: /\b(\d+)[- ]miles? radius\b/i,
  /** The last item in an enumeration of places, words within their names, and regions. */
  enumeration: { last: /(?:and|or)/, inside: /(?:on|upon|in|of)/, regions: /\bIsle of \p{Lu}\p{L}+/gu },
  /** Words between a distance and a town that make it a radius: `within 3 miles of Chatham`. */
  beyond: /^\s(?:of|beyond|outside)\s(?!(?:us|me|here|our|my|the (?:<place>|door|[abm]\d+))\b)/i,
  /** A numbered exit of a road, and words for leaving the road there. */
  junction: /\b(?:junction|exit|jct\.?) (\d+[a-z]?)/i,
  leave:
    /\b(?:leave|come off|exit|turn off|get off|pull off|take|use|off)\b(?! (?:\w+ )*(?:to|from|past|between) )[^.;]{0,25}?/i,
  /** Words before a phone number. */
  contact: /\b(?:ring|call|phone|tel|telephone|text|number|whatsapp|mobile|on|dial|fax)\b.{0,25}$/i,
  /** A sentence that gives the street of the business. */
  street:
    /\b(?:(?:find|visit|see) (?:us|me) (?:at|on)|address is|we are (?:at|on)|[’']re (?:at|on)|based at|moved to|<place> (?:is|are) (?:at|on|in)|\bat) (\d+[a-z]? (?:[A-Z][\w’']+ )+(?:Street|Road|Lane|Avenue|Way|Hill|Close|Drive|Square|Place|Yard|Mews|Parade|Row|Terrace|Crescent|Court|Gardens|Grove|Park|Green|Quay|Wharf|Walk|Rise))/,
  /** Words before the town of the business; the second also before a town that is not declared. */
  located:
    /\b(?:(?:our|my) (?:\w+ )?(?:<place>|team)|(?:find|visit|see) (?:us|me)|<place> is|(?:we|i)(?:[’']re| are|[’']m| am)|based|located|situated|moved)(?:,? (?:is|are|based|located|situated|right|just|here))* (?:in|to) (?:the (?:middle|heart|centre|village|town) of )?$/i,
  locatedOurs:
    /\b(?:our|my|(?:call|pop|drop|come)(?: in| by| round| over)? (?:at|to|into) the) <place> (?:is )?in (?:the (?:middle|heart|centre|village|town) of )?$/i,
};
