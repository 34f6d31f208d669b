import { newId } from '@sternklar/contracts/new-id';
import { useState } from 'react';
import type { ConversationApi } from '../conversations/conversation-api.ts';
import { createConversationTransport } from '../conversations/conversation-transport.ts';
import type { ChatDeps } from '../conversations/open-chat.ts';
import { useLivePage } from '../session/use-live-page.ts';
import {
  createGoToCheckout,
  createSubscribe,
  type GoToCheckout,
  type Subscribe,
} from '../subscriptions/subscribing.ts';
import type { SubscriptionApi } from '../subscriptions/subscription-api.ts';
import { createDashboard, type Dashboard, type DashboardDeps } from './dashboard.ts';
import type { DashboardState } from './dashboard-state.ts';

export interface DashboardPartsDeps extends DashboardDeps {
  readonly conversations: ConversationApi;
  readonly subscriptions: SubscriptionApi;
}

interface DashboardParts {
  readonly dashboard: Dashboard;
  readonly chat: ChatDeps;
  readonly subscribe: Subscribe;
  readonly goToCheckout: GoToCheckout;
}

const createParts = (deps: DashboardPartsDeps): DashboardParts => {
  const dashboard = createDashboard(deps);
  const shared = { toasts: deps.toasts, nextId: newId, sessionOver: dashboard.sessionOver };
  return {
    dashboard,
    chat: {
      toasts: deps.toasts,
      sessionOver: dashboard.sessionOver,
      transport: createConversationTransport({
        conversations: deps.conversations,
        ownId: () => dashboard.state().user?.id ?? null,
      }),
    },
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
