import { notFound } from '../http/refusal.ts';

export const TAG = 'Rechnungen';

export const invoiceNotFound = () => notFound('Diese Rechnung gibt es nicht.');
