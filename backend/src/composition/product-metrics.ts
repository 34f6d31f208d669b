import type { PoolUsage } from '@sternklar/event-store/postgres/pool';
import type { ReactorStatus } from '@sternklar/event-store/reactors/reactor-status';
import type { LogBuilder } from '@sternklar/event-store/transparency/log-builder';
import type { ProjectionRunner } from '@sternklar/projections/engine/run';
import type { ClockWatch } from '../platform/clock/clock-watch.ts';
import type { PageOutcome } from '../platform/http/pages/admin-pages.ts';
import type { LiveStreams } from '../platform/live-updates/live-streams.ts';
import type { MailDelivery } from '../platform/mail/index.ts';
import type { SendOutcome } from '../platform/mail/outbox-table.ts';
import type { MasterKeyAge } from '../platform/master-key/master-key-age.ts';
import type { Metrics } from '../platform/metrics/metrics.ts';
import { sharedReading } from '../platform/metrics/shared-reading.ts';
import type { JobOutcome } from '../platform/scheduler/scheduler.ts';
import type { FeedLags } from './kafka-feed.ts';

export interface Measurable {
  readonly projections: Pick<ProjectionRunner, 'status'>;
  /** How far Kafka is; null without it. */
  readonly feedLags: (() => Promise<FeedLags>) | null;
  readonly reactors: () => Promise<readonly ReactorStatus[]>;
  readonly streams: Pick<LiveStreams, 'count' | 'max'>;
  readonly transparencyBuilder: Pick<LogBuilder, 'refuses'>;
  readonly witnesses: () => Promise<{ readonly missing: number; readonly splits: number }>;
  readonly clockWatch: Pick<ClockWatch, 'isDoubted' | 'apartSeconds'>;
  readonly mail: Pick<MailDelivery, 'counts'>;
  /** Signed notices of payments that are refused, since their time is too far from ours. */
  readonly mistimedNotices: () => Promise<readonly { readonly refused: number }[]>;
  /** How the master key stands; null: there is none. */
  readonly masterKeyAge: () => Promise<MasterKeyAge | null>;
  /** By the name of what the connections are for. */
  readonly pools: Readonly<Record<string, () => PoolUsage>>;
  readonly now: () => Date;
}

/** What operators watch beside the requests: how far everything is behind the log, who listens, what waits. */
export const registerProductMetrics = (metrics: Metrics, measurable: Measurable): void => {
  // First, so that they are read before the questions that the others put to the database.
  registerPools(metrics, measurable);
  registerProjections(metrics, measurable);
  registerFeed(metrics, measurable);
  registerReactors(metrics, measurable);
  registerMail(metrics, measurable);
  const { streams, transparencyBuilder, clockWatch } = measurable;
  metrics.gauge({
    name: 'transparency_log_refuses',
    help: '1 while this process does not sign the log, since an event is dated before what it follows.',
    read: () => (transparencyBuilder.refuses() ? 1 : 0),
  });
  metrics.gauge({
    name: 'master_key_overdue',
    help: '1 while the master key should have turned: what was erased stays readable in copies for longer than people are told.',
    read: async () => ((await measurable.masterKeyAge())?.isOverdue ? 1 : 0),
  });
  const witnesses = sharedReading(measurable.witnesses);
  metrics.gauge({
    name: 'transparency_log_witnesses_missing',
    help: 'How many witnesses that cosign the log are wanting to the quorum.',
    read: async () => (await witnesses()).missing,
  });
  metrics.gauge({
    name: 'transparency_log_splits',
    help: 'Witnesses that have seen another history of the log than the one that is signed here.',
    read: async () => (await witnesses()).splits,
  });
  metrics.gauge({
    name: 'clock_doubted',
    help: '1 while a clock is in doubt, so that nothing is done because its time has come.',
    read: () => (clockWatch.isDoubted() ? 1 : 0),
  });
  metrics.gauge({
    name: 'clock_apart_seconds',
    help: "By how much this process's clock is ahead of the database's.",
    read: clockWatch.apartSeconds,
  });
  metrics.gauge({
    name: 'payment_notices_mistimed',
    help: 'Signed notices of payments that were refused since one last came in time, as our clock is too far from theirs.',
    read: async () => (await measurable.mistimedNotices()).reduce((sum, { refused }) => sum + refused, 0),
  });
  metrics.gauge({ name: 'live_streams_open', help: 'Open live streams of this process.', read: streams.count });
  metrics.gauge({ name: 'live_streams_max', help: 'Most live streams of this process.', read: () => streams.max });
};

const registerProjections = (metrics: Metrics, { projections }: Measurable): void => {
  const status = sharedReading(projections.status);
  type Status = Awaited<ReturnType<typeof status>>['projections'][number];
  const byProjection = (figure: (projection: Status) => number) => async () =>
    new Map((await status()).projections.map((projection) => [projection.name, figure(projection)]));
  metrics.gauge({
    name: 'projection_lag_events',
    help: 'Events in the log that a read model has not applied yet.',
    label: 'projection',
    read: byProjection(({ lagEvents }) => lagEvents),
  });
  metrics.gauge({
    name: 'projection_lag_seconds',
    help: 'Age of the oldest event that a read model has not applied yet.',
    label: 'projection',
    read: byProjection(({ lagSeconds }) => lagSeconds),
  });
  metrics.gauge({
    name: 'projection_failing',
    help: '1 while this process tries in vain to apply an event to a read model.',
    label: 'projection',
    read: byProjection(({ state }) => (state === 'failing' ? 1 : 0)),
  });
  metrics.gauge({
    name: 'event_log_head_position',
    help: 'Position of the newest event.',
    read: async () => (await status()).head,
  });
};

