import { unitsOf } from './dimension.ts';
import { beforeFigure, dayNamed, wholeWord } from './whole-word.ts';

/** A day in all its forms: `montags`, `Montagabend`. */
const day = (name: string, index: number) =>
  dayNamed(`(?:${name})(?:s|e|en)?|(?:${name})(?:vormittag|mittag|nachmittag|abend)(?:s|e|en)?`, index);

/** Words that a denial after them reverses: `Eigene Parkplätze haben wir nicht`. */
const unlessDenied = (source: string, flags?: string) =>
  wholeWord(`(?:${source})(?:[^,;.]* (?:keinen?|nicht))?`, flags);

/** Health insurers, with which a practice has contracts or not. */
const insurers = ['ÖGK', 'SVS', 'BVAEB', 'KFA', 'AOK', 'Barmer', 'DAK', 'TK', 'BKK', 'IKK', 'KKH'];

/** What a business does while it is open. */
const works =
  'behandeln|arbeiten|ordinieren|operieren|beraten|schneiden|schrauben|reparieren|unterrichten|backen|kochen|bedienen|empfangen';
/** Names of the business, its departments and its times. Another subject has hours of its own. */
const ours =
  '[Pp]raxis|[Oo]rdination|[Ww]erkstatt|[Ss]alon|[Gg]eschäft|[Ll]aden|[Bb]üro|[Kk]anzlei|[Bb]etrieb|[Ss]tudio|[Ss]chule|[Ff]irma|[Aa]bteilung|[Ss]prechstunden?|[Zz]eiten|[Tt]eam|[Ee]mpfang|[Rr]ezeption|[Aa]nmeldung|[Aa]nnahme|[Tt]elefon|[Pp]ause|tag|[Ww]ochenende';
const parking = '(?:(?:kunden)?park(?:en|platz|plätze)|stellpl[aä]tze?)';
const cash = wholeWord('bar|bargeld|barzahlung');
const debitCard = wholeWord('(?:EC|Debit|Bankomat|Giro)-?(?:karten?|card)|bankomat|maestro');
const creditCard = wholeWord('kreditkarten?|visa|mastercard');
const anyCard = wholeWord('[\\p{L}-]*karten?(?:zahlung(?:en)?)?|girocard');
const transfer = wholeWord('überweis(?:ung|en)');
const invoice = wholeWord('(?:auf|per|gegen) rechnung|rechnungskauf|rechnung(?=$|,)');

