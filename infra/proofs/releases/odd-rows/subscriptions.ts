import { dayInGermany } from '@sternklar/contracts/subscriptions/term';
import { newestInvoiceOf, SUBSCRIBER, subscribe } from '../../../../backend/src/testing/subscriber.ts';
import type { People, Place } from './people.ts';

/** Subscriptions with notice, with notice taken back, entered by an admin, with changed details; an invoice that was cancelled. */
export const writeSubscriptions = async ({ ask, admin }: Place, { openVerified }: People) => {
  const subscriber = async (email: string) => {
    const person = await openVerified(email);
    const { id } = await subscribe(ask, person.token);
    return { ...person, subscription: id, invoice: await newestInvoiceOf(ask, person.token) };
  };
  const noticed = await subscriber('gekuendigt@sternklar.test');
  const notice = (token: string, method: string) => ask('/api/subscription/notice', { method, token, body: {} });
  await notice(noticed.token, 'POST');
  const stayed = await subscriber('geblieben@sternklar.test');
  await notice(stayed.token, 'POST');
  await notice(stayed.token, 'DELETE');
  const details = {
    ...SUBSCRIBER,
    company_name: 'Umgezogen & Töchter e. K.',
    street: 'Neue Straße 7',
    vat_id: 'DE 123456788',
  };
  await ask('/api/subscription/billing-details', { method: 'PUT', token: stayed.token, body: details });
  const written = await subscriber('brieflich@sternklar.test');
  await ask(`/api/admin/subscriptions/${written.subscription}/notice`, {
    method: 'POST',
    token: admin,
    body: { received_on: dayInGermany(new Date().toISOString()) },
  });
  const cancelled = await subscriber('storniert@sternklar.test');
  const cancellation = { method: 'POST', token: admin, body: { reason: 'Doppelt abgeschlossen.' } };
  await ask(`/api/admin/invoices/${cancelled.invoice}/cancellation`, cancellation);
  return { noticed: noticed.email, stayed: stayed.email, invoice: stayed.invoice };
};
