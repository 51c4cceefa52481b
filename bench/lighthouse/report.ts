/** The four scores that Lighthouse gives, in the order in which they are shown. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What is taken of Lighthouse's own report. */
export type Report = {
  runtimeError?: { message: string };
  /** How fast Lighthouse finds the machine that it runs on. */
  environment: { benchmarkIndex: number };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<
    string,
    {
      score: number | null;
      numericValue?: number;
      displayValue?: string;
      details?: { items?: { transferSize?: number }[] };
    }
  >;
};

export type PageFigures = {
  path: string;
  /** As `categories` names them, of 100. */
  scores: number[];
  lcpMs: number;
  cls: number;
  tbtMs: number;
  /** Over the wire, headers too. */
  bytes: number;
  requests: number;
  benchmarkIndex: number;
  /** What cost points, where a score is below 100. */
  lost: string[];
};

export function readReport(path: string, { environment, categories: scores, audits }: Report): PageFigures {
  const number = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const requests = audits['network-requests']?.details?.items ?? [];
  const lost = categories.flatMap((category) =>
    (scores[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim()),
  );
  return {
    path,
    scores: categories.map((category) => Math.round((scores[category]?.score ?? 0) * 100)),
    lcpMs: Math.round(number('largest-contentful-paint')),
    cls: Number(number('cumulative-layout-shift').toFixed(3)),
    tbtMs: Math.round(number('total-blocking-time')),
    bytes: requests.reduce((total, { transferSize = 0 }) => total + transferSize, 0),
    requests: requests.length,
    benchmarkIndex: environment.benchmarkIndex,
    lost,
  };
}

/** Whether a page has 100 for everything. */
export function isPerfect({ scores }: PageFigures): boolean {
  return scores.every((score) => score === 100);
}
