import { HttpError } from 'ra-core';
import { describe, expect, it } from 'vitest';
import { askAgainAfter } from './staff.ts';

describe('who is signed in', () => {
  it.each([
    ['a failure of the server', new HttpError('Failed to load admin data', 503, {})],
    ['no answer at all', new HttpError('Failed to load admin data', 0, undefined)],
  ])('is asked again after %s', (_, error) => {
    expect(askAgainAfter(error)).toBe(5_000);
  });

  it.each([
    ['an answer', null],
    ['the end of the session', new HttpError('Unauthorized', 401, {})],
    ['a refusal of the person', new HttpError('Forbidden', 403, {})],
  ])('is not asked again after %s', (_, error) => {
    expect(askAgainAfter(error)).toBe(false);
  });
});
