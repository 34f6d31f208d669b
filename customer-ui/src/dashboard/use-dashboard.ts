import { newId } from '@sternklar/contracts/new-id';
import { useState } from 'react';
import type { ConversationApi } from '../conversations/conversation-api.ts';
import { createConversationTransport } from '../conversations/conversation-transport.ts';
import type { ChatDeps } from '../conversations/open-chat.ts';
import type { StatusNews } from '../reviews/news/status-news.ts';
import { useLivePage } from '../session/use-live-page.ts';
import {
  type BilledUntil,
  createBilledUntil,
  createGoToCheckout,
  createSubscribe,
  type GoToCheckout,
  type Subscribe,
} from '../subscriptions/subscribing.ts';
import type { SubscriptionApi } from '../subscriptions/subscription-api.ts';
import { createDashboard, type Dashboard, type DashboardDeps } from './dashboard.ts';
import type { DashboardState } from './dashboard-state.ts';
import { createSought, type Sought } from './sought.ts';

export interface DashboardPartsDeps extends Omit<DashboardDeps, 'heard'> {
  readonly news: StatusNews;
  readonly conversations: ConversationApi;
  readonly subscriptions: SubscriptionApi;
}

interface DashboardParts {
  readonly dashboard: Dashboard;
  readonly sought: Sought;
  readonly chat: ChatDeps;
  readonly subscribe: Subscribe;
  readonly goToCheckout: GoToCheckout;
  readonly billedUntil: BilledUntil;
}

const createParts = (deps: DashboardPartsDeps): DashboardParts => {
  const sought = createSought();
  const dashboard = createDashboard({
    ...deps,
    heard: (change, reviewer) => deps.news.tell(change, reviewer, () => sought.seek(change.review_id)),
  });
  const shared = { toasts: deps.toasts, nextId: newId, sessionOver: dashboard.sessionOver };
  return {
    dashboard,
    sought,
    chat: {
      toasts: deps.toasts,
      sessionOver: dashboard.sessionOver,
      transport: createConversationTransport({
        conversations: deps.conversations,
        ownId: () => dashboard.state().user?.id ?? null,
      }),
    },
    billedUntil: createBilledUntil(deps.subscriptions),
    subscribe: createSubscribe({ ...shared, subscriptions: deps.subscriptions }),
    goToCheckout: createGoToCheckout({
      ...shared,
      subscriptions: deps.subscriptions,
      goTo: (url) => window.location.assign(url),
    }),
  };
};

/** The dashboard of the signed-in customer and its chat, loaded and kept up to date while it is on the screen. */
export const useDashboard = (
  deps: DashboardPartsDeps,
  token: string,
): readonly [Dashboard, DashboardState, Omit<DashboardParts, 'dashboard'>] => {
  const [parts] = useState(() => createParts(deps));
  const { dashboard, chat } = parts;
  const state = useLivePage(dashboard, token, chat.transport);
  return [dashboard, state, parts];
};
