import { type ComponentProps, createElement } from 'react';
import type { AccessRoute } from '../../../schema/business.ts';
import { type Stop, type StripMap as StripMapData, sideOf, stripMapSentence } from '../../../site/strip-map.ts';
import { usePage, useSite } from '../../parts/page-context.ts';
import * as styles from './StripMap.css.ts';

/** The stops of a drawing with their positions in per cent of its width. */
type Placed = Stop & { x: number };

/** Heights in em: two rows of signs above the road, so neighbours do not overlap on a tablet. */
const row = { alongside: 1, high: 2.25, low: 4.1, road: 6.3, verge: 9, below: 9.5 };

/**
 * The road past the business with its towns, to scale; on a phone only the relevant stretch. Screen readers get one
 * sentence and the links of the towns.
 */
export function StripMap({ map }: { map: StripMapData }) {
  const current = useCurrentTown();
  return (
    <nav className={styles.map} aria-label={stripMapSentence(map, useSite(), current)}>
      <At className={styles.wide}>
        <MapPicture map={map} stops={placeToScale(map.stops)} current={current} />
      </At>
      <At className={styles.narrow}>
        <MapPicture map={map} stops={placeOnPhone(stretchTo(map.stops, current), current)} current={current} />
      </At>
    </nav>
  );
}

/** Decoration above the footer: the end of the strip map, where the van reaches the business. */
export function RoadHome({ map }: { map: StripMapData }) {
  const { business } = useSite();
  const stops = placeToScale(map.stops);
  return (
    <div className={styles.home}>
      <svg className={styles.stretch} aria-hidden="true">
        <Van />
        <Tarmac />
        <Lane stops={stops} gap={widthOf(business.name) / 2 + 2} />
        <At x={percent(homeOf(stops).x)} y="0.05em">
          <Plate className={styles.sign.home} text={business.name} />
        </At>
      </svg>
    </div>
  );
}

/** Returns the town of the page, if it is on the road. */
function useCurrentTown(): string | undefined {
  const { route, site } = usePage();
  const town = route?.kind === 'location' ? route.page.town : undefined;
  return site.stripMap?.stops.some((stop) => stop.town === town) ? town : undefined;
}

