import { distance } from 'fastest-levenshtein';
import { memo } from '../schema/memo.ts';
import { describeFault, showValue } from './problem.ts';

/** Returns the name that is probably meant: the closest by edit distance, or one that shares a word. */
export function nearestName(written: string, valid: Iterable<string>): string | undefined {
  let nearest: string | undefined;
  let limit = written.length < 4 ? 2 : Math.max(2, Math.floor(written.length / 3)) + 1;
  for (const name of valid) {
    // Cheap lower bound of the edit distance.
    if (Math.abs(name.length - written.length) >= limit) continue;
    const length = distance(written, name);
    if (length < limit) {
      limit = length;
      nearest = name;
    }
  }
  const names = [...valid];
  return (limit > 1 ? sharingFirstWord(written, names) : undefined) ?? nearest ?? sharingAnyWord(written, names);
}

/** Returns the only name with the same first word: `BikeShop` → `BikeStore`. Not for paths, which share a folder. */
function sharingFirstWord(written: string, valid: readonly string[]): string | undefined {
  const [first, second] = written.includes('/') ? [] : wordsIn(written);
  const [only, other] = second ? valid.filter((name) => wordsIn(name)[0] === first) : [];
  return other === undefined ? only : undefined;
}

export function sortByDistance(written: string, names: readonly string[]): string[] {
  return names
    .map((name) => ({ name, edits: distance(written, name) }))
    .sort((a, b) => a.edits - b.edits)
    .map(({ name }) => name);
}

/** Returns a name that shares a word or a beginning: `Sat` → `Saturday`, `/party` → `/birthday-parties`. */
function sharingAnyWord(written: string, valid: readonly string[]): string | undefined {
  const words = wordsIn(written.slice(written.lastIndexOf('/') + 1)).filter((word) => word.length > 2);
  const [longer, other] = valid.filter((name) => name.toLowerCase().startsWith(written.toLowerCase()));
  if (words.length > 0 && longer !== undefined && other === undefined) return longer;
  const [last, ...before] = words.reverse().map((word) => withWord(word, valid));
  // Use the first word that only one name has: several begin with `brake`, one has `fluid`.
  const [only] = before.find((names) => names.length === 1) ?? [];
  const contained = valid.find((name) => name.length > 3 && written.toLowerCase().endsWith(name.toLowerCase()));
  return last?.[0] ?? only ?? contained;
}

/** Returns the names with a word, or with one that starts like it. */
function withWord(word: string, valid: readonly string[]): string[] {
  const stem = word.replace(/(ies|y|s)$/, '');
  const isLike = (part: string) => part === word || (stem.length > 3 && part.startsWith(stem));
  return valid.filter((name) => wordsIn(name).some(isLike));
}

/** `/birthday-parties` → birthday, parties; `ExerciseGym` → exercise, gym. */
function wordsIn(name: string): string[] {
  return name
    .split(/[/\s-]|(?<=[a-z])(?=[A-Z])/)
    .filter(Boolean)
    .map((word) => word.toLowerCase());
}

