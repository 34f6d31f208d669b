/** Whoever has so many reviews needs figures and a search; whoever has fewer needs to know what is next. */
export const REVIEWS_OF_A_BEGINNER = 5;

export type Step = 'business' | 'review' | 'subscription';

export interface StepState {
  readonly step: Step;
  /** One is next, until all are done. */
  readonly is: 'done' | 'next' | 'later';
}

interface Progress {
  readonly businesses: number;
  readonly reviews: number;
  readonly isSubscribed: boolean;
}

/** The way of a new customer, in the order in which it is gone; any step may be done before its turn. */
export const firstSteps = ({ businesses, reviews, isSubscribed }: Progress): readonly StepState[] => {
  const done: readonly (readonly [Step, boolean])[] = [
    ['business', businesses > 0],
    ['review', reviews > 0],
    ['subscription', isSubscribed],
  ];
  const next = done.find(([, isDone]) => !isDone)?.[0];
  return done.map(([step, isDone]) => ({ step, is: isDone ? 'done' : step === next ? 'next' : 'later' }));
};
