/**
 * Every name that the definition beside this file declares, for the editor and the type check.
 * Written by `npm run check`, `npm run dev` and `npm run build`; commit it, and do not edit it by hand.
 */
// biome-ignore-all format: one name a line, however few there are
export type SiteNames = {
  page:
    | '/'
    | '/kontakt'
    | '/strojenie'
    | '/regulacja'
    | '/naprawy';
  fragment: never;
  deadLink: never;
  service:
    | 'strojenie'
    | 'regulacja'
    | 'naprawy';
  town: never;
  price: never;
  department: never;
  claim: never;
  form:
    | 'contact';
  field:
    | 'name'
    | 'phone'
    | 'email'
    | 'message';
  question: never;
};
