import { expect, it } from 'vitest';
import { parseStylesheet } from '../../prerender/read-assets.ts';
import { baseStyles, createPageStyles } from '../../renderer/page-styles.ts';

const stylesOf = (css: string) => createPageStyles({ rules: parseStylesheet(css) });

const page = (content: string, before = '', after = '') => ({
  layout: { before: `<header></header>${before}<main>`, after: `</main>${after}`, icons: new Set<never>() },
  content,
});

it('picks the rules whose classes a page has, in order', () => {
  const styles = stylesOf('.a{color:red}.b{color:blue}.c{color:green}');
  expect(styles(page('<p class="c x">1</p><p class="a">2</p>'))).toBe('.a{color:red}.c{color:green}');
});

it('picks the rules of the layout once for all its pages', () => {
  const styles = stylesOf('.a{color:red}.b{color:blue}.c{color:green}.d{top:0}');
  const first = page('<p class="c"></p>', '<p class="a"></p>', '<p class="d"></p>');
  expect(styles(first)).toBe('.a{color:red}.c{color:green}.d{top:0}');
  expect(styles({ ...first, content: '<p class="b"></p>' })).toBe('.a{color:red}.b{color:blue}.d{top:0}');
  expect(styles(page('<p class="c"></p>'))).toBe('.c{color:green}');
});

it('keeps rules without classes, fonts and variables', () => {
  const css =
    '@font-face{font-family:x;src:url(/x.woff2)}:root{--a:#000}html,body{color:var(--a)}[hidden]{display:none}';
  expect(stylesOf(css)(page(''))).toBe(css);
});

it('shortens the names of variables, but not of those that a script sets', () => {
  const css = ':root{--ink:#000;--sign-text:#fff}p{color:var(--ink);height:var(--swipe-x)}.a{--ink:var(--sign-text)}';
  const short = ':root{--a:#000;--b:#fff}p{color:var(--a);height:var(--swipe-x)}.a{--a:var(--b)}';
  expect(stylesOf(css)(page('<i class="a"></i>'))).toBe(short);
});

it('leaves out comments', () => {
  expect(stylesOf('p{top:0}/*$vite$:1*/i{top:1px}')(page(''))).toBe('p{top:0}i{top:1px}');
});

it('drops the variables that no rule of the page uses', () => {
  const styles = stylesOf(':root{--ink:#000;--red:#f00;--b:1}.a{color:var(--ink)}.b{color:var(--red);--b:2}');
  expect(styles(page('<i class="a"></i>'))).toBe(':root{--a:#000;}.a{color:var(--a)}');
});

it('keeps the variables in the markup of a page, with their names', () => {
  const styles = stylesOf(':root{--ink:#000;--red:#f00;--tint:#fee;--b:1}.a{color:var(--ink);background:var(--tint)}');
  const circle = (name: string) => `<circle class="a" fill="var(--${name})"/>`;
  const rule = '.a{color:var(--a);background:var(--c)}';
  expect(styles(page(circle('red')))).toBe(`:root{--a:#000;--red:#f00;--c:#fee;}${rule}`);
  const short = ':root{--a:#000;--b:#fee;}.a{color:var(--a);background:var(--b)}';
  expect(styles(page('<i class="a"></i>'))).toBe(short);
  expect(styles(page('<i class="a"></i>', circle('red')))).toBe(`:root{--a:#000;--red:#f00;--c:#fee;}${rule}`);
});

it('keeps every variable for pages with rules of their own', () => {
  const css = ':root{--plate:#ff0;--ink:#000}.a{top:0}p{color:var(--ink)}';
  expect(baseStyles({ rules: parseStylesheet(css) })).toBe(':root{--plate:#ff0;--ink:#000}p{color:var(--ink)}');
});

it('drops a selector from a list, and a group that is left empty', () => {
  const styles = stylesOf('.a,.b:hover{top:0}@media print{.b{top:1px}}@media (width>1px){.a .c{top:2px}.a>p{top:3px}}');
  expect(styles(page('<i class="a"></i>'))).toBe('.a{top:0}@media (width>1px){.a>p{top:3px}}');
});

it('needs no class inside parentheses', () => {
  const css = '.a:not(.open,.shut){top:0}p:is(.x,.y){top:1px}.a[data-list=".z"]{top:2px}';
  expect(stylesOf(css)(page('<i class="a"></i>'))).toBe(css);
});

it('needs a class that the only argument of `:has` names', () => {
  const css = '.a:has(.b) > p,.a:not(:has(.b)),.a:has(.b,.c){top:0}';
  expect(stylesOf(css)(page('<i class="a"></i>'))).toBe('.a:not(:has(.b)),.a:has(.b,.c){top:0}');
  expect(stylesOf(css)(page('<i class="a b"></i>'))).toBe(css);
});

it('keeps statements that are not rules', () => {
  const css = '@layer base,parts;@property --x{syntax:"*";inherits:false}';
  expect(stylesOf(css)(page(''))).toBe(css);
});

it('adds the animations that the rules use', () => {
  const styles = stylesOf('@keyframes b{to{top:0}}@keyframes b1{to{top:1px}}.a{animation:1s b}.b{animation:b1 1s}');
  expect(styles(page('<i class="a"></i>'))).toBe('.a{animation:1s b}@keyframes b{to{top:0}}');
  expect(styles(page('<i class="b"></i>'))).toBe('.b{animation:b1 1s}@keyframes b1{to{top:1px}}');
});

it('names the unclosed block of a damaged stylesheet', () => {
  expect(() => stylesOf('.a{top:0')).toThrow('1:1: Unclosed block');
});
