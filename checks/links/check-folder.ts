import { todayIn } from '../../schema/clock.ts';
import type { Site } from '../../schema/site.ts';
import type { Source } from '../../site/source/source.ts';
import { withoutBase } from './base-path.ts';
import { traceCauses } from './causes.ts';
import { collectFolder } from './collect/collect-folder.ts';
import { addEnds, shownPath } from './finding.ts';
import { type CheckOptions, expectedOf } from './validate/built-site.ts';
import { type LinkReport, validateLinks, withFindings } from './validate/validate-links.ts';

/** Checks the folder of a site built from a definition, and traces each finding to the entry to change. */
export function checkFolder(dir: string, site: Site, source: Source, options: CheckOptions = {}): LinkReport {
  const shown = { ...source, file: shownPath(source.file) };
  const { collection, outside } = withoutBase(
    collectFolder(dir, site.url),
    { ...site.hosting, url: site.url },
    shownPath(dir),
  );
  const { today = todayIn(site.hours.timeZone) } = options;
  const settings = { ...options, today, dir: shownPath(dir), definition: shown.file };
  const report = validateLinks(collection, expectedOf(site), settings, outside);
  const findings = traceCauses(addEnds(report.findings), collection, site, shown);
  // A declared link that pages spell differently seems no longer linked; do not report that too.
  const replaced = new Set(findings.flatMap(({ causes }) => causes.map(({ expected }) => expected)));
  const own = findings.filter(({ rule, target }) => rule !== 'stale-declaration' || !replaced.has(target));
  return withFindings(report, own);
}
