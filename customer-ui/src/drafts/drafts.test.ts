import { describe, expect, it } from 'vitest';
import { createDrafts } from './drafts.ts';

/** Session storage of a tab, and what other tabs do. */
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
  const tabs = new EventTarget();
  const changedElsewhere = (key: string | null) => tabs.dispatchEvent(Object.assign(new Event('storage'), { key }));
  return { kept, storage, drafts: createDrafts({ storage: () => storage, tabs }), tabs, changedElsewhere };
};

describe('a draft', () => {
  it('is there again after the window was closed or the page loaded anew', () => {
    const { storage, drafts, tabs } = tab();
    drafts.of('anna', 'review:b1').keep({ reviewer_name: 'Max', review_text: '' });
    expect(drafts.of('anna', 'review:b1').read()).toEqual({ reviewer_name: 'Max' });
    expect(
      createDrafts({ storage: () => storage, tabs })
        .of('anna', 'review:b1')
        .read(),
    ).toEqual({
      reviewer_name: 'Max',
    });
  });

  it('belongs to one form', () => {
    const { drafts } = tab();
    drafts.of('anna', 'review:b1').keep({ reviewer_name: 'Max' });
    expect(drafts.of('anna', 'review:b2').read()).toEqual({});
  });

  it('is never shown to another account, and gone then', () => {
    const { kept, drafts } = tab();
    drafts.of('anna', 'business').keep({ business_name: 'Krone' });
    expect(drafts.of('bert', 'business').read()).toEqual({});
    expect(kept.size).toBe(0);
  });

  it('is gone once it was sent, and once everything in it was cleared', () => {
    const { kept, drafts } = tab();
    drafts.of('anna', 'business').keep({ business_name: 'Krone' });
    drafts.of('anna', 'business').forget();
    expect(kept.size).toBe(0);
    drafts.of('anna', 'business').keep({ business_name: 'Krone' });
    drafts.of('anna', 'business').keep({ business_name: ' ' });
    expect(kept.size).toBe(0);
  });

  it('is gone with all others when somebody signs out, here or in another tab', () => {
    const { kept, drafts, changedElsewhere } = tab();
    const keepTwo = () => {
      drafts.of('anna', 'business').keep({ business_name: 'Krone' });
      drafts.of('anna', 'review:b1').keep({ reviewer_name: 'Max' });
    };
    kept.set('other', 'stays');
    keepTwo();
    drafts.clear();
    expect([...kept.keys()]).toEqual(['other']);
    keepTwo();
    changedElsewhere('theme');
    expect(kept.size).toBe(3);
    changedElsewhere('token');
    expect([...kept.keys()]).toEqual(['other']);
  });

  it('is given up quietly where storage is blocked, full or damaged', () => {
    const blocked = createDrafts({
      storage: () => {
        throw new Error('blocked');
      },
      tabs: new EventTarget(),
    });
    blocked.of('anna', 'business').keep({ business_name: 'Krone' });
    expect(blocked.of('anna', 'business').read()).toEqual({});
    blocked.clear();

    const { kept, drafts } = tab();
    kept.set('draft:business', '{damaged');
    expect(drafts.of('anna', 'business').read()).toEqual({});
  });
});
