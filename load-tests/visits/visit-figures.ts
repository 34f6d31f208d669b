import type { ProcessorTime } from '../compare/figures.ts';
import type { Summary } from '../load/summary.ts';

/** What one visit took on average, and how long answers took. */
export interface VisitFigures {
  readonly visits: number;
  readonly failed: number;
  /** Milliseconds on processors for each visit: of the product's process, and of PostgreSQL's. */
  readonly productMs: number;
  readonly postgresMs: number;
  /** Milliseconds in which 99 of a hundred are answered. */
  readonly readingP99Ms: number;
  readonly changingP99Ms: number;
}

/** Seconds on processors up to a time in milliseconds since 1970. */
export type Sample = ProcessorTime & { readonly at: number };

const KINDS = ['reading', 'changing'] as const;

/** The value between two samples, in proportion to the time. */
const valueAt = (samples: readonly Sample[], at: number, of: keyof ProcessorTime): number => {
  const next = samples.find((sample) => sample.at >= at);
  const before = samples.findLast((sample) => sample.at <= at);
  if (!next || !before) throw new Error('Visits were made while nobody looked at the processors.');
  return next.at === before.at
    ? next[of]
    : before[of] + ((next[of] - before[of]) * (at - before.at)) / (next.at - before.at);
};

/** Figures of a run of visits, between the begin of its first and the end of its last one: preparations are in none of them. */
export const visitOf = ({ metrics }: Summary, samples: readonly Sample[]): VisitFigures => {
  const visits = metrics.iterations?.values.count ?? 0;
  const { min: first, max: last } = metrics.visit_times?.values ?? {};
  if (visits === 0 || first === undefined || last === undefined) throw new Error('Nobody came.');
  const each = (of: keyof ProcessorTime) =>
    ((valueAt(samples, last, of) - valueAt(samples, first, of)) * 1_000) / visits;
  const p99 = (kind: string) => metrics[`http_req_duration{kind:${kind}}`]?.values['p(99)'] ?? Number.NaN;
  return {
    visits,
    failed: KINDS.reduce((sum, kind) => sum + (metrics[`good_answers{kind:${kind}}`]?.values.fails ?? 0), 0),
    productMs: each('product'),
    postgresMs: each('postgres'),
    readingP99Ms: p99('reading'),
    changingP99Ms: p99('changing'),
  };
};

const FIGURES = ['productMs', 'postgresMs', 'readingP99Ms', 'changingP99Ms'] as const;
type Figure = (typeof FIGURES)[number];
export type MedianVisit = Readonly<Record<Figure | 'togetherMs', number>>;

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The median of each figure over some runs. */
export const medianVisit = (runs: readonly VisitFigures[]): MedianVisit => {
  const of = (figure: Figure) => median(runs.map((run) => run[figure]));
  return {
    togetherMs: median(runs.map(({ productMs, postgresMs }) => productMs + postgresMs)),
    productMs: of('productMs'),
    postgresMs: of('postgresMs'),
    readingP99Ms: of('readingP99Ms'),
    changingP99Ms: of('changingP99Ms'),
  };
};

const HEAD = ['', 'product ms', 'PostgreSQL ms', 'together ms', 'reading p99 ms', 'changing p99 ms'];
const COLUMNS = ['productMs', 'postgresMs', 'togetherMs', 'readingP99Ms', 'changingP99Ms'] as const;

/** Lines of a table; where two states were measured, how many times as much the second one is. */
export const tableOfVisits = (states: readonly (readonly [name: string, MedianVisit])[]): readonly string[] => {
  const [first, second] = states.map(([, figures]) => figures);
  const rows = states.map(([name, figures]) => [name, ...COLUMNS.map((column) => figures[column].toFixed(2))]);
  if (first && second) rows.push(['times', ...COLUMNS.map((column) => (second[column] / first[column]).toFixed(2))]);
  return [HEAD, ...rows].map((row) =>
    row.map((cell, place) => (place === 0 ? cell.padEnd(8) : cell.padStart(HEAD[place]?.length ?? 0))).join('  '),
  );
};
