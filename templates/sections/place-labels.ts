/** A point on a map of 3:2, in per cent. */
type Point = { name: string; x: number; y: number };
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

/** Size in pixels of the map and its largest letters on a phone. On wider screens, dots are farther apart. */
const mapSize = { width: 340, height: 227 };
const letter = { width: 11.6, height: 27, size: 19.5 };

/** Returns the points, each with the side on which its name covers the smallest area. */
export function placeLabels(points: readonly Point[]): (Point & { side: Side })[] {
  const taken = points.map((point) => boxAround(point, 9));
  return points.map((point) => {
    const all = Object.keys(labelSides) as Side[];
    const sides = point.x > 50 ? ['left' as const, ...all] : all;
    const penalty = (side: Side) => {
      const box = labelBox(point, side);
      // A cut-off name counts ten times: one across a dot is still legible.
      return 10 * areaOutside(box) + taken.reduce((sum, other) => sum + overlapArea(box, other), 0);
    };
    const side = sides.reduce((best, other) => (penalty(other) < penalty(best) ? other : best));
    taken.push(labelBox(point, side));
    return { ...point, side };
  });
}

export function labelBox({ name, x, y }: Point, side: Side): Box {
  const { dx, dy, textAnchor } = labelSides[side];
  const width = name.length * letter.width;
  const left = (x * mapSize.width) / 100 + dx - { start: 0, middle: width / 2, end: width }[textAnchor];
  const middle = (y * mapSize.height) / 100 + (Number.parseFloat(dy) - 0.35) * letter.size;
  return { left, right: left + width, top: middle - letter.height / 2, bottom: middle + letter.height / 2 };
}

function boxAround({ x, y }: Point, radius: number): Box {
  const centreX = (x * mapSize.width) / 100;
  const centreY = (y * mapSize.height) / 100;
  return { left: centreX - radius, right: centreX + radius, top: centreY - radius, bottom: centreY + radius };
}

export function overlapArea(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

function areaOutside(box: Box): number {
  const area = (box.right - box.left) * (box.bottom - box.top);
  return area - overlapArea(box, { left: 0, top: 0, right: mapSize.width, bottom: mapSize.height });
}
