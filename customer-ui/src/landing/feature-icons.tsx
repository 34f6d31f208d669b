import type { ReactNode } from 'react';

type Point = readonly [number, number];

/** Small constellations: stars joined by thin lines, the last star of each in the colour of action. */
const Constellation = ({ stars, children }: { readonly stars: readonly Point[]; readonly children: ReactNode }) => (
  <svg className="constellation" viewBox="0 0 48 40" aria-hidden="true" focusable="false">
    <g className="constellation-lines">{children}</g>
    {stars.map(([x, y], index) => (
      <circle key={`${x}-${y}`} cx={x} cy={y} r={index === stars.length - 1 ? 3.6 : 2.4} />
    ))}
  </svg>
);

/** An endless loop. */
const Unlimited = () => (
  <Constellation
    stars={[
      [11, 10],
      [2, 20],
      [11, 30],
      [37, 30],
      [46, 20],
      [37, 10],
    ]}
  >
    <path d="M24 20C19 13.5 15.5 10 11 10A10 10 0 0 0 11 30C15.5 30 19 26.5 24 20S32.5 10 37 10A10 10 0 0 1 37 30C32.5 30 29 26.5 24 20Z" />
  </Constellation>
);

/** A letter on its way. */
const Professional = () => (
  <Constellation
    stars={[
      [6, 8],
      [42, 8],
      [42, 33],
      [6, 33],
      [24, 22],
    ]}
  >
    <path d="M6 8H42V33H6ZM6 8L24 22L42 8" />
  </Constellation>
);

/** Somebody answers. */
const Support = () => (
  <Constellation
    stars={[
      [5, 5],
      [43, 5],
      [43, 28],
      [24, 28],
      [5, 28],
      [13, 38],
    ]}
  >
    <path d="M5 5H43V28H24L13 38V28H5Z" />
  </Constellation>
);

/** A sign of life. */
const Tracking = () => (
  <Constellation
    stars={[
      [3, 22],
      [13, 22],
      [19, 7],
      [28, 34],
      [34, 18],
      [45, 18],
    ]}
  >
    <path d="M3 22H13L19 7L28 34L34 18H45" />
  </Constellation>
);

export const featureIcons = {
  unlimited: Unlimited,
  professional: Professional,
  support: Support,
  tracking: Tracking,
} as const;
