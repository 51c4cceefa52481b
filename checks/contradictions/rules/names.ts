import { listChoices } from '../../../site/form-rules.ts';
import { formatKeyPath, type KeyPath, walkEntries } from '../../../site/key-path.ts';
import { nearestName } from '../../../site/nearest-name.ts';
import { locationPath, servicePath } from '../../../site/paths.ts';
import { showValue } from '../../../site/problem.ts';
import { pricesOnPage } from '../../../site/routes.ts';
import { isAsserted } from '../evidence.ts';
import type { Facts, Found } from '../facts.ts';
import { distinctTerms, read, says, type Term, termsOf } from '../subjects.ts';
import { hasName, listInWords, sentencesOf, wordsOf } from '../words.ts';

/** Finds pages whose title, description or heading names another town or service instead of their own. */
export function findPagesUnderOtherNames(facts: Facts): Found[] {
  return facts.pages.flatMap(({ route, entry, texts }) => {
    if (route.kind === 'info') return [];
    const service = route.kind === 'service' ? route.key : route.page.service;
    const town = route.kind === 'location' ? route.page.town : undefined;
    return texts.flatMap(({ path, text }): Found[] => {
      const place = path.slice(2).join('.');
      const isNamed = ['head.title', 'head.description', 'hero.heading', 'closing.heading'].includes(place);
      const isSection = /^sections\.\d+\.heading$/.test(place) && facts.townsIn(text).length < 2;
      const otherTown = town && (isNamed || isSection) ? nameOfOtherTown(text, town, facts) : undefined;
      const otherService = isNamed ? nameOfOtherService(text, service, facts) : undefined;
      const finding = (said: string, own = '', declared: KeyPath = []): Found => ({
        path,
        declared,
        said,
        confidence: 'certain',
        message: `names ${said}, but the page is about ${own}; name that ${declared[0] === 'services' ? 'service' : 'town'}`,
      });
      return [
        ...(otherTown ? [finding(otherTown, facts.site.towns[town ?? '']?.name, [...entry, 'town'])] : []),
        ...(otherService
          ? [finding(otherService, facts.site.services[service]?.name, ['services', service, 'name'])]
          : []),
      ];
    });
  });
}

/** Ignores the town of the business, which many texts name, unless it has a page for the same service. */
function nameOfOtherTown(text: string, own: string, { site, townsIn }: Facts, service?: string): string | undefined {
  const names = townsIn(text);
  const mayBeNamed = (key: string) =>
    site.towns[key]?.name === site.business.address.town &&
    !site.locations.some((page) => page.town === key && page.service === service);
  const others = names.filter((key) => key !== own && !mayBeNamed(key));
  if (names.includes(own) || others.length === 0) return undefined;
  return listInWords(others.map((key) => site.towns[key]?.name ?? key));
}

function nameOfOtherService(text: string, own: string, facts: Facts): string | undefined {
  const { site, vocabulary } = facts;
  const reading = read(text, vocabulary);
  if (nameTerms(facts, own).some((term) => says(term, reading))) return undefined;
  const other = Object.keys(site.services).find(
    (key) => key !== own && nameTerms(facts, key).every((term) => says(term, reading)),
  );
  return other && site.services[other]?.name;
}

/** Returns the terms that distinguish a service's name from others: `Brake Repair` → brak. */
function nameTerms({ site, vocabulary }: Facts, key: string): readonly Term[] {
  const name = site.services[key]?.name ?? '';
  const own = distinctTerms(name, vocabulary);
  return own.length > 0 ? own : termsOf(name, vocabulary);
}

/** Finds links whose text names another town, service or page than theirs. */
export function findLinksUnderOtherNames(facts: Facts): Found[] {
  const { site, pages } = facts;
  const targets = new Map<string, { town?: string; service?: string }>();
  for (const town of Object.keys(site.towns)) {
    for (const service of Object.keys(site.services))
      targets.set(locationPath(site, { town, service }), { town, service });
  }
  for (const service of Object.keys(site.services)) targets.set(servicePath(site, service), { service });
  for (const { path } of site.pages) targets.set(path, {});
  const contents = pages.map(({ entry, route }) => ({
    entry,
    content: route.kind === 'service' ? route.service : route.page,
  }));
  const shared = ['layout', 'faq'].map((key) => ({ entry: [key], content: site[key as 'layout' | 'faq'] }));
  return [...contents, ...shared].flatMap(({ entry, content }) => {
    const found: Found[] = [];
    walkEntries(content, entry, ({ href, name, label }, path) => {
      const target = typeof href === 'string' ? targets.get(href.split('#')[0] ?? '') : undefined;
      const key = typeof name === 'string' ? 'name' : 'label';
      const text = key === 'name' ? name : label;
      if (!target || typeof text !== 'string') return;
      const { town, service } = target;
      const others = [
        town && nameOfOtherTown(text, town, facts, service),
        service && nameOfOtherService(text, service, facts),
        nameOfOtherPage(text, String(href), facts),
      ];
      const said = listInWords([...new Set(others.filter((other) => other !== undefined))]);
      const message = `names ${said}, but leads to ${href}; name that page`;
      const declared = [...path, 'href'];
      if (said)
        found.push({ path: [...path, key], declared, said: `${said} → ${href}`, message, confidence: 'certain' });
    });
    return found;
  });
}

