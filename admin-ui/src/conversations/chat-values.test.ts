import { expect, it } from 'vitest';
import { chatValues } from './chat-values.ts';

const now = new Date('2026-03-02T23:30:00.000Z');
const user = { id: 'u', email: 'kundin@beispiel.de' };

it('fills in who a conversation is with, their one business, and the day in Germany', () => {
  expect(chatValues({ user }, ['Krone'], now)).toEqual({
    name: 'kundin@beispiel.de',
    unternehmen: 'Krone',
    datum: '03.03.2026',
  });
});

it('leaves open whom nobody knows, and which of several businesses is meant', () => {
  expect(chatValues({ user: null }, [], now)).toEqual({ datum: '03.03.2026' });
  expect(chatValues({ user }, ['Krone', 'Adler'], now)).not.toHaveProperty('unternehmen');
});
