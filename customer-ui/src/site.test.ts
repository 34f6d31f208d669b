import { isPlaceholder } from '@sternklar/contracts/site';
import { describe, expect, it } from 'vitest';
import { DEFAULT_SITE, type Site, siteFrom } from './site.ts';

const site: Site = {
  brand: 'Polarlicht',
  uiTexts: 'de',
  operator: {
    name: 'Polarlicht GmbH',
    representative: 'Nora Nord',
    street: 'Am Markt 1',
    postalCode: '55543',
    town: 'Bad Kreuznach',
    country: 'Deutschland',
    email: 'hallo@polarlicht.example',
    phone: '0671 123',
    register: 'Amtsgericht Bad Kreuznach, HRB 1',
    vatId: 'DE1',
    hostingProvider: 'Polarhaus GmbH',
    mailProvider: 'Polarpost GmbH',
    modelProvider: null,
    paymentProvider: null,
    dataProtectionAuthority: 'Polarbehörde',
  },
};

describe('the site in the page', () => {
  it('is what the server wrote', () => {
    expect(siteFrom(JSON.stringify(site))).toEqual(site);
  });

  it.each([null, undefined, '', '{', 'null', '[]', '"x"', '{"brand":7,"operator":"x","uiTexts":"fr"}'])(
    'is the default where the block holds %j',
    (json) => {
      expect(siteFrom(json)).toEqual(DEFAULT_SITE);
    },
  );

  it('keeps what is there when something else is missing', () => {
    const read = siteFrom('{"brand":"Polarlicht","operator":{"name":"Polarlicht GmbH","street":" "}}');
    expect(read.brand).toBe('Polarlicht');
    expect(read.operator).toEqual({ ...DEFAULT_SITE.operator, name: 'Polarlicht GmbH' });
  });
});

describe('a placeholder', () => {
  it('is what stands in brackets, and an address that no mail can reach', () => {
    for (const value of ['[OPERATOR_NAME eintragen]', 'operator-email-eintragen@example.invalid'])
      expect(isPlaceholder(value)).toBe(true);
    for (const value of ['Polarlicht GmbH', '55543', 'hallo@polarlicht.example'])
      expect(isPlaceholder(value)).toBe(false);
  });
});