/** Returns the name of a page to which a link of this name leads elsewhere: `FAQs`, of `/faqs`. */
function nameOfOtherPage(text: string, href: string, { site }: Facts): string | undefined {
  // A part of a page may have the name of another.
  if (href.includes('#')) return undefined;
  const isNamed = ({ name, path }: { name: string; path: string }) =>
    [name, path.slice(1).replaceAll('-', ' ')].some((each) => each.toLowerCase() === text.toLowerCase());
  const named = site.pages.filter(isNamed);
  return named.length > 0 && named.every(({ path }) => path !== href) ? named[0]?.name : undefined;
}

/** Finds form choices that name no service or price. */
export function findUnknownChoices({ site, pages, vocabulary }: Facts): Found[] {
  const shown = new Set(pages.flatMap(({ route }) => pricesOnPage(route)));
  const known = new Set(
    [
      ...Object.entries(site.services).flatMap(([key, { name, includes, formCodes = [] }]) => [
        key,
        name,
        includes ?? '',
        ...formCodes,
      ]),
      ...[...shown].map((key) => site.prices[key]?.name ?? ''),
      ...site.pages.flatMap(({ name, hero }) => [name, hero.heading]),
    ].flatMap((name) => termsOf(name, vocabulary)),
  );
  const lists = listChoices(site.forms).filter(({ role }) => role === 'service');
  const places = new Map(lists.map((list) => [formatKeyPath(list.path), list]));
  return [...places.values()].flatMap(({ path, choices }) =>
    choices.flatMap(({ code, label }, index): Found[] => {
      if (code === 'other' || code.startsWith('other-')) return [];
      const name = label.replace(/[£€$].*$/, '');
      const terms = distinctTerms(name, vocabulary);
      // Skip choices such as "Not sure", and those that share a word with a known name.
      if (terms.length === 0 || terms.some((term) => known.has(term)) || vocabulary.elseChoices.test(label)) return [];
      const message = `offers "${label}", which is not a service or price of the definition; remove the choice, or add what it names`;
      const at = [...path, index, 'label'];
      return [{ path: at, declared: ['services'], said: label, message, confidence: 'likely' }];
    }),
  );
}

type NamedPlace = { path: KeyPath; name: string };

/** Finds undeclared names among the towns served: in lists, in enumerations and in sentences that say what is served. */
export function findUnknownTowns(facts: Facts): Found[] {
  const towns = Object.values(facts.site.towns);
  if (towns.length < 2) return [];
  return [...placesInLists(facts), ...placesEnumerated(facts), ...placesServed(facts)]
    .filter(({ name }) => facts.townsIn(name).length === 0)
    .map(({ path, name }) => {
      const near = nearestName(
        name,
        towns.map((town) => town.name),
      );
      const hint = near
        ? `towns has ${showValue(near)}; write the right name in both places`
        : 'towns has no such entry; remove the name, or add the town';
      const message = `names ${name} among the towns served, but ${hint}`;
      return { path, declared: ['towns'], said: name, confidence: 'likely', message };
    });
}

/** Returns the places in lists of which most are towns. */
function placesInLists({ pages, townsIn }: Facts): NamedPlace[] {
  const places: NamedPlace[] = [];
  for (const { route, entry } of pages)
    walkEntries(route.sections, [...entry, 'sections'], ({ style, items }, path) => {
      if (style !== 'places' || !Array.isArray(items)) return;
      const names = items.map(({ text }) => String(text));
      const known = names.filter((name) => townsIn(name).length > 0);
      if (known.length < 3 || known.length * 4 < names.length * 3) return;
      for (const [index, name] of names.entries())
        if (!/\d/.test(name)) places.push({ path: [...path, 'items', index, 'text'], name });
    });
  return places;
}

/** Returns the places listed with two or more towns: `Chatham, Strood and Rochester`. */
function placesEnumerated(facts: Facts): NamedPlace[] {
  const { texts, vocabulary, townsIn } = facts;
  const { last, inside } = vocabulary.enumeration;
  const word = String.raw`\p{Lu}[\p{L}’'-]+`;
  const place = `${word}(?: (?:${inside.source} )?${word})*`;
  const enumeration = new RegExp(`(?:${place}, )+${place},? ${last.source} ${place}`, 'gu');
  const regions = regionsOf(facts);
  return texts.flatMap(({ path, text }) => {
    if (['access', 'business', 'testimonials'].includes(String(path[0]))) return [];
    return [...text.matchAll(enumeration)].flatMap(([list]) => {
      const names = splitList(list, vocabulary);
      const known = names.filter((name) => townsIn(name).length > 0);
      if (known.length < 2 || known.length * 2 < names.length) return [];
      return names.filter((name) => !hasName(regions, name)).map((name) => ({ path, name }));
    });
  });
}

