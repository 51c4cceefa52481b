import type * as z from 'zod';
import type { SectionOf } from '../schema/section.ts';
import type { Site } from '../schema/site.ts';
import { describeIssues } from './describe-issues.ts';
import { unknownReference } from './nearest-name.ts';
import type { Problem } from './problem.ts';
import { listSections } from './references.ts';

/** The settings of custom section kinds, by the name of their folder. */
export type OwnKinds = Readonly<Record<string, z.ZodType>>;

/** Those of the definition that was read last: a process reads one. */
let kinds: OwnKinds = {};

export function setOwnKinds(read: OwnKinds): void {
  kinds = read;
}

/** Validates the sections of custom kinds against the schemas of their folders, and sets the defaults of those. */
export function parseOwnSections(site: Site): Problem[] {
  return [...listSections(site)].flatMap(({ section, path }): Problem[] => {
    if (section.kind !== 'own' || typeof section.name !== 'string') return [];
    const schema = Object.hasOwn(kinds, section.name) ? kinds[section.name] : undefined;
    if (!schema) {
      const message = unknownReference('folder of sections/ beside the definition', section.name, Object.keys(kinds));
      return [{ rule: 'unknown-reference', path: [...path, 'name'], message }];
    }
    const settings = settingsOf(section);
    const parsed = schema.safeParse(settings);
    if (parsed.success) Object.assign(section, parsed.data);
    return describeIssues(parsed.error?.issues ?? [], settings, schema).map((problem) => ({
      ...problem,
      path: [...path, ...problem.path],
      ...(problem.meant && { meant: [...path, ...problem.meant] }),
    }));
  });
}

/** What the folder of a section declares: all but what every section may have. */
function settingsOf({
  kind: _,
  name: _name,
  id: _id,
  heading: _heading,
  intro: _intro,
  ...settings
}: SectionOf<'own'>) {
  return settings;
}
