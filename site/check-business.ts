import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js';
import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';
import { noCurrency } from '../schema/price.ts';
import type { Site } from '../schema/site.ts';
import { milesOf } from './complete-definition.ts';
import { countryBounds, kilometresBetween, postcodeArea } from './geography.ts';
import { type KeyPath, type Problem, showValue } from './problem.ts';
import { listSections } from './references.ts';

/** Finds impossible contacts, places, codes and prices: each is well-formed, but contradicts another. */
export function findBusinessProblems(site: Site): Problem[] {
  return [
    ...findCodeProblems(site),
    ...findPhoneProblems(site),
    ...findPostcodeProblems(site),
    ...findPositionProblems(site),
    ...findMapProblems(site),
    ...findPriceProblems(site),
    ...findDistanceProblems(site),
  ];
}

/** Finds towns with both distances, of which only one can be shown. Those in kilometres have been given their miles. */
function findDistanceProblems({ towns }: Site): Problem[] {
  return Object.entries(towns).flatMap(([key, town]): Problem[] => {
    const { miles, kilometres } = town ?? {};
    if (typeof miles !== 'number' || typeof kilometres !== 'number' || miles === milesOf(kilometres)) return [];
    const message = `is ${milesOf(kilometres)} miles, beside miles: ${miles}; write one of the two`;
    return [malformed(['towns', key, 'kilometres'], kilometres, message)];
  });
}

function malformed(path: KeyPath, found: unknown, message: string): Problem {
  return { rule: 'malformed-value', path, message: `found ${showValue(found)}, which ${message}` };
}

/** Finds invalid language, country and currency codes: `en-UK`, `UK`, `UKP`. */
function findCodeProblems({ language, money, business: { address } }: Site): Problem[] {
  const problems: Problem[] = [];
  const [, region] = typeof language === 'string' ? language.split('-') : [];
  if (region !== undefined && regionFault(region)) {
    const meant = canonicalRegion(region);
    const hint = meant === undefined ? '' : `; write "${language.replace(region, meant)}"`;
    problems.push(malformed(['language'], language, `names a region that does not exist${hint}`));
  }
  const { country } = address;
  if (typeof country === 'string' && /^[A-Z]{2}$/.test(country) && regionFault(country)) {
    const meant = canonicalRegion(country);
    const hint = meant === undefined ? '; write an ISO 3166 code such as GB' : `; write "${meant}"`;
    problems.push(malformed(['business', 'address', 'country'], country, `is not a country code${hint}`));
  }
  const { currency } = money;
  if (
    typeof currency === 'string' &&
    /^[A-Z]{3}$/.test(currency) &&
    currency !== noCurrency &&
    !Intl.supportedValuesOf('currency').includes(currency)
  ) {
    problems.push(
      malformed(['money', 'currency'], currency, 'is not a currency code; write one from ISO 4217 such as GBP'),
    );
  }
  return problems;
}

function regionFault(region: string): boolean {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  return (
    !/^[A-Z]{2}$/.test(region) ||
    region === 'ZZ' ||
    names.of(region) === undefined ||
    canonicalRegion(region) !== undefined
  );
}

/** Returns the canonical code of a region: `UK` → `GB`. */
function canonicalRegion(region: string): string | undefined {
  const canonical = new Intl.Locale(`und-${region}`).region;
  return canonical === region ? undefined : canonical;
}

/** Finds phone numbers that differ as dialled and as displayed. */
function findPhoneProblems({ business, departments = {} }: Site): Problem[] {
  return [
    ...findDialProblems(business.phone, business.address.country, ['business', 'phone']),
    ...Object.entries(departments).flatMap(([key, department]) =>
      findDialProblems(department?.phone ?? {}, business.address.country, ['departments', key, 'phone']),
    ),
  ];
}

function findDialProblems(
  { display, dial }: Partial<Site['business']['phone']>,
  country: string,
  path: KeyPath,
): Problem[] {
  if (typeof display !== 'string' || typeof dial !== 'string' || !/^[\d\s()+./-]+$/.test(display)) return [];
  const shown = parsePhoneNumberFromString(display, country as CountryCode);
  const expected = shown?.number;
  if (expected === undefined || dial === expected) return [];
  const dialled = parsePhoneNumberFromString(dial);
  // Where only what is dialled can be a number, or the display lacks a digit of it, the display is at fault.
  if (dialled?.number === dial && dialled.isPossible() && (!shown?.isPossible() || lacksDigits(expected, dial))) {
    const message = `does not show ${dial}; write "${dialled.formatNational()}"`;
    return [malformed([...path, 'display'], display, message)];
  }
  return [malformed([...path, 'dial'], dial, `does not dial ${display}; write "${expected}"`)];
}

function lacksDigits(short: string, whole: string): boolean {
  if (short.length >= whole.length) return false;
  let found = 0;
  for (const digit of whole) if (digit === short[found]) found += 1;
  return found === short.length;
}

/** Countries with postcodes in two parts. */
const parted = new Set(['CA', 'GB', 'IE', 'NL']);