function MapPicture({
  map,
  stops,
  current,
}: {
  map: StripMapData;
  stops: readonly Placed[];
  current: string | undefined;
}) {
  const home = homeOf(stops);
  const post = (stop: Placed, index: number) => (
    <Post
      key={stop.name}
      stop={stop}
      isHigh={(index - stops.indexOf(home)) % 2 === 0}
      isCurrent={stop.town === current}
    />
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
        {map.above && <Alongside route={map.above} y={row.alongside} home={home.x} />}
        {map.below && <Alongside route={map.below} y={row.below} home={home.x} />}
        {stops.map((stop, index) => !isLink(stop) && post(stop, index))}
        <At y={em(row.road)}>
          <Tarmac />
          <At x="0.4em" y="0.2em">
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

/** A stop's sign on its post; the business's has a garage behind it. */
function Post({ stop, isHigh, isCurrent }: { stop: Placed; isHigh: boolean; isCurrent: boolean }) {
  const { name, crossing, x } = stop;
  const y = isHigh ? row.high : row.low;
  if (crossing) {
    return (
      <At x={percent(x)} y={em(y)}>
        <Plate className={styles.shield[crossing.kind]} text={crossing.name} />
      </At>
    );
  }
  return (
    <At x={percent(x)} y={em(y)}>
      {stop.miles === 0 ? <Garage y={row.road - y} /> : <rect className={styles.post} height={em(row.road - y)} />}
      <Plate className={styles.sign[isCurrent ? 'current' : 'plain']} text={name} figure={figureOf(stop)} />
    </At>
  );
}

/** A sign as wide as its text. */
function Plate({
  className,
  text,
  figure,
  start = false,
}: {
  className: string;
  text: string;
  figure?: number | undefined;
  start?: boolean;
}) {
  const words = figure === undefined ? text : `${text} ${figure}`;
  const width = widthOf(words);
  return (
    <At className={className} x={start ? em(width / 2) : undefined}>
      <rect x={em(-width / 2)} width={em(width)} />
      <text>
        {text}
        {figure !== undefined && <tspan> {figure}</tspan>}
      </text>
    </At>
  );
}

/** A road or a railway alongside the main road; a railway has its station at the business. */
function Alongside({ route, y, home }: { route: AccessRoute; y: number; home: number }) {
  const isRail = route.kind === 'rail';
  const width = widthOf(route.name);
  return (
    <At y={em(y)}>
      <line className={styles.line[route.kind]} x2="100%" />
      {isRail && <line className={styles.sleepers} x2="100%" />}
      <At x={isRail ? percent(home) : '0.4em'} y="-0.8em">
        {/* Shifted towards the middle, so it is not cut off where the business is near an edge. */}
        <At x={isRail ? em(((50 - home) / 36) * width * 0.42) : em(width / 2)}>
          <Plate className={styles.shield[route.kind]} text={route.name} />
        </At>
      </At>
    </At>
  );
}

function Tarmac() {
  return (
    <>
      <rect className={styles.tarmac} width="100%" height="1.7em" />
      <line className={styles.dashes} x2="100%" y1="0.85em" y2="0.85em" />
    </>
  );
}

/** The van drives from the page's town, or from the left, to the business as the visitor scrolls, and stops `gap` em to its left. */
function Lane({ stops, current, gap = 0 }: { stops: readonly Placed[]; current?: string | undefined; gap?: number }) {
  const home = homeOf(stops).x;
  const isLeft = sideOf({ stops }, current ?? '') !== 'right';
  const start = stops.find(({ town }) => town !== undefined && town === current)?.x;
  // With a gap it starts beyond the edge, its headlights included; otherwise beside the road number.
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

/** A garage with its door, on the road's edge. */
function Garage({ y }: { y: number }) {
  return (
    <At className={styles.garage} x="-1.9em" y={em(y - 2.5)} width="3.8em" height="2.5em" viewBox="0 0 38 25">
      <path d="M1 25V9L19 1l18 8v16z" />
      <path className={styles.door} d="M8 25V12h22v13M8 16h22M8 20h22" />
    </At>
  );
}

function homeOf<Any extends Stop>(stops: readonly Any[]): Any {
  return stops.find(({ miles }) => miles === 0) as Any;
}

/** From 8 to 92 % of the width, with the business in the middle. */
function placeToScale(stops: readonly Stop[]): Placed[] {
  const farthest = Math.max(...stops.map(({ at }) => Math.abs(at)));
  return stops.map((stop) => ({ ...stop, x: 50 + (42 * stop.at) / farthest }));
}

/** Width in em of the smallest phone, at the size of the names. */
const phone = 22.2;

/** To scale between the outermost signs, without a stop where its neighbours' signs would overlap in their row. */
function placeOnPhone(stretch: readonly Stop[], current: string | undefined): Placed[] {
  const [first, last] = [stretch[0], stretch.at(-1)] as [Stop, Stop];
  const margin = (stop: Stop) => (50 * widthOfSign(stop)) / phone + 1;
  // The van of the current town stands to the right of the road number.
  const start = Math.max(margin(first), first.town === current && first !== homeOf(stretch) ? 20 : 0);
  const scale = (100 - start - margin(last)) / (last.at - first.at);
  const distance = (a: Stop, b: Stop) => ((b.at - a.at) * scale * phone) / 100;
  const stops = [...stretch];
  for (let index = 1; index < stops.length - 1; index++) {
    const [before, after] = [stops[index - 1], stops[index + 1]] as [Stop, Stop];
    if (distance(before, after) < (widthOfSign(before) + widthOfSign(after)) / 2) stops.splice(index--, 1);
  }
  return stops.map((stop) => ({ ...stop, x: start + scale * (stop.at - first.at) }));
}

/** The stops between a town and the business, or those up to the next town on either side of it. */
function stretchTo(stops: readonly Stop[], current: string | undefined): readonly Stop[] {
  const home = stops.findIndex(({ miles }) => miles === 0);
  const other = stops.findIndex(({ town }) => town !== undefined && town === current);
  if (other !== -1 && other !== home) return stops.slice(Math.min(home, other), Math.max(home, other) + 1);
  const before = stops.findLastIndex(({ town }, index) => index < home && town !== undefined);
  const after = stops.findIndex(({ town }, index) => index > home && town !== undefined);
  return stops.slice(before === -1 ? home : before, (after === -1 ? home : after) + 1);
}

/** The distance on a stop's sign. */
const figureOf = ({ miles, kilometres = miles }: Stop) => kilometres || undefined;

const wordsOf = (stop: Stop) => [stop.crossing?.name ?? stop.name, figureOf(stop)].join(' ').trim();
const widthOfSign = (stop: Stop) => widthOf(wordsOf(stop));

/** Estimates the width of a sign in em: letters of the display font count as narrow, wide or in between. */
function widthOf(text: string): number {
  const letters = [...text].map((letter) => {
    if (/[iljtfrI1.,' ]/.test(letter)) return 0.36;
    if (/[mwMW]/.test(letter)) return 0.88;
    return /\p{Lu}/u.test(letter) ? 0.66 : 0.57;
  });
  return letters.reduce((sum, width) => sum + width, 0.9);
}

/** A group positioned in em and per cent of the width, which a transform does not allow. */
const At = (props: ComponentProps<'svg'>) => createElement('svg', props);

const em = (value: number) => `${Math.round(value * 10) / 10}em`;
const percent = (value: number) => `${Math.round(value * 10) / 10}%`;
