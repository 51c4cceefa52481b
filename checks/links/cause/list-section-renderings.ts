import type { Section } from '../../../schema/section.ts';
import type { AsideSection } from '../../../schema/sections/form.ts';
import type { Site } from '../../../schema/site.ts';
import { locationPath, servicePath } from '../../../site/paths.ts';
import type { KeyPath } from '../../../site/problem.ts';
import { listWrittenLinks } from './list-written-links.ts';
import type { Rendering } from './rendering.ts';
import { sectionTemplate } from './section-template.ts';

/** Every link of a section, in the order in which its template draws them. */
export function listSectionRenderings(site: Site, section: Section, path: KeyPath): Rendering[] {
  const template = sectionTemplate(section.kind);
  const written = (value: unknown, ...keys: KeyPath) => listWrittenLinks(site, value, [...path, ...keys], template);
  switch (section.kind) {
    case 'services':
      return [
        ...section.services.map((key, index) => ({
          address: servicePath(key),
          entry: [...path, 'services', index],
          template: 'templates/parts/ServiceCard.tsx',
        })),
        ...written(section.actions, 'actions'),
      ];
    case 'faq':
      return [
        ...Object.entries(site.faq).flatMap(([key, { links }]) =>
          listWrittenLinks(site, links, ['faq', key, 'links'], 'templates/islands/FaqAccordion.tsx'),
        ),
        ...listAsideRenderings(site, section.aside, path),
      ];
    case 'form':
      return listAsideRenderings(site, section.aside, path);
    case 'town-pages':
      return Object.keys(site.towns).flatMap((town) =>
        site.locations.flatMap((page, index) =>
          page.town === town ? [{ address: locationPath(site, page), entry: ['locations', index], template }] : [],
        ),
      );
    case 'visit':
      return [...listContacts(site, section.show), ...written(section.actions, 'actions')];
    default:
      return written(section);
  }
}

function listAsideRenderings(site: Site, panels: readonly AsideSection[], path: KeyPath): Rendering[] {
  return panels.flatMap((panel, index) => {
    const template = 'templates/parts/Aside.tsx';
    const contacts = panel.kind === 'visit' ? listContacts(site, panel.show) : [];
    return [...contacts, ...listWrittenLinks(site, panel, [...path, 'aside', index], template)];
  });
}

function listContacts({ business }: Site, show: readonly string[]): Rendering[] {
  const template = 'templates/parts/ContactDetails.tsx';
  return show.flatMap((detail): Rendering[] => {
    if (detail === 'phone') {
      return [{ address: `tel:${business.phone.dial}`, entry: ['business', 'phone', 'dial'], template }];
    }
    return detail === 'email' ? [{ address: `mailto:${business.email}`, entry: ['business', 'email'], template }] : [];
  });
}
