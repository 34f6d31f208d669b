import { LEGAL_PATHS } from '@sternklar/contracts/site';
import { describe, expect, it } from 'vitest';
import { destinationOf, reviewIdIn, reviewPath, wayOn } from './screen.ts';

describe('a path', () => {
  it('/ is the landing page for visitors and leads customers to their dashboard', () => {
    expect(destinationOf('/', false)).toEqual({ screen: 'landing', redirectTo: null });
    expect(destinationOf('/', true)).toEqual({ screen: 'dashboard', redirectTo: '/dashboard' });
  });

  it('/dashboard is for customers and leads visitors to the landing page', () => {
    expect(destinationOf('/dashboard', true)).toEqual({ screen: 'dashboard', redirectTo: null });
    expect(destinationOf('/dashboard', false)).toEqual({ screen: 'landing', redirectTo: '/' });
  });

  it('/konto is for customers and leads visitors to the landing page', () => {
    expect(destinationOf('/konto', true)).toEqual({ screen: 'account', redirectTo: null });
    expect(destinationOf('/konto', false)).toEqual({ screen: 'landing', redirectTo: '/' });
  });

  it('of a review is for customers, and leads visitors to the landing page, which remembers it', () => {
    const path = reviewPath('0198a000-0000-7000-8000-00000000c001');
    expect(destinationOf(path, true)).toEqual({ screen: 'review', redirectTo: null });
    const { screen, redirectTo } = destinationOf(path, false);
    expect(screen).toBe('landing');
    const { pathname, search } = new URL(redirectTo ?? '', 'https://sternklar.example');
    expect(destinationOf(pathname, false, search)).toEqual({ screen: 'landing', redirectTo: null });
    expect(destinationOf(pathname, true, search).redirectTo).toBe(path);
  });

  it.each([
    'https://boese.example/',
    '//boese.example',
    '/\\boese.example',
    '/admin',
    'javascript:alert(1)',
    '/bewertungen/../admin',
    '/bewertungen/kein-ausweis',
    '',
  ])('to go on to after signing in is a review’s alone, never %j', (path) => {
    expect(wayOn(`?${new URLSearchParams({ weiter: path })}`)).toBeNull();
    expect(reviewIdIn(path)).toBeNull();
  });

  it('means the same with a slash at its end', () => {
    expect(destinationOf('/dashboard/', true).screen).toBe('dashboard');
  });

  it.each(Object.entries(LEGAL_PATHS))('of the page %s shows it to everybody at %s', (name, path) => {
    for (const hasToken of [true, false]) {
      expect(destinationOf(path, hasToken)).toEqual({ screen: name, redirectTo: null });
      expect(destinationOf(`${path}/`, hasToken).screen).toBe(name);
    }
  });

  it('that is unknown is not found, with or without a token', () => {
    expect(destinationOf('/kometen', true)).toEqual({ screen: 'not-found', redirectTo: null });
    expect(destinationOf('/kometen', false)).toEqual({ screen: 'not-found', redirectTo: null });
  });

  it('never leads back and forth: where a redirect leads, nothing leads on', () => {
    for (const hasToken of [true, false]) {
      for (const path of ['/', '/dashboard', '/konto']) {
        const { redirectTo } = destinationOf(path, hasToken);
        if (redirectTo !== null) expect(destinationOf(redirectTo, hasToken).redirectTo).toBeNull();
      }
    }
  });
});
