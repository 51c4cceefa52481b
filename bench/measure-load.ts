/** Runs `work` in `lanes` at a time for `seconds`, for the bare loops. */
export async function measureLoop(work: () => unknown, { lanes = 1, seconds = 5 } = {}): Promise<LoadResult> {
  const times: number[] = [];
  const begun = performance.now();
  const run = async () => {
    while (performance.now() < begun + seconds * 1000) {
      const start = performance.now();
      await work();
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: lanes }, run));
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { perSecond: times.length / ((performance.now() - begun) / 1000), p50Ms: at(0.5), p99Ms: at(0.99) };
}

export type LoadResult = { perSecond: number; p50Ms: number; p99Ms: number };
