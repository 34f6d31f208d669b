import type { OwnAccount, OwnProfile } from '@sternklar/contracts/accounts/account.api';
import type { OwnData } from '@sternklar/contracts/accounts/own-data.api';
import type { Business } from '@sternklar/contracts/businesses/business.api';
import type { IncompleteRequests, OpenQuestion } from '@sternklar/contracts/reviews/casework/casework.api';
import type { Review, ReviewHistoryEntry } from '@sternklar/contracts/reviews/review.api';
import type { ImportedLine } from '@sternklar/contracts/reviews/review-import.api';
import { vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { createDashboard } from '../dashboard/dashboard.ts';
import type { StatusChange } from '../dashboard/dashboard-state.ts';
import type { Toasts, ToastWay } from '../ui/toasts.ts';

export const at = '2026-11-20T12:00:00.000Z';

/** A review as the API answers it, just handed in. */
export const aReview = (fields: Partial<Review> = {}): Review => ({
  id: 'r1',
  business_id: 'b1',
  reviewer_name: 'Max M.',
  rating: 1,
  review_text: 'War nie dort.',
  review_url: null,
  reason: null,
  good_faith: null,
  status: 'eingereicht',
  created_at: at,
  updated_at: at,
  version: 1,
  ...fields,
});

export const profile: OwnProfile = {
  id: 'u1',
  email: 'anna@firma.de',
  email_verified: true,
  is_admin: false,
  is_auditor: false,
  subscription_status: 'inactive',
};
export const business = (id: string): Business => ({
  id,
  business_name: `Firma ${id}`,
  google_business_link: 'https://maps.example/1',
  created_at: at,
});
export const review = (id: string, businessId: string, version = 1): Review =>
  aReview({ id, business_id: businessId, review_text: 'Text', version });
export const deleted = (id: string, businessId: string, version = 2): StatusChange => ({
  kind: 'review-status-changed',
  review_id: id,
  business_id: businessId,
  user_id: 'u1',
  from: 'eingereicht',
  status: 'gelöscht',
  version,
  at,
});
export const refusal = (status: number, detail: string | null = null) =>
  new ApiError({ status, detail, fieldErrors: {}, retryAfterSeconds: null });

/** The dashboard never makes these calls. */
const never = (): never => {
  throw new Error('The dashboard does not ask for that.');
};

/** A dashboard on a server with two businesses and one review each; single answers can be replaced. */
export const world = () => {
  const said: string[] = [];
  /** Where messages lead, by their words. */
  const ways = new Map<string, ToastWay>();
  const say: Toasts['good'] = ({ text }, options) => {
    said.push(text);
    if (options?.way) ways.set(text, options.way);
  };
  const heard: string[] = [];
  const server = {
    ownProfile: vi.fn(async () => profile),
    listBusinesses: vi.fn(async (): Promise<readonly Business[]> => [business('b1'), business('b2')]),
    ownReviews: vi.fn(async (): Promise<readonly Review[]> => [review('r-b2', 'b2'), review('r-b1', 'b1')]),
    listReviews: vi.fn(async (id: string): Promise<readonly Review[]> => [review(`r-${id}`, id)]),
    history: vi.fn(async (_: string): Promise<readonly ReviewHistoryEntry[]> => []),
    add: vi.fn(async (): Promise<unknown> => ({})),
    remove: vi.fn(async (): Promise<unknown> => ({})),
    restore: vi.fn(async (): Promise<unknown> => ({})),
    submit: vi.fn(async (): Promise<Review> => review('r-new', 'b1')),
    importMany: vi.fn(async (): Promise<readonly ImportedLine[]> => []),
    openQuestions: vi.fn(async (): Promise<readonly OpenQuestion[]> => []),
    incompleteRequests: vi.fn(async (): Promise<IncompleteRequests> => ({ total: 0, requests: [] })),
  };
  const ofTheCase = {
    case: never,
    notice: never,
    letter: never,
    amend: never,
    withdraw: never,
    takeUpAgain: never,
    wishAppeal: never,
    answerQuestion: never,
    enterPlatformAnswer: never,
    noteReturn: never,
  };
  const waits: number[] = [];
  const dashboard = createDashboard({
    accounts: { ownProfile: server.ownProfile },
    businesses: { list: server.listBusinesses, add: server.add, remove: server.remove, restore: server.restore },
    reviews: {
      own: server.ownReviews,
      ofBusiness: server.listReviews,
      history: server.history,
      submit: server.submit,
      importMany: server.importMany,
      openQuestions: server.openQuestions,
      incompleteRequests: server.incompleteRequests,
      ...ofTheCase,
    },
    heard: ({ status }, reviewer) => heard.push(`${reviewer}: ${status}`),
    toasts: { good: say, bad: say },
    pause: async (ms) => void waits.push(ms),
    leave: () => void said.push('(left)'),
  });
  return { dashboard, server, said, ways, heard, waits };
};
export const settle = () => vi.waitFor(() => Promise.resolve());

/** A customer who has nothing yet. */
export const ownAccount: OwnAccount = { ...profile, created_at: at, deletion_requested_at: null, status_mails: true };

/** Everything about them. */
export const ownData: OwnData = {
  exported_at: at,
  account: { ...ownAccount, language: 'de', phone_number: null },
  businesses: [],
  reviews: [],
  subscriptions: [],
  invoices: [],
  messages: [],
  sessions: [],
  mails: [],
  saved_filters: [],
  preferences: {},
};
