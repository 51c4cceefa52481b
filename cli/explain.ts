import { SiteError } from '../site/problem.ts';
import { explainPath } from './explain/explain-path.ts';
import { explainText } from './explain/explain-text.ts';
import { openDefinition } from './open-definition.ts';

/** `npm run explain -- PATH|TEXT`: where a page, a word or a price on it comes from. */
const usage = `Usage: npm run explain -- PATH    where a page comes from:      npm run explain -- /brake-repair
       npm run explain -- TEXT    where words or a price come from: npm run explain -- "from £45"`;

const asked = process.argv.slice(2).join(' ').trim();

try {
  if (asked === '') {
    console.error(usage);
    process.exitCode = 2;
  } else {
    const definition = await openDefinition();
    const { found, text } = asked.startsWith('/') ? explainPath(definition, asked) : explainText(definition, asked);
    (found ? console.log : console.error)(text);
    if (!found) process.exitCode = 1;
  }
} catch (error) {
  if (!(error instanceof SiteError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
