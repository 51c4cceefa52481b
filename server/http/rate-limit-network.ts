import { isIPv4, isIPv6 } from 'node:net';

/**
 * What one visitor can easily be told by: an IPv4 address, or the first 64 bits of an IPv6 address, since a
 * connection is given all the rest to choose from. Anything else is one and the same visitor.
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.trim().toLowerCase().split('%');
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return 'unknown';
  const groups = expandGroups(bare);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [groups[6], groups[7]].flatMap((group = 0) => [group >> 8, group & 255]).join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The eight groups of an IPv6 address, whichever of its many spellings it came in. */
function expandGroups(address: string): number[] {
  const [head = '', tail] = address.split('::');
  const start = readGroups(head);
  if (tail === undefined) return start;
  const end = readGroups(tail);
  return [...start, ...Array.from({ length: 8 - start.length - end.length }, () => 0), ...end];
}

function readGroups(text: string): number[] {
  if (text === '') return [];
  return text.split(':').flatMap((group) => {
    if (!group.includes('.')) return [Number.parseInt(group, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}
