import type * as z from 'zod';
import { everySlot } from '../schema/booking.ts';
import { weekdays } from '../schema/clock.ts';
import { ownSection } from '../schema/sections/own.ts';
import { type Site, site } from '../schema/site.ts';
import { completeDefinition, shortenHeads } from './complete-definition.ts';
import { findCrossProblems } from './cross-checks.ts';
import { listSections } from './declared-pages.ts';
import { describeIssues } from './describe-issues.ts';
import { bookingRules } from './form-rules.ts';
import { groupProblems } from './group-problems.ts';
import { replaceLinks } from './inline.ts';
import { formatKeyPath, isAtOrBelow, type KeyPath, mapStrings, valueAt } from './key-path.ts';
import { unknownReference } from './nearest-name.ts';
import { type Problem, SiteError } from './problem.ts';
import { recordWritten } from './provenance.ts';
import { lookUpSchemas, parseLeniently } from './schema-lookup.ts';
import { localiseExamples } from './suggest-value.ts';
import { fillTokens } from './tokens.ts';

/** Parses a definition; `SITE_URL` replaces its origin. Throws a SiteError. */
export function loadSite(definition: unknown, siteUrl = process.env.SITE_URL): Site {
  const input = siteUrl ? { ...(definition as object), url: siteUrl.replace(/\/$/, '') } : definition;
  return parseSite(input);
}

/**
 * Completes, fills in and validates a definition, then its entries against each other. Throws a SiteError with all
 * problems.
 */
export function parseSite(written: unknown): Site {
  const definition = completeDefinition(written);
  const filled = fillTokens(definition);
  const { problems: tokenProblems, unfilled } = filled;
  const value = shortenHeads(filled.value);
  const parsed = site.safeParse(value);
  // The length of a text with an unfilled token is unknown.
  const isUnfilled = isAtOrBelow(unfilled);
  const issues = parsed.success ? [] : parsed.error.issues.filter(({ path }) => !isUnfilled(path as KeyPath));
  const schemaProblems = describeIssues(issues, lookUpSchemas(site, value, written));
  const faulty = [...schemaProblems, ...tokenProblems].flatMap(({ path, meant }) => (meant ? [path, meant] : [path]));
  const crossProblems = parsed.success
    ? findCrossProblems(parsed.data, [], value)
    : findCrossProblems(parseLeniently(site, value) as Site, faulty, value);

  const ownProblems = parsed.success ? parseOwnSections(parsed.data) : [];

  const all = [...tokenProblems, ...schemaProblems, ...ownProblems, ...crossProblems];
  const problems = all
    .filter((problem) => !repeatsSource(problem, all, written, definition))
    .map((problem) => ({ ...problem, message: localiseExamples(problem.message, definition) }));
  if (problems.length > 0) throw new SiteError(groupProblems(problems, definition));
  if (!parsed.success) throw parsed.error;
  const result = resolveValues(parsed.data);
  recordWritten(result, written);
  return result;
}

/**
 * Whether a problem with a default repeats one with the value from which it is derived: the lead that is also the
 * description, the path in the navigation, the name in the title.
 */
function repeatsSource({ path }: Problem, all: readonly Problem[], written: unknown, definition: unknown): boolean {
  if (valueAt(written, path) !== undefined) return false;
  const derived = valueAt(definition, path);
  const isPartOf = (source: unknown) => typeof source === 'string' && source !== '' && String(derived).includes(source);
  return all.some(
    (other) =>
      (typeof derived === 'string' && isPartOf(valueAt(written, other.path))) ||
      [other.path, other.meant ?? []].some((source) => isDerived(path, source)),
  );
}

