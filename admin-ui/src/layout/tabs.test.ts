import { describe, expect, it } from 'vitest';
import { pages, resources } from '../resources.ts';
import { pageTitle, TABS, tabAt } from './tabs.ts';

describe('the tabs of the back office', () => {
  it('are six, and five of them count something', () => {
    expect(TABS.map(({ label }) => label)).toEqual([
      'Benutzer',
      'Unternehmen',
      'Bewertung anlegen',
      'Bewertungen',
      'Abos',
      'Chats',
    ]);
    expect(TABS.flatMap(({ count }) => count ?? [])).toEqual([
      'users',
      'businesses',
      'reviews',
      'subscriptions',
      'chats',
    ]);
  });

  it('lead to every list, and to every page beside them', () => {
    const paths = [
      ...resources.map(({ name }) => `/${name}`),
      ...pages.filter(({ isMoved }) => !isMoved).map(({ path }) => path),
    ];
    expect(paths.filter((path) => tabAt(path) === null)).toEqual([]);
  });

  it.each([
    ['/users', 'Benutzer'],
    ['/users/0190/show', 'Benutzer'],
    ['/reviews/create', 'Bewertung anlegen'],
    ['/reviews', 'Bewertungen'],
    ['/reviews/0190/show', 'Bewertungen'],
    ['/operations', 'Betrieb'],
  ])('%s belongs to %s', (path, label) => {
    expect(tabAt(path)?.label).toBe(label);
  });

  it('know no page that only begins alike', () => {
    expect(tabAt('/userspace')).toBeNull();
    expect(tabAt('/')).toBeNull();
  });
});

describe('what the browser’s own tab says', () => {
  it('names what waits, the page, the program and the installation', () => {
    expect(pageTitle('/chats', 'Haus')).toBe('Chats – Verwaltung – Haus');
    expect(pageTitle('/reviews/0190', 'Haus', 'Max M.')).toBe('Max M. – Bewertungen – Verwaltung – Haus');
    expect(pageTitle('/inbox', 'Haus', null, 3)).toBe('(3) Posteingang – Verwaltung – Haus');
    expect(pageTitle('/nowhere', 'Haus')).toBe('Nicht gefunden – Verwaltung – Haus');
  });
});
