import type * as z from 'zod';
import { ownSection } from '../schema/sections/own.ts';
import type { Site } from '../schema/site.ts';
import { describeIssues } from './describe-issues.ts';
import { unknownReference } from './nearest-name.ts';
import type { Problem } from './problem.ts';
import { listSections } from './references.ts';

/** The schemas of own kinds, by the name of their folder. */
export type OwnKinds = Readonly<Record<string, z.ZodType>>;

/** The own kinds of the definition. Global, because a process reads only one definition. */
let kinds: OwnKinds = {};

export function setOwnKinds(read: OwnKinds): void {
  kinds = read;
}

/** Validates sections of own kinds against the schemas of their folders, and sets their defaults. */
export function parseOwnSections(site: Site): Problem[] {
  return [...listSections(site)].flatMap(({ section, path }): Problem[] => {
    if (section.kind !== 'own' || typeof section.name !== 'string') return [];
    const schema = Object.hasOwn(kinds, section.name) ? kinds[section.name] : undefined;
    if (!schema) {
      const message = unknownReference('folder of sections/ beside the definition', section.name, Object.keys(kinds));
      return [{ rule: 'unknown-reference', path: [...path, 'name'], message }];
    }
    // The folder's schema lacks the keys common to all sections.
    const settings = Object.fromEntries(Object.entries(section).filter(([key]) => !(key in ownSection.shape)));
    const parsed = schema.safeParse(settings);
    if (parsed.success) Object.assign(section, parsed.data);
    return describeIssues(parsed.error?.issues ?? [], settings, schema).map((problem) => ({
      ...problem,
      path: [...path, ...problem.path],
      ...(problem.meant && { meant: [...path, ...problem.meant] }),
    }));
  });
}
