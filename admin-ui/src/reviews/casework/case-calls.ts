import type { ForwardedReview, ReviewCase } from '@sternklar/contracts/reviews/casework/casework.api';
import type { Channel, PlatformAnswer } from '@sternklar/contracts/reviews/casework/casework-words';
import type { Notice } from '@sternklar/contracts/reviews/casework/notice.api';
import type { HttpClient } from '../../data-provider/http-client.ts';
import { loading } from '../../data-provider/load-failure.ts';
import { orNull } from '../../data-provider/subject.ts';

/** What went to the platform, and on which way. */
export interface Sent {
  readonly channel: Channel;
  readonly sent_text: string;
  readonly reference: string;
  /** Ids of the evidence that went along. */
  readonly evidence_sent?: readonly string[];
  /** Of the customer's details that whoever sent it knew. */
  readonly notice_version?: number;
  /** It went out before the request was withdrawn. */
  readonly sent_before_withdrawal?: true;
}

/** Against a refusal it is an appeal. */
export interface NoticeWay {
  readonly channel: Channel;
  readonly isAppeal: boolean;
  /** Ids of the evidence that goes along; without, it is all. */
  readonly evidence?: readonly string[] | undefined;
}

/** The query of what is made for a way: a text, or a letter. */
export const wayQuery = ({ isAppeal, evidence }: Omit<NoticeWay, 'channel'>): string =>
  `appeal=${isAppeal}${evidence === undefined ? '' : `&evidence=${evidence.join(',')}`}`;

export interface EnteredAnswer {
  readonly answer: PlatformAnswer;
  readonly text: string;
}

export interface SeenVersion {
  /** Of the review's status. */
  readonly version: number;
}

export interface FollowUp {
  /** A day, `YYYY-MM-DD`. */
  readonly on: string;
  readonly reason: string;
}

/** Sent again with the same `repeatKey`, a step is taken once. */
export const createCaseCalls = (call: HttpClient) => {
  const post = async (url: string, body: object, repeatKey: string, more: object = {}): Promise<void> => {
    const headers = { 'Idempotency-Key': repeatKey, ...more };
    await call(url, { method: 'POST', headers, body: JSON.stringify(body) });
  };
  return {
    /** Where a review's case stands; null when there is none, or no longer. */
    reviewCase: async (id: string): Promise<ReviewCase | null> =>
      (await orNull(loading(call(`/api/reviews/${encodeURIComponent(id)}/case`))))?.json ?? null,
    /** The text for the platform, from the customer's own words. */
    notice: async (id: string, way: NoticeWay): Promise<Notice> =>
      (await call(`/api/reviews/${encodeURIComponent(id)}/notice?channel=${way.channel}&${wayQuery(way)}`)).json,
    askQuestion: (id: string, text: string, repeatKey: string) =>
      post(`/api/reviews/${encodeURIComponent(id)}/questions`, { text }, repeatKey),
    forward: (id: string, sent: Sent, repeatKey: string) =>
      post(`/api/reviews/${encodeURIComponent(id)}/forwardings`, sent, repeatKey),
    /** Many of one business at once; each is answered on its own. */
    forwardMany: async (
      sent: Sent & { readonly reviews: readonly { readonly id: string }[] },
      repeatKey: string,
    ): Promise<readonly ForwardedReview[]> => {
      const headers = { 'Idempotency-Key': repeatKey };
      return (await call('/api/reviews/forwardings', { method: 'POST', headers, body: JSON.stringify(sent) })).json
        .results;
    },
    appeal: (id: string, sent: Sent, repeatKey: string) =>
      post(`/api/reviews/${encodeURIComponent(id)}/appeals`, sent, repeatKey),
    setAppealAside: (id: string, text: string, repeatKey: string) =>
      post(`/api/reviews/${encodeURIComponent(id)}/appeal-set-aside`, { text }, repeatKey),
    /** Only while the review has the version that somebody saw: nobody's decision is overwritten unseen (409). */
    enterAnswer: (id: string, { version, ...answer }: EnteredAnswer & SeenVersion, repeatKey: string) =>
      post(`/api/reviews/${encodeURIComponent(id)}/platform-answers`, answer, repeatKey, {
        'If-Match': `"${version}"`,
      }),
    noteReturn: (id: string, repeatKey: string) => post(`/api/reviews/${encodeURIComponent(id)}/return`, {}, repeatKey),
    /** Twice is once, also without a key. */
    takeOver: async (id: string, fromHolder: boolean): Promise<void> => {
      const body = JSON.stringify({ from_holder: fromHolder });
      await call(`/api/reviews/${encodeURIComponent(id)}/takeover`, { method: 'POST', body });
    },
    letGo: async (id: string): Promise<void> => {
      await call(`/api/reviews/${encodeURIComponent(id)}/takeover`, { method: 'DELETE' });
    },
    setFollowUp: async (id: string, followUp: FollowUp): Promise<void> => {
      await call(`/api/reviews/${encodeURIComponent(id)}/follow-up`, { method: 'PUT', body: JSON.stringify(followUp) });
    },
  };
};
