import type { Action, Link } from '../schema/link.ts';
import { shortAddress } from './format-address.ts';
import type { Route } from './routes.ts';
import type { PageSite } from './shared-site.ts';

/**
 * Adds the service and town of the page to a link, if the form there offers the service; `form-start.ts` fills them in:
 * `/get-quote?service=brake-repair&town=Gillingham#quote`.
 */
export function formLink(
  { site, route }: { site: Pick<PageSite, 'choices' | 'services'>; route: Route | undefined },
  href: string,
  choose?: string,
): string {
  const offered = site.choices[href];
  if (!offered || href === route?.path) return withQuery(href, choose, undefined, offered?.at);
  const key = route?.kind === 'location' ? route.page.service : route?.kind === 'service' ? route.key : '';
  const code = [choose, key, ...(site.services[key]?.formCodes ?? [])].find(
    (name) => name && offered.codes.includes(name),
  );
  const town = route?.kind === 'location' ? route.towns[route.page.town]?.name : undefined;
  return withQuery(href, code, town, offered.at);
}

function withQuery(href: string, service: string | undefined, town?: string, at = ''): string {
  if (!service) return href;
  const [path, fragment] = href.split('#');
  return `${path}?${new URLSearchParams({ service, ...(town && { town }) })}${fragment ? `#${fragment}` : at}`;
}

/**
 * Returns a link to directions, which phones open in a map app. Uses the postal address, because coordinates may be a
 * few doors off.
 */
export function mapLink({ business, departments = {} }: Contacts, map: true | string): string {
  const address = departments[String(map)]?.address ?? business.address;
  const query = new URLSearchParams({ api: '1', destination: `${business.name}, ${shortAddress(address)}` });
  return `https://www.google.com/maps/dir/?${query}`;
}

type Contacts = Pick<PageSite, 'business' | 'departments'>;

/**
 * Returns the number that a button calls: that of the department that it names or whose number its label shows, else
 * that of the business.
 */
export function phoneOf(
  { business, departments = {} }: Contacts,
  { label, call }: { label: string; call?: true | string },
): { dial: string } {
  const shown = Object.values(departments).find(({ phone }) => phone && label.includes(phone.display));
  return (typeof call === 'string' ? departments[call] : shown)?.phone ?? business.phone;
}

/** Sites whose names cannot be derived from their hosts. */
const siteNames = 'Facebook Instagram LinkedIn Pinterest Threads TikTok Tripadvisor Trustpilot X YouTube'.split(' ');

/** Returns links to the profiles of the business, named by site (`Facebook`) or host (`social.example`). */
export function profileLinks({ sameAs }: PageSite['business']): Link[] {
  return sameAs.map((href) => {
    const host = new URL(href).hostname.replace(/^www\./, '');
    // In tripadvisor.co.uk, the name comes a level earlier.
    const own = host
      .replace(/\.com?(?=\.[a-z]{2}$)/, '')
      .split('.')
      .at(-2);
    return { name: siteNames.find((name) => own === name.toLowerCase()) ?? host, href };
  });
}

/** Returns the helplines to call from an emergency page while the business is closed: those with a number. */
export function helplinesOf({ helplines }: Pick<PageSite, 'helplines'>, route: Route | undefined) {
  if (route?.hero.tone !== 'emergency') return [];
  const listed = route.sections.flatMap((section) => (section.kind === 'helplines' ? section.helplines : []));
  return listed.flatMap((key) => {
    const { name, phone } = helplines[key] ?? {};
    return name && phone ? [{ name, phone }] : [];
  });
}

/** Returns the numbers to call from an emergency page while the business is closed. */
export function closedNumbersOf(site: Contacts & Pick<PageSite, 'helplines'>, route: Route | undefined) {
  const helplines = helplinesOf(site, route);
  if (helplines.length > 0 || route?.hero.tone !== 'emergency') return helplines;
  return route.hero.actions.flatMap((action) => {
    const { name, phone } = outOfHours(site, action) ?? {};
    return name && phone ? [{ name, phone }] : [];
  });
}

/** Returns the department that a button calls, unless it has hours of its own, when it may be closed too. */
export function outOfHours({ departments = {} }: Pick<Contacts, 'departments'>, action: Action) {
  const department = 'call' in action && action.call !== true ? departments[action.call] : undefined;
  return department?.regular ? undefined : department;
}

/**
 * Returns the call bar's buttons, the prominent one first. Only the call on emergency pages, and on pages that start
 * with a form, since a link would discard what is typed.
 */
export function callBarActions({ layout }: Pick<PageSite, 'layout'>, route: Route | undefined): Action[] {
  const { call: label, link, primary } = layout.callBar;
  const ofHero = route?.hero.tone === 'emergency' && route.hero.actions.find((action) => 'call' in action);
  const call: Action = ofHero && ofHero.call !== true ? ofHero : { label, call: true };
  if (!link || route?.hero.tone === 'emergency' || route?.sections[0]?.kind === 'form') return [call];
  const onward = { label: link.name, href: link.href };
  return primary === 'link' ? [onward, call] : [call, onward];
}
