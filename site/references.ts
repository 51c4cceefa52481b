import type { Section } from '../schema/section.ts';
import type { Site } from '../schema/site.ts';
import { isSlug, toSlug, href as writtenHref } from '../schema/text.ts';
import { serviceField } from './form-rules.ts';
import { locationPath, questionId, servicePath } from './format.ts';
import { findMarkFault, inlineLinks } from './inline.ts';
import { nearestName, unknownReference, unknownReferences } from './nearest-name.ts';
import { type KeyPath, kindNames, type Problem, showValue } from './problem.ts';

/** A page of the site, with the entry that declares it. */
export type DeclaredPage = {
  path: string;
  entry: KeyPath;
  head: { title: string; description: string };
  sections: readonly Section[];
  /** Ids that links may target. */
  ids: () => string[];
};

/** Lists all pages of the site: info pages, services, town pages. */
export function declaredPages(site: Site): DeclaredPage[] {
  const questions = () => Object.keys(site.faq).map(questionId);
  const declare = (
    path: string,
    entry: KeyPath,
    { head, sections }: Pick<Site['pages'][number], 'head' | 'sections'>,
  ) => ({
    path,
    entry,
    head,
    sections,
    ids: () => idsOfSections(sections, questions),
  });
  return [
    ...site.pages.map((page, index) => declare(page.path, ['pages', index], page)),
    ...Object.entries(site.services).map(([key, page]) => declare(servicePath(site, key), ['services', key], page)),
    ...site.locations.map((page, index) => declare(locationPath(site, page), ['locations', index], page)),
  ];
}

/** Yields all sections of all pages with their key paths. In a faulty definition they may lack anything. */
export function* listSections(site: Site): Generator<{ section: Section; path: KeyPath }> {
  for (const table of contentKeys) {
    for (const [key, { sections }] of Object.entries(site[table])) {
      if (!Array.isArray(sections)) continue;
      const name = table === 'services' ? key : Number(key);
      for (const [index, section] of sections.entries()) {
        if (section !== null && typeof section === 'object') yield { section, path: [table, name, 'sections', index] };
      }
    }
  }
}

/** Tables with the content of pages, which may contain references. */
const contentKeys = ['services', 'locations', 'pages'] as const;

/** All tables that may contain references. */
const referringKeys = [...contentKeys, 'stripMap', 'priceAside'] as const;

/** Keys whose values are references, with the table they refer to. */
export const referenceKeys = {
  service: 'services',
  services: 'services',
  related: 'services',
  town: 'towns',
  price: 'prices',
  prices: 'prices',
  claim: 'claims',
  claims: 'claims',
  call: 'departments',
  form: 'forms',
  question: 'faq',
  helplines: 'helplines',
} as const;

/** Finds references to a missing service, town, price, claim, form, question, helpline or department. */
export function findReferenceProblems(site: Site): Problem[] {
  // A department without a number cannot be called.
  const withPhone = Object.entries(site.departments ?? {}).filter(([, department]) => department?.phone);
  const tables = { ...site, forms: site.forms.forms, departments: Object.fromEntries(withPhone) };
  const names = (table: (typeof referenceKeys)[keyof typeof referenceKeys]) => {
    const keys = Object.keys(tables[table]);
    // Only well-formed names are suggested; a malformed key is reported elsewhere.
    const valid = new Set([...keys, ...keys.map(toSlug)]);
    return { table, valid, messageFor: unknownReferences(kindNames[table], keys.filter(isSlug)) };
  };
  const namesOf = new Map(Object.entries(referenceKeys).map(([key, table]) => [key, names(table)]));
  const problems: Problem[] = [];
  const check = (written: unknown, { table, valid, messageFor }: ReturnType<typeof names>, path: KeyPath) => {
    if (typeof written !== 'string' || valid.has(written)) return;
    const unknown = { table, name: written };
    problems.push({ rule: 'unknown-reference', path: [...path], message: messageFor(written), unknown });
  };
  for (const contentKey of referringKeys) {
    walk(site[contentKey], [contentKey], (item, path, key) => {
      const known = namesOf.get(String(key));
      if (known === undefined || path.length === 1) return;
      if (!Array.isArray(item)) return check(item, known, path);
      for (const [index, name] of item.entries()) check(name, known, [...path, index]);
    });
  }
  return problems;
}

