import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { ServedSite } from '../../renderer/render-hook.ts';
import { todayIn } from '../../schema/clock.ts';
import type { Site } from '../../schema/site.ts';
import type { Submission } from '../../schema/submission.ts';
import { sitePages } from '../../site/shared-site.ts';
import { enquiryFormProps } from '../../templates/islands/enquiry-form-props.ts';

/** Returns the page with a form of any definition, as rendered by the built server, and the props of its script. */
export async function renderFormPage(definition: Site, form: string, submission?: Submission) {
  const { assets } = JSON.parse(readFileSync('dist/server/site.json', 'utf8')) as ServedSite;
  const { render } = await import(pathToFileURL('dist/server/entries/renderer_default-page-server.mjs').href);
  const { site, formPages } = sitePages(definition);
  const route = formPages[form];
  const path = route?.path ?? '';
  const today = todayIn(site.hours.timeZone);
  const { html } = render({ site, route, assets, submission, today, formFiles: true }).pageContext as { html: string };
  return { path, html, props: JSON.stringify(enquiryFormProps(site, form, { path })) };
}
