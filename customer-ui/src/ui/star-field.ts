/** Width and height of the drawn sky; it is cut to fit, never squeezed. */
export const SKY = { width: 1440, height: 900 } as const;

export interface StarLayer {
  readonly name: 'faint' | 'clear' | 'bright' | 'brightest';
  readonly path: string;
}

/** A small generator of repeatable numbers between 0 and 1 (Park and Miller), so that every visitor sees the same sky. */
const repeatable = (seed: number) => {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
};

const LAYERS: readonly (readonly [StarLayer['name'], count: number])[] = [
  ['faint', 190],
  ['clear', 80],
  ['bright', 16],
  ['brightest', 12],
];

/** The stars as one path of dots for each brightness: many above, few towards the horizon. */
export const starLayers = (): readonly StarLayer[] => {
  const random = repeatable(7);
  const dot = () => {
    const x = (random() * SKY.width).toFixed(0);
    const y = (random() ** 1.7 * SKY.height * 0.92).toFixed(0);
    return `M${x} ${y}h0`;
  };
  return LAYERS.map(([name, count]) => ({ name, path: Array.from({ length: count }, dot).join('') }));
};
