import type { OwnProfile } from '@sternklar/contracts/accounts/account.api';
import type { LiveUpdate, LiveUpdateKinds } from '@sternklar/contracts/live-updates/live-update.api';
import type { AmendReviewBody, ReviewCase } from '@sternklar/contracts/reviews/casework/casework.api';
import type { Channel, PlatformAnswer } from '@sternklar/contracts/reviews/casework/casework-words';
import type { Notice } from '@sternklar/contracts/reviews/casework/notice.api';
import type { ReviewHistoryEntry } from '@sternklar/contracts/reviews/review.api';
import type { AccountApi } from '../../accounts/account-api.ts';
import { ApiError, phraseOf } from '../../api/api-error.ts';
import { LOADING, type Loaded } from '../../api/loaded.ts';
import { createPageStore, type PageDeps } from '../../session/page-store.ts';
import { caseworkTexts as texts } from '../../texts/casework.ts';
import { evidenceTexts } from '../../texts/evidence.ts';
import { noticeTexts } from '../../texts/notice.ts';
import { german } from '../../texts/phrase.ts';
import type { Toasts } from '../../ui/toasts.ts';
import type { EvidenceApi } from '../evidence/evidence-api.ts';
import type { ReviewApi } from '../review-api.ts';
import { nextNoticeOf } from './next-notice.ts';

export interface ReviewPageState {
  readonly user: OwnProfile | null;
  readonly found: ReviewCase | null;
  /** 'missing': there is no such review, or it is somebody else's. */
  readonly phase: 'loading' | 'ready' | 'failed' | 'missing';
  readonly history: Loaded<ReviewHistoryEntry>;
  /** What would go to the platform next on this way; null while nothing would, or it has not come. */
  readonly notice: Notice | null;
  readonly channel: Channel;
}

export interface ReviewPageDeps extends PageDeps {
  readonly toasts: Pick<Toasts, 'good' | 'bad'>;
  readonly reviewId: string;
  readonly accounts: Pick<AccountApi, 'ownProfile'>;
  readonly reviews: ReviewApi;
  readonly evidence: Pick<EvidenceApi, 'remove'>;
}

/** Steps resolve once the server agreed and the page shows it; they reject, after telling the user, when it refuses. */
export interface ReviewPageModel {
  state(): ReviewPageState;
  subscribe(listener: () => void): () => void;
  open(): Promise<void>;
  /** Answers that still come are ignored from now on. */
  close(): void;
  /** Reads everything anew, quietly. */
  refresh(): Promise<void>;
  /** Shows what would go to the platform on another way. */
  showWay(channel: Channel): Promise<void>;
  /** What would go next as a letter; null, after telling the user, where there is none. */
  letter(): Promise<Blob | null>;
  amend(details: AmendReviewBody): Promise<void>;
  answer(questionId: string, text: string): Promise<void>;
  enterPlatformAnswer(answer: PlatformAnswer, text: string): Promise<void>;
  noteReturn(): Promise<void>;
  withdraw(reason: string): Promise<void>;
  takeUpAgain(): Promise<void>;
  wishAppeal(): Promise<void>;
  removeEvidence(evidenceId: string): Promise<void>;
  liveOpened(resumed: boolean): void;
  liveUpdated(update: LiveUpdate): void;
  /** The server no longer knows the session. */
  sessionOver(): void;
}

const initial: ReviewPageState = {
  user: null,
  found: null,
  phase: 'loading',
  history: LOADING,
  notice: null,
  channel: 'report-tool',
};

const NOTICES = { notice: { isAppeal: false }, appeal: { isAppeal: true } } as const;

