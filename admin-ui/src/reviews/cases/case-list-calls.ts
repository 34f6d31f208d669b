import { REVIEW_STATUS_MAX_PER_CALL } from '@sternklar/contracts/constants';
import type { CaseCounts, ListedCase } from '@sternklar/contracts/reviews/casework/case-list.api';
import type { HttpClient } from '../../data-provider/http-client.ts';
import { loading } from '../../data-provider/load-failure.ts';

/** Most rows that are looked at again one by one. */
const MOST_AT_ONCE = 100;

export const createCaseListCalls = (call: HttpClient) => ({
  counts: async (): Promise<CaseCounts> => (await loading(call('/api/admin/cases/counts'))).json,
  /** Those of some cases that are still open, as they stand by now. */
  openAmong: async (ids: readonly string[]): Promise<readonly ListedCase[]> => {
    const query = new URLSearchParams({
      filter: JSON.stringify({ id: ids.slice(0, MOST_AT_ONCE) }),
      range: JSON.stringify([0, MOST_AT_ONCE - 1]),
      sort: '["created_at","DESC"]',
    });
    return (await loading(call(`/api/admin/cases?${query}`))).json;
  },
  /** What of a business can go to the platform now, in the order in which it is looked at; no more than go together. */
  readyOf: async (businessId: string): Promise<readonly ListedCase[]> => {
    const query = new URLSearchParams({
      filter: JSON.stringify({ business_id: businessId, state: 'ready-to-forward' }),
      range: JSON.stringify([0, REVIEW_STATUS_MAX_PER_CALL - 1]),
      sort: '["next","ASC"]',
    });
    return (await loading(call(`/api/admin/cases?${query}`))).json;
  },
});
