import { loadSite } from '../../routes/load-site.ts';
import definition from '../../site.config.ts';

/** The definition that the site is built from, parsed. */
export const garage = loadSite(definition, '');
