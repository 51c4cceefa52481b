import type { TestProject } from 'vitest/node';
import { startPostgres } from '../helpers/postgres.ts';

/** Starts one PostgreSQL per run. Tests create databases of their own in it: tests/helpers/databases.ts. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // No test cuts the power of PostgreSQL itself, so it need not wait for the disk.
  const { url, stop } = await startPostgres(['-c', 'fsync=off']);
  project.provide('postgres', url);
  return stop;
}

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: string;
  }
}
