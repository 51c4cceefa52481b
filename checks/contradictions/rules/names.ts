import { listChoices } from '../../../site/form-rules.ts';
import { formatKeyPath, type KeyPath, walkEntries } from '../../../site/key-path.ts';
import { nearestName } from '../../../site/nearest-name.ts';
import { locationPath, servicePath } from '../../../site/paths.ts';
import { pricesOnPage } from '../../../site/routes.ts';
import type { Facts, Found } from '../facts.ts';
import { read, says, stemOf, type Term, termsOf } from '../subjects.ts';
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
  const terms = termsOf(site.services[key]?.name ?? '', vocabulary);
  const own = terms.filter((term) => !vocabulary.optional.has(term));
  return own.length > 0 ? own : terms;
}

/** Finds links whose text names a town or service other than that of their page. */
export function findLinksUnderOtherNames(facts: Facts): Found[] {
  const { site, pages } = facts;
  const targets = new Map<string, { town?: string; service?: string }>();
  for (const town of Object.keys(site.towns)) {
    for (const service of Object.keys(site.services))
      targets.set(locationPath(site, { town, service }), { town, service });
  }
  for (const service of Object.keys(site.services)) targets.set(servicePath(site, service), { service });
  return pages.flatMap(({ entry, route }) => {
    const found: Found[] = [];
    const content = route.kind === 'service' ? route.service : route.page;
    walkEntries(content, entry, ({ href, name, label }, path) => {
      const target = typeof href === 'string' ? targets.get(href.split('#')[0] ?? '') : undefined;
      const key = typeof name === 'string' ? 'name' : 'label';
      const text = key === 'name' ? name : label;
      if (!target || typeof text !== 'string') return;
      const { town, service } = target;
      for (const said of [
        town && nameOfOtherTown(text, town, facts, service),
        service && nameOfOtherService(text, service, facts),
      ]) {
        const message = `names ${said}, but leads to ${href}; name that page`;
        const at = [...path, key];
        const declared = [...path, 'href'];
        if (said) found.push({ path: at, declared, said: `${said} → ${href}`, message, confidence: 'certain' });
      }
    });
    return found;
  });
}

/** Finds form choices that name no service or price. */
export function findUnknownChoices({ site, pages, vocabulary }: Facts): Found[] {
  const shown = new Set(pages.flatMap(({ route }) => pricesOnPage(route)));
  const known = new Set(
    [
      ...Object.entries(site.services).flatMap(([key, { name, includes }]) => [key, name, includes ?? '']),
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
      const terms = termsOf(name, vocabulary).filter(
        (term) => !vocabulary.optional.has(term) && !/\d/.test(term) && term !== stemOf(site.money.from, vocabulary),
      );
      // Skip choices such as "Not sure", and those that share a word with a known name.
      if (terms.length === 0 || terms.some((term) => known.has(term)) || vocabulary.elseChoices.test(label)) return [];
      const message = `offers "${label}", which is not a service or price of the definition; remove the choice, or add what it names`;
      const at = [...path, index, 'label'];
      return [{ path: at, declared: ['services'], said: label, message, confidence: 'likely' }];
    }),
  );
}

/** Finds undeclared names listed with two or more towns: `Chatham, Strood and Rochester`. */
export function findUnknownTowns({ site, pages, texts, vocabulary, townsIn }: Facts): Found[] {
  if (Object.keys(site.towns).length < 2) return [];
  const isKnown = (name: string) => townsIn(name).length > 0;
  const finding = (path: KeyPath, name: string): Found => ({
    path,
    declared: ['towns'],
    said: name,
    confidence: 'likely',
    message: `names ${name} among the towns served, but towns has no such entry; remove the name, or add the town`,
  });
  const listed = pages.flatMap(({ route, entry }) => {
    const found: Found[] = [];
    walkEntries(route.sections, [...entry, 'sections'], ({ style, items }, path) => {
      if (style !== 'places' || !Array.isArray(items)) return;
      const known = items.filter(({ text }) => isKnown(String(text)));
      if (known.length < 3 || known.length * 4 < items.length * 3) return;
      for (const [index, { text }] of items.entries())
        if (!isKnown(String(text)) && !/\d/.test(text))
          found.push(finding([...path, 'items', index, 'text'], String(text)));
    });
    return found;
  });
  const word = String.raw`\p{Lu}[\p{L}’'-]+`;
  const { last, inside, regions: named } = vocabulary.enumeration;
  const place = `${word}(?: (?:${inside.source} )?${word})*`;
  const enumeration = new RegExp(`(?:${place}, )+${place},? ${last.source} ${place}`, 'gu');
  const islands = texts.flatMap(({ text }) => text.match(named) ?? []);
  const access = site.access.map(({ name, text }) => `${name} ${text}`);
  const { county, town } = site.business.address;
  const regions = [county, site.business.description, town, ...access, ...islands].join(' ');
  const said = texts.flatMap(({ path, text }) => {
    if (path[0] === 'access' || path[0] === 'business' || path[0] === 'testimonials') return [];
    return [...text.matchAll(enumeration)].flatMap(([list]) => {
      const parts = list.split(new RegExp(`, | ${last.source} `)).map((name) => name.trim());
      const known = parts.filter(isKnown);
      if (known.length < 2 || known.length * 2 < parts.length) return [];
      return parts.filter((name) => !isKnown(name) && !hasName(regions, name)).map((name) => finding(path, name));
    });
  });
  // Visits within a radius, unlike collections, include towns that nothing names.
  const isWide = Object.entries(site.facts).some(([key, value]) => {
    const name = read(key.replaceAll('-', ' '), vocabulary);
    return vocabulary.radius.test(value) && says('~travel', name) && !says('~collection', name);
  });
  const served = texts.flatMap(({ path, text }) => {
    if (isWide || path[0] === 'testimonials') return [];
    const [, list = ''] = vocabulary.enumeration.served.exec(text) ?? [];
    const names = list.split(new RegExp(`, | ${last.source} `)).filter(Boolean);
    const isElsewhere = (name: string) => texts.some((other) => other.text !== text && hasName(other.text, name));
    // "West Cork" is a part of Cork.
    const isRegion = (name: string) => hasName(regions, name.replace(vocabulary.bearing.direction, '').trim());
    const isOurs = (name: string) => isKnown(name) || isRegion(name) || isElsewhere(name);
    return names.filter((name) => !isOurs(name)).map((name) => finding(path, name));
  });
  return [...listed, ...said, ...served];
}

/** Finds work listed with services that no other text names: `brakes, clutches and bodywork`. */
export function findUnknownServices(facts: Facts): Found[] {
  const { texts, offerNames, vocabulary } = facts;
  const { last, work, end } = vocabulary.enumeration;
  const isKnown = (part: string) => {
    const terms = termsOf(part, vocabulary);
    // Ignore generic words: a clutch replacement does not make windscreen replacement known.
    const own = terms.filter((term) => !vocabulary.optional.has(term));
    return (own.length > 0 ? own : terms).some((term) => offerNames.has(term));
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
      const own = termsOf(said, vocabulary).filter((term) => !vocabulary.optional.has(term));
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
  const paths = new Set(declared.map(({ path }) => path.join('.')));
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