const registerFeed = (metrics: Metrics, { feedLags }: Measurable): void => {
  if (feedLags === null) return;
  const lags = sharedReading(feedLags);
  metrics.gauge({
    name: 'kafka_relay_lag_events',
    help: 'Events in the log that the brokers have not acknowledged yet.',
    read: async () => (await lags()).relay,
  });
  metrics.gauge({
    name: 'kafka_partition_lag_events',
    help: 'Events in the log from the first one on up to which a partition was not applied by all read models.',
    label: 'partition',
    read: async () => new Map((await lags()).partitions.map((lag, partition) => [String(partition), lag])),
  });
};

const registerReactors = (metrics: Metrics, { reactors }: Measurable): void => {
  const status = sharedReading(reactors);
  const byReactor = (figure: 'lagEvents' | 'lagSeconds' | 'parked') => async () =>
    new Map((await status()).map((reactor) => [reactor.name, reactor[figure]]));
  metrics.gauge({
    name: 'reactor_lag_events',
    help: 'Events in the log from the oldest one that waits for a reactor.',
    label: 'reactor',
    read: byReactor('lagEvents'),
  });
  metrics.gauge({
    name: 'reactor_lag_seconds',
    help: 'Age of the oldest event that waits for a reactor.',
    label: 'reactor',
    read: byReactor('lagSeconds'),
  });
  metrics.gauge({
    name: 'reactor_parked_events',
    help: 'Events a reactor gave up on, until an operator retries or discards them.',
    label: 'reactor',
    read: byReactor('parked'),
  });
};

const registerMail = (metrics: Metrics, { mail, now }: Measurable): void => {
  const counts = sharedReading(mail.counts);
  metrics.gauge({
    name: 'mail_outbox',
    help: 'Mails that wait to be sent, and mails that were given up.',
    label: 'state',
    read: async () => {
      const { waiting, failed } = await counts();
      return new Map([
        ['waiting', waiting],
        ['failed', failed],
      ]);
    },
  });
  metrics.gauge({
    name: 'mail_outbox_oldest_waiting_seconds',
    help: 'Age of the oldest mail that waits to be sent.',
    read: async () => {
      const { oldestWaitingSince } = await counts();
      return oldestWaitingSince ? (now().getTime() - oldestWaitingSince.getTime()) / 1_000 : 0;
    },
  });
};

const countSending = (metrics: Metrics, { name, help }: { readonly name: string; readonly help: string }) =>
  metrics.counters<SendOutcome>({ name, help, label: 'outcome', values: ['sent', 'postponed', 'dropped', 'failed'] })
    .inc;

/** To be told what became of each attempt to send a mail. */
export const countMailOutcomes = (metrics: Metrics): ((outcome: SendOutcome) => void) =>
  countSending(metrics, { name: 'mail_outcomes_total', help: 'Attempts to send a mail, by what became of it.' });

/** To be told what became of each attempt to send a push message. */
export const countPushOutcomes = (metrics: Metrics): ((outcome: SendOutcome) => void) =>
  countSending(metrics, {
    name: 'push_outcomes_total',
    help: 'Attempts to send a push message, by what became of it.',
  });

/** To be told what became of work that is due by the clock. */
export const countScheduledJobs = (metrics: Metrics): ((outcome: JobOutcome) => void) => {
  const outcomes = metrics.counters<JobOutcome>({
    name: 'scheduler_jobs_total',
    help: 'Jobs that this process looked at when they were due by the clock, by what became of them.',
    label: 'outcome',
    values: ['done', 'failed', 'held'],
  });
  return outcomes.inc;
};

/** To be told what became of each page of the back office that was to be rendered. */
export const countAdminPages = (metrics: Metrics): ((outcome: PageOutcome) => void) => {
  const outcomes = metrics.counters<PageOutcome>({
    name: 'admin_pages_total',
    help: 'Pages of the back office that were to come with their contents, by what became of them.',
    label: 'outcome',
    values: ['rendered', 'left-to-browser'],
  });
  return outcomes.inc;
};

const registerPools = (metrics: Metrics, { pools }: Measurable): void => {
  const byPool = (figure: keyof PoolUsage) => () =>
    new Map(Object.entries(pools).map(([name, usage]) => [name, usage()[figure]]));
  metrics.gauge({
    name: 'database_connections_used',
    help: 'Connections of a pool that are at work.',
    label: 'pool',
    read: byPool('used'),
  });
  metrics.gauge({
    name: 'database_connections_max',
    help: 'Most connections of a pool.',
    label: 'pool',
    read: byPool('max'),
  });
  metrics.gauge({
    name: 'database_connections_awaited',
    help: 'Queries that wait for a connection of a pool.',
    label: 'pool',
    read: byPool('waiting'),
  });
};
