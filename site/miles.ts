import type { Wording } from '../schema/wording.ts';

/** `8` → `8 miles`, in the site's own words. */
export function formatMiles(miles: number, wording: Wording): string {
  if (miles === 0) return wording.here;
  return (miles === 1 ? wording.mile : wording.miles).replace('[n]', String(miles));
}
