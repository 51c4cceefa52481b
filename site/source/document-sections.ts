import { existsSync } from 'node:fs';
import { readSectionKinds } from './section-kinds.ts';

const intro = `# Section kinds

Written by \`npm run sections\` from the comments in \`schema/sections/\`; \`npx tsx scripts/section-pictures.ts\` takes the pictures from the gallery below. \`npm run dev\` shows the same at <http://localhost:3000/__sections>, each kind as your own definition has it.

A page's \`sections\` are a list of these. Keys with an asterisk are required. [A kind of your own](#a-kind-of-your-own) is a folder.
`;

const ownKinds = `## A kind of your own

A folder \`sections/NAME/\` beside the definition, which no other site has; \`tests/fixtures/tide-site\` is a whole one. No code of ours changes: the folder is built, typed, checked and shown at \`/__sections\` with all others, and \`npm run dev\` takes up what is saved in it.

| file | what |
|---|---|
| \`schema.ts\` | its settings, exported as \`schema\`, with a comment over each; the \`declare module\` of the example gives them types |
| \`View.tsx\` | its component, exported as \`View\`, with the section as its prop; heading and intro are there already |
| \`styles.css.ts\` | its styles, by [vanilla-extract](https://vanilla-extract.style); the colours, sizes and spaces of the site, light and dark, are those of \`templates/styles/tokens.css.ts\`: \`color: colour.sign\`, \`gap: space.m\` |

\`\`\`ts
// sections/tide-table/schema.ts
/** High water at the slip. */
export const schema = z.strictObject({
  /** The times of high water, in order: \`['06:12', '18:40']\`. */
  high: z.array(clockTime).min(1, 'is an empty list; write at least one time'),
});

// in the definition
{ kind: 'own', name: 'tide-table', heading: 'High water', high: ['06:12', '18:40'] }
\`\`\`

Its text is the definition's: \`<Prose>{section.note}</Prose>\` renders links and emphasis, and links in it are checked.

**What its page may load.** The content security policy of a page is made from what is on it. Files below \`public/\` need nothing. A script, a picture, a frame or data from another host is an entry of \`thirdParties\` in the definition, with its \`src\` and the hosts that it may use: \`{ name: 'Map', frames: ['https://maps.example'] }\` allows \`<iframe src="https://maps.example/…">\`, and \`images\` and \`connect\` the same for pictures and data. It is then allowed on every page, and on those with a form only with \`onFormPages\`. A frame, picture, sound or script of a component that has no such entry stops the build, and \`npm run dev\` says so over the page; what a script fetches is said by the browser's console alone. Refused whatever is declared: \`style\` attributes (write a class, or attributes of SVG such as \`fill\`) and inline event handlers.
`;

/** Documents the section kinds in Markdown, each with its keys, an entry to copy and, if any, a picture. */
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
  return [intro, ...kinds, ownKinds].join('\n');
}
