import type { Body, Frame } from './body.tsx';

/**
 * Makes what picks from the site's stylesheet the rules that a page can use: those whose classes it carries or an
 * island on it may take on, and those without any. docs/decisions/0041-stylesheet.md says why they stand in the page.
 */
export function createPageStyles(
  stylesheet: string,
  islandClasses: readonly string[],
): (body: Pick<Body, 'frame' | 'content'>) => string {
  const rules = readRules(stylesheet);
  const islandList = islandClasses.join(' ');
  const byFrame = new WeakMap<Frame, ReturnType<typeof pickInFrame>>();
  const pickInFrame = ({ before, after }: Frame) => {
    const frameLists = classListsOf(before + after);
    const frameHasIsland = hasIsland(before + after);
    const picked = new Map<string, string>();
    return (content: string): string => {
      const lists = classListsOf(content);
      if (frameHasIsland || hasIsland(content)) lists.push(islandList);
      const key = lists.join();
      const known = picked.get(key);
      if (known !== undefined) return known;
      const styles = writeRules(rules, classesIn([...frameLists, ...lists]));
      // Pages of one kind carry the same classes; a site with more kinds than this merely picks again.
      if (picked.size < mostKept) picked.set(key, styles);
      return styles;
    };
  };
  return ({ frame, content }) => {
    const pick = byFrame.get(frame) ?? pickInFrame(frame);
    byFrame.set(frame, pick);
    return pick(content);
  };
}

const mostKept = 500;

const hasIsland = (html: string) => html.includes('data-island=');

const start = ' class="';

/** A rule with the classes that each of its selectors needs, a group of rules, or text that stands as it is. */
type Rule = { selectors: Selector[]; body: string } | { group: string; rules: Rule[] } | { text: string };
type Selector = { text: string; classes: string[] };

/** The lists of classes that some HTML carries, each once, as they stand in it. */
function classListsOf(html: string): string[] {
  const lists = new Set<string>();
  // Searched by hand, on every page: a regular expression takes a quarter longer.
  for (let at = html.indexOf(start); at !== -1; ) {
    const end = html.indexOf('"', at + start.length);
    lists.add(html.slice(at + start.length, end));
    at = html.indexOf(start, end);
  }
  return [...lists];
}

function classesIn(lists: readonly string[]): ReadonlySet<string> {
  return new Set(lists.flatMap((list) => list.split(' ')));
}

function writeRules(rules: readonly Rule[], classes: ReadonlySet<string>): string {
  let text = '';
  for (const rule of rules) {
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

/** Reads minified CSS: rules, groups of rules in braces, and statements that end in a semicolon. */
function readRules(css: string): Rule[] {
  const rules: Rule[] = [];
  for (let start = 0; start < css.length; ) {
    const brace = css.indexOf('{', start);
    const semicolon = css.indexOf(';', start);
    if (brace === -1 || (semicolon !== -1 && semicolon < brace)) {
      const end = semicolon === -1 ? css.length : semicolon + 1;
      rules.push({ text: css.slice(start, end) });
      start = end;
      continue;
    }
    const end = endOfBlock(css, brace);
    rules.push(readRule(css.slice(start, brace), css.slice(brace + 1, end)));
    start = end + 1;
  }
  return rules;
}

function readRule(head: string, body: string): Rule {
  if (/^\s*@(media|supports|layer|container)\b/.test(head)) return { group: head, rules: readRules(body) };
  if (head.trimStart().startsWith('@')) return { text: `${head}{${body}}` };
  return { selectors: splitSelectors(head).map((text) => ({ text, classes: classesNeededBy(text) })), body };
}

/** The classes without which a selector matches nothing. What stands in brackets, as in `:not(.open)`, is not needed. */
function classesNeededBy(selector: string): string[] {
  let outside = selector;
  for (let before = ''; before !== outside; ) {
    before = outside;
    outside = outside.replace(/\([^()]*\)|\[[^\]]*\]/g, '');
  }
  return [...outside.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
}

function endOfBlock(css: string, brace: number): number {
  let depth = 1;
  for (let at = brace + 1; at < css.length; at++) {
    if (css[at] === '{') depth++;
    if (css[at] === '}' && --depth === 0) return at;
  }
  throw new Error(`The stylesheet ends within the block after ${css.slice(Math.max(0, brace - 60), brace)}.`);
}

/** Splits at the commas of a list of selectors, and not at those within brackets. */
function splitSelectors(list: string): string[] {
  const selectors: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at <= list.length; at++) {
    const sign = list[at];
    if (sign === '(' || sign === '[') depth++;
    if (sign === ')' || sign === ']') depth--;
    if (at === list.length || (sign === ',' && depth === 0)) {
      selectors.push(list.slice(start, at));
      start = at + 1;
    }
  }
  return selectors;
}
