import type { ContradictionRule } from '../../schema/accepted-contradiction.ts';
import { groupBy } from '../../schema/group-by.ts';
import type { Site } from '../../schema/site.ts';
import type { KeyPath } from '../../site/key-path.ts';
import { entryOfRoute } from '../../site/provenance.ts';
import { eachRoute, type Route } from '../../site/routes.ts';
import { type Declared, listDeclared } from './declared.ts';
import { listHours } from './declared-hours.ts';
import { listDeclaredInTexts } from './declared-texts.ts';
import { listOffers, namesOfOffers, type Offer } from './offers.ts';
import { listStances, type Stance } from './stances.ts';
import { stemOf, type Term } from './subjects.ts';
import { listTexts, type Text } from './texts.ts';
import { finderVocabulary, type Vocabulary } from './vocabulary.ts';
import { findNames, nameOf, wordsOf } from './words.ts';

/** A page of the site, and its entry in the definition. */
export type Page = { route: Route; entry: KeyPath; texts: readonly Text[] };

/** The input of every rule. */
export type Facts = {
  site: Site;
  pages: readonly Page[];
  /** Every text of the definition, whether on a page or not. */
  texts: readonly Text[];
  declared: readonly Declared[];
  /** The hours of the business, and then of its departments. */
  hours: ReturnType<typeof listHours>;
  /** The stems of declared names: services, prices, claims, facts, towns and the business. */
  names: ReadonlySet<string>;
  /** Matches the name of the business, or its first words. */
  ownName: RegExp;
  /** Returns the keys of the towns named in a text. */
  townsIn: (text: string) => string[];
  served: ReadonlySet<string>;
  /** Everything offered, and the stems of the words of their names. */
  offers: readonly Offer[];
  offerNames: ReadonlySet<string>;
  /** The definition's answers to yes-or-no questions. */
  stances: readonly Stance[];
  vocabulary: Vocabulary;
  today: string;
};

export function gatherFacts(site: Site, today: string, vocabulary = finderVocabulary(site)): Facts {
  const texts = listTexts(site);
  const byEntry = groupBy(texts, ({ path }) => path.slice(0, 2).join('/'));
  const pages = new Map<string, Page>();
  for (const route of eachRoute(site)) {
    const entry = entryOfRoute(site, route);
    const name = entry.join('/');
    // Skip further pages of a list, which repeat the texts of the first.
    if (!pages.has(name)) pages.set(name, { route, entry, texts: byEntry.get(name) ?? [] });
  }
  const known = { site, pages: [...pages.values()], texts, vocabulary, today };
  const towns = Object.entries(site.towns);
  const townsIn = findNames(Object.fromEntries(towns.map(([key, { name }]) => [key, name])));
  const served = new Set([
    ...towns.flatMap(([key, town]) => (town.served ? [key] : [])),
    ...site.locations.map(({ town }) => town),
  ]);
  const offered = { offers: listOffers({ ...known, served }), offerNames: namesOfOffers(known) };
  const stances = listStances(site, texts, vocabulary);
  return {
    ...known,
    ...offered,
    stances,
    declared: listDeclared(known, listDeclaredInTexts(known)),
    hours: listHours(known),
    names: namesOf(site, vocabulary),
    ownName: nameOf(site.business.name, vocabulary),
    townsIn,
    served,
  };
}

function namesOf({ business, services, prices, claims, facts, towns }: Site, vocabulary: Vocabulary): Set<string> {
  const texts = [
    ...[
      business.name,
      business.tagline,
      business.description,
      business.address.street,
      business.address.town,
      business.address.county ?? '',
      business.parking ?? '',
    ].map(String),
    ...Object.keys({ ...services, ...prices, ...claims }),
    ...[...Object.keys(facts), ...Object.values(facts).filter((text) => !/:\/\//.test(text))].map((text) =>
      text.replaceAll('-', ' '),
    ),
    ...Object.values({ ...services, ...prices, ...towns }).map(({ name }) => name),
    ...Object.values(prices).flatMap(({ description = '', includes = [] }) => [description, ...includes]),
    ...Object.values(claims).map(({ value, label }) => `${value} ${label}`),
  ];
  return new Set(
    [...texts.flatMap((text) => wordsOf(text)), ...vocabulary.grammar.neutral].map((word) => stemOf(word, vocabulary)),
  );
}

/** Two statements of a definition that cannot both be true, at the value to change. */
export type Contradiction = {
  rule: ContradictionRule | 'stale-acceptance';
  /** The key path of the statement at fault; `others` are its repetitions. */
  path: KeyPath;
  others?: readonly KeyPath[];
  declared?: KeyPath | undefined;
  /** Describes the contradiction and the fix, as a sentence that follows the key. */
  message: string;
  severity: 'warn' | 'fail';
  /** `likely` if the heading, card or page names the topic; `possible` in a language without a vocabulary. */
  confidence?: 'certain' | 'likely' | 'possible';
  /** The items at fault, if there may be several: the towns that a list leaves out. */
  parts?: readonly string[];
  /** `key` if the fault is in the key, not the value. */
  part?: 'key';
};

/** A finding of a rule. The table of rules adds the name and, by default, the severity. */
export type Found = Omit<Contradiction, 'rule' | 'severity' | 'others'> & {
  severity?: Contradiction['severity'];
  /** The words at fault. The same words about the same fact are merged into one contradiction. */
  said?: string;
};

/** Words that contradict a declared value, before it is known whether the business says them of itself. */
export type Fault = {
  declared: KeyPath;
  value: string;
  said: string;
  at?: number;
  end?: number;
  isAboutBusiness?: boolean | undefined;
  isAboutTreated?: boolean | undefined;
  isPastAllowed?: boolean | undefined;
  terms?: readonly Term[];
  /** The clause to analyse, if not the whole sentence. */
  read?: string;
  /** Whether the words themselves say that the business is meant. */
  isOurs?: boolean;
};
