import { createServer } from 'vite';
import type { Site } from '../../schema/site.ts';
import type { EnquiryRow } from '../../server/database/database.ts';
import { confirmationMail } from '../../server/mail/confirmation-mail.ts';
import { garageMail } from '../../server/mail/garage-mail.ts';
import { listRoutes, type Route } from '../../site/routes.ts';
import { type PageSite, sitePages } from '../../site/shared-site.ts';

/** A page as visitors and machines receive it. */
export type RenderedPage = { path: string; html: string; graph: readonly { '@type': string; '@id': string }[] };

/** Opens what renders the pages of any site with the current templates, whose styles need Vite. */
export async function openRenderer() {
  const vite = await createServer({
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  const load = <Name extends keyof Modules>(file: string) => vite.ssrLoadModule(file) as Promise<Pick<Modules, Name>>;
  const { renderBody, markup } = await load<'renderBody' | 'markup'>('/renderer/body.tsx');
  const { head } = await load<'head'>('/renderer/head.tsx');
  const { pageGraph } = await load<'pageGraph'>('/renderer/jsonld/graph.ts');

  const render = (whole: Site): RenderedPage[] => {
    const { site } = sitePages(whole);
    return listRoutes(whole).map((route) => ({
      path: route.path,
      html: head(site, route) + markup(renderBody({ site, route })),
      graph: pageGraph(site, route)['@graph'],
    }));
  };
  return { render, close: () => vite.close() };
}

/** The renderer's modules, as far as they are used. */
type Modules = {
  renderBody: (value: { site: PageSite; route: Route }) => unknown;
  markup: (body: unknown) => string;
  head: (site: PageSite, route: Route) => string;
  pageGraph: (site: PageSite, route: Route) => { '@graph': RenderedPage['graph'] };
};

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
