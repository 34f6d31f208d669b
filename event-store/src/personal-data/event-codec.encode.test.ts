import type { EventMetadata } from '@sternklar/contracts/event-envelope';
import { createEventRegistry, defineEvent } from '@sternklar/contracts/event-registry';
import { personal } from '@sternklar/contracts/personal-data';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { InvalidEvent, SubjectErased } from '../event-codec.ts';
import { createEventCodec } from './event-codec.ts';
import { createInMemorySubjectKeys } from './subject-keys.ts';
import { erika, eventId, metadata, note, sealedBy, world } from './testing/codec-world.ts';

describe('encode', () => {
  test('keeps no personal value in the stored texts, and names the subject of each', async () => {
    const { encode } = world();
    const [event] = await encode(note(erika, 'geheim'));
    expect(event?.data).not.toContain('geheim');
    expect(JSON.parse(event?.data ?? '')).toEqual({
      accountId: erika,
      text: {
        $personal: {
          subject: `account:${erika}`,
          fields: ['text'],
          commitment: expect.stringMatching(/^[\w-]{43}$/),
          box: expect.stringMatching(/^[\w-]{40,}$/),
        },
      },
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