const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** Everything that a review's page knows and does, apart from how it looks. */
export const createReviewPage = ({
  reviewId,
  accounts,
  reviews,
  evidence,
  ...deps
}: ReviewPageDeps): ReviewPageModel => {
  const store = createPageStore(initial, deps, () => false);
  const { state, failed } = store;
  const change = (next: Partial<ReviewPageState>) => store.change((now) => ({ ...now, ...next }));

  const loadCase = async () => {
    try {
      change({ found: await reviews.case(reviewId), phase: 'ready' });
    } catch (error) {
      // What is shown may be a moment old; that is better than nothing.
      const phase = isMissing(error) ? 'missing' : 'failed';
      failed(error, () => (phase === 'missing' || state().found === null) && change({ phase }));
    }
  };
  const loadHistory = async () => {
    try {
      change({ history: { phase: 'ready', rows: await reviews.history(reviewId) } });
    } catch (error) {
      failed(error, () => change({ history: { ...state().history, phase: 'failed' } }));
    }
  };
  const loadNotice = async () => {
    const { found, channel } = state();
    const kind = found && nextNoticeOf(found);
    if (kind === null) {
      change({ notice: null });
      return;
    }
    try {
      const notice = await reviews.notice(reviewId, { channel, isAppeal: NOTICES[kind].isAppeal });
      // Another way may have been chosen since.
      if (state().channel === channel) change({ notice });
    } catch (error) {
      failed(error, () => change({ notice: null }));
    }
  };
  const loadUser = async () => {
    try {
      change({ user: await accounts.ownProfile() });
    } catch (error) {
      failed(error);
    }
  };
  const refresh = async () => {
    await Promise.all([loadCase().then(loadNotice), loadHistory()]);
  };

  const carryOut = async (step: Promise<unknown>, words: { readonly done: string; readonly failed: string }) => {
    try {
      await step;
    } catch (error) {
      store.report(error, phraseOf(error, german(words.failed)));
      // Somebody else may have been faster: then what is shown is old.
      void refresh();
      throw error;
    }
    await refresh();
    if (store.isOpen()) deps.toasts.good(german(words.done));
  };

  return {
    state,
    subscribe: store.subscribe,
    open: async () => {
      store.open();
      await Promise.all([loadUser(), refresh()]);
    },
    close: store.close,
    refresh,
    showWay: async (channel) => {
      change({ channel });
      await loadNotice();
    },
    letter: async () => {
      const { found } = state();
      const kind = found && nextNoticeOf(found);
      if (kind === null) return null;
      try {
        return await reviews.letter(reviewId, NOTICES[kind].isAppeal);
      } catch (error) {
        store.report(error, phraseOf(error, german(noticeTexts.noLetter)));
        return null;
      }
    },
    amend: (details) => carryOut(reviews.amend(reviewId, details), { done: texts.amended, failed: texts.notAmended }),
    answer: (questionId, text) =>
      carryOut(reviews.answerQuestion(reviewId, questionId, text), {
        done: texts.answered,
        failed: texts.notAnswered,
      }),
    enterPlatformAnswer: (answer, text) =>
      carryOut(reviews.enterPlatformAnswer(reviewId, answer, text), {
        done: texts.entered,
        failed: texts.notEntered,
      }),
    noteReturn: () =>
      carryOut(reviews.noteReturn(reviewId), { done: texts.cameBackDone, failed: texts.cameBackFailed }),
    withdraw: (reason) =>
      carryOut(reviews.withdraw(reviewId, reason), { done: texts.withdrawn, failed: texts.notWithdrawn }),
    takeUpAgain: () => carryOut(reviews.takeUpAgain(reviewId), { done: texts.takenUp, failed: texts.notTakenUp }),
    wishAppeal: () => carryOut(reviews.wishAppeal(reviewId), { done: texts.wished, failed: texts.notWished }),
    removeEvidence: (evidenceId) =>
      carryOut(evidence.remove(reviewId, evidenceId), {
        done: evidenceTexts.removed,
        failed: evidenceTexts.notRemoved,
      }),
    liveOpened: (resumed) => {
      if (!resumed && state().found !== null) void refresh();
    },
    liveUpdated: (update) => {
      switch (update.kind) {
        case 'review-status-changed':
        case 'review-note-added':
        case 'review-case-changed':
          if (update.review_id === reviewId) void refresh();
          return;
        case 'profile-changed':
          return void loadUser();
        default:
          update.kind satisfies
            | 'review-submitted'
            | 'subscription-changed'
            | 'invoices-changed'
            | LiveUpdateKinds['businesses' | 'conversations'];
      }
    },
    sessionOver: store.sessionOver,
  };
};
