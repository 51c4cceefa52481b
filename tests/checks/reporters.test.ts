import { Parser } from 'htmlparser2';
import { describe, expect, it, vi } from 'vitest';
import { reportLinks } from '../../checks/links/report-links.ts';
import { ruleNames } from '../../checks/links/rules.ts';
import type { LinkReport } from '../../checks/links/validate/validate-links.ts';
import { formatProblems } from '../../checks/report/format-problems.ts';
import { type Format, formats, reporters } from '../../checks/report/reporters.ts';
import type { LocatedProblem } from '../../site/source/locate.ts';

const deadPlaces = ['/', '/a', '/b', '/c'].map((page) => ({
  page,
  file: `dist/client${page === '/' ? '/index' : page}.html`,
  attribute: 'a href',
  line: 3,
  column: 9,
}));

const stalePlace = {
  page: 'site.config.ts',
  file: 'site.config.ts',
  attribute: 'knownDeadLinks[1].href',
  entry: ['knownDeadLinks', 1, 'href'],
};

const declaredPlace = { page: '/faqs', file: 'dist/client/faqs.html', attribute: 'a href', line: 1, column: 2 };

const at = (line: number) => ({ file: 'site.config.ts', line, column: 13, endLine: line, endColumn: 21 });

const report: LinkReport = {
  site: 'https://tiny.example',
  summary: { pages: 31, links: 1204, external: 2, dead: 1, declared: 1, stale: 1, other: 0, unknown: 0, asked: false },
  findings: [
    {
      rule: 'dead-page',
      target: '/abuot',
      message: 'is not a page of the built site',
      nearest: '/about',
      places: deadPlaces,
      causes: [
        {
          entry: 'layout.navigation[0].href',
          at: at(40),
          template: 'templates/parts/Navigation.tsx',
          places: deadPlaces.slice(0, 3),
        },
        { entry: 'pages[2]', at: at(90), expected: '/about', places: deadPlaces.slice(3) },
      ],
    },
    {
      rule: 'stale-declaration',
      target: '/old',
      message: 'is alive now; remove this declaration',
      places: [stalePlace],
      causes: [{ entry: 'knownDeadLinks[1].href', at: at(120), places: [stalePlace] }],
    },
    {
      rule: 'declared-dead',
      target: '/services/x',
      message: 'is not a page of the built site',
      nearest: '/x',
      declaration: { reason: 'Asked for: 100% <b>.', instead: '/x', reviewBy: '2027-01-31' },
      places: [declaredPlace],
      causes: [{ places: [declaredPlace] }],
    },
  ],
};

/** Prints a link report. JUnit's time and host differ from run to run. */
function print(format: Format, links = report): string {
  return withoutRun(reporters[format](reportLinks(links)));
}

function withoutRun(text: string): string {
  return text.replace(/time="\d+\.\d+" timestamp="[^"]+" hostname="[^"]+"/, 'time="…" timestamp="…" hostname="…"');
}

const clean: LinkReport = {
  ...report,
  summary: { ...report.summary, dead: 0, declared: 0, stale: 0, external: 0 },
  findings: [],
};

it('prints text: a line for each cause by rule, then the sum', () => {
  expect(print('text')).toMatchInlineSnapshot(`
    "An address leads to no page (docs/rules.md#dead-page)
      site.config.ts:40:13 error /abuot is not a page of the built site; did you mean /about? [layout.navigation[0].href, rendered by templates/parts/Navigation.tsx, on 3 pages: / (a href, dist/client/index.html:3:9), /a, /b]
      site.config.ts:90:13 error /abuot is not a page of the built site; did you mean /about? [pages[2], but the definition has /about; rebuild, on 1 page: /c (a href, dist/client/c.html:3:9)]

    A declared dead link is no longer one (docs/rules.md#stale-declaration)
      site.config.ts:120:13 error /old is alive now; remove this declaration [knownDeadLinks[1].href]

    A dead link is declared (docs/rules.md#declared-dead)
      dist/client/faqs.html:1:2 declared /services/x is dead and declared: Asked for: 100% <b>. Instead: /x Review by: 2027-01-31 [on 1 page: /faqs (a href, dist/client/faqs.html:1:2)]

    31 pages, 1,204 links: 1 dead, 1 declared dead, 1 stale (2 external not fetched)"
  `);
});

