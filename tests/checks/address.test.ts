import { expect, it } from 'vitest';
import { resolveAddress, withoutTrailingSlash } from '../../checks/links/address.ts';
import { findSrcsetFault, splitSrcset } from '../../checks/links/collect/read-element.ts';
import { pageAddress } from '../../site/paths.ts';

it.each([
  ['index.html', '/'],
  ['about.html', '/about'],
  ['towns/index.html', '/towns'],
  ['towns/here.html', '/towns/here'],
  ['my-index.html', '/my-index'],
  ['fonts/index', '/fonts/index'],
])('gives the page in %s the address %s', (file, address) => {
  expect(pageAddress(file)).toBe(address);
});

it.each([
  ['/about', { kind: 'internal', path: '/about', fragment: '' }],
  ['/a%20b?c=d#e%C3%A9', { kind: 'internal', path: '/a b', fragment: 'eé' }],
  ['/100%', { kind: 'internal', path: '/100%', fragment: '' }],
  ['there', { kind: 'internal', path: '/towns/there', fragment: '' }],
  ['../about#x', { kind: 'internal', path: '/about', fragment: 'x' }],
  ['?page=2', { kind: 'internal', path: '/towns/here', fragment: '' }],
  ['', { kind: 'internal', path: '/towns/here', fragment: '' }],
  [' /about ', { kind: 'internal', path: '/about', fragment: '' }],
  ['/a/../b', { kind: 'internal', path: '/b', fragment: '' }],
  ['http://tiny.example/x', { kind: 'internal', path: '/x', fragment: '' }],
  ['//other.example/x', { kind: 'external', url: 'https://other.example/x' }],
  ['https://tiny.example.evil.example/', { kind: 'external', url: 'https://tiny.example.evil.example/' }],
  ['tel:+44 1632 (960)-000', { kind: 'phone', number: '+441632960000' }],
  ['mailto:A@b.example?subject=x', { kind: 'email', address: 'a@b.example' }],
  ['data:image/png;base64,AA', { kind: 'other', scheme: 'data:' }],
  ['https://', { kind: 'malformed' }],
])('resolves %s', (written, destination) => {
  expect(resolveAddress(written, '/towns/here', 'https://tiny.example')).toEqual(destination);
});

it('strips slashes from the end of a path, but not from the home page', () => {
  expect(['/', '/a/', '/a//', '/a'].map(withoutTrailingSlash)).toEqual(['/', '/a', '/a', '/a']);
});

it.each([
  ['a.png', ['a.png']],
  ['a.png 1x, b.png 2x', ['a.png', 'b.png']],
  ['a.png 480w,b.png 960w', ['a.png', 'b.png']],
  ['a.png, b.png', ['a.png', 'b.png']],
  ['\n  a.png 1x,\n  b.png 2x\n', ['a.png', 'b.png']],
  ['data:image/png;base64,AA 1x, b 2x', ['data:image/png;base64,AA', 'b']],
  ['', []],
])('splits the srcset %j', (srcset, candidates) => {
  expect(splitSrcset(srcset).map(({ target }) => target)).toEqual(candidates);
});

it.each(['a.png', 'a.png 1x, b.png 1.5x', 'a.png 1e0x', 'a.png 640w 480h, b.png 240h 320w'])(
  'finds no fault in the srcset %j',
  (srcset) => {
    expect(findSrcsetFault(srcset)).toBeUndefined();
  },
);

it.each([
  ['a.png 2y', 'has the descriptor 2y; write one such as 2x or 640w'],
  ['a.png 0w', 'has the descriptor 0w; write one such as 2x or 640w'],
  ['a.png 320w, b.png 2x', 'has 320w beside 2x; write a width for every candidate, or for none'],
  ['a.png, b.png 640W', 'has 640W beside 1x; write a width for every candidate, or for none'],
  ['a.png, b.png 1x', 'has two candidates for 1x; write another descriptor'],
])('finds the fault of the srcset %j', (srcset, fault) => {
  expect(findSrcsetFault(srcset)).toBe(fault);
});
