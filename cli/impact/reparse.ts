import * as z from 'zod';
import { type Site, site as schema } from '../../schema/site.ts';
import { completeDefinition, shortenDescriptions } from '../../site/complete-definition.ts';
import { gatherSlots } from '../../site/parse.ts';
import { schemaOf, unwrap } from '../../site/parse-leniently.ts';
import { type Entry, isObject } from '../../site/problem.ts';
import { definitionOf } from '../../site/provenance.ts';
import { fillTokens, refillTokens } from '../../site/tokens.ts';

/**
 * Parses changed copies of a site's definition, skipping checks across entries. Unchanged values are shared with that
 * site, so that comparing the two is fast. Returns undefined for a copy with an invalid value.
 */
export function reparser(site: Site): (changed: unknown) => Site | undefined {
  const filled = definitionOf(site)?.filled ?? fillTokens(undefined);
  const before = shortenDescriptions(filled.value);
  return (changed) => {
    try {
      const value = shortenDescriptions(refillTokens(completeDefinition(changed), filled));
      return gatherSlots(reparse(schema, value, before, site) as Site);
    } catch (error) {
      if (error instanceof z.core.$ZodError) return undefined;
      throw error;
    }
  };
}

/** Parses the parts that differ from an earlier value, sharing the rest with its result. Throws a ZodError. */
function reparse(schema: z.core.$ZodType, value: unknown, earlier: unknown, parsed: unknown): unknown {
  if (value === earlier) return parsed;
  const inner = unwrap(schema);
  const areKnown = isObject(value) && Object.keys(value).every((key) => schemaOf(inner, key));
  if (!areKnown || !isObject(earlier) || !isObject(parsed)) {
    return JSON.stringify(value) === JSON.stringify(earlier) ? parsed : z.parse(schema, value);
  }
  let copy = parsed;
  for (const key of Object.keys(value)) {
    const item = reparse(schemaOf(inner, key) as z.core.$ZodType, value[key], earlier[key], parsed[key]);
    if (item === parsed[key]) continue;
    if (copy === parsed) copy = (Array.isArray(parsed) ? [...parsed] : { ...parsed }) as Entry;
    copy[key] = item;
  }
  return copy;
}
