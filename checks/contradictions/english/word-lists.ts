/** Those who work there. */
export const staff =
  'team staff mechanics technicians engineers vets nurses teachers tutors trainers therapists stylists plumbers electricians builders fitters';

/** Words that patterns name in angle brackets: `our <place>`. */
const lists: Readonly<Record<string, string>> = {
  place: any(
    'garage workshop surgery practice clinic studio school salon shop office premises base yard firm company business',
  ),
  places: any('garages workshops surgeries practices clinics studios schools salons shops firms companies businesses'),
  staff: any(staff),
  visit: any(
    'appointments? slots? bookings? surgery surgeries clinics? collections? drop-?offs? visits? consultations? tunings? sessions? lessons? classes treatments? call-?outs?',
  ),
};

function any(words: string): string {
  return `(?:${words.replaceAll(' ', '|')})`;
}

/** Fills the lists into the patterns of a vocabulary. */
export function fillLists<Value>(value: Value): Value {
  if (value instanceof RegExp)
    return new RegExp(
      value.source.replace(/(?<!\?)<(\w+)>/g, (name, key) => lists[key] ?? name),
      value.flags,
    ) as Value;
  if (Array.isArray(value)) return value.map(fillLists) as Value;
  if (value?.constructor !== Object) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillLists(item)])) as Value;
}
