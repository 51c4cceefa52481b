import type { Site } from '../schema/site.ts';
import { isFileAddress, href as writtenHref } from '../schema/text.ts';
import { type DeclaredPage, idsOfTables, walkPages } from './declared-pages.ts';
import { serviceField } from './form-rules.ts';
import { findMarkFault, inlineLinks, mayHaveMarks } from './inline.ts';
import { type KeyPath, walk, walkEntries } from './key-path.ts';
import { nearestName, unknownReference, unknownReferences } from './nearest-name.ts';
import { questionId, siteRoot } from './paths.ts';
import { describeFault, type Problem, type Report, showValue } from './problem.ts';

/** Paths that the server handles itself or the build writes, with everything below them. */
export const reservedPaths = /^\/(api|assets|desk|healthz|index|readyz|metrics|404)(\/|$)/;

type LinkContext = {
  report: Report;
  url: string;
  alive: ReadonlySet<string>;
  moved: ReadonlyMap<string, string>;
  idsOf: ReadonlyMap<string, () => readonly string[]>;
  /** Describes an address without a page. Only pages that exist are suggested. */
  describeUnknown: (target: string) => string;
};

/** Finds links to undeclared pages or fragments, and declared dead links that are alive or lack a substitute. */
export function checkLinks(site: Site, pages: readonly DeclaredPage[], report: Report): void {
  const { structure, redirects } = site;
  // A missing home page is reported once, by `checkAddresses`, not at every link to it.
  const alive = new Set(['/', ...pages.map(({ path }) => path)]);
  const context: LinkContext = {
    report,
    // Addresses on the same host outside the base path belong to another site.
    url: siteRoot(site),
    alive,
    moved: new Map(redirects.map(({ from, to }) => [from, to])),
    idsOf: new Map(pages.map((page) => [page.path, () => idsOn(page, site)])),
    describeUnknown: unknownReferences('page', alive),
  };
  checkWrittenLinks(site, context);
  checkPage(structure.services, ['structure', 'services'], context);
  checkPage(structure.locations, ['structure', 'locations'], context);
  checkDeadLinks(site, context);
  checkRedirects(site, context);
}

/** Lists the ids that links to a page may target. */
function idsOn({ ids, entry: [table = '', key = ''] }: DeclaredPage, site: Site): string[] {
  const own = (idsOfTables[table] ?? []).filter((id) => table !== 'services' || hasLinks(site, key, id));
  return [...ids(), 'content', 'top', ...own];
}

/** Whether the page of a service has links to related services, or to town pages. */
function hasLinks({ services, locations }: Site, service: string | number, id: string): boolean {
  const { related = [], nearby = [] } = services[service] ?? {};
  if (id === 'related') return related.length > 0;
  return nearby.length > 0 || locations.some((page) => page.service === service);
}

/** Checks every link, in a key or in a sentence, that is not declared dead. */
function checkWrittenLinks(site: Site, context: LinkContext): void {
  const { report } = context;
  const isDeclaredDead = deadLinkMatcher(site, context);
  const advice = ' If the link is meant to be dead, declare it under knownDeadLinks.';
  const checkLink = (written: string, path: KeyPath, part?: Problem['part']) => {
    if (!isDeclaredDead(written)) checkPage(written, path, context, { part, advice });
  };
  walk(site, [], (text, path, key) => {
    if (typeof text !== 'string') return;
    if (key === 'href' && path[0] !== 'knownDeadLinks') checkLink(text, path);
    if (!mayHaveMarks.test(text)) return;
    const fault = findMarkFault(text);
    if (fault) report('malformed-value', path, fault.message, { part: { words: fault.words } });
    for (const address of inlineLinks(text)) {
      const malformed = writtenHref.safeParse(address).error?.issues[0]?.message;
      if (!malformed) checkLink(address, path, { words: address });
      else report('malformed-value', path, describeFault(address, malformed), { part: { words: address } });
    }
  });
}

/** Returns a function that tells whether a link is declared dead, or meant by a declaration that is itself faulty. */
function deadLinkMatcher({ knownDeadLinks }: Site, { url, alive }: LinkContext): (written: string) => boolean {
  const dead = new Set(knownDeadLinks.map(({ href }) => href));
  const faulty = knownDeadLinks.filter(
    ({ href }, index, all) => alive.has(href) || all.findIndex((each) => each.href === href) < index,
  );
  // A faulty declaration may be meant for a dead link that resembles its substitute page.
  const doubtful = new Set<string | undefined>(faulty.map(({ instead }) => instead));
  return (written) => {
    const { target } = parseLink(written, url) ?? {};
    if (target === undefined) return false;
    return dead.has(target) || dead.has(written) || (!alive.has(target) && doubtful.has(nearestName(target, alive)));
  };
}

function checkDeadLinks({ knownDeadLinks }: Site, context: LinkContext): void {
  const { alive, moved, report } = context;
  for (const [index, { href, instead }] of knownDeadLinks.entries()) {
    checkPage(instead, ['knownDeadLinks', index, 'instead'], context);
    if (!alive.has(href) && !moved.has(href)) continue;
    const message = `${href} is ${alive.has(href) ? 'a page' : 'redirected'} now; remove this declaration`;
    report('stale-declaration', ['knownDeadLinks', index, 'href'], message);
  }
}

