import type { Summary } from '../load/summary.ts';
import type { ScreenFigures } from './screens.ts';

/** Answers of one kind. */
export interface Answers {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
}

/** What one run of k6 got. */
export interface PhaseFigures {
  readonly seconds: number;
  readonly requests: number;
  /** Of the requests. */
  readonly failed: number;
  readonly reading: Answers;
  readonly changing: Answers;
  /** Processors in use on average: of the product's processes, and of PostgreSQL's. */
  readonly processors: ProcessorTime;
}

export interface ProcessorTime {
  readonly product: number;
  readonly postgres: number;
}

export interface SystemFigures {
  readonly name: string;
  readonly steady: PhaseFigures;
  readonly limit: PhaseFigures;
  readonly screens: ScreenFigures;
}

export interface RestartFigures {
  readonly phase: PhaseFigures;
  readonly screens: ScreenFigures;
  /** Processes that were ended and started again. */
  readonly restarted: readonly string[];
  /** How many there are. */
  readonly members: number;
}

export interface Comparison {
  readonly visitsPerSecond: number;
  /** Without pauses, in the second part. */
  readonly people: number;
  readonly systems: readonly SystemFigures[];
  readonly restart: RestartFigures;
}

const KINDS = ['reading', 'changing'] as const;

/** Figures of k6's summary; preparations are in none of them. */
export const phaseOf = ({ metrics }: Summary, seconds: number, processors: ProcessorTime): PhaseFigures => {
  const count = (kind: string) => metrics[`http_reqs{kind:${kind}}`]?.values.count ?? 0;
  const failed = (kind: string) => metrics[`good_answers{kind:${kind}}`]?.values.fails ?? 0;
  const answers = (kind: string): Answers => {
    const took = metrics[`http_req_duration{kind:${kind}}`]?.values ?? {};
    const ms = (name: string) => took[name] ?? Number.NaN;
    return { perSecond: count(kind) / seconds, p50Ms: ms('med'), p95Ms: ms('p(95)'), p99Ms: ms('p(99)') };
  };
  const sum = (of: (kind: string) => number) => KINDS.reduce((total, kind) => total + of(kind), 0);
  return {
    seconds,
    requests: sum(count),
    failed: sum(failed),
    reading: answers('reading'),
    changing: answers('changing'),
    processors,
  };
};

export const goodShareOf = ({ requests, failed }: PhaseFigures): number => 1 - failed / Math.max(1, requests);
