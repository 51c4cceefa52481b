import type { ReactNode } from 'react';

/** An icon missing from lucide, on the same grid and with the same stroke, which `Icon` sets. */
const carIcon = (shapes: ReactNode) => () => <svg aria-hidden="true">{shapes}</svg>;

export const brake = carIcon(
  <>
    <path d="M18.4 5.6A9 9 0 1 0 21 12" />
    <circle cx="12" cy="12" r="3" />
    <path d="M15.5 4.2 18 2l4 4.5-.5 4-3.5.5-2.5-3z" />
    <path d="M7.5 7.5h.01M7 14h.01M11 17.5h.01M16 16.5h.01" />
  </>,
);

/** The engine warning light. */
export const engine = carIcon(
  <>
    <path d="M7 8h6l2 2h2.5v3H20v-2.5h2v8h-2V16h-2.5v2.5h-8L7 16H5v-5h2z" />
    <path d="M10 8V5M7.5 5h5M5 13.5H2M2 11v5" />
  </>,
);

export const exhaust = carIcon(
  <>
    <path d="M2 9h3v6H2M5 7.5h9a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H5z" />
    <path d="M16 11h3.5M16 14h3.5" />
    <path d="M22 10.5v.01M22 14.5v.01M8.5 10.5v3M11.5 10.5v3" />
  </>,
);

/** The gate of a gear lever. */
export const gears = carIcon(
  <>
    <path d="M5 6v12M12 6v12M19 6v6M5 12h14" />
    <circle cx="5" cy="4" r="1.5" />
    <circle cx="12" cy="4" r="1.5" />
    <circle cx="19" cy="4" r="1.5" />
    <circle cx="5" cy="20" r="1.5" />
    <circle cx="12" cy="20" r="1.5" />
  </>,
);

/** A spring over its damper. */
export const suspension = carIcon(
  <>
    <path d="M12 2v3M7 5h10M7 17h10M12 17v5M9.5 22h5" />
    <path d="m7 8 10-1.5M7 11l10-1.5M7 14l10-1.5M7 17l10-1.5" />
  </>,
);

export const tyre = carIcon(
  <>
    <circle cx="12" cy="12" r="10" />
    <circle cx="12" cy="12" r="5" />
    <path d="M12 2v2M12 20v2M2 12h2M20 12h2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M19.1 4.9l-1.4 1.4M6.3 17.7l-1.4 1.4M12 12h.01" />
  </>,
);

/** A clutch plate. */
export const disc = carIcon(
  <>
    <circle cx="12" cy="12" r="10" />
    <circle cx="12" cy="12" r="2.5" />
    <path d="M12 5v2.4M12 16.6V19M18 8.5l-2 1.2M8 14.3l-2 1.2M18 15.5l-2-1.2M8 9.7 6 8.5" />
  </>,
);
