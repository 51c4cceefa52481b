import type { CountryCode, PhoneNumber } from 'libphonenumber-js';
import { parsePhoneNumberFromString, validatePhoneNumberLength } from 'libphonenumber-js';
import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';
import { minuteIn, plainLanguage, todayIn, yearOf } from '../schema/clock.ts';
import { isTimeZone } from '../schema/hours.ts';
import { noCurrency } from '../schema/price.ts';
import type { Site } from '../schema/site.ts';
import { milesOf } from './complete-definition.ts';
import { formatKeyPath, type KeyPath } from './key-path.ts';
import { canonicalRegion, explainLanguage, isRegion } from './language-tag.ts';
import { unknownReference } from './nearest-name.ts';
import { type Check, describeFault, type Report, showValue } from './problem.ts';
import { summer, timeZonesOf, winter } from './time-zones.ts';

/** Finds towns with both miles and kilometres, by different values: `completeDefinition` derives one. */
export const checkDistances: Check = ({ towns }, report) => {
  for (const [key, { miles, kilometres }] of Object.entries(towns)) {
    if (typeof miles !== 'number' || typeof kilometres !== 'number' || miles === milesOf(kilometres)) continue;
    const fault = `is ${milesOf(kilometres)} miles, but miles is ${miles}; keep one of the two`;
    report.value('malformed-value', ['towns', key, 'kilometres'], fault);
  }
};

/** Finds the one route to a town that does not end on a road of `access`, if those to all others do. */
export const checkRoutes: Check = ({ towns, access }, report) => {
  const roads: string[] = access.flatMap((route) => (route.kind === 'rail' ? [] : [route.name]));
  const ends = Object.entries(towns).flatMap(([key, { via }]) => {
    const last = via.at(-1);
    return last === undefined ? [] : [{ path: ['towns', key, 'via', via.length - 1], last }];
  });
  const [outlier, second] = ends.filter(({ last }) => !roads.includes(last));
  if (!outlier || second || ends.length < 3) return;
  report('unknown-reference', outlier.path, unknownReference('road in access', outlier.last, roads));
};

/** Finds a time zone whose clocks differ from all those of the country. */
export const checkTimeZone: Check = ({ hours, business }, report) => {
  const { timeZone } = hours;
  const country = countryOf(business, hours);
  if (!isRegion(country)) return;
  const zones = timeZonesOf(country);
  const isSame = (zone: string) =>
    [winter, summer].every((instant) => minuteIn(zone, instant) === minuteIn(timeZone, instant));
  if (zones.length === 0 || zones.some(isSame)) return;
  const meant = zones.find((zone) => minuteIn(zone, winter) === minuteIn(timeZone, winter)) ?? zones[0];
  const fault = `is not a time zone of ${country}; write ${zones.length > 1 ? 'one such as ' : ''}"${meant}"`;
  report.value('malformed-value', ['hours', 'timeZone'], fault);
};

/** Finds invalid language, country and currency codes: `en-UK`, `UK`, `UKP`. */
export const checkCodes: Check = (site, report) => {
  const { currency } = site.money;
  const { language } = site;
  // A faulty definition may have any value here.
  const isTag = typeof language === 'string' && /^[a-z]{2}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/.test(plainLanguage(language));
  const fault = isTag && explainLanguage(language);
  if (fault) report.value('malformed-value', ['language'], fault);
  const declared = String(site.business.address.country);
  const likely = countryOf(site.business, site.hours);
  if (likely !== declared) {
    const advice = `does not suit the phone number, the time zone and the postcode; write ${showValue(likely)}`;
    report.value('malformed-value', ['business', 'address', 'country'], advice);
  }
  for (const { path, address, country } of listPlaces(site)) {
    if (!address || !/^[A-Z]{2}$/.test(country) || isRegion(country)) continue;
    const meant = canonicalRegion(country);
    const hint = meant === country ? 'an ISO 3166 code such as GB' : `"${meant}"`;
    report.value('malformed-value', [...path, 'address', 'country'], `is not a country code; write ${hint}`);
  }
  const isKnown = currency === noCurrency || Intl.supportedValuesOf('currency').includes(currency);
  if (isKnown || !/^[A-Z]{3}$/.test(currency)) return;
  const advice = 'is not a currency code; write one from ISO 4217 such as EUR, GBP or USD';
  report.value('malformed-value', ['money', 'currency'], advice);
};

