import { expect, it } from 'vitest';
import { labelBox, overlapArea, placeLabels } from '../../templates/sections/place-labels.ts';

const ratio = 3 / 2;
const size = { width: 340, height: 340 / ratio };

it('places the names of a map so that none covers another', () => {
  const labels = placeLabels(
    [
      { name: 'Gritstone Lines', x: 41, y: 14 },
      { name: 'Sheffield station', x: 66, y: 86 },
      { name: 'Shalesmoor tram stop', x: 33.5, y: 29 },
      { name: 'Kelham Island', x: 45.7, y: 27.5 },
    ],
    ratio,
  );
  expect(labels.map(({ side }) => side)).toEqual(['right', 'left', 'belowRight', 'right']);
  const boxes = labels.map((label) => labelBox(label, label.side, size));
  const covered = boxes.flatMap((box, index) => boxes.slice(index + 1).filter((other) => overlapArea(box, other) > 0));
  expect(covered).toEqual([]);
});

it('keeps a name beside the edge of a map within it', () => {
  const labels = placeLabels(
    [
      { name: 'Hexham salon', x: 14, y: 51 },
      { name: 'Hexham Abbey', x: 12.7, y: 51.7 },
      { name: 'Hexham station', x: 19.9, y: 47.3 },
      { name: 'Corbridge chair', x: 86, y: 46.8 },
    ],
    ratio,
  );
  const boxes = labels.map((label) => labelBox(label, label.side, size));
  expect(boxes.filter(({ left, right }) => left < 0 || right > 340)).toEqual([]);
});

it('places a name later that leaves no room for another, and none across a dot', () => {
  const points = [
    { name: 'Eildon View', x: 77.7, y: 68.9 },
    { name: 'Tweedbank station', x: 36.9, y: 31.1 },
    { name: 'Melrose Abbey', x: 86, y: 58.6 },
    { name: 'Abbotsford', x: 14, y: 56.2 },
  ];
  const flat = { width: 340, height: 136 };
  const labels = placeLabels(points, 5 / 2);
  const boxes = labels.map((label) => labelBox(label, label.side, flat));
  const dots = points.map((point) => {
    const [x, y] = [(point.x * flat.width) / 100, (point.y * flat.height) / 100];
    return { left: x - 9, right: x + 9, top: y - 9, bottom: y + 9 };
  });
  const covered = boxes.flatMap((box, index) =>
    [...boxes.slice(index + 1), ...dots].filter((other) => overlapArea(box, other) > 0),
  );
  expect(covered).toEqual([]);
});
