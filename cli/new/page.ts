import type { SiteInput } from '../../schema/site.ts';
import { completeDefinition } from '../../site/complete-definition.ts';
import type { Definition } from '../definition.ts';
import { faultOfIcon, faultOfNewKey, faultOfPath, type Kind } from './answers.ts';

/** A page with one text section. It has to be linked from another page. */
export const page: Kind = {
  description: 'A page with one text section',
  questions: [
    {
      name: 'path',
      ask: 'Its address (/tips)',
      fault: (answer, { site }) =>
        site.pages.some(({ path }) => path === answer) ? 'is a page already' : faultOfPath(answer),
    },
    { name: 'name', ask: 'Its name in the breadcrumb trail (Tips)' },
    { name: 'title', ask: 'Its title', fallback: (_definition, { name }) => `${name} | {name}` },
    { name: 'description', ask: 'Description for search engines, at most 160 characters' },
    { name: 'heading', ask: 'Its heading', fallback: (_definition, { name = '' }) => name },
    { name: 'lead', ask: 'What the page is about, one to three sentences' },
    { name: 'section', ask: 'The heading of its first section' },
    { name: 'about', ask: 'The text of that section, a paragraph' },
  ],

  compose(definition, { path, name, title, description, heading, lead, section, about }) {
    const value = {
      path,
      name,
      head: { title, description, keywords: [String(name).toLowerCase()] },
      hero: { heading, lead, actions: usualActions(definition) },
      sections: [{ kind: 'text', id: 'about', heading: section, paragraphs: [about] }],
    };
    return [{ table: 'pages', value }];
  },
};

/** Returns the two buttons of the call bar, as a default for a page without buttons. */
export function usualActions({ written }: Definition): object[] {
  const { layout } = completeDefinition(written) as SiteInput;
  const { call, link } = layout?.callBar ?? {};
  return [{ label: call, call: true }, ...(link ? [{ label: link.name, href: link.href }] : [])];
}

/** A trust claim with its evidence. */
export const claim: Kind = {
  description: 'A trust claim with its evidence',
  questions: [
    { name: 'key', ask: 'Key of the claim (insured)', fault: faultOfNewKey('claims') },
    { name: 'value', ask: 'Its figure or key word (25+)' },
    { name: 'label', ask: 'What the figure counts (years of experience)' },
    {
      name: 'icon',
      ask: 'Its icon (shield), if any',
      fallback: () => '',
      fault: faultOfIcon,
    },
    { name: 'source', ask: 'Its evidence; for a rating with the https:// address where it can be read' },
    {
      name: 'checked',
      ask: 'When the evidence was last checked (2026-11-20)',
      fallback: () => new Date().toISOString().slice(0, 10),
    },
  ],

  compose(_definition, { key = '', value, label, icon, source, checked }) {
    return [{ table: 'claims', key, value: { value, label, ...(icon && { icon }), source, checked } }];
  },
};
