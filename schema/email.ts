import punycode from 'punycode.js';

/** Like zod's, with top-level domains such as `xn--p1ai` for `.рф`. */
const pattern =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]+)$/;

/** Maximum length of an address in mail. */
export const maxEmail = 254;

/** Whether any mail server delivers to an address. Few accept more than ASCII before the @. */
export function isEmail(text: string): boolean {
  return pattern.test(text);
}

/** `anna@müller.de` → `anna@xn--mller-kva.de`, as mail and some browsers' forms write it. Leaves other texts unchanged. */
export function asciiEmail(text: string): string {
  const domain = /^[^@]+@([\p{L}\p{M}\p{N}.-]+)$/u.exec(text)?.[1] ?? '';
  if (text.length > maxEmail || !/[^ -~]/.test(domain)) return text;
  try {
    return text.slice(0, -domain.length) + new URL(`https://${domain}`).hostname;
  } catch {
    return text;
  }
}

/** `anna@xn--mller-kva.de` → `anna@müller.de`, as people write it. Leaves other texts unchanged. */
export function unicodeEmail(address: string): string {
  try {
    const email = punycode.toUnicode(address);
    return asciiEmail(email) === address ? email : address;
  } catch {
    return address;
  }
}
