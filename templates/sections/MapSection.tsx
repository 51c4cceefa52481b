import { fillIn } from '../../schema/placeholders.ts';
import type { SectionOf } from '../../schema/section.ts';
import { placesOf } from '../../site/format-address.ts';
import { Actions } from '../parts/Actions.tsx';
import { Picture } from '../parts/Picture.tsx';
import { Paragraph } from '../parts/Prose.tsx';
import { useSite } from '../parts/page-context.ts';
import { Section } from '../parts/Section.tsx';
import { parts } from '../styles/layout.css.ts';
import * as styles from './panels.css.ts';
import { labelSides, placeLabels } from './place-labels.ts';

export function MapSection({ section }: { section: SectionOf<'map'> }) {
  const { image, places, note, actions } = section;
  return (
    <Section {...section} split>
      <div className={parts}>
        {image ? <Picture picture={image} /> : <SchematicMap landmarks={places} />}
        <Paragraph>{note}</Paragraph>
        <Actions actions={actions} />
      </div>
    </Section>
  );
}

/** Minimum landmarks for a map; fewer would only make a line. */
const minLandmarks = 2;

type MapPlace = SectionOf<'map'>['places'][number];

/** Margin for the names of the outermost places, in per cent. */
const margin = 14;

/**
 * The business, if it has a position, among landmarks or its branches, with north at the top. Uses per cent instead of
 * a viewBox, so that text keeps its size.
 */
function SchematicMap({ landmarks }: { landmarks: readonly MapPlace[] }) {
  const { business, departments, language, wording } = useSite();
  const [main, ...branches] = placesOf({ business, departments }).map(({ name, position }) => ({ name, ...position }));
  const places = landmarks.length > 0 ? landmarks : branches.filter(isOnMap);
  if (places.length < (landmarks.length > 0 ? minLandmarks : 1)) return null;
  const isBranch = (name: string) => branches.some((branch) => branch.name === name);
  const hasBranch = places.some(({ name }) => isBranch(name));
  const home = (hasBranch && main?.name) || business.name;
  const isOwn = (name: string) => name === home || isBranch(name);
  const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(places.map(({ name }) => name));
  const label = fillIn(wording.mapOf, { name: business.name, places: names });
  const { position } = business;
  const { points, ratio } = project(position ? [{ ...position, name: home }, ...places] : places);
  const [centre, ...others] = position ? points : [];
  return (
    <svg className={ratio === flat ? styles.flatMap : styles.map} role="img" aria-label={label}>
      <path className={styles.mapNorth} d="M16 34V12m-6 7 6-7 6 7" />
      {others.map(({ name, x, y }) => (
        <line
          key={name}
          className={styles.mapWay}
          x1={`${centre?.x}%`}
          y1={`${centre?.y}%`}
          x2={`${x}%`}
          y2={`${y}%`}
        />
      ))}
      {placeLabels(points, ratio)
        .reverse()
        .map(({ name, x, y, side }) => (
          <g key={name} className={isOwn(name) ? styles.mapHome : styles.mapPlace}>
            <circle cx={`${x}%`} cy={`${y}%`} r={isOwn(name) ? 9 : 5} />
            <text x={`${x}%`} y={`${y}%`} {...labelSides[side]}>
              {name}
            </text>
          </g>
        ))}
    </svg>
  );
}

function isOnMap(place: { name: string } & Partial<MapPlace>): place is MapPlace {
  return place.latitude !== undefined;
}

/** Aspect ratios of maps: 3:2, or flatter for places along a line from west to east. */
const [upright, flat] = [3 / 2, 5 / 2];

/** Maximum height of the places, as a share of their width, for the flat map: names must fit above and below them. */
const maxFlatHeight = 0.3;

/** Projects places onto a map, in per cent, with equal scale in both directions. */
function project(places: readonly MapPlace[]) {
  const middle = ((places[0]?.latitude ?? 0) * Math.PI) / 180;
  const points = places.map(({ name, latitude, longitude }) => ({
    name,
    x: longitude * Math.cos(middle),
    y: -latitude,
  }));
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const range = (all: number[]) => Math.max(...all) - Math.min(...all);
  const centre = (all: number[]) => (Math.max(...all) + Math.min(...all)) / 2;
  const ratio = range(ys) < range(xs) * maxFlatHeight ? flat : upright;
  const scale = (100 - 2 * margin) / (Math.max(range(xs), range(ys) * ratio) || 1);
  const round = (value: number) => Math.round(value * 10) / 10;
  return {
    ratio,
    points: points.map(({ name, x, y }) => ({
      name,
      x: round(50 + (x - centre(xs)) * scale),
      y: round(50 + (y - centre(ys)) * scale * ratio),
    })),
  };
}
