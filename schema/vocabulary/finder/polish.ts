import { unitsOf } from './dimension.ts';
import { beforeFigure, dayNamed, wholeWord } from './whole-word.ts';

/**
 * Polish words beside figures: founding years, amounts, distances, durations, how long enquiries are kept, opening
 * hours. Sentences without them, such as refusals, are not read, so `lacksWords` stays true.
 */
export const polish = {
  units: unitsOf(
    'duration',
    [1 / 60, /min(?:ut\p{L}*|\.)?/u],
    [1, /godz(?:in\p{L}*|\.)?/u],
    [24, /dni\p{L}*|dzień/u],
    [168, /tydzień|tygodni\p{L}*/u],
    [730, /miesi[ąę]c\p{L}*/u],
    [8760, /rok|lat(?:a|ach|ami)?/],
  ).concat(
    unitsOf('distance', [0.6214, /kilometr(?:ów|y|ach|ami|a)?/]),
    // Intl writes "złotych polskich".
    unitsOf('money', [1, /złot(?:ych|e|y)/]),
  ),
  /** Endings of nouns and adjectives: `terapię manualną`, `terapii manualnej`. */
  endings: [/(?:ami|ach|om|ów|ego|emu|ej|ych|ich|ymi|imi|ym|im|owi|em|ie|ii|i|a|e|o|u|y|ą|ę)$/],
  to: /do/,
  free: wholeWord('bezpłatn[aeiy]|gratis|za darmo|darmow[aeiy]'),
  bounds: {
    from: beforeFigure('od|już od|co najmniej'),
    over: beforeFigure('ponad|przeszło|więcej niż|powyżej'),
    upTo: beforeFigure('do|maksymalnie|najwyżej'),
    about: beforeFigure('około|ok\\.|prawie|blisko|niemal'),
  },
  concepts: {
    established:
      /(?:działamy|istniejemy|na rynku)(?!.* (?:także|również|też|online))|(?:gabinet|praktyka|firma|klinika|poradnia|przychodnia|pracownia|warsztat|studio|salon|szkoła|zakład|sklep) (?:istnieje|powsta[łl])|założon|rok założenia/,
    experience:
      /(?<!(?:łącznie|razem) .*)doświadczeni|(?:działamy|istniejemy|jesteśmy|na rynku|pomagamy|leczymy)(?=.* od (?:ponad |przeszło |prawie |blisko |niemal )?\d+ lat)|lata? tradycji/,
    retention: /przechow|usuwa|kasuj/,
    response: /odpowi|oddzw|odpis/,
  },
  frames: {
    established: /(?:)/,
    distance: wholeWord('leży|od nas|stąd|oddalon\\p{L}+|odległ\\p{L}+'),
    duration: wholeWord('trwa|trwają|zajmuje|potrwa'),
    retention: wholeWord('zgłosze\\p{L}+|da(?:ne|nych)|wiadomości'),
  },
  pending: beforeFigure('w ciągu|w|do'),
  foreign: wholeWord(
    'NFZ|ZUS|TÜV|szpital\\p{L}*|aptek\\p{L}*|sąsied\\p{L}*|konkurencj\\p{L}*|inn(?:e|ych) \\p{L}+|dworz?e?c\\p{L}*|autobus\\p{L}*|tramwaj\\p{L}*|pociąg\\p{L}*|targ\\p{L}*|park(?:ing|omat)\\p{L}*|basen\\p{L}*|muze\\p{L}*|hotel\\p{L}*',
  ),
  days: [
    dayNamed('poniedział(?:ek|k\\p{L}+)', 0),
    dayNamed('wtor(?:ek|k\\p{L}+)', 1),
    dayNamed('śr(?:oda|odę|ody|odą|odzie)', 2),
    dayNamed('czwart(?:ek|k\\p{L}+)', 3),
    dayNamed('piąt(?:ek|k\\p{L}+)', 4),
    dayNamed('sob(?:ota|otę|oty|otą|ocie)', 5),
    dayNamed('niedziel\\p{L}+', 6),
  ],
  hours: {
    open: wholeWord(
      '(?:przyjmujemy|pracujemy)(?! (?:z|nad|na) )|otwar(?:te|ty|ta|ci|cia)|otwieramy|otwiera|czynn[aeiy]|godziny|zaprasza(?:my)?',
    ),
    closed: wholeWord(
      'nieczynn[aeiy]|zamknię(?:te|ty|ta|ci)|zamykamy|zamyka|nie przyjmujemy|nie pracujemy|urlop\\p{L}*',
    ),
    negated: wholeWord('nie'),
    from: beforeFigure('od|o|od godz\\.|o godz\\.'),
    until: beforeFigure('do|do godz\\.'),
    reopen: wholeWord('wracamy|ponownie'),
  },
};
