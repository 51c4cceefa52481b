import { type ComponentProps, createElement } from 'react';
import type { AccessRoute } from '../../../schema/business.ts';
import { type StripMap as StripMapData, sideOf, stripMapSentence } from '../../../site/strip-map.ts';
import { usePage, useSite } from '../../parts/page-context.ts';
import {
  edge,
  figureOf,
  homeOf,
  isHigh,
  type Kind,
  offCrossings,
  type Placed,
  placeOnPhone,
  placeToScale,
  widthOf,
  wordsOf,
} from './place-stops.ts';
import * as styles from './StripMap.css.ts';

/** Vertical positions in em. Two rows of signs above the road, so that neighbours do not overlap. */
const row = { alongside: 1, high: 2.4, low: 5, road: 7.5, verge: 10.2, below: 10.7 };

/**
 * The road past the business to scale; on a phone only the relevant stretch, in even steps. Screen readers get one
 * sentence and the links to towns.
 */
export function StripMap({ map }: { map: StripMapData }) {
  const current = useCurrentTown();
  return (
    <nav className={styles.map} aria-label={stripMapSentence(map, useSite(), current)}>
      <At className={styles.wide}>
        <MapPicture map={map} kind="toScale" stops={placeToScale(map.stops)} current={current} />
      </At>
      <At className={styles.narrow}>
        <MapPicture map={map} kind="onPhone" stops={placeOnPhone(map.stops, current)} current={current} />
      </At>
    </nav>
  );
}

/** Decoration above the footer: the end of the strip map, where the van arrives at the business. */
export function RoadHome({ map }: { map: StripMapData }) {
  const { business } = useSite();
  const stops = placeToScale(map.stops);
  return (
    <div className={styles.home}>
      <svg className={styles.stretch} aria-hidden="true">
        <Van />
        <Tarmac height={2} />
        <Lane stops={stops} gap={widthOf(business.name) / 2 + 2} />
        <At x={percent(homeOf(stops).x)} y="0.1em">
          <Plate className={styles.sign.plain} text={business.name} />
        </At>
      </svg>
    </div>
  );
}

function useCurrentTown(): string | undefined {
  const { route, site } = usePage();
  const town = route?.kind === 'location' ? route.page.town : undefined;
  return site.stripMap?.stops.some((stop) => stop.town === town) ? town : undefined;
}

type MapPictureProps = { map: StripMapData; kind: Kind; stops: readonly Placed[]; current: string | undefined };

function MapPicture({ map, kind, stops, current }: MapPictureProps) {
  const home = homeOf(stops);
  const post = (stop: Placed, index: number) => (
    <Post key={stop.name} stop={stop} isHigh={isHigh(stops, index)} isCurrent={stop.town === current} />
  );
  const isLink = ({ href, town }: Placed) => href !== undefined && town !== current;
  return (
    <>
      <At aria-hidden="true">
        {stops.map(
          ({ crossing, x, name }) =>
            crossing && (
              <At key={name} x={percent(x)}>
                <line className={styles.line[crossing.kind]} y2="100%" />
                <At x="0.5em" y={em(row.verge)}>
                  <text className={styles.place}>{name}</text>
                </At>
              </At>
            ),
        )}
        {map.above && <Alongside route={map.above} y={row.alongside} stops={stops} kind={kind} />}
        {map.below && <Alongside route={map.below} y={row.below} stops={stops} kind={kind} />}
        {stops.map((stop, index) => !isLink(stop) && post(stop, index))}
        <At y={em(row.road)}>
          <Tarmac />
          <At x={em(edge[kind])} y="0.2em">
            <Plate className={styles.shield[map.road.kind]} text={map.road.name} start />
          </At>
          <Lane stops={stops} current={current} gap={current === home.town ? 4 : 0} />
        </At>
      </At>
      {stops.map(
        (stop, index) =>
          isLink(stop) && (
            <a key={stop.name} href={stop.href} aria-label={wordsOf(stop)}>
              {post(stop, index)}
            </a>
          ),
      )}
    </>
  );
}

/** A stop's sign on its post, or the number of a crossing road; the sign of the business has a garage behind it. */
function Post({ stop, isHigh, isCurrent }: { stop: Placed; isHigh: boolean; isCurrent: boolean }) {
  const { name, miles, crossing, x, shift } = stop;
  const y = isHigh ? row.high : row.low;
  const className = crossing ? styles.shield[crossing.kind] : styles.sign[isCurrent ? 'current' : 'plain'];
  return (
    <At x={percent(x)} y={em(y)}>
      {miles === 0 && <Garage y={row.road - y} />}
      {!crossing && miles !== 0 && <rect className={styles.post} height={em(row.road - y)} />}
      <Plate className={className} text={crossing?.name ?? name} figure={figureOf(stop)} x={shift} />
    </At>
  );
}

