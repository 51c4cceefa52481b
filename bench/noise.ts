import { round } from './part.ts';

/** Runs the same work over and over, and says how long each took in milliseconds: on a quiet machine, always as long. */
export function measureNoise(): number {
  const begun = performance.now();
  let sum = 0;
  for (let index = 0; index < 60_000_000; index += 1) sum = (sum + index * 7) % 1_000_003;
  return performance.now() - begun + (sum < 0 ? 1 : 0);
}

/** What such measurements between the parts say of the machine. */
export function describeNoise(times: readonly number[]): string {
  const [least, most] = [Math.min(...times), Math.max(...times)];
  return `A fixed loop between the parts took ${round(least)} to ${round(most)} ms: a spread of ${round((most / least - 1) * 100)} %. Differences below that mean nothing.`;
}
