import type { ContradictionRule } from '../../schema/accepted-contradiction.ts';
import type { KeyPath } from '../../site/problem.ts';

/** Two facts of a definition that cannot both be true, at the value that has to change. */
export type Contradiction = {
  rule: ContradictionRule | 'stale-acceptance';
  path: KeyPath;
  /** What stands against what, and what to write instead, as a sentence that follows the key. */
  message: string;
  severity: 'warn' | 'fail';
  /** The things it is about where there may be several: the towns that a list leaves out. */
  parts?: readonly string[];
};

/** What one rule finds; its name and severity come from the table of rules. */
export type Found = Pick<Contradiction, 'path' | 'message' | 'parts'>;