/** Whether a default at a key path is derived from the value at another. */
function isDerived(path: KeyPath, source: KeyPath): boolean {
  const key = String(source.at(-1));
  if (key === 'kilometres') return formatKeyPath(path) === formatKeyPath([...source.slice(0, -1), 'miles']);
  if (source[0] === 'services' && source.length === 2 && path.at(-1) === 'code') return path[0] === 'forms';
  if (path[0] === 'layout' && source[0] === 'services') return source.length === 2 && path.at(-1) === 'href';
  if (path[0] === 'layout') return source[0] === 'pages' && path.at(-1) === { name: 'name', path: 'href' }[key];
  const isSamePage = formatKeyPath(path.slice(0, 2)) === formatKeyPath(source.slice(0, 2));
  const defaults: Readonly<Record<string, string>> = {
    name: 'hero.heading head.title',
    hero: 'hero.heading hero.lead head.description',
    lead: 'head.description',
    summary: 'hero.lead head.description',
  };
  return isSamePage && (defaults[key]?.split(' ').includes(path.slice(2).join('.')) ?? false);
}

/** Parses a changed copy of a valid definition without cross-checks; undefined if it is invalid. */
export function reparse(changed: unknown): Site | undefined {
  const parsed = site.safeParse(shortenHeads(fillTokens(completeDefinition(changed)).value));
  return parsed.data && parseOwnSections(parsed.data).length === 0 ? resolveValues(parsed.data) : undefined;
}

/** The schemas of own kinds, by the name of their folder. */
export type OwnKinds = Readonly<Record<string, z.ZodType>>;

/** The own kinds of the definition. Global, because a process reads only one definition. */
let kinds: OwnKinds = {};

export function setOwnKinds(read: OwnKinds): void {
  kinds = read;
}

/** Validates sections of own kinds against the schemas of their folders, and sets their defaults. */
function parseOwnSections(site: Site): Problem[] {
  return listSections(site).flatMap(({ section, path }): Problem[] => {
    if (section.kind !== 'own' || typeof section.name !== 'string') return [];
    const schema = Object.hasOwn(kinds, section.name) ? kinds[section.name] : undefined;
    if (!schema) {
      const message = unknownReference('folder of sections/ beside the definition', section.name, Object.keys(kinds));
      return [{ rule: 'unknown-reference', path: [...path, 'name'], message }];
    }
    // The folder's schema lacks the keys common to all sections.
    const settings = Object.fromEntries(Object.entries(section).filter(([key]) => !(key in ownSection.shape)));
    const parsed = schema.safeParse(settings);
    if (parsed.success) Object.assign(section, parsed.data);
    return describeIssues(parsed.error?.issues ?? [], lookUpSchemas(schema, settings)).map((problem) => ({
      ...problem,
      path: [...path, ...problem.path],
      ...(problem.meant && { meant: [...path, ...problem.meant] }),
    }));
  });
}

function resolveValues(site: Site): Site {
  return resolveSlots(site.deadLinks === 'repair' ? repairLinks(site) : site);
}

/** Sets `timeSlots` to every slot of any day, and makes `slotsOfDays` cover all days. */
function resolveSlots(site: Site): Site {
  const { slotsOfDays = [], slotMinutes, timeSlots } = site.forms;
  if (slotsOfDays.length === 0 && !slotMinutes) return site;
  const others = weekdays.filter((day) => !slotsOfDays.some(({ days }) => days.includes(day)));
  const rest = others.length > 0 ? [{ days: others, slots: timeSlots }] : [];
  const forms = {
    ...site.forms,
    timeSlots: everySlot(bookingRules(site)),
    slotsOfDays: slotsOfDays.length > 0 ? [...slotsOfDays, ...rest] : undefined,
  };
  return { ...site, forms };
}

/** Replaces every declared dead link by its substitute page, for `deadLinks: 'repair'`. */
function repairLinks(site: Site): Site {
  const insteadOf = new Map(site.knownDeadLinks.map(({ href, instead }) => [href, instead]));
  const repair = (href: string) => insteadOf.get(href) ?? href;
  const repaired = mapStrings(site, [], (text, path) =>
    path.at(-1) === 'href' ? repair(text) : replaceLinks(text, repair),
  );
  return { ...(repaired as Site), knownDeadLinks: site.knownDeadLinks };
}
