import { deviceTokenHeaders } from '@sternklar/contracts/accounts/device-token';
import { createAccountApi, createOwnAccountApi } from './accounts/account-api.ts';
import { createInvoicesApi } from './accounts/invoices/invoices-api.ts';
import { createSecurityApi } from './accounts/security/security-api.ts';
import { createApiClient } from './api/api-client.ts';
import { createReadFile } from './api/read-file.ts';
import { whenOnline } from './api/when-online.ts';
import { createBusinessApi } from './businesses/business-api.ts';
import { createConversationApi } from './conversations/conversation-api.ts';
import { createDrafts } from './drafts/drafts.ts';
import { createInstallOffer } from './install/install-offer.ts';
import type { PublicServices } from './public-composition.ts';
import { createPushApi } from './push/push-api.ts';
import { endPushLater } from './push/push-later.ts';
import { createStatusNews } from './reviews/news/status-news.ts';
import { createUnseen } from './reviews/news/unseen.ts';
import { createReviewApi } from './reviews/review-api.ts';
import { createSignOut } from './session/sign-out.ts';
import { placeOf } from './session/way-on.ts';
import { createSubscriptionApi } from './subscriptions/subscription-api.ts';

/** Builds everything that talks to the API, and what every page has. */
const createServices = (shared: PublicServices) => {
  const { browser, session } = shared;
  const api = createApiClient({ fetch: browser.fetch, storedToken: session.token });
  const file = createReadFile({ fetch: browser.fetch, storedToken: session.token });
  const device = () => deviceTokenHeaders(() => browser.storage);
  const accountApi = createAccountApi(api, device);
  const network = { isOnline: () => window.navigator.onLine, events: browser.events };
  const accounts = { ...accountApi, ownProfile: whenOnline(accountApi.ownProfile, network) };
  const drafts = createDrafts({ storage: () => window.sessionStorage, tabs: browser.events });
  const leave = createSignOut(session, accounts.logOut);
  return {
    ...shared,
    news: createStatusNews({
      toasts: shared.toasts,
      unseen: createUnseen({ page: window.document, icon: window.navigator }),
    }),
    installOffer: createInstallOffer(browser),
    accounts,
    ownAccount: createOwnAccountApi(api, device),
    security: createSecurityApi(api, device),
    push: createPushApi(api),
    invoices: createInvoicesApi({ api, file }),
    businesses: createBusinessApi(api),
    reviews: createReviewApi(api, file),
    conversations: createConversationApi(api),
    subscriptions: createSubscriptionApi(api),
    drafts,
    /** For a session that ended by itself: what was typed, and the way back here, wait for the same account to come back. */
    leave: () => {
      shared.wayOn.keep(placeOf(window.location));
      leave();
    },
    signOut: () => {
      drafts.clear();
      endPushLater();
      leave();
    },
  };
};

type Services = ReturnType<typeof createServices>;

const made = new WeakMap<PublicServices, Services>();

/** The app's services, built once, when somebody first needs more than reading. */
export const servicesOf = (shared: PublicServices): Services => {
  const services = made.get(shared) ?? createServices(shared);
  made.set(shared, services);
  return services;
};