/** The business or one of its departments, with its key path. In a faulty definition, any key may be missing. */
type Place = Partial<Pick<Site['business'], 'phone' | 'address' | 'position'>> & {
  path: KeyPath;
  /** The country of its address, or else of the business. */
  country: string;
};

/** Returns the declared country, unless the phone number, the time zone and the postcode are those of one other. */
function countryOf({ phone, address }: Site['business'], { timeZone }: Site['hours']): string {
  // A faulty definition may have any value here.
  const country = String(address.country);
  const { country: meant = country } = parsePhoneNumberFromString(String(phone?.dial)) ?? {};
  const isOf = (each: string) => typeof address.postcode === 'string' && !faultOfPostcode(address.postcode, each);
  const isMeant = postcodeValidatorExistsForCountry(meant) && isOf(meant) && timeZonesOf(meant).includes(timeZone);
  return isRegion(country) && isMeant && !isOf(country) && !timeZonesOf(country).includes(timeZone) ? meant : country;
}

export function listPlaces({ business, departments = {}, hours }: Site): Place[] {
  const country = countryOf(business, hours);
  const others = Object.entries(departments).map(([key, each]) => ({
    ...each,
    country: String(each.address?.country ?? country),
    path: ['departments', key],
  }));
  return [{ ...business, country, path: ['business'] }, ...others];
}

/** Finds phone numbers whose `dial` and `display` differ. */
export const checkPhones: Check = (site, report) => {
  const places = listPlaces(site);
  const country = places[0]?.country ?? '';
  const helplines = Object.entries(site.helplines ?? {}).map(([key, { phone }]) => ({
    path: ['helplines', key],
    phone,
    country,
  }));
  for (const { path, phone, country } of [...places, ...helplines]) {
    const { display, dial }: { display?: unknown; dial?: unknown } = phone ?? {};
    if (typeof display !== 'string' || typeof dial !== 'string') continue;
    const refuse = (key: 'display' | 'dial', fault: string) =>
      report.value('malformed-value', [...path, 'phone', key], fault);
    const isShort = /^\d{3,6}$/.test(dial);
    if (isShort && /^[\d ]+$/.test(display) && display.replaceAll(' ', '') !== dial)
      refuse('dial', `does not match display, ${display}; write "${display.replaceAll(' ', '')}"`);
    if (isShort) continue;
    const inDigits = display.replace(/[Oo](?=\d)|(?<=\d)[Oo]/g, '0').replace(/[Il](?=\d)|(?<=\d)[Il]/g, '1');
    if (inDigits !== display) refuse('display', `has a letter in place of a digit; write ${showValue(inDigits)}`);
    const dialled = onKeypad(display);
    if (/^[\d\s()+./-]+$/.test(dialled)) comparePhone(dialled, dial, country, refuse);
  }
};

/** `555-PHYS` → `555-7497`. */
export function onKeypad(phone: string): string {
  const keys = '22233344455566677778889999';
  return /\d-?[A-Z]{3}/.test(phone)
    ? phone.replace(/[A-Z]/g, (letter) => keys.charAt(letter.charCodeAt(0) - 65))
    : phone;
}

function comparePhone(
  display: string,
  dial: string,
  country: string,
  refuse: (key: 'display' | 'dial', fault: string) => void,
): void {
  const shown = parsePhoneNumberFromString(display, country as CountryCode);
  const expected = shown?.number;
  const dialled = parsePhoneNumberFromString(dial);
  const isDialable = dialled?.number === dial && hasAllDigits(dialled);
  const isShort = !isDialable && !hasAllDigits(shown) && validatePhoneNumberLength(dial) !== 'TOO_LONG';
  if (isShort) refuse('dial', 'has too few digits; write all of them');
  if (isShort || expected === undefined || dial === expected) return;
  // `display` is at fault if only `dial` is valid, or if it lacks one of its digits.
  if (isDialable && (!hasAllDigits(shown) || lacksDigits(expected, dial)))
    refuse('display', `does not match dial, ${dial}; write "${dialled.formatNational()}"`);
  else refuse('dial', `does not match display, ${display}; write "${expected}"`);
}

