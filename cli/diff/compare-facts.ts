import type { Facts } from './list-facts.ts';

/** One fact that is not what it was. */
export type Change = { kind: 'added' | 'gone' | 'changed'; name: string; before?: string; after?: string };

export type Changes = { group: string; changes: Change[] }[];

/** The facts that differ, by group; groups without a difference are left out. */
export function compareFacts(before: Facts, after: Facts): Changes {
  const groups = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  return groups
    .map((group) => ({ group, changes: compareGroup(before[group] ?? {}, after[group] ?? {}) }))
    .map(({ group, changes }) => ({
      group,
      // A page that came or went brings its description with it.
      changes: group === 'Descriptions' ? changes.filter(({ kind }) => kind === 'changed') : changes,
    }))
    .filter(({ changes }) => changes.length > 0);
}

function compareGroup(before: Record<string, string>, after: Record<string, string>): Change[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name): Change[] => {
    const [was, is] = [before[name], after[name]];
    if (was === is) return [];
    if (was === undefined) return [{ kind: 'added', name, after: is ?? '' }];
    return is === undefined
      ? [{ kind: 'gone', name, before: was }]
      : [{ kind: 'changed', name, before: was, after: is }];
  });
}
