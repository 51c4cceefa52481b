import * as z from 'zod';
import { everySlot } from '../schema/booking.ts';
import { type Site, site } from '../schema/site.ts';
import { weekdays } from '../schema/weekdays.ts';
import { completeDefinition, shortenDescriptions } from './complete-definition.ts';
import { findCrossProblems } from './cross-checks.ts';
import { describeIssues } from './describe-issues.ts';
import { bookingRules } from './form-rules.ts';
import { groupProblems } from './group-problems.ts';
import { replaceLinks } from './inline.ts';
import { parseOwnSections } from './own-kinds.ts';
import { isAtOrBelow, type KeyPath, SiteError } from './problem.ts';
import { recordDefinition } from './provenance.ts';
import { fillTokens } from './tokens.ts';

/** Parses a definition; `SITE_URL` replaces its origin. Throws a SiteError. */
export function loadSite(definition: unknown, siteUrl = process.env.SITE_URL): Site {
  const input = siteUrl ? { ...(definition as object), url: siteUrl.replace(/\/$/, '') } : definition;
  return parseSite(input);
}

/**
 * Parses a definition: completes it, fills in the tokens, validates it against the schema, then its entries against
 * each other. Throws a SiteError with the problems of all three steps.
 */
export function parseSite(written: unknown): Site {
  const definition = completeDefinition(written);
  const filled = fillTokens(definition);
  const { problems: tokenProblems, unfilled } = filled;
  const value = shortenDescriptions(filled.value);
  const parsed = site.safeParse(value);
  // The length of a sentence is unknown while one of its tokens is not filled in.
  const isUnfilled = isAtOrBelow(unfilled);
  const issues = parsed.success ? [] : parsed.error.issues.filter(({ path }) => !isUnfilled(path as KeyPath));
  const schemaProblems = describeIssues(issues, value, site);
  const faulty = [...schemaProblems, ...tokenProblems].flatMap(({ path, meant }) => (meant ? [path, meant] : [path]));
  const crossProblems = parsed.success
    ? findCrossProblems(parsed.data, [], value)
    : findCrossProblems(parseLeniently(value), faulty, value);

  const ownProblems = parsed.success ? parseOwnSections(parsed.data) : [];

  const problems = [...tokenProblems, ...schemaProblems, ...ownProblems, ...crossProblems];
  if (problems.length > 0) throw new SiteError(groupProblems(problems, definition));
  if (!parsed.success) throw parsed.error;
  const result = gatherSlots(parsed.data.deadLinks === 'repair' ? repairLinks(parsed.data) : parsed.data);
  recordDefinition(result, { written, filled });
  return result;
}

/**
 * Parses the valid parts of a faulty definition, for the checks across entries: a faulty entry is parsed key by key.
 * Lists are always lists and entries always entries; a single value may be anything.
 */
function parseLeniently(definition: unknown): Site {
  const written = isEntry(definition) ? definition : {};
  return Object.fromEntries(
    Object.entries(site.shape).map(([key, schema]) => [key, parsePart(schema, written[key])]),
  ) as unknown as Site;
}

function parsePart(schema: z.core.$ZodType, written: unknown): unknown {
  const read = z.safeParse(schema, written);
  if (read.success) return read.data;
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray) {
    return Array.isArray(written) ? written.map((item) => parsePart(inner.element, item)) : [];
  }
  if (inner instanceof z.ZodRecord) {
    const entries = isEntry(written) ? Object.entries(written) : [];
    return Object.fromEntries(entries.map(([key, entry]) => [key, parsePart(inner.valueType, entry)]));
  }
  if (inner instanceof z.ZodObject) {
    const entry = isEntry(written) ? written : {};
    return Object.fromEntries(Object.entries(inner.shape).map(([key, part]) => [key, parsePart(part, entry[key])]));
  }
  return written;
}

/** Unwraps a schema from wrappers such as `optional` and `default`. */
export function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  const isWrapper =
    schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault;
  return isWrapper ? unwrap(schema.unwrap()) : schema;
}

function isEntry(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** Sets `timeSlots` to every slot of any day, and makes `slotsOfDays` cover all days. */
export function gatherSlots(site: Site): Site {
  const { slotsOfDays = [], slotMinutes, timeSlots } = site.forms;
  if (slotsOfDays.length === 0 && !slotMinutes) return site;
  const others = weekdays.filter((day) => !slotsOfDays.some(({ days }) => days.includes(day)));
  const rest = others.length > 0 && slotsOfDays.length > 0 ? [{ days: others, slots: timeSlots }] : [];
  const forms = {
    ...site.forms,
    timeSlots: everySlot(bookingRules(site)),
    ...(slotsOfDays.length > 0 && { slotsOfDays: [...slotsOfDays, ...rest] }),
  };
  return { ...site, forms };
}

/** Replaces every declared dead link by its substitute page, for `deadLinks: 'repair'`. */
function repairLinks(site: Site): Site {
  const insteadOf = new Map(site.knownDeadLinks.map(({ href, instead }) => [href, instead]));
  const repair = (value: unknown): unknown => {
    if (typeof value === 'string') return replaceLinks(value, (href) => insteadOf.get(href) ?? href);
    if (Array.isArray(value)) return value.map(repair);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        key,
        key === 'href' && typeof item === 'string' ? (insteadOf.get(item) ?? item) : repair(item),
      ]),
    );
  };
  return { ...(repair(site) as Site), knownDeadLinks: site.knownDeadLinks };
}
