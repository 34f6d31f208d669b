import { noteSpans } from '@sternklar/event-store/testing/noted-spans';
import { originOf, storedOrigins } from '@sternklar/event-store/tracing/command-origins';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { accountRegistered } from '../../testing/events.ts';
import { createFeedWorld, type FeedWorld } from '../../testing/feed-world.ts';
import { tally } from '../../testing/tally.ts';

const one = tally({ name: 'one' });

let world: FeedWorld;
beforeEach(async () => {
  world = await createFeedWorld();
  await world.feedRunner([one]).prepare();
});
afterEach(() => world.close());

it('an event is shown in the trace of its command where it is published and where it is applied behind the topic', {
  tags: 'long',
}, async () => {
  const relayed = noteSpans();
  const applied = noteSpans();
  await world.feedRunner([one], { tracing: applied }).start();
  await world.relay({ tracing: relayed }).start();
  await world.append(accountRegistered(1));
  await world.untilApplied([one], 1);
  await expect.poll(() => [relayed.spans.length, applied.spans.length]).toEqual([1, 1]);
  const stored = await world.store.readAll(0, 10);
  const origins = storedOrigins(stored);
  expect(origins).toHaveLength(1);
  expect(relayed.spans[0]).toMatchObject({
    name: `send ${world.topic.name}`,
    kind: 'producer',
    attributes: { 'messaging.batch.message_count': 1, 'sternklar.log.position': 1 },
    causes: origins,
  });
  expect(applied.spans[0]).toMatchObject({
    name: 'project one',
    attributes: { 'sternklar.event.count': 1, 'sternklar.log.position': 1 },
    causes: origins,
  });
});

it('an event whose metadata are not ours is in no trace', async () => {
  await world.append(accountRegistered(1));
  const [stored] = await world.store.readAll(0, 1);
  if (!stored) throw new Error('There is an event.');
  const strange = ['no JSON', 'null', '{}', '{"correlationId":1,"commandId":2}'];
  expect(storedOrigins([...strange.map((metadata) => ({ ...stored, metadata })), stored])).toEqual([
    originOf({ streamId: stored.streamId, metadata: JSON.parse(stored.metadata) }),
  ]);
});
