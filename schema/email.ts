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
  const at = address.lastIndexOf('@') + 1;
  const labels = address.slice(at).split('.');
  const written = labels.map((label) => (label.startsWith('xn--') && decodeLabel(label.slice(4))) || label);
  const email = address.slice(0, at) + written.join('.');
  return asciiEmail(email) === address ? email : address;
}

/** Decodes Punycode; undefined if malformed. https://www.rfc-editor.org/rfc/rfc3492#section-6.2 */
function decodeLabel(label: string): string | undefined {
  const end = Math.max(0, label.lastIndexOf('-'));
  const characters = [...label.slice(0, end)];
  const digits = [...label.slice(end).replace('-', '')].map((digit) => (Number.parseInt(digit, 36) + 26) % 36);
  let [code, bias, index] = [128, 72, 0];
  while (digits.length > 0) {
    const start = index;
    for (let weight = 1, step = 36; ; step += 36) {
      const digit = digits.shift();
      if (digit === undefined) return undefined;
      index += digit * weight;
      const threshold = Math.min(26, Math.max(1, step - bias));
      if (digit < threshold) break;
      weight *= 36 - threshold;
    }
    const length = characters.length + 1;
    let delta = Math.floor((index - start) / (start === 0 ? 700 : 2));
    delta += Math.floor(delta / length);
    for (bias = 0; delta > 455; bias += 36) delta = Math.floor(delta / 35);
    bias += Math.floor((36 * delta) / (delta + 38));
    code += Math.floor(index / length);
    if (code > 0x10ffff) return undefined;
    index %= length;
    characters.splice(index, 0, String.fromCodePoint(code));
    index += 1;
  }
  return characters.join('');
}
