import { createEventRegistry, defineEvent } from '@sternklar/contracts/event-registry';
import { personal } from '@sternklar/contracts/personal-data';
import { z } from 'zod';
import type { NewEventMetadata } from '../../event-codec.ts';
import type { NewEvent, StoredEvent } from '../../event-store.ts';
import { createEventCodec } from '../event-codec.ts';
import { createInMemorySubjectKeys } from '../subject-keys.ts';

export const erika = '0198c0a0-1111-7000-8000-000000000001';
export const max = '0198c0a0-1111-7000-8000-000000000002';

const noteWritten = defineEvent(
  'NoteWritten',
  z.object({
    accountId: z.uuid(),
    text: personal(z.string().max(20), { subject: 'account', purpose: 'Test' }),
    tags: personal(z.array(z.string()), { subject: 'account', purpose: 'Test' }),
    stars: z.number().int(),
    place: personal(z.object({ town: z.string() }), { subject: 'account', purpose: 'Test' }).optional(),
  }),
);
export const registry = createEventRegistry([noteWritten]);

export const metadata: NewEventMetadata = {
  accountId: erika,
  actor: { kind: 'account', id: erika },
  correlationId: 'correlation-1',
  causationId: 'causation-1',
  commandId: 'command-1',
};

export const note = (accountId: string, text: string | null = 'Hallo Welt') => ({
  type: 'NoteWritten',
  data: { accountId, text, tags: null, stars: 3 },
});

export const eventId = (number: number) => `0198c0a0-9999-7000-8000-${String(number).padStart(12, '0')}`;

export const stored = (events: readonly NewEvent[]): StoredEvent[] =>
  events.map(({ plain: _, newKeys: __, ...event }, index) => ({
    ...event,
    streamId: 'notes-1',
    version: index + 1,
    position: index + 1,
    recordedAt: '2025-03-03T09:00:00.000Z',
  }));

/** A codec that knows notes, and its keys in memory. */
export const world = () => {
  const keys = createInMemorySubjectKeys();
  const codec = createEventCodec({ registry, keys });
  const encode = async (...events: ReturnType<typeof note>[]) =>
    stored(
      await codec.encode(
        events,
        events.map((_, index) => eventId(index + 1)),
        metadata,
      ),
    );
  return { keys, codec, encode };
};

export const sealedBy = (box: string) => ({ $personal: { subject: `account:${erika}`, box } });
