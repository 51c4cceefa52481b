import { memo } from '../schema/memo.ts';
import { type IslandKind, islandOf, type Route } from '../site/routes.ts';
import type { Body, RenderedLayout } from './body.tsx';

/** A rule with the classes that each of its selectors requires, a group of rules, an animation, or verbatim text. */
export type Rule =
  | { selectors: Selector[]; body: string }
  | { group: string; rules: Rule[] }
  | { keyframes: string; text: string }
  | { text: string };
type Selector = { text: string; classes: string[] };

export type Assets = {
  rules: readonly Rule[];
  /** Addresses of the stylesheets: the rules, then the font faces. */
  stylesheets: readonly string[];
  /** The script of each kind of page, which imports an island on demand. */
  scripts: Readonly<Record<IslandKind | 'notFound', string>>;
};

/** Returns a page's styles, script and fonts; without a route, those of the not-found page. */
export function pageAssets(assets: Assets, route: Route | undefined, body: Body) {
  const style = selectorOf(assets)(body);
  const addresses = Array.from(style.matchAll(/url\(["']?([^"')]+\.woff2)/g), ([, address = '']) => address);
  return { style, script: assets.scripts[route ? islandOf(route) : 'notFound'], fonts: [...new Set(addresses)] };
}

const selectorOf = memo((assets: Assets) => createPageStyles(assets), new WeakMap());

/** Maximum cached selections per layout. Pages of one kind use the same classes, and there are few kinds. */
const maxCached = 500;

/** Selects rules without classes and those whose classes occur in a page. docs/decisions/0041-stylesheet.md */
export function createPageStyles({ rules }: Pick<Assets, 'rules'>): (body: Pick<Body, 'layout' | 'content'>) => string {
  const animations = rules.filter((rule) => 'keyframes' in rule);
  const selectWithin = ({ before, after }: RenderedLayout) => {
    const layoutLists = classListsOf(before + after);
    const layoutVariables = variablesOf(before + after);
    const cache = new Map<string, string>();
    return (content: string): string => {
      const lists = classListsOf(content);
      const variables = variablesOf(content);
      const key = [...lists, ...variables].join();
      const cached = cache.get(key);
      if (cached !== undefined) return cached;
      const classes = new Set([...layoutLists, ...lists].flatMap((list) => list.split(' ')));
      const selected = writeRules(rules, classes);
      const used = animations.filter(({ keyframes }) => new RegExp(`[:\\s]${keyframes}(?![\\w-])`).test(selected));
      const styles = compactVariables(selected + used.map(({ text }) => text).join(''), [
        ...layoutVariables,
        ...variables,
      ]);
      if (cache.size < maxCached) cache.set(key, styles);
      return styles;
    };
  };
  const within = memo(selectWithin, new WeakMap());
  return ({ layout, content }) => within(layout)(content);
}

/** Returns the rules without classes and all variables, for the desk, which has its own stylesheet. */
export function baseStyles({ rules }: { rules: readonly Rule[] }): string {
  return writeRules(rules, new Set());
}

/**
 * Removes unused variables, and shortens the names of the others, which saves 1 % of a page. Leaves those in its markup
 * alone, such as `fill="var(--accent)"` of an own section kind.
 */
function compactVariables(styles: string, kept: readonly string[]): string {
  const used = new Set([...kept, ...variablesOf(styles)]);
  // Scripts set variables that have no declaration here, so keep their names.
  const names = new Map<string, string>();
  return styles
    .replaceAll(/(--[\w-]+):[^;}]+;?/g, (declaration, name) => {
      if (!used.has(name)) return '';
      if (!names.has(name)) names.set(name, kept.includes(name) ? name : shortName(names.size));
      return declaration;
    })
    .replaceAll(/--[\w-]+/g, (name) => names.get(name) ?? name);
}

function variablesOf(text: string): string[] {
  return Array.from(text.matchAll(/var\((--[\w-]+)/g), ([, name = '']) => name);
}

/** `--a` to `--z`, then `--a1` to `--z1`, and so on. */
function shortName(at: number): string {
  return `--${String.fromCharCode(97 + (at % 26))}${Math.floor(at / 26) || ''}`;
}

const attribute = ' class="';

/** Returns the distinct class attributes in HTML. Without a regular expression, which takes a quarter longer. */
function classListsOf(html: string): string[] {
  const lists = new Set<string>();
  for (let at = html.indexOf(attribute); at !== -1; ) {
    const end = html.indexOf('"', at + attribute.length);
    lists.add(html.slice(at + attribute.length, end));
    at = html.indexOf(attribute, end);
  }
  return [...lists];
}

function writeRules(rules: readonly Rule[], classes: ReadonlySet<string>): string {
  let text = '';
  for (const rule of rules) {
    if ('keyframes' in rule) continue;
    if ('text' in rule) text += rule.text;
    else if ('group' in rule) {
      const inner = writeRules(rule.rules, classes);
      if (inner) text += `${rule.group}{${inner}}`;
    } else {
      const used = rule.selectors.filter((selector) => selector.classes.every((name) => classes.has(name)));
      if (used.length > 0) text += `${used.map((selector) => selector.text).join(',')}{${rule.body}}`;
    }
  }
  return text;
}
