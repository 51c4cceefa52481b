const regionNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
const languageNames = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/** Whether a country code exists and is current: `GB`, but not `UK`. */
export function isRegion(region: string): boolean {
  if (!/^[A-Z]{2}$/.test(region) || region === 'ZZ') return false;
  return regionNames.of(region) !== undefined && canonicalRegion(region) === region;
}

/** All combinations of two letters; Intl does not list the languages and regions that it knows. */
export function twoLetterCodes(): string[] {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  return letters.flatMap((first) => letters.map((second) => first + second));
}

/** Common names of countries that Intl does not have. */
const otherNames: Readonly<Record<string, string>> = {
  usa: 'US',
  uk: 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
};

/** `Ireland` → `IE`, `Nederland` → `NL`. */
export function regionNamed(name: string): string | undefined {
  const plain = name.toLowerCase().replaceAll('.', '');
  if (Object.hasOwn(otherNames, plain)) return otherNames[plain];
  const codes = twoLetterCodes().map((code) => code.toUpperCase());
  const isNamed = (code: string, names: Intl.DisplayNames) => names.of(code)?.toLowerCase() === name.toLowerCase();
  const ownNames = (code: string) =>
    new Intl.DisplayNames(new Intl.Locale(`und-${code}`).maximize().language, { type: 'region' });
  return codes.find((code) => isRegion(code) && (isNamed(code, regionNames) || isNamed(code, ownNames(code))));
}

/** `UK` → `GB`. */
export function canonicalRegion(region: string): string {
  return new Intl.Locale(`und-${region}`).region ?? region;
}

/**
 * Explains what is wrong with a language tag, and what is probably meant: `en-GB` for `en-UK`, `cs` for `cz`.
 * https://www.rfc-editor.org/rfc/rfc5646
 */
export function explainLanguage(tag: string): string | undefined {
  const written = tag.replaceAll('_', '-');
  const [, language = '', region = ''] = /^([a-z]+)(?:-[a-z]{4})?(?:-([a-z]{2}))?(?:-|$)/i.exec(written) ?? [];
  const upper = region.toUpperCase();
  if (!isTag(written)) return 'is not a language tag such as en-GB';
  // Intl has no names for many languages with three-letter codes.
  if (language.length !== 3 && languageNames.of(language) === undefined) {
    const country = language.toUpperCase();
    const spoken = isRegion(country) ? new Intl.Locale(`und-${country}`).maximize().language : undefined;
    return `names a language that does not exist; write ${spoken ? `"${written.replace(language, spoken)}"` : 'an ISO 639 code such as en'}`;
  }
  if (upper && !isRegion(upper)) {
    const meant = canonicalRegion(upper);
    return `names a region that does not exist${meant === upper ? '' : `; write "${written.replace(region, meant)}"`}`;
  }
  return written === tag ? undefined : `has an underscore; write "${written}"`;
}

function isTag(tag: string): boolean {
  try {
    return new Intl.Locale(tag).language !== 'und';
  } catch {
    return false;
  }
}
