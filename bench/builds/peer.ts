import type { PageTemplate, Row } from './page-template.ts';

/** A generator of sites that is measured beside ours. */
export type Peer = {
  name: string;
  /** Installs it where need be, and returns its folder and the version to be shown. */
  install: () => { dir: string; version: string };
  /** Writes its input: the same rows and the same template in its own language. Not part of what is measured. */
  prepare: (dir: string, template: PageTemplate, rows: readonly Row[]) => void;
  /** What is measured: one program that writes every page below `out`, run in `dir`. */
  command: (dir: string, out: string) => Command;
  /** The most pages that it is asked for, where more would take too long. */
  most?: number;
};

export type Command = { program: string; args: string[]; env?: Record<string, string> };
