import { expect, it } from 'vitest';
import { leafOf, leafText } from './leaf.ts';
import { leafHash } from './merkle-hash.ts';

const event = {
  id: '0198c0de-0000-7000-8000-000000000001',
  streamId: 'review-0198c0de-0000-7000-8000-000000000002',
  version: 2,
  position: 77,
  type: 'ReviewStatusChanged',
  recordedAt: '2025-03-03T09:00:00.000Z',
  data: '{"from":"eingereicht","to":"gelöscht"}',
  metadata: '{"schemaVersion":1}',
};

// Golden: every tree that was ever signed is made of such leaves.
it('a leaf is one line of JSON, and never changes', () => {
  expect(leafText(event)).toBe(
    '{"id":"0198c0de-0000-7000-8000-000000000001","streamId":"review-0198c0de-0000-7000-8000-000000000002",' +
      '"version":2,"type":"ReviewStatusChanged","recordedAt":"2025-03-03T09:00:00.000Z",' +
      '"metadata":"{\\"schemaVersion\\":1}","data":"{\\"from\\":\\"eingereicht\\",\\"to\\":\\"gelöscht\\"}"}',
  );
  expect(leafHash(leafOf(event)).toString('hex')).toBe(
    '8e53289ad813090b0be3b3ad381afd899ca225b5f1fae2468ca4d73fe659a039',
  );
});

it('a leaf is the same at every position, and another for every other event', () => {
  expect(leafOf({ ...event, position: 78 })).toEqual(leafOf(event));
  const changes = [{ id: event.id.replace('1', '2') }, { version: 3 }, { data: '{}' }, { metadata: '{}' }];
  for (const change of [...changes, { recordedAt: '2025-03-03T09:00:00.001Z' }, { type: 'X' }, { streamId: 'x' }]) {
    expect(leafOf({ ...event, ...change })).not.toEqual(leafOf(event));
  }
});
