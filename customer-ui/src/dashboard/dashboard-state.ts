import type { OwnProfile } from '@sternklar/contracts/accounts/account.api';
import type { Business } from '@sternklar/contracts/businesses/business.api';
import type { LiveUpdate } from '@sternklar/contracts/live-updates/live-update.api';
import type { IncompleteRequests, OpenQuestion } from '@sternklar/contracts/reviews/casework/casework.api';
import type { Review } from '@sternklar/contracts/reviews/review.api';
import { LOADING, type Loaded } from '../api/loaded.ts';
import { REVIEWS_OF_A_BEGINNER } from './first-steps/first-steps.ts';

export type StatusChange = Extract<LiveUpdate, { readonly kind: 'review-status-changed' }>;

export interface DashboardState {
  readonly user: OwnProfile | null;
  readonly businesses: Loaded<Business>;
  /** By business id; a business without an entry is still loading. */
  readonly reviews: Readonly<Record<string, Loaded<Review>>>;
  /** Every list of reviews has been read at least once; sticky, so that later loads do not empty the figures. */
  readonly complete: boolean;
  /** The latest change of each review heard live; a list read before it must not undo it. */
  readonly changes: Readonly<Record<string, StatusChange>>;
  /** Reviews whose status changed a moment ago. */
  readonly fresh: ReadonlySet<string>;
  /** The live connection has been gone for a while: what the page shows may be old. */
  readonly live: 'stands' | 'lost';
  /** Questions of the team that wait for an answer. */
  readonly questions: readonly OpenQuestion[];
  /** Whether the tasks have been asked for, with or without success. */
  readonly tasksRead: boolean;
  /** Requests that lack something. */
  readonly incomplete: IncompleteRequests;
  /** What was handed in last on this page. */
  readonly handedIn: Pick<Review, 'id' | 'business_id' | 'reviewer_name'> | null;
  /** The last change that was heard of a review on the page. */
  readonly lastChange: StatusChange | null;
}

export const initialDashboard: DashboardState = {
  user: null,
  businesses: LOADING,
  reviews: {},
  complete: false,
  changes: {},
  fresh: new Set(),
  live: 'stands',
  questions: [],
  tasksRead: false,
  incomplete: { total: 0, requests: [] },
  handedIn: null,
  lastChange: null,
};

const withChange = (review: Review, change: StatusChange | undefined): Review =>
  change === undefined || change.version <= review.version
    ? review
    : { ...review, status: change.status, version: change.version, updated_at: change.at };

const allRead = ({ businesses, reviews }: DashboardState) =>
  businesses.rows.every(({ id }) => reviews[id]?.phase === 'ready');

const withLists = (state: DashboardState, lists: DashboardState['reviews']): DashboardState => {
  const next = { ...state, reviews: lists };
  return { ...next, complete: state.complete || allRead(next) };
};

const setReviews = (state: DashboardState, businessId: string, reviews: Loaded<Review>): DashboardState =>
  withLists(state, { ...state.reviews, [businessId]: reviews });

export const userLoaded = (state: DashboardState, user: OwnProfile): DashboardState => ({ ...state, user });

/** Keeps the reviews of businesses that are still there. */
export const businessesLoaded = (state: DashboardState, rows: readonly Business[]): DashboardState =>
  withLists(
    { ...state, businesses: { phase: 'ready', rows } },
    Object.fromEntries(
      rows.flatMap(({ id }) => {
        const reviews = state.reviews[id];
        return reviews === undefined ? [] : [[id, reviews]];
      }),
    ),
  );

export const businessesLoading = (state: DashboardState): DashboardState => ({
  ...state,
  businesses: { ...state.businesses, phase: 'loading' },
});

export const businessesFailed = (state: DashboardState): DashboardState => ({
  ...state,
  businesses: { ...state.businesses, phase: 'failed' },
});

export const reviewsLoading = (state: DashboardState, businessId: string): DashboardState =>
  setReviews(state, businessId, { phase: 'loading', rows: state.reviews[businessId]?.rows ?? [] });

export const reviewsLoaded = (state: DashboardState, businessId: string, rows: readonly Review[]): DashboardState =>
  setReviews(state, businessId, {
    phase: 'ready',
    rows: rows.map((review) => withChange(review, state.changes[review.id])),
  });

