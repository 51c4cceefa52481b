import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { BuiltPage } from './built-pages.ts';
import { findAll } from './elements.ts';

/** Size in bytes of a text or a file, compressed with Brotli. */
export function brotliBytes(content: string | Buffer): number {
  return brotliCompressSync(content).length;
}

/** Size in bytes of a built file's compressed copy. */
export function fileBytes(path: string, clientDir = 'dist/client'): number {
  return statSync(`${join(clientDir, path)}.br`).size;
}

/** Requests of a page before any interaction, besides pictures and icons. */
export function requestsOf({ document, html }: BuiltPage, clientDir = 'dist/client') {
  const hrefs = (takes: (attribs: Record<string, string>) => boolean) =>
    findAll(document, ({ name, attribs }) => name === 'link' && takes(attribs)).map(
      ({ attribs }) => attribs.href ?? '',
    );
  const styles = hrefs(({ rel }) => rel === 'stylesheet');
  const preloaded = hrefs(({ rel, as }) => rel === 'modulepreload' || (rel === 'preload' && as === 'script'));
  const sheets = [html, ...styles.map((path) => readFileSync(join(clientDir, path), 'utf8'))];
  const fontsInStyles = sheets.flatMap((sheet) =>
    [...sheet.matchAll(/url\(["']?([^"')]+\.woff2)/g)].map(([, font = '']) => font),
  );
  const fonts = [...new Set([...hrefs(({ as }) => as === 'font'), ...fontsInStyles])];
  const sources = findAll(document, ({ name, attribs }) => name === 'script' && 'src' in attribs).map(
    ({ attribs }) => attribs.src ?? '',
  );
  const scripts = reachableScripts([...sources, ...preloaded], staticImports, clientDir);
  return { styles, fonts, sources, scripts };
}

/** The inline script of a page. */
export function inlineScriptOf({ html }: BuiltPage): string {
  return [...html.matchAll(/<script type="module">(.*?)<\/script>/gs)].map(([, code = '']) => code).join('\n');
}

/** Every script that a page can load, at once or when an island hydrates. */
export function allScriptsOf(page: BuiltPage, clientDir = 'dist/client'): string[] {
  const woken = namedScripts(inlineScriptOf(page), page.path, clientDir);
  return reachableScripts([...requestsOf(page, clientDir).sources, ...woken], namedScripts, clientDir);
}

function reachableScripts(
  sources: readonly string[],
  importsOf: (code: string, from: string, clientDir: string) => string[],
  clientDir: string,
): string[] {
  const reached = new Set(sources);
  for (const path of reached) {
    for (const next of importsOf(readFileSync(join(clientDir, path), 'utf8'), path, clientDir)) reached.add(next);
  }
  return [...reached];
}

function staticImports(code: string, from: string, clientDir: string): string[] {
  const specifiers = [...code.matchAll(/(?:\bfrom|\bimport)\s*["']([^"']+\.js)["']/g)].map(([, to = '']) => to);
  return specifiers.map((to) => join(dirname(from), to)).filter((path) => existsSync(join(clientDir, path)));
}

/** Every built script whose file name occurs in the code, however it is imported. */
function namedScripts(code: string, _from: string, clientDir: string): string[] {
  return readdirSync(join(clientDir, 'assets'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js') && code.includes(basename(name)))
    .map((name) => join('/assets', name));
}
