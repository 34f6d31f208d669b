import { expect, it } from 'vitest';
import { chatValues } from './chat-values.ts';

const now = new Date('2026-03-02T23:30:00.000Z');
const user = { id: 'u', email: 'kundin@beispiel.de' };
const nothing = { businesses: [], reviewers: [] };

it('fills in who a conversation is with, their one business, who reviewed it, and the day in Germany', () => {
  expect(chatValues({ user }, { businesses: ['Krone'], reviewers: ['Max M.'] }, now)).toEqual({
    name: 'kundin@beispiel.de',
    unternehmen: 'Krone',
    verfasser: 'Max M.',
    datum: '03.03.2026',
  });
});

it('leaves open whom nobody knows, and which of several is meant', () => {
  expect(chatValues({ user: null }, nothing, now)).toEqual({ datum: '03.03.2026' });
  const several = chatValues({ user }, { businesses: ['Krone', 'Adler'], reviewers: ['Max M.', 'Eva S.'] }, now);
  expect(several).toEqual({ name: 'kundin@beispiel.de', datum: '03.03.2026' });
});

it('leaves open the name of a reviewer that was erased', () => {
  expect(chatValues({ user }, { businesses: [], reviewers: [''] }, now)).not.toHaveProperty('verfasser');
});