/** Returns the places in sentences that say what is served, unless other texts name them too. */
function placesServed(facts: Facts): NamedPlace[] {
  const { site, texts, vocabulary } = facts;
  // Visits within a radius, unlike collections, include towns that nothing names.
  const isWide = Object.entries(site.facts).some(([key, value]) => {
    const name = read(key.replaceAll('-', ' '), vocabulary);
    return vocabulary.radius.test(value) && says('~travel', name) && !says('~collection', name);
  });
  if (isWide) return [];
  const regions = regionsOf(facts);
  return texts.flatMap(({ path, text }) => {
    if (path[0] === 'testimonials') return [];
    const [, list = ''] = vocabulary.enumeration.served.exec(text) ?? [];
    const isElsewhere = (name: string) => texts.some((other) => other.text !== text && hasName(other.text, name));
    // "West Cork" is a part of Cork.
    const isRegion = (name: string) => hasName(regions, name.replace(vocabulary.bearing.direction, '').trim());
    const names = splitList(list, vocabulary).filter((name) => name && !isRegion(name) && !isElsewhere(name));
    return names.map((name) => ({ path, name }));
  });
}

/** Returns what names the surroundings of the business: its address, description and directions, and islands. */
function regionsOf({ site, texts, vocabulary }: Facts): string {
  const islands = texts.flatMap(({ text }) => text.match(vocabulary.enumeration.regions) ?? []);
  const access = site.access.map(({ name, text }) => `${name} ${text}`);
  const { county, town } = site.business.address;
  return [county, site.business.description, town, ...access, ...islands].join(' ');
}

function splitList(list: string, { enumeration }: Facts['vocabulary']): string[] {
  return list.split(new RegExp(`, | ${enumeration.last.source} `)).map((name) => name.trim());
}

/** Finds work listed with services that no other text names: `brakes, clutches and bodywork`. */
export function findUnknownServices(facts: Facts): Found[] {
  const { texts, names, offerNames, vocabulary } = facts;
  const { last, work, end } = vocabulary.enumeration;
  const isKnown = (part: string) => {
    // Ignore generic words: a clutch replacement does not make windscreen replacement known.
    const own = distinctTerms(part, vocabulary);
    return (own.length > 0 ? own : termsOf(part, vocabulary)).some((term) => offerNames.has(term));
  };
  const separator = new RegExp(`, (?:${last.source} )?| ${last.source} `);
  let places: Map<string, Set<string>> | undefined;
  return texts.flatMap(({ path, text }) => {
    if (!['pages', 'services', 'locations', 'faq', 'business'].includes(String(path[0]))) return [];
    return sentencesOf(text, vocabulary).flatMap((sentence): Found[] => {
      const parts = sentence.split(separator).map((part) => part.replace(/[.!]\W*$/, ''));
      const others = parts.filter((part) => !isKnown(part));
      if (parts.length - others.length < 2 || others.length !== 1) return [];
      const [other = ''] = others;
      const whole = parts[0] === other ? other.split(' ').slice(-2).join(' ') : (other.split(end)[0] ?? '');
      const [, said = ''] = work.exec(whole) ?? [];
      if (said === '' || wordsOf(whole).length > 3) return [];
      places ??= textsByStem(facts);
      // "When the test began in 1960, it covered brakes, lights and steering"
      const at = sentence.indexOf(said);
      if (!isAsserted(read(sentence, vocabulary), at, names, [...offerNames], { isAboutBusiness: true })) return [];
      const own = distinctTerms(said, vocabulary);
      const isElsewhere = own.some((term) => [...(places?.get(term) ?? [])].some((each) => each !== text));
      if (own.length === 0 || isElsewhere) return [];
      const message = `names ${said} among the services, but nothing else does; remove it, or add the service`;
      return [{ path, declared: ['services'], said, message, confidence: 'likely' }];
    });
  });
}

function textsByStem({ texts, vocabulary }: Facts): Map<string, Set<string>> {
  const places = new Map<string, Set<string>>();
  for (const { text } of texts) {
    for (const term of termsOf(text, vocabulary)) places.set(term, (places.get(term) ?? new Set()).add(text));
  }
  return places;
}

export function findUnknownSynonyms({ site, declared }: Facts): Found[] {
  const departments = Object.entries(site.departments ?? {}).flatMap(([key, { regular }]) =>
    regular ? [`departments.${key}`] : [],
  );
  const paths = new Set([...declared.map(({ path }) => path.join('.')), ...departments]);
  const unknown = Object.keys(site.synonyms).filter((key) => !paths.has(key));
  return unknown.map((key) => {
    const nearest = nearestName(key, paths);
    const hint = nearest === undefined ? 'correct the key, or remove it' : `write '${nearest}'`;
    return {
      path: ['synonyms', key],
      part: 'key',
      message: `has synonyms for an entry that declares no figure; ${hint}`,
    };
  });
}
