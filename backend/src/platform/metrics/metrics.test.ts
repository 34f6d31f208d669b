import { expect, it } from 'vitest';
import { createBareServer } from '../../testing/bare-server.ts';
import { createMetrics } from './metrics.ts';

it('metrics count requests by route pattern and never by what somebody typed', async () => {
  const metrics = createMetrics();
  metrics.gauge({ name: 'answer', help: 'x', read: () => 42 });
  metrics.gauge({ name: 'lag', help: 'x', label: 'projection', read: async () => new Map([['reviews', 3]]) });
  metrics.gauge({ name: 'broken', help: 'x', read: () => Promise.reject(new Error('no database')) });
  const outcomes = metrics.counters({ name: 'outcomes', help: 'x', label: 'outcome', values: ['good', 'bad'] });
  outcomes.inc('good');
  metrics.histogram({ name: 'size', help: 'x', buckets: [1, 10] }).observe(7);
  const app = await createBareServer({
    parts: [metrics.part],
    routes: async (api) => {
      api.get('/things/:id', { config: { access: 'public' } }, async () => ({}));
      api.get('/stream', { config: { access: 'public', stream: true } }, async () => ({}));
      api.get('/full', { config: { access: 'public', stream: true } }, async (_, reply) => reply.code(503).send({}));
    },
  });
  for (const url of ['/api/things/1', '/api/things/2', '/api/stream', '/api/full', '/jemand@firma.example'])
    await app.inject(url);
  const { body, headers } = await app.inject('/metrics');
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toContain('http_request_duration_seconds_count{method="GET",route="/api/things/:id",status="200"} 2');
  expect(body).toContain('http_request_duration_seconds_count{method="GET",route="unmatched",status="404"} 1');
  expect(body).toContain('http_request_duration_seconds_count{method="GET",route="/api/full",status="503"} 1');
  expect(body).not.toMatch(/firma\.example|route="\/api\/stream"/);
  expect(body).toMatch(/^answer 42$/m);
  expect(body).toMatch(/^lag\{projection="reviews"\} 3$/m);
  expect(body).toMatch(/^broken Nan$/m);
  expect(body).toMatch(/^outcomes\{outcome="good"\} 1\noutcomes\{outcome="bad"\} 0$/m);
  expect(body).toMatch(/^size_bucket\{le="1"\} 0\nsize_bucket\{le="10"\} 1$/m);
  expect(body).toMatch(/^process_cpu_seconds_total /m);
  await app.close();
});
