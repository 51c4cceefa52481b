import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { compileFunction } from 'node:vm';
import { context } from 'esbuild';

/** A definition that can be read again whenever it was saved. */
export type LiveDefinition = {
  /** Compiles what was saved since, and evaluates it. Throws what esbuild or the definition throws. */
  read: () => Promise<unknown>;
  /** Whether it is made from a file: itself, or one that it imports. */
  isMadeFrom: (file: string) => boolean;
  close: () => Promise<void>;
};

/** Opens a definition for reading it many times. Vite would evaluate all that imports it; this takes milliseconds. */
export async function openDefinition(file: string): Promise<LiveDefinition> {
  const compiler = await context({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    packages: 'external',
    metafile: true,
    logLevel: 'silent',
  });
  const files = new Set([resolve(file)]);
  const load = createRequire(resolve(file));

  const read = async () => {
    const { metafile, outputFiles } = await compiler.rebuild();
    for (const input of Object.keys(metafile.inputs)) files.add(resolve(input));
    const module = { exports: {} as { default?: unknown } };
    const code = outputFiles[0]?.text ?? '';
    compileFunction(code, ['module', 'exports', 'require'], { filename: file })(module, module.exports, load);
    return module.exports.default;
  };
  return { read, isMadeFrom: (name) => files.has(resolve(name)), close: () => compiler.dispose() };
}
