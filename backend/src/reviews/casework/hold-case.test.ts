import { CASE_HELD_MS } from '@sternklar/contracts/constants';
import type { DomainEvent } from '@sternklar/contracts/event-envelope';
import { holderOf, NO_FACTS } from '@sternklar/contracts/reviews/casework/case-facts';
import * as given from '@sternklar/contracts/reviews/testing/review.builders';
import { reject } from '@sternklar/event-store/decider';
import { deciderSpec, recordedAs } from '@sternklar/event-store/testing/decider-spec';
import { describe, expect, it } from 'vitest';
import { exists, type ReviewState, reviewStreamType } from '../review.ts';
import { letGoOfCase, takeOverCase } from './hold-case.ts';

const spec = deciderSpec(reviewStreamType);
const ANNA = '0198a000-0000-7000-8000-0000000000aa';
const BEN = '0198a000-0000-7000-8000-0000000000bb';
const TAKEN_AT = '2026-03-29T00:45:00.000Z';
const after = (ms: number) => new Date(Date.parse(TAKEN_AT) + ms).toISOString();
const at = <Event extends DomainEvent>(recordedAt: string, event: Event) => recordedAs(event, { recordedAt });
const by = (id: string) =>
  recordedAs(given.caseTakenOver(), { recordedAt: TAKEN_AT, metadata: { actor: { kind: 'account', id } } });
const taking =
  (who: string, ms: number, fromHolder = false) =>
  (state: ReviewState) =>
    exists(state) ? takeOverCase(state, { by: who, now: after(ms), fromHolder }) : reject('none');
const lettingGo = (who: string, ms: number) => (state: ReviewState) =>
  exists(state) ? letGoOfCase(state, { by: who, now: after(ms) }) : reject('none');

const submitted = given.reviewSubmitted();
const JUST_IN_TIME = CASE_HELD_MS - 1;

describe('a case that somebody of the staff works on', () => {
  it('is theirs, and theirs again changes nothing', () => {
    spec.given(submitted).when(taking(ANNA, 0)).then(given.caseTakenOver());
    spec.given(submitted, by(ANNA)).when(taking(ANNA, JUST_IN_TIME)).thenNothing();
  });

  it('is somebody else’s only on purpose, or once half an hour went by without a step', () => {
    spec.given(submitted, by(ANNA)).when(taking(BEN, JUST_IN_TIME)).thenRejected('case-taken-over');
    spec
      .given(submitted, by(ANNA))
      .when(taking(BEN, 1, true))
      .then(given.caseTakenOver());
    spec.given(submitted, by(ANNA)).when(taking(BEN, CASE_HELD_MS)).then(given.caseTakenOver());
  });

  it('stays theirs for half an hour from their own last step; a note is none, and others keep nothing theirs', () => {
    const stepBy = (id: string) =>
      recordedAs(given.removalForwarded(), {
        recordedAt: after(60_000),
        metadata: { actor: { kind: 'account', id } },
      });
    spec.given(submitted, by(ANNA), stepBy(ANNA)).when(taking(BEN, CASE_HELD_MS)).thenRejected('case-taken-over');
    spec.given(submitted, by(ANNA), stepBy(BEN)).when(taking(BEN, CASE_HELD_MS)).then(given.caseTakenOver());
    const noted = at(after(60_000), given.reviewNoteAdded());
    spec.given(submitted, by(ANNA), noted).when(taking(BEN, CASE_HELD_MS)).then(given.caseTakenOver());
  });

  it('is let go by whoever has it; what nobody has needs no letting go', () => {
    spec.given(submitted, by(ANNA)).when(lettingGo(ANNA, 1)).then(given.caseLetGo());
    spec.given(submitted, by(ANNA)).when(lettingGo(BEN, 1)).thenRejected('case-taken-over');
    spec.given(submitted, by(ANNA)).when(lettingGo(ANNA, CASE_HELD_MS)).thenNothing();
    spec.given(submitted, by(ANNA), given.caseLetGo()).when(lettingGo(ANNA, 1)).thenNothing();
  });

  it('cannot be taken over while it is withdrawn', () => {
    spec.given(submitted, given.removalWithdrawn()).when(taking(ANNA, 0)).thenRejected('removal-withdrawn');
  });

  it('says until when that counts, across the change to summer time', () => {
    const facts = { takenOver: { by: ANNA, at: TAKEN_AT } };
    expect(holderOf({ ...NO_FACTS, ...facts }, TAKEN_AT)).toEqual({ ...facts.takenOver, until: after(CASE_HELD_MS) });
  });
});
