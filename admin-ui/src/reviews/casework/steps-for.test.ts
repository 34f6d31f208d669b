import type { ReviewCase } from '@sternklar/contracts/reviews/casework/casework.api';
import { expect, it } from 'vitest';
import { type CaseStep, stepsFor } from './steps-for.ts';

const at = '2026-11-18T10:00:00.000Z';
const id = '0198a000-0000-7000-8000-00000000c001';
const found: ReviewCase = {
  review: {
    id,
    business_id: id,
    reviewer_name: 'Max M.',
    rating: 1,
    review_text: '',
    review_url: null,
    reason: null,
    good_faith: null,
    status: 'eingereicht',
    created_at: at,
    updated_at: at,
    version: 1,
  },
  business_name: 'Bäckerei Sonnenschein',
  facts: null,
  next: { state: 'ready-to-forward' },
  missing: [],
  question: null,
  answered: null,
  forwarded: null,
  at_platform: false,
  evidence: [],
  appeal_used: false,
  withdrawn_at: null,
};
const sent = { id, channel: 'report-tool', at, is_appeal: false } as const;
const atPlatform: ReviewCase = { ...found, forwarded: sent, at_platform: true };
const answered = (missing: ReviewCase['missing'] = []): ReviewCase => ({
  ...found,
  missing,
  answered: { text: 'Es gab keinen Besuch.', at },
  next: { state: 'answer-to-enter', since: at },
});
const decided = (status: ReviewCase['review']['status'], appeal_used = false): ReviewCase => ({
  ...found,
  next: { state: 'decided' },
  review: { ...found.review, status },
  appeal_used,
});
/** The platform asked something back about an appeal, and the customer said something. */
const inAppeal: ReviewCase = {
  ...decided('nicht_genehmigt', true),
  forwarded: { ...sent, is_appeal: true },
  appeal_open: true,
  next: { state: 'answer-to-enter', since: at },
};

const asked = { state: 'answer-to-enter', because: 'platform-asked', since: at, platform_asked_at: at } as const;
const withdrawn = { withdrawn_at: at, next: { state: 'withdrawn', since: at } } as const;

it.each<readonly [ReviewCase, readonly CaseStep[]]>([
  [{ ...found, next: { state: 'incomplete', missing: ['reason'] } }, ['ask', 'forward']],
  [found, ['forward', 'ask']],
  [{ ...found, forwarded: sent, next: asked }, ['forward', 'ask', 'answer', 'follow-up']],
  [{ ...found, forwarded: sent, missing: ['reason'], next: asked }, ['ask', 'forward', 'answer', 'follow-up']],
  // The platform asked, and the customer was asked about it; and has not said anything until its day.
  [
    {
      ...{ ...found, forwarded: sent },
      next: { state: 'waiting-for-customer', since: at, question_id: id, platform_asked_at: at },
    },
    ['forward', 'answer', 'follow-up'],
  ],
  [
    { ...found, forwarded: sent, question: { id, text: 'Wann?', asked_at: at }, next: asked },
    ['forward', 'answer', 'follow-up'],
  ],
  [{ ...answered(), forwarded: sent }, ['forward', 'ask', 'answer']],
  [{ ...answered(['reason']), forwarded: sent }, ['ask', 'forward', 'answer']],
  [{ ...inAppeal, answered: answered().answered }, ['forward', 'ask', 'answer']],
  [inAppeal, ['answer', 'forward', 'ask']],
  [{ ...found, next: { state: 'waiting-for-customer', since: at, question_id: id } }, ['forward']],
  [{ ...atPlatform, next: { state: 'waiting-for-customer', since: at, question_id: id } }, ['answer', 'follow-up']],
  [{ ...atPlatform, next: { state: 'waiting-for-platform', until: at } }, ['answer', 'follow-up', 'ask']],
  [{ ...atPlatform, next: { state: 'answer-to-enter', since: at } }, ['answer', 'follow-up', 'ask']],
  [
    {
      ...atPlatform,
      question: { id, text: 'Wann?', asked_at: at },
      next: { state: 'answer-to-enter', since: at },
    },
    ['answer', 'follow-up'],
  ],
  [answered(), ['forward', 'ask']],
  [answered(['reason']), ['ask', 'forward']],
  [{ ...found, forwarded: sent, next: { state: 'answer-to-enter', since: at } }, ['answer', 'forward', 'ask']],
  [{ ...decided('nicht_genehmigt'), next: { state: 'answer-to-enter', since: at } }, ['answer', 'appeal']],
  [{ ...decided('gelöscht'), next: { state: 'answer-to-enter', since: at } }, ['answer']],
  [decided('nicht_genehmigt'), ['appeal', 'ask']],
  ...(['appeal-wished', 'told-after-refusal', 'customer-answered'] as const).map(
    (because): readonly [ReviewCase, readonly CaseStep[]] => [
      { ...decided('nicht_genehmigt'), forwarded: sent, next: { state: 'answer-to-enter', since: at, because } },
      ['appeal', 'ask', 'no-appeal', 'answer'],
    ],
  ),
  [
    { ...decided('nicht_genehmigt'), next: { state: 'waiting-for-customer', since: at, question_id: id } },
    ['appeal', 'no-appeal'],
  ],
  [decided('nicht_genehmigt', true), []],
  [decided('gelöscht'), ['return']],
  [{ ...found, ...withdrawn }, ['forward']],
  [{ ...atPlatform, ...withdrawn }, ['answer']],
  [{ ...decided('nicht_genehmigt'), forwarded: sent, ...withdrawn }, ['appeal', 'answer']],
  [{ ...decided('nicht_genehmigt', true), forwarded: sent, ...withdrawn }, ['answer']],
])('a case has the steps that it can go (%#)', (shown, steps) => {
  expect(stepsFor(shown)).toEqual(steps);
});
