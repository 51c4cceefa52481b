import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { toSlug } from '../../schema/text.ts';
import { vocabularyFile, vocabularyOf } from '../../site/vocabularies.ts';
import { formatCode } from './edit-definition.ts';

/** Writes the two files of a language, with the English texts to translate. Returns the exit code. */
export function writeLanguage(code: string, folder = 'schema/vocabulary'): number {
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  const name = /^[a-z]{2,3}$/.test(code) ? names.of(code) : undefined;
  if (!name) {
    console.error(`"${code}" is not a language; write its code, such as es`);
    return 1;
  }
  const file = join(folder, basename(vocabularyFile(code)));
  if (vocabularyOf(code) || existsSync(file)) {
    console.error(`${file} exists already.`);
    return 1;
  }
  const id = toSlug(name).replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const translate = (suffix: string) => {
    const english = readFileSync(vocabularyFile('en').replace('.ts', `${suffix}.ts`), 'utf8');
    const text = english
      .replace(/\n\/\*\* [^*]*\*\/\nexport type [\s\S]*/, '')
      .replace('English texts', `${name} texts`)
      .replace('export const english =', `export const ${id}: Vocabulary =`)
      .replaceAll('englishOffice', `${id}Office`)
      .replace('./english-office', `./${toSlug(name)}-office`);
    return formatCode(suffix ? text : `import type { Vocabulary } from './english.ts';\n${text}`);
  };
  for (const suffix of ['', '-office']) writeFileSync(file.replace('.ts', `${suffix}.ts`), translate(suffix));
  const list = join(folder, 'languages.ts');
  const listed = readFileSync(list, 'utf8')
    .replace(/\n\n/, `\nimport { ${id} } from './${basename(file)}';\n\n`)
    .replace('\n};', `\n  ${code}: ${id},\n};`);
  writeFileSync(list, formatCode(listed));
  console.log(`Wrote ${file} and ${file.replace('.ts', '-office.ts')}, in English, and added them to ${list}.

1. Translate the texts of both. Words in [brackets] and {braces} stay as they are. For a site in this language,
   npm run check lists the texts that are still in English.
2. Add ${code} to tests/site/vocabulary.test.ts, and run it with: npx vitest run tests/site/vocabulary.test.ts`);
  return 0;
}
