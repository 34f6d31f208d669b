import { ERASED_EMAIL } from '@sternklar/contracts/accounts/erased-email';
import { z } from 'zod';
import type { EmailsOf } from '../../platform/actor-emails.port.ts';
import { given } from '../../platform/example-call.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { ciiOf } from '../e-invoice/cii.ts';
import { eInvoiceOf, xRechnungOf } from '../e-invoice/e-invoice-of.ts';
import { noXRechnung, noXRechnungOfErased, TAG } from '../invoice-answers.ts';
import { type ReadInvoiceDeps, readInvoice } from '../read-invoice.ts';
import type { SellerContact } from '../seller.ts';

export interface ShowXRechnungRouteDeps extends ReadInvoiceDeps {
  readonly sellerContact: SellerContact;
  readonly emailsOf: EmailsOf;
}

export const showXRechnungRoute = slice(
  {
    name: 'show-xrechnung',
    call: 'GET /invoices/:id/xrechnung',
    access: 'signed-in',
    reach: 'owner-or-staff',
    tag: TAG,
    summary: 'Eine Rechnung als XRechnung (CII); Kunden bekommen nur die eigenen',
    params: z.object({ id: z.uuid() }),
    answers: {
      200: {
        description: 'Die Rechnung',
        content: { 'application/xml': { schema: z.any().meta({ type: 'string' }) } },
      },
    },
    refusals: {
      409: 'Der Rechnung fehlt, was XRechnung verlangt, oder das Konto ist gelöscht; die Antwort sagt, was.',
    },
    records: [],
    example: { params: { id: given('invoice') }, subject: given('invoice') },
  },
  (deps: ShowXRechnungRouteDeps) => async (request, reply) => {
    const invoice = await readInvoice(deps, request, request.params.id);
    const emails = await deps.emailsOf([invoice.accountId]);
    const buyerEmail = emails.get(invoice.accountId) ?? null;
    if (buyerEmail === ERASED_EMAIL) throw noXRechnungOfErased(eInvoiceOf(invoice).eInvoice !== undefined);
    const { eInvoice, missing } = xRechnungOf(invoice, { contact: deps.sellerContact, buyerEmail });
    if (eInvoice === undefined) throw noXRechnung(missing);
    return reply
      .type('application/xml')
      .header('cache-control', 'no-store, private')
      .header('content-disposition', `attachment; filename="XRechnung-${invoice.number}.xml"`)
      .send(ciiOf(eInvoice));
  },
);
