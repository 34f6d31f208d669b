import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { rotateMasterKey } from '@sternklar/event-store/personal-data/rotate-master-key';
import { createPostgresSubjectKeys } from '@sternklar/event-store/personal-data/subject-keys';
import { createNotifications } from '@sternklar/event-store/postgres/notifications';
import { createPool } from '@sternklar/event-store/postgres/pool';
import type { Proof } from '../common/proof.ts';
import type { OwnProduct } from './own-product.ts';

const AT_ONCE = 1_000;
const LOOK_EVERY_MS = 50;
const BEFORE_MS = 5_000;

const middle = (figures: readonly number[]) => figures.toSorted((one, other) => one - other)[figures.length >> 1] ?? 0;

/** How long a turn takes with so many subjects, and what new keys cost meanwhile. */
export const measureTurn = async (proof: Proof, own: OwnProduct, subjects: number): Promise<void> => {
  const { postgres, folder } = own;
  const pool = createPool({ url: postgres.url, max: 4, applicationName: 'sternklar-proof' });
  const notifications = createNotifications({ url: postgres.url, applicationName: 'sternklar-proof' });
  const keys = await createPostgresSubjectKeys({
    ...{ pool, notifications },
    masterKey: async () => (await folder.kept()).map(({ bytes }) => bytes),
  });
  proof.defer(async () => {
    await keys.close();
    await notifications.close();
    await pool.end();
  });
  for (let made = 0; made < subjects; made += AT_ONCE) {
    await keys.forWriting(Array.from({ length: Math.min(AT_ONCE, subjects - made) }, () => `review:${randomUUID()}`));
    if (made % 200_000 === 0) proof.say(`${made} keys are there.`);
  }
  await own.superuser.query('checkpoint');

  const asking = new AbortController();
  let took: number[] = [];
  const ask = (async () => {
    while (!asking.signal.aborted) {
      const began = performance.now();
      await keys.forWriting([`review:${randomUUID()}`]);
      took.push(performance.now() - began);
      await pause(LOOK_EVERY_MS);
    }
  })();
  await pause(BEFORE_MS);
  const before = middle(took);
  took = [];
  const began = performance.now();
  const next = await folder.next();
  const known = (await folder.kept()).map(({ bytes }) => bytes);
  const { rewrapped } = await rotateMasterKey({ ownerUrl: postgres.ownerUrl, known, next, now: new Date() });
  const seconds = (performance.now() - began) / 1_000;
  await folder.taken();
  asking.abort();
  await ask;
  proof.say(
    `${rewrapped} keys were wrapped anew in ${seconds.toFixed(1)} s; a new key took ${middle(took).toFixed(1)} ms meanwhile (${before.toFixed(1)} ms before), ${Math.max(...took).toFixed(0)} ms at most.`,
  );
};
