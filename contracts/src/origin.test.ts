import { describe, expect, it } from 'vitest';
import { originFault, originOf } from './origin.ts';

describe('an origin of a partner', () => {
  it.each([
    ['https://www.beispiel.de', 'https://www.beispiel.de'],
    [' https://WWW.Beispiel.de/ ', 'https://www.beispiel.de'],
    ['https://www.beispiel.de:443', 'https://www.beispiel.de'],
    ['https://www.beispiel.de:8443', 'https://www.beispiel.de:8443'],
    ['https://bäcker.de', 'https://xn--bcker-gra.de'],
    ['http://localhost:3001', 'http://localhost:3001'],
    ['http://127.0.0.1:3001', 'http://127.0.0.1:3001'],
  ])('%s is %s', (typed, origin) => {
    expect(originOf(typed)).toBe(origin);
  });

  it.each([
    '',
    'www.beispiel.de',
    'http://www.beispiel.de',
    'https://www.beispiel.de/kontakt',
    'https://www.beispiel.de/?a',
    'https://www.beispiel.de/#a',
    'https://name@www.beispiel.de',
    'https://*.beispiel.de',
    'javascript:alert(1)',
    'file:///etc/passwd',
    'null',
    `https://${'x'.repeat(300)}.de`,
  ])('%s is none', (typed) => {
    expect(originOf(typed)).toBeNull();
  });
});

describe('what is wrong with an address', () => {
  it.each([
    ['http://bäcker.de', /^Die Adresse muss mit https/],
    ['http://x.de:80', /^Die Adresse muss mit https/],
    ['https://*.beispiel.de', /^Platzhalter/],
    ['*', /^Platzhalter/],
    ['https://www.beispiel.de/kontakt', /^Bitte geben Sie die Adresse ohne Pfad an/],
    ['http://www.beispiel.de/kontakt', /ohne Pfad an.*Die Adresse muss mit https/],
    ['www.beispiel.de', /^Bitte geben Sie die Adresse ohne Pfad an/],
  ])('%s', (typed, words) => {
    expect(originFault(typed)).toMatch(words);
  });
});
