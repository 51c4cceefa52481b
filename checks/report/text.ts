import { styleText } from 'node:util';
import { type Diagnostic, formatLocation, helpOf, maxRelated, type Report, type Severity } from './report.ts';

const colours: Record<Severity, 'red' | 'yellow'> = {
  error: 'red',
  warning: 'yellow',
  declared: 'yellow',
  unknown: 'yellow',
};

/** Formats diagnostics with a code frame in order, and all others grouped by rule. */
export function formatText({ rules, diagnostics, headline, summary }: Report): string {
  const failed = diagnostics.some(({ severity }) => severity === 'error');
  const blocks = diagnostics.some(({ frame }) => frame !== undefined)
    ? diagnostics.map(formatFramed)
    : rules.flatMap(({ name }) => formatGroup(diagnostics.filter(({ rule }) => rule === name)));
  return [
    ...(headline === undefined ? [] : [headline]),
    ...blocks,
    ...(summary === undefined ? [] : [styleText(failed ? 'red' : 'green', summary)]),
  ].join('\n\n');
}

/**
 * Formats a diagnostic with its code frame:
 *
 *   site.config.ts:42:11  not-a-choice
 *   business.type: found "Castle". It may be: AutoRepair, Store.
 *     > 42 |     type: 'Castle',
 *          |           ^^^^^^^^
 *     docs/rules.md#not-a-choice
 */
export function formatFramed({ location, rule, message, frame, related = [] }: Diagnostic): string {
  const places = related.slice(0, maxRelated).map((each) => `also ${each.message}`);
  const indented = [...(frame ? frame.split('\n') : []), ...places, helpOf(rule)].map((text) => `  ${text}`);
  return [`${formatLocation(location)}  ${rule}`, message, ...indented].join('\n');
}

function formatGroup(group: readonly Diagnostic[]): string[] {
  const [first] = group;
  if (!first) return [];
  const lines = group.map(({ location, severity, message, detail }) => {
    const where = styleText('cyan', formatLocation(location));
    return `  ${where} ${styleText(colours[severity], severity)} ${message} ${styleText('dim', `[${detail}]`)}`;
  });
  return [[`${styleText('bold', first.title)} ${styleText('dim', `(${helpOf(first.rule)})`)}`, ...lines].join('\n')];
}
