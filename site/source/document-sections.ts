import { existsSync } from 'node:fs';
import { readSectionKinds } from './section-kinds.ts';

const intro = `# Section kinds

Written by \`npm run sections\` from the comments in \`schema/sections/\`; \`npx tsx scripts/section-pictures.ts\` takes the pictures from the gallery below. \`npm run dev\` shows the same at <http://localhost:3000/__sections>, each kind as your own definition has it.

A page's \`sections\` are a list of these. Keys with an asterisk are required.
`;

/** Writes the section kinds as Markdown, each with its keys, an entry to copy and its picture if there is one. */
export function documentSections(): string {
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
  return [intro, ...kinds].join('\n');
}