interface PlateProps {
  className: string;
  text: string;
  figure?: number | undefined;
  /** Its centre in em. */
  x?: number | undefined;
  /** Whether it starts at 0 instead. */
  start?: boolean;
}

function Plate({ className, text, figure, x, start = false }: PlateProps) {
  const width = widthOf(figure === undefined ? text : `${text} ${figure}`);
  return (
    <At className={className} x={start ? em(width / 2) : x ? em(x) : undefined}>
      <rect width={em(width)} />
      <text>
        {text}
        {figure !== undefined && <tspan> {figure}</tspan>}
      </text>
    </At>
  );
}

type AlongsideProps = { route: AccessRoute; y: number; stops: readonly Placed[]; kind: Kind };

/** A road or railway alongside the main road. A railway's label, the station, is near the business. */
function Alongside({ route, y, stops, kind }: AlongsideProps) {
  const isRail = route.kind === 'rail';
  const width = widthOf(route.name);
  const home = homeOf(stops).x;
  return (
    <At y={em(y)}>
      <line className={styles.line[route.kind]} {...across} />
      {isRail && <line className={styles.sleepers} {...across} />}
      <At x={isRail ? percent(home) : em(edge[kind])} y="-0.8em">
        <At x={em(isRail ? offCrossings(route.name, home, stops, kind) : width / 2)}>
          <Plate className={styles.shield[route.kind]} text={route.name} />
        </At>
      </At>
    </At>
  );
}

function Tarmac({ height = 1.7 }: { height?: number }) {
  const middle = `${height / 2}em`;
  return (
    <>
      <rect className={styles.tarmac} height={em(height)} />
      <line className={styles.dashes} {...across} y1={middle} y2={middle} />
    </>
  );
}

/**
 * The van, which drives from the page's town or the left to the business as the visitor scrolls, and stops `gap` em to
 * its left.
 */
function Lane({ stops, current, gap = 0 }: { stops: readonly Placed[]; current?: string | undefined; gap?: number }) {
  const home = homeOf(stops).x;
  const isLeft = sideOf({ stops }, current ?? '') !== 'right';
  const start = stops.find(({ town }) => town !== undefined && town === current)?.x;
  // With a gap, start beyond the edge, headlights included; otherwise beside the road number.
  const from = start ?? (gap > 0 ? 0 : 22);
  return (
    <At x={percent(Math.min(from, home))} width={percent(Math.abs(home - from))}>
      <g className={isLeft ? styles.van.right : styles.van.left}>
        <use href="#van" x={em(-gap - 1.6)} y="0.05em" width="3.2em" height="1.6em" />
      </g>
    </At>
  );
}

function Van() {
  return (
    <symbol id="van" viewBox="0 0 64 32">
      <path className={styles.headlights} d="M61 18 118 9v21L61 22z" />
      <path className={styles.vanBody} d="M3 26V7q0-4 4-4h29q3 0 5 3l6 9 9 2q4 1 4 5v4z" />
      <path className={styles.vanStripe} d="M3 15h29v6H3z" />
      <path className={styles.vanGlass} d="M35 7h2q1 0 2 2l5 7h-9z" />
      <circle className={styles.vanWheel} cx="16" cy="26" r="5" />
      <circle className={styles.vanWheel} cx="48" cy="26" r="5" />
    </symbol>
  );
}

function Garage({ y }: { y: number }) {
  return (
    <At className={styles.garage} x="-1.9em" y={em(y - 2.5)} width="3.8em" height="2.5em" viewBox="0 0 38 25">
      <path d="M1 25V9L19 1l18 8v16z" />
      <path className={styles.door} d="M8 25V12h22v13M8 16h22M8 20h22" />
    </At>
  );
}

/** Spans a screen that is wider than the page. */
const across = { x1: '-100%', x2: '200%' };

/** A group with a position in em or per cent: a nested <svg>, because `transform` takes neither. */
const At = (props: ComponentProps<'svg'>) => createElement('svg', props);

const em = (value: number) => `${Math.round(value * 10) / 10}em`;
const percent = (value: number) => `${Math.round(value * 10) / 10}%`;
