import { american } from './american.ts';
import { english, type Vocabulary } from './english.ts';
import { german } from './german.ts';
import { polish } from './polish.ts';

/** The texts of each language, by its code. */
export const languages: Readonly<Record<string, Vocabulary>> = {
  en: english,
  de: german,
  pl: polish,
};

/** Those of a region, where they differ from its language's. */
export const regions: Readonly<Record<string, Vocabulary>> = { 'en-US': american };
