import { businessStream } from '@sternklar/contracts/businesses/business.events';
import {
  BUSINESS_ID,
  businessAdded,
  businessRemovalSettled,
  businessRemoved,
  businessRestored,
  OWNER_ID,
} from '@sternklar/contracts/businesses/testing/business.builders';
import { BUSINESS_RESTORABLE_MS } from '@sternklar/contracts/constants';
import { deciderSpec, recordedAs } from '@sternklar/event-store/testing/decider-spec';
import { describe, expect, it } from 'vitest';
import { type BusinessState, businessStreamType } from './business.ts';
import { settleRemoval, settleRemovals } from './settle-removals.job.ts';

const spec = deciderSpec(businessStreamType);
const REMOVED_AT = '2026-03-01T09:00:00.000Z';
const removed = recordedAs(businessRemoved(), { recordedAt: REMOVED_AT });
const settling = (state: BusinessState) => settleRemoval(state, REMOVED_AT);

describe('settling a removal', () => {
  it('is recorded once', () => {
    spec.given(businessAdded(), removed).when(settling).then(businessRemovalSettled());
    spec.given(businessAdded(), removed, businessRemovalSettled()).when(settling).thenNothing();
  });

  it('changes nothing of a business that is back, or was removed again since', () => {
    const again = recordedAs(businessRemoved(), { recordedAt: '2026-03-01T09:05:00.000Z' });
    spec.given(businessAdded(), removed, businessRestored()).when(settling).thenNothing();
    spec.given(businessAdded(), removed, businessRestored(), again).when(settling).thenNothing();
  });

  it('is asked for a minute after nobody can have it back any more', async () => {
    const [asked, streams]: [string[], string[]] = [[], []];
    const now = new Date('2026-03-01T12:00:00.000Z');
    const { run } = settleRemovals.create({
      now: () => now,
      logger: { warn: () => undefined },
      nextId: () => BUSINESS_ID,
      businesses: {
        removedUntil: async (until) => {
          asked.push(until);
          return [{ businessId: BUSINESS_ID, accountId: OWNER_ID }];
        },
      },
      commands: {
        handle: async ({ streamId }) => {
          streams.push(streamId);
          throw new Error('Nothing is there.');
        },
      },
    });
    await run(10);
    expect(asked).toEqual([new Date(now.getTime() - BUSINESS_RESTORABLE_MS - 60_000).toISOString()]);
    expect(streams).toEqual([businessStream(BUSINESS_ID)]);
  });
});
