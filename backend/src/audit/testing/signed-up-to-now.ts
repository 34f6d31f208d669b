import type { AuditCheckpoint } from '@sternklar/contracts/audit/audit.api';
import { openSession } from '@sternklar/event-store/postgres/session';
import { vi } from 'vitest';
import type { TestWorld } from '../../testing/test-world.ts';

/** Resolves with the newest checkpoint once it covers everything recorded so far. */
export const signedUpToNow = async (world: TestWorld): Promise<AuditCheckpoint> => {
  const owner = await openSession({ url: world.ownerUrl, applicationName: 'sternklar-tests' });
  try {
    const { rows } = await owner.query<{ events: number }>('select count(*)::int as events from event_log.events');
    const [head] = rows;
    return await vi.waitFor(
      async () => {
        const { body } = await world.visitor.get<AuditCheckpoint>('/audit/checkpoint');
        if (!head || body.size < head.events) throw new Error(`${body.size} of ${head?.events} events are signed.`);
        return body;
      },
      { timeout: 10_000 },
    );
  } finally {
    await owner.end();
  }
};
