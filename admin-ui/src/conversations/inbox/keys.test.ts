import { describe, expect, it } from 'vitest';
import { actionOf, type KeyPlace } from './keys.ts';

const NONE = { ctrlKey: false, metaKey: false, altKey: false, defaultPrevented: false };
const at = (key: string, place: KeyPlace, held: Partial<typeof NONE> = {}) =>
  actionOf({ key, ...NONE, ...held }, place);

describe('keys of the inbox', () => {
  it('go through conversations and to the place to answer', () => {
    expect(['j', 'k', 'r', 'Enter', '?'].map((key) => at(key, 'page'))).toEqual([
      'next',
      'previous',
      'answer',
      'answer',
      'help',
    ]);
  });

  it('mean the same while Caps Lock is on', () => {
    expect(['J', 'K', 'R'].map((key) => at(key, 'page'))).toEqual(['next', 'previous', 'answer']);
  });

  it('leave Enter to what it presses', () => {
    expect([at('Enter', 'control'), at('j', 'control')]).toEqual([null, 'next']);
  });

  it('are words in the place to answer, but for those that lead away', () => {
    expect([at('j', 'answer'), at('?', 'answer'), at('Enter', 'answer')]).toEqual([null, null, null]);
    expect(at('Escape', 'answer')).toBe('leave');
    expect(at('ArrowDown', 'answer', { altKey: true })).toBe('answer-next');
    expect(at('ArrowUp', 'page', { altKey: true })).toBe('answer-previous');
  });

  it('are nothing in other fields, dialogs and combinations', () => {
    expect([at('j', 'other-field'), at('ArrowDown', 'other-field', { altKey: true })]).toEqual([null, null]);
    expect([at('j', 'page', { ctrlKey: true }), at('r', 'page', { metaKey: true })]).toEqual([null, null]);
    expect(at('j', 'page', { defaultPrevented: true })).toBeNull();
  });
});
