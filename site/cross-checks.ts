import type { Site } from '../schema/site.ts';
import * as business from './check-business.ts';
import { checkDuplicates } from './check-duplicates.ts';
import { checkBranches, checkForms } from './check-forms.ts';
import { checkHours, checkSlotDays, checkSlots } from './check-hours.ts';
import { checkChoices, checkLinks } from './check-links.ts';
import * as page from './check-pages.ts';
import { checkPlaceholders } from './check-placeholders.ts';
import { checkHomeTown, checkPosition, checkPostcodeAreas } from './check-position.ts';
import { declaredPages } from './declared-pages.ts';
import { formatKeyPath, formatStablePath, isAtOrBelow, type KeyPath, parseStablePath, valueAt } from './key-path.ts';
import { listNames, suggest } from './nearest-name.ts';
import { findUnusable } from './palette.ts';
import { type Check, describeFault, type Problem, type Report, showValue } from './problem.ts';
import { checkReferences } from './references.ts';
import { checkStripMap } from './strip-map.ts';

/** Finds an accent too close to the main colour, and a background on which text is illegible. */
const checkBrand: Check = ({ brand }, report) => {
  for (const { key, fault, nearest } of findUnusable(brand.colours)) {
    const advice = `the nearest that passes is ${showValue(nearest)}`;
    report.value('low-contrast', ['brand', 'colours', key], `${fault}; ${advice}`);
  }
};

const checkUnconfirmed: Check = (site, report) => {
  for (const [index, { at }] of site.unconfirmed.entries()) {
    for (const [part, place] of [at].flat().entries()) {
      const { path, missing } = parseStablePath(site, place);
      if (!missing) continue;
      const where = path.length > 0 ? formatStablePath(site, path) : 'the definition';
      const hint = `${suggest(missing.key, missing.valid)} ${listNames('key', missing.valid)}`;
      const message = `found ${showValue(place)}, but ${where} has no ${showValue(missing.key)}.${hint}`;
      report('unknown-reference', ['unconfirmed', index, 'at', ...(Array.isArray(at) ? [part] : [])], message);
    }
  }
};

/** All checks that need only the site. One with tables is skipped if any is faulty, to avoid spurious problems. */
const checks: readonly (readonly [check: Check, ...unlessFaulty: (keyof Site)[]])[] = [
  [business.checkClaims],
  [checkBrand, 'brand'],
  [business.checkCodes],
  [business.checkTimeZone, 'hours'],
  [business.checkRoutes, 'access'],
  [business.checkPhones],
  [business.checkPostcodes],
  [checkPosition],
  [checkPostcodeAreas],
  [checkHomeTown],
  [business.checkPrices, 'money'],
  [business.checkDistances],
  [checkHours],
  [checkSlots],
  [checkSlotDays, 'forms', 'hours', 'departments'],
  [page.checkSections],
  [page.checkRelated],
  [page.checkButtons, 'business', 'departments'],
  [checkPlaceholders],
  [checkStripMap, 'towns', 'access'],
  [checkForms, 'forms'],
  [checkBranches, 'forms', 'departments'],
  [checkDuplicates],
];

/**
 * Validates entries against each other. Reports nothing below a path in `faulty`, nor what may be a consequence of a
 * fault there. Messages quote `written`, because parsing drops trailing slashes.
 */
export function findCrossProblems(site: Site, faulty: readonly KeyPath[], written: unknown): Problem[] {
  const problems: Problem[] = [];
  const known = new Set<string>();
  const report = (...[rule, path, message, more]: Parameters<Report>) => {
    const id = `${formatKeyPath(path)} ${message}`;
    // Several forms may share a faulty field, and several ids one key.
    if (!known.has(id)) problems.push({ rule, path: [...path], message, ...more });
    known.add(id);
  };
  report.value = (...[rule, path, fault, more]: Parameters<Report['value']>) => {
    report(rule, path, describeFault(valueAt(written, path) ?? valueAt(site, path), fault), more);
  };
  const isSound = (table: keyof Site) => faulty.every(([key]) => key !== undefined && key !== table);
  checkReferences(site, report);
  const pages = declaredPages(site);
  let areKnown = ![...faulty, ...problems.map(({ path }) => path)].some(decidesAddress);
  if (areKnown) areKnown = page.checkAddresses(pages, report);
  page.checkHeads(pages, report);
  // With invalid addresses, links cannot be checked.
  if (areKnown) checkLinks(site, pages, report);
  if (areKnown && isSound('forms')) checkChoices(site, pages, report);
  for (const [check, ...tables] of checks) if (tables.every(isSound)) check(site, report);
  // Skipped if anything else is faulty, which may be the cause.
  if (faulty.length + problems.length === 0) {
    page.checkPackages(site, report);
    page.checkShownTables(site, report);
    page.checkShownDetails(site, report);
    checkUnconfirmed(site, report);
  }
  const isFaulty = isAtOrBelow(faulty);
  // A problem with a whole entry may be a consequence of a fault in one of its values.
  const withFaulty = new Set(faulty.map((path) => formatKeyPath(path.slice(0, -1))));
  return problems.filter(({ path, part }) => !isFaulty(path) && (part || !withFaulty.has(formatKeyPath(path))));
}

function decidesAddress(path: KeyPath): boolean {
  const [table, field, key] = path;
  if (table === 'structure') return field === 'servicePath' || field === 'locationPath';
  if (table === 'pages') return key === undefined || key === 'path';
  if (table === 'services') return key === undefined || key === 'townSlug';
  return table === 'locations' && (path.length < 3 || (path.length === 3 && (key === 'town' || key === 'service')));
}
