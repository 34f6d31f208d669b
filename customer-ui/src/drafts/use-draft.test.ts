import { describe, expect, it } from 'vitest';
import { type DraftControl, draftValuesOf } from './use-draft.ts';

const control = (name: string, facts: Partial<DraftControl> = {}): DraftControl => ({
  name,
  type: 'text',
  value: `value of ${name}`,
  autocomplete: 'off',
  ...facts,
});

describe('what is kept of a form', () => {
  it('is what was typed, and what was chosen', () => {
    const values = draftValuesOf([
      control('reviewer_name'),
      control('review_text', { type: 'textarea' }),
      control('reason', { type: 'select-one', value: 'spam' }),
      control('rating', { type: 'radio', value: '1', checked: false }),
      control('rating', { type: 'radio', value: '2', checked: true }),
      control('good_faith', { type: 'checkbox', value: 'on', checked: false }),
      control('', { type: 'submit' }),
    ]);
    expect(values).toEqual({
      reviewer_name: 'value of reviewer_name',
      review_text: 'value of review_text',
      reason: 'spam',
      rating: '2',
    });
  });

  it.each([
    ['a password', { type: 'password' }],
    ['a password that is shown', { autocomplete: 'current-password' }],
    ['a new password', { autocomplete: 'new-password' }],
    ['a code', { autocomplete: 'one-time-code' }],
    ['a card number', { autocomplete: 'cc-number' }],
    ['a security code', { autocomplete: 'cc-csc' }],
    ['a file', { type: 'file' }],
  ])('is never %s', (_case, facts) => {
    expect(draftValuesOf([control('secret', facts)])).toEqual({});
  });
});
