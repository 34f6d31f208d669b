import type { AddBusinessBody } from '@sternklar/contracts/businesses/business.api';
import type { LiveUpdate, LiveUpdateKinds } from '@sternklar/contracts/live-updates/live-update.api';
import type { SubmitReviewBody } from '@sternklar/contracts/reviews/review.api';
import type { ImportedLine, ImportReviewsBody } from '@sternklar/contracts/reviews/review-import.api';
import type { AccountApi } from '../accounts/account-api.ts';
import { isSessionOver, phraseOf } from '../api/api-error.ts';
import { coalesce, createReadings, inBatches } from '../api/requests.ts';
import type { BusinessApi } from '../businesses/business-api.ts';
import type { ReviewApi } from '../reviews/review-api.ts';
import { createTimelines, type Timelines } from '../reviews/timeline/timelines.ts';
import { createPageStore, type PageDeps } from '../session/page-store.ts';
import { quoted } from '../texts/quoted.ts';
import * as state from './dashboard-state.ts';

/** Waits before the second and third attempt to load the user. */
const USER_RETRIES_MS = [250, 750];
/** The lists wait this long for the live stream to stand, so that no change falls between the two. */
const LIVE_HEAD_START_MS = 600;
const REVIEW_LISTS_AT_ONCE = 4;
/** How long a changed status stays marked. */
const FRESH_MS = 6_000;
/** A shorter break of the live connection is not worth a word. */
const LOST_AFTER_MS = 5_000;

export interface DashboardDeps extends PageDeps {
  readonly accounts: Pick<AccountApi, 'ownProfile'>;
  readonly businesses: BusinessApi;
  readonly reviews: ReviewApi;
  /** The live stream told of a new status that is to be seen on the page now. */
  readonly heard: (change: state.StatusChange, reviewer: string) => void;
}

export interface Dashboard {
  readonly timelines: Timelines;
  state(): state.DashboardState;
  subscribe(listener: () => void): () => void;
  /** Loads the user, then the lists. */
  open(): Promise<void>;
  /** Answers that still come are ignored from now on. */
  close(): void;
  reloadUser(): Promise<void>;
  reloadBusinesses(): Promise<void>;
  reloadReviews(businessId: string): Promise<void>;
  /**
   * Resolves once the server agreed, the lists follow; rejects, after telling the user, when it refuses. The same key
   * makes a repetition after a lost answer the same addition.
   */
  addBusiness(business: AddBusinessBody, idempotencyKey: string): Promise<void>;
  /** `name`: of the business, for the message that offers to have it back. */
  removeBusiness(businessId: string, name: string): Promise<void>;
  addReview(review: SubmitReviewBody, idempotencyKey: string): Promise<void>;
  /** Resolves to what became of each line; rejects, after telling the user, when nobody knows. */
  importReviews(reviews: ImportReviewsBody): Promise<readonly ImportedLine[]>;
  /** The live stream stands; `resumed` is false when updates before it may have been missed. */
  liveOpened(resumed: boolean): void;
  /** The live stream broke; `liveOpened` tells when it stands again. */
  liveLost(): void;
  liveUpdated(update: LiveUpdate): void;
  /** The server no longer knows the session. */
  sessionOver(): void;
}