/** The German words that sentences have beside figures, hours and refusals. */
export const german = {
  numbers: {
    ...Object.fromEntries(
      'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig'
        .split(' ')
        .map((word, index) => [word, index + 2]),
    ),
    dreißig: 30,
    vierzig: 40,
    fünfzig: 50,
    sechzig: 60,
    neunzig: 90,
    hundert: 100,
  } as Readonly<Record<string, number>>,
  one: /\beine[mnrs]?\b|\bein\b/,
  units: unitsOf(
    'duration',
    [1 / 60, /Min(?:uten?|\.)?/],
    [1, /Stunden?|Std\.?/],
    [24, /(?:Werk|Arbeits|Ordinations)?tagen?|(?:Werk|Arbeits|Ordinations)?tage?s?/],
    [168, /Wochen?/],
    [730, /Monat(?:en?|s)?/],
    [8760, /Jahr(?:en?|s)?/],
  ).concat(unitsOf('distance', [0.6214, /Kilometern?/])),
  /** Endings of nouns and adjectives, also those that women have: `großen Inspektionen`, `Zahnärztinnen`. */
  endings: [/(?<=er|zt)in(?:nen)?$/, /(?:en|em|er|es|e|n|s)$/],
  fillers: new Set(
    'der die das den dem des ein eine einen einem einer eines und oder für mit von vom zu zur zum im in an am auf aus bei unser unsere unserer unserem unseren ist sind wir uns sie ihr ihre pro je nach'.split(
      ' ',
    ),
  ),
  to: /bis/,
  /** Not every short word, as elsewhere: `Hof.` and `Uhr.` end a sentence. */
  abbreviations:
    /(?<![\p{L}\d])(?:\p{L}|\d{1,2}|Abs|Art|Di|Do|Dr|Fr|Hr|Ing|Mag|Mi|Min|Mo|Nr|Sa|So|St|Std|Str|Tel|bzw|ca|dent|evtl|exkl|ggf|inkl|jun|lit|max|med|min|mind|sen|vgl|zzgl)\./u,
  /** A condition belongs to the clause before its comma: `Das machen wir nicht, solange Sie rauchen`. */
  clauses: /[!?;:]\s|,\s(?!(?:wenn|falls|solange|sofern|sobald|bevor|ehe|es sei denn|bis (?:ihre?|sie|wir|alles))\s)/i,
  times: { mittag: 720, mittags: 720, mitternacht: 1440 } as Readonly<Record<string, number>>,
  clock: {
    exactly: /\s?Uhr/,
    parts: [{ pattern: /halb\s/, minutes: -30 }] as readonly { pattern: RegExp; minutes: number }[],
    and: /und/,
    before: beforeFigure('von|bis|ab|um|zwischen'),
    after: /^\s*(?:$|[.,;:)!]|(?:und|sowie|oder)\s)/,
  },
  free: wholeWord('kostenlos(?:e[nrs]?)?|gratis|kostenfrei(?:e[nrs]?)?|umsonst'),
  bounds: {
    from: beforeFigure('ab|schon ab|mindestens'),
    over: beforeFigure('über|mehr als'),
    upTo: beforeFigure('bis|bis zu|höchstens|maximal'),
    about: beforeFigure('etwa|rund|ca\\.|circa|fast|knapp|ungefähr'),
  },
  concepts: {
    established:
      /gegründet|gründungsjahr|(?<!(?:zweite|dritte|weitere|neue)[nrs]? .*)eröffnet|(?:(?:uns|praxis|ordination|betrieb|firma|werkstatt|salon|studio|geschäft|kanzlei|büro|laden) gibt es|wir bestehen|besteht|meisterbetrieb|familienbetrieb|familienunternehmen|für sie da)(?= .*seit)|^\W*seit(?= \d{4} (?:für sie da|ihr|in familienhand|(?:sind|gibt es) (?:wir|uns)(?!.* (?:auch|neuen) )))/iu,
    experience:
      /(?<!(?:zusammen|meister(?:in)?|chef(?:in)?|inhaber(?:in)?|(?:frau|herr) .*|dr\. .*) .*)erfahrung|seit(?= (?:über |fast |rund |mehr als )?[\p{L}\d]+ jahren (?:für |ihr|in familienhand|\p{L}+n wir(?!.* (?:auch|zusätzlich) )))/iu,
    retention: /aufbewahr|gespeichert|speicher|lösch|bewahr/iu,
    response: /antwort|rückmeld|melden (?:wir )?uns|zurück/iu,
    cancellation: /absag|stornier|storno|verschieb|verleg|sagen .* ab(?!\p{L})/iu,
    collection: /abhol|holen .* ab(?!\p{L})/iu,
    storage: /lagern wir|lager(?:ung|frist|zeit|dauer)|bewahren .* auf/iu,
    turnaround: /bearbeitungszeit|reparatur(?:dauer|zeit)|fertig|abholbereit/iu,
    team: /(?<!\p{L})(?:leuten?|menschen|personen|mitarbeit(?:er|erinnen|ende)n?|kolleg(?:en|innen)|beschäftigten?)(?!\p{L})/iu,
  } as Readonly<Record<string, RegExp>>,
  frames: {
    established: /(?:)/,
    distance: wholeWord('sind es|entfernt|entfernung|fahren|weit|liegt'),
    duration: wholeWord('dauert|dauern|nimmt'),
    retention: wholeWord('anfragen?|daten|nachrichten?'),
    cancellation: wholeWord('vorher|davor|im voraus|(?:vor|bis|spätestens) .*termin\\p{L}*|frist|spätestens'),
    collection: wholeWord('umkreis|radius|bis(?: zu)?|maximal'),
    turnaround: wholeWord('(?:ihr|das|die meisten) .*(?:fertig|abholbereit)|dauern?|dauert'),
    dauer: wholeWord('dauert|dauern|lang|gültig|gilt|gelten'),
    frist: /(?:)/,
    team: wholeWord(
      'wir sind|sind wir|team (?:besteht|umfasst|aus|von|mit)|beschäftigen|arbeiten bei uns|(?:bei uns|in unsere\\p{L}+ \\p{L}+) arbeiten',
    ),
  } as Readonly<Record<string, RegExp>>,
  pending: beforeFigure('innerhalb von|innerhalb|binnen|in|nach'),
  /** The business as the subject of a sentence. */
  here: wholeWord('wir|uns|unser(?:e[mnrs]?)?|bitte|(?:können|bekommen|erhalten) sie'),
  foreign: wholeWord(
    [
      'hersteller\\p{L}*|gesetzlich\\p{L}*|\\p{L}*bahnhof\\p{L}*|bus(?:se)?|vertragswerkstatt|park(?:automat|platz|plätze|haus|häuser)\\p{L}*|(?:park|tief)garagen?|kurzparkzonen?',
      '\\p{L}*(?:anwalts|ärzte|handels|handwerks|wirtschafts)kammer|TÜV|krankenkassen?|apotheken?|wochenmarkt\\p{L}*|nachbar\\p{L}*',
      'andere \\p{L}+|anderswo|andernorts|woanders|behörde\\p{L}*|finanzamt|\\p{L}*bad|\\p{L}*markt|museum|internet|ausland|in (?:ungarn|polen|tschechien|der (?:slowakei|türkei))|drogerie|hotel|\\p{L}*klinikum|krankenhaus',
      // Whom to ring while the business is closed.
      '(?<!unser\\p{L}* |eigene\\p{L}* )\\p{L}*(?:klinik|notdienst|bereitschaftsdienst|ambulanz|zentrale|notruf)\\p{L}*|notaufnahme|rettung(?:sdienst)?|feuerwehr|polizei|telefonseelsorge',
      'unter (?:der nummer )?(?:1[1-4]\\d|1450|116 ?117)(?=\\W*$|[,;.)]| (?:erreich|rund|von|bis|zu|für|am|an|auch|hilft|berät))',
      '(?:die|ihre|manche|viele) (?:zusatz)?(?:kassen?|versicherung(?:en)?)',
      'kostete|früher (?:war|waren|hatten?|kostete)|damals|ursprünglich',
    ].join('|'),
  ),
  days: [
    day('montag', 0),
    day('dienstag', 1),
    day('mittwoch', 2),
    day('donnerstag', 3),
    day('freitag', 4),
    day('samstag|sonnabend', 5),
    day('sonntag', 6),
    { ...dayNamed('(?<!(?:nach|vor) dem )wochenenden?', 5), days: [5, 6] },
    { ...dayNamed('werktags|wochentags|unter der woche', 0), days: [0, 1, 2, 3, 4] },
    { ...dayNamed('täglich|jeden tag', 0), days: [0, 1, 2, 3, 4, 5, 6] },
  ],
  hours: {
    open: wholeWord(
      `geöffnet|offen|öffnen|öffnet|für sie da|da(?=\\W*$)|erreichbar|besetzt|haben wir (?:[^,;]* )?auf(?=\\W*$)|wir (?:${works})|(?:${works}) wir|ordiniert|öffnungszeiten|sprechzeiten|ordinationszeiten|sprechstunden?`,
    ),
    closed: wholeWord(
      `(?:${works}) wir nicht|geschlossen|schließen|schließt|ruhetag|zu(?=\\W*$)|betriebsferien|\\p{L}*urlaub|mittagspause`,
    ),
    negated: wholeWord('nicht|nie|kein\\p{L}*'),
    from: beforeFigure('ab|um|von'),
    until: beforeFigure('bis'),
    edge: beforeFigure('nach|vor|seit'),
    reopen: wholeWord('wieder'),
    early: wholeWord('früher|eher|später'),
    lunch: /mittag/i,
    apart: new RegExp(`^\\W*(?:Der|Die|Das|Eine?) (?:\\p{Ll}+ )*(?!\\p{L}*(?:${ours})(?!\\p{L}))(?=\\p{Lu})`, 'u'),
    nonstop: wholeWord('durchgehend|ohne (?:mittags)?pause'),
    dates: { '12-25': /weihnachten/, '12-31': /silvester/, '01-01': /neujahr/ } as Readonly<Record<string, RegExp>>,
    holiday: wholeWord('feiertag(?:s|e|en)?'),
    parts: [
      { pattern: wholeWord('\\p{L}*vormittags?|morgens'), from: 0, to: 720 },
      { pattern: wholeWord('\\p{L}*nachmittags?'), from: 780, to: 1080 },
      { pattern: wholeWord('\\p{L}*abends?'), from: 1080, to: 1440 },
    ],
    always:
      /(?:rund um die uhr|24 stunden am tag|tag und nacht|24\/7)(?=.*(?:geöffnet|offen|erreichbar|für sie da|besetzt))|(?<=(?:geöffnet|offen|erreichbar|sind wir|erreichen sie uns) .*)(?:rund um die uhr|24 stunden am tag|tag und nacht|24\/7)/i,
    /** Messages that arrive while the business is closed. */
    arriving: wholeWord('(?:per|über) (?:e-mail|das formular)|e-mails?|online|anrufbeantworter'),
    /** § stands for the days of a clause. */
    visit: [
      /§ (?:können sie|bringen sie|kommen sie|vergeben wir|gibt es termine)/i,
      /(?:termine|sprechstunde|abholung)[^,;.]{0,30} §/i,
      /(?:kommen|bringen|besuchen) sie (?!.*nicht)[^,;.]{0,30} §/i,
    ],
  },
  payment: {
    methods: {
      bar: cash,
      Bar: cash,
      Bargeld: cash,
      Barzahlung: cash,
      Bankomatkarte: debitCard,
      'EC-Karte': debitCard,
      Girocard: debitCard,
      Debitkarte: debitCard,
      Kreditkarte: creditCard,
      Karte: anyCard,
      Kartenzahlung: anyCard,
      Überweisung: transfer,
      Banküberweisung: transfer,
      Rechnung: invoice,
      PayPal: /paypal/i,
      Klarna: /klarna|ratenzahlung/i,
    } as Readonly<Record<string, RegExp>>,
    trigger: wholeWord('(?:be)?zahl(?:en|t|bar|ung)|akzeptieren|nehmen wir|wir nehmen'),
  },
  polarity: {
    not: wholeWord('nicht|nie|niemals|kein(?:e[mnrs]?)?|weder'),
    only: wholeWord(
      '(?:nur|ausschließlich|lediglich)(?= (?:noch )?(?:in |mit |per |auf )?(?:bar|bargeld|barzahlung|karten?|kartenzahlung|überweisung|rechnung)(?!\\p{L}))',
    ),
    except: wholeWord('außer|ausgenommen'),
    yes: /^\W*(?:ja|natürlich|selbstverständlich|gerne?)(?!\p{L})/iu,
    /** What only some have, or what is refused only in a case. */
    neither: wholeWord('nicht (?:nur|alle|jede\\p{L}*|immer|ganz)|wenn|falls|solange|sofern|sobald|bevor|ehe|sei denn'),
    light: wholeWord(
      'bei uns|wir|uns|unser(?:e[mnrs]?)?|sie|es|gibt|ist|sind|nehmen|akzeptieren|annehmen|(?:be)?zahlen|können|möchten|bieten|anbieten|an|machen|setzen|verkaufen|möglich|zahlung|leider|derzeit|momentan|aktuell|mehr|hier|in|im|mit|per|auf|der|die|das|den|und|oder',
    ),
  },
  offers: {
    does: [
      /\bwir (?:bieten|machen|übernehmen|behandeln|reparieren|prüfen|verkaufen|setzen)(?: [^\s,;]+){0,4}? §/,
      /§ (?:bieten|machen|übernehmen|behandeln|reparieren|prüfen|verkaufen|setzen|bekommen|erhalten) (?:wir|sie)/,
    ],
  },
  stances: {
    /** Closed over lunch, or not. */
    lunch: {
      is: wholeWord('mittagspause|über mittag (?:ist |sind wir |haben wir )?(?:geschlossen|zu)'),
      isNot: wholeWord(
        'durchgehend (?:geöffnet|offen|für sie da|erreichbar|besetzt)|(?:ohne|keine) mittagspause|über mittag (?:ohne pause|offen|geöffnet|für sie da|sind wir)(?!.* (?:geschlossen|nicht))',
      ),
      unless: wholeWord('\\p{L}+tags?|\\d+'),
    },
    /** Free parking, or paid. */
    freeParking: {
      isOurs: true,
      is: unlessDenied(
        `${parking}[^.;]* (?:kostenlos|gratis|umsonst|nichts)|(?:kostenlose|freie|gratis)[nrs]? (?:\\p{L}+ ){0,2}?${parking}`,
      ),
      isNot: wholeWord(
        `kostenpflichtige[nrs]? (?:\\p{L}+ ){0,2}?(?:${parking}|tiefgarage)|${parking}[^.;]* (?:kostet|kosten|gebührenpflichtig|kostenpflichtig)`,
      ),
      unless: wholeWord('\\p{L}*straßen?|\\p{L}*gasse|parkhaus|bahnhof|kurzparkzone|zone|öffentlich\\p{L}*|ab|abends'),
    },
    /** The business's own parking, or none. */
    ownParking: {
      isOurs: true,
      is: unlessDenied(
        `(?:eigene[nrs]?|unsere[nrs]?|kostenlose[nrs]?) (?:\\p{L}+ )?${parking}|${parking}[^,;.]* (?:im hof|vor (?:dem haus|der tür)|hinter dem haus)`,
      ),
      isNot: wholeWord(`keine?n? (?:eigenen? )?${parking}`),
      unless: wholeWord('\\p{L}*straßen?|\\p{L}*gasse|altstadt|innenstadt|bahnhof|öffentlich\\p{L}*|kosten'),
    },
    /** Visits by appointment, or without. */
    visits: {
      is: unlessDenied('nur (?:nach|mit) (?:\\p{L}+ )?(?:termin|vereinbarung|terminvereinbarung|voranmeldung)'),
      isNot: wholeWord('ohne (?:termin|voranmeldung|anmeldung|terminvereinbarung)'),
      unless: wholeWord('notf\\p{L}+|schmerz\\p{L}*|akut\\p{L}*|fragen?|dringend\\p{L}*|abholen'),
    },
    /** Patients of all public insurers, or private ones only. */
    insured: {
      is: unlessDenied('alle kassen|allen kassen|kassen(?:praxis|ordination|arzt|ärztin)'),
      isNot: wholeWord('(?:reine )?privat(?:praxis|ordination)|nur privatpatient\\p{L}*|wahl(?:arzt|ärztin)\\p{L}*'),
    },
    /** Each insurer, with a contract or without. */
    ...Object.fromEntries(
      insurers.map((name) => [
        name,
        {
          isOurs: true,
          is: unlessDenied(name, 'u'),
          isNot: wholeWord(`außer (?:der )?${name}`, 'u'),
          about: wholeWord('vertr[aä]ge?n?|alle kassen|(?:ab|ver)rechn\\p{L}*|rechnen|\\p{L}*kassen'),
        },
      ]),
    ),
  },
};
