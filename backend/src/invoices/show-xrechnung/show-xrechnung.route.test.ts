import type { Invoice } from '@sternklar/contracts/invoices/invoice.api';
import type { Subscription } from '@sternklar/contracts/subscriptions/subscription.api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CUSTOMER_PASSWORD, createTestWorld, type Person, type TestWorld } from '../../testing/test-world.ts';
import { readXml, textAt } from '../e-invoice/testing/read-xml.ts';

const address = { street: 'Mühlenstraße 12', postal_code: '55543', town: 'Bad Kreuznach' };
const AGREEMENT = 'SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement';

describe('an invoice as XRechnung', () => {
  let world: TestWorld;

  beforeAll(async () => {
    world = await createTestWorld({
      env: {
        OPERATOR_NAME: 'Sternklar Beispiel GmbH',
        OPERATOR_REPRESENTATIVE: 'Mia Muster',
        OPERATOR_STREET: 'Beispielstraße 1',
        OPERATOR_POSTAL_CODE: '55543',
        OPERATOR_EMAIL: 'post@sternklar.example',
        OPERATOR_PHONE: '+49 671 1234567',
        OPERATOR_VAT_ID: 'DE123456789',
      },
    });
  });
  afterAll(() => world.close());

  const invoiceFor = async (email: string, details: object): Promise<{ person: Person; id: string }> => {
    const person = await world.customer(email);
    const body = { plan_name: 'standard', company_name: 'Bäcker & Söhne GmbH', ...details };
    await person.post<Subscription>('/subscription/create', body);
    await world.catchUp();
    const again = await world.login(email);
    const { body: invoices } = await again.get<Invoice[]>('/invoices');
    return { person: again, id: invoices[0]?.id ?? expect.unreachable() };
  };
  const xRechnung = (token: string, id: string) =>
    world.app.inject({ url: `/api/invoices/${id}/xrechnung`, headers: { authorization: `Bearer ${token}` } });

  it('comes to its owner and the staff alone', async () => {
    const { person, id } = await invoiceFor('behoerde@beispiel.de', address);
    const answer = await xRechnung(person.token, id);
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringMatching(/^application\/xml/),
      'content-disposition': expect.stringMatching(/^attachment; filename="XRechnung-RE-2026-\d{5}\.xml"$/),
      'cache-control': 'no-store, private',
    });
    const document = readXml(answer.body);
    expect(textAt(document, 'ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID')).toMatch(
      /xrechnung_3\.0$/,
    );
    expect(textAt(document, `${AGREEMENT}/BuyerTradeParty/Name`)).toBe('Bäcker & Söhne GmbH');
    expect(textAt(document, `${AGREEMENT}/BuyerTradeParty/URIUniversalCommunication/URIID`)).toBe(
      'behoerde@beispiel.de',
    );
    for (const staff of [await world.admin(), await world.auditor()])
      expect((await xRechnung(staff.token, id)).body).toBe(answer.body);
    const stranger = await world.customer('fremd@beispiel.de');
    for (const somebodyElses of [id, '0198a000-0000-7000-8000-00000000ffff', 'unsinn'])
      expect((await xRechnung(stranger.token, somebodyElses)).statusCode).toBe(404);
    expect((await world.visitor.get(`/invoices/${id}/xrechnung`)).status).toBe(401);
  });

  it('is refused once the account is erased, in words that say so; the PDF stays as it was', {
    tags: 'long',
  }, async () => {
    const { person, id } = await invoiceFor('wird-geloescht@beispiel.de', address);
    await person.post('/subscription/notice', {});
    world.advance(400 * 86_400_000);
    await world.catchUp();
    const admin = await world.admin();
    const pdf = async () => {
      const headers = { authorization: `Bearer ${admin.token}` };
      return (await world.app.inject({ url: `/api/invoices/${id}/pdf`, headers })).rawPayload;
    };
    const before = await pdf();
    expect((await xRechnung(admin.token, id)).statusCode).toBe(200);
    const owner = await world.login('wird-geloescht@beispiel.de');
    const erased = await owner.post('/account/erasure', { password: CUSTOMER_PASSWORD, understood: true });
    expect(erased.status).toBe(200);
    await world.catchUp();
    const answer = await xRechnung(admin.token, id);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      {
        code: 'xrechnung-recipient-erased',
        detail:
          'Diese Rechnung gibt es nicht mehr als XRechnung: Die E-Mail-Adresse des Rechnungsempfängers, die sie enthalten muss, wurde mit dem Konto gelöscht. Aufbewahrt ist die Rechnung weiterhin als PDF, auch als E-Rechnung im Format ZUGFeRD: Das XML steht darin.',
      },
    ]);
    expect((await pdf()).equals(before)).toBe(true);
  });

  it('is refused with what it lacks', async () => {
    const { person, id } = await invoiceFor('ohne-anschrift@beispiel.de', {});
    const answer = await xRechnung(person.token, id);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      {
        detail:
          'Diese Rechnung gibt es nicht als XRechnung. Es fehlt: die Postleitzahl des Rechnungsempfängers, der Ort des Rechnungsempfängers.',
      },
    ]);
  });
});
