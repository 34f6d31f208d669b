import type { EmailAddressEvent } from '@sternklar/contracts/accounts/account.events';
import { deciderSpec } from '@sternklar/event-store/testing/decider-spec';
import { describe, expect, it } from 'vitest';
import { createAddressHash, normalizeEmail } from './address-hash.ts';
import { emailAddressStreamType } from './email-address.ts';
import { releaseEmailAddress, reserveEmailAddress } from './reserve-email-address.ts';

const spec = deciderSpec(emailAddressStreamType);
const anna = '01890000-0000-7000-8000-0000000000aa';
const bert = '01890000-0000-7000-8000-0000000000bb';
const reserved = (accountId: string): EmailAddressEvent => ({ type: 'EmailAddressReserved', data: { accountId } });
const released = (accountId: string): EmailAddressEvent => ({ type: 'EmailAddressReleased', data: { accountId } });
const reserve = (accountId: string, insteadOf: string | null = null) => ({ accountId, insteadOf });

describe('reserving an address', () => {
  it('gives a free one to whoever comes first', () => {
    spec
      .given()
      .when((state) => reserveEmailAddress(state, reserve(anna)))
      .then(reserved(anna));
    spec
      .given(reserved(bert), released(bert))
      .when((state) => reserveEmailAddress(state, reserve(anna)))
      .then(reserved(anna));
  });

  it('changes nothing for whoever holds it', () => {
    spec
      .given(reserved(anna))
      .when((state) => reserveEmailAddress(state, reserve(anna)))
      .thenNothing();
  });

  it('is refused when somebody else holds it', () => {
    spec
      .given(reserved(bert))
      .when((state) => reserveEmailAddress(state, reserve(anna)))
      .thenRejected('email-address-taken', { accountId: bert });
  });

  it('takes it over from an abandoned registration, and only from that one', () => {
    spec
      .given(reserved(bert))
      .when((state) => reserveEmailAddress(state, reserve(anna, bert)))
      .then(released(bert), reserved(anna));
    spec
      .given(reserved(bert))
      .when((state) => reserveEmailAddress(state, reserve(anna, '01890000-0000-7000-8000-0000000000cc')))
      .thenRejected('email-address-taken');
  });
});

describe('releasing an address', () => {
  it('frees it if this account holds it', () => {
    spec
      .given(reserved(anna))
      .when((state) => releaseEmailAddress(state, { accountId: anna }))
      .then(released(anna));
  });

  it('changes nothing if it is free or somebody else holds it', () => {
    spec
      .given()
      .when((state) => releaseEmailAddress(state, { accountId: anna }))
      .thenNothing();
    spec
      .given(reserved(bert))
      .when((state) => releaseEmailAddress(state, { accountId: anna }))
      .thenNothing();
  });
});

describe('an address', () => {
  it('is one however it is typed', () => {
    expect(normalizeEmail('  Anna.Müller@Firma.DE ')).toBe('anna.müller@firma.de');
    expect(normalizeEmail('mu\u0308ller@firma.de')).toBe(normalizeEmail('MÜLLER@firma.de'));
  });

  it('is named by a hash that nobody can compute without the key', () => {
    const hash = createAddressHash(Buffer.alloc(32, 1));
    expect(hash('Anna@firma.de')).toMatch(/^[0-9a-f]{64}$/);
    expect(hash('Anna@firma.de')).toBe(hash('anna@FIRMA.de '));
    expect(hash('anna@firma.de')).not.toBe(hash('anna2@firma.de'));
    expect(hash('anna@firma.de')).not.toBe(createAddressHash(Buffer.alloc(32, 2))('anna@firma.de'));
  });
});