/** Keys and choices that are often confused, and trades with their schema.org names. */
const synonyms: readonly (readonly string[])[] = [
  ['label', 'name', 'title', 'heading', 'question'],
  ['href', 'url', 'link', 'to', 'path', 'page'],
  ['text', 'description', 'summary', 'body', 'content', 'lead', 'answer', 'detail'],
  ['paragraphs', 'text', 'content', 'body'],
  ['file', 'src', 'image', 'picture'],
  ['miles', 'kilometres', 'distance'],
  ['kilometres', 'km', 'kilometers'],
  ['latitude', 'lat'],
  ['longitude', 'lng', 'lon', 'long'],
  ['phone', 'tel', 'telephone'],
  ['phone', 'number'],
  ['opens', 'open', 'start', 'from'],
  ['closes', 'close', 'end', 'to', 'until'],
  ['min', 'minlength', 'minimum'],
  ['max', 'maxlength', 'maximum'],
  ['date', 'day', 'on', 'from'],
  ['until', 'to', 'end'],
  ['fixed', 'price', 'amount', 'cost', 'free'],
  ['price', 'cost'],
  ['team', 'staff', 'people'],
  ['testimonials', 'reviews', 'quotes'],
  ['faq', 'faqs', 'questions'],
  ['visit', 'contact', 'find-us'],
  ['gallery', 'photos', 'pictures'],
  ['items', 'images', 'photos', 'pictures', 'cards', 'entries', 'list', 'rows'],
  ['regular', 'hours', 'openingHours', 'openingTimes', 'times'],
  ['county', 'state', 'region', 'province'],
  ['postcode', 'zip', 'zipCode', 'postalCode'],
  ['timeSlots', 'slots'],
  ['checkbox', 'check', 'tick'],
  ['select', 'dropdown', 'choice'],
  ['slot', 'time'],
  ['rail', 'train', 'tram', 'metro', 'underground'],
  ['HairSalon', 'hairdresser', 'hairdressing', 'barber', 'coiffeur'],
  ['BeautySalon', 'beautician'],
  ['AutoRepair', 'garage', 'mechanic'],
  ['AutoWash', 'carwash'],
  ['Attorney', 'lawyer', 'solicitor'],
  ['AccountingService', 'accountant'],
  ['GeneralContractor', 'builder'],
  ['GardenStore', 'gardencentre', 'gardencenter'],
  ['BookStore', 'bookshop'],
  ['ChildCare', 'nursery', 'kindergarten'],
  ['CafeOrCoffeeShop', 'café', 'tearoom'],
  ['DryCleaningOrLaundry', 'launderette', 'laundrette'],
  ['FoodEstablishment', 'caterer', 'catering'],
  ['HousePainter', 'painter', 'decorator'],
  ['MovingCompany', 'removals'],
  ['ProfessionalService', 'architect', 'consultant', 'photographer', 'surveyor', 'translator'],
  ['RealEstateAgent', 'estateagent', 'lettingagent'],
  ['SportsActivityLocation', 'danceschool', 'ridingschool', 'swimmingschool', 'yogastudio'],
  ['LocalBusiness', 'VeterinaryCare', 'veterinary', 'vet', 'kennel'],
];

/** Whether a key is often written instead of a valid name, whatever its case. */
export function areSynonyms(key: string, name: string): boolean {
  const plain = key.replace(/\s/g, '').toLowerCase();
  return synonyms.some((names) => names.some((each) => each.toLowerCase() === plain) && names.includes(name));
}

/** Suggests the valid name closest to the written one: ` Did you mean "brakes"?`; empty if none is close. */
export function suggest(written: unknown, valid: readonly string[]): string {
  const nearest = typeof written === 'string' ? nearestName(written, valid) : undefined;
  return nearest === undefined ? '' : ` Did you mean ${showValue(nearest)}?`;
}

/** Describes an unresolved reference: the written name, the nearest and the valid ones. */
export function unknownReference(kind: string, written: string, valid: readonly string[]): string {
  const meant = kind === 'token' ? valid.find((name) => areSynonyms(written, name)) : undefined;
  return `${describeFault(written, `is not a ${kind}`)}.${suggest(meant ?? written, valid)} ${listNames(kind, valid)}`;
}

/** The same for one table, with cached messages, because thousands of pages may refer to a removed entry. */
export function unknownReferences(kind: string, valid: Iterable<string>): (written: string) => string {
  const names = [...valid];
  return memo((written) => unknownReference(kind, written, names));
}

/** `Use one of: brakes, clutch and 3 more.` */
export function listNames(kind: string, valid: readonly string[]): string {
  if (valid.length === 0) return `There is no ${kind} yet.`;
  const shown = valid.slice(0, 12).join(', ');
  const rest = valid.length > 12 ? ` and ${valid.length - 12} more` : '';
  return `Use one of: ${shown}${rest}.`;
}
