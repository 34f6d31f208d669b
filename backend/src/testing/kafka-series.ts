import fastify from 'fastify';
import { registerProductMetrics } from '../composition/product-metrics.ts';
import { createMetrics } from '../platform/metrics/metrics.ts';

/** What `/metrics` says more with Kafka, without brokers: the rest is there without it. */
export const kafkaSeries = async (): Promise<string> => {
  const metrics = createMetrics();
  registerProductMetrics(metrics, {
    projections: { status: async () => ({ ready: true, head: 0, projections: [] }) },
    feedLags: async () => ({ relay: 0, partitions: [0, 0] }),
    reactors: async () => [],
    transparencyBuilder: { refuses: () => false },
    clockWatch: { isDoubted: () => false, apartSeconds: () => 0 },
    streams: { count: () => 0, max: 0 },
    witnesses: async () => ({ missing: 0, splits: 0 }),
    mistimedNotices: async () => [],
    mail: { counts: async () => ({ waiting: 0, failed: 0, oldestWaitingSince: null }) },
    masterKeyAge: async () => null,
    pools: {},
    now: () => new Date(),
  });
  const app = fastify();
  try {
    await metrics.part(app);
    const { body } = await app.inject('/metrics');
    return body
      .split('\n')
      .filter((line) => line.startsWith('kafka_'))
      .join('\n');
  } finally {
    await app.close();
  }
};
