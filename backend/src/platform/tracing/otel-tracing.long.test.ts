import type { CommandOrigin } from '@sternklar/event-store/tracing/tracing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../../testing/running-product.ts';
import { openTracing } from './open-tracing.ts';
import type { OpenTracingOptions, ProcessTracing } from './process-tracing.ts';
import { type OtlpReceiver, startOtlpReceiver } from './testing/otlp-receiver.ts';
import { traceIdOf } from './trace-ids.ts';

const opened: ProcessTracing[] = [];
let receiver: OtlpReceiver;
beforeEach(async () => {
  receiver = await startOtlpReceiver();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((tracing) => tracing.close()));
  await receiver.close();
});

const open = async (
  settings: Partial<OpenTracingOptions['settings']> = {},
  options: Partial<OpenTracingOptions> = {},
): Promise<ProcessTracing> => {
  const tracing = await openTracing({
    settings: { url: `${receiver.url}/v1/traces`, serviceName: 'test', ratio: 1, ...settings },
    headers: {},
    attributes: {},
    onLost: () => undefined,
    ...options,
  });
  if (tracing === null) throw new Error('There are settings.');
  opened.push(tracing);
  return tracing;
};

const origin = (number: number): CommandOrigin => ({
  correlationId: `request-number-${number}`,
  commandId: `command-${number}`,
  streamId: `review-${number}`,
});
const origins = (many: number) => Array.from({ length: many }, (_, number) => origin(number));
const nothing = async () => undefined;

describe('spans', () => {
  it('are not there without the setting', async () => {
    expect(await openTracing({ settings: null, headers: {}, attributes: {}, onLost: () => undefined })).toBeNull();
  });

  it('are sent with the headers that were set, and name their process', async () => {
    const tracing = await open({}, { headers: { 'x-api-key': 'abc' }, attributes: { 'service.version': '1.2.3' } });
    await tracing.span({ name: 'one' }, nothing);
    await tracing.close();
    expect(receiver.everything()).toContain('"x-api-key":"abc"');
    expect(receiver.spans().map(({ name, resource }) => ({ name, resource }))).toEqual([
      { name: 'one', resource: { 'service.name': 'test', 'service.version': '1.2.3' } },
    ]);
  });

  it('of what one process does for a command are below those of the process that took it', async () => {
    const [api, worker] = [await open(), await open()];
    await api.span({ name: 'command', command: origin(1) }, () => api.span({ name: 'append' }, nothing));
    await worker.span({ name: 'react', causes: [origin(1)] }, () => worker.span({ name: 'call' }, nothing));
    await Promise.all([api.close(), worker.close()]);
    const [command, append, react, call] = ['command', 'append', 'react', 'call'].map((wanted) =>
      receiver.spans().find(({ name }) => name === wanted),
    );
    expect(new Set([command, append, react, call].map((span) => span?.traceId))).toEqual(
      new Set([traceIdOf('request-number-1')]),
    );
    expect([append?.parentSpanId, react?.parentSpanId, call?.parentSpanId]).toEqual([
      command?.spanId,
      command?.spanId,
      react?.spanId,
    ]);
  });

  it('of a batch are in one trace and linked to the others, not to each event', async () => {
    const tracing = await open();
    await tracing.span({ name: 'project', causes: [origin(0), origin(0), origin(1), origin(2)] }, nothing);
    await tracing.span({ name: 'many', causes: origins(500) }, nothing);
    await tracing.close();
    const [batch, many] = receiver.spans();
    expect(batch?.traceId).toBe(traceIdOf('request-number-0'));
    expect(batch?.links.map(({ traceId }) => traceId)).toEqual([1, 2].map((of) => traceIdOf(`request-number-${of}`)));
    expect(many?.links).toHaveLength(32);
  });

  it('are recorded for the same part of all traces in every process, and batches link only to those', async () => {
    const [api, worker] = [await open({ ratio: 0.3 }), await open({ ratio: 0.3 })];
    for (const one of origins(100)) {
      await api.span({ name: 'command', command: one }, () => api.span({ name: 'append' }, nothing));
      await worker.span({ name: 'react', causes: [one] }, nothing);
    }
    await worker.span({ name: 'project', causes: origins(20) }, nothing);
    await Promise.all([api.close(), worker.close()]);
    const tracesOf = (wanted: string) =>
      receiver.spans().flatMap(({ name, traceId }) => (name === wanted ? [traceId] : []));
    const commands = tracesOf('command');
    expect(commands.length).toBeGreaterThan(5);
    expect(commands.length).toBeLessThan(70);
    expect(tracesOf('append').sort()).toEqual([...commands].sort());
    expect(tracesOf('react').sort()).toEqual([...commands].sort());
    const linked = receiver.spans().find(({ name }) => name === 'project');
    const ofFirst20 = origins(20)
      .map(({ correlationId }) => traceIdOf(correlationId))
      .filter((trace) => commands.includes(trace));
    expect([linked?.traceId, ...(linked?.links.map(({ traceId }) => traceId) ?? [])]).toEqual(ofFirst20);
  });

  it('go on where a note says that something was asked for', async () => {
    const tracing = await open();
    const note = await tracing.span({ name: 'react' }, async () => tracing.traceparent());
    await tracing.span({ name: 'mail', parent: note }, nothing);
    expect(tracing.traceparent()).toBeNull();
    await tracing.close();
    const [react, mail] = receiver.spans();
    expect([mail?.traceId, mail?.parentSpanId]).toEqual([react?.traceId, react?.spanId]);
  });

  it('of what fails say so by its kind, never by its words, and pass it on', async () => {
    const tracing = await open();
    const failing = tracing.span({ name: 'one' }, () => Promise.reject(new RangeError('max@muster.example is wrong')));
    await expect(failing).rejects.toThrow('max@muster.example');
    await tracing.close();
    expect(receiver.spans()[0]).toMatchObject({ status: { code: 2 }, attributes: { 'error.type': 'RangeError' } });
    expect(receiver.everything()).not.toContain('muster');
  });
});

describe('a collector in trouble', () => {
  it('that is not there is told of once, and the end comes all the same', async () => {
    let told = 0;
    const url = `http://127.0.0.1:${await freePort()}/v1/traces`;
    const tracing = await open({ url }, { onLost: () => (told += 1) });
    for (let number = 0; number < 1_500; number += 1) await tracing.span({ name: 'one' }, nothing);
    await expect.poll(() => told, { timeout: 20_000 }).toBe(1);
    await tracing.close();
    expect(told).toBe(1);
  });

  it('that never answers makes nobody wait, and takes no more memory with every span', async () => {
    const silent = await startOtlpReceiver({ answers: false });
    try {
      const tracing = await open({ url: `${silent.url}/v1/traces` });
      let done = 0;
      const work = async () => {
        done += 1;
        return done;
      };
      for (let number = 1; number <= 20_000; number += 1) {
        expect(await tracing.span({ name: 'one' }, work)).toBe(number);
      }
      await tracing.close();
      expect(done).toBe(20_000);
      expect(silent.spans().length).toBeLessThan(5_000);
    } finally {
      await silent.close();
    }
  });
});
