import type { Place } from 'schema-dts';

/** The places that a business or a service is there for; no list at all where there are none. */
export function areaServed(names: readonly string[]): { areaServed?: Place[] } {
  if (names.length === 0) return {};
  return { areaServed: names.map((name): Place => ({ '@type': 'Place', name })) };
}
