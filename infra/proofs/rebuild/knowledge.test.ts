import { describe, expect, it } from 'vitest';
import { createKnowledge, owed, remember, stale } from './knowledge.ts';

const review = (id: string, version = 1) => ({ id, version });

describe('what a reader is owed', () => {
  it('is what could be seen when the reading began, and no less afterwards', () => {
    const knowledge = createKnowledge();
    remember(knowledge, review('a', 3));
    remember(knowledge, review('a', 2));
    const owing = owed(knowledge, ['a', 'not known yet']);
    remember(knowledge, review('b'));
    expect([...owing]).toEqual([['a', 3]]);
    expect(stale(owing, [review('a', 3)])).toEqual([]);
    expect(stale(owing, [review('b', 1), review('a', 4)])).toEqual([]);
  });

  it('makes a vanished, an older and a doubled review a fault', () => {
    const owing = new Map([['a', 2]]);
    expect(stale(owing, [])).toEqual(['The acknowledged review a vanished from a list.']);
    expect(stale(owing, [review('a', 1)])).toEqual(['Review a went back from version 2 to 1.']);
    expect(stale(owing, [review('a', 2), review('a', 2)])).toEqual(['A list shows a review twice.']);
  });
});
