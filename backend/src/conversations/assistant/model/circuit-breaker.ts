/** Keeps calls from a service that fails again and again: it gets a rest, then one trial at a time. */
export interface CircuitBreaker {
  /** Whether a call may be made now; who gets true tells the outcome. */
  mayTry(): boolean;
  succeeded(): void;
  failed(): void;
}

export interface CircuitBreakerOptions {
  /** Failures in a row until it opens. */
  readonly failures: number;
  readonly restMs: number;
  /** Milliseconds of a clock that never goes back. */
  readonly elapsed: () => number;
}

export const createCircuitBreaker = ({ failures, restMs, elapsed }: CircuitBreakerOptions): CircuitBreaker => {
  let inARow = 0;
  let restUntil = 0;
  return {
    mayTry() {
      if (inARow < failures) return true;
      if (elapsed() < restUntil) return false;
      // The others wait until this trial has an outcome, or has been forgotten.
      restUntil = elapsed() + restMs;
      return true;
    },
    succeeded() {
      inARow = 0;
    },
    failed() {
      inARow += 1;
      restUntil = elapsed() + restMs;
    },
  };
};
