import { lighthouseHead, lighthouseRow } from './lighthouse/rows.ts';
import { runLighthouse } from './lighthouse/run-lighthouse.ts';
import { serveBuiltSite } from './served-site.ts';

/** `tsx bench/lighthouse.ts [PATH …]`: the pages that are named, or every page of the built site. */
const site = await serveBuiltSite();
const named = process.argv.slice(2);
const widths = lighthouseHead.map((cell, index) => (index === 0 ? 42 : cell.length));
const print = (row: readonly string[]) => {
  const cells = row.map((cell, index) =>
    index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0),
  );
  console.log(cells.join('  '));
};
try {
  print(lighthouseHead);
  await runLighthouse(site.origin, named.length > 0 ? named : site.paths, (result) => {
    print(lighthouseRow(result));
    if (result.lost.length > 0) console.log(`    ${result.lost.join(', ')}`);
  });
} finally {
  await site.stop();
}
