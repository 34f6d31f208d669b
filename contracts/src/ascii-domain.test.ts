import { expect, it } from 'vitest';
import { withAsciiDomain } from './ascii-domain.ts';

it.each([
  ['info@bäckerei-müller.de', 'info@xn--bckerei-mller-bfb28a.de'],
  ['info@BÄCKEREI-Müller.DE', 'info@xn--bckerei-mller-bfb28a.de'],
  // Typed as two signs each, as on a Mac.
  ['info@bäckerei-müller.de'.normalize('NFD'), 'info@xn--bckerei-mller-bfb28a.de'],
  ['info@xn--bckerei-mller-bfb28a.de', 'info@xn--bckerei-mller-bfb28a.de'],
  ['info@straße.de', 'info@xn--strae-oqa.de'],
  ['Info@Beispiel.de', 'Info@Beispiel.de'],
])('%s is the address %s', (typed, address) => {
  expect(withAsciiDomain(typed)).toBe(address);
});

it.each(['', 'bäcker', 'a@b@bäcker.de/x', 'a@bä cker.de', 'a@bäcker.de:25', 'a@ä%41.de', 'a@[ä]', 'a@ä#.de'])(
  '%s stays as it is',
  (typed) => {
    expect(withAsciiDomain(typed)).toBe(typed);
  },
);
