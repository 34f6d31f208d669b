import { nextStepOf } from '@sternklar/contracts/reviews/casework/case-facts';
import type { CaseState } from '@sternklar/contracts/reviews/casework/casework-words';
import type { ReviewEvent } from '@sternklar/contracts/reviews/review.events';
import * as given from '@sternklar/contracts/reviews/testing/review.builders';
import { describe, expect, it } from 'vitest';
import { exists, type ReviewState, reviewStreamType } from '../review.ts';
import { FOLLOW_UP_AT, forwarded, NOW, refused, removed, spec, submitted } from './testing/case-given.ts';

describe('what comes next', () => {
  const complete = given.reviewDetailsAmended();
  const wordsForDecision = given.platformAnswered({ answer: 'refused', enteredBy: 'customer', afterDecision: true });
  const asks = given.platformAnswered({ answer: 'asks', followUpAt: FOLLOW_UP_AT });
  const CASES: readonly (readonly [CaseState, readonly ReviewEvent[]])[] = [
    ['incomplete', [submitted]],
    ['ready-to-forward', [submitted, complete]],
    ['waiting-for-customer', [submitted, given.questionAsked()]],
    ['answer-to-enter', [submitted, given.questionAsked(), given.questionAnswered()]],
    ['answer-to-enter', [submitted, forwarded, given.questionAsked(), given.questionAnswered()]],
    ['waiting-for-customer', [submitted, given.questionAsked(), given.questionReminded()]],
    ['incomplete', [submitted, given.questionAsked(), given.questionClosed()]],
    ['waiting-for-customer', [submitted, given.questionAsked(), given.questionAnswered(), given.questionAsked()]],
    ['waiting-for-platform', [submitted, given.questionAsked(), given.questionAnswered(), forwarded]],
    ['incomplete', [submitted, given.questionAsked(), given.questionAnswered(), given.followUpSet()]],
    ['waiting-for-platform', [submitted, forwarded]],
    ['answer-to-enter', [submitted, forwarded, given.followUpSet({ followUpAt: NOW })]],
    ['answer-to-enter', [submitted, forwarded, given.questionAsked(), given.followUpSet({ followUpAt: NOW })]],
    ['waiting-for-customer', [submitted, forwarded, given.questionAsked()]],
    ['waiting-for-customer', [submitted, given.questionAsked(), given.followUpSet({ followUpAt: NOW })]],
    ['answer-to-enter', [submitted, forwarded, given.platformAnswered({ enteredBy: 'customer' })]],
    ['answer-to-enter', [submitted, complete, forwarded, asks]],
    ['waiting-for-customer', [submitted, forwarded, asks, given.questionAsked()]],
    ['answer-to-enter', [submitted, forwarded, asks, given.questionAsked(), given.followUpSet({ followUpAt: NOW })]],
    ['waiting-for-platform', [submitted, forwarded, asks, forwarded]],
    ['decided', [submitted, forwarded, given.platformAnswered({ answer: 'refused' }), refused]],
    ['decided', [submitted, forwarded, refused, wordsForDecision]],
    ['waiting-for-platform', [submitted, refused, given.removalAppealed()]],
    ['decided', [submitted, refused, given.removalAppealed(), given.platformAnswered({ answer: 'refused' })]],
    ['withdrawn', [submitted, forwarded, given.removalWithdrawn()]],
    ['waiting-for-platform', [submitted, forwarded, given.removalWithdrawn(), given.removalTakenUpAgain()]],
    ['ready-to-forward', [submitted, complete, removed, given.reviewCameBack()]],
    ['decided', [submitted, removed]],
    ['incomplete', [submitted, removed, given.reviewStatusChanged({ from: 'gelöscht', to: 'eingereicht' })]],
  ];

  it.each(CASES)('is %s (case %#)', (state, events) => {
    let folded: ReviewState = reviewStreamType.initialState;
    spec
      .given(...events)
      .when((now) => {
        folded = now;
        return [];
      })
      .thenNothing();
    expect(exists(folded) && nextStepOf(folded.casework, NOW).state).toBe(state);
  });
});
