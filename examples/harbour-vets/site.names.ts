/**
 * Every name that the definition beside this file declares, for the editor and the type check.
 * Written by `npm run check`, `npm run dev` and `npm run build`; commit it, and do not edit it by hand.
 */
// biome-ignore-all format: one name a line, however few there are
export type SiteNames = {
  page:
    | '/'
    | '/services'
    | '/emergencies'
    | '/book'
    | '/contact'
    | '/services/consultations'
    | '/services/vaccinations'
    | '/services/dental-care'
    | '/services/neutering'
    | '/services/surgery';
  fragment:
    | '/#town-kinsale'
    | '/#town-belgooly'
    | '/#town-ballinspittle'
    | '/#town-innishannon'
    | '/#town-bandon';
  deadLink: never;
  service:
    | 'consultations'
    | 'vaccinations'
    | 'dental-care'
    | 'neutering'
    | 'surgery';
  town:
    | 'kinsale'
    | 'belgooly'
    | 'ballinspittle'
    | 'innishannon'
    | 'bandon';
  price:
    | 'consultation'
    | 'vaccination'
    | 'neutering'
    | 'dental'
    | 'nurse'
    | 'surgery';
  department:
    | 'emergency';
  claim: never;
  form:
    | 'booking'
    | 'contact';
  field:
    | 'name'
    | 'message'
    | 'phone'
    | 'email';
  question: never;
};
