import { formatAddress as arrange } from 'localized-address-format';
import type { Business } from '../schema/business.ts';
import type { Site } from '../schema/site.ts';

type Address = Business['address'];

/** Lists the branches: departments with an address of their own. */
export function branchesOf({ departments = {} }: Pick<Site, 'departments'>) {
  return Object.values(departments).flatMap(({ name, phone, address }) => (address ? [{ name, phone, address }] : []));
}

/** Formats an address in lines, by the conventions of its country: `67 High Street`, `Newington, Kent`, `ME9 7JJ`. */
export function addressLines({ street, town, county, postcode, country }: Address): string[] {
  const parts = {
    postalCountry: country,
    addressLines: street ? [street] : [],
    locality: town,
    ...(county && { administrativeArea: county }),
    ...(postcode && { postalCode: postcode }),
  };
  const lines = arrange(parts);
  if (!county || lines.some((line) => line.includes(county))) return lines;
  // Some countries omit the county; a visitor may still look for it.
  return arrange({ ...parts, locality: `${town}, ${county}` });
}

/** Formats an address in one line: `67 High Street, Newington, Kent ME9 7JJ`. */
export function addressLine(address: Address): string {
  const lines = addressLines(address);
  const isPostcode = lines.length > 1 && lines.at(-1) === address.postcode;
  return isPostcode ? `${lines.slice(0, -1).join(', ')} ${address.postcode}` : lines.join(', ');
}

/** The same without the county, for sentences and maps. */
export function shortAddress({ county: _, ...address }: Address): string {
  return addressLine(address);
}
