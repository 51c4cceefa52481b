import { hostname } from 'node:os';
import { escapeMarkup } from '../../site/escape.ts';
import { type Diagnostic, formatLocation, helpOf, levels, maxRelated, type Report, suites } from './report.ts';
import { formatFramed } from './text.ts';

/** Formats one test case per diagnostic, with the elements that Jenkins's and Ant's schemas require. */
export function formatJunit({ suite, diagnostics }: Report): string {
  const failures = diagnostics.filter(isFailure).length;
  const cases =
    diagnostics.length === 0
      ? [`    <testcase classname="${suite}" name="${escapeXml(suites[suite].promise)}" time="0"/>`]
      : diagnostics.map((diagnostic) => formatCase(diagnostic, suite));
  const counts = `tests="${cases.length}" failures="${failures}" errors="0" skipped="${diagnostics.length - failures}"`;
  // Ant's schema allows no time zone.
  const run = `timestamp="${new Date().toISOString().slice(0, 19)}" hostname="${escapeXml(hostname() || 'localhost')}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites>',
    `  <testsuite name="${suite}" package="${suite}" id="0" ${counts} time="${process.uptime().toFixed(3)}" ${run}>`,
    '    <properties/>',
    ...cases,
    '    <system-out/>',
    '    <system-err/>',
    '  </testsuite>',
    '</testsuites>',
  ].join('\n');
}

function isFailure({ severity }: Diagnostic): boolean {
  return levels[severity] === 'error';
}

function formatCase(diagnostic: Diagnostic, suite: string): string {
  const { rule, title, subject, location, message, detail, frame, related = [] } = diagnostic;
  const places = related.slice(0, maxRelated).map((each) => each.message);
  const body =
    frame === undefined
      ? [formatLocation(location), detail, ...places, helpOf(rule)].join('\n')
      : formatFramed(diagnostic);
  const outcome = isFailure(diagnostic)
    ? `<failure type="${rule}" message="${escapeXml(message)}">${escapeXml(body)}</failure>`
    : `<skipped message="${escapeXml(message)}"/>`;
  const name = escapeXml(`${subject}: ${title} (${formatLocation(location)})`);
  return `    <testcase classname="${suite}.${rule}" name="${name}" time="0">${outcome}</testcase>`;
}

/** Escapes text for XML. Removes control characters and lone surrogates, which XML does not allow even escaped. */
function escapeXml(text: string): string {
  return escapeMarkup(text.replace(/(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu, ''));
}