it('prints one line where nothing is wrong', () => {
  expect(print('text', clean)).toBe('31 pages, 1,204 links: 0 dead, 0 declared dead, 0 stale');
});

it('colours text where that is forced, and not in a pipe', () => {
  const colour = String.fromCharCode(27);
  vi.stubEnv('FORCE_COLOR', undefined);
  expect(print('text')).not.toContain(colour);
  vi.stubEnv('FORCE_COLOR', '1');
  expect(print('text')).toContain(`${colour}[31merror`);
  vi.unstubAllEnvs();
});

it('prints json with a version', async () => {
  await expect(`${print('json')}\n`).toMatchFileSnapshot('snapshots/links.json');
});

it('prints github annotations, escaped: a declared dead link as a notice', () => {
  expect(print('github')).toMatchInlineSnapshot(`
    "::error file=site.config.ts,line=40,col=13,endLine=40,endColumn=21,title=An address leads to no page::/abuot is not a page of the built site; did you mean /about?%0Alayout.navigation[0].href, rendered by templates/parts/Navigation.tsx, on 3 pages: / (a href, dist/client/index.html:3:9), /a, /b%0Adocs/rules.md#dead-page
    ::error file=site.config.ts,line=90,col=13,endLine=90,endColumn=21,title=An address leads to no page::/abuot is not a page of the built site; did you mean /about?%0Apages[2], but the definition has /about; rebuild, on 1 page: /c (a href, dist/client/c.html:3:9)%0Adocs/rules.md#dead-page
    ::error file=site.config.ts,line=120,col=13,endLine=120,endColumn=21,title=A declared dead link is no longer one::/old is alive now; remove this declaration%0AknownDeadLinks[1].href%0Adocs/rules.md#stale-declaration
    ::notice file=dist/client/faqs.html,line=1,col=2,title=A dead link is declared::/services/x is dead and declared: Asked for: 100%25 <b>. Instead: /x Review by: 2027-01-31%0Aon 1 page: /faqs (a href, dist/client/faqs.html:1:2)%0Adocs/rules.md#declared-dead
    31 pages, 1,204 links: 1 dead, 1 declared dead, 1 stale (2 external not fetched)"
  `);
});

it('escapes what would end an annotation or one of its properties', () => {
  const place = { page: '/', file: 'a,b:c%.html', attribute: 'a href', line: 1, column: 1 };
  const odd = { ...report.findings[0], target: '/50%\n::error::x', places: [place], causes: [{ places: [place] }] };
  const printed = print('github', { ...report, findings: [odd as never] });
  expect(printed).toContain(
    '::error file=a%2Cb%3Ac%25.html,line=1,col=1,title=An address leads to no page::/50%25%0A::error::x is not a page',
  );
});

it('prints at most ten annotations, and a plain line for each further error', () => {
  const many = Array.from({ length: 12 }, () => report.findings[0] as LinkReport['findings'][number]);
  const lines = print('github', { ...report, findings: many }).split('\n');
  expect(lines.filter((line) => line.startsWith('::error'))).toHaveLength(10);
  const [, ...further] = lines.slice(lines.indexOf('14 more errors:'));
  expect(further).toHaveLength(15);
  expect(further[0]).toBe(
    'site.config.ts:40:13  dead-page  /abuot is not a page of the built site; did you mean /about?',
  );
});

