import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { launchChromium } from '../scripts/find-chromium.ts';
import { afterPart, npmScript, startServer } from './processes.ts';
import { median, type Part, type PartOptions, spread } from './report.ts';

const path = '/mot-preparation';

/** Measures how long `npm run dev` takes to show a saved edit of the definition in a browser. */
export async function measureDevEdit({ isQuick }: PartOptions): Promise<Part> {
  const edits = isQuick ? 3 : 20;
  const dir = '.cache/bench/dev-edit';
  mkdirSync(dir, { recursive: true });
  const file = `${dir}/site.config.ts`;
  const text = readFileSync('site.config.ts', 'utf8').replaceAll("'./schema/", "'../../../schema/");
  writeFileSync(file, text);
  writeFileSync(`${dir}/site.names.ts`, readFileSync('site.names.ts'));
  rmSync(`${dir}/enquiries.sqlite`, { force: true });

  const env = { NODE_ENV: '', SITE_CONFIG: file, PUBLIC_DIR: 'public', DATABASE_URL: `file:${dir}/enquiries.sqlite` };
  const server = await startServer(npmScript('dev'), env);
  const browser = await launchChromium();
  afterPart(() => browser.close());
  const page = await browser.newPage();
  await page.addInitScript(recordHeading);
  await page.goto(server.url + path, { timeout: 60_000 });
  const heading = (await page.textContent('h1')) ?? '';
  const parts = text.split(`heading: '${heading}'`);
  if (parts.length !== 2) throw new Error(`${path} needs a heading that is written once, without tokens: ${heading}`);
  const times: number[] = [];
  for (let edit = 1; edit <= edits; edit += 1) {
    await page.waitForTimeout(700);
    const words = `Edit ${edit} of the definition`;
    const begun = Date.now();
    writeFileSync(file, parts.join(`heading: '${words}'`));
    const shown = await page.waitForFunction((expected) => shownAt.words === expected && shownAt.ms, words);
    times.push(Number(await shown.jsonValue()) - begun);
  }
  return {
    ratios: [{ what: 'save of the definition to the new words in the browser', value: `${median(times)} ms` }],
    body: `Median of ${edits} edits of a heading in \`npm run dev\`, ${spread(times)} ms.`,
  };
}

/** Set by each document: its heading, and when it was rendered. */
declare const shownAt: { words: string; ms: number };

/** Runs in each document, to measure the browser's time without the time for querying it. */
function recordHeading(): void {
  const words = document.querySelector('h1')?.textContent;
  Object.assign(globalThis, { shownAt: words ? { words, ms: Date.now() } : { words: '', ms: 0 } });
  if (!words) requestAnimationFrame(recordHeading);
}