function checkRedirects({ redirects }: Site, context: LinkContext): void {
  const { url, alive, moved, report } = context;
  const looping = new Set<string>();
  for (const [index, { from, to }] of redirects.entries()) {
    const path = ['redirects', index, 'to'];
    const { target = '' } = parseLink(to, url) ?? {};
    const loop = alive.has(target) ? [] : redirectLoop(target, moved);
    const isSwapped = alive.has(from) && !alive.has(target);
    if (loop.length === 0) {
      if (!isSwapped) checkPage(to, path, context);
    } else if (!looping.has(target)) {
      const way = [...loop, target].join(' to ');
      report.value('unknown-page', path, `leads into a redirect loop, ${way}; redirect to a page`);
    }
    // A cycle is reported once, not at each of its redirects.
    for (const each of loop) looping.add(each);
    const what = alive.has(from) ? 'a page of this site' : 'an address reserved for the server';
    const advice = isSwapped ? 'swap from and to, or remove this redirect' : 'remove this redirect';
    if (alive.has(from) || reservedPaths.test(from))
      report.value('same-address', ['redirects', index, 'from'], `is ${what}; ${advice}`);
  }
}

/** Finds an address of this site that leads to no page, file or fragment, or that could be shorter. */
function checkPage(
  written: unknown,
  path: KeyPath,
  context: LinkContext,
  { part, advice = '' }: { part?: Problem['part']; advice?: string } = {},
): void {
  const { url, alive, moved, describeUnknown, report } = context;
  const link = parseLink(written, url);
  if (!link) return;
  const { target, isAbsolute } = link;
  const where = part && { part };
  // site/source/find-file-problems.ts checks that the file exists.
  const isFile = isFileAddress(target) && !moved.has(target);
  if (isAbsolute && (isFile || alive.has(target))) {
    const relative = isFile ? String(written).slice(url.length) : target;
    const fault = `is a ${isFile ? 'file' : 'page'} of this site; write "${relative}"`;
    report('malformed-value', path, describeFault(written, fault), where);
  } else if (alive.has(target)) {
    checkFragment(link, path, context, where);
  } else if (moved.has(target)) {
    report('unknown-page', path, describeFault(written, `is redirected to ${moved.get(target)}; link to that`), where);
  } else if (!isFile) {
    const unknown = { table: 'pages', name: target } as const;
    report('unknown-page', path, `${describeUnknown(target)}${advice}`, { ...where, unknown });
  }
}

function checkFragment(
  { written, target, fragment }: WrittenLink,
  path: KeyPath,
  { idsOf, report }: LinkContext,
  where: Pick<Problem, 'part'> | undefined,
): void {
  if (fragment === undefined) return;
  const ids = idsOf.get(target)?.() ?? [];
  if (ids.includes(fragment)) return;
  const isQuestion = fragment.startsWith(questionId(''));
  report('unknown-page', path, `in ${written} ${unknownReference(`part of ${target}`, fragment, ids)}`, {
    ...where,
    unknown: isQuestion ? { table: 'faq', name: fragment } : { table: 'pages', name: `${target}#${fragment}` },
  });
}

type WrittenLink = { written: string; target: string; fragment: string | undefined; isAbsolute: boolean };

/** Splits a link to this site into its path and fragment; undefined for other addresses. */
function parseLink(written: unknown, url: string): WrittenLink | undefined {
  if (typeof written !== 'string') return undefined;
  const isAbsolute = written.startsWith(`${url}/`) || written === url;
  if (!written.startsWith('/') && !isAbsolute) return undefined;
  const [target = '', fragment] = (isAbsolute ? written.slice(url.length) || '/' : written).split('#');
  return { written, target, fragment, isAbsolute };
}

/** Returns the cycle of redirects that an address is part of; empty if there is none. */
function redirectLoop(start: string, moved: ReadonlyMap<string, string>): string[] {
  const loop = [start];
  for (let next = moved.get(start); next !== undefined; next = moved.get(next)) {
    if (next === start) return loop;
    if (loop.includes(next)) return [];
    loop.push(next);
  }
  return [];
}

/** Finds buttons with a choice that no form on their target page offers. */
export function checkChoices(site: Site, pages: readonly DeclaredPage[], report: Report): void {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  walkPages(site, ({ choose, href }, path) => {
    const page = typeof choose === 'string' && byPath.get(String(href).split('#')[0] ?? '');
    const message = page && explainChoice(site, page, String(choose));
    if (message) report('unknown-reference', [...path, 'choose'], message);
  });
}

function explainChoice({ forms }: Site, { path, sections }: DeclaredPage, choose: string): string | undefined {
  const shown: string[] = [];
  walkEntries(sections, [], ({ kind, form }) => {
    if (kind === 'form') shown.push(String(form));
  });
  const known = shown.filter((key) => Object.hasOwn(forms.forms, key));
  const lists = known.map((key) => serviceField(forms, key)?.choices?.map(({ code }) => code));
  const codes = lists.flatMap((list = []) => list);
  // The choice may be meant for an unknown form, or for one with faulty choices.
  const isDoubtful = lists.some((list) => list && (list.length === 0 || new Set(list).size < list.length));
  if (codes.includes(choose) || isDoubtful || known.length < shown.length) return undefined;
  return codes.length > 0
    ? unknownReference(`service of the form on ${path}`, choose, codes)
    : `found ${showValue(choose)}, but ${path} has no form with services; link to a page that has one, or remove it`;
}
