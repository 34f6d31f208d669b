import type { EnterNoticeBody, Subscription } from '@sternklar/contracts/subscriptions/subscription.api';
import type { HttpClient } from '../data-provider/http-client.ts';

export interface SubscriptionCommands {
  /** Enters a notice that arrived by other ways; sent again with the same `repeatKey`, it does nothing twice. */
  enterNotice(subscriptionId: string, notice: EnterNoticeBody, repeatKey: string): Promise<Subscription>;
}

export const createSubscriptionCommands = (httpClient: HttpClient): SubscriptionCommands => ({
  enterNotice: async (subscriptionId, notice, repeatKey) => {
    const { json } = await httpClient(`/api/admin/subscriptions/${encodeURIComponent(subscriptionId)}/notice`, {
      method: 'POST',
      headers: { 'Idempotency-Key': repeatKey },
      body: JSON.stringify(notice),
    });
    return json;
  },
});
