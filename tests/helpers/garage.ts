import { loadSite } from '../../site/parse.ts';
import definition from '../../site.config.ts';

/** The definition that the site is built from, parsed. */
export const garage = loadSite(definition, '');
