import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type ChildNode, parse } from 'postcss';
import type { Manifest, ManifestChunk } from 'vite';
import type { Assets, Rule } from '../renderer/page-styles.ts';

/** The entry that vite-plugin-ssr creates for the script of each kind of page. */
const entries: Record<keyof Assets['scripts'], string> = {
  none: 'pages/content.page.client.ts',
  faq: 'pages/faq.page.client.ts',
  form: 'pages/form.page.client.ts',
  notFound: 'pages/_error.page.client.ts',
};

/** Assets that do not depend on the brand, and the text of the stylesheet without it. */
export type CodeAssets = Pick<Assets, 'rules' | 'scripts'> & { css: string };

/** Reads the assets to inline, and the names of all other files for browsers, from the manifest of Vite's build. */
export function readAssets(outDir: string): { assets: CodeAssets; files: Set<string> } {
  const manifest = JSON.parse(readFileSync(join(outDir, 'assets.json'), 'utf8')) as Manifest;
  const clientDir = join(outDir, 'client');
  const read = (file: string) => readFileSync(join(clientDir, file), 'utf8');
  const chunkOf = (key: string): ManifestChunk => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`Vite bundled no ${key}. Is vite-plugin-ssr among the plugins of vite.config.ts?`);
    return chunk;
  };

  const files = new Set<string>();
  const addScripts = (keys: readonly string[] = []) => {
    for (const { file, imports, dynamicImports } of keys.map(chunkOf)) {
      if (files.has(file)) continue;
      files.add(file);
      addScripts([...(imports ?? []), ...(dynamicImports ?? [])]);
    }
  };
  const scriptOf = (entry: string): string => {
    const { file, imports = [], dynamicImports = [] } = chunkOf(entry);
    if (imports.length > 0) throw new Error(`${entry} imports ${imports.join(', ')}, and must be inlined in the page.`);
    addScripts(dynamicImports);
    let code = read(file);
    // Vite's paths are relative to the importing file, but this script is inlined in pages.
    for (const key of dynamicImports) {
      const island = chunkOf(key).file;
      code = code.replaceAll(posix.relative(posix.dirname(file), island), `/${island}`);
    }
    // Vite wraps each dynamic import for preloads, of which there are none.
    code = code.replaceAll(/[\w$]+\(\(\)=>(import\(`[^`]+`\)),\[\]\)/g, '$1');
    return code.replaceAll('</script', '<\\/script');
  };

  const scripts = Object.fromEntries(Object.entries(entries).map(([kind, entry]) => [kind, scriptOf(entry)]));
  // Lacks colours and fonts, which depend on the definition; the build of a site writes the complete file.
  const css = read(chunkOf('style.css').file);
  // Add fonts and other files that styles and islands refer to.
  for (const { file } of Object.values(manifest)) if (!/\.(js|css)$/.test(file)) files.add(file);
  return {
    assets: { css, rules: parseStylesheet(css), scripts: scripts as Assets['scripts'] },
    files: new Set([...files].map((file) => join(clientDir, file))),
  };
}

/** Parses a minified stylesheet into rules that can be selected by class. */
export function parseStylesheet(css: string): Rule[] {
  return parse(css)
    .nodes.filter(({ type }) => type !== 'comment')
    .map(toRule);
}

const groups = new Set(['media', 'supports', 'layer', 'container']);

function toRule(node: ChildNode): Rule {
  if (node.type === 'rule') {
    const selectors = node.selectors.map((text) => ({ text, classes: classesNeededBy(text) }));
    return { selectors, body: node.nodes.map(String).join(';') };
  }
  if (node.type !== 'atrule') return { text: String(node) };
  if (!node.nodes) return { text: `${node};` };
  if (node.name === 'keyframes') return { keyframes: node.params, text: String(node) };
  if (!groups.has(node.name)) return { text: String(node) };
  return { group: `@${node.name}${node.raws.afterName ?? ' '}${node.params}`, rules: node.nodes.map(toRule) };
}

/** Returns the classes that a selector requires. Ignores those in brackets, except in `:has` without alternatives. */
function classesNeededBy(selector: string): string[] {
  let outside = selector;
  for (let before = ''; before !== outside; ) {
    before = outside;
    outside = outside.replace(/(:has)?\(([^()]*)\)|\[[^\]]*\]/g, (_, has, inner) =>
      has && !inner.includes(',') ? ` ${inner}` : '',
    );
  }
  return [...outside.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
}
