import { describe, expect, it } from 'vitest';
import { createDrafts } from './drafts.ts';

const tab = () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
  return { kept, drafts: createDrafts(() => storage) };
};

describe('a draft', () => {
  it('is there again, and belongs to one form', () => {
    const { drafts } = tab();
    drafts.of('reply:1').keep('Guten Tag');
    expect(drafts.of('reply:1').read()).toBe('Guten Tag');
    expect(drafts.of('reply:2').read()).toBe('');
  });

  it('is gone once it was sent or cleared', () => {
    const { kept, drafts } = tab();
    drafts.of('reply:1').keep('Guten Tag');
    drafts.of('reply:1').forget();
    drafts.of('reply:2').keep('Guten Tag');
    drafts.of('reply:2').keep('  ');
    expect(kept.size).toBe(0);
  });

  it('is gone with all others when somebody signs out', () => {
    const { kept, drafts } = tab();
    kept.set('other', 'stays');
    drafts.of('reply:1').keep('Guten Tag');
    drafts.of('review').keep('{}');
    drafts.clear();
    expect([...kept.keys()]).toEqual(['other']);
  });

  it('makes room for one more when there are many', () => {
    const { kept, drafts } = tab();
    kept.set('other', 'stays');
    for (let number = 1; number <= 52; number += 1) drafts.of(`reply:${number}`).keep('Guten Tag');
    drafts.of('reply:52').keep('Guten Tag, Frau Sommer');
    expect(kept.size).toBe(51);
    expect(kept.get('other')).toBe('stays');
    expect([drafts.of('reply:2').read(), drafts.of('reply:3').read()]).toEqual(['', 'Guten Tag']);
    expect(drafts.of('reply:52').read()).toBe('Guten Tag, Frau Sommer');
  });

  it('is given up quietly where nothing can be stored', () => {
    const drafts = createDrafts(() => {
      throw new Error('blocked');
    });
    drafts.of('reply:1').keep('Guten Tag');
    drafts.clear();
    expect(drafts.of('reply:1').read()).toBe('');
  });
});
