import { styleText } from 'node:util';
import { type Diagnostic, formatLocation, maxRelated, type Report, type Severity } from './report.ts';

type Style = (format: 'red' | 'green' | 'yellow' | 'cyan' | 'bold' | 'dim', text: string) => string;

const colours: Record<Severity, 'red' | 'yellow'> = {
  error: 'red',
  warning: 'yellow',
  declared: 'yellow',
  unknown: 'yellow',
};

/** Formats a report for people: diagnostics with a code frame in sequence, the others as lines grouped by rule. */
export function formatText({ rules, diagnostics, headline, summary }: Report, isColoured = false): string {
  const style: Style = isColoured
    ? (format, text) => styleText(format, text, { validateStream: false })
    : (_, text) => text;
  const failed = diagnostics.some(({ severity }) => severity === 'error');
  const blocks = diagnostics.some(({ frame }) => frame !== undefined)
    ? diagnostics.map(formatFramed)
    : rules.flatMap(({ name }) =>
        formatGroup(
          diagnostics.filter(({ rule }) => rule === name),
          style,
        ),
      );
  return [
    ...(headline === undefined ? [] : [headline]),
    ...blocks,
    ...(summary === undefined ? [] : [style(failed ? 'red' : 'green', summary)]),
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
export function formatFramed({ location, rule, message, frame = '', related = [], help }: Diagnostic): string {
  const places = related.slice(0, maxRelated).map((each) => `also ${each.message}`);
  const indented = [...frame.split('\n'), ...places, help].map((text) => `  ${text}`);
  return [`${formatLocation(location)}  ${rule}`, message, ...indented].join('\n');
}

/** Formats the diagnostics of one rule under its title, if there are any. */
function formatGroup(group: readonly Diagnostic[], style: Style): string[] {
  const [first] = group;
  if (!first) return [];
  const lines = group.map(({ location, severity, message, detail }) => {
    const where = style('cyan', formatLocation(location));
    return `  ${where} ${style(colours[severity], severity)} ${message} ${style('dim', `[${detail}]`)}`;
  });
  return [[`${style('bold', first.title)} ${style('dim', `(${first.help})`)}`, ...lines].join('\n')];
}
