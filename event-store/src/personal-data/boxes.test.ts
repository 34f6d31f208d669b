import { createSecretKey } from 'node:crypto';
import { createEventRegistry, defineEvent } from '@sternklar/contracts/event-registry';
import { personal } from '@sternklar/contracts/personal-data';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { StoredEvent } from '../event-store.ts';
import { createEventCodec } from './event-codec.ts';
import { createInMemorySubjectKeys, type SubjectKeys } from './subject-keys.ts';
import { erika, eventId, max, metadata, registry, stored } from './testing/codec-world.ts';

const review = max;
const pairSeen = defineEvent(
  'PairSeen',
  z.object({
    accountId: z.uuid(),
    reviewId: z.uuid(),
    name: personal(z.string(), { subject: 'account', purpose: 'Test' }),
    text: personal(z.string(), { subject: 'review', purpose: 'Test' }),
    phone: personal(z.string(), { subject: 'account', purpose: 'Test' }),
    note: personal(z.string(), { subject: 'review', purpose: 'Test' }),
  }),
);
const seen = {
  type: 'PairSeen',
  data: { accountId: erika, reviewId: review, name: 'Erika', text: 'Nie wieder', phone: '0671', note: null },
};

const world = (changed: Partial<SubjectKeys> = {}) => {
  const keys = { ...createInMemorySubjectKeys(), ...changed };
  const codec = createEventCodec({ registry: createEventRegistry([pairSeen]), keys });
  const encode = async () => stored(await codec.encode([seen], [eventId(1)], metadata));
  return { keys, codec, encode };
};
/** By the field that each stands in place of. */
const boxesIn = (event: StoredEvent | undefined) =>
  Object.entries(JSON.parse(event?.data ?? '{}') as Record<string, { $personal?: object } | null>).flatMap(
    ([field, value]) => (value?.$personal ? [[field, value.$personal] as const] : []),
  );

describe('the box of a subject', () => {
  test('holds all its fields of an event, stands in place of the first and names all', async () => {
    const { codec, encode } = world();
    const events = await encode();
    expect(boxesIn(events[0])).toEqual([
      ['name', expect.objectContaining({ subject: `account:${erika}`, fields: ['name', 'phone'] })],
      ['text', expect.objectContaining({ subject: `review:${review}`, fields: ['text'] })],
    ]);
    expect(Object.keys(JSON.parse(events[0]?.data ?? ''))).not.toContain('phone');
    expect((await codec.decode(events))[0]?.data).toEqual(seen.data);
  });

  test('goes with its subject and leaves the other’s', async () => {
    const { codec, encode, keys } = world();
    const events = await encode();
    await keys.destroy(`account:${erika}`);
    expect((await codec.decode(events))[0]?.data).toEqual({ ...seen.data, name: null, phone: null });
  });

  test('commits to one key all its life, and to another for another subject', async () => {
    const { encode } = world();
    const commitments = async () =>
      boxesIn((await encode())[0]).map(([, box]) => ('commitment' in box ? box.commitment : null));
    const [account, ofReview] = await commitments();
    expect(await commitments()).toEqual([account, ofReview]);
    expect(account).not.toBe(ofReview);
  });

  test('is one box for each field while somebody on the database knows no other', async () => {
    const { codec, encode } = world({ sealsByField: () => true });
    const events = await encode();
    expect(boxesIn(events[0]).map(([field, box]) => [field, Object.keys(box)])).toEqual(
      ['name', 'text', 'phone'].map((field) => [field, ['subject', 'box']]),
    );
    expect((await codec.decode(events))[0]?.data).toEqual(seen.data);
  });
});

describe('what was stored once', () => {
  const subject = `account:${erika}`;
  /** Written by the versions that had these forms, under a key of 32 ones. */
  const forms = {
    'a box for each field': {
      text: { $personal: { subject, box: 'rmco8-QE1yKuorp0DY8XPLat4SRPTL5urRPvaBbP1doKaJ6dd8AItg' } },
      tags: { $personal: { subject, box: '-cUrLrRgF8vBdG7L4L8wK8paiA9C5m0ujUDd493E-d-P' } },
    },
    'a box for all fields of a subject': {
      text: {
        $personal: {
          subject,
          fields: ['text', 'tags'],
          commitment: 'SCHiKw-fdfig9vtadU6G_rD6Lbhda4TdcbmFTF0gH0c',
          box: 'RiNzI7IWIqGxsIOarGDxLloR5OX5UnUEY24roOmK5SvEusRYGWtK1HTXH_b5xyD_',
        },
      },
    },
  };
  test.each(Object.entries(forms))('in %s is read for ever', async (_, data) => {
    const key = createSecretKey(Buffer.alloc(32, 1));
    const keys = { ...createInMemorySubjectKeys(), forReading: async () => new Map([[subject, key]]) };
    const event = {
      ...{ id: eventId(1), type: 'NoteWritten', streamId: 'notes-1', version: 1, position: 1 },
      ...{ recordedAt: '2026-03-03T09:00:00.000Z', metadata: JSON.stringify({ schemaVersion: 1, ...metadata }) },
      data: JSON.stringify({ accountId: erika, ...data, stars: 3 }),
    };
    const [read] = await createEventCodec({ registry, keys }).decode([event]);
    expect(read?.data).toEqual({ accountId: erika, text: 'Hallo Welt', tags: ['a'], stars: 3 });
  });
});
