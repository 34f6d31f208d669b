import { REVIEW_STATUSES } from '@sternklar/contracts/reviews/review-status';
import { describe, expect, it } from 'vitest';
import { actionOf, DECISIONS, SHORTCUTS } from './shortcuts.ts';

const press = (key: string, more = {}) =>
  actionOf({ key, ctrlKey: false, metaKey: false, altKey: false, repeat: false, defaultPrevented: false, ...more });

describe('the keys of the desk', () => {
  it('decide for every status that there is', () => {
    expect(DECISIONS.map(({ status }) => status).toSorted()).toEqual(REVIEW_STATUSES.toSorted());
  });

  it('each ask for something of their own', () => {
    expect(new Set(SHORTCUTS.map(({ key }) => key)).size).toBe(SHORTCUTS.length);
    expect(press('j')).toEqual({ kind: 'next' });
    expect(press('2')).toEqual({ kind: 'decide', status: 'nicht_genehmigt' });
    expect(press('4')).toBeNull();
  });

  it('mean the same while Caps Lock is on', () => {
    expect(press('J')).toEqual(press('j'));
    expect(press('U')).toEqual({ kind: 'step', step: 'forward' });
  });

  it('are the browser’s with Ctrl, Alt and Command', () => {
    for (const held of ['ctrlKey', 'metaKey', 'altKey']) expect(press('1', { [held]: true })).toBeNull();
  });

  it('decide and begin nothing while they are held down', () => {
    for (const key of ['1', 'u', 'z', '?']) expect(press(key, { repeat: true }), key).toBeNull();
    expect(press('j', { repeat: true })).toEqual({ kind: 'next' });
  });
});
