import { definitionFile, loadDefinition } from '../checks/load-definition.ts';
import { listRoutes } from '../site/routes.ts';
import { compareFacts } from './diff/compare-facts.ts';
import { formatChanges } from './diff/format-changes.ts';
import { listFacts } from './diff/list-facts.ts';
import { readRevision } from './diff/read-revision.ts';

/** `npm run diff -- BASE`: what the definition says now and did not say at a git revision, as Markdown. */
const [base] = process.argv.slice(2);
if (base) await diffSite(base);
else {
  console.error('Usage: npm run diff -- BASE, where BASE is a git revision: main, HEAD~1, a tag');
  process.exitCode = 2;
}

async function diffSite(revision: string): Promise<void> {
  try {
    const site = await loadDefinition();
    const before = await readRevision(revision, definitionFile());
    process.stdout.write(formatChanges(compareFacts(before, listFacts(site, listRoutes(site))), revision));
  } catch (error) {
    console.error(`The site cannot be compared with ${revision}: ${(error as Error).message}`);
    process.exitCode = 2;
  }
}
