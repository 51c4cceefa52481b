import { expect, it } from 'vitest';
import { formLink } from '../../site/action-links.ts';
import { parseSite } from '../../site/parse.ts';
import { offeredCodes } from '../../site/shared-site.ts';
import { tinySiteInput } from '../fixtures/tiny-site.ts';

it('chooses an option of any form on the page', () => {
  const [booking, contact] = ['booking', 'contact'].map((form) => ({ kind: 'form', heading: form, form }));
  // The page's last form offers no services.
  const pages = tinySiteInput.pages.map((page) =>
    page.path === '/book-online' ? { ...page, sections: [booking, contact] } : page,
  );
  const input = { ...tinySiteInput, pages: pages.filter(({ path }) => path !== '/contact') };
  const site = parseSite(input as never);
  const link = formLink(
    { site: { offeredCodes: offeredCodes(site), services: {} }, route: undefined },
    '/book-online',
    'other',
  );
  expect(link).toBe('/book-online?service=other');
});