/** Whether a number has all its digits: the parser leaves the zero in front of one that is too short. */
export function hasAllDigits(number: PhoneNumber | undefined): boolean {
  return number?.isPossible() === true && (number.isValid() || !number.nationalNumber.startsWith('0'));
}

function lacksDigits(short: string, whole: string): boolean {
  if (short.length >= whole.length) return false;
  let matched = 0;
  for (const digit of whole) if (digit === short[matched]) matched += 1;
  return matched === short.length;
}

const hasTwoParts = new Set(['CA', 'GB', 'IE', 'NL']);

/** Impossible ends of British postcodes, and districts such as W1A in areas that have none. */
const notBritishEnd = /[CIKMOV].?$/;
const notBritish = new RegExp(`${notBritishEnd.source}|^(?!(?:E|EC|N|NW|SE|SW|W|WC)\\d)[A-Z]+\\d[A-Z]`);

/** Finds postcodes invalid in their country; a town needs only the first half. */
export const checkPostcodes: Check = (site, report) => {
  for (const { path, address, country } of listPlaces(site)) {
    const fault = faultOfPostcode(address?.postcode, country);
    if (fault) report('malformed-value', [...path, 'address', 'postcode'], fault);
  }
  const country = countryOf(site.business, site.hours);
  for (const [key, { postcode }] of Object.entries(site.towns)) {
    const districts = typeof postcode === 'string' ? postcode.split(/\s*(?:[,/&]|and|to)\s*/) : [];
    const [fault] = districts.flatMap((each) => faultOfPostcode(each, country, { mayBeHalf: true }) ?? []);
    if (fault) report('malformed-value', ['towns', key, 'postcode'], fault);
  }
  checkHomePostcode(site, country, report);
};

/** Finds an address whose postcode differs from the full postcode of its town in `towns`. */
function checkHomePostcode({ business: { address }, towns }: Site, country: string, report: Report): void {
  const { postcode, town } = address;
  const isWhole = (text: unknown) => /\S \S/.test(String(text)) && !faultOfPostcode(text, country);
  const homes = Object.entries(towns).filter(([, { name, postcode: own }]) => name === town && isWhole(own));
  const [[key, { postcode: own }] = ['', {}], other] = homes;
  if (!isWhole(postcode) || other || own === undefined || own === postcode) return;
  const fault = `is not that of ${formatKeyPath(['towns', key])}, ${own}; correct one of them`;
  report.value('malformed-value', ['business', 'address', 'postcode'], fault, { also: [['towns', key, 'postcode']] });
}

function faultOfPostcode(postcode: unknown, country: string, { mayBeHalf = false } = {}): string | undefined {
  if (typeof postcode !== 'string' || !isRegion(country) || !postcodeValidatorExistsForCountry(country))
    return undefined;
  const isWritten = (text: string) => text === text.toUpperCase() && !(hasTwoParts.has(country) && !text.includes(' '));
  // `postcode-validator` checks only the format.
  const isWhole = (text: string) =>
    isWritten(text) && postcodeValidator(text, country) && !(country === 'GB' && notBritish.test(text));
  const isValid = (text: string) =>
    (mayBeHalf ? ['', ' 1AA', ' A1A1', ' 1A1'] : ['']).some((rest) => isWhole(text + rest));
  // India's may have a space.
  if (isValid(postcode) || (country === 'IN' && /^\d{3} \d{3}$/.test(postcode))) return undefined;
  const plain = postcode.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const halves = [3, 4, 5, 2].flatMap((at) => [' ', '-'].map((mark) => plain.slice(0, -at) + mark + plain.slice(-at)));
  const digits = postcode.toUpperCase().replace(/[IL](?=\d|$)|(?<=\d)[IL]/g, '1');
  // "SA 5067" begins with the state.
  const withoutState = postcode.replace(/^[A-Z]{2,3} (?=\d)/i, '');
  const corrected = [...halves, plain, digits, withoutState].find(isWhole) ?? (isValid(plain) ? plain : undefined);
  const whole = mayBeHalf
    ? 'that of the town, or its first part alone'
    : 'that of the address in full, or correct country';
  const hasForbiddenLetters = country === 'GB' && postcodeValidator(postcode, country) && notBritishEnd.test(postcode);
  const reason = hasForbiddenLetters ? ', whose last two letters are never C, I, K, M, O or V' : '';
  return describeFault(
    postcode,
    `is not a postcode of ${country}${reason}; write ${corrected ? `"${corrected}"` : whole}`,
  );
}

