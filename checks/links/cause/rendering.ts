import type { KeyPath } from '../../../site/problem.ts';

/** One address that the definition puts on a page. */
export type Rendering = {
  /** As it stands in the page: `/brake-repair`, `tel:+441632960000`. */
  address: string;
  /** The value of the definition that it comes from; a template's own address comes from none. */
  entry: KeyPath | undefined;
  /** The file that writes it into the page, or that chooses it: `templates/sections/Links.tsx`. */
  template: string;
};
