import { expect, it } from 'vitest';
import { findSimilar, shinglesOf, similarity } from '../../checks/contradictions/rules/duplicates.ts';

const words = Array.from({ length: 4000 }, (_, index) => `w${index}`);

/** Returns a text of 200 words that begins with those that all texts share. */
function textOf(index: number, shared: number): string {
  const own = Array.from({ length: 200 - shared }, (_, place) => words[(index * 37 + place * (index + 3)) % 4000]);
  return [...words.slice(0, shared), ...own].join(' ');
}

it('sees the same words about another town as the same', () => {
  const names = new Set(['upper', 'wick', 'lowick']);
  const a = shinglesOf('Drivers from Upper Wick come to us along the old road.', names);
  const b = shinglesOf('Drivers from Lowick come to us along the old road.', names);
  expect(similarity(a, b)).toBe(1);
});

it('names the earlier text that each one is like', () => {
  const texts = [textOf(1, 0), textOf(2, 0), `${textOf(1, 0)} and a few words more`, textOf(3, 50)];
  const sets = texts.map((text) => shinglesOf(text, new Set()));
  expect(findSimilar(sets, 0.5).map(({ index, twin }) => [index, twin])).toEqual([[2, 0]]);
});

it('finds the similar ones of 2,000 town pages', () => {
  const sets = Array.from({ length: 2000 }, (_, index) => shinglesOf(textOf(index, index % 2 ? 190 : 20), new Set()));
  const found = findSimilar(sets, 0.5);
  expect(found.length).toBe(999);
});

it('pairs a third similar text with the nearest of the earlier ones', () => {
  const words = textOf(1, 0).split(' ');
  const texts = [words.slice(0, 150), [...words.slice(0, 190), 'and', 'ten', 'more'], words].map((each) =>
    each.join(' '),
  );
  const sets = texts.map((text) => shinglesOf(text, new Set()));
  expect(findSimilar(sets, 0.5).map(({ index, twin }) => [index, twin])).toEqual([
    [1, 0],
    [2, 1],
  ]);
});

it('counts each four words of a line as a phrase, and a shorter line as none', () => {
  expect(shinglesOf('we fit new brakes today', new Set()).size).toBe(2);
  expect(shinglesOf('new brakes\nfitted today', new Set())).toEqual(new Set());
});
