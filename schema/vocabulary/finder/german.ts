import { unitsOf } from './dimension.ts';
import { beforeFigure, dayNamed, wholeWord } from './whole-word.ts';

/** German words beside figures; those of Polish have the same purpose. */
export const german = {
  units: unitsOf(
    'duration',
    [1 / 60, /Min(?:uten?|\.)?/],
    [1, /Stunden?|Std\.?/],
    [24, /(?:Werk|Arbeits)?tagen?|(?:Werk|Arbeits)?tage?s?/],
    [168, /Wochen?/],
    [730, /Monat(?:en?|s)?/],
    [8760, /Jahr(?:en?|s)?/],
  ).concat(unitsOf('distance', [0.6214, /Kilometern?/])),
  /** Endings of nouns and adjectives: `großen Inspektionen`. */
  endings: [/(?:en|em|er|es|e|n|s)$/],
  to: /bis/,
  /** Not every short word, as elsewhere: `Hof.` and `Uhr.` end a sentence. */
  abbreviations:
    /(?<![\p{L}\d])(?:\p{L}|\d{1,2}|Abs|Art|Di|Do|Dr|Fr|Hr|Ing|Mag|Mi|Min|Mo|Nr|Sa|So|St|Std|Str|Tel|bzw|ca|dent|evtl|exkl|ggf|inkl|jun|lit|max|med|min|mind|sen|vgl|zzgl)\./u,
  clock: { exactly: /\s?Uhr/ },
  free: wholeWord('kostenlos(?:e[nrs]?)?|gratis|kostenfrei(?:e[nrs]?)?|umsonst'),
  bounds: {
    from: beforeFigure('ab|schon ab|mindestens'),
    over: beforeFigure('über|mehr als'),
    upTo: beforeFigure('bis|bis zu|höchstens|maximal'),
    about: beforeFigure('etwa|rund|ca\\.|circa|fast|knapp|ungefähr'),
  },
  concepts: {
    established:
      /gegründet|gründungsjahr|(?:(?:uns|praxis|betrieb|firma|werkstatt|salon|studio|geschäft|kanzlei|büro|laden) gibt es|wir bestehen|besteht|meisterbetrieb|familienbetrieb|familienunternehmen|für sie da)(?= .*seit)|^\W*seit(?= \d{4} (?:für sie da|ihr|in familienhand))/,
    experience:
      /(?<!zusammen .*)erfahrung|seit(?= (?:über |fast |rund |mehr als )?\d+ jahren (?:für |ihr|in familienhand))/,
    retention: /aufbewahr|gespeichert|speicher|lösch|bewahr/,
    response: /antwort|rückmeld|melden uns|zurück/,
  },
  frames: {
    established: /(?:)/,
    distance: wholeWord('sind es|entfernt|entfernung|fahren|weit|liegt'),
    duration: wholeWord('dauert|dauern|nimmt'),
    retention: wholeWord('anfragen?|daten|nachrichten?'),
  },
  pending: beforeFigure('innerhalb von|innerhalb|binnen|in'),
  foreign: wholeWord(
    'hersteller\\p{L}*|bahnhof\\p{L}*|bus(?:se)?|vertragswerkstatt|park(?:automat|platz|plätze|haus|häuser)\\p{L}*|(?:park|tief)garagen?|\\p{L}*(?:anwalts|ärzte|handels|handwerks|wirtschafts)kammer|TÜV|krankenkassen?|apotheken?|wochenmarkt\\p{L}*|nachbar\\p{L}*|andere \\p{L}+|andernorts|woanders|behörde\\p{L}*|finanzamt|\\p{L}*bad|museum|hotel|klinikum|krankenhaus',
  ),
  days: [
    dayNamed('montag(?:s|e|en)?', 0),
    dayNamed('dienstag(?:s|e|en)?', 1),
    dayNamed('mittwoch(?:s|e|en)?', 2),
    dayNamed('donnerstag(?:s|e|en)?', 3),
    dayNamed('freitag(?:s|e|en)?', 4),
    dayNamed('(?:samstag|sonnabend)(?:s|e|en)?', 5),
    dayNamed('sonntag(?:s|e|en)?', 6),
  ],
  hours: {
    open: wholeWord(
      'geöffnet|offen|öffnen|öffnet|für sie da|erreichbar|wir (?:behandeln|arbeiten)|(?:behandeln|arbeiten) wir|öffnungszeiten|sprechzeiten',
    ),
    closed: wholeWord(
      '(?:behandeln|arbeiten) wir nicht|geschlossen|schließen|schließt|ruhetag|zu(?=\\W*$)|betriebsferien|urlaub',
    ),
    negated: wholeWord('nicht|nie|kein\\p{L}*'),
    from: beforeFigure('ab|um|von'),
    until: beforeFigure('bis'),
    reopen: wholeWord('wieder'),
  },
};
