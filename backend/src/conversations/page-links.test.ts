import { CUSTOMER_PATHS, PUBLIC_PATHS } from '@sternklar/contracts/pages';
import { describe, expect, it } from 'vitest';
import { knowledgeBase } from './assistant/knowledge/knowledge-base.ts';
import { linksIn, withLinks } from './page-links.ts';

const ACCOUNT = { conversationId: 'c', participant: { kind: 'account', id: 'a' } } as const;
const said = (message: string, sender: 'assistant' | 'user' | 'admin') => ({
  id: 'm',
  sender,
  sender_label: null,
  message,
  created_at: '2026-03-10T09:00:00.000Z',
  client_message_id: null,
});

describe('the pages that an answer names', () => {
  it('are found in its order, the place on the page before the page, and each once', () => {
    expect(
      linksIn(
        'Auf Ihrer Kontoseite unter „Rechnungen“ und auf Ihrer Übersicht, siehe Impressum. Ihre Kontoseite, Ihre Kontoseite.',
        'customer',
      ),
    ).toEqual([
      { text: 'Kontoseite unter „Rechnungen“', path: '/konto#rechnungen' },
      { text: 'Übersicht', path: '/dashboard' },
      { text: 'Impressum', path: '/impressum' },
      { text: 'Kontoseite', path: '/konto' },
    ]);
  });

  it('are only the public ones for visitors', () => {
    expect(linksIn('Ihre Kontoseite, das Impressum und die AGB', 'visitor').map(({ path }) => path)).toEqual([
      '/impressum',
      '/agb',
    ]);
  });

  it('are the paragraph of the terms where one is named', () => {
    expect(linksIn('Quellen: AGB §\u00a06, AGB §\u00a016 und AGB', 'visitor')).toEqual([
      { text: 'AGB §\u00a06', path: '/agb#preis' },
      { text: 'AGB §\u00a016', path: '/agb#schluss' },
      { text: 'AGB', path: '/agb' },
    ]);
  });

  it('exist, whatever the knowledge base says', () => {
    const found = knowledgeBase.flatMap(({ answer }) => linksIn(answer, 'customer'));
    const [paths, pages] = [new Set(found.map(({ path }) => path.split('#')[0])), [...PUBLIC_PATHS, ...CUSTOMER_PATHS]];
    expect(paths.size).toBeGreaterThanOrEqual(5);
    expect([...paths].filter((path) => !pages.includes(path ?? ''))).toEqual([]);
    for (const { text } of found) expect(knowledgeBase.some(({ answer }) => answer.includes(text))).toBe(true);
  });

  it('are found in nothing that people wrote', () => {
    expect(withLinks(said('Wo ist die Kontoseite?', 'user'), ACCOUNT)).not.toHaveProperty('links');
    expect(withLinks(said('Auf der Kontoseite.', 'admin'), ACCOUNT)).not.toHaveProperty('links');
    expect(withLinks(said('Auf der Kontoseite.', 'assistant'), ACCOUNT)).toHaveProperty('links');
    expect(withLinks(said('Gern geschehen.', 'assistant'), ACCOUNT)).not.toHaveProperty('links');
  });
});
