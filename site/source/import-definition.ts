import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { type BuildFailure, type BuildOptions, build, type Message } from 'esbuild';
import { entryOf } from '../key-path.ts';
import { nearestName, suggest } from '../nearest-name.ts';
import { type OwnKinds, setOwnKinds } from '../parse.ts';
import { tokenKinds } from '../token-kinds.ts';
import { findSyntaxFault } from './find-syntax-fault.ts';
import { ownKindFolders } from './folders.ts';
import { type LocatedFault, locate, rangeBetween, type SourceRange } from './locate.ts';
import { readSource } from './source.ts';

/** Inside the project, so that a bundle finds its packages. */
const bundleDir = '.cache/definitions';

/** A definition with its own kinds, repeated keys and source files; or the faults that prevent it from loading. */
type Imported =
  | { value: unknown; kinds: OwnKinds; repeated: LocatedFault[]; sources: string[] }
  | { faults: LocatedFault[] };

type Module = { default: unknown; kinds?: OwnKinds };

/** Imports the current state of a definition with its imports, and returns its default export. */
export async function importDefinition(file: string): Promise<unknown> {
  const imported = await readDefinition(file);
  if ('faults' in imported)
    throw new Error(imported.faults.map((fault) => `${fault.file}: ${fault.message}`).join('\n'));
  return imported.value;
}

/**
 * Imports a definition as a bundle, which needs no TypeScript loader and bypasses the module cache. Faults have source
 * locations.
 */
export async function readDefinition(file: string): Promise<Imported> {
  const missing = whyMissing(file);
  if (missing) return { faults: [{ rule: 'missing-definition', message: missing, ...startOf(file) }] };
  const bundled = await bundle(file).catch((failure: BuildFailure) => failure);
  if (!('outputFiles' in bundled)) {
    const faults = bundled.errors.map((error) => describeError(error, file));
    // The parser notices a day without quotes at its month and at its day.
    return {
      faults: faults.filter((fault, index) => faults.findIndex((each) => isDeepStrictEqual(each, fault)) === index),
    };
  }
  const code = bundled.outputFiles[0]?.contents ?? new Uint8Array();
  // Of this process, so that no other one removes it too early.
  const module = join(bundleDir, `${hash('sha256', code).slice(0, 24)}.${process.pid}.mjs`);
  // A process of the same number may have been killed while it wrote.
  if (!existsSync(module) || !readFileSync(module).equals(code)) {
    mkdirSync(bundleDir, { recursive: true });
    writeFileSync(module, code);
  }
  const repeated = bundled.warnings.filter(({ id }) => id === 'duplicate-object-key').map(describeRepeated);
  try {
    const { default: value, kinds = {} }: Module = await import(pathToFileURL(resolve(module)).href);
    const misplaced = describeExport(value, file);
    if (misplaced) return { faults: [misplaced] };
    setOwnKinds(kinds);
    return { value, kinds, repeated, sources: Object.keys(bundled.metafile.inputs).map((input) => resolve(input)) };
  } catch (error) {
    return { faults: [{ rule: 'import-error', ...(await describeThrown(error as Error, file, module)) }] };
  } finally {
    rmSync(module, { force: true });
  }
}

/** Explains why a path is not a definition; undefined if it is a file. */
function whyMissing(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found?.isFile()) return undefined;
  const inside = join(file, 'site.config.ts');
  if (found) return `is a folder; ${existsSync(inside) ? `write SITE_CONFIG=${inside}` : 'name a file'}`;
  const beside = existsSync(dirname(file)) ? readdirSync(dirname(file)) : [];
  const hint = suggest(basename(file), beside);
  return `does not exist.${hint} SITE_CONFIG names the file of the site definition, by default ./site.config.ts`;
}

/**
 * Describes a missing default export, at the last line, or one that is not the definition: a promise, or an object with
 * it in `export default { site }`.
 */
function describeExport(value: unknown, file: string): LocatedFault | undefined {
  const source = readSource(file);
  const end = source.text.trimEnd().length;
  if (value === undefined) {
    const place = rangeBetween(source, source.text.lastIndexOf('\n', end - 1) + 1, end);
    // The definition usually comes last, after what it is made of.
    const name = constantsIn(source.text).at(-1);
    const last = name ? `\`export default ${name};\`` : '`export default` and the definition';
    return { rule: 'import-error', message: `has no default export; end it with ${last}`, ...place };
  }
  const slip = value instanceof Promise ? 'promise; write await before it' : 'function; export what it returns';
  if (value instanceof Promise || typeof value === 'function')
    return { rule: 'import-error', message: `exports a ${slip}`, ...locate(source, []) };
  const [[name, inner] = [], other] = Object.entries(entryOf(value));
  if (other || entryOf(inner).business === undefined) return undefined;
  const message = `has the definition one level too deep; write \`export default ${name}\``;
  return { rule: 'import-error', message, ...locate(source, []) };
}

function constantsIn(text: string): string[] {
  return [...text.matchAll(/^(?:export )?(?:const|let|var) (\w+)/gm)].map(([, name = '']) => name);
}

function bundle(file: string, sourcemap: 'external' | false = false) {
  return build({
    ...definitionEntry(file),
    bundle: true,
    write: false,
    metafile: true,
    sourcemap,
    outdir: bundleDir,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'silent',
  });
}

