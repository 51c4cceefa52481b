import { countOf, type Warning } from '../../site/problem.ts';
import { type Diagnostic, formatLocation, helpOf, levels, maxRelated, type Report } from './report.ts';

/** Maximum annotations per level that GitHub shows for a step. */
const maxAnnotations = 10;

/** Formats annotations for the first findings of each level, and plain lines for the rest. */
export function formatGithub({ diagnostics, summary }: Report): string {
  const lines = (['error', 'warning', 'note'] as const).flatMap((level) => {
    const found = diagnostics.filter(({ severity }) => levels[severity] === level);
    const more = found.slice(maxAnnotations);
    return [
      ...found.slice(0, maxAnnotations).map((diagnostic) => annotate(diagnostic, commands[level])),
      ...(more.length > 0 ? [`${countOf(more.length, `more ${commands[level]}`)}:`] : []),
      ...more.map(({ location, rule, message }) => escapeData(`${formatLocation(location)}  ${rule}  ${message}`)),
    ];
  });
  return [...lines, ...(summary === undefined ? [] : [summary])].join('\n');
}

const commands = { error: 'error', warning: 'warning', note: 'notice' } as const;

/** Formats one annotation for all places of a finding, since GitHub limits their number. */
function annotate(
  { location, rule, title, message, detail, frame, related = [] }: Diagnostic,
  command: (typeof commands)[keyof typeof commands],
): string {
  const { file, line, column = 1, endLine, endColumn } = location;
  const properties = [
    ...(file ? [`file=${escapeProperty(file)}`] : []),
    ...(line === undefined ? [] : [`line=${line}`, `col=${column}`]),
    // GitHub ignores the columns of an annotation that spans lines.
    ...(line !== undefined && endLine === line ? [`endLine=${endLine}`, `endColumn=${endColumn}`] : []),
    `title=${escapeProperty(title)}`,
  ];
  // The detail of a finding in built pages already names the first places.
  const also = frame === undefined ? [] : related.slice(0, maxRelated).map((each) => `also ${each.message}`);
  const text = [message, ...(detail === undefined ? [] : [detail]), ...also, helpOf(rule)].join('\n');
  return `::${command} ${properties.join(',')}::${escapeData(text)}`;
}

/** Formats a warning that has no place in the definition. */
export function annotateWarning({ level, text }: Warning): string {
  return `::${commands[level]}::${escapeData(text)}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
