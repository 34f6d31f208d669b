import type { LiveUpdate } from '@sternklar/contracts/live-updates/live-update.api';
import { REVIEW_STATUS_LABEL } from '@sternklar/contracts/reviews/review-status';
import { openPage } from '../../routing/open-page.ts';
import { reviewPath } from '../../routing/screen.ts';
import type { LiveFollower } from '../../session/use-live-page.ts';
import { german } from '../../texts/phrase.ts';
import { statusNewsTexts as texts } from '../../texts/status-news.ts';
import type { Toasts } from '../../ui/toasts.ts';
import type { Unseen } from './unseen.ts';

type StatusChange = Extract<LiveUpdate, { readonly kind: 'review-status-changed' }>;

/** Long enough to read it and to go there; whoever points at it has as long as they like. */
const STAYS_MS = 12_000;

/** From a status to the same one: the platform refused an appeal. */
type Told = Pick<StatusChange, 'review_id' | 'status'> & Partial<Pick<StatusChange, 'from'>>;

/** Tells of new statuses wherever the customer is: what comes while they look away waits for them. */
export interface StatusNews {
  /** `reviewer` where the page knows the name; `see` leads there, null where it is to be seen already. */
  tell(change: Told, reviewer: string | null, see: (() => void) | null): void;
}

interface StatusNewsDeps {
  readonly toasts: Pick<Toasts, 'news' | 'list' | 'pause' | 'resume'>;
  readonly unseen: Unseen;
}

export const createStatusNews = ({ toasts, unseen }: StatusNewsDeps): StatusNews => {
  const told = new Set<string>();
  unseen.onSeen(toasts.resume);
  return {
    tell: ({ review_id: id, from, status }, reviewer, see) => {
      unseen.add(id);
      if (see === null) return;
      if (!toasts.list().some(({ tone }) => tone === 'news')) told.clear();
      told.add(id);
      const isOfAppeal = from === status;
      const label = isOfAppeal ? texts.appealRefused : REVIEW_STATUS_LABEL[status];
      const one = isOfAppeal ? texts.ofAppeal(reviewer) : texts.one(reviewer, label);
      const words = told.size === 1 ? one : texts.several(told.size, reviewer, label);
      toasts.news(german(words), { way: { label: texts.see, go: see }, durationMs: STAYS_MS });
      if (!unseen.isSeen()) toasts.pause();
    },
  };
};

interface ElsewhereOptions {
  readonly ownId: () => string | undefined;
  /** The review that the page is about: it shows by itself what happens. */
  readonly shown?: string;
}

/** For pages that show no list of reviews: the way leads to the review's own page. */
export const newsElsewhere = (news: StatusNews, { ownId, shown }: ElsewhereOptions): LiveFollower => ({
  liveOpened: () => undefined,
  liveUpdated: (update) => {
    // Administrators hear of everybody's reviews.
    if (update.kind !== 'review-status-changed' || update.user_id !== ownId()) return;
    const { review_id: id } = update;
    news.tell(update, null, id === shown ? null : () => openPage(reviewPath(id)));
  },
});
