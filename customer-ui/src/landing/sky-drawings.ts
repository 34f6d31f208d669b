/** Der Große Wagen, by the true positions of its stars around the pole: its last two stars point to Polaris, our mark. */
export const WAGON = {
  viewBox: '0 0 460 290',
  stars: [
    [20, 20],
    [72, 65],
    [83, 110],
    [102, 163],
    [80, 204],
    [139, 264],
    [183, 233],
  ],
  lines: 'M20 20L72 65L83 110L102 163L80 204L139 264L183 233L102 163',
  pointer: 'M183 233L411 96',
  polaris: { x: 429, y: 85 },
} as const;

/** Three lines of hills, each lower than the one behind it, in a box of 1440 × 150. */
export const HILLS = {
  far: 'M0 78C150 40 300 34 470 62S780 112 960 76 1270 10 1440 40V150H0Z',
  middle: 'M0 108C170 128 330 66 540 84S850 132 1030 112 1310 60 1440 88V150H0Z',
  near: 'M0 134C240 96 420 118 640 132S1080 150 1250 130 1380 120 1440 126V150H0Z',
} as const;