const counts = ['no', 'one', 'two', 'three', 'four'];

/** Finds prices without a currency or with more decimals than it has, and ranges that end where they begin. */
export const checkPrices: Check = ({ prices, money }, report) => {
  const hasAmount = Object.values(prices).some((price) => !('onRequest' in price));
  if (hasAmount && money.currency === noCurrency) {
    const message = "is missing; prices need one, such as money: { currency: 'GBP' }";
    return report('missing-value', ['money', 'currency'], message);
  }
  const { maximumFractionDigits: decimals = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: money.currency,
  }).resolvedOptions();
  const excess =
    decimals === 0 ? `has decimals, and ${money.currency} has none` : `has more than ${counts[decimals]} decimals`;
  for (const [key, price] of Object.entries(prices)) {
    for (const [name, amount] of Object.entries(price)) {
      if (typeof amount !== 'number' || Number(amount.toFixed(decimals)) === amount) continue;
      report.value('malformed-value', ['prices', key, name], `${excess}; write ${Number(amount.toFixed(decimals))}`);
    }
    if (!('from' in price) || price.to === undefined || price.to > price.from) continue;
    const fault = `is not more than from: ${price.from}; write the highest price, or fixed: ${price.from}`;
    report.value('out-of-bounds', ['prices', key, 'to'], fault);
  }
};

/** Returns today's date at the business, or in UTC if the definition's time zone is invalid. */
export function todayAt({ timeZone }: Site['hours']): string {
  return todayIn(isTimeZone(timeZone) ? timeZone : 'UTC');
}

/** Finds claims that the founding year contradicts, "25+ years" in a business of 20, and checks dated in the future. */
export const checkClaims: Check = ({ business: { established }, claims, helplines, hours }, report) => {
  const today = todayAt(hours);
  for (const [key, claim] of Object.entries(claims)) {
    const path = ['claims', key];
    checkYears(claim, established, yearOf(today), path, report);
    const [, rating, scale] = /^(?!24\/5\b)(\d+(?:\.\d+)?)\s*(?:\/|out of|of)\s*(5|10|100)\b/.exec(claim.value) ?? [];
    if (Number(rating) > Number(scale))
      report.value('out-of-bounds', [...path, 'value'], `is more than its scale; write ${scale} or less`);
    refuseFutureDate(claim.checked, today, path, 'evidence', report);
  }
  for (const [key, { checked }] of Object.entries(helplines ?? {}))
    refuseFutureDate(checked, today, ['helplines', key], 'number', report);
};

/** Finds a claim of more years than its value states, or than have passed since the business was founded. */
function checkYears(
  { value, atLeastYears = 0 }: Site['claims'][string],
  established: number | undefined,
  thisYear: number,
  path: KeyPath,
  report: Report,
): void {
  const [, stated] = /^(?:over |more than )?(\d{1,3})\s*\+?(?:\s*years?)?$/i.exec(value) ?? [];
  if (stated !== undefined && atLeastYears > Number(stated)) {
    const message = `found ${atLeastYears}, but the value is "${value}"; write ${stated}, or correct the value`;
    report('years-not-reached', [...path, 'atLeastYears'], message);
    return;
  }
  // An invalid founding year is reported elsewhere; comparisons with NaN are false.
  const years = thisYear - Number(established ?? Number.NaN);
  if (atLeastYears > 0 && years >= 0 && years < Math.max(Number(atLeastYears), Number(stated ?? 0))) {
    const passed = `only ${years} years have passed from ${established} to ${thisYear}`;
    const message = `claims ${value}, but ${passed}; write ${years} or fewer, or correct business.established`;
    report('years-not-reached', [...path, years < atLeastYears ? 'atLeastYears' : 'value'], message);
  }
}

function refuseFutureDate(checked: unknown, today: string, path: KeyPath, thing: string, report: Report): void {
  if (typeof checked !== 'string' || checked <= today) return;
  const fault = `is in the future; write the day on which the ${thing} was checked`;
  report.value('out-of-bounds', [...path, 'checked'], fault);
}
