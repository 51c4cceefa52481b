import { hoursSentence, hoursShort } from './hours-text.ts';
import { formatMiles } from './miles.ts';
import { formatAmount, formatPrice, lowestAmount } from './price-text.ts';
import type { TokenSource } from './token-source.ts';

/** What a token names that the definition does not have, and what it has. */
export type Unknown = { kind: string; valid: string[] };

/** The words for a token; undefined where the entry that it names is faulty itself. */
type Writer = (source: TokenSource, id: string) => string | Unknown | undefined;

/** Every token, by its name. */
export const writers: Record<string, Writer> = {
  name: ({ business }) => business?.name,
  phone: ({ business }) => business?.phone.display,
  email: ({ business }) => business?.email,
  street: ({ business }) => business?.address.street,
  postcode: ({ business }) => business?.address.postcode,
  address: ({ business }) =>
    business && `${business.address.street}, ${business.address.town} ${business.address.postcode}`,
  established: ({ business }) => business && String(business.established),
  year: () => String(new Date().getFullYear()),
  hours: ({ hours }, id) => hours && (id === 'short' ? hoursShort(hours) : hoursSentence(hours)),
  price: ({ prices, money, language }, id) =>
    nameIn('price', prices, id, (entry) => {
      if (!money || !language) return undefined;
      const amount = lowestAmount(entry);
      return amount === undefined ? money.onRequest : formatAmount(amount, money, language);
    }),
  from: ({ prices, money, language }, id) =>
    nameIn('price', prices, id, (entry) => {
      if (!money || !language) return undefined;
      const written = formatPrice(entry, money, language);
      return 'from' in entry ? written.replace(/^./, (letter) => letter.toLocaleLowerCase(language)) : written;
    }),
  claim: ({ claims }, id) => nameIn('claim', claims, id, ({ value }) => value),
  fact: ({ facts }, id) => nameIn('fact', facts, id, (fact) => fact),
  town: ({ towns }, id) => nameIn('town', towns, id, ({ name }) => name),
  miles: ({ towns, wording }, id) => {
    const town = Object.hasOwn(towns, id) ? towns[id] : undefined;
    if (town?.miles !== undefined) return wording && formatMiles(town.miles, wording);
    const withMiles = Object.entries(towns).filter(([, entry]) => !entry || entry.miles !== undefined);
    return nameIn('town with miles', Object.fromEntries(withMiles), id, () => undefined);
  },
};

function nameIn<Entry>(
  kind: string,
  table: Record<string, Entry | undefined>,
  id: string,
  write: (entry: Entry) => string | false | undefined,
): string | Unknown | undefined {
  if (!Object.hasOwn(table, id)) return { kind, valid: Object.keys(table) };
  const entry = table[id];
  return entry === undefined ? undefined : write(entry) || undefined;
}
