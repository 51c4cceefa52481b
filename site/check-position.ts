import { listPlaces } from './check-business.ts';
import { formatKeyPath, type KeyPath } from './key-path.ts';
import { nearestName } from './nearest-name.ts';
import { type Check, showValue } from './problem.ts';

/**
 * Bounds of countries in degrees: south, north, west, east. Excludes overseas territories; countries not listed are not
 * checked. Rounded outwards to a tenth, which is enough to notice swapped or mistyped coordinates. Take further
 * countries from the borders in the npm package `@rapideditor/country-coder`.
 */
// biome-ignore format: one country a line would fill the screen
const countryBounds: Readonly<Record<string, readonly [number, number, number, number]>> = {
  AT: [46.3, 49.1, 9.5, 17.2], AU: [-43.7, -9.1, 112.9, 153.7], BE: [49.4, 51.6, 2.5, 6.5],
  CA: [41.6, 83.2, -141.1, -52.6], CH: [45.8, 47.9, 5.9, 10.6], CZ: [48.5, 51.1, 12, 18.9],
  DE: [47.2, 55.1, 5.8, 15.1], DK: [54.5, 57.8, 8, 15.2], ES: [27.6, 43.9, -18.2, 4.4], FI: [59.7, 70.1, 19, 31.6],
  FR: [41.2, 51.2, -5.3, 9.7], GB: [49.8, 60.9, -8.7, 1.8], IE: [51.3, 55.5, -10.7, -5.9], IN: [6.7, 35.6, 68, 97.5],
  IT: [35.4, 47.1, 6.6, 18.6], LU: [49.4, 50.2, 5.7, 6.6], NL: [50.7, 53.7, 3.3, 7.3], NO: [57.9, 71.2, 4.5, 31.1],
  NZ: [-47.4, -34, 166.3, 178.6], PL: [49, 54.9, 14.1, 24.2], PT: [32.3, 42.2, -31.3, -6.1],
  SE: [55.3, 69.1, 10.9, 24.2], US: [18.9, 71.4, -179.2, -66.9], ZA: [-34.9, -22.1, 16.4, 33],
};

/**
 * Postcode areas of the United Kingdom: letters, latitude, longitude, and radius in km unless 30. The centre is a rough
 * mean of the area's districts; the radius extends 10 km beyond the farthest. To update them, take the positions of
 * districts such as ME9 from Ordnance Survey's Code-Point Open.
 */
const britishAreas = `
AB 57.2 -2.5 95,AL 51.8 -0.3,B 52.5 -1.9 50,BA 51.3 -2.4 55,BB 53.8 -2.4 35,BD 53.9 -1.9 45,BH 50.8 -1.9 35,
BL 53.6 -2.4,BN 50.9 -0.1 50,BR 51.4 0,BS 51.4 -2.7 35,BT 54.6 -6.4 110,CA 54.7 -3.1 70,CB 52.2 0.2 40,CF 51.6 -3.3 40,
CH 53.2 -3 40,CM 51.7 0.5 45,CO 51.9 1 40,CR 51.4 -0.1,CT 51.3 1.2 40,CV 52.4 -1.5 50,CW 53.1 -2.5 35,DA 51.4 0.2,
DD 56.6 -3 55,DE 53 -1.6 45,DG 55 -3.9 85,DH 54.8 -1.7,DL 54.5 -1.8 65,DN 53.5 -0.7 60,DT 50.8 -2.5 45,DY 52.5 -2.2 35,
E 51.5 0,EC 51.5 -0.1,EH 55.9 -3.2 55,EN 51.7 -0.1,EX 50.8 -3.7 70,FK 56.2 -3.9 65,FY 53.8 -3,G 55.9 -4.3 45,
GL 51.8 -2.1 50,GU 51.2 -0.8 40,HA 51.6 -0.4,HD 53.6 -1.8,HG 54.1 -1.6 35,HP 51.8 -0.7 35,HR 52.1 -2.8 40,
HS 57.8 -7 110,HU 53.8 -0.4 40,HX 53.7 -1.9,IG 51.6 0.1,IP 52.2 1.1 60,IV 57.5 -4.6 150,KA 55.5 -4.6 70,KT 51.4 -0.3,
KW 58.6 -3.4 110,KY 56.2 -3.2 45,L 53.4 -2.9 35,LA 54.2 -2.9 55,LD 52.2 -3.3 45,LE 52.6 -1.1 50,LL 53.1 -3.8 75,
LN 53.2 -0.3 50,LS 53.8 -1.5 35,LU 51.9 -0.4,M 53.5 -2.2,ME 51.4 0.6 35,MK 52.1 -0.7 35,ML 55.8 -3.8 45,N 51.6 -0.1,
NE 55.1 -1.8 75,NG 53 -1 55,NN 52.2 -0.9 50,NP 51.7 -3 40,NR 52.7 1.2 55,NW 51.5 -0.2,OL 53.6 -2.1,OX 51.8 -1.3 45,
PA 56 -5.3 125,PE 52.7 -0.1 75,PH 56.6 -4.2 160,PL 50.4 -4.4 60,PO 50.8 -1.1 45,PR 53.8 -2.7 40,RG 51.4 -1.1 45,
RH 51.1 -0.2 40,RM 51.6 0.2,S 53.3 -1.4 45,SA 51.9 -4.3 80,SE 51.5 -0.1,SG 51.9 -0.2 40,SK 53.3 -2.1 35,SL 51.5 -0.7,
SM 51.4 -0.2,SN 51.5 -1.9 40,SO 51 -1.4 40,SP 51.1 -1.8 45,SR 54.9 -1.4,SS 51.6 0.7,ST 52.9 -2.1 40,SW 51.5 -0.2,
SY 52.6 -3 85,TA 51.1 -3.1 50,TD 55.6 -2.5 60,TF 52.7 -2.5 35,TN 51.1 0.4 55,TQ 50.5 -3.7 40,TR 50.2 -5.3 95,
TS 54.6 -1.2 35,TW 51.4 -0.4,UB 51.5 -0.4,W 51.5 -0.2,WA 53.4 -2.6,WC 51.5 -0.1,WD 51.7 -0.4,WF 53.7 -1.5,WN 53.5 -2.6,
WR 52.2 -2.1 45,WS 52.6 -1.9,WV 52.6 -2.1 35,YO 54.1 -0.9 75,ZE 60.3 -1.2 110`;

