import type { OperationsStatus } from '@sternklar/contracts/operations.api';
import type { UnmatchedPayment } from '@sternklar/contracts/payments/payment.api';
import { describe, expect, it } from 'vitest';
import type { TestWorld } from '../testing/test-world.ts';
import { DECLINED_CARD, type StripeDouble, WEBHOOK_SECRET } from './stripe/testing/stripe-double.ts';
import { signatureOf } from './stripe/webhook-signature.ts';
import { useStripeWorld } from './testing/stripe-world.ts';

describe('payments by Stripe', () => {
  let stripe: StripeDouble;
  let world: TestWorld;
  const { invoicesOf, nextMonth, openPage, subscriber, subscriptionOf, tell } = useStripeWorld((started) => {
    ({ stripe, world } = started);
  });

  describe('do not believe', () => {
    const pageOf = async (email: string) => {
      const person = await world.customer(email);
      await openPage(person);
      return person;
    };

    it('a notice that was not signed, was changed, or is old', async () => {
      const person = await pageOf('gefaelscht@beispiel.de');
      const { body, signature } = stripe.payPage(world.now());
      expect(await tell({ body })).toBe(400);
      expect(await tell({ body: body.replace('"amount_received":5900', '"amount_received":5901'), signature })).toBe(
        400,
      );
      expect(await tell({ body: '{}', signature })).toBe(400);
      expect(await tell(stripe.payPage(new Date(world.now().getTime() - 6 * 60_000)))).toBe(400);
      expect(await subscriptionOf(person)).toBeNull();
    });

    it('one at another time than ours, of which operators read once; what is sent again, signed anew, is not lost', async () => {
      const person = await pageOf('uhr-geht-vor@beispiel.de');
      const signedAt = (body: string, at: Date) => {
        const seconds = Math.floor(at.getTime() / 1_000);
        return { body, signature: `t=${seconds},v1=${signatureOf(body, seconds, WEBHOOK_SECRET)}` };
      };
      const { body } = stripe.payPage(world.now());
      const admin = await world.admin();
      const toDo = async () => (await admin.get<OperationsStatus>('/admin/operations')).body.to_do;
      const minutesAgo = (minutes: number) => new Date(world.now().getTime() - minutes * 60_000);
      for (const minutes of [-7, 6, 6]) expect(await tell(signedAt(body, minutesAgo(minutes)))).toBe(400);
      expect(await toDo()).toEqual([
        {
          id: 'mistimed-notices-stripe',
          about: 'software',
          sentence: expect.stringMatching(
            /^\d+ Nachrichten von Stripe über Zahlungen abgelehnt: unsere Uhr geht um 6 min vor\./,
          ),
        },
      ]);
      // Whoever only claims to be Stripe says nothing of our clock.
      expect(await tell({ body, signature: 't=1,v1=00' })).toBe(400);
      expect(await toDo()).toHaveLength(1);
      expect(await subscriptionOf(person)).toBeNull();
      for (const minutes of [4, 0]) expect(await tell(signedAt(body, minutesAgo(minutes)))).toBe(200);
      expect(await toDo()).toEqual([]);
      expect(await subscriptionOf(person)).toMatchObject({ status: 'active' });
      expect(await invoicesOf(person.email)).toMatchObject([{ paid_by: 'card' }]);
    });

    it('a payment of another sum, which stands before the team until it says what became of it', async () => {
      const person = await pageOf('zu-wenig@beispiel.de');
      const event = JSON.parse(stripe.payPage(world.now()).body);
      const intent = { ...event.data.object, amount_received: 100 };
      const notice = stripe.notice('payment_intent.succeeded', intent, world.now());
      expect([await tell(notice), await tell(notice)]).toEqual([200, 200]);
      expect(await subscriptionOf(person)).toBeNull();
      const admin = await world.admin();
      const open = `/admin/unmatched-payments?filter=${encodeURIComponent('{"state":"open"}')}`;
      const { body: found } = await admin.get<UnmatchedPayment[]>(open);
      expect(found).toMatchObject([
        {
          user_email: person.email,
          kind: 'amount-differs',
          expected: 59,
          amount: 1,
          payment_reference: intent.id,
          settled_by: null,
        },
      ]);
      const path = `/admin/unmatched-payments/${found[0]?.id}/settlement`;
      expect((await admin.post(path, { settlement: 'verschenkt' })).status).toBe(422);
      expect((await person.post(path, { settlement: 'paid-back' })).status).toBe(403);
      const elsewhere = '/admin/unmatched-payments/0198a000-0000-7000-8000-00000000ffff/settlement';
      expect((await admin.post(elsewhere, { settlement: 'paid-back' })).status).toBe(404);
      expect((await admin.post(path, { settlement: 'paid-back' })).status).toBe(200);
      expect(await admin.post(path, { settlement: 'booked-otherwise' })).toMatchObject({ status: 409 });
      expect((await admin.get<UnmatchedPayment[]>(open)).body).toEqual([]);
    });

    it('that an invoice of 59 € is paid by 1 €', async () => {
      const person = await subscriber('ein-euro@beispiel.de', DECLINED_CARD);
      await nextMonth();
      const [open] = await invoicesOf(person.email);
      const metadata = { account_id: person.accountId, invoice_id: open?.id };
      const intent = stripe.newIntent({ amount: '100', currency: 'eur' }, { amount_received: 100, metadata });
      expect(await tell(stripe.notice('payment_intent.succeeded', intent, world.now()))).toBe(200);
      expect((await invoicesOf(person.email))[0]).toMatchObject({ id: open?.id, paid_by: null });
    });

    it('a payment that nobody here asked for', async () => {
      const person = await world.customer('unbekannt@beispiel.de');
      const metadata = { account_id: person.accountId, checkout_id: '0198a000-0000-7000-8000-00000000ffff' };
      const intent = stripe.newIntent({ amount: '5900', currency: 'eur' }, { amount_received: 5_900, metadata });
      expect(await tell(stripe.notice('payment_intent.succeeded', intent, world.now()))).toBe(200);
      expect(await subscriptionOf(person)).toBeNull();
    });
  });
});
