import type { TestProject } from 'vitest/node';
import { startPostgres } from '../helpers/postgres.ts';

/** Starts one PostgreSQL per run, in which tests create their own databases: tests/helpers/databases.ts. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // No test cuts PostgreSQL's power, so it need not wait for the disk.
  const { url, stop } = await startPostgres(['-c', 'fsync=off']);
  project.provide('postgres', url);
  return stop;
}

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: string;
  }
}
