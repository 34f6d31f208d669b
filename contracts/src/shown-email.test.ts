import { domainToASCII } from 'node:url';
import { describe, expect, it } from 'vitest';
import { shownEmail } from './shown-email.ts';

describe('an address as it is shown', () => {
  it.each([
    'müller.de',
    'bäckerei-schön.example',
    'strassenköter.example',
    'ääää.öö.example',
    'café-zürich.example',
    '寿司.example',
    '😀.example',
    'firma.example',
  ])('has its domain as typed: %s', (domain) => {
    expect(shownEmail(`anna@${domainToASCII(domain)}`)).toBe(`anna@${domain}`);
  });

  it.each(['anna@xn--.example', 'anna@xn--99999999999.example', 'xn--mller-kva', 'Gelöschtes Konto'])(
    'stays whole where there is nothing to decode: %s',
    (text) => {
      expect(shownEmail(text).length).toBeGreaterThan(0);
    },
  );
});
