import type { Options, Scenario } from 'k6/options';

/** Of all visits. */
const SHARES = { customers: 0.8, admins: 0.08, visitors: 0.08, auditors: 0.04 } as const;

/** The product's aim: this share of all requests is answered well. */
const GOOD_SHARE = 0.99;
/** Visits take about this long, most of it reading. */
const VISIT_SECONDS = 5;
/** As many more people as are needed when everything takes longer. */
const RESERVE = 4;

export interface Stage {
  readonly duration: string;
  /** Visits that begin each second at the end of it. */
  readonly visitsPerSecond: number;
}

export interface Shape {
  /** Changes gradually from one stage to the next. */
  readonly stages: readonly [Stage, ...Stage[]];
  /** Milliseconds within which 95 and 99 of a hundred answers have to come; none where a test looks for the limits. */
  readonly within?: { readonly p95: number; readonly p99: number };
}

/** Visits begin at the times the plan says, whether the product keeps up or not, as those of real people do. */
const visitsOf = (name: string, share: number, { stages }: Shape): Scenario => {
  const perMinute = (visitsPerSecond: number) => Math.max(1, Math.round(visitsPerSecond * share * 60));
  const atOnce = Math.ceil(Math.max(...stages.map(({ visitsPerSecond }) => visitsPerSecond)) * share * VISIT_SECONDS);
  return {
    executor: 'ramping-arrival-rate',
    exec: name,
    startRate: perMinute(stages[0].visitsPerSecond),
    timeUnit: '1m',
    preAllocatedVUs: atOnce + 1,
    maxVUs: (atOnce + 1) * RESERVE,
    gracefulStop: '30s',
    stages: stages.map(({ duration, visitsPerSecond }) => ({ duration, target: perMinute(visitsPerSecond) })),
  };
};

/** What the table shows a line for; k6 keeps figures only of what has a threshold. */
const PEOPLE = Object.keys(SHARES).map((name) => `{scenario:${name}}`);
const KINDS = ['reading', 'changing'].map((kind) => `{kind:${kind}}`);

const limitsOf = ({ within }: Pick<Shape, 'within'>): string[] =>
  within ? [`p(95)<${within.p95}`, `p(99)<${within.p99}`] : ['max>=0'];

/** Whoever has ended a visit begins the next one, in the same mix. */
const inTurn = (name: string, share: number, { people, duration }: Crowd): Scenario => ({
  executor: 'constant-vus',
  exec: name,
  vus: Math.max(1, Math.round(people * share)),
  duration,
  gracefulStop: '30s',
});

export interface Crowd {
  readonly people: number;
  readonly duration: string;
}

export interface Counted {
  readonly people: number;
  readonly visits: number;
}

/** A number of visits, whatever time they take: the same mix of them and the same amount of data, however fast they are. */
const oneByOne = (name: string, share: number, { people, visits }: Counted): Scenario => ({
  executor: 'shared-iterations',
  exec: name,
  vus: Math.max(1, Math.round(people * share)),
  iterations: Math.max(1, Math.round(visits * share)),
  maxDuration: '120s',
});

const optionsOf = (visits: (name: string, share: number) => Scenario, shape: Pick<Shape, 'within'>): Options => ({
  scenarios: Object.fromEntries(Object.entries(SHARES).map(([name, share]) => [name, visits(name, share)] as const)),
  thresholds: {
    good_answers: [`rate>${GOOD_SHARE}`],
    http_req_duration: ['max>=0'],
    ...Object.fromEntries(
      [...PEOPLE, ...KINDS].flatMap((part) => [
        [`good_answers${part}`, [`rate>${GOOD_SHARE}`]] as const,
        [`http_req_duration${part}`, ['max>=0']] as const,
        [`http_reqs${part}`, ['count>=0']] as const,
      ]),
    ),
    // Of visits alone: preparations are registrations, which take long on purpose.
    ...Object.fromEntries(PEOPLE.map((part) => [`http_req_duration${part}`, limitsOf(shape)] as const)),
  },
  summaryTrendStats: ['min', 'med', 'p(95)', 'p(99)', 'max'],
  setupTimeout: '120s',
  noConnectionReuse: false,
  userAgent: 'sternklar-load-tests',
});

/** A load test: who comes how often, and what has to hold. */
export const plan = (shape: Shape): Options => optionsOf((name, share) => visitsOf(name, share, shape), shape);

/** A load test that looks for the most answers: so many people at once, whatever it takes. */
export const atOnce = (crowd: Crowd): Options => optionsOf((name, share) => inTurn(name, share, crowd), {});

/** A load test that counts visits instead of time. */
export const counted = (asked: Counted): Options => optionsOf((name, share) => oneByOne(name, share, asked), {});
