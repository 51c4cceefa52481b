import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownKindFolders } from './folders.ts';

type SectionKind = {
  name: string;
  /** Description: `Rows of the price table.` */
  about: string;
  keys: readonly { name: string; about: string; isRequired: boolean }[];
  /** An entry with the required keys, to copy into a definition. */
  entry: string;
};

const folder = 'schema/sections';

/** Reads the section kinds from the comments in their schemas, including a definition's custom ones. */
export function readSectionKinds(definition?: string): SectionKind[] {
  const sources = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  const shared = sources.map((source) => /\nexport const heading = \{\n[\s\S]*?\n\}/.exec(source)?.[0] ?? '').join('');
  const ours = sources
    .flatMap((source) => [
      ...source.matchAll(/\n\/\*\* ([^\n]+) \*\/\nexport const \w+ = z\.strictObject\(\{(?: [^\n]+|\n[\s\S]*?\n)\}\)/g),
    ])
    .flatMap(([block, about = '']): SectionKind[] => {
      const [, name] = /kind: z\.literal\('([\w-]+)'\)/.exec(block) ?? [];
      const keys = keysOf(block.replace(/\s+\.\.\.heading\b/, shared));
      return name ? [describeKind(name, about, keys, [`kind: '${name}'`])] : [];
    });
  const own = Object.entries(definition ? ownKindFolders(definition) : {}).map(([name, path]) => {
    const source = readFileSync(join(path, 'schema.ts'), 'utf8');
    const [, about = ''] = /\/\*\* ([^\n]+) \*\/\nexport const schema\b/.exec(source) ?? [];
    return describeKind(name, about, [...keysOf(shared), ...keysOf(source)], ["kind: 'own'", `name: '${name}'`]);
  });
  return [...ours, ...own].sort((a, b) => (a.name < b.name ? -1 : 1));
}

type Key = SectionKind['keys'][number] & { example: string };

function keysOf(block: string): Key[] {
  const keys = block.matchAll(
    /\n {2}\/\*\* ([^\n]+) \*\/\n {2}(\w+)([,:][\s\S]*?)(?=\n {2}(?:\/\*\*|\.\.\.|kind:)|\n\})/g,
  );
  return [...keys].map(([, about = '', name = '', schema = '']) => {
    const [, example = '…'] = /: `([^`]+)`\.?$/.exec(about) ?? /`([^`]+)`/.exec(about) ?? [];
    return { name, about, example, isRequired: !/\.(optional|default|prefault)\([^()]*\),?$/.test(schema) };
  });
}

function describeKind(name: string, about: string, keys: readonly Key[], first: readonly string[]): SectionKind {
  const required = keys.filter(({ isRequired }) => isRequired);
  const lines = [...first, ...required.map((key) => `${key.name}: ${key.example}`)].map((line) => `  ${line},\n`);
  return { name, about, keys: keys.map(({ example: _, ...key }) => key), entry: `{\n${lines.join('')}}` };
}

/** Documents the section kinds between the marks of a Markdown page: keys, an entry to copy and, if any, a picture. */
export function documentSections(page: string): string {
  const kinds = readSectionKinds().map(({ name, about, keys, entry }) => {
    const picture = `sections/${name}.png`;
    const rows = keys.map(
      (key) => `| \`${key.name}\`${key.isRequired ? ' *' : ''} | ${key.about.replaceAll('|', '\\|')} |`,
    );
    return [
      `## ${name}\n`,
      `${about}\n`,
      ...(existsSync(`docs/${picture}`) ? [`![${name}](${picture})\n`] : []),
      ...(rows.length > 0 ? ['| key | what |', '|---|---|', ...rows, ''] : []),
      `\`\`\`ts\n${entry}\n\`\`\`\n`,
    ].join('\n');
  });
  const [before = '', after = ''] = page.split(/(?<=<!-- kinds -->\n)[\s\S]*(?=<!-- \/kinds -->)/);
  return [before, ...kinds, after].join('\n');
}
