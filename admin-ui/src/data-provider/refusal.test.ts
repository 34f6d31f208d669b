import { HttpError } from 'ra-core';
import { describe, expect, it } from 'vitest';
import { sentenceOf, statusOf } from './refusal.ts';

const refused = (body: unknown) => new HttpError('Conflict', 409, body);

describe('what is said of a refusal', () => {
  it.each([
    ['the detail of the problem', refused({ detail: 'Das Abo ist gekündigt.' }), 'Das Abo ist gekündigt.'],
    ['the own words when the problem has no detail', refused({ title: 'Conflict' }), 'Es ging nicht.'],
    ['the own words when the body is no JSON', refused(undefined), 'Es ging nicht.'],
    ['the own words when nothing was answered', new TypeError('Failed to fetch'), 'Es ging nicht.'],
    ['the own words when the error is none', undefined, 'Es ging nicht.'],
  ])('is %s', (_, error, words) => {
    expect(sentenceOf(error, 'Es ging nicht.')).toBe(words);
  });

  it('goes with its status, where there is one', () => {
    expect([refused({}), new TypeError('x'), null].map(statusOf)).toEqual([409, undefined, undefined]);
  });
});