it('prints a job summary as a table', () => {
  expect(print('markdown')).toMatchInlineSnapshot(`
    "## Links

    31 pages, 1,204 links: 1 dead, 1 declared dead, 1 stale (2 external not fetched)

    |  | Rule | What | Where to change it | Rendered by | First on | Pages |
    | --- | --- | --- | --- | --- | --- | ---: |
    | error | dead-page | /abuot is not a page of the built site; did you mean /about? | site.config.ts:40:13 | templates/parts/Navigation.tsx | /, /a, /b | 3 |
    | error | dead-page | /abuot is not a page of the built site; did you mean /about? | site.config.ts:90:13 |  | /c | 1 |
    | error | stale-declaration | /old is alive now; remove this declaration | site.config.ts:120:13 |  | site.config.ts | 1 |
    | declared | declared-dead | /services/x is dead and declared: Asked for: 100% \\<b\\>. Instead: /x Review by: 2027-01-31 | dist/client/faqs.html:1:2 |  | /faqs | 1 |"
  `);
});

it('prints at most 200 rows of a table, escaped', () => {
  const [finding] = report.findings;
  const odd = { ...finding, target: '/a|b`c&amp;' } as LinkReport['findings'][number];
  const printed = print('markdown', { ...report, findings: Array.from({ length: 101 }, () => odd) }).split('\n');
  expect(printed.filter((line) => line.startsWith('| error'))).toHaveLength(200);
  expect(printed[6]).toContain('| /a\\|b\\`c\\&amp; is not a page');
  expect(printed.at(-1)).toBe('…and 2 more.');
});

it('prints SARIF 2.1.0 with all that its schema requires', async () => {
  const log = JSON.parse(print('sarif'));
  expect(log.version).toBe('2.1.0');
  const [run] = log.runs;
  expect(run.tool.driver.name).toBe('check-links');
  expect(run.tool.driver.rules.map(({ id }: { id: string }) => id)).toEqual(ruleNames);
  for (const rule of run.tool.driver.rules) {
    expect(rule.shortDescription.text).toBeTruthy();
    expect(rule.help.text).toBeTruthy();
  }
  for (const result of run.results) {
    expect(result.message.text).toBeTruthy();
    expect(run.tool.driver.rules[result.ruleIndex].id).toBe(result.ruleId);
    expect(['none', 'note', 'warning', 'error']).toContain(result.level);
    // Several locations would mean that all of them have to change.
    expect(result.locations).toHaveLength(1);
    for (const { physicalLocation } of [...result.locations, ...(result.relatedLocations ?? [])]) {
      expect(physicalLocation.artifactLocation.uri).toMatch(/^[^\s\\]+$/);
      if (physicalLocation.region) expect(physicalLocation.region.startLine).toBeGreaterThan(0);
    }
  }
  const results = `${JSON.stringify([run.results[0], run.results[3]], null, 2)}\n`;
  await expect(results).toMatchFileSnapshot('snapshots/links.sarif');
});

