import { describe, expect, test, vi } from 'vitest';
import { NewerSchemaVersion, UnreadableEvent } from '../event-codec.ts';
import type { StoredEvent } from '../event-store.ts';
import { createEventCodec } from './event-codec.ts';
import type { SubjectKeys } from './subject-keys.ts';
import { erika, eventId, max, metadata, note, registry, sealedBy, world } from './testing/codec-world.ts';

/** The stored event, its data changed by hand as somebody with access to the database could. */
const tampered = (
  event: StoredEvent | undefined,
  change: (data: Record<string, unknown>) => Record<string, unknown>,
): StoredEvent => {
  if (!event) throw new Error('There is no event to tamper with.');
  return { ...event, data: JSON.stringify(change(JSON.parse(event.data))) };
};

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

  test('answers what was encoded a moment ago as it would be read back, without its keys', async () => {
    const { codec, keys } = world();
    const written = [note(erika, 'eins'), note(max, null)];
    const encoded = await codec.encode(written, [eventId(1), eventId(2)], metadata);
    const place = { streamId: 'notes-1', version: 1, position: 7, recordedAt: '2025-03-03T09:00:00.000Z' };
    const read = await codec.decode(encoded.map(({ plain: _, ...event }) => ({ ...event, ...place })));
    await keys.destroy(`account:${erika}`);
    expect(await codec.decode(encoded.map((event) => ({ ...event, ...place })))).toEqual(read);
    expect(read[0]?.data).toEqual(written[0]?.data);
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
