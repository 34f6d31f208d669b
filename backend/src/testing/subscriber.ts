import { setTimeout as delay } from 'node:timers/promises';
import type { Ask } from './ask.ts';

const INVOICE_WITHIN_MS = 15_000;

/** With all that an invoice can say of who gets it, so that it comes as XRechnung, too. */
export const SUBSCRIBER = {
  plan_name: 'standard',
  company_name: 'Rollen & Söhne',
  street: 'Rollenweg 2',
  postal_code: '55543',
  town: 'Bad Kreuznach',
};

export const subscribe = (ask: Ask, token: string) =>
  ask<{ id: string }>('/api/subscription/create', { method: 'POST', token, body: SUBSCRIBER });

/** The id of a subscriber's newest invoice, which comes soon after the subscription. */
export const newestInvoiceOf = async (ask: Ask, token: string): Promise<string> => {
  for (const deadline = Date.now() + INVOICE_WITHIN_MS; Date.now() < deadline; await delay(100)) {
    const [newest] = await ask<{ id: string }[]>('/api/invoices', { token });
    if (newest) return newest.id;
  }
  throw new Error('A subscription started, and no invoice came.');
};
