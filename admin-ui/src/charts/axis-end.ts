const STEPS = [1, 2, 4, 5, 10];

/** The end of an axis for counts up to `most`: 1, 2, 4, 5 or 10 times a power of ten, so that it reads well. */
export const axisEnd = (most: number): number => {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, most)));
  const step = STEPS.find((one) => one * power >= most) ?? 10;
  return step * power;
};
