import { checkFolder, checkFolderAndExternal } from '../checks/links/check-folder.ts';
import { requestExternal } from '../checks/links/external.ts';
import type { RuleName } from '../checks/links/rules.ts';
import type { LinkReport } from '../checks/links/validate/validate-links.ts';
import { loadDefinition } from '../checks/load-definition.ts';
import type { Format } from '../checks/report/reporters.ts';
import { readSource } from '../site/source/source.ts';

export type OwnOptions = { dir: string; format: Format; external: boolean; cache: string };

/** Checks a folder against the definition that it was built from. */
export async function checkOwnFolder(
  { dir, format, external, cache }: OwnOptions,
  file: string,
  rules: ReadonlySet<RuleName>,
): Promise<LinkReport> {
  const [site, source] = [await loadDefinition(file, format), readSource(file)];
  return external
    ? checkFolderAndExternal(dir, site, source, requestExternal(cache), rules)
    : checkFolder(dir, site, source, undefined, rules);
}
