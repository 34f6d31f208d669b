import { describe, expect, it } from 'vitest';
import { accountId, refundHeld, refundRetried, unmatchedPaymentId } from '../../testing/events.ts';
import { projectionSpec } from '../../testing/projection-spec.ts';
import { readModelsOf } from '../../testing/read-models.ts';
import { heldRefundList } from './held-refund-list.projection.ts';

const AT = '2026-03-02T09:06:00.000Z';
const LATER = '2026-03-02T09:16:00.000Z';

describe('held refunds, given events then rows', () => {
  const spec = projectionSpec(heldRefundList);

  it('wait until they are tried again, and longer when that fails', () =>
    spec
      .given(
        refundHeld(1, 1, { retryAt: AT }),
        refundHeld(2, 1, { retryAt: AT }),
        refundHeld(3, 2, { retryAt: AT }),
        refundRetried(2, 1),
        refundRetried(3, 2),
        refundHeld(3, 2, { retryAt: LATER }),
      )
      .thenRows('select id, retry_at from held_refund order by id', [
        { id: unmatchedPaymentId(1), retry_at: new Date(AT) },
        { id: unmatchedPaymentId(3), retry_at: new Date(LATER) },
      ]));
});

describe('held refunds, queries', () => {
  const models = readModelsOf([heldRefundList]);

  it('are due when their time has come, the longest due first', async () => {
    const { queries } = await models.given(refundHeld(1, 1, { retryAt: LATER }), refundHeld(2, 2, { retryAt: AT }));
    const due = (now: string, except: readonly string[] = []) =>
      queries.heldRefunds.due(new Date(now), { limit: 10, except });
    expect(await due('2026-03-02T09:05:59.999Z')).toEqual([]);
    expect(await due(AT)).toEqual([{ refundId: unmatchedPaymentId(2), accountId: accountId(2), dueAt: AT }]);
    expect((await due(LATER)).map(({ refundId }) => refundId)).toEqual([unmatchedPaymentId(2), unmatchedPaymentId(1)]);
    expect(await due(LATER, [unmatchedPaymentId(2)])).toHaveLength(1);
  });
});
