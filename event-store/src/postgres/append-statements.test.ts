import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newEvent, newEvents } from '../contract/log-for-each-test.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { appendStatement, storedBy, WRITER_SETTINGS } from './append-statements.ts';
import { openSession } from './session.ts';

const one = { streamId: 'stream-a', expectedVersion: 4, events: newEvents(2) };
const another = { streamId: 'stream-b', expectedVersion: 0, events: newEvents(1) };

describe('A statement that appends', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  test.each([
    ['one', [one]],
    ['many', [one, another]],
    ['many with a control character in a text', [one, { ...another, events: [newEvent({ data: '\u001e' })] }]],
  ])('%s keeps a plan that scales, though it was made when the tables were empty', async (_, batch) => {
    const session = await openSession({ url: database.url, applicationName: 'sternklar-tests' });
    await session.query(WRITER_SETTINGS);
    const { rows } = await session.query(`explain (generic_plan, format text) ${appendStatement(batch, null).text}`);
    await session.end();
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Index (Only )?Scan using streams_pkey/);
    expect(plan).toContain('LockRows');
    expect(plan).not.toMatch(/Seq Scan|Nested Loop|Merge Join/);
  });

  test('numbers what was accepted, in the order of the batch, and leaves out what was not', () => {
    const row = { position: 70, recorded_at: new Date('2025-03-03T09:00:00.123Z') };
    const third = { ...another, streamId: 'stream-c' };
    const [first, second, last] = storedBy([one, another, third], { ...row, accepted: ['stream-c', 'stream-a'] });
    expect(first).toEqual([
      { ...one.events[0], streamId: 'stream-a', version: 5, position: 71, recordedAt: '2025-03-03T09:00:00.123Z' },
      { ...one.events[1], streamId: 'stream-a', version: 6, position: 72, recordedAt: '2025-03-03T09:00:00.123Z' },
    ]);
    expect(second).toBeNull();
    expect(last).toMatchObject([{ streamId: 'stream-c', version: 1, position: 73 }]);
    expect(storedBy([one, another], { ...row, accepted: null })[1]).toMatchObject([{ position: 73 }]);
    expect(storedBy([one], { ...row, accepted: [] })).toEqual([null]);
  });
});
