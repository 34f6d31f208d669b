import type { AdminUser } from '@sternklar/contracts/accounts/account.api';
import { accountStream } from '@sternklar/contracts/accounts/account.events';
import { DELETION_REQUEST_WAITS_DAYS, UNVERIFIED_ACCOUNT_KEPT_DAYS } from '@sternklar/contracts/constants';
import type { AdminInvoice } from '@sternklar/contracts/invoices/invoice.api';
import { subscriptionStream } from '@sternklar/contracts/subscriptions/subscription.events';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STANDARD_PLAN } from '../../subscriptions/plan.ts';
import { startSubscription } from '../../subscriptions/start-subscription/start-subscription.ts';
import { subscriptionStreamType } from '../../subscriptions/subscription.ts';
import { CUSTOMER_PASSWORD, createTestWorld, type Person, type TestWorld } from '../../testing/test-world.ts';
import { accountStreamType } from '../account.ts';
import { eraseAccount } from './erase-account.ts';

const BUSINESS = { business_name: 'Krone', google_business_link: 'https://maps.example/krone' };
let world: TestWorld;
let admin: Person;

beforeAll(async () => {
  world = await createTestWorld();
  admin = await world.admin();
});
afterAll(() => world.close());

const erase = (person: Pick<Person, 'post'>) =>
  person.post('/account/erasure', { password: CUSTOMER_PASSWORD, understood: true });
const contextOf = (accountId: string) => {
  const id = v7();
  return {
    actor: { kind: 'account' as const, id: accountId },
    accountId,
    correlationId: id,
    causationId: id,
    commandId: id,
  };
};
/** What a request does that passed every check before the erasure. */
const startAllTheSame = ({ accountId }: Person) =>
  world.product.commands.handle({
    streamType: subscriptionStreamType,
    streamId: subscriptionStream(accountId),
    decide: (state) =>
      startSubscription(state, {
        subscriptionId: v7(),
        accountId,
        plan: STANDARD_PLAN,
        company: { companyName: null, billingDetails: null },
        now: world.now(),
      }),
    context: contextOf(accountId),
  });
const ofUser = (accountId: string) => new URLSearchParams({ filter: JSON.stringify({ user_id: accountId }) });
const subscriptionsOf = async ({ accountId }: Person) =>
  (await admin.get<{ status: string }[]>(`/admin/subscriptions?${ofUser(accountId)}`)).body.map(({ status }) => status);
/** What the invoices of a person come to. */
const billed = async ({ accountId }: Person) =>
  (await admin.get<AdminInvoice[]>(`/admin/invoices?${ofUser(accountId)}`)).body
    .map(({ amount }) => amount)
    .reduce((sum, amount) => sum + amount, 0);

describe('a subscription that begins in the very moment in which its account is erased', () => {
  it('is ended when it comes right after the erasure, and nothing is billed', async () => {
    const anna = await world.customer('anna@firma.example');
    expect((await erase(anna)).status).toBe(200);
    await startAllTheSame(anna);
    await world.catchUp();
    expect(await subscriptionsOf(anna)).toEqual(['inactive']);
    await world.catchUp();
    expect(await billed(anna)).toBe(0);
  });

  it('is ended when it came between the erasure’s look and its event', async () => {
    const bert = await world.customer('bert@firma.example');
    await startAllTheSame(bert);
    await bert.post('/business', BUSINESS);
    await world.catchUp();
    await world.product.commands.handle({
      streamType: accountStreamType,
      streamId: accountStream(bert.accountId),
      decide: (state) =>
        eraseAccount(state, {
          reason: 'owner',
          hasOtherAdmin: false,
          runsSubscription: false,
          owesInvoices: false,
          awaitsBank: false,
        }),
      context: contextOf(bert.accountId),
    });
    world.advance(60_000);
    await world.catchUp();
    await world.catchUp();
    expect(await subscriptionsOf(bert)).toEqual(['inactive']);
    expect((await admin.get<object[]>(`/admin/businesses?${ofUser(bert.accountId)}`)).body).toEqual([]);
    expect(await billed(bert)).toBe(0);
  });

  const DAY_MS = 86_400_000;
  const passing = async (days: number) => {
    world.advance(days * DAY_MS);
    await world.catchUp();
  };
  it.each([
    { by: 'its owner', erased: erase },
    {
      by: 'an admin',
      erased: ({ accountId }: Person) => admin.post(`/admin/users/${accountId}/erasure`, { understood: true }),
    },
    {
      by: 'its time after a request',
      async erased(person: Person) {
        await person.post('/account/deletion-request', { password: CUSTOMER_PASSWORD });
        await passing(DELETION_REQUEST_WAITS_DAYS);
      },
    },
    { by: 'its time unverified', erased: () => passing(UNVERIFIED_ACCOUNT_KEPT_DAYS + 1) },
  ])('goes with it, and so does a new business, when it is erased by $by', async ({ erased, by }) => {
    const email = `${v7()}@firma.example`;
    const person = by === 'its time unverified' ? await world.register(email) : await world.customer(email);
    world.meanwhile('AccountErased', async () => {
      await startAllTheSame(person);
      await (await world.login(email)).post('/business', BUSINESS);
    });
    await erased(person);
    await world.catchUp();
    admin = await world.admin();
    const { accountId } = person;
    expect((await admin.get<AdminUser>(`/admin/users/${accountId}`)).body.erased_at).not.toBeNull();
    expect(await subscriptionsOf(person)).toEqual(['inactive']);
    expect((await admin.get<object[]>(`/admin/businesses?${ofUser(accountId)}`)).body).toEqual([]);
    await world.catchUp();
    expect(await billed(person)).toBe(0);
  });

  it('never outlives it, however the two fall', { tags: 'long' }, async () => {
    const people = await Promise.all([1, 2, 3, 4, 5, 6].map((number) => world.customer(`${number}@rennen.example`)));
    const outcomes = await Promise.all(
      people.map(async (person) => {
        const [erased] = await Promise.all([
          erase(person),
          person.post('/subscription/create', { plan_name: 'standard', company_name: 'Firma' }),
        ]);
        return { person, isErased: erased.status === 200 };
      }),
    );
    await world.catchUp();
    await world.catchUp();
    for (const { person, isErased } of outcomes) {
      if (isErased) expect(await subscriptionsOf(person)).not.toContain('active');
      else expect(await subscriptionsOf(person)).toEqual(['active']);
    }
  });
});

