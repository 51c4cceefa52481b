import { plainLanguage } from '../schema/clock.ts';
import { toSlug } from '../schema/text.ts';
import { american, canadian } from '../schema/vocabulary/american.ts';
import { english, type Vocabulary } from '../schema/vocabulary/english.ts';
import { german } from '../schema/vocabulary/german.ts';
import { polish } from '../schema/vocabulary/polish.ts';
import type { KeyPath } from './key-path.ts';

const languages: Readonly<Record<string, Vocabulary>> = { en: english, de: german, pl: polish };

/** Regional variants of a language, by tag. */
const regions: Readonly<Record<string, Vocabulary>> = { 'en-CA': canadian, 'en-US': american };

/** Language-neutral patterns in place of English phrases, for a language without a vocabulary. */
export const neutral = {
  wording: {
    dayRange: '[first]–[last]',
    shortDayRange: '[first]–[last]',
    endOfFebruary: '29/02',
    timeRange: '[opens]–[closes]',
    labelled: '[label]:',
    list: '[item], [more]',
    longList: '[item]; [more]',
    serviceInTown: '[heading]',
    serviceForTown: '[heading]',
  },
};

/** Returns the texts of a language such as `pl-PL`; undefined if there are none, to fall back to English. */
export function vocabularyOf(language: string): Vocabulary | undefined {
  const [code = ''] = language.split('-');
  const region = plainLanguage(language);
  if (Object.hasOwn(regions, region)) return regions[region];
  return Object.hasOwn(languages, code) ? languages[code] : undefined;
}

/** Returns the file with the default of a text, at a key path of a vocabulary. */
export function defaultFile(language: string, [key]: KeyPath): string {
  const [code = ''] = (vocabularyOf(language) ? language : 'en').split('-');
  const name = toSlug(new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? '');
  const part = key === 'mail' || key === 'desk' ? '-office' : key === 'forms' && code === 'en' ? '-forms' : '';
  return `schema/vocabulary/${name}${part}.ts`;
}
