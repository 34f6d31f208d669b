import { HttpError } from 'ra-core';
import { describe, expect, it } from 'vitest';
import { creationFailure } from './creation-failure.ts';

const refused = (body: unknown, message = 'Unprocessable Content') => new HttpError(message, 422, body);

describe('what is said when a review could not be created', () => {
  it.each([
    ['the detail, when it is a sentence', refused({ detail: 'Das Geschäft fehlt.' }), 'Das Geschäft fehlt.'],
    [
      'the details joined by commas',
      refused({ detail: ['Name fehlt', { msg: 'Text fehlt' }] }),
      'Name fehlt, Text fehlt',
    ],
    ['anything else as JSON', refused({ detail: { code: 7 } }), '{"code":7}'],
    ["the error's message, when the body has no detail", refused({ title: 'x' }), 'Unprocessable Content'],
    ["the error's message, when the body is no JSON", refused(undefined, 'Bad Gateway'), 'Bad Gateway'],
    ["the browser's message, when nothing was answered", new TypeError('Failed to fetch'), 'Failed to fetch'],
    ['that it failed, when nothing says why', refused(undefined, ''), 'Fehler beim Erstellen der Bewertung'],
    ['that it failed, when the error is none', undefined, 'Fehler beim Erstellen der Bewertung'],
  ])('is %s', (_, error, words) => {
    expect(creationFailure(error)).toBe(words);
  });
});
