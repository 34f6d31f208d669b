import { UNANSWERED_QUESTIONS_SHOWN } from '@sternklar/contracts/constants';
import type { UnansweredQuestion } from '@sternklar/contracts/conversations/teaching.api';
import { describe, expect, it } from 'vitest';
import { groupsOf } from './unanswered-groups.ts';

const question = (number: number, text: string): UnansweredQuestion => ({
  id: `0198a000-0000-7000-8000-${String(number).padStart(12, '0')}`,
  conversation_id: '0198a000-0000-7000-8000-00000000d001',
  text,
  answered: 'not-known',
  created_at: new Date(Date.UTC(2026, 2, 2, 9, 0, -number)).toISOString(),
});

describe('groups of unanswered questions', () => {
  it('hold what is alike, the newest first, with counts', () => {
    const groups = groupsOf([
      question(1, 'Haben Sie einen Parkplatz?'),
      question(2, 'Darf mein Hund mit ins Büro?'),
      question(3, 'hat ihr haus einen parkplatz'),
      question(4, 'gibt es parkplätze bei ihnen oder einen Parkplatz in der Nähe?'),
    ]);
    expect(groups.map(({ count, questions: [newest] }) => [count, newest?.text])).toEqual([
      [3, 'Haben Sie einen Parkplatz?'],
      [1, 'Darf mein Hund mit ins Büro?'],
    ]);
  });

  it('show no more than a screen bears, and count all', () => {
    const many = Array.from({ length: 50 }, (_, index) => question(index, 'Haben Sie einen Parkplatz?'));
    const [group] = groupsOf(many);
    expect(group?.count).toBe(50);
    expect(group?.questions).toEqual(many.slice(0, UNANSWERED_QUESTIONS_SHOWN));
  });

  it('of nothing are none, and of emoji each its own', () => {
    expect(groupsOf([])).toEqual([]);
    expect(
      groupsOf([question(1, '🤷'), question(2, '!?')])
        .map(({ count }) => count)
        .reduce((a, b) => a + b),
    ).toBe(2);
  });
});
