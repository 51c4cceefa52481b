import { faultOfPath } from './faults.ts';
import type { Kind } from './questions.ts';
import { usualActions } from './usual-actions.ts';

/** A plain page, with one text to begin with. Something has to link to it. */
export const page: Kind = {
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
    { name: 'section', ask: 'The heading of its first part' },
    { name: 'about', ask: 'The words of that part, a paragraph' },
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
