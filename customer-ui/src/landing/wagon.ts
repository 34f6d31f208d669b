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
