import type { ProjectionRunner } from '@sternklar/projections/run';
import type { Metrics } from './http/metrics.ts';
import type { LiveStreams } from './live-updates/live-streams.ts';
import type { MailDelivery } from './mail/index.ts';

export interface Measurable {
  readonly projections: Pick<ProjectionRunner, 'status'>;
  readonly streams: Pick<LiveStreams, 'count'>;
  readonly mail: Pick<MailDelivery, 'counts'>;
}

/** What operators watch beside the requests: how far the read models are, who listens, what waits to be sent. */
export const registerProductMetrics = (metrics: Metrics, { projections, streams, mail }: Measurable): void => {
  const byProjection = (figure: 'lagEvents' | 'lagSeconds') => async () => {
    const status = await projections.status();
    return new Map(status.projections.map((projection) => [projection.name, projection[figure]]));
  };
  metrics.gauge({
    name: 'projection_lag_events',
    help: 'Events in the log that a read model has not applied yet.',
    label: 'projection',
    read: byProjection('lagEvents'),
  });
  metrics.gauge({
    name: 'projection_lag_seconds',
    help: 'Age of the oldest event that a read model has not applied yet.',
    label: 'projection',
    read: byProjection('lagSeconds'),
  });
  metrics.gauge({
    name: 'event_log_head_position',
    help: 'Position of the newest event.',
    read: async () => (await projections.status()).head,
  });
  metrics.gauge({ name: 'live_streams_open', help: 'Open live streams of this process.', read: streams.count });
  metrics.gauge({
    name: 'mail_outbox',
    help: 'Mails that wait to be sent, and mails that were given up.',
    label: 'state',
    read: async () => {
      const { waiting, failed } = await mail.counts();
      return new Map([
        ['waiting', waiting],
        ['failed', failed],
      ]);
    },
  });
};
