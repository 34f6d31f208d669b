import type {
  ChangePasswordBody,
  CodeAnswer,
  OwnAccount,
  OwnSession,
  RequestEmailChangeBody,
} from '@sternklar/contracts/accounts/account.api';
import type { OwnData } from '@sternklar/contracts/accounts/own-data.api';
import type { ConfirmOwnerBody } from '@sternklar/contracts/accounts/passkey.api';
import type { LiveUpdate, LiveUpdateKinds } from '@sternklar/contracts/live-updates/live-update.api';
import type { ChangeBillingDetailsBody, Subscription } from '@sternklar/contracts/subscriptions/subscription.api';
import { phraseOf } from '../../api/api-error.ts';
import { LOADING, type Loaded } from '../../api/loaded.ts';
import { createPageStore, type PageDeps } from '../../session/page-store.ts';
import { accountPageTexts as texts } from '../../texts/account-page.ts';
import { german } from '../../texts/phrase.ts';
import type { OwnAccountApi } from '../account-api.ts';
import { readableData } from './readable-data.ts';

export interface AccountPageState {
  readonly account: OwnAccount | null;
  /** The account could not be read, and none is shown. */
  readonly failed: boolean;
  readonly sessions: Loaded<OwnSession>;
  /** Null when there is none, or it is not known: the phase tells. */
  readonly subscription: Subscription | null;
  /** Whether the last attempt to read the subscription is running, done or failed. */
  readonly subscriptionPhase: Loaded<never>['phase'];
  /** Counts how often the invoices may have changed since the page was opened. */
  readonly invoiceChanges: number;
}

export interface AccountPageDeps extends PageDeps {
  /** For a way out that was chosen. */
  readonly signOut: () => void;
  readonly api: OwnAccountApi;
  readonly saveFile: (name: string, content: OwnData | string) => void;
}

/**
 * Changes resolve once the server agreed and what is shown is the new state; they reject, after telling the user, when
 * it refuses.
 */
export interface AccountPage {
  state(): AccountPageState;
  subscribe(listener: () => void): () => void;
  open(): Promise<void>;
  /** Answers that still come are ignored from now on. */
  close(): void;
  /** Reads everything anew, quietly. */
  refresh(): Promise<void>;
  reloadSubscription(): Promise<void>;
  changePassword(body: ChangePasswordBody): Promise<void>;
  /** Resolves when the code is on its way to the new address. */
  requestEmailChange(body: RequestEmailChangeBody): Promise<CodeAnswer>;
  /** Rejects with the server's refusal, which it leaves to be told. */
  confirmEmailChange(code: string): Promise<void>;
  endSession(session: OwnSession): Promise<void>;
  endOtherSessions(): Promise<void>;
  wantStatusMails(wanted: boolean): Promise<void>;
  /** Reads everything that is kept about the account, and saves it as a file: for programs, or as a page for people. */
  takeData(as: 'json' | 'page'): Promise<void>;
  /** Ends the subscription as shown; refused when it would end at another time by now, which then is shown. */
  giveNotice(subscription: Subscription): Promise<void>;
  withdrawNotice(): Promise<void>;
  /** Later invoices go there. */
  changeBilling(billing: ChangeBillingDetailsBody): Promise<void>;
  requestDeletion(owner: ConfirmOwnerBody): Promise<void>;
  withdrawDeletion(): Promise<void>;
  /** Erases the account for good, and leaves. */
  eraseAccount(owner: ConfirmOwnerBody): Promise<void>;
  /** The live stream stands; `resumed` is false when updates before it may have been missed. */
  liveOpened(resumed: boolean): void;
  liveUpdated(update: LiveUpdate): void;
  /** The server no longer knows the session. */
  sessionOver(): void;
}

const initial: AccountPageState = {
  account: null,
  failed: false,
  sessions: LOADING,
  subscription: null,
  subscriptionPhase: 'loading',
  invoiceChanges: 0,
};

/** Each part has been read, or cannot be: nothing that is shown makes room for another part later. */
export const isThere = ({ account, sessions, subscriptionPhase }: AccountPageState): boolean =>
  account !== null && sessions.phase !== 'loading' && subscriptionPhase !== 'loading';

