import { brandAssets } from '../../prerender/brand.ts';
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

export type SiteRenderer = {
  site: PageSite;
  assets: object;
  routes: readonly Route[];
  render: (route: Route) => string;
  /** Whether the last rendered page read any shared data that differ on the changed site. */
  hasReadChange: () => boolean;
};

/** Opens renderers with the code of a build; given the renderer of the changed site, one records which changed data its pages read. */
export async function openRenderer({ site: whole }: Pick<Definition, 'site'>) {
  const [{ dir, assets }, { icons }] = await Promise.all([bundleCode(whole.look), readIcons(whole)]);
  return async (written: Site, changed?: SiteRenderer): Promise<SiteRenderer> => {
    const { site, offered } = sitePages(written, icons);
    const brand = brandAssets(site, assets).assets;
    let reads = 0;
    const tracked = trackReads(site, changed?.site ?? site, () => {
      reads += 1;
    });
    const renderRoute = await loadRenderer({ codeDir: dir, assets: brand, site: tracked, offered });
    // The renderer caches what all pages share, such as the layout, and reads it for the first page only.
    let isCommon = JSON.stringify(brand) !== JSON.stringify(changed?.assets);
    let hasRead = false;
    const render = (route: Route) => {
      reads = 0;
      const { html } = renderRoute(route);
      const first = reads;
      if (first > 0 && !isCommon) {
        reads = 0;
        renderRoute(route);
        isCommon = reads < first;
      }
      hasRead = isCommon || first > 0;
      return html;
    };
    return { site, assets: brand, routes: listRoutes(written), render, hasReadChange: () => hasRead };
  };
}

/** Returns a copy of a value that calls `onRead` whenever a part that differs is read. */
function trackReads<Value extends object>(value: Value, other: object, onRead: () => void): Value {
  const keys = new Set([...Object.keys(value), ...Object.keys(other)]) as Set<keyof Value>;
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Value;
  for (const key of keys) {
    const [one, two] = [value[key], (other as Value)[key]];
    if (one === two) continue;
    const isBoth = one && two && typeof one === 'object' && typeof two === 'object';
    const hasSameKeys = isBoth && Object.keys(one).join() === Object.keys(two).join();
    const read = hasSameKeys ? trackReads(one, two, onRead) : one;
    const get = () => {
      if (!hasSameKeys) onRead();
      return read;
    };
    Object.defineProperty(copy, key, { enumerable: true, get });
  }
  return copy;
}

/** Renders every mail that the site can send, once for each service of each form. Returns their texts by name. */
export function renderMails(site: Site): Map<string, string> {
  const mails = new Map<string, string>();
  for (const [form, { type }] of Object.entries(site.forms.forms)) {
    for (const { code: service } of [{ code: '' }, ...(serviceField(site.forms, form)?.choices ?? [])]) {
      const enquiry = enquiryFor(site, type, form, service);
      const about = service ? `${form} (${service})` : form;
      mails.set(`to the business, ${about}`, JSON.stringify(businessMail(site, enquiry)));
      mails.set(`to the visitor, ${about}`, JSON.stringify(confirmationMail(site, enquiry, exampleTime)));
    }
  }
  return mails;
}

function enquiryFor(site: Site, formType: FormType, form: string, service: string): EnquiryRow {
  const fields = formFields(site.forms, form).map(({ name, kind, role, choices }) => {
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
