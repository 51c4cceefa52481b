import { definitionFile, loadDefinition } from '../../checks/load-definition.ts';
import { importDefinition } from '../../site/source/import-definition.ts';

/**
 * `node scripts/run.js bench/builds/import-definition.ts imported|checked`: the definition in memory and nothing else, as
 * it was written, or as the build has it.
 */
if (process.argv.at(-1) === 'imported') await importDefinition(definitionFile());
else await loadDefinition();
