import type { EmailAddressEvent } from '@sternklar/contracts/accounts/account.events';
import {
  emailAddressGivenUp,
  emailChanged,
  emailChangeRequested,
  emailVerified,
  registered,
} from '@sternklar/contracts/accounts/testing/account.builders';
import { deciderSpec } from '@sternklar/event-store/testing/decider-spec';
import { describe, expect, it } from 'vitest';
import { accountStreamType } from '../account.ts';
import { at } from '../testing/at.ts';
import { createAddressHash, normalizeEmail } from './address-hash.ts';
import { emailAddressStreamType } from './email-address.ts';
import { giveUpEmailAddress } from './give-up-email-address.ts';
import { releaseEmailAddress, reserveEmailAddress } from './reserve-email-address.ts';

const spec = deciderSpec(emailAddressStreamType);
const anna = '01890000-0000-7000-8000-0000000000aa';
const bert = '01890000-0000-7000-8000-0000000000bb';
const reserved = (accountId: string): EmailAddressEvent => ({ type: 'EmailAddressReserved', data: { accountId } });
const released = (accountId: string): EmailAddressEvent => ({ type: 'EmailAddressReleased', data: { accountId } });
const reserve = (accountId: string, insteadOf: number | null = null) => ({ accountId, insteadOf });

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

  it('takes over the reservation that gives way, and only that one', () => {
    spec
      .given(reserved(bert))
      .when((state) => reserveEmailAddress(state, reserve(anna, 1)))
      .then(released(bert), reserved(anna));
    spec
      .given(reserved(bert), reserved(bert))
      .when((state) => reserveEmailAddress(state, reserve(anna, 1)))
      .thenRejected('email-address-taken', { accountId: bert });
  });

  it('renews the account’s own, which gives way to nobody any more who saw it before', () => {
    spec
      .given(reserved(anna))
      .when((state) => reserveEmailAddress(state, reserve(anna, 1)))
      .then(reserved(anna));
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

describe('what an account claims of an address that somebody else wants', () => {
  const account = deciderSpec(accountStreamType);
  const asked = new Date('2026-03-01T09:00:00.000Z');
  const minutes = (count: number) => new Date(asked.getTime() + count * 60_000);
  const [request, change] = ['01890000-0000-7000-8000-0000000000e1', '01890000-0000-7000-8000-0000000000e2'];
  const waiting = account.given(registered(), emailVerified, at(asked, emailChangeRequested(asked), request));
  const changed = account.given(
    registered(),
    emailVerified,
    at(asked, emailChangeRequested(asked), request),
    at(minutes(1), emailChanged('2026-03-08T09:01:00.000Z'), change),
  );

  it('stands while the address is its own', () => {
    account
      .given(registered())
      .when((state) => giveUpEmailAddress(state, { email: 'anna@firma.example', now: asked }))
      .thenRejected('address-in-use');
  });

  it('stands as long as the code to a new one is good, and no longer', () => {
    waiting
      .when((state) => giveUpEmailAddress(state, { email: 'anna@neu.example', now: minutes(14) }))
      .thenRejected('address-in-use');
    waiting
      .when((state) => giveUpEmailAddress(state, { email: 'anna@neu.example', now: minutes(15) }))
      .then(emailAddressGivenUp(request));
  });

  it('stands for a week after it was changed, and no longer', () => {
    changed
      .when((state) =>
        giveUpEmailAddress(state, { email: 'anna@firma.example', now: new Date('2026-03-08T09:00:59Z') }),
      )
      .thenRejected('address-in-use');
    changed
      .when((state) =>
        giveUpEmailAddress(state, { email: 'anna@firma.example', now: new Date('2026-03-08T09:01:00Z') }),
      )
      .then(emailAddressGivenUp(change));
  });

  it('is nothing for an address that it has nothing to do with', () => {
    changed.when((state) => giveUpEmailAddress(state, { email: 'bert@firma.example', now: asked })).thenNothing();
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
