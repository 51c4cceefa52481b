/** Only so many paths are looked at closely, so that a thousand dead links on ten thousand pages stay cheap. */
const mostCandidates = 32;

/**
 * Answers which paths look most like another, by the runs of three characters that they share.
 * The index is made at the first question; a site without dead links never pays for it.
 */
export function findAlikePaths(paths: readonly string[]): (path: string) => string[] {
  let index: TrigramIndex | undefined;
  return (path) => {
    index ??= indexByTrigram(paths);
    const { positions, sizes } = index;
    const own = trigrams(path);
    const shared = new Uint16Array(paths.length);
    for (const trigram of own) {
      for (const position of positions.get(trigram) ?? []) shared[position] = (shared[position] ?? 0) + 1;
    }
    return [...shared.entries()]
      .filter(([, count]) => count > 0)
      .map(([position, count]) => ({ position, alike: (2 * count) / (own.size + (sizes[position] ?? 0)) }))
      .sort((a, b) => b.alike - a.alike || a.position - b.position)
      .slice(0, mostCandidates)
      .map(({ position }) => paths[position] as string);
  };
}

/** Which paths have a trigram, and how many different ones a path has. */
type TrigramIndex = { positions: Map<number, number[]>; sizes: number[] };

function indexByTrigram(paths: readonly string[]): TrigramIndex {
  const positions = new Map<number, number[]>();
  const sizes = paths.map((path, position) => {
    const own = trigrams(path);
    for (const trigram of own) {
      const known = positions.get(trigram);
      if (known) known.push(position);
      else positions.set(trigram, [position]);
    }
    return own.size;
  });
  return { positions, sizes };
}

/** The runs of three characters of a path, each as one number: ten thousand paths have half a million of them. */
function trigrams(path: string): Set<number> {
  const text = `${path.toLowerCase()}$`;
  const found = new Set<number>();
  for (let at = 0; at < Math.max(1, text.length - 2); at += 1) {
    found.add((text.charCodeAt(at) << 20) ^ (text.charCodeAt(at + 1) << 10) ^ text.charCodeAt(at + 2));
  }
  return found;
}
