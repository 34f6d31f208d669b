const MINUTE_MS = 60_000;
/** So many presses of an arrow key from one end to the other, at most. */
const MOST_STEPS = 400;

/** A slider over a span of time: whole steps from its beginning; the last one is its end. */
export interface SliderScale {
  readonly steps: number;
  momentAt(step: number): string;
  stepAt(moment: string): number;
}

/** From one moment to another, in steps of whole minutes. */
export const sliderScale = (from: string, to: string): SliderScale => {
  const start = Date.parse(from);
  const end = Math.max(start, Date.parse(to));
  const length = Math.max(1, Math.ceil((end - start) / MOST_STEPS / MINUTE_MS)) * MINUTE_MS;
  const steps = Math.max(1, Math.ceil((end - start) / length));
  return {
    steps,
    momentAt: (step) => new Date(Math.min(end, start + step * length)).toISOString(),
    stepAt: (moment) => {
      const at = Date.parse(moment);
      return at >= end ? steps : Math.max(0, Math.floor((at - start) / length));
    },
  };
};
