import type { EventMetadata } from '@sternklar/contracts/event-envelope';
import { createEventRegistry, defineEvent } from '@sternklar/contracts/event-registry';
import { personal } from '@sternklar/contracts/personal-data';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import {
  InvalidEvent,
  type NewEventMetadata,
  NewerSchemaVersion,
  SubjectErased,
  UnreadableEvent,
} from '../event-codec.ts';
import type { NewEvent, StoredEvent } from '../event-store.ts';
import { createEventCodec } from './event-codec.ts';
import { createInMemorySubjectKeys, type SubjectKeys } from './subject-keys.ts';

const erika = '0198c0a0-1111-7000-8000-000000000001';
const max = '0198c0a0-1111-7000-8000-000000000002';

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
const registry = createEventRegistry([noteWritten]);

const metadata: NewEventMetadata = {
  accountId: erika,
  actor: { kind: 'account', id: erika },
  correlationId: 'correlation-1',
  causationId: 'causation-1',
  commandId: 'command-1',
};

const note = (accountId: string, text: string | null = 'Hallo Welt') => ({
  type: 'NoteWritten',
  data: { accountId, text, tags: null, stars: 3 },
});

const eventId = (number: number) => `0198c0a0-9999-7000-8000-${String(number).padStart(12, '0')}`;

const stored = (events: readonly NewEvent[]): StoredEvent[] =>
  events.map((event, index) => ({
    ...event,
    streamId: 'notes-1',
    version: index + 1,
    position: index + 1,
    recordedAt: '2025-03-03T09:00:00.000Z',
  }));

