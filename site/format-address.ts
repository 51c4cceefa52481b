import { formatAddress as arrange } from 'localized-address-format';
import type { Business } from '../schema/business.ts';
import type { Site } from '../schema/site.ts';

type Address = Business['address'];

/** Lists the branches: departments with an address of their own. */
export function branchesOf({ departments = {} }: Pick<Site, 'departments'>) {
  return Object.entries(departments).flatMap(([key, { address, ...department }]) =>
    address ? [{ key, address, ...department }] : [],
  );
}

/** Lists the places of the business (`key: true`) and its branches. Without branches, it has the name of the business. */
export function placesOf({ business, ...site }: Pick<Site, 'business' | 'departments'>) {
  const { name, place, address } = business;
  const branches = branchesOf(site);
  const isSameTown = branches.some((branch) => branch.address.town === address.town);
  const own = place ?? ((isSameTown && address.street) || address.town);
  const ownName = branches.length > 0 ? own : name;
  return [{ ...business, key: true as const, name: ownName }, ...branches];
}

/**
 * Lists the places that a visit shows: all, or only the business (`true`) or a department by its key, which shares what
 * it lacks, but no parking with an address of its own. One that comes to its customers has neither.
 */
export function visitPlaces({ business, departments }: Pick<Site, 'business' | 'departments'>, only?: string | true) {
  const places = placesOf({ business, departments });
  const department = only === undefined || only === true ? undefined : departments?.[only];
  if (!department) return places.filter(({ key }) => only === undefined || key === only);
  const { name, phone = business.phone, email = business.email, comesToCustomers } = department;
  const shared = comesToCustomers ? undefined : business;
  const { address = shared?.address, parking = department.address ? undefined : shared?.parking } = department;
  return [{ name, phone, email, address, parking }];
}

/** Whether customers can visit: a mobile business has no street. The site may not be validated yet. */
export function hasPremises({ business, departments }: Pick<Site, 'business' | 'departments'>): boolean {
  return [business, ...Object.values(departments ?? {})].some((place) => place?.address?.street);
}

/** Formats an address in lines, by the conventions of its country: `67 High Street`, `Newington, Kent`, `ME9 7JJ`. */
export function addressLines({ street, town, county, postcode, country }: Address): string[] {
  const lines = [street ?? [], hasTown(town, country) ? [] : town].flat();
  const parts = {
    postalCountry: country,
    // Japanese addresses begin with the largest area.
    addressLines: country === 'JP' ? lines.reverse() : lines,
    locality: town,
    postalCode: postcode,
  };
  // A province named after its capital goes without saying there, unlike New York, New York.
  if (!county || (county === town && country !== 'US')) return arrange(parts);
  if (country === 'ES') return arrange({ ...parts, locality: `${town} (${county})` });
  if (isPosted(county, country)) return arrange({ ...parts, administrativeArea: county });
  // Some countries omit the county, but a visitor may look for it.
  return arrange({ ...parts, locality: `${town}, ${county}` });
}

/** Whether a country's postal addresses have a line for the town, or its name, as in Singapore. */
function hasTown(town: string, country: string): boolean {
  const lines = arrange({ postalCountry: country, locality: town, postalCode: '0' });
  return lines.join().toLowerCase().includes(town.toLowerCase());
}

/** Formats an address as one line, with the postcode apart if its country writes it on a line of its own. */
export function lineAndPostcode(address: Address): { line: string; postcode?: string } {
  const lines = addressLines(address);
  const { postcode } = address;
  const isApart = postcode && lines.length > 1 && lines.at(-1) === postcode;
  return isApart ? { line: lines.slice(0, -1).join(', '), postcode } : { line: lines.join(', ') };
}

/**
 * Formats an address as one line: `67 High Street, Newington, Kent ME9 7JJ`; in some countries with a comma before the
 * postcode.
 */
export function addressLine(address: Address): string {
  return Object.values(lineAndPostcode(address)).join(/^(GB|GG|IM|JE)$/.test(address.country) ? ' ' : ', ');
}

/** The same, for sentences and maps, without the county if its country's postal addresses omit it. */
export function shortAddress({ county, ...address }: Address): string {
  return addressLine(isPosted(county, address.country) ? { ...address, county } : address);
}

/** Formats a town, with its state or province if its country's addresses have it: `Portland, OR`. */
export function regionalTown({ town, county, country }: Address): string {
  return shortAddress({ town, county, country });
}

/** Whether a country's postal addresses include the county, state or province. */
function isPosted(county: string | undefined, country: string): county is string {
  return county !== undefined && arrange({ postalCountry: country, administrativeArea: county }).includes(county);
}

/**
 * Returns the name and the address of the business or, by its key, of a department, which may share the address, or have
 * none because it comes to its customers.
 */
export function placeOf({ business, departments = {} }: Pick<Site, 'business' | 'departments'>, branch = ''): string[] {
  const { name, address = business.address, comesToCustomers } = departments[branch] ?? {};
  return [name ? `${business.name}, ${name}` : business.name, ...(comesToCustomers ? [] : [shortAddress(address)])];
}

/** The same in one line for a calendar, without an address that has no street: a mobile business goes to its customers. */
export function visitPlace(site: Pick<Site, 'business' | 'departments'>, branch = ''): string {
  const { street } = site.departments?.[branch]?.address ?? site.business.address;
  const [name = '', ...address] = placeOf(site, branch);
  return [name, ...(street ? address : [])].join(', ');
}
