import { count, ms } from '../bench/lib/format.ts';
import type { PartResult, Table } from '../bench/lib/part.ts';
import { type Answers, type Comparison, goodShareOf, type PhaseFigures, type SystemFigures } from './figures.ts';
import type { ScreenFigures } from './screens.ts';

/** The product's aim under an ordinary load, and in a rolling restart. */
const GOOD_SHARE = 0.99;
const GOOD_SHARE_IN_RESTART = 0.999;

const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;
const answers = ({ perSecond, p95Ms, p99Ms }: Answers): string[] => [count(perSecond), ms(p95Ms), ms(p99Ms)];

const PHASE_HEAD = [
  '',
  'reads/s',
  'p95 ms',
  'p99 ms',
  'changes/s',
  'p95 ms',
  'p99 ms',
  'good',
  'processors: product',
  'PostgreSQL',
];

const phaseRow = (name: string, phase: PhaseFigures): string[] => [
  name,
  ...answers(phase.reading),
  ...answers(phase.changing),
  percent(goodShareOf(phase)),
  phase.processors.product.toFixed(2),
  phase.processors.postgres.toFixed(2),
];

const phaseTable = (title: string, systems: readonly SystemFigures[], of: 'steady' | 'limit'): Table => ({
  title,
  header: PHASE_HEAD,
  rows: systems.map((system) => phaseRow(system.name, system[of])),
});

const screenRow = (name: string, told: ScreenFigures): string[] => [
  name,
  count(told.screens),
  count(told.due),
  count(told.never),
  ms(told.p50Ms),
  ms(told.p95Ms),
  ms(told.p99Ms),
  count(told.reopened),
];

/** Tables for docs/benchmarks.md, and the figures they were made of. */
export const resultOf = (compared: Comparison): PartResult => {
  const { visitsPerSecond, people, systems, restart } = compared;
  return {
    goals: [],
    tables: [
      phaseTable(`${visitsPerSecond} visits each second`, systems, 'steady'),
      phaseTable(`${people} people without pauses`, systems, 'limit'),
      {
        title: 'Live streams beside it, from the request until a screen is told',
        header: ['', 'streams', 'had to be told', 'never told', 'p50 ms', 'p95 ms', 'p99 ms', 'opened again'],
        rows: [
          ...systems.map(({ name, screens }) => screenRow(`${name}, ${visitsPerSecond} visits each second`, screens)),
          screenRow('cluster, rolling restart', restart.screens),
        ],
      },
      {
        title: `Rolling restart of the cluster under ${visitsPerSecond} visits each second`,
        header: ['processes restarted', 'requests', 'failed', 'good', 'goal', ''],
        rows: [
          [
            `${restart.restarted.length} of ${restart.members}`,
            count(restart.phase.requests),
            count(restart.phase.failed),
            percent(goodShareOf(restart.phase)),
            `≥ ${percent(GOOD_SHARE_IN_RESTART)}`,
            goodShareOf(restart.phase) >= GOOD_SHARE_IN_RESTART ? 'met' : 'missed',
          ],
        ],
      },
    ],
    figures: compared,
  };
};

/** Sentences on what did not hold; how fast it was is no matter of right or wrong here. */
export const shortcomingsOf = ({ systems, restart }: Comparison): readonly string[] => [
  ...systems.flatMap(({ name, steady, screens }) => [
    ...(goodShareOf(steady) < GOOD_SHARE
      ? [`${name}: only ${percent(goodShareOf(steady))} of the answers were good.`]
      : []),
    ...(steady.requests === 0 ? [`${name}: nobody came.`] : []),
    ...(screens.never > 0 ? [`${name}: ${screens.never} screens were never told.`] : []),
  ]),
  ...(goodShareOf(restart.phase) < GOOD_SHARE_IN_RESTART
    ? [`rolling restart: only ${percent(goodShareOf(restart.phase))} of the answers were good.`]
    : []),
  ...(restart.screens.never > 0 ? [`rolling restart: ${restart.screens.never} screens were never told.`] : []),
  ...(restart.restarted.length < restart.members
    ? [`rolling restart: only ${restart.restarted.length} of ${restart.members} processes were restarted in time.`]
    : []),
];
