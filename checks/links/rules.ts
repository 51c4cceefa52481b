/** One kind of finding: what to call it, and which count of the summary it belongs to. */
export type Rule = {
  title: string;
  counts: 'dead' | 'declared' | 'stale' | 'other' | 'unknown';
};

/** Every kind of finding, the most pressing first. Each has a heading of the same name in docs/rules.md. */
export const rules = {
  'dead-page': { title: 'An address leads to no page', counts: 'dead' },
  'dead-fragment': { title: 'A fragment leads to no element', counts: 'dead' },
  'dead-asset': { title: 'A file is missing', counts: 'dead' },
  'dead-form-action': { title: 'A form is sent to an address that takes none', counts: 'dead' },
  'dangling-id': { title: 'Structured data refers to a node that the page does not have', counts: 'dead' },
  'refresh-loop': { title: 'Pages send the browser round in a circle', counts: 'dead' },
  'stale-declaration': { title: 'A declared dead link is no longer one', counts: 'stale' },
  'lapsed-declaration': { title: 'A declared dead link was to be looked at again', counts: 'stale' },
  'dead-external': { title: 'An address on another host is gone', counts: 'dead' },
  'trailing-slash': { title: 'A link has a slash at its end', counts: 'other' },
  'file-name-link': { title: "A link names a page's file", counts: 'other' },
  'foreign-origin': { title: 'A page says that it belongs to another site', counts: 'other' },
  'other-canonical': { title: 'A page gives another page as its address', counts: 'other' },
  'wrong-phone': { title: 'A phone link differs from the one phone number', counts: 'other' },
  'wrong-email': { title: 'An e-mail link differs from the one e-mail address', counts: 'other' },
  'malformed-address': { title: 'An address cannot be read', counts: 'other' },
  'unreadable-data': { title: 'Data for machines cannot be read', counts: 'other' },
  'orphan-page': { title: 'No page links to this page', counts: 'other' },
  'unknown-external': { title: 'An address on another host gave no clear answer', counts: 'unknown' },
  'declared-dead': { title: 'A dead link is declared', counts: 'declared' },
} as const satisfies Record<string, Rule>;

export type RuleName = keyof typeof rules;

/** The rules in their order of importance. */
export const ruleNames = Object.keys(rules) as RuleName[];

/** Where a rule is explained. */
export function ruleHelp(rule: RuleName): string {
  return `docs/rules.md#${rule}`;
}