/** Everything the account page knows and does, apart from how it looks. */
export const createAccountPage = (deps: AccountPageDeps): AccountPage => {
  const { api, toasts } = deps;
  /** The session ends with the account, which is then no surprise. */
  let isErasing = false;
  const store = createPageStore(initial, deps, () => isErasing);
  const { state, failed } = store;
  const change = (next: Partial<AccountPageState>) => store.change((now) => ({ ...now, ...next }));

  const loadAccount = async () => {
    try {
      change({ account: await api.account(), failed: false });
    } catch (error) {
      // What is shown may be a moment old; that is better than nothing.
      failed(error, () => change({ failed: state().account === null }));
    }
  };
  const loadSessions = async () => {
    try {
      change({ sessions: { phase: 'ready', rows: await api.sessions() } });
    } catch (error) {
      failed(error, () => change({ sessions: { ...state().sessions, phase: 'failed' } }));
    }
  };
  const loadSubscription = async () => {
    try {
      change({ subscription: await api.subscription(), subscriptionPhase: 'ready' });
    } catch (error) {
      failed(error, () => change({ subscriptionPhase: 'failed' }));
    }
  };
  const invoicesChanged = () => change({ invoiceChanges: state().invoiceChanges + 1 });
  const readAll = async () => {
    await Promise.all([loadAccount(), loadSessions(), loadSubscription()]);
  };
  const refresh = async () => {
    invoicesChanged();
    await readAll();
  };

  /** Does something on the server, tells how it went, and shows the new state. */
  const carryOut = async (
    work: () => Promise<unknown>,
    then: { readonly done: string; readonly failed: string; readonly reload: () => Promise<void> },
  ) => {
    try {
      await work();
    } catch (error) {
      store.report(error, phraseOf(error, german(then.failed)));
      throw error;
    }
    await then.reload();
    if (store.isOpen()) toasts.good(german(then.done));
  };

  return {
    state,
    subscribe: store.subscribe,
    open: async () => {
      store.open();
      await readAll();
    },
    close: store.close,
    refresh,
    reloadSubscription: loadSubscription,
    changePassword: (body) =>
      carryOut(() => api.changePassword(body), {
        done: texts.passwordChanged,
        failed: texts.passwordNotChanged,
        reload: loadSessions,
      }),
    requestEmailChange: async (body) => {
      try {
        return await api.requestEmailChange(body);
      } catch (error) {
        store.report(error, phraseOf(error, german(texts.emailNotChanged)));
        throw error;
      } finally {
        void loadAccount();
      }
    },
    confirmEmailChange: async (code) => {
      await api.confirmEmailChange(code);
      await Promise.all([loadAccount(), loadSessions()]);
    },
    endSession: async ({ id }) => {
      await carryOut(() => api.endSession(id), {
        done: texts.sessionEnded,
        failed: texts.sessionNotEnded,
        reload: loadSessions,
      }).catch(async (error: unknown) => {
        // It may have ended by itself meanwhile.
        await loadSessions();
        throw error;
      });
    },
    endOtherSessions: () =>
      carryOut(() => api.endOtherSessions(), {
        done: texts.othersEnded,
        failed: texts.sessionNotEnded,
        reload: loadSessions,
      }),
    wantStatusMails: (wanted) =>
      carryOut(() => api.changeNotifications({ status_mails: wanted }), {
        done: wanted ? texts.mailsOn : texts.mailsOff,
        failed: texts.mailsNotChanged,
        reload: loadAccount,
      }),
    takeData: (as) =>
      carryOut(
        async () => {
          const data = await api.exportData();
          if (!store.isOpen()) return;
          if (as === 'json') deps.saveFile(texts.fileName(data.exported_at), data);
          else deps.saveFile(texts.pageName(data.exported_at), readableData(data));
        },
        { done: texts.dataTaken, failed: texts.dataNotTaken, reload: async () => undefined },
      ),
    giveNotice: async ({ ends_at_if_noticed_today: endsAt }) => {
      await carryOut(() => api.giveNotice(endsAt), {
        done: texts.noticeGiven(endsAt),
        failed: texts.noticeNotGiven,
        reload: loadSubscription,
      }).catch(async (error: unknown) => {
        await loadSubscription();
        throw error;
      });
    },
    withdrawNotice: () =>
      carryOut(() => api.withdrawNotice(), {
        done: texts.noticeWithdrawn,
        failed: texts.noticeNotWithdrawn,
        reload: loadSubscription,
      }),
    changeBilling: (billing) =>
      carryOut(() => api.changeBilling(billing), {
        done: texts.billingChanged,
        failed: texts.billingNotChanged,
        reload: loadSubscription,
      }),
    requestDeletion: (owner) =>
      carryOut(() => api.requestDeletion(owner), {
        done: texts.deletionRequested,
        failed: texts.deletionNotRequested,
        reload: loadAccount,
      }),
    withdrawDeletion: () =>
      carryOut(() => api.withdrawDeletion(), {
        done: texts.deletionWithdrawn,
        failed: texts.deletionNotWithdrawn,
        reload: loadAccount,
      }),
    eraseAccount: async (owner) => {
      isErasing = true;
      try {
        await api.eraseAccount({ ...owner, understood: true });
      } catch (error) {
        isErasing = false;
        store.report(error, phraseOf(error, german(texts.notErased)));
        throw error;
      }
      store.leave(() => toasts.good(german(texts.erased)), deps.signOut);
    },
    liveOpened: (resumed) => {
      if (!resumed && state().account !== null) void refresh();
    },
    liveUpdated: (update) => {
      // Administrators hear of everybody; this page shows their own.
      const { account } = state();
      if (account !== null && update.user_id !== account.id) return;
      switch (update.kind) {
        case 'profile-changed':
          return void loadAccount();
        case 'invoices-changed':
          return invoicesChanged();
        case 'subscription-changed':
          return void Promise.all([loadAccount(), loadSubscription()]);
        default:
          update.kind satisfies LiveUpdateKinds['reviews' | 'businesses' | 'conversations'];
      }
    },
    sessionOver: store.sessionOver,
  };
};
