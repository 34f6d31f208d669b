import { describe, expect, it } from 'vitest';
import { readXml, textAt } from '../invoices/e-invoice/testing/read-xml.ts';
import type { Person, TestWorld } from '../testing/test-world.ts';
import type { StripeDouble } from './stripe/testing/stripe-double.ts';
import { COMPANY, useStripeWorld } from './testing/stripe-world.ts';

const ADDRESS = { street: 'Mühlenstraße 12', postal_code: '55543', town: 'Bad Kreuznach' };
const SETTLEMENT = 'SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement';

/** Invoices whose money came before them, by the payment that began the subscription. */
describe('the invoice of a month that was paid before it began', { shuffle: false }, () => {
  let stripe: StripeDouble;
  let world: TestWorld;
  const { invoicesOf, openPage, tell, nextMonth } = useStripeWorld(
    (started) => {
      ({ stripe, world } = started);
    },
    {
      OPERATOR_NAME: 'Sternklar Beispiel GmbH',
      OPERATOR_REPRESENTATIVE: 'Mia Muster',
      OPERATOR_STREET: 'Beispielstraße 1',
      OPERATOR_POSTAL_CODE: '55543',
      OPERATOR_EMAIL: 'post@sternklar.example',
      OPERATOR_PHONE: '+49 671 1234567',
      OPERATOR_VAT_ID: 'DE123456789',
    },
  );

  const EMAIL = 'vorausbezahlt@beispiel.de';
  const askedFor = async ({ token }: Person, id: string | undefined) => {
    const headers = { authorization: `Bearer ${token}` };
    const { body } = await world.app.inject({ url: `/api/invoices/${id}/xrechnung`, headers });
    const document = readXml(body);
    const at = (path: string) => textAt(document, `${SETTLEMENT}/${path}`);
    const sum = (name: string) => at(`SpecifiedTradeSettlementHeaderMonetarySummation/${name}`);
    return {
      prepaid: sum('TotalPrepaidAmount'),
      due: sum('DuePayableAmount'),
      terms: at('SpecifiedTradePaymentTerms/Description'),
    };
  };
  const mailOf = async (number: string | undefined) =>
    (await world.mails(EMAIL)).find(({ subject }) => subject.endsWith(`${number}`))?.text;

  it('says so by mail and to bookkeeping, and asks for nothing', async () => {
    const person = await world.customer(EMAIL);
    await openPage(person, { ...COMPANY, ...ADDRESS });
    expect(await tell(stripe.payPage(world.now()))).toBe(200);
    const [first] = await invoicesOf(EMAIL);
    expect(first).toMatchObject({ paid_by: 'card', paid_on: '2026-03-02' });
    expect(await askedFor(await world.login(EMAIL), first?.id)).toEqual({
      prepaid: '59.00',
      due: '0.00',
      terms: 'Bereits bezahlt per Kreditkarte',
    });
    const mail = await mailOf(first?.number);
    expect(mail).toContain('Sie ist bereits per Kreditkarte bezahlt.');
    expect(mail).not.toMatch(/fällig|buchen|Testbetrieb/);
  });

  it('is corrected by a document that asks for nothing either', async () => {
    const [{ id = '' } = {}] = await invoicesOf(EMAIL);
    const right = { company_name: 'Bäckerei Sonnenaufgang GmbH', ...ADDRESS };
    expect((await (await world.admin()).post(`/admin/invoices/${id}/correction`, right)).status).toBe(200);
    await world.catchUp();
    const correction = (await invoicesOf(EMAIL)).find(({ kind }) => kind === 'correction');
    expect(await askedFor(await world.login(EMAIL), correction?.id)).toEqual({
      prepaid: '59.00',
      due: '0.00',
      terms: 'Bereits mit der Rechnung bezahlt per Kreditkarte',
    });
  });

  it('is followed by invoices that are to be paid', async () => {
    await nextMonth();
    const second = (await invoicesOf(EMAIL)).find(({ served_from }) => served_from === '2026-04-02');
    expect(await askedFor(await world.login(EMAIL), second?.id)).toMatchObject({ prepaid: '0.00', due: '59.00' });
    expect(await mailOf(second?.number)).toContain('Sie ist fällig am');
  });

  it('and those that were paid later are corrected by a document that says so', async () => {
    const { id = '', paid_on } =
      (await invoicesOf(EMAIL)).find(({ served_from }) => served_from === '2026-04-02') ?? {};
    expect(paid_on).toBe('2026-04-03');
    const right = { company_name: 'Backhaus GmbH', ...ADDRESS };
    expect((await (await world.admin()).post(`/admin/invoices/${id}/correction`, right)).status).toBe(200);
    await world.catchUp();
    const corrections = (await invoicesOf(EMAIL)).filter(({ kind }) => kind === 'correction');
    const correction = corrections.find(({ served_from }) => served_from === '2026-04-02');
    expect(await askedFor(await world.login(EMAIL), correction?.id)).toEqual({
      prepaid: '59.00',
      due: '0.00',
      terms: 'Bezahlt am 03.04.2026 per Kreditkarte',
    });
  });
});
