import type { ChangePasswordBody, OwnAccount, OwnSession } from '@sternklar/contracts/accounts/account.api';
import type { OwnData } from '@sternklar/contracts/accounts/own-data.api';
import type { LiveUpdate } from '@sternklar/contracts/live-updates/live-update.api';
import type { ChangeBillingDetailsBody, Subscription } from '@sternklar/contracts/subscriptions/subscription.api';
import { isSessionOver, phraseOf } from '../../api/api-error.ts';
import { LOADING, type Loaded } from '../../api/loaded.ts';
import { accountPageTexts as texts } from '../../texts/account-page.ts';
import { german } from '../../texts/phrase.ts';
import type { Toasts } from '../../ui/toasts.ts';
import type { OwnAccountApi } from '../account-api.ts';
import { readableData } from './readable-data.ts';

/** When the stream tells that the session is over, every tab hears it within this time; only then the token goes. */
const TABS_HEAR_WITHIN_MS = 150;

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

export interface AccountPageDeps {
  readonly api: OwnAccountApi;
  readonly toasts: Pick<Toasts, 'good' | 'bad'>;
  readonly saveFile: (name: string, content: OwnData | string) => void;
  readonly pause: (ms: number) => Promise<void>;
  /** Signs out: clears the token first, then the screen follows. */
  readonly leave: () => void;
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
  requestDeletion(password: string): Promise<void>;
  withdrawDeletion(): Promise<void>;
  /** Erases the account for good, and leaves. */
  eraseAccount(password: string): Promise<void>;
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

/** Everything the account page knows and does, apart from how it looks. */
export const createAccountPage = (deps: AccountPageDeps): AccountPage => {
  const { api, toasts } = deps;
  const listeners = new Set<() => void>();
  let current = initial;
  let open = false;
  /** The session ends with the account, which is then no surprise. */
  let isErasing = false;

  const change = (next: Partial<AccountPageState>) => {
    if (!open) return;
    current = { ...current, ...next };
    for (const listener of listeners) listener();
  };
  const leave = async (afterMs = 0) => {
    if (!open || isErasing) return;
    open = false;
    toasts.bad(german(texts.sessionOver));
    if (afterMs > 0) await deps.pause(afterMs);
    deps.leave();
  };

  const loadAccount = async () => {
    try {
      change({ account: await api.account(), failed: false });
    } catch (error) {
      if (isSessionOver(error)) void leave();
      // What is shown may be a moment old; that is better than nothing.
      else change({ failed: current.account === null });
    }
  };
  const loadSessions = async () => {
    try {
      change({ sessions: { phase: 'ready', rows: await api.sessions() } });
    } catch (error) {
      if (isSessionOver(error)) void leave();
      else change({ sessions: { ...current.sessions, phase: 'failed' } });
    }
  };
  const loadSubscription = async () => {
    try {
      change({ subscription: await api.subscription(), subscriptionPhase: 'ready' });
    } catch (error) {
      if (isSessionOver(error)) void leave();
      else change({ subscriptionPhase: 'failed' });
    }
  };
  const invoicesChanged = () => change({ invoiceChanges: current.invoiceChanges + 1 });
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
    { done, failed, reload }: { readonly done: string; readonly failed: string; readonly reload: () => Promise<void> },
  ) => {
    try {
      await work();
    } catch (error) {
      if (isSessionOver(error)) void leave();
      else if (open) toasts.bad(phraseOf(error, german(failed)));
      throw error;
    }
    await reload();
    if (open) toasts.good(german(done));
  };

  return {
    state: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open: async () => {
      open = true;
      await readAll();
    },
    close: () => {
      open = false;
    },
    refresh,
    reloadSubscription: loadSubscription,
    changePassword: (body) =>
      carryOut(() => api.changePassword(body), {
        done: texts.passwordChanged,
        failed: texts.passwordNotChanged,
        reload: loadSessions,
      }),
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
          if (!open) return;
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
    requestDeletion: (password) =>
      carryOut(() => api.requestDeletion({ password }), {
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
    eraseAccount: async (password) => {
      isErasing = true;
      try {
        await api.eraseAccount({ password, understood: true });
      } catch (error) {
        isErasing = false;
        if (isSessionOver(error)) void leave();
        else if (open) toasts.bad(phraseOf(error, german(texts.notErased)));
        throw error;
      }
      if (!open) return;
      open = false;
      toasts.good(german(texts.erased));
      deps.leave();
    },
    liveUpdated: (update) => {
      // Administrators hear of everybody; this page shows their own.
      if (current.account !== null && update.user_id !== current.account.id) return;
      if (update.kind === 'profile-changed') void loadAccount();
      if (update.kind === 'invoices-changed') invoicesChanged();
      if (update.kind === 'subscription-changed') void Promise.all([loadAccount(), loadSubscription()]);
    },
    sessionOver: () => void leave(TABS_HEAR_WITHIN_MS),
  };
};
