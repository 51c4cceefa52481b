import { rulesAt, slotsOfAnyDay } from '../../schema/booking.ts';
import type { Site } from '../../schema/site.ts';
import { declaredPages } from '../../site/declared-pages.ts';
import { bookingRules, formFields } from '../../site/form-rules.ts';
import { isAtOrBelow, type KeyPath, walk } from '../../site/key-path.ts';
import { listPageLinks } from '../../site/provenance.ts';
import { referredTable } from '../../site/references.ts';
import type { Route } from '../../site/routes.ts';
import { tokensIn } from '../../site/tokens.ts';
import type { Definition } from '../definition.ts';
import { changeEntry } from './change-entry.ts';
import { type ChangedPage, comparePages } from './compare-pages.ts';
import { renderMails, type SiteRenderer } from './render-site.ts';

type Mention = { path: KeyPath; how: string };

export type Impact = {
  /** Whether another value was found to compare with; otherwise pages, form options, mails and data are not known. */
  isCompared: boolean;
  mentions: Mention[];
  addresses: string[];
  pages: string[];
  linkedFrom: string[];
  formOptions: string[];
  mails: string[];
  structuredData: { type: string; pages: number }[];
};

/** Changes an entry in a copy of the definition and returns the differences between the two sites. */
export async function measureImpact(
  definition: Definition,
  path: KeyPath,
  openSite: (site: Site) => Promise<SiteRenderer>,
  other = changeEntry(definition, path),
): Promise<Impact> {
  const { site } = definition;
  const changed = other ?? site;
  const before = await openSite(site);
  const pages = comparePages(before, await openSite(changed));
  const addresses = new Set(addressesOf(site, path));
  return {
    isCompared: other !== undefined,
    mentions: findMentions(definition.written, path),
    addresses: [...addresses],
    pages: pages.map((page) => page.path),
    linkedFrom: addresses.size > 0 ? linkingPages(site, before.routes, addresses) : [],
    formOptions: changedOptions(site, changed),
    mails: changedMails(site, changed),
    structuredData: countTypes(pages),
  };
}

function linkingPages(site: Site, routes: readonly Route[], addresses: ReadonlySet<string>): string[] {
  const hasLink = (route?: Route) =>
    listPageLinks(site, route).some(({ address }) => addresses.has(address.split(/[?#]/)[0] ?? ''));
  // The not-found page has only the links of the layout, which every page has.
  const isOnAll = hasLink();
  return routes.filter((route) => isOnAll || hasLink(route)).map(({ path }) => path);
}

function findMentions(written: unknown, path: KeyPath): Mention[] {
  const [table, ...keys] = path;
  const id = table === 'forms' && keys[0] === 'forms' ? keys[1] : keys[0];
  const mentions: Mention[] = [];
  walk(written, [], (value, at) => {
    if (typeof value !== 'string') return;
    const key = String(at.findLast((step) => typeof step === 'string'));
    const tokens = tokensIn(value).filter(
      ({ source }) => source && (isAtOrBelow([path])(source) || isAtOrBelow([source])(path)),
    );
    const names = new Set(tokens.map(({ text }) => text));
    if (names.size === 0 && referredTable(at) === table && value === id) names.add(key);
    for (const how of names) mentions.push({ path: [...at], how });
  });
  return mentions;
}

function addressesOf(site: Site, [table, key]: KeyPath): string[] {
  if (key === undefined) return [];
  const found = declaredPages(site).filter(({ entry: [of, at] }) => {
    if (of === table && at === key) return true;
    const location = of === 'locations' ? site.locations[Number(at)] : undefined;
    if (table === 'services') return location?.service === key;
    return table === 'towns' && location?.town === key;
  });
  return found.map(({ path }) => path);
}

function changedOptions(site: Site, changed: Site): string[] {
  const slots = changedSlots(site, changed);
  return Object.keys(site.forms.forms).flatMap((key) => {
    const others = formFields(changed.forms, key);
    return formFields(site.forms, key).flatMap(({ kind, choices = [] }, field) => {
      const labels = choices.map(({ label }) => label);
      const isChanged =
        kind === 'slot'
          ? (label: string) => slots.has(label)
          : (label: string, index: number) => others[field]?.choices?.[index]?.label !== label;
      return labels.filter(isChanged).map((label) => `${key}: ${label}`);
    });
  });
}

/** Returns the slots of every place whose slots differ. One list holds those of all places, so indexes do not match. */
function changedSlots(site: Site, changed: Site): ReadonlySet<string> {
  const [before, after] = [bookingRules(site), bookingRules(changed)];
  const places = [undefined, ...Object.keys(before.branches ?? {})];
  return new Set(
    places.flatMap((place) => {
      const [slots, others] = [before, after].map((rules) => slotsOfAnyDay(rulesAt(rules, place)));
      return slots && String(slots) !== String(others) ? slots : [];
    }),
  );
}

/** Returns the mails that differ. Omits a mail for one option if the mail without an option differs too. */
function changedMails(site: Site, changed: Site): string[] {
  const after = renderMails(changed, site);
  const names = [...renderMails(site)].filter(([name, text]) => after.get(name) !== text).map(([name]) => name);
  return names.filter((name) => {
    const withoutOption = name.replace(/ \([^)]*\)$/, '');
    return withoutOption === name || !names.includes(withoutOption);
  });
}

function countTypes(pages: readonly ChangedPage[]): Impact['structuredData'] {
  const pagesOf = new Map<string, number>();
  for (const type of pages.flatMap(({ types }) => types)) pagesOf.set(type, (pagesOf.get(type) ?? 0) + 1);
  return [...pagesOf].map(([type, count]) => ({ type, pages: count }));
}
