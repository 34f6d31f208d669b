import { describe, expect, it } from 'vitest';
import { type ExampleCall, filled, given, thingsOf } from './example-call.port.ts';

const example: ExampleCall = {
  params: { id: given('review') },
  body: { note: 'Nachgefragt.', reviews: [{ id: given('review'), by: given('owner', 'email') }] },
  needs: ['own-subscription'],
};

describe('an example call', () => {
  it('says what must be there', () => {
    expect([...thingsOf(example)].sort()).toEqual(['own-subscription', 'owner', 'review']);
  });

  it('is filled with what was made, wherever it is named', () => {
    const made = new Map([
      ['review', { id: 'r1' }],
      ['owner', { email: 'anna@firma.example' }],
    ]);
    expect(filled(example, made)).toMatchObject({
      params: { id: 'r1' },
      body: { note: 'Nachgefragt.', reviews: [{ id: 'r1', by: 'anna@firma.example' }] },
    });
  });

  it('is not filled by halves', () => {
    expect(() => filled(example, new Map([['review', { id: 'r1' }]]))).toThrow('Nothing is known of owner');
  });
});
