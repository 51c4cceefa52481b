import * as z from 'zod';
import { link } from './link.ts';
import { pageParts } from './page-parts.ts';
import { reference } from './typed-reference.ts';

/** A town page: one service in one town, at `/locations/{town}-{service}`, included in lists and links. */
export const locationPage = z.strictObject({
  /** The key of the town: `'gillingham'`. */
  town: reference('town'),
  /** The key of the service: `'brake-repair'`. */
  service: reference('service'),
  ...pageParts,
  /**
   * Further links. The town's other pages, and this service's other towns, are linked automatically.
   * Example: `[{ name: 'Van servicing', href: '/van-servicing' }]`.
   */
  links: z.array(link).default([]),
});

export type LocationPage = z.output<typeof locationPage>;