type Position = { latitude: number; longitude: number };

type Area = { centre: Position; radius: number };

const areas = new Map(
  britishAreas.split(',').map((row): [string, Area] => {
    const [letters = '', latitude, longitude, radius = 30] = row.trim().split(' ');
    return [letters, { centre: { latitude: Number(latitude), longitude: Number(longitude) }, radius: Number(radius) }];
  }),
);

/** Returns the centre of a British postcode area and its radius in km: `ME9 7JJ` is in ME. */
function postcodeArea(postcode: unknown): Area | undefined {
  return areas.get(areaOf(postcode));
}

function areaOf(postcode: unknown): string {
  return /^[A-Z]+(?=\d)/.exec(String(postcode))?.[0] ?? '';
}

/** Returns the kilometres between two positions; accurate enough up to a few hundred. */
export function kilometresBetween(a: Position, b: Position): number {
  const east = (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(a.latitude - b.latitude, east) * 111.2;
}

/** Finds a position outside the country or, if known, the postcode area. */
export const checkPosition: Check = (site, report) => {
  for (const { path: place, position, address, country } of listPlaces(site)) {
    const bounds = countryBounds[country];
    if (typeof position?.latitude !== 'number' || typeof position.longitude !== 'number' || !bounds) continue;
    const { latitude, longitude } = position;
    /** Reports the coordinate whose correction alone makes the position valid, or else both. */
    const refuse = (fault: string, ...coordinate: string[]) =>
      report.value('malformed-value', [...place, 'position', ...coordinate], fault);
    const [south, north, west, east] = bounds;
    const isIn = (up: number, along: number) => up >= south && up <= north && along >= west && along <= east;
    const area = country === 'GB' ? postcodeArea(address?.postcode) : undefined;
    const isInArea = (up: number, along: number) =>
      isIn(up, along) && (!area || kilometresBetween({ latitude: up, longitude: along }, area.centre) <= area.radius);
    if (isInArea(latitude, longitude)) continue;
    const fault =
      isIn(latitude, longitude) && area ? describeDistance(position, area, address?.postcode) : `is not in ${country}`;
    const up = slipsOf(latitude).find((meant) => isInArea(meant, longitude));
    const along = slipsOf(longitude).find((meant) => isInArea(latitude, meant));
    if (isInArea(longitude, latitude)) refuse(`${fault}; swap latitude and longitude`);
    else if (up !== undefined) refuse(`${fault}; write ${up}`, 'latitude');
    else if (along !== undefined) refuse(`${fault}; write ${along}`, 'longitude');
    else if (area && isIn(latitude, longitude)) {
      const { centre, radius } = area;
      const byLatitude = kilometresBetween({ ...position, latitude: centre.latitude }, centre);
      const byLongitude = kilometresBetween({ ...position, longitude: centre.longitude }, centre);
      const nearer = byLatitude < byLongitude ? 'latitude' : 'longitude';
      const isEither = Math.min(byLatitude, byLongitude) <= radius;
      refuse(`${fault}; correct the position or the postcode`, ...(isEither ? [nearer] : []));
    } else {
      const range = `write degrees ${south} to ${north} north, ${west} to ${east} east`;
      const outside = [...(isIn(latitude, west) ? [] : ['latitude']), ...(isIn(south, longitude) ? [] : ['longitude'])];
      refuse(`is not in ${country}; ${range}`, ...(outside.length === 1 ? outside : []));
    }
  }
};

/** Finds British postcodes of an area that does not exist, or that is farther away than the town. */
export const checkPostcodeAreas: Check = (site, report) => {
  const { position, address } = site.business;
  if (address.country !== 'GB') return;
  const own = postcodeArea(address.postcode);
  // A position outside the area is wrong itself.
  const isSound = position && (!own || kilometresBetween(position, own.centre) <= own.radius);
  const home = isSound ? { centre: position, radius: 0 } : own;
  /** Whether an area begins within this many kilometres of the business. */
  const isWithin = (area: Area, kilometres: number) =>
    !home || kilometresBetween(home.centre, area.centre) <= home.radius + area.radius + kilometres;
  const check = (postcode: unknown, path: KeyPath, away: number) => {
    const letters = areaOf(postcode);
    const rest = String(postcode).slice(letters.length);
    // `checkPostcodes` reports what is malformed.
    if (!/^\d[A-Z\d]?( \d[A-Z]{2})?$/.test(rest)) return;
    const area = areas.get(letters);
    if (outsideAreas.has(letters) || (area && (area === own || isWithin(area, away)))) return;
    const turned = [...letters].reverse().join('');
    const likely = [...areas].flatMap(([name, each]) =>
      (name === turned || differInOne(name, letters)) && isWithin(each, away) ? [name] : [],
    );
    const meant = [areaOf(address.postcode), turned, ...(likely.length === 1 ? likely : [])];
    const write = meant.find((name) => likely.includes(name));
    const fault = area
      ? `is in an area farther away than the ${Math.round(away)} km to the town`
      : 'is in no postcode area';
    const advice = write ? `write ${showValue(write + rest)}` : 'correct its first letters';
    report.value('malformed-value', path, `${fault}; ${advice}`);
  };
  check(address.postcode, ['business', 'address', 'postcode'], 0);
  // A town without a distance may be anywhere.
  for (const [key, { postcode, miles, kilometres = Number(miles) * 1.61 }] of Object.entries(site.towns))
    check(postcode, ['towns', key, 'postcode'], Number(kilometres) || (miles === 0 ? 0 : 1000));
};

/** Areas that are not on the map: of forces, of islands outside the United Kingdom, and of examples. */
const outsideAreas = new Set(['BF', 'BX', 'GY', 'IM', 'JE', 'XM', 'ZZ']);

function differInOne(name: string, letters: string): boolean {
  return name.length === letters.length && [...name].filter((letter, at) => letter !== letters[at]).length === 1;
}

/** Finds a town of the address that differs by a few letters from the one in `towns` at no distance. */
export const checkHomeTown: Check = ({ business: { address }, towns }, report) => {
  const homes = Object.entries(towns).filter(([, { miles, kilometres }]) => miles === 0 || kilometres === 0);
  const [[key, { name }] = ['', { name: '' }], other] = homes;
  if (other || typeof address.town !== 'string' || typeof name !== 'string') return;
  if (name === address.town || !nearestName(address.town, [name])) return;
  const path = ['business', 'address', 'town'];
  const fault = `differs from ${formatKeyPath(['towns', key])}, ${showValue(name)}; correct one of them`;
  report.value('malformed-value', path, fault, { also: [['towns', key, 'name']] });
};

/** Returns a coordinate with the usual slips undone: its sign, or its decimal point. */
function slipsOf(degrees: number): number[] {
  return [-degrees, degrees / 10, degrees / 100, degrees * 10].map((meant) => Number(meant.toFixed(7)));
}

function describeDistance(position: Position, { centre, radius }: Area, postcode: unknown): string {
  const away = Math.round(kilometresBetween(position, centre));
  const [district] = String(postcode).split(' ');
  return `is ${away} km from the centre of the postcode area of ${district}, which extends ${radius} km`;
}