/** The lists of several businesses, read in one: each gets its own reviews, in their order. */
export const reviewListsLoaded = (
  state: DashboardState,
  businessIds: readonly string[],
  rows: readonly Review[],
): DashboardState => {
  const byBusiness = Map.groupBy(rows, ({ business_id }) => business_id);
  const lists = businessIds.map((id) => {
    const own = (byBusiness.get(id) ?? []).map((review) => withChange(review, state.changes[review.id]));
    return [id, { phase: 'ready', rows: own }] as const;
  });
  return withLists(state, { ...state.reviews, ...Object.fromEntries(lists) });
};

export const reviewsFailed = (state: DashboardState, businessId: string): DashboardState =>
  setReviews(state, businessId, { phase: 'failed', rows: state.reviews[businessId]?.rows ?? [] });

/** A status changed: the row shows it at once and is fresh. A repeated or older change changes nothing. */
export const statusChanged = (state: DashboardState, change: StatusChange): DashboardState => {
  const known = state.changes[change.review_id];
  if (known !== undefined && known.version >= change.version) return state;
  const changed: DashboardState = { ...state, changes: { ...state.changes, [change.review_id]: change } };
  const reviews = changed.reviews[change.business_id];
  const shown = reviews?.rows.find((review) => review.id === change.review_id);
  if (reviews === undefined || shown === undefined || shown.version >= change.version) return changed;
  const rows = reviews.rows.map((review) => (review === shown ? withChange(review, change) : review));
  return {
    ...setReviews(changed, change.business_id, { ...reviews, rows }),
    fresh: new Set([...state.fresh, change.review_id]),
    lastChange: change,
  };
};

export const liveIs = (state: DashboardState, live: DashboardState['live']): DashboardState =>
  state.live === live ? state : { ...state, live };

/** The glow of a change is over. */
export const settled = (state: DashboardState, reviewId: string): DashboardState => ({
  ...state,
  fresh: new Set([...state.fresh].filter((id) => id !== reviewId)),
});

/** The reviews of one business, or of all for null. */
export const reviewsIn = (
  { businesses, reviews }: Pick<DashboardState, 'businesses' | 'reviews'>,
  businessId: string | null,
): readonly Review[] =>
  businesses.rows
    .filter(({ id }) => businessId === null || id === businessId)
    .flatMap(({ id }) => reviews[id]?.rows ?? []);

export const allReviews = (state: DashboardState): readonly Review[] => reviewsIn(state, null);

export const reviewerOf = (state: DashboardState, reviewId: string): string =>
  allReviews(state).find(({ id }) => id === reviewId)?.reviewer_name ?? '';

/** Everything that stands on the page from the start is there, or cannot be had: what comes later finds its place taken. */
export const isThere = (state: DashboardState): boolean => {
  const { phase, rows } = state.businesses;
  if (!state.tasksRead || (phase === 'loading' && rows.length === 0)) return false;
  return figuresOf(state, null) !== 'loading';
};

/** So few reviews that what is next matters more than what was; never while it is not known how many there are. */
export const isBeginner = (state: DashboardState): boolean =>
  state.businesses.phase !== 'failed' &&
  (state.businesses.rows.length === 0 || figuresOf(state, null) === 'known') &&
  allReviews(state).length < REVIEWS_OF_A_BEGINNER;

type Figures = 'known' | 'loading' | 'unknown';

const figuresOfList = ({ phase, rows }: Loaded<Review>): Figures => {
  if (phase === 'ready' || rows.length > 0) return 'known';
  return phase === 'loading' ? 'loading' : 'unknown';
};

/**
 * Whether figures over the reviews of one business, or of all for null, can be told: not while lists load for the first
 * time, nor when one of them failed.
 */
export const figuresOf = (state: DashboardState, businessId: string | null): Figures => {
  if (businessId !== null) return figuresOfList(state.reviews[businessId] ?? LOADING);
  if (state.complete) return 'known';
  const isLoading = ({ id }: Business) => (state.reviews[id] ?? LOADING).phase === 'loading';
  return state.businesses.rows.some(isLoading) ? 'loading' : 'unknown';
};