describe('an erasure that is due by the clock', () => {
  const DAY_MS = 86_400_000;
  const passing = async (days: number) => {
    world.advance(days * DAY_MS);
    await world.catchUp();
    admin = await world.admin();
  };
  const erasedAt = async ({ accountId }: Person) =>
    (await admin.get<AdminUser>(`/admin/users/${accountId}`)).body.erased_at;

  it('is not carried out when its owner takes it back in that very moment', async () => {
    const person = await world.customer(`${v7()}@firma.example`);
    await person.post('/account/deletion-request', { password: CUSTOMER_PASSWORD });
    let withdrawn = 0;
    world.meanwhile('AccountErased', async () => {
      withdrawn = (await (await world.login(person.email)).delete('/account/deletion-request')).status;
    });
    await passing(DELETION_REQUEST_WAITS_DAYS);
    expect(withdrawn).toBe(200);
    expect(await erasedAt(person)).toBeNull();
    await passing(1);
    expect(await erasedAt(person)).toBeNull();
  });

  it('begins anew when it is taken back and asked for again in that very moment', async () => {
    const person = await world.customer(`${v7()}@firma.example`);
    await person.post('/account/deletion-request', { password: CUSTOMER_PASSWORD });
    world.meanwhile('AccountErased', async () => {
      const again = await world.login(person.email);
      await again.delete('/account/deletion-request');
      await again.post('/account/deletion-request', { password: CUSTOMER_PASSWORD });
    });
    await passing(DELETION_REQUEST_WAITS_DAYS);
    expect(await erasedAt(person)).toBeNull();
    await passing(DELETION_REQUEST_WAITS_DAYS);
    expect(await erasedAt(person)).not.toBeNull();
  });

  it('is not carried out when the address is verified in that very moment', async () => {
    const person = await world.register(`${v7()}@firma.example`);
    world.meanwhile('AccountErased', async () => {
      const back = await world.login(person.email);
      const { body } = await back.post<{ verification_code: string }>('/auth/resend-email-code');
      await back.post('/auth/verify-email', body);
    });
    await passing(UNVERIFIED_ACCOUNT_KEPT_DAYS + 1);
    expect(await erasedAt(person)).toBeNull();
  });
});

describe('two admins who erase their accounts in the same moment', () => {
  it('leave one of them, in one process and in two', { tags: 'long' }, async () => {
    const there = await world.anotherProcess();
    for (const process of [world, there]) {
      const [one, two] = await Promise.all(
        ['eins', 'zwei'].map((name) => world.customer(`${name}-${v7()}@sternklar.example`)),
      );
      if (!one || !two) throw new Error('There are two.');
      for (const { email } of [one, two]) await world.product.accountServices.operators.grant(email, 'admin');
      await world.product.accountServices.operators.revoke(admin.email, 'admin');
      const elsewhere = await process.login(two.email);
      const answers = await Promise.all([erase(one), erase(elsewhere)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)).toMatchObject({ body: { code: 'last-admin' } });
      await world.product.accountServices.operators.grant(admin.email, 'admin');
      for (const { email } of [one, two]) await world.product.accountServices.operators.revoke(email, 'admin');
    }
    await there.close();
  });

  it('is no reason to wait for customers', async () => {
    const people = await Promise.all([1, 2, 3].map((number) => world.customer(`kundin-${number}@firma.example`)));
    const answers = await Promise.all(people.map(erase));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});