/** Everything the dashboard knows and does, apart from how it looks. */
export const createDashboard = (deps: DashboardDeps): Dashboard => {
  const { accounts, businesses, reviews, toasts } = deps;
  const timers = new Set<ReturnType<typeof setTimeout>>();
  /** While the user is still loading, a session that is over is that load's to report. */
  const store = createPageStore(state.initialDashboard, deps, ({ user }) => user === null);
  const { change, failed, report, isOpen } = store;
  let listsRequested = false;
  const liveStands = Promise.withResolvers<void>();

  /** The user's own profile; when it cannot be had, nobody is signed in. */
  const loadUser = async (): Promise<void> => {
    for (let attempt = 0; isOpen(); attempt++) {
      try {
        const user = await accounts.ownProfile();
        return change((now) => state.userLoaded(now, user));
      } catch (error) {
        const wait = isSessionOver(error) ? undefined : USER_RETRIES_MS[attempt];
        if (wait === undefined) return store.leave(() => toasts.bad(quoted.userNotLoaded));
        await deps.pause(wait);
      }
    }
  };

  /** After a live update: the profile shown may be a moment old, that is no reason to sign out. */
  const refreshUser = async () => {
    try {
      const user = await accounts.ownProfile();
      change((now) => state.userLoaded(now, user));
    } catch (error) {
      failed(error);
    }
  };

  const isListed = (businessId: string) => store.state().businesses.rows.some(({ id }) => id === businessId);

  const readings = createReadings();

  const loadReviews = coalesce(async (businessId) => {
    if (!isListed(businessId)) return;
    const isNewest = readings.begin();
    change((now) => state.reviewsLoading(now, businessId));
    try {
      const rows = await reviews.ofBusiness(businessId);
      if (isListed(businessId) && isNewest(businessId)) change((now) => state.reviewsLoaded(now, businessId, rows));
    } catch (error) {
      failed(error, () => {
        if (isNewest(businessId)) change((now) => state.reviewsFailed(now, businessId));
      });
    }
  });

  /** Many lists in one request; when it fails, each by itself, so that one which cannot be had spoils no other. */
  const loadReviewLists = async (businessIds: readonly string[]) => {
    if (businessIds.length < 2) return inBatches(businessIds, REVIEW_LISTS_AT_ONCE, loadReviews);
    const isNewest = readings.begin();
    change((now) => businessIds.reduce(state.reviewsLoading, now));
    try {
      const rows = await reviews.own();
      const ids = businessIds.filter((id) => isListed(id) && isNewest(id));
      change((now) => state.reviewListsLoaded(now, ids, rows));
    } catch (error) {
      if (isSessionOver(error)) return failed(error);
      await inBatches(isOpen() ? businessIds : [], REVIEW_LISTS_AT_ONCE, loadReviews);
    }
  };

  const timelines = createTimelines(reviews.history, failed);

  /**
   * 'all' reads every list of reviews again, 'catch-up' does so without a word when it fails, 'new' reads only the lists
   * of businesses that were not there before.
   */
  const loadBusinesses = coalesce(async (which) => {
    listsRequested = true;
    change(state.businessesLoading);
    try {
      const rows = await businesses.list();
      change((now) => state.businessesLoaded(now, rows));
    } catch (error) {
      change(state.businessesFailed);
      if (which !== 'catch-up' || isSessionOver(error)) report(error, quoted.businessesNotLoaded);
      return;
    }
    const now = store.state();
    const ids = now.businesses.rows.map(({ id }) => id);
    const wanted = which !== 'new' ? ids : ids.filter((id) => now.reviews[id] === undefined);
    if (isOpen()) await loadReviewLists(wanted);
  });

  /** Nobody misses what cannot be read now: the next step, or the next visit, reads it again. */
  const loadAllTasks = coalesce(async () => {
    try {
      const [questions, incomplete] = await Promise.all([reviews.openQuestions(), reviews.incompleteRequests()]);
      change((now) => ({ ...now, questions, incomplete, tasksRead: true }));
    } catch (error) {
      failed(error, () => change((now) => ({ ...now, tasksRead: true })));
    }
  });

  const loadTasks = () => loadAllTasks('tasks');

  let lostTimer: ReturnType<typeof setTimeout> | undefined;
  const liveStandsAgain = () => {
    clearTimeout(lostTimer);
    lostTimer = undefined;
    change((now) => state.liveIs(now, 'stands'));
  };
  const liveLost = () => {
    lostTimer ??= setTimeout(() => change((now) => state.liveIs(now, 'lost')), LOST_AFTER_MS);
  };

  const statusChanged = (update: state.StatusChange) => {
    change((now) => state.statusChanged(now, update));
    if (store.state().lastChange === update) deps.heard(update, state.reviewerOf(store.state(), update.review_id));
    if (!store.state().fresh.has(update.review_id)) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      change((now) => state.settled(now, update.review_id));
    }, FRESH_MS);
    timers.add(timer);
  };

  const follow = (update: LiveUpdate) => {
    switch (update.kind) {
      case 'review-status-changed':
        statusChanged(update);
        void loadTasks();
        return timelines.changed(update.review_id);
      case 'review-note-added':
        return timelines.changed(update.review_id);
      case 'review-case-changed':
        timelines.changed(update.review_id);
        void loadTasks();
        return void loadReviews(update.business_id);
      case 'review-submitted':
        void loadTasks();
        return void loadReviews(update.business_id);
      case 'profile-changed':
      case 'subscription-changed':
        return void refreshUser();
      case 'business-removed':
        void loadTasks();
        return void loadBusinesses('new');
      case 'business-restored':
        return businessReturned();
      case 'business-added':
        return void loadBusinesses('new');
      default:
        update.kind satisfies 'invoices-changed' | LiveUpdateKinds['conversations'];
    }
  };

  /** What was removed and is taken back comes with all that belongs to it. */
  const businessReturned = () => {
    void loadTasks();
    void loadBusinesses('new');
  };

  return {
    timelines,
    state: store.state,
    subscribe: store.subscribe,
    open: async () => {
      store.open();
      await Promise.all([loadUser(), Promise.race([liveStands.promise, deps.pause(LIVE_HEAD_START_MS)])]);
      if (isOpen()) await Promise.all([loadBusinesses('all'), loadTasks()]);
    },
    close: () => {
      store.close();
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
      liveStandsAgain();
    },
    reloadUser: loadUser,
    reloadBusinesses: () => loadBusinesses('all'),
    reloadReviews: loadReviews,
    addBusiness: async (business, idempotencyKey) => {
      try {
        await businesses.add(business, idempotencyKey);
      } catch (error) {
        report(error, phraseOf(error, quoted.businessNotAdded));
        throw error;
      }
      toasts.good(quoted.businessAdded);
      void loadBusinesses('new');
    },
    removeBusiness: async (businessId, name) => {
      try {
        await businesses.remove(businessId);
      } catch (error) {
        report(error, quoted.businessNotDeleted);
        return;
      }
      // Before it is said: whoever takes it back at once finds the card gone, and the keyboard goes on where it comes back.
      change((now) =>
        state.businessesLoaded(
          now,
          now.businesses.rows.filter(({ id }) => id !== businessId),
        ),
      );
      const undo = import('../businesses/undo-removal.ts').then(
        ({ wayBack }) => wayBack({ businessId, name, businesses, toasts, failed, returned: businessReturned }),
        // What cannot be loaded is not offered.
        () => ({}),
      );
      toasts.good(quoted.businessDeleted, await undo);
      await loadBusinesses('new');
    },
    addReview: async (review, idempotencyKey) => {
      try {
        const handedIn = await reviews.submit(review, idempotencyKey);
        change((now) => ({ ...now, handedIn }));
      } catch (error) {
        report(error, phraseOf(error, quoted.reviewNotAdded));
        throw error;
      }
      toasts.good(quoted.reviewAdded);
      void loadTasks();
      void loadReviews(review.business_id);
    },
    importReviews: async (lines) => {
      try {
        const results = await reviews.importMany(lines);
        void loadTasks();
        void loadReviews(lines.business_id);
        return results;
      } catch (error) {
        report(error, phraseOf(error, quoted.reviewNotAdded));
        throw error;
      }
    },
    liveOpened: (resumed) => {
      liveStands.resolve();
      liveStandsAgain();
      if (resumed || !listsRequested) return;
      void loadBusinesses('catch-up');
      void loadTasks();
      timelines.changedPerhaps();
    },
    liveLost,
    liveUpdated: (update) => {
      // Administrators hear of everybody's businesses; this page shows their own.
      const { user } = store.state();
      if (user === null || update.user_id === user.id) follow(update);
    },
    sessionOver: store.sessionOver,
  };
};
