/** A point on a map, in per cent. */
type Point = { name: string; x: number; y: number };
type Size = { width: number; height: number };
type Box = { left: number; top: number; right: number; bottom: number };

/** Positions of a name relative to its dot, as SVG attributes. Those at the corners keep a long name within the map. */
export const labelSides = {
  right: { dx: 14, dy: '0.35em', textAnchor: 'start' },
  left: { dx: -14, dy: '0.35em', textAnchor: 'end' },
  below: { dx: 0, dy: '1.75em', textAnchor: 'middle' },
  above: { dx: 0, dy: '-1em', textAnchor: 'middle' },
  belowRight: { dx: -9, dy: '1.75em', textAnchor: 'start' },
  belowLeft: { dx: 9, dy: '1.75em', textAnchor: 'end' },
  aboveRight: { dx: -9, dy: '-1em', textAnchor: 'start' },
  aboveLeft: { dx: 9, dy: '-1em', textAnchor: 'end' },
} as const;

type Side = keyof typeof labelSides;

/** Width in pixels of the map and size of its largest letters on a phone. On wider screens, dots are farther apart. */
const mapWidth = 340;
const letter = { width: 11.6, height: 27, size: 19.5 };

type Label = { side: Side; box: Box; penalty: number };

/** Returns the points of a map of `ratio` to 1, each with the side on which its name covers the smallest area. */
export function placeLabels(points: readonly Point[], ratio: number): (Point & { side: Side })[] {
  const size = { width: mapWidth, height: mapWidth / ratio };
  // A name may leave no room for a later one, so try each point as the first.
  const layouts = points.map((_, first) => placeFrom(first, points, size));
  const total = (labels: readonly Label[]) => labels.reduce((sum, { penalty }) => sum + penalty, 0);
  const best = layouts.reduce((one, other) => (total(other) < total(one) ? other : one), layouts[0] ?? []);
  return points.map((point, index) => ({ ...point, side: best[index]?.side ?? 'right' }));
}

/** Places the names one by one, from that of the point at index `first`. */
function placeFrom(first: number, points: readonly Point[], size: Size): Label[] {
  const taken = points.map((point) => boxAround(point, 9, size));
  const labels: Label[] = [];
  for (const point of [...points.slice(first), ...points.slice(0, first)]) {
    const all = Object.keys(labelSides) as Side[];
    const sides = point.x > 50 ? ['left' as const, ...all] : all;
    const [label] = sides
      .map((side): Label => {
        const box = labelBox(point, side, size);
        // Being cut off counts tenfold: a name across a dot is still legible.
        const covered = taken.reduce((sum, other) => sum + overlapArea(box, other), 0);
        return { side, box, penalty: 10 * areaOutside(box, size) + covered };
      })
      .sort((one, other) => one.penalty - other.penalty);
    if (!label) continue;
    taken.push(label.box);
    labels[points.indexOf(point)] = label;
  }
  return labels;
}

export function labelBox({ name, x, y }: Point, side: Side, size: Size): Box {
  const { dx, dy, textAnchor } = labelSides[side];
  const width = name.length * letter.width;
  const left = (x * size.width) / 100 + dx - { start: 0, middle: width / 2, end: width }[textAnchor];
  const middle = (y * size.height) / 100 + (Number.parseFloat(dy) - 0.35) * letter.size;
  return { left, right: left + width, top: middle - letter.height / 2, bottom: middle + letter.height / 2 };
}

function boxAround({ x, y }: Point, radius: number, size: Size): Box {
  const centreX = (x * size.width) / 100;
  const centreY = (y * size.height) / 100;
  return { left: centreX - radius, right: centreX + radius, top: centreY - radius, bottom: centreY + radius };
}

export function overlapArea(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

function areaOutside(box: Box, size: Size): number {
  const area = (box.right - box.left) * (box.bottom - box.top);
  return area - overlapArea(box, { left: 0, top: 0, right: size.width, bottom: size.height });
}