const world = () => {
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

/** The stored event, its data changed by hand as somebody with access to the database could. */
const tampered = (
  event: StoredEvent | undefined,
  change: (data: Record<string, unknown>) => Record<string, unknown>,
): StoredEvent => {
  if (!event) throw new Error('There is no event to tamper with.');
  return { ...event, data: JSON.stringify(change(JSON.parse(event.data))) };
};

const sealedBy = (box: string) => ({ $personal: { subject: `account:${erika}`, box } });

describe('encode', () => {
  test('keeps no personal value in the stored texts, and names the subject of each', async () => {
    const { encode } = world();
    const [event] = await encode(note(erika, 'geheim'));
    expect(event?.data).not.toContain('geheim');
    expect(JSON.parse(event?.data ?? '')).toEqual({
      accountId: erika,
      text: { $personal: { subject: `account:${erika}`, box: expect.stringMatching(/^[\w-]{40,}$/) } },
      tags: null,
      stars: 3,
    });
  });

  test('encrypts a field that may be missing as well, and leaves it out where it is', async () => {
    const { codec, encode } = world();
    const withPlace = { ...note(erika), data: { ...note(erika).data, place: { town: 'Bingen' } } };
    const [event] = await encode(withPlace);
    expect(event?.data).not.toContain('Bingen');
    expect(await codec.decode(event ? [event] : [])).toMatchObject([{ data: { place: { town: 'Bingen' } } }]);
    const [without] = await codec.decode(await encode(note(erika)));
    expect(without?.data).not.toHaveProperty('place');
  });

  test('writes the metadata with the schema version', async () => {
    const { encode } = world();
    const [event] = await encode(note(erika));
    expect(JSON.parse(event?.metadata ?? '')).toEqual({ schemaVersion: 1, ...metadata } satisfies EventMetadata);
  });

  test('encrypts equal values differently each time', async () => {
    const { encode } = world();
    const [first, second] = await encode(note(erika), note(erika));
    expect(first?.data).not.toBe(second?.data);
  });

  test('refuses data that breaks its schema, naming the paths but no value', async () => {
    const { codec } = world();
    const broken = {
      type: 'NoteWritten',
      data: { accountId: erika, text: 'x'.repeat(21), tags: null, stars: 'geheim' },
    };
    const refusal = codec.encode([broken], [eventId(1)], metadata);
    await expect(refusal).rejects.toThrow(InvalidEvent);
    await expect(refusal).rejects.toThrow('NoteWritten breaks its schema at text (too_big), stars (invalid_type).');
  });

  test('refuses a field that the schema does not know, instead of storing it unencrypted', async () => {
    const { codec } = world();
    const broken = { type: 'NoteWritten', data: { ...note(erika).data, phone: '0671' } };
    await expect(codec.encode([broken], [eventId(1)], metadata)).rejects.toThrow('phone (unknown field)');
  });

  test('refuses an unregistered type', async () => {
    const { codec } = world();
    await expect(codec.encode([{ type: 'Nobody', data: {} }], [eventId(1)], metadata)).rejects.toThrow(InvalidEvent);
  });

  test('refuses a value that poses as an encrypted field', async () => {
    const open = defineEvent('Open', z.object({ anything: z.unknown() }));
    const codec = createEventCodec({ registry: createEventRegistry([open]), keys: createInMemorySubjectKeys() });
    const forged = { type: 'Open', data: { anything: sealedBy('AAAA') } };
    await expect(codec.encode([forged], [eventId(1)], metadata)).rejects.toThrow(InvalidEvent);
  });

  test('records nothing for an erased subject, but events without personal values', async () => {
    const { codec, keys } = world();
    await keys.destroy(`account:${erika}`);
    await expect(codec.encode([note(erika)], [eventId(1)], metadata)).rejects.toThrow(SubjectErased);
    await expect(codec.encode([note(erika, null)], [eventId(1)], metadata)).resolves.toHaveLength(1);
  });

  test('takes an id in capitals for the same subject', async () => {
    const { codec, encode, keys } = world();
    const events = await encode(note(erika.toUpperCase()));
    await keys.destroy(`account:${erika}`);
    expect((await codec.decode(events))[0]?.data).toMatchObject({ text: null });
  });

  test('does not start with a personal field whose schema names no subject', () => {
    const nameless = defineEvent(
      'Nameless',
      z.object({ text: personal(z.string(), { subject: 'review', purpose: '' }) }),
    );
    const start = () =>
      createEventCodec({ registry: createEventRegistry([nameless]), keys: createInMemorySubjectKeys() });
    expect(start).toThrow('Nameless.text is personal data of the review, but there is no field reviewId.');
  });
});

describe('decode', () => {
  test('gives back what was encoded, with the numbers of the store, in order', async () => {
    const { codec, encode } = world();
    const written = [note(erika, 'eins'), note(max, 'zwei \u0000 \ud83d\ude00'), note(erika, null)];
    const events = await encode(...written);
    const read = await codec.decode(events);
    expect(read.map(({ type, data }) => ({ type, data }))).toEqual(written);
    expect(read[1]).toMatchObject({
      id: eventId(2),
      streamId: 'notes-1',
      version: 2,
      position: 2,
      recordedAt: '2025-03-03T09:00:00.000Z',
      metadata: { schemaVersion: 1, ...metadata },
    });
  });

  test('reads the fields of an erased subject as null, and those of others as they were', async () => {
    const { codec, encode, keys } = world();
    const events = await encode(note(erika), note(max));
    await keys.destroy(`account:${erika}`);
    const read = await codec.decode(events);
    expect(read.map(({ data }) => data)).toEqual([note(erika, null).data, note(max).data]);
  });

  test('asks for the keys of all events at once', async () => {
    const { encode, keys } = world();
    const events = await encode(note(erika), note(max), note(erika));
    const forReading = vi.fn<SubjectKeys['forReading']>(keys.forReading);
    await createEventCodec({ registry, keys: { ...keys, forReading } }).decode(events);
    expect(forReading.mock.calls.map(([subjects]) => [...subjects])).toEqual([[`account:${erika}`, `account:${max}`]]);
  });

  test.each([
    ['another field', (box: string) => ({ tags: sealedBy(box) })],
    [
      'a changed ciphertext',
      (box: string) => ({ text: sealedBy(`${box.startsWith('A') ? 'B' : 'A'}${box.slice(1)}`) }),
    ],
    ['an empty ciphertext', () => ({ text: sealedBy('') })],
  ])('does not open a box moved to or replaced by %s', async (_case, change) => {
    const { codec, encode } = world();
    const [event] = await encode(note(erika));
    const decoded = codec.decode([
      tampered(event, (data) => ({ ...data, ...change(JSON.parse(event?.data ?? '').text.$personal.box) })),
    ]);
    await expect(decoded).rejects.toThrow(UnreadableEvent);
    await expect(decoded).rejects.toThrow(/^NoteWritten .* at position 1 cannot be read: its field/);
  });

  test('does not open a box moved to another event or another subject', async () => {
    const { codec, encode, keys } = world();
    await keys.forWriting([`account:${max}`]);
    const [first, second] = await encode(note(erika), note(erika));
    const box = JSON.parse(first?.data ?? '').text;
    const moved = tampered(second, (data) => ({ ...data, text: box }));
    const handedOver = tampered(first, (data) => ({
      ...data,
      text: { $personal: { ...box.$personal, subject: `account:${max}` } },
    }));
    await expect(codec.decode([moved])).rejects.toThrow(UnreadableEvent);
    await expect(codec.decode([handedOver])).rejects.toThrow(UnreadableEvent);
  });

  test.each(['data', 'metadata'])('says which event has %s that is no JSON, without quoting it', async (part) => {
    const { codec, encode } = world();
    const [event] = await encode(note(erika));
    const broken = { ...event, [part]: '"geheim' } as StoredEvent;
    await expect(codec.decode([broken])).rejects.toThrow(
      `NoteWritten ${eventId(1)} at position 1 cannot be read: its ${part} is no JSON object.`,
    );
  });

  test('refuses a schema version newer than it knows', async () => {
    const { codec, encode } = world();
    const [event] = await encode(note(erika));
    const newer = { ...event, metadata: JSON.stringify({ schemaVersion: 2, ...metadata }) } as StoredEvent;
    await expect(codec.decode([newer])).rejects.toThrow(NewerSchemaVersion);
  });

  test('passes an unknown type through as it is stored, as a newer process may have written it', async () => {
    const { codec, encode } = world();
    const [event] = await encode(note(erika));
    const unknown = { ...event, type: 'NoteSung' } as StoredEvent;
    const [read] = await codec.decode([unknown]);
    expect(read).toMatchObject({ type: 'NoteSung', data: JSON.parse(unknown.data) });
  });
});

describe('upcasting', () => {
  const personWelcomedV1 = defineEvent(
    'PersonWelcomed',
    z.object({ accountId: z.uuid(), name: personal(z.string(), { subject: 'account', purpose: 'Test' }) }),
  );
  const personWelcomedV2 = defineEvent(
    'PersonWelcomed',
    z.object({
      accountId: z.uuid(),
      fullName: personal(z.string(), { subject: 'account', purpose: 'Test' }),
      language: z.string(),
    }),
    [({ name, ...rest }) => ({ ...rest, fullName: name, language: 'de' })],
  );

  const written = async () => {
    const keys = createInMemorySubjectKeys();
    const old = createEventCodec({ registry: createEventRegistry([personWelcomedV1]), keys });
    const event = { type: 'PersonWelcomed', data: { accountId: erika, name: 'Erika Musterfrau' } };
    const events = stored(await old.encode([event], [eventId(1)], metadata));
    return { keys, events, codec: createEventCodec({ registry: createEventRegistry([personWelcomedV2]), keys }) };
  };

  test('data of version 1 is read as version 2, after its personal fields were decrypted', async () => {
    const { codec, events } = await written();
    const [read] = await codec.decode(events);
    expect(read?.data).toEqual({ accountId: erika, fullName: 'Erika Musterfrau', language: 'de' });
    expect(read?.metadata.schemaVersion).toBe(1);
  });

  test('the upcaster gets null for an erased field', async () => {
    const { codec, events, keys } = await written();
    await keys.destroy(`account:${erika}`);
    expect((await codec.decode(events))[0]?.data).toEqual({ accountId: erika, fullName: null, language: 'de' });
  });

  test('data of the newest version is written and read as it is', async () => {
    const { codec } = await written();
    const event = { type: 'PersonWelcomed', data: { accountId: erika, fullName: 'Max Mustermann', language: 'nl' } };
    const events = stored(await codec.encode([event], [eventId(1)], metadata));
    const [read] = await codec.decode(events);
    expect(read).toMatchObject({ data: event.data, metadata: { schemaVersion: 2 } });
  });
});
