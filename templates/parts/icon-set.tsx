import { createElement, type ReactElement } from 'react';

// All built-in icons, by our name. Imported one by one, because lucide's index takes longer to load than React.

export { default as 'arrow-left' } from 'lucide-react/icons/arrow-left';
export { default as 'arrow-right' } from 'lucide-react/icons/arrow-right';
export { default as 'arrow-up' } from 'lucide-react/icons/arrow-up';
export { default as battery } from 'lucide-react/icons/battery-warning';
export { default as bike } from 'lucide-react/icons/bike';
export { default as building } from 'lucide-react/icons/building-2';
export { default as calendar } from 'lucide-react/icons/calendar-days';
export { default as check } from 'lucide-react/icons/check';
export { default as 'chevron-down' } from 'lucide-react/icons/chevron-down';
export { default as clock } from 'lucide-react/icons/clock';
export { default as droplet } from 'lucide-react/icons/droplet';
export { default as file } from 'lucide-react/icons/file-text';
export { default as fuel } from 'lucide-react/icons/fuel';
export { default as tools } from 'lucide-react/icons/hammer';
export { default as handshake } from 'lucide-react/icons/handshake';
export { default as heart } from 'lucide-react/icons/heart';
export { default as home } from 'lucide-react/icons/house';
export { default as key } from 'lucide-react/icons/key-round';
export { default as leaf } from 'lucide-react/icons/leaf';
export { default as lightbulb } from 'lucide-react/icons/lightbulb';
export { default as map } from 'lucide-react/icons/map';
export { default as message } from 'lucide-react/icons/message-square';
export { default as quote } from 'lucide-react/icons/quote';
export { default as repeat } from 'lucide-react/icons/repeat';
export { default as road } from 'lucide-react/icons/route';
export { default as search } from 'lucide-react/icons/search';
export { default as settings } from 'lucide-react/icons/settings';
export { default as smile } from 'lucide-react/icons/smile';
export { default as snowflake } from 'lucide-react/icons/snowflake';
export { default as sparkle } from 'lucide-react/icons/sparkles';
export { default as parking } from 'lucide-react/icons/square-parking';
export { default as thermometer } from 'lucide-react/icons/thermometer';
export { default as train } from 'lucide-react/icons/train-front';
export { default as truck } from 'lucide-react/icons/truck';
export { default as users } from 'lucide-react/icons/users';
export { default as volume } from 'lucide-react/icons/volume-2';
export { default as wallet } from 'lucide-react/icons/wallet';
export { default as wind } from 'lucide-react/icons/wind';
export { default as wrench } from 'lucide-react/icons/wrench';
export { default as bolt } from 'lucide-react/icons/zap';

/** An icon that lucide lacks, or whose shape is too heavy or has too many bytes, on the same grid. `Icon` sets the stroke. */
const ownIcon =
  (...shapes: ReactElement[]) =>
  () =>
    createElement('svg', { 'aria-hidden': true }, ...shapes);

export const star = ownIcon(<path d="m12 2 3 6.3 7 1-5 4.8 1.2 6.9-6.2-3.3L5.8 21 7 14.1 2 9.3l7-1z" />);

export const shield = ownIcon(<path d="m12 2 8 3v7c0 5-3.5 8-8 10-4.5-2-8-5-8-10V5zM9 12l2 2 4-4" />);

export const phone = ownIcon(
  <path d="M5 3h4l2 5-2.5 2a12 12 0 0 0 5.5 5.5l2-2.5 5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2z" />,
);

export const menu = ownIcon(<path d="M4 5h16M4 12h16M4 19h16" />);

export const alert = ownIcon(<path d="M12 3 2 20h20zM12 9v5M12 17h.01" />);

export const mail = ownIcon(<path d="M2 5h20v14H2zM2 7l10 6 10-6" />);

export const pin = ownIcon(
  <path d="M12 22C7 17 4 14 4 10a8 8 0 0 1 16 0c0 4-3 7-8 12z" />,
  <circle cx="12" cy="10" r="3" />,
);

export const clipboard = ownIcon(<path d="M8 4H5v18h14V4h-3M8 2h8v4H8zM9 14l2 2 4-4" />);

export const car = ownIcon(
  <path d="M3 10h18v8H3zM5 10l2-5h10l2 5M5 10 3 8M19 10l2-2M7 14h.01M17 14h.01M5 18v2M19 18v2" />,
);

export const van = ownIcon(
  <path d="M5 18H2V6h13l4 6h3v6h-3M9 18h6M13 6v6h6" />,
  <circle cx="7" cy="18" r="2" />,
  <circle cx="17" cy="18" r="2" />,
);

export const coins = ownIcon(
  <circle cx="16" cy="8" r="6" />,
  <path d="M13.7 17.7a6 6 0 1 1-7.4-7.4M15 6h1v4M6 14.8l1-.5 2 3.5" />,
);

export const gauge = ownIcon(<path d="M3.3 19a10 10 0 1 1 17.4 0M12 14l4-4" />);

/** A rosette. */
export const award = ownIcon(<circle cx="12" cy="8" r="6" />, <path d="M8.5 13 7 22l5-3 5 3-1.5-9" />);

export const brake = ownIcon(
  <path d="M18.4 5.6A9 9 0 1 0 21 12" />,
  <circle cx="12" cy="12" r="3" />,
  <path d="M15.5 4.2 18 2l4 4.5-.5 4-3.5.5-2.5-3z" />,
  <path d="M7.5 7.5h.01M7 14h.01M11 17.5h.01M16 16.5h.01" />,
);

/** The engine warning light. */
export const engine = ownIcon(
  <path d="M7 8h6l2 2h2.5v3H20v-2.5h2v8h-2V16h-2.5v2.5h-8L7 16H5v-5h2z" />,
  <path d="M10 8V5M7.5 5h5M5 13.5H2M2 11v5" />,
);

export const exhaust = ownIcon(
  <path d="M2 9h3v6H2M5 7.5h9a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H5z" />,
  <path d="M16 11h3.5M16 14h3.5" />,
  <path d="M22 10.5v.01M22 14.5v.01M8.5 10.5v3M11.5 10.5v3" />,
);

/** The gate of a gear lever. */
export const gears = ownIcon(
  <path d="M5 6v12M12 6v12M19 6v6M5 12h14" />,
  <circle cx="5" cy="4" r="1.5" />,
  <circle cx="12" cy="4" r="1.5" />,
  <circle cx="19" cy="4" r="1.5" />,
  <circle cx="5" cy="20" r="1.5" />,
  <circle cx="12" cy="20" r="1.5" />,
);

/** A spring over its damper. */
export const suspension = ownIcon(
  <path d="M12 2v3M7 5h10M7 17h10M12 17v5M9.5 22h5" />,
  <path d="m7 8 10-1.5M7 11l10-1.5M7 14l10-1.5M7 17l10-1.5" />,
);

export const tyre = ownIcon(
  <circle cx="12" cy="12" r="10" />,
  <circle cx="12" cy="12" r="5" />,
  <path d="M12 2v2M12 20v2M2 12h2M20 12h2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M19.1 4.9l-1.4 1.4M6.3 17.7l-1.4 1.4M12 12h.01" />,
);

/** A clutch plate. */
export const disc = ownIcon(
  <circle cx="12" cy="12" r="10" />,
  <circle cx="12" cy="12" r="2.5" />,
  <path d="M12 5v2.4M12 16.6V19M18 8.5l-2 1.2M8 14.3l-2 1.2M18 15.5l-2-1.2M8 9.7 6 8.5" />,
);
