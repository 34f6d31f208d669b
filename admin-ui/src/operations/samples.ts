import type { OperationsStatus } from '@sternklar/contracts/operations.api';

/** Where the log and the slowest read model stood at a moment. */
export interface Sample {
  /** ISO 8601. */
  readonly at: string;
  readonly head: number;
  readonly lagEvents: number;
}

const MOST_SAMPLES = 31;

export const sampleOf = ({ at, log, read_models }: OperationsStatus): Sample => ({
  at,
  head: log.head,
  lagEvents: Math.max(0, ...read_models.map(({ lag_events }) => lag_events)),
});

/** The newest samples; one of a moment that is known already adds nothing. */
export const withSample = (samples: readonly Sample[], sample: Sample): readonly Sample[] =>
  samples.some(({ at }) => at >= sample.at) ? samples : [...samples, sample].slice(-MOST_SAMPLES);

export interface Rate {
  readonly at: string;
  readonly eventsPerMinute: number;
  readonly lagEvents: number;
}

/** What happened between one sample and the next. */
export const ratesOf = (samples: readonly Sample[]): readonly Rate[] =>
  samples.slice(1).map((sample, index) => {
    const before = samples[index] ?? sample;
    const minutes = (Date.parse(sample.at) - Date.parse(before.at)) / 60_000;
    const events = Math.max(0, sample.head - before.head);
    return { at: sample.at, eventsPerMinute: Math.round(events / minutes), lagEvents: sample.lagEvents };
  });
