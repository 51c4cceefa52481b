import type { IconName as PackageIcon } from 'lucide-react/dynamic';
import * as z from 'zod';

/** Our own icon names, which take precedence over lucide's; `templates/parts/icon-set.tsx` maps them all. */
// biome-ignore format: one name a line would fill the screen
export const iconNames = [
  'alert', 'award', 'battery', 'bike', 'bolt', 'brake', 'building', 'calendar', 'car', 'check', 'clipboard', 'clock',
  'coins', 'disc', 'droplet', 'engine', 'exhaust', 'file', 'fuel', 'gauge', 'gears', 'handshake', 'heart', 'home',
  'key', 'leaf', 'lightbulb', 'mail', 'map', 'message', 'parking', 'phone', 'pin', 'quote', 'repeat', 'road', 'search',
  'settings', 'shield', 'smile', 'snowflake', 'sparkle', 'star', 'suspension', 'thermometer', 'tools', 'train', 'truck',
  'tyre', 'users', 'van', 'volume', 'wallet', 'wind', 'wrench',
] as const;

/** One of the names above, any lucide icon (lucide.dev/icons), or an SVG below `public/`. */
export type IconName = (typeof iconNames)[number] | PackageIcon | `/${string}.svg`;

/** An icon: `'wrench'`, `'stethoscope'`, `'/icons/spanner.svg'`. `site/source/read-icons.ts` reports unknown ones. */
export const icon = z.custom<IconName>(
  (name) => typeof name === 'string' && /^([^/.]+|(\/[\w-][\w.-]*)+\.svg)$/.test(name),
  'must be the name of an icon, such as stethoscope, or an SVG below public/, such as /icons/spanner.svg',
);
