type Rule = {
  title: string;
  counts: 'dead' | 'declared' | 'stale' | 'other' | 'unknown';
  /** A convention of this project, not applied to other sites. */
  isConvention?: true;
};

/** All rules, by importance. Each has a heading in docs/rules.md. */
export const rules = {
  'dead-page': { title: 'An address leads to no page', counts: 'dead' },
  'dead-fragment': { title: 'A fragment leads to no element', counts: 'dead' },
  'dead-asset': { title: 'A file is missing', counts: 'dead' },
  'dead-form-action': {
    title: 'A form is posted to an address that does not accept forms',
    counts: 'dead',
    isConvention: true,
  },
  'outside-base': { title: 'A link lacks the base path of the site', counts: 'dead' },
  'wrong-base': { title: 'A base element breaks the links of a page', counts: 'dead' },
  'missing-id': { title: 'An attribute refers to an id that the page does not have', counts: 'dead' },
  'dangling-id': { title: 'Structured data refers to a node that the page does not have', counts: 'dead' },
  'refresh-loop': { title: 'Pages redirect in a loop', counts: 'dead' },
  'stale-declaration': { title: 'A declared dead link is no longer one', counts: 'stale' },
  'lapsed-declaration': { title: 'A declared dead link is due for review', counts: 'stale' },
  'dead-external': { title: 'An address on another host is dead', counts: 'dead' },
  'trailing-slash': { title: 'A link has a trailing slash', counts: 'other', isConvention: true },
  'file-name-link': { title: "A link names a page's file", counts: 'other', isConvention: true },
  'foreign-origin': { title: 'The addresses of a page belong to another site', counts: 'other', isConvention: true },
  'other-canonical': {
    title: 'A page gives another page as its canonical address',
    counts: 'other',
    isConvention: true,
  },
  'one-sided-translation': { title: 'A translation does not link back', counts: 'other' },
  'refused-code': { title: 'A hash, policy or type makes browsers refuse what a page uses', counts: 'other' },
  'wrong-phone': { title: 'A phone link differs from the phone number of the business', counts: 'other' },
  'wrong-email': { title: 'An email link differs from the email address of the business', counts: 'other' },
  'malformed-address': { title: 'An address cannot be read', counts: 'other' },
  'empty-address': { title: 'An address is empty', counts: 'other' },
  'unknown-scheme': { title: 'An address has an unknown scheme', counts: 'other' },
  'local-address': { title: "An address leads to a developer's machine", counts: 'other' },
  'insecure-content': { title: 'A page loads a file without encryption', counts: 'other' },
  'duplicate-id': { title: 'Two elements of a page have the same id', counts: 'other' },
  'sitemap-lacks-page': { title: 'The sitemap lacks a page', counts: 'other' },
  'sitemap-lists-noindex': { title: 'The sitemap lists a page that is not to be indexed', counts: 'other' },
  'sitemap-lists-twice': { title: 'The sitemap lists a page twice', counts: 'other' },
  'crawlers-refused': { title: 'robots.txt refuses pages to every crawler', counts: 'other' },
  'unreadable-data': { title: 'Machine-readable data cannot be parsed', counts: 'other' },
  'orphan-page': { title: 'No page links to this page', counts: 'other', isConvention: true },
  'unknown-external': { title: 'An address on another host could not be verified', counts: 'unknown' },
  'declared-dead': { title: 'A dead link is declared', counts: 'declared' },
} as const satisfies Record<string, Rule>;

export type RuleName = keyof typeof rules;

export const ruleNames = Object.keys(rules) as RuleName[];
