/** What a page may be kept as, the smallest first. */
export const encodings = ['br', 'gzip'] as const;

export type Encoding = (typeof encodings)[number];

/** How the file that holds an encoding ends. */
export const suffixes = { br: '.br', gzip: '.gz' } as const satisfies Record<Encoding, string>;

/** Picks what an Accept-Encoding header likes best among what there is; a tie goes to the smaller. */
export function chooseEncoding(header: string, available: readonly Encoding[]): Encoding | undefined {
  const weights = readWeights(header);
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  let best: Encoding | undefined;
  let bestWeight = weights.get('identity') ?? 0;
  for (const encoding of available) {
    const weight = weightOf(encoding);
    if (weight > 0 && (best === undefined ? weight >= bestWeight : weight > bestWeight)) {
      best = encoding;
      bestWeight = weight;
    }
  }
  return best;
}

/** `gzip;q=0.5, br` → gzip 0.5, br 1. */
function readWeights(header: string): Map<string, number> {
  return new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      const written = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      const weight = written === undefined ? 1 : Number(written);
      return [name, Number.isFinite(weight) ? weight : 0];
    }),
  );
}
