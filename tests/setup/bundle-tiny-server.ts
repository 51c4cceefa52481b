import type { TestProject } from 'vitest/node';
import { bundleTinyServer } from '../helpers/tiny-server.ts';

/** Bundles the server of the tiny site once per run. Tests find its entry with `inject('tinyServer')`. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { entry, remove } = await bundleTinyServer();
  project.provide('tinyServer', entry);
  return remove;
}

declare module 'vitest' {
  export interface ProvidedContext {
    tinyServer: string;
  }
}
