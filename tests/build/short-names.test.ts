import { expect, it } from 'vitest';
import { shortenNames } from '../../prerender/code/short-names.ts';

const long = Array.from({ length: 5000 }, (_, index) => `_1n91nqg${index}`);
const short = [...shortenNames(long).values()];

it('gives every class a name of its own', () => {
  expect(new Set(short).size).toBe(5000);
});

it('names the first classes by one sign, and hundreds more by two', () => {
  expect(short.slice(0, 3)).toEqual(['b', 'c', 'd']);
  expect(short.slice(0, 19).every((name) => name.length === 1)).toBe(true);
  expect(short.slice(19, 570).every((name) => name.length === 2)).toBe(true);
});

it('makes names that a selector can start with and that are no words', () => {
  expect(short.filter((name) => !/^[b-z][b-z0-9]*$/.test(name) || /[aeiouy]/.test(name))).toEqual([]);
});
