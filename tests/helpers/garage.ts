import { loadSite } from '../../site/parse.ts';
import definition from '../../site.config.ts';

/** The garage's definition, parsed. */
export const garage = loadSite(definition, '');
