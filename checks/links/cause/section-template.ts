import type { Section } from '../../../schema/section.ts';

/** The template of a kind of section: `town-pages` → `templates/sections/TownPages.tsx`. */
export function sectionTemplate(kind: Section['kind']): string {
  const name = kind.replace(/(^|-)([a-z])/g, (_, _hyphen, letter: string) => letter.toUpperCase());
  // `Form` would be taken for the form itself, which is an island.
  return `templates/sections/${name === 'Form' ? 'FormSection' : name}.tsx`;
}
