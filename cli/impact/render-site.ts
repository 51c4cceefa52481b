import { bundleCode } from '../../prerender/bundle.ts';
import { loadRenderer } from '../../prerender/render-page.ts';
import type { Site } from '../../schema/site.ts';
import type { EnquiryRow } from '../../server/database/database.ts';
import { confirmationMail } from '../../server/mail/confirmation-mail.ts';
import { garageMail } from '../../server/mail/garage-mail.ts';
import { listRoutes, type Route } from '../../site/routes.ts';
import { type PageSite, sitePages } from '../../site/shared-site.ts';

/** Renders the pages of one site. */
export type SiteRenderer = { site: PageSite; routes: readonly Route[]; render: (route: Route) => string };

/** Opens what renders the pages of any site, with the code that a build uses. */
export async function openRenderer(): Promise<(site: Site) => Promise<SiteRenderer>> {
  const { dir, assets } = await bundleCode();
  return async (whole) => {
    const { site, offered } = sitePages(whole);
    const render = await loadRenderer({ codeDir: dir, assets, site, offered });
    return { site, routes: listRoutes(whole), render: (route) => render(route).html };
  };
}

/** Renders every mail that the site can send, once for each option of each form: by name, its text. */
export function renderMails(site: Site): Map<string, string> {
  const mails = new Map<string, string>();
  for (const [key, { type, services }] of Object.entries(site.forms.forms)) {
    for (const service of ['', ...services.map(({ code }) => code)]) {
      const enquiry = enquiryFor(type, service, site.forms.timeSlots[0]);
      const now = new Date(enquiry.received_at);
      const about = service ? `${key} (${service})` : key;
      mails.set(`to the business, ${about}`, JSON.stringify(garageMail(site, enquiry)));
      mails.set(`to the visitor, ${about}`, JSON.stringify(confirmationMail(site, enquiry, now)));
    }
  }
  return mails;
}

/** An enquiry with something in every field, on a Wednesday morning. */
function enquiryFor(form_type: EnquiryRow['form_type'], service: string, preferred_time = ''): EnquiryRow {
  return {
    id: 'example',
    reference: 'EXAMPLE',
    form_type,
    state: 'received',
    received_at: '2026-11-18T10:00:00.000Z',
    submission_key: 'example',
    fingerprint: 'example',
    name: 'Ann Example',
    phone: '01632 960999',
    email: 'ann@visitor.example',
    registration: 'AB12 CDE',
    postcode: 'AB1 2CD',
    service,
    message: 'An example.',
    preferred_date: '2026-11-25',
    preferred_time,
  };
}
