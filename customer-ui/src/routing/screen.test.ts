import { LEGAL_PATHS } from '@sternklar/contracts/site';
import { describe, expect, it } from 'vitest';
import { customerPageIn, destinationOf, reviewIdIn, reviewPath } from './screen.ts';

const REVIEW = '0198a000-0000-7000-8000-00000000c001';

describe('a page to go on to', () => {
  it.each([
    ['/dashboard', '/dashboard'],
    ['/konto#abo', '/konto#abo'],
    ['/konto/#abo', '/konto#abo'],
    [`/bewertungen/${REVIEW}#fragen`, `/bewertungen/${REVIEW}#fragen`],
    ['/konto#', '/konto'],
    ['/konto#<script>', '/konto'],
    ['/konto#abo?x=//boese.example', '/konto'],
  ])('given %j, when somebody signs in, then they go to %j', (place, page) => {
    expect(customerPageIn(place)).toBe(page);
    expect(destinationOf('/', true, page)).toEqual({ screen: 'dashboard', redirectTo: page });
  });

  it.each([
    'https://boese.example/',
    'https:/dashboard',
    '//boese.example',
    '//boese.example/konto',
    '///boese.example/konto',
    '/\\boese.example',
    '\\\\boese.example',
    '/\t/boese.example',
    '/%2Fboese.example',
    '/%5Cboese.example/konto',
    '%2F%2Fboese.example',
    '/konto@boese.example',
    '/konto/../admin',
    '/konto?weiter=//boese.example',
    '/admin',
    '/agb',
    '/',
    'javascript:alert(1)',
    '/bewertungen',
    '/bewertungen/../admin',
    '/bewertungen/kein-ausweis',
    `/bewertungen/${REVIEW}/../../admin`,
    `/bewertungen/${REVIEW}\n//boese.example`,
    '/konto\n#abo',
    `/konto#${'a'.repeat(5_000)}`,
    `${'/'.repeat(5_000)}konto`,
    '',
  ])('given %j, when somebody signs in, then they go to their dashboard', (place) => {
    expect(customerPageIn(place)).toBeNull();
    expect(destinationOf('/', true, customerPageIn(place)).redirectTo).toBe('/dashboard');
    expect(reviewIdIn(place)).toBeNull();
  });
});

it('a page of the back office is gone to from where somebody signs in, without the dashboard in between', () => {
  expect(destinationOf('/', true, '/admin/reviews')).toEqual({ screen: 'landing', redirectTo: '/admin/reviews' });
  expect(destinationOf('/', false, '/admin/reviews')).toEqual({ screen: 'landing', redirectTo: null });
});

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

  it('of a review is for customers and leads visitors to the landing page', () => {
    const path = reviewPath(REVIEW);
    expect(destinationOf(path, true)).toEqual({ screen: 'review', redirectTo: null });
    expect(destinationOf(path, false)).toEqual({ screen: 'landing', redirectTo: '/' });
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
