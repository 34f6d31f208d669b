import { HttpError } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { refusalIn } from './refusal-in.ts';

describe('why a month has no journal', () => {
  it('is what the server says of it', () => {
    const refused = new HttpError('words', 422, { detail: 'Dieser Monat hat noch nicht begonnen.' });
    expect(refusalIn(refused)).toBe('Dieser Monat hat noch nicht begonnen.');
  });

  it.each([
    null,
    new HttpError('words', 503, { detail: 'Gleich wieder da.' }),
    new HttpError('words', 422),
    new Error(),
  ])('is nothing of %o', (error) => {
    expect(refusalIn(error)).toBeNull();
  });
});
