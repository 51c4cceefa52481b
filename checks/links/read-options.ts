import { parseArgs } from 'node:util';
import { nearestName } from '../../site/nearest-name.ts';
import { type Format, formats } from '../report/reporters.ts';

/** `external`: whether addresses on other hosts are asked for; `cache`: where their answers are kept. */
export type Options = { dir: string; format: Format; external: boolean; cache: string };

export const usage = `Usage: npm run check:links -- [--dir dist/client] [--format ${formats.join('|')}] [--external] [--cache .cache/external-links.json]`;

/** Reads the command line; what cannot be read comes back as a sentence. */
export function readOptions(args: readonly string[]): Options | { problem: string } {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        dir: { type: 'string', default: 'dist/client' },
        format: { type: 'string', default: 'text' },
        external: { type: 'boolean', default: false },
        cache: { type: 'string', default: '.cache/external-links.json' },
      },
    });
    const format = formats.find((name) => name === values.format);
    const { external, cache } = values;
    if (format) return { dir: values.dir.replace(/\/+$/, '') || '/', format, external, cache };
    const nearest = nearestName(values.format, formats);
    return { problem: `There is no format "${values.format}".${nearest ? ` Did you mean ${nearest}?` : ''}` };
  } catch (error) {
    return { problem: (error as Error).message };
  }
}
