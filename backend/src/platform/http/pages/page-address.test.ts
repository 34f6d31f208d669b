import { expect, it } from 'vitest';
import { meantAddress } from './page-address.ts';

it.each([
  ['/agb/', '/agb'],
  ['/AGB?a=//b', '/agb?a=//b'],
  ['/Admin/', '/admin'],
  ['/ADMIN', '/admin'],
  ['/admin', null],
  ['/Konto//Abo', null],
  ['/agb', null],
  ['/', null],
])('of %s the page that is meant is %s', (url, page) => {
  expect(meantAddress(url)).toBe(page);
});

it.each([
  '//boese.example',
  '//boese.example/agb/',
  '//agb',
  '///agb/',
  '/\\boese.example',
  '/\\agb/',
  '\\\\boese.example/agb/',
  '/%2f%2fboese.example/',
  '/%5cboese.example/',
  '/agb/%2e%2e//boese.example/',
  '/agb/..//boese.example',
  '/agb%2f',
  '/agb;/',
  '/.//agb/',
  '/agb/\t',
  '/agb\\',
  '/agb\u0130/',
  '/bewertungen/x/',
  '/bewertungen//boese.example/',
  'http://boese.example/AGB/',
  '*',
  '',
])('nobody is led anywhere from %j', (url) => {
  expect(meantAddress(url)).toBeNull();
});
