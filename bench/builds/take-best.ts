/** What takes longer than this is not repeated. */
const slowSeconds = 20;

/** The best of three: whatever else the machine does makes a run longer and never shorter. What is slow runs once. */
export async function takeBest<Found extends { seconds: number }>(
  isQuick: boolean,
  run: (round: number) => Promise<Found>,
): Promise<Found> {
  let best = await run(0);
  for (let round = 1; round < 3 && !isQuick && best.seconds < slowSeconds; round += 1) {
    const found = await run(round);
    if (found.seconds < best.seconds) best = found;
  }
  return best;
}
