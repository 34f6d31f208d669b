import type { ReviewCase } from '@sternklar/contracts/reviews/casework/casework.api';
import { expect, it } from 'vitest';
import { holderWords, untilItRunsOut } from './case-holder.ts';

const holder = {
  email: 'anna@sternklar.example',
  is_you: false,
  at: '2026-11-25T12:20:00.000Z',
  until: '2026-11-25T12:50:00.000Z',
};
const found = { taken_over: holder } as ReviewCase;

it('says who works on it since when, in German time', () => {
  expect(holderWords(holder)).toBe('anna@sternklar.example arbeitet daran, seit 13:20 Uhr.');
  expect(holderWords({ ...holder, is_you: true })).toBe('Sie arbeiten daran, seit 13:20 Uhr.');
});

it('is read anew once it ran out', () => {
  expect(untilItRunsOut(found, Date.parse('2026-11-25T12:40:00.000Z'))).toBe(601_000);
  expect(untilItRunsOut(found, Date.parse('2026-11-25T13:40:00.000Z'))).toBe(1_000);
  expect(untilItRunsOut(null, 0)).toBe(false);
});
