import type { Journal } from '@sternklar/contracts/invoices/journal.api';
import type { UnmatchedPayment } from '@sternklar/contracts/payments/payment.api';
import { describe, expect, it } from 'vitest';
import type { Person, TestWorld } from '../testing/test-world.ts';
import { DECLINED_CARD, type StripeDouble } from './stripe/testing/stripe-double.ts';
import { useStripeWorld } from './testing/stripe-world.ts';

describe('payments by Stripe', () => {
  let stripe: StripeDouble;
  let world: TestWorld;
  const { invoicesOf, nextMonth, openPage, subscriber, tell } = useStripeWorld((started) => {
    ({ stripe, world } = started);
  });

  const standingOf = async ({ accountId }: Person) => {
    const { body } = await (await world.admin()).get<UnmatchedPayment[]>('/admin/unmatched-payments');
    return body.filter(({ user_id }) => user_id === accountId);
  };
  const chargesOf = ({ accountId }: Person) =>
    stripe.callsTo('payment_intents').filter(({ fields }) => fields['metadata[account_id]'] === accountId);
  /** A subscriber whose first payment Stripe calls so. */
  const paidBy = async (email: string, card = 'pm_card_visa') => {
    const person = await world.customer(email);
    await openPage(person);
    const notice = stripe.payPage(world.now(), { card });
    expect(await tell(notice)).toBe(200);
    return { person, payment: JSON.parse(notice.body).data.object.id as string, notice };
  };
  const told = (type: string, object: object) => tell(stripe.notice(type, object, world.now()));

  it('that the bank disputes stand before team and customer, and the card is asked for nothing until that is over', async () => {
    const { person, payment } = await paidBy('bestritten@beispiel.de');
    const dispute = stripe.newDispute(payment);
    const notice = stripe.notice('charge.dispute.created', dispute, world.now());
    expect([await tell(notice), await tell(notice), await told('charge.dispute.updated', dispute)]).toEqual([
      200, 200, 200,
    ]);
    expect((await invoicesOf(person.email))[0]).toMatchObject({ paid_by: 'card', payment_trouble: 'disputed' });
    expect(await standingOf(person)).toMatchObject([
      { kind: 'disputed', amount: 59, payment_reference: payment, settled_by: null },
    ]);
    await nextMonth();
    expect(chargesOf(person)).toEqual([]);
    expect((await invoicesOf(person.email))[0]).toMatchObject({ paid_by: null, payment_failed: false });
    expect(await told('charge.dispute.closed', { ...dispute, status: 'won' })).toBe(200);
    await world.catchUp();
    expect(chargesOf(person)).toHaveLength(1);
    const invoices = await invoicesOf(person.email);
    expect(invoices.map(({ paid_by, payment_trouble }) => [paid_by, payment_trouble])).toEqual([
      ['card', null],
      ['card', null],
    ]);
    expect(await standingOf(person)).toMatchObject([{ settled_by: 'dispute-won' }]);
  });

  it('that the bank took back leave their invoice open, to be paid on a page, and the card alone', async () => {
    const { person, payment, notice } = await paidBy('zurueckgeholt@beispiel.de');
    const dispute = stripe.newDispute(payment);
    // The end comes first.
    expect(await told('charge.dispute.closed', { ...dispute, status: 'lost' })).toBe(200);
    expect(await told('charge.dispute.created', dispute)).toBe(200);
    expect(await tell(notice)).toBe(200);
    const intent = JSON.parse(notice.body).data.object;
    expect(await told('payment_intent.succeeded', intent)).toBe(200);
    const [open] = await invoicesOf(person.email);
    expect(open).toMatchObject({ paid_by: null, paid_on: null, payment_trouble: 'dispute-lost' });
    expect(await standingOf(person)).toMatchObject([{ kind: 'disputed', settled_by: 'dispute-lost' }]);
    await nextMonth();
    expect(chargesOf(person)).toEqual([]);
    const signedIn = await world.login(person.email);
    expect((await signedIn.post(`/invoices/${open?.id}/checkout`, {})).status).toBe(201);
    expect(await tell(stripe.payPage(world.now()))).toBe(200);
    const paid = (await invoicesOf(person.email)).find(({ id }) => id === open?.id);
    expect(paid).toMatchObject({ paid_by: 'card', payment_trouble: null });
  });

  it('that are disputed before they were told of are asked for at Stripe', async () => {
    const person = await world.customer('bestritten-vor-bezahlt@beispiel.de');
    await openPage(person);
    const notice = stripe.payPage(world.now());
    const payment = JSON.parse(notice.body).data.object.id;
    expect(await told('charge.dispute.created', stripe.newDispute(payment))).toBe(200);
    expect(await standingOf(person)).toMatchObject([{ kind: 'disputed', settled_by: null }]);
    expect(await invoicesOf(person.email)).toHaveLength(1);
    expect(await tell(notice)).toBe(200);
    expect(await invoicesOf(person.email)).toHaveLength(1);
    stripe.trouble('broken', 'broken', 'broken');
    expect(await told('charge.dispute.created', stripe.newDispute('pi_unbekannt'))).toBe(503);
    expect(await told('charge.dispute.created', stripe.newDispute('pi_unbekannt'))).toBe(200);
  });

  it('that somebody paid back at Stripe say so, whole or in part, until a credit note gives back the rest', {
    tags: 'long',
  }, async () => {
    const { person, payment } = await paidBy('bei-stripe-zurueck@beispiel.de');
    const part = stripe.newRefund(payment, 1_000);
    expect([await told('charge.refunded', stripe.chargeOf(payment)), await told('refund.created', part)]).toEqual([
      200, 200,
    ]);
    const [invoice] = await invoicesOf(person.email);
    expect(invoice).toMatchObject({ paid_by: 'card', payment_trouble: 'partly-paid-back', paid_back_amount: 10 });
    expect(await standingOf(person)).toMatchObject([{ kind: 'paid-back-elsewhere', amount: 10, settled_by: null }]);
    await (await world.admin()).post(`/admin/invoices/${invoice?.id}/cancellation`, { reason: 'Auf Wunsch.' });
    await world.catchUp();
    expect(stripe.refunded.filter((reference) => reference === payment)).toHaveLength(1);
    expect(await told('charge.refunded', stripe.chargeOf(payment))).toBe(200);
    expect(await standingOf(person)).toHaveLength(1);
  });

  it('that went back whole at Stripe are not given back once more', async () => {
    const { person, payment } = await paidBy('schon-zurueck@beispiel.de');
    stripe.newRefund(payment, 5_900);
    expect(await told('charge.refunded', stripe.chargeOf(payment))).toBe(200);
    const [invoice] = await invoicesOf(person.email);
    expect(invoice).toMatchObject({ payment_trouble: 'paid-back' });
    await (await world.admin()).post(`/admin/invoices/${invoice?.id}/cancellation`, { reason: 'Auf Wunsch.' });
    await world.catchUp();
    expect(stripe.refunded).not.toContain(payment);
  });

  it('of a cancelled invoice go back once the bank has decided, unless it took them itself', async () => {
    for (const status of ['won', 'lost']) {
      const { person, payment } = await paidBy(`storniert-${status}@beispiel.de`);
      const dispute = stripe.newDispute(payment);
      await told('charge.dispute.created', dispute);
      const [invoice] = await invoicesOf(person.email);
      await (await world.admin()).post(`/admin/invoices/${invoice?.id}/cancellation`, { reason: 'Auf Wunsch.' });
      await world.catchUp();
      expect(stripe.refunded).not.toContain(payment);
      await told('charge.dispute.closed', { ...dispute, status });
      await world.catchUp();
      expect(stripe.refunded.includes(payment)).toBe(status === 'won');
    }
  });

  it('that are lost over less than was disputed stand again with the rest, and nothing of them stays disputed', async () => {
    const { person, payment } = await paidBy('weniger-verloren@beispiel.de');
    const dispute = stripe.newDispute(payment);
    await told('charge.dispute.created', dispute);
    await told('charge.dispute.closed', { ...dispute, amount: 2_000, status: 'lost' });
    const open = { paid_by: 'card', payment_trouble: 'partly-taken-back', taken_back_amount: 20 };
    expect((await invoicesOf(person.email))[0]).toMatchObject(open);
    const mail = (await world.mails(person.email)).find(({ subject }) => subject.includes('einen Teil'));
    expect(mail?.text.replace(/\s+/g, ' ')).toContain('Offen: 20,00 € Bitte überweisen Sie diesen Teil.');
    const [standing] = await standingOf(person);
    expect(standing).toMatchObject({ kind: 'disputed', amount: 20, settled_by: null });
    const admin = await world.admin();
    const settlement = { settlement: 'waived' };
    expect((await admin.post(`/admin/unmatched-payments/${standing?.id}/settlement`, settlement)).status).toBe(200);
    const settled = { paid_by: 'card', payment_trouble: null, taken_back_amount: 0 };
    expect((await invoicesOf(person.email))[0]).toMatchObject(settled);
    const { body } = await admin.get<Journal>('/admin/journal?limit=1000');
    const own = body.entries.filter(({ user_id }) => user_id === person.accountId);
    expect(own.map(({ debit, credit, gross_cents }) => [debit, credit, gross_cents]).slice(-4)).toEqual([
      ['disputed', 'provider', 5_900],
      ['receivables', 'disputed', 2_000],
      ['provider', 'disputed', 3_900],
      ['write-offs', 'receivables', 2_000],
    ]);
  });

  it('of a cancelled invoice that went back before, and are lost then, stand before the team with what the payer has twice', async () => {
    const { person, payment } = await paidBy('zweimal-zurueck@beispiel.de');
    const [invoice] = await invoicesOf(person.email);
    const admin = await world.admin();
    await admin.post(`/admin/invoices/${invoice?.id}/cancellation`, { reason: 'Auf Wunsch.' });
    await world.catchUp();
    expect(stripe.refunded).toContain(payment);
    const dispute = stripe.newDispute(payment);
    await told('charge.dispute.created', dispute);
    await told('charge.dispute.closed', { ...dispute, status: 'lost' });
    const [standing, ...others] = await standingOf(person);
    expect(others).toEqual([]);
    expect(standing).toMatchObject({ kind: 'disputed', amount: 59, settled_by: null });
    const settlement = { settlement: 'paid-by-transfer' };
    expect((await admin.post(`/admin/unmatched-payments/${standing?.id}/settlement`, settlement)).status).toBe(200);
    expect(await standingOf(person)).toMatchObject([{ settled_by: 'paid-by-transfer' }]);
    const { body } = await admin.get<Journal>('/admin/journal?limit=1000');
    const own = body.entries.filter(({ user_id }) => user_id === person.accountId);
    expect(own.map(({ kind, gross_cents }) => [kind, gross_cents]).slice(-3)).toEqual([
      ['dispute-opened', 5_900],
      ['dispute-lost', 5_900],
      ['paid-after-refund', 5_900],
    ]);
  });

  it('of a cancelled invoice go back as far as the bank left them, whichever came first', {
    tags: 'long',
  }, async () => {
    for (const comesFirst of ['dispute', 'credit note']) {
      const { person, payment } = await paidBy(`teils-verloren-${comesFirst.length}@beispiel.de`);
      const dispute = stripe.newDispute(payment, { amount: 2_000 });
      const [invoice] = await invoicesOf(person.email);
      const cancel = async () => {
        await (await world.admin()).post(`/admin/invoices/${invoice?.id}/cancellation`, { reason: 'Auf Wunsch.' });
        await world.catchUp();
      };
      await told('charge.dispute.created', dispute);
      if (comesFirst === 'credit note') await cancel();
      await told('charge.dispute.closed', { ...dispute, status: 'lost' });
      await world.catchUp();
      if (comesFirst === 'dispute') await cancel();
      const back = stripe.callsTo('refunds').filter(({ fields }) => fields.payment_intent === payment);
      expect(back.map(({ fields }) => fields.amount)).toEqual(['3900']);
      expect(await standingOf(person)).toMatchObject([{ kind: 'disputed', amount: 20, settled_by: null }]);
    }
  });

  it('whose way back failed stand before the team until it says what became of them', { tags: 'long' }, async () => {
    const { person, payment } = await paidBy('kam-zurueck@beispiel.de');
    const [invoice] = await invoicesOf(person.email);
    const admin = await world.admin();
    await admin.post(`/admin/invoices/${invoice?.id}/cancellation`, { reason: 'Auf Wunsch.' });
    await world.catchUp();
    const refund = stripe.newRefund(payment, 5_900, { refund_id: 'ours' });
    const failed = { ...refund, status: 'failed', failure_reason: 'lost_or_stolen_card' };
    expect([await told('refund.failed', failed), await told('refund.updated', failed)]).toEqual([200, 200]);
    const [standing, ...others] = await standingOf(person);
    expect(others).toEqual([]);
    expect(standing).toMatchObject({ kind: 'refund-failed', amount: 59, settled_by: null });
    expect(
      (await admin.post(`/admin/unmatched-payments/${standing?.id}/settlement`, { settlement: 'paid-back' })).status,
    ).toBe(200);
    expect(await standingOf(person)).toMatchObject([{ settled_by: 'paid-back' }]);
  });

  it('that settled nothing and went back whole at Stripe need nobody any more', async () => {
    const person = await subscriber('zu-wenig-und-zurueck@beispiel.de', DECLINED_CARD);
    await nextMonth();
    const [open] = await invoicesOf(person.email);
    const metadata = { account_id: person.accountId, invoice_id: open?.id };
    const fields = { amount: '100', currency: 'eur' };
    const intent = stripe.newIntent(fields, { status: 'succeeded', amount_received: 100, metadata });
    expect(await told('payment_intent.succeeded', intent)).toBe(200);
    expect(await standingOf(person)).toMatchObject([{ kind: 'amount-differs', amount: 1, settled_by: null }]);
    stripe.newRefund(intent.id, 100);
    expect(await told('charge.refunded', stripe.chargeOf(intent.id))).toBe(200);
    expect(await standingOf(person)).toMatchObject([{ kind: 'amount-differs', settled_by: 'refund' }]);
    await world.catchUp();
    // Nothing was paid twice: the invoice is open.
    const subjects = (await world.mails(person.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes('doppelt bezahlt'))).toEqual([]);
  });

  it('that are open wait, also for a new card, while another one is disputed', async () => {
    const { person, payment } = await paidBy('neue-karte-im-streit@beispiel.de', DECLINED_CARD);
    await nextMonth();
    const asked = chargesOf(person).length;
    const dispute = stripe.newDispute(payment);
    await told('charge.dispute.created', dispute);
    expect((await (await world.login(person.email)).post('/payments/card', {})).status).toBe(201);
    expect(await tell(stripe.enterCard(world.now()))).toBe(200);
    await world.catchUp();
    expect(chargesOf(person)).toHaveLength(asked);
    expect(await told('charge.dispute.closed', { ...dispute, status: 'won' })).toBe(200);
    await world.catchUp();
    expect(chargesOf(person)).toHaveLength(asked + 1);
    expect((await invoicesOf(person.email)).map(({ paid_by }) => paid_by)).toEqual(['card', 'card']);
  });

  it('that the bank took back leave the card alone that was entered since, which pays what is open again and what waited', {
    tags: 'long',
  }, async () => {
    const { person, payment } = await paidBy('neue-karte-verloren@beispiel.de');
    const dispute = stripe.newDispute(payment);
    await told('charge.dispute.created', dispute);
    await nextMonth();
    await (await world.login(person.email)).post('/payments/card', {});
    const card = 'pm_card_mastercard';
    expect(await tell(stripe.enterCard(world.now(), card))).toBe(200);
    expect(chargesOf(person)).toEqual([]);
    expect(await told('charge.dispute.closed', { ...dispute, status: 'lost' })).toBe(200);
    await world.catchUp();
    expect(chargesOf(person).map(({ fields }) => fields.payment_method)).toEqual([card, card]);
    expect((await invoicesOf(person.email)).map(({ paid_by }) => paid_by)).toEqual(['card', 'card']);
  });

  it('of others on the same account at Stripe are left alone', async () => {
    const person = await subscriber('unberuehrt@beispiel.de');
    const before = await invoicesOf(person.email);
    const others = stripe.newIntent({ amount: '5900', currency: 'eur' }, { status: 'succeeded', metadata: {} }).id;
    for (const reference of [others, 'pi_nowhere']) {
      expect(await told('charge.dispute.created', stripe.newDispute(reference))).toBe(200);
      expect(await told('charge.refunded', stripe.chargeOf(reference))).toBe(200);
      expect(await told('refund.failed', { ...stripe.newRefund(reference, 5_900), status: 'failed' })).toBe(200);
    }
    expect(await invoicesOf(person.email)).toEqual(before);
    expect(await standingOf(person)).toEqual([]);
  });
});