/** Visits a value and all its descendants. The key path is mutated during the walk: copy it to keep it. */
export function walk(value: unknown, path: (string | number)[], visit: Visit, key = path.at(-1)): void {
  visit(value, path, key);
  if (value === null || typeof value !== 'object') return;
  const within = (item: unknown, name: string | number) => {
    path.push(name);
    walk(item, path, visit, name);
    path.pop();
  };
  // Iterators would take twice as long, and a definition may have a million values.
  if (Array.isArray(value)) for (let index = 0; index < value.length; index++) within(value[index], index);
  else for (const name in value) within((value as Record<string, unknown>)[name], name);
}

type Visit = (value: unknown, path: KeyPath, key: string | number | undefined) => void;

/** Visits every entry at or below `value`, each with a key path of its own. */
export function walkEntries(
  value: unknown,
  path: KeyPath,
  visit: (entry: Record<string, unknown>, path: KeyPath) => void,
): void {
  walk(value, [...path], (item, at) => {
    if (item !== null && typeof item === 'object' && !Array.isArray(item))
      visit(item as Record<string, unknown>, [...at]);
  });
}

/** Paths handled by the server itself, with everything below them. */
export const reserved = /^\/(api|assets|desk|healthz|readyz|metrics|404)(\/|$)/;

/** Ids that the templates assign on every page, on service pages and on town pages. */
const templateIds = ['content', 'top', 'related', 'nearby', 'local'];

/** Finds links to undeclared pages or fragments, and declared dead links that are alive or lack a substitute. */
export function findLinkProblems(site: Site, pages: readonly DeclaredPage[]): Problem[] {
  // A missing home page is reported once, not at every link to it.
  const alive = new Set(['/', ...pages.map(({ path }) => path)]);
  const dead = new Set(site.knownDeadLinks.map(({ href }) => href));
  // A faulty declaration may have been meant for a dead link whose nearest page is its substitute.
  const doubtful = new Set<string | undefined>(
    site.knownDeadLinks
      .filter(({ href }, index, all) => alive.has(href) || all.findIndex((each) => each.href === href) < index)
      .map(({ instead }) => instead),
  );
  const idsOf = new Map(pages.map((page) => [page.path, page.ids]));
  const moved = new Map(site.redirects.map(({ from, to }) => [from, to]));
  const circles = new Set<string>();
  const problems: Problem[] = [];
  // Only pages that exist are suggested.
  const messageFor = unknownReferences('page', alive);
  const check = (written: unknown, path: KeyPath, isDeadAllowed: boolean, part?: Problem['part']) => {
    if (typeof written !== 'string') return;
    const isAbsolute = written.startsWith(`${site.url}/`) || written === site.url;
    if (!written.startsWith('/') && !isAbsolute) return;
    const [target = '', fragment] = (isAbsolute ? written.slice(site.url.length) || '/' : written).split('#');
    const report = (rule: Problem['rule'], message: string, unknown?: Problem['unknown']) =>
      problems.push({ rule, path: [...path], message, ...(part && { part }), ...(unknown && { unknown }) });
    if (isDeadAllowed && (dead.has(target) || dead.has(written))) return;
    if (isDeadAllowed && !alive.has(target) && doubtful.has(nearestName(target, alive))) return;
    const circle = path[0] === 'redirects' && !alive.has(target) ? circleFrom(target, moved) : undefined;
    if (circle) {
      // The redirects of a cycle are one mistake.
      const isKnown = circles.has(target);
      for (const each of circle) circles.add(each);
      const way = [...circle, target].join(' to ');
      if (!isKnown)
        report('unknown-page', `found ${showValue(written)}, which redirects in a loop, ${way}; write a page`);
    } else if (!alive.has(target) && moved.has(target)) {
      report('unknown-page', `found ${showValue(written)}, which is redirected to ${moved.get(target)}; link to that`);
    } else if (!alive.has(target)) {
      const advice = isDeadAllowed ? ' A link that is meant to be dead is declared under knownDeadLinks.' : '';
      const unknown = { table: 'pages', name: target } as const;
      report('unknown-page', `${messageFor(target)}${advice}`, unknown);
    } else if (isAbsolute) {
      report('malformed-value', `found ${showValue(written)}, which is a page of this site; write "${target}"`);
    } else if (fragment !== undefined) {
      const ids = [...(idsOf.get(target)?.() ?? []), ...templateIds];
      if (ids.includes(fragment)) return;
      const message = `in ${written} ${unknownReference(`part of ${target}`, fragment, ids)}`;
      const isQuestion = fragment.startsWith(questionId(''));
      report('unknown-page', message, isQuestion ? { table: 'faq', name: fragment } : undefined);
    }
  };

  for (const key of ['services', 'locations', 'pages', 'layout', 'faq', 'priceAside'] as const) {
    walk(site[key], [key], (item, path, name) => {
      if (name === 'href') check(item, path, true);
    });
  }
  walk(site, [], (text, at) => {
    if (typeof text !== 'string') return;
    const fault = findMarkFault(text);
    if (fault)
      problems.push({
        rule: 'malformed-value',
        path: [...at],
        message: fault.message,
        part: { words: fault.words },
      });
    const links = inlineLinks(text);
    const path = links.length > 0 ? [...at] : [];
    for (const address of links) {
      const fault = writtenHref.safeParse(address).error?.issues[0]?.message;
      const part = { words: address };
      if (!fault) check(address, path, true, part);
      else
        problems.push({ rule: 'malformed-value', path, message: `found ${showValue(address)}, which ${fault}`, part });
    }
  });
  check(site.structure.services, ['structure', 'services'], false);
  check(site.structure.locations, ['structure', 'locations'], false);
  site.knownDeadLinks.forEach(({ href, instead }, index) => {
    check(instead, ['knownDeadLinks', index, 'instead'], false);
    if (alive.has(href) || moved.has(href)) {
      problems.push({
        rule: 'stale-declaration',
        path: ['knownDeadLinks', index, 'href'],
        message: `${href} is ${alive.has(href) ? 'a page' : 'redirected'} now; remove this declaration`,
      });
    }
  });
  site.redirects.forEach(({ from, to }, index) => {
    check(to, ['redirects', index, 'to'], false);
    if (!alive.has(from) && !reserved.test(from)) return;
    const message = `found ${showValue(from)}, which is ${alive.has(from) ? 'a page of this site' : 'an address reserved for the server'}; remove this redirect`;
    problems.push({ rule: 'same-address', path: ['redirects', index, 'from'], message });
  });
  return problems;
}

