import { createAccountApi } from './accounts/account-api.ts';
import { createApiClient } from './api/api-client.ts';
import { createBusinessApi } from './businesses/business-api.ts';
import { createReviewApi } from './reviews/review-api.ts';
import { createSession } from './session/session.ts';
import { createSignOut } from './session/sign-out.ts';
import { SITE } from './site/site.ts';
import { createToasts } from './ui/toasts.ts';

/** Where storage is blocked, already asking for it fails; so it is asked for anew each time. */
const browserStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: (key) => window.localStorage.getItem(key),
  setItem: (key, value) => window.localStorage.setItem(key, value),
  removeItem: (key) => window.localStorage.removeItem(key),
};

/** The one place that builds the app's parts from the browser's. */
export const createServices = () => {
  const session = createSession({ storage: browserStorage, tabs: window });
  const api = createApiClient({ fetch: (input, init) => window.fetch(input, init), storedToken: session.token });
  const accounts = createAccountApi(api);
  return {
    site: SITE,
    session,
    accounts,
    businesses: createBusinessApi(api),
    reviews: createReviewApi(api),
    toasts: createToasts(),
    signOut: createSignOut(session, accounts.logOut),
  };
};

export type Services = ReturnType<typeof createServices>;
