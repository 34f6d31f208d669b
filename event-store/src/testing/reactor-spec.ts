import type { DomainEvent, RecordedEvent } from '@sternklar/contracts/event-envelope';
import { expect } from 'vitest';
import type { Reactor } from '../reactor.ts';

/** The parts of a recorded event that a specification may leave out, fixed. */
const RECORDED = {
  id: '0198c0a0-0000-7000-8000-000000000001',
  streamId: 'stream-1',
  version: 1,
  position: 1,
  recordedAt: '2025-03-03T09:00:00.000Z',
  metadata: {
    schemaVersion: 1,
    accountId: null,
    actor: { kind: 'system', name: 'reactor-spec' },
    correlationId: 'correlation-1',
    causationId: 'causation-1',
    commandId: 'command-1',
  },
} as const satisfies Omit<RecordedEvent, 'type' | 'data'>;

/**
 * Specifies a reactor: `reactorSpec((perform) => whenX({ enqueue: perform })).when(event).then(...effects)`. `perform`
 * takes note of an effect. The event is delivered twice, as at-least-once delivery may: both times the effects must be
 * the expected ones, ids included, so that doing them twice changes nothing.
 */
export const reactorSpec = <Effect>(create: (perform: (effect: Effect) => Promise<void>) => Reactor) => ({
  when: (event: DomainEvent & Partial<RecordedEvent>) => ({
    // biome-ignore lint/suspicious/noThenProperty: given/when/then; nobody awaits the specification itself.
    async then(...effects: readonly Effect[]): Promise<void> {
      const performed: Effect[] = [];
      const reactor = create(async (effect) => {
        performed.push(effect);
      });
      expect(reactor.handles, `${reactor.name} must declare that it handles ${event.type}`).toContain(event.type);
      for (const delivery of ['first', 'repeated']) {
        performed.length = 0;
        await reactor.react({ ...RECORDED, ...event });
        expect(performed, `${delivery} delivery`).toEqual(effects);
      }
    },
  }),
});
