import { brandAssets } from '../../prerender/brand-assets.ts';
import { bundleCode } from '../../prerender/bundle.ts';
import { loadRenderer } from '../../prerender/render-page.ts';
import type { FieldKind } from '../../schema/field-kinds.ts';
import type { Site } from '../../schema/site.ts';
import type { FormType } from '../../schema/submission.ts';
import type { EnquiryRow } from '../../server/database/database.ts';
import { createEnquiryRow } from '../../server/enquiries/store.ts';
import { businessMail } from '../../server/mail/business-mail.ts';
import { confirmationMail } from '../../server/mail/confirmation-mail.ts';
import { listAnswers } from '../../site/answers.ts';
import { formFields, serviceField } from '../../site/form-rules.ts';
import { listRoutes, type Route } from '../../site/routes.ts';
import { type PageSite, sitePages } from '../../site/shared-site.ts';
import { readIcons } from '../../site/source/read-icons.ts';
import type { Definition } from '../definition.ts';

export type SiteRenderer = { site: PageSite; routes: readonly Route[]; render: (route: Route) => string };

/** Opens a renderer for a definition and changed copies of it, which use the code of one build. */
export async function openRenderer({ site: whole }: Pick<Definition, 'site'>) {
  const [{ dir, assets: code }, { icons }] = await Promise.all([bundleCode(whole.look), readIcons(whole)]);
  return async (written: Site): Promise<SiteRenderer> => {
    const { site, offered } = sitePages(written, icons);
    const { assets } = brandAssets(site, code);
    const render = await loadRenderer({ codeDir: dir, assets, site, offered });
    return { site, routes: listRoutes(written), render: (route) => render(route).html };
  };
}

/**
 * Renders every mail that the site can send, for each service of each form, with answers that fit the forms of
 * `formSite`. Returns the texts by name.
 */
export function renderMails(site: Site, formSite = site): Map<string, string> {
  const mails = new Map<string, string>();
  for (const [form, { type }] of Object.entries(site.forms.forms)) {
    for (const { code: service } of [{ code: '' }, ...(serviceField(site.forms, form)?.choices ?? [])]) {
      const enquiry = enquiryFor(site, type, form, service, formSite);
      const about = service ? `${form} (${service})` : form;
      mails.set(`to the business, ${about}`, JSON.stringify(businessMail(site, enquiry)));
      mails.set(`to the visitor, ${about}`, JSON.stringify(confirmationMail(site, enquiry, exampleTime)));
    }
  }
  return mails;
}

function enquiryFor(site: Site, formType: FormType, form: string, service: string, formSite: Site): EnquiryRow {
  const fields = formFields(formSite.forms, form).map(({ name, kind, role, choices }) => {
    const value = role === 'service' ? service : (choices?.[0]?.code ?? examples[kind] ?? 'An example.');
    return [name, value] as const;
  });
  const answers = listAnswers(site, { formType, form }, Object.fromEntries(fields));
  return { ...createEnquiryRow({ formType, form, answers, now: exampleTime }), reference: 'EXAMPLE' };
}

const exampleTime = new Date('2026-11-18T10:00:00Z');

const examples: Partial<Record<FieldKind, string>> = {
  text: 'Ann Example',
  number: '1',
  date: '2026-11-25',
  email: 'ann@visitor.example',
  phone: '01632 960999',
  postcode: 'AB1 2CD',
  plate: 'AB12 CDE',
};
