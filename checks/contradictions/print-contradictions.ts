import { readFileSync } from 'node:fs';
import type { Site } from '../../schema/site.ts';
import { codeFrame } from '../../site/source/code-frame.ts';
import type { PlacedProblem } from '../../site/source/place-problems.ts';
import { locate, type Source } from '../../site/source/source.ts';
import { formatProblems } from '../report/format-problems.ts';
import type { Format } from '../report/reporters.ts';
import type { Contradiction } from './finding.ts';
import { namePlace } from './name-place.ts';

/** Contradictions with their places and the lines around them, in the formats that a definition's problems have. */
export function printContradictions(
  site: Site,
  source: Source,
  found: readonly Contradiction[],
  format: Format = 'text',
): string {
  const placed = found.map((contradiction) => placeContradiction(site, source, contradiction));
  const headline = `The site definition has ${found.length} ${found.length === 1 ? 'contradiction' : 'contradictions'}:`;
  return formatProblems(placed, format, headline);
}

function placeContradiction(site: Site, source: Source, contradiction: Contradiction): PlacedProblem {
  const { rule, path, message, severity } = contradiction;
  const place = locate(source, path);
  const text = place.file === source.file ? source.text : readFileSync(place.file, 'utf8');
  return {
    ...place,
    // The formats print the rule's name and nothing else of it.
    rule: rule as PlacedProblem['rule'],
    path,
    key: namePlace(site, path),
    severity,
    message: severity === 'warn' ? `${message} (a warning)` : message,
    frame: codeFrame(text, place),
    help: `docs/rules.md#${rule}`,
  };
}