/** Returns the cycle of redirects that an address is part of, if any. */
function circleFrom(start: string, moved: ReadonlyMap<string, string>): string[] | undefined {
  const circle = [start];
  for (let next = moved.get(start); next !== undefined; next = moved.get(next)) {
    if (next === start) return circle;
    if (circle.includes(next)) return undefined;
    circle.push(next);
  }
  return undefined;
}

/** Finds buttons with a choice that no form on their target page offers. */
export function findChoiceProblems(site: Site, pages: readonly DeclaredPage[]): Problem[] {
  const problems: Problem[] = [];
  const byPath = new Map<unknown, DeclaredPage>(pages.map((page) => [page.path, page]));
  for (const table of contentKeys) {
    walkEntries(site[table], [table], ({ href, choose }, path) => {
      if (typeof choose !== 'string') return;
      const page = byPath.get(href);
      if (!page) return;
      const forms: unknown[] = [];
      walkEntries(page.sections, [], ({ kind, form }) => void (kind === 'form' && forms.push(form)));
      const known = forms.map(String).filter((key) => Object.hasOwn(site.forms.forms, key));
      const lists = known.map((key) => serviceField(site.forms, key)?.choices?.map(({ code }) => code));
      const codes = lists.flatMap((list = []) => list);
      if (codes.includes(choose)) return;
      // An unknown form, or one with faulty choices, may be the one meant.
      const isDoubtful = lists.some((list) => list && (list.length === 0 || new Set(list).size < list.length));
      if (isDoubtful || known.length < forms.length) return;
      const message =
        codes.length > 0
          ? unknownReference(`service of the form on ${page.path}`, choose, codes)
          : `found ${showValue(choose)}, but ${page.path} has no form with services; link to a page that has one, or remove it`;
      problems.push({ rule: 'unknown-reference', path: [...path, 'choose'], message });
    });
  }
  return problems;
}

/** Returns the ids of a page's sections, and of the questions if it shows them. */
function idsOfSections(sections: unknown, questions: () => string[]): string[] {
  const ids: string[] = [];
  walkEntries(sections, [], ({ id, kind }) => {
    if (typeof id === 'string') ids.push(id);
    if (kind === 'faq') ids.push(...questions());
  });
  return ids;
}