it('prints JUnit with a test case for each cause', () => {
  expect(print('junit')).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <testsuites>
      <testsuite name="links" package="links" id="0" tests="4" failures="3" errors="0" skipped="1" time="…" timestamp="…" hostname="…">
        <properties/>
        <testcase classname="links.dead-page" name="/abuot: An address leads to no page (site.config.ts:40:13)" time="0"><failure type="dead-page" message="/abuot is not a page of the built site; did you mean /about?">site.config.ts:40:13
    layout.navigation[0].href, rendered by templates/parts/Navigation.tsx, on 3 pages: / (a href, dist/client/index.html:3:9), /a, /b
    a href on /, dist/client/index.html:3:9
    a href on /a, dist/client/a.html:3:9
    a href on /b, dist/client/b.html:3:9
    docs/rules.md#dead-page</failure></testcase>
        <testcase classname="links.dead-page" name="/abuot: An address leads to no page (site.config.ts:90:13)" time="0"><failure type="dead-page" message="/abuot is not a page of the built site; did you mean /about?">site.config.ts:90:13
    pages[2], but the definition has /about; rebuild, on 1 page: /c (a href, dist/client/c.html:3:9)
    a href on /c, dist/client/c.html:3:9
    docs/rules.md#dead-page</failure></testcase>
        <testcase classname="links.stale-declaration" name="/old: A declared dead link is no longer one (site.config.ts:120:13)" time="0"><failure type="stale-declaration" message="/old is alive now; remove this declaration">site.config.ts:120:13
    knownDeadLinks[1].href
    docs/rules.md#stale-declaration</failure></testcase>
        <testcase classname="links.declared-dead" name="/services/x: A dead link is declared (dist/client/faqs.html:1:2)" time="0"><skipped message="/services/x is dead and declared: Asked for: 100% &lt;b&gt;. Instead: /x Review by: 2027-01-31"/></testcase>
        <system-out/>
        <system-err/>
      </testsuite>
    </testsuites>"
  `);
});

it('prints JUnit with one passing case where nothing is wrong', () => {
  expect(print('junit', clean)).toContain('<testcase classname="links" name="every link leads somewhere" time="0"/>');
});

it('leaves out of JUnit what no XML can hold', () => {
  const [finding] = report.findings;
  const odd = { ...finding, target: `/a${String.fromCharCode(0, 27, 0xd800)}<b>&"` };
  expect(print('junit', { ...report, findings: [odd as never] })).toContain(
    'name="/a&lt;b&gt;&amp;&quot;: An address leads to no page (',
  );
});

const problem: LocatedProblem = {
  rule: 'not-a-choice',
  path: ['business', 'type'],
  key: 'business.type',
  message: 'found "100%\r\n::error::x".',
  frame: '> 42 |     type: x',
  file: 'a,b:c%.ts',
  line: 42,
  column: 11,
  endLine: 42,
  endColumn: 19,
};

describe('problems of a definition', () => {
  it('are escaped as every annotation is', () => {
    expect(formatProblems([problem], 'github')).toBe(
      '::error file=a%2Cb%3Ac%25.ts,line=42,col=11,endLine=42,endColumn=19,title=not-a-choice::business.type: found "100%25%0D%0A::error::x".%0Adocs/rules.md#not-a-choice',
    );
  });

  it('are annotated with the errors first, and what fails no check as a warning', () => {
    const warning = { ...problem, severity: 'warn' as const };
    const printed = formatProblems([warning, problem], 'github').split('\n');
    expect(printed.map((line) => line.split(' ')[0])).toEqual(['::error', '::warning']);
  });

  it('are all printed where GitHub shows ten', () => {
    const lines = formatProblems(
      Array.from({ length: 12 }, () => problem),
      'github',
    ).split('\n');
    expect(lines).toHaveLength(13);
    expect(lines.slice(10)).toEqual([
      '2 more errors:',
      ...[1, 2].map(() => 'a,b:c%25.ts:42:11  not-a-choice  business.type: found "100%25%0D%0A::error::x".'),
    ]);
  });

  it('list where else the same is found', () => {
    const place = { file: 'a.ts', line: 7, column: 3, endLine: 7, endColumn: 9 };
    const other = { ...problem, related: [{ ...place, key: 'pages[1]' }] };
    expect(formatProblems([other], 'github').split('%0A').slice(-2)).toEqual([
      'also pages[1], a.ts:7:3',
      'docs/rules.md#not-a-choice',
    ]);
    for (const format of ['text', 'junit'] as const) {
      expect(formatProblems([other], format)).toContain('  also pages[1], a.ts:7:3\n');
    }
    expect(JSON.parse(formatProblems([other], 'json')).problems[0].related).toEqual([{ key: 'pages[1]', ...place }]);
    const [result] = JSON.parse(formatProblems([other], 'sarif')).runs[0].results;
    expect(result.relatedLocations).toMatchObject([
      { message: { text: 'pages[1], a.ts:7:3' }, physicalLocation: { region: { startLine: 7, startColumn: 3 } } },
    ]);
  });

  it('have every format that links have', () => {
    for (const format of formats) {
      expect(formatProblems([problem], format)).toContain('not-a-choice');
      expect(print(format)).toContain('dead-page');
    }
  });

  it('are SARIF results with their rules', () => {
    const [run] = JSON.parse(formatProblems([problem, { ...problem, severity: 'warn' }], 'sarif')).runs;
    expect(run.tool.driver).toMatchObject({ name: 'check', rules: [{ id: 'not-a-choice' }] });
    expect(run.results.map(({ level, ruleIndex }: { level: string; ruleIndex: number }) => [level, ruleIndex])).toEqual(
      [
        ['error', 0],
        ['warning', 0],
      ],
    );
    expect(run.results[0].locations[0].physicalLocation).toEqual({
      artifactLocation: { uri: 'a,b:c%25.ts' },
      region: { startLine: 42, startColumn: 11, endLine: 42, endColumn: 19 },
    });
    expect(run.results[0].partialFingerprints).toEqual({ 'entry/v1': 'not-a-choice business.type' });
  });
});