/** Returns the bundler's entry for a definition: its file, with the schemas of its own kinds. */
function definitionEntry(file: string): Pick<BuildOptions, 'entryPoints' | 'stdin'> {
  const kinds = Object.entries(ownKindFolders(file));
  if (kinds.length === 0) return { entryPoints: [resolve(file)] };
  const quote = (...path: string[]) => JSON.stringify(join(...path));
  const contents = [
    `export { default } from ${quote(resolve(file))};`,
    ...kinds.map(([, folder], index) => `import { schema as kind${index} } from ${quote(folder, 'schema.ts')};`),
    `export const kinds = { ${kinds.map(([name], index) => `${JSON.stringify(name)}: kind${index}`).join(', ')} };`,
  ].join('\n');
  return { stdin: { contents, resolveDir: dirname(resolve(file)), sourcefile: 'definition-entry.ts', loader: 'ts' } };
}

function startOf(file: string): SourceRange {
  return { file, line: 1, column: 1, endLine: 1, endColumn: 1 };
}

/** Returns the source location of a message; esbuild counts columns from 0, in bytes. */
function locateMessage({ location }: Pick<Message, 'location'>, file: string): SourceRange {
  if (!location) return startOf(file);
  const { line, column, length, lineText } = location;
  const before = Buffer.from(lineText).subarray(0, column).toString().length;
  const own = relative('.', location.file);
  return { file: own, line, column: before + 1, endLine: line, endColumn: before + 1 + Math.max(1, length) };
}

/** Describes a bundler error: a syntax error, at the place of the missing token, or an unresolved import. */
function describeError(error: Message, file: string): LocatedFault {
  const place = locateMessage(error, file);
  if (/^Could not resolve/.test(error.text))
    return { rule: 'import-error', message: `${error.text}: there is no such file`, ...place };
  const [, exporter, name] = /^No matching export in "(.+)" for import "(.+)"$/.exec(error.text) ?? [];
  if (exporter) {
    const lacking = `${exporter} does not export \`${name}\``;
    // The entry with the schemas of own kinds is virtual and has no file.
    const placed = existsSync(place.file)
      ? { message: lacking, ...place }
      : { message: `must export \`${name}\``, ...startOf(exporter) };
    return { rule: 'import-error', ...placed };
  }
  const source = readSource(place.file);
  const fault = findSyntaxFault(source.text, error.text, place);
  if (!fault) return { rule: 'syntax-error', message: error.text, ...place };
  return { rule: 'syntax-error', message: fault.message, ...rangeBetween(source, fault.start, fault.end) };
}

function describeRepeated(warning: Message): LocatedFault {
  const [first] = warning.notes;
  const key = warning.text.replace(/^Duplicate key ("[^"]*").*$/, '$1');
  const where = first?.location ? ` (line ${first.location.line} has it too)` : '';
  const message = `found the key ${key} twice in one entry; only the last counts${where}; rename one or remove it`;
  return { rule: 'duplicate', message, ...locateMessage(warning, '') };
}

/** Describes an error thrown by a definition, at the line that threw it or that imports a missing module. */
async function describeThrown(error: Error, file: string, module: string): Promise<{ message: string } & SourceRange> {
  const [message = ''] = String(error?.message ?? error).split('\n');
  const imported = describeMissingImport(message, file);
  if (imported) return imported;
  const [, line, column] = new RegExp(`${module.replaceAll('\\', '/')}:(\\d+):(\\d+)`).exec(String(error?.stack)) ?? [];
  const mapped = line && (await originalRange(file, Number(line), Number(column)));
  const hint = hintFor(message, file);
  return { message: `throws an error when it is loaded: ${message}${hint}`, ...(mapped || startOf(file)) };
}

function describeMissingImport(message: string, file: string): ({ message: string } & SourceRange) | undefined {
  const [, specifier] = /^Cannot find (?:package|module) '([^']+)'/.exec(message) ?? [];
  const [, missing] = /^The requested module .* does not provide an export named '(.+)'$/.exec(message) ?? [];
  if (!specifier && !missing) return undefined;
  const { text } = readSource(file);
  const words = missing ?? [`'${specifier}'`, `"${specifier}"`].find((quoted) => text.includes(quoted)) ?? '';
  const start = text.indexOf(words);
  const place = start > 0 ? rangeBetween({ file, text }, start, start + words.length) : startOf(file);
  return { message: missing ? message : `imports ${specifier}, which is not installed`, ...place };
}

/** Suggests what is meant by a name that is not defined: a text without quotes, `yes` or `$45`. */
function hintFor(message: string, file: string): string {
  const [, amount] = /^\$(\d+) is not defined$/.exec(message) ?? [];
  if (amount) return `; write ${amount} as a number, without its currency`;
  const [, name] = /^([\p{L}\w]+) is not defined$/u.exec(message) ?? [];
  if (name === undefined) return '';
  if (/^(?:yes|on|true)$/i.test(name)) return '; write true';
  if (Object.hasOwn(tokenKinds, name)) return `; in a text, write {${name}} between ordinary quotes`;
  const meant = nearestName(name, constantsIn(readSource(file).text));
  return `; write ${meant ? `${meant}, or ` : ''}'${name}' if it is a text or a key, or declare it`;
}

/** Maps a position in a bundle back to its source location. */
async function originalRange(file: string, line: number, column: number): Promise<SourceRange | undefined> {
  const { outputFiles } = await bundle(file, 'external');
  const map = outputFiles.find(({ path }) => path.endsWith('.map'));
  const entry = map && new SourceMap(JSON.parse(map.text)).findEntry(line - 1, column - 1);
  if (!entry || !('originalSource' in entry)) return undefined;
  const at = entry.originalLine + 1;
  const from = entry.originalColumn + 1;
  const own = relative('.', resolve(bundleDir, entry.originalSource));
  return { file: own, line: at, column: from, endLine: at, endColumn: from + 1 };
}
