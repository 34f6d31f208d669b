import { QUESTION_CLOSED_DAYS, QUESTION_REMINDER_DAYS } from '@sternklar/contracts/constants';
import type { DomainEvent } from '@sternklar/contracts/event-envelope';
import * as given from '@sternklar/contracts/reviews/testing/review.builders';
import { deciderSpec, recordedAs } from '@sternklar/event-store/testing/decider-spec';
import { describe, it } from 'vitest';
import { type ReviewState, reviewStreamType } from '../review.ts';
import { closeQuestion, remindOfQuestion } from './question-deadlines.ts';

const spec = deciderSpec(reviewStreamType);
const DAY_MS = 24 * 3_600_000;
const ASKED_AT = '2026-03-27T10:00:00.000Z';
const at = <Event extends DomainEvent>(recordedAt: string, event: Event) => recordedAs(event, { recordedAt });
const after = (days: number, ms = 0) => new Date(Date.parse(ASKED_AT) + days * DAY_MS + ms);
const reminding = (now: Date) => (state: ReviewState) => remindOfQuestion(state, now);
const closing = (now: Date) => (state: ReviewState) => closeQuestion(state, now);

const submitted = given.reviewSubmitted();
const asked = at(ASKED_AT, given.questionAsked());
const later = after(QUESTION_REMINDER_DAYS + 1).toISOString();

describe('a question that nobody answers', () => {
  it('is reminded of after three days, once', () => {
    spec
      .given(submitted, asked)
      .when(reminding(after(QUESTION_REMINDER_DAYS)))
      .then(given.questionReminded());
    spec
      .given(submitted, asked)
      .when(reminding(after(QUESTION_REMINDER_DAYS, -1)))
      .thenNothing();
    const reminded = at(later, given.questionReminded());
    spec
      .given(submitted, asked, reminded)
      .when(reminding(after(10)))
      .thenNothing();
  });

  it('is closed after thirty, reminded of or not, and not reminded of any more', () => {
    const due = after(QUESTION_CLOSED_DAYS);
    spec.given(submitted, asked).when(closing(due)).then(given.questionClosed());
    spec.given(submitted, asked, at(later, given.questionReminded())).when(closing(due)).then(given.questionClosed());
    spec
      .given(submitted, asked)
      .when(closing(after(QUESTION_CLOSED_DAYS, -1)))
      .thenNothing();
    spec.given(submitted, asked).when(reminding(due)).thenNothing();
    spec.given(submitted, asked, given.questionClosed()).when(closing(due)).thenNothing();
  });

  it('of a second question nothing counts but when that was asked', () => {
    const again = { ...given.questionAsked(), data: { ...given.questionAsked().data, questionId: given.NOTE_ID } };
    const history = [submitted, asked, at(later, given.questionReminded()), at(later, given.questionAnswered())];
    const second = at(later, again);
    spec
      .given(...history, second)
      .when(reminding(after(QUESTION_REMINDER_DAYS + 2)))
      .thenNothing();
    const due = after(2 * QUESTION_REMINDER_DAYS + 1);
    spec
      .given(...history, second)
      .when(reminding(due))
      .then(given.questionReminded(given.NOTE_ID));
  });

  it.each([
    ['withdrawn', [given.removalWithdrawn()]],
    ['decided', [given.reviewStatusChanged({ from: 'eingereicht', to: 'gelöscht' })]],
    ['answered', [given.questionAnswered()]],
  ])('is left alone once the request is %s', (_, events) => {
    for (const deciding of [reminding(after(4)), closing(after(40))]) {
      spec
        .given(submitted, asked, ...events)
        .when(deciding)
        .thenNothing();
    }
  });
});