type Attributes = Record<string, string>;
type Element = { name: string; attributes: Attributes; children: Element[] };

describe('JUnit', () => {
  it.each([
    ['links', () => reporters.junit(reportLinks(report))],
    ['sound links', () => reporters.junit(reportLinks(clean))],
    ['problems', () => formatProblems([problem, { ...problem, severity: 'warn' }], 'junit')],
    ['no problems', () => formatProblems([], 'junit')],
  ])('is accepted by the schemas of Jenkins and of Ant for %s', (_, format) => {
    const [root] = parseXml(format());
    // Jenkins allows the root no count of skipped tests, Ant no attribute at all.
    expect([root?.name, root?.attributes]).toEqual(['testsuites', {}]);
    const [suite] = root?.children ?? [];
    expect(Object.keys(suite?.attributes ?? {}).sort()).toEqual(
      ['name', 'package', 'id', 'tests', 'failures', 'errors', 'skipped', 'time', 'timestamp', 'hostname'].sort(),
    );
    const { id, name, tests, failures, errors, skipped, time, timestamp, hostname } = suite?.attributes ?? {};
    for (const count of [id, tests, failures, errors, skipped]) expect(count).toMatch(/^\d+$/);
    expect(time).toMatch(/^\d+\.\d+$/);
    expect(timestamp).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/);
    expect([name, hostname]).not.toContain('');

    // Ant wants these in this order, around any number of test cases.
    const children = suite?.children ?? [];
    const cases = children.slice(1, -2);
    expect([children[0]?.name, ...children.slice(-2).map((child) => child.name)]).toEqual([
      'properties',
      'system-out',
      'system-err',
    ]);
    expect(cases.length).toBe(Number(tests));
    for (const { name: tag, attributes, children: outcomes } of cases) {
      expect([tag, Object.keys(attributes).sort()]).toEqual(['testcase', ['classname', 'name', 'time']]);
      expect(outcomes.length).toBeLessThanOrEqual(1);
    }
    const outcomes = cases.flatMap((each) => each.children);
    expect(outcomes.filter((each) => each.name === 'failure').map(({ attributes }) => Object.keys(attributes))).toEqual(
      Array.from({ length: Number(failures) }, () => ['type', 'message']),
    );
    expect(outcomes.filter((each) => each.name === 'skipped')).toHaveLength(Number(skipped));
  });
});

function parseXml(xml: string): Element[] {
  const open: Element[] = [{ name: '', attributes: {}, children: [] }];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const element: Element = { name, attributes, children: [] };
        open.at(-1)?.children.push(element);
        open.push(element);
      },
      onclosetag: () => void open.pop(),
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return open[0]?.children ?? [];
}
