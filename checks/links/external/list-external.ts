import { resolveAddress } from '../address.ts';
import type { Collection } from '../collect/collection.ts';
import type { Place } from '../finding.ts';

/** Every address on another host with the places it stands on; a fragment is its host's own affair. */
export function listExternal({ documents }: Collection, origin: string, dir: string): Map<string, Place[]> {
  const external = new Map<string, Place[]>();
  for (const document of documents) {
    for (const { target, attribute, line, column } of document.references) {
      const destination = resolveAddress(target, document.base, origin);
      if (destination.leads !== 'elsewhere') continue;
      const [url = destination.url] = destination.url.split('#');
      const places = external.get(url) ?? [];
      external.set(url, places);
      places.push({ page: document.path, file: `${dir}/${document.file}`, attribute, line, column });
    }
  }
  return external;
}