function findPostcodeProblems({ business: { address }, towns }: Site): Problem[] {
  const { country } = address;
  if (typeof country !== 'string' || !postcodeValidatorExistsForCountry(country)) return [];
  const isWritten = (postcode: string) =>
    postcode === postcode.toUpperCase() && !(parted.has(country) && !postcode.includes(' '));
  // The package checks only the shape: C, I, K, M, O and V never end a British postcode.
  const isWhole = (postcode: string) =>
    isWritten(postcode) && postcodeValidator(postcode, country) && !(country === 'GB' && /[CIKMOV].?$/.test(postcode));
  // For a town the first half is enough.
  const isPart = (postcode: string) => ['', ' 1AA', ' A1A1'].some((rest) => isWhole(postcode + rest));
  const check = (postcode: unknown, path: KeyPath, isValid: (postcode: string) => boolean): Problem[] => {
    if (typeof postcode !== 'string' || isValid(postcode)) return [];
    const plain = postcode.toUpperCase().replace(/[^A-Z0-9]/g, '');
    const halves = [3, 4, 5, 2].flatMap((at) =>
      [' ', '-'].map((mark) => plain.slice(0, -at) + mark + plain.slice(-at)),
    );
    const mended = [...halves, plain].find(isWhole) ?? (isValid(plain) ? plain : undefined);
    return [malformed(path, postcode, `is not a postcode of ${country}${mended ? `; write "${mended}"` : ''}`)];
  };
  return [
    ...check(address.postcode, ['business', 'address', 'postcode'], isWhole),
    ...Object.entries(towns).flatMap(([key, { postcode }]) => {
      const districts = typeof postcode === 'string' ? postcode.split(/\s*(?:[,/&]|and|to)\s*/) : [];
      const faulty = districts.length > 1 ? districts.find((each) => check(each, [], isPart).length > 0) : postcode;
      return faulty === undefined ? [] : check(faulty, ['towns', key, 'postcode'], isPart);
    }),
  ];
}

/** Finds rendered maps without a position of the business. */
function findMapProblems(site: Site): Problem[] {
  if (site.business.position) return [];
  return [...listSections(site)].flatMap(({ section, path }): Problem[] => {
    if (section.kind !== 'map' || !section.places?.length) return [];
    const message = 'needs business.position as the centre of the map; write it, or use an image instead';
    return [{ rule: 'missing-value', path: [...path, 'places'], message }];
  });
}

/** Finds a position outside the country or, if known, the postcode area. */
function findPositionProblems({ business: { position, address } }: Site): Problem[] {
  const { latitude, longitude } = position ?? {};
  const bounds = countryBounds[address.country];
  if (!position || typeof latitude !== 'number' || typeof longitude !== 'number' || !bounds) return [];
  const path = ['business', 'position'];
  const [south, north, west, east] = bounds;
  const isIn = (up: number, along: number) => up >= south && up <= north && along >= west && along <= east;
  if (!isIn(latitude, longitude)) {
    if (isIn(longitude, latitude)) {
      return [malformed(path, position, `is not in ${address.country}; latitude and longitude are swapped`)];
    }
    const faulty = ['latitude', 'longitude'].filter(
      (_, index) => !(index === 0 ? isIn(latitude, (west + east) / 2) : isIn((south + north) / 2, longitude)),
    );
    const [key] = faulty.length === 1 ? faulty : [];
    const found = key === 'latitude' ? latitude : key === 'longitude' ? longitude : position;
    return [
      malformed(
        key ? [...path, key] : path,
        found,
        `is not in ${address.country}; write degrees ${south} to ${north} north, ${west} to ${east} east`,
      ),
    ];
  }
  const area =
    address.country === 'GB' && typeof address.postcode === 'string' ? postcodeArea(address.postcode) : undefined;
  if (!area) return [];
  const away = kilometresBetween(position, area);
  if (away <= area.radius) return [];
  // The coordinate at fault is the one whose correction alone leads back into the area.
  const [byLatitude, byLongitude] = [
    kilometresBetween({ latitude: area.latitude, longitude }, area),
    kilometresBetween({ latitude, longitude: area.longitude }, area),
  ];
  const key =
    Math.min(byLatitude, byLongitude) > area.radius ? undefined : byLatitude < byLongitude ? 'latitude' : 'longitude';
  const message = `is ${Math.round(away)} km from the centre of ${address.postcode?.split(' ')[0]}, whose postcode area reaches ${area.radius} km`;
  return [malformed(key ? [...path, key] : path, key ? position[key] : position, message)];
}

/** Maximum ratio between a price and the median; a misplaced decimal point exceeds it. */
const maxRatio = 50;

/** Finds prices out of all proportion, in a table long enough to tell. What is free says nothing of the others. */
function findPriceProblems({ prices, money }: Site): Problem[] {
  const amounts = Object.entries(prices).flatMap(([key, price]) =>
    (['from', 'fixed'] as const).flatMap((kind) => {
      const amount: unknown = (price as Record<string, unknown>)[kind];
      return typeof amount === 'number' ? [{ path: ['prices', key, kind], amount }] : [];
    }),
  );
  if (amounts.length > 0 && money.currency === noCurrency) {
    const message = "is missing; prices need one, such as money: { currency: 'GBP' }";
    return [{ rule: 'missing-value', path: ['money', 'currency'], message }];
  }
  const charged = amounts.filter(({ amount }) => amount > 0);
  const sorted = charged.map(({ amount }) => amount).sort((a, b) => a - b);
  const median = sorted[sorted.length >> 1] ?? 0;
  if (sorted.length < 5) return [];
  return charged.flatMap(({ path, amount }): Problem[] => {
    if (amount <= median * maxRatio && amount >= median / maxRatio) return [];
    const message = `found ${amount}, but the median price is ${median}; is the decimal point in the right place?`;
    return [{ rule: 'out-of-bounds', path, message }];
  });
}
