/**
 * Appends with many writers to the log at argv[2] until it is killed, and says by a line each on stdout, written before it goes on, what
 * it is about to append and what was acknowledged. It begins with what argv[3] names: appends of which nobody knows whether they were
 * recorded.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync, writeSync } from 'node:fs';
import { type AppendOutcome, EventStoreUnavailable, type NewEvent } from '@sternklar/event-store/event-store';
import { createPostgresEventStore } from '@sternklar/event-store/postgres/postgres-event-store';
import { EVENTS_PER_STREAM, type Line, type Planned, subjectOfStream, WRITERS } from './lines.ts';

const [, , url = '', unknown = ''] = process.argv;
const STDOUT = 1;
const say = (line: Line) => writeSync(STDOUT, `${JSON.stringify(line)}\n`);

const store = createPostgresEventStore({ url, onBatch: (appends) => say({ is: 'batch', appends }) });

const eventOf = ({ id, streamId, version }: Planned): NewEvent => ({
  id,
  type: 'Happened',
  data: JSON.stringify({ streamId, version }),
  metadata: '{}',
  // As many bytes as a wrapped key has; nobody unwraps it.
  ...(version === 1 && {
    newKeys: [{ subject: subjectOfStream(streamId), wrappedKey: Buffer.alloc(60, 1), masterKeyVersion: 1 }],
  }),
});

/** Again with the same id when the store was away for so long that it gave up: whether it was recorded is unknown then. */
const outcomeOf = async (planned: Planned): Promise<AppendOutcome> => {
  for (;;) {
    try {
      return await store.append(planned.streamId, planned.version - 1, [eventOf(planned)]);
    } catch (error) {
      if (!(error instanceof EventStoreUnavailable)) throw error;
    }
  }
};

const append = async (planned: Planned): Promise<void> => {
  const outcome = await outcomeOf(planned);
  const [event] = outcome.appended ? outcome.events : [];
  if (event) say({ ...planned, is: 'acknowledged', position: event.position });
  else say({ is: 'fault', what: `${planned.streamId} refused version ${planned.version}, which nobody else writes.` });
};

const writer = async (): Promise<void> => {
  for (;;) {
    const streamId = `stream-${randomUUID()}`;
    for (let version = 1; version <= EVENTS_PER_STREAM; version += 1) {
      const planned = { id: randomUUID(), streamId, version };
      say({ is: 'planned', ...planned });
      await append(planned);
    }
  }
};

/** Whoever follows gets every position once, in order. */
const follow = async (): Promise<void> => {
  let last = await store.head();
  for await (const batch of store.subscribe({ after: last, signal: new AbortController().signal })) {
    for (const { position } of batch) {
      if (position !== last + 1) say({ is: 'fault', what: `Position ${position} was told behind ${last}.` });
      last = position;
    }
  }
};

void follow();
await Promise.all((JSON.parse(readFileSync(unknown, 'utf8')) as readonly Planned[]).map(append));
await Promise.all(Array.from({ length: WRITERS }, writer));
