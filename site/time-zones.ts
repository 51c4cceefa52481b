import { memo } from '../schema/memo.ts';

/** Between them, clocks change in every zone that has summer time. */
export const winter = new Date(Date.UTC(2026, 0));
export const summer = new Date(Date.UTC(2026, 6));

/** Most populous time zones of countries where that is not the first by name. */
const largest =
  'Buenos_Aires Sydney Sao_Paulo Toronto Santiago Nicosia Madrid Ulaanbaatar Mexico_City Tahiti Port_Moresby Lisbon Moscow New_York Denver Tashkent'.split(
    ' ',
  );

/** Returns the time zones of a country, the most populous first. */
export const timeZonesOf = memo((country: string): string[] => {
  // Newer engines have a method instead of the property; TypeScript's types have neither.
  const locale = new Intl.Locale(`und-${country}`) as { getTimeZones?: () => string[]; timeZones?: string[] };
  const zones = locale.getTimeZones?.() ?? locale.timeZones ?? [];
  const first = largest.flatMap((city) => zones.filter((zone) => zone.endsWith(city)));
  return [...new Set([...first, ...zones])];
});
