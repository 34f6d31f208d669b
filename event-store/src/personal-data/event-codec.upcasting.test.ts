import { createEventRegistry, defineEvent } from '@sternklar/contracts/event-registry';
import { personal } from '@sternklar/contracts/personal-data';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createEventCodec } from './event-codec.ts';
import { createInMemorySubjectKeys } from './subject-keys.ts';
import { erika, eventId, metadata, stored } from './testing/codec-world.ts';

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
