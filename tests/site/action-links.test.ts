import { expect, it } from 'vitest';
import type { Action } from '../../schema/link.ts';
import { callBarActions, formLink, phoneOf, profileLinks } from '../../site/action-links.ts';
import { parseSite } from '../../site/parse.ts';
import { listRoutes } from '../../site/routes.ts';
import { offeredChoices } from '../../site/shared-site.ts';
import { tinySiteInput } from '../fixtures/tiny-site.ts';

it('names a profile by its site, in any country', () => {
  const hosts = ['www.facebook.com', 'www.tripadvisor.co.uk', 'uk.trustpilot.com', 'pinterest.com.au', 'x.com'];
  const sameAs = [...hosts, 'www.social.co.uk'].map((host) => `https://${host}/garage`);
  const names = profileLinks({ ...parseSite(tinySiteInput).business, sameAs }).map(({ name }) => name);
  expect(names).toEqual(['Facebook', 'Tripadvisor', 'Trustpilot', 'Pinterest', 'X', 'social.co.uk']);
});

it('chooses an option of any form on the page', () => {
  const [booking, contact] = ['booking', 'contact'].map((form) => ({ kind: 'form', heading: form, form }));
  // The page's last form offers no services.
  const pages = tinySiteInput.pages.map((page) =>
    page.path === '/book-online' ? { ...page, sections: [booking, contact] } : page,
  );
  const input = { ...tinySiteInput, pages: pages.filter(({ path }) => path !== '/contact') };
  const site = parseSite(input as never);
  const choices = offeredChoices(site);
  const link = (href: string) => formLink({ site: { choices, services: {} }, route: undefined }, href, 'other');
  expect(link('/book-online')).toBe('/book-online?service=other');
  expect(link('/book-online#booking')).toBe('/book-online?service=other#booking');
});

it('chooses an option of a form that an earlier page has too', () => {
  const [home, ...pages] = tinySiteInput.pages;
  const sections = [{ kind: 'form', heading: 'Book', form: 'booking' }];
  const about = { path: '/about', name: 'About', hero: { lead: 'Who we are.' }, sections };
  const site = parseSite({ ...tinySiteInput, pages: [{ ...home, sections }, about, ...pages] } as never);
  const choices = offeredChoices(site);
  const link = (href: string) => formLink({ site: { choices, services: {} }, route: undefined }, href, 'other');
  expect(['/', '/about', '/book-online'].map(link)).toEqual([
    '/?service=other',
    '/about?service=other',
    '/book-online?service=other',
  ]);
  expect(Object.keys(choices)).toEqual(['/about', '/contact', '/book-online']);
});

const departments = { emergency: { name: 'Emergencies', phone: { display: '01632 960999', dial: '+441632960999' } } };

it('calls the department that a button names, or whose number it shows', () => {
  const site = { ...parseSite(tinySiteInput), departments };
  expect(phoneOf(site, { label: 'Call us', call: 'emergency' }).dial).toBe('+441632960999');
  expect(phoneOf(site, { label: 'Call 01632 960999' }).dial).toBe('+441632960999');
  expect(phoneOf(site, { label: 'Call us', call: true })).toBe(site.business.phone);
});

it('has the call of the hero in the call bar of an emergency page if that is a department’s', () => {
  const site = parseSite({ ...tinySiteInput, departments } as never);
  const [home] = listRoutes(site);
  if (!home) throw new Error('The tiny site has no pages.');
  const withActions = (...actions: Action[]) => ({
    ...home,
    hero: { ...home.hero, tone: 'emergency' as const, actions },
  });
  const emergency = { label: 'Call at night', call: 'emergency' };
  expect(callBarActions(site, withActions({ label: 'Ring', call: true }))[0]).toEqual({
    label: site.layout.callBar.call,
    call: true,
  });
  expect(callBarActions(site, withActions(emergency))).toEqual([emergency]);
});

it('has the link first in the call bar if that is the primary one', () => {
  const callBar = { ...tinySiteInput.layout.callBar, primary: 'link' as const };
  const site = parseSite({ ...tinySiteInput, layout: { ...tinySiteInput.layout, callBar } });
  expect(callBarActions(site, undefined).map(({ label }) => label)).toEqual(['Book', site.layout.callBar.call]);
});
