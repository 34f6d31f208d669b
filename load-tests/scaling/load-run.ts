import type { Comparison, ProcessorTime } from '../compare/figures.ts';
import type { Claim } from './claims.ts';
import { type Costs, OPERATIONS, type Operation } from './costs.ts';

type Visit = Readonly<Partial<Record<Operation, number>>>;

/** What a visit of each kind asks for on average, as load-tests/k6/journeys have it, and its share of all visits. */
const VISITS: readonly (readonly [share: number, visit: Visit])[] = [
  [
    0.8,
    {
      'landing page': 0.02,
      register: 0.02,
      'add a business': 0.02,
      'who am I': 1,
      'own businesses': 1,
      'all own reviews': 1,
      'reviews of a business': 1.31,
      'hand in a review': 0.31,
      'history of a review': 0.15,
      'own account': 0.1,
      'own subscription': 0.1,
      'own invoices': 0.1,
      'ask the assistant': 0.05,
    },
  ],
  [
    0.08,
    {
      'admins’ counts': 1,
      'admins’ reviews': 1,
      'admins’ view of a review': 1,
      'history of a review': 1,
      'decide a review': 1,
      'admins’ users': 0.3,
      'admins’ chats': 0.2,
    },
  ],
  [
    0.08,
    {
      'chat button': 1,
      'start a visitor’s chat': 0.4,
      'chat state': 0.4,
      'ask the assistant': 0.4,
      'chat history': 0.4,
    },
  ],
  [0.04, { 'audit checkpoint': 1, 'audited reviews': 1, 'audited review': 1, 'proofs of a review': 1 }],
];
/** Handed in beside k6, of which open screens are told. */
const REVIEWS_PER_SECOND = 2;
/** Costs were taken on a quieter machine, journeys are longer or shorter by chance, and a proxy shares requests out. */
const MAY_DIFFER: Claim['between'] = [0.5, 2];

/** Processors that the visits of a load run should take of one process. */
export const predictedFor = (visitsPerSecond: number, streams: number, costs: Costs): ProcessorTime => {
  const times = (operation: Operation) =>
    visitsPerSecond * VISITS.reduce((sum, [share, visit]) => sum + share * (visit[operation] ?? 0), 0) +
    (operation === 'hand in a review' ? REVIEWS_PER_SECOND : 0);
  const sum = (of: (operation: Operation) => number) =>
    OPERATIONS.reduce((total, operation) => total + times(operation) * of(operation), 0);
  const { idle, operations, stream } = costs;
  const product =
    sum((name) => operations[name].api + operations[name].projections + operations[name].worker) +
    idle.api +
    idle.projections +
    idle.worker +
    streams * stream.idleMs;
  return { product: product / 1_000, postgres: (sum((name) => operations[name].postgres) + idle.postgres) / 1_000 };
};

/** The measured load run against what costs and journeys say it should take. */
export const loadRunClaims = ({ visitsPerSecond, systems }: Comparison, costs: Costs): readonly Claim[] =>
  systems.slice(0, 1).flatMap(({ name, steady, screens }) => {
    const says = predictedFor(visitsPerSecond, screens.screens, costs);
    return (['product', 'postgres'] as const).map((who) => ({
      what: `${name}, ${visitsPerSecond} visits each second: processors of ${who}`,
      says: says[who],
      came: steady.processors[who],
      between: MAY_DIFFER,
    }));
  });
