import { CANCELLATION_REASONS, type InvoiceCancelled } from '@sternklar/contracts/invoices/invoice.events';
import { daysOf, type Month } from '@sternklar/contracts/subscriptions/month';
import { z } from 'zod';
import { dayInBerlin, dayOf, euro, mail, twinsBeside } from '../../platform/mail.port.ts';
import { type InvoiceFileDeps, invoiceFileOf } from '../invoice-file.ts';

const twins = twinsBeside(import.meta.url);

/** Where the stream of invoices holds the document. */
const streamVersion = z.string().regex(/^\d+$/);

const billed = {
  number: z.string(),
  grossCents: z.string().regex(/^\d+$/),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
};

/** The days of a month that is billed, the last one included. */
const monthWords = (month: Month) => {
  const { first, last } = daysOf(month);
  return { period: `${dayOf(first)} bis ${dayOf(last)}` };
};

/** The month begins just after midnight in Germany: a day that is the day before in UTC. */
const sample = {
  number: 'RE-2026-00123',
  grossCents: 5_900,
  startsAt: '2026-03-02T23:30:00.000Z',
  endsAt: '2026-04-02T22:30:00.000Z',
};

export const invoiceIssuedMail = mail({
  name: 'invoice-issued',
  twins,
  params: z.object({
    ...billed,
    /** The day by which one is to be paid that was open when it was issued. */
    dueOn: z.iso.date().optional(),
    /** Whether its money came before it; else one that is not due was paid by the simulated card. */
    isPrepaid: z.literal('yes').optional(),
    // Mails that were asked for before invoices went with them have none.
    version: streamVersion.optional(),
  }),
  content: ({ grossCents, version, isPrepaid, ...invoice }) => ({
    ...invoice,
    isPrepaid: isPrepaid === 'yes',
    grossCents: Number(grossCents),
    isAttached: version !== undefined,
  }),
  attachments: async ({ version }, given: InvoiceFileDeps) =>
    version === undefined ? [] : [await invoiceFileOf(Number(version), given)],
  words: ({ number, grossCents, dueOn, isPrepaid, isAttached, ...month }, brandName) => ({
    subject: `${brandName}: Ihre Rechnung ${number}`,
    preheader: `Sie liegt in Ihrem Konto als PDF bereit${dueOn ? '' : ' und ist bereits bezahlt'}.`,
    data: {
      number,
      amount: euro(grossCents),
      dueOn: dueOn && dayInBerlin(dueOn),
      isPrepaid,
      ...monthWords(month),
      where: isAttached
        ? 'Sie liegt dieser E-Mail als PDF bei; auch in Ihrem Konto finden Sie sie.'
        : 'In Ihrem Konto laden Sie sie als PDF herunter.',
    },
  }),
  samples: {
    'invoice-issued': { ...sample, isPrepaid: false, isAttached: true },
    'invoice-issued-prepaid': { ...sample, isPrepaid: true, isAttached: true },
    'invoice-issued-open': { ...sample, isPrepaid: false, isAttached: true, dueOn: '2026-03-06' },
  },
});

const CANCELLATION_WORDS: Readonly<Record<InvoiceCancelled['reason'], string>> = {
  'subscription-ended': 'Ihr Abo ist beendet; dieser Monat wird nicht berechnet.',
  'by-hand': 'Den Grund nennt die Stornorechnung.',
};

/** Of a correction, or of a credit note. */
const later = { ...sample, number: 'RE-2026-00124', invoiceNumber: sample.number };

/** Amount and month are those of the invoice, which stay. */
export const invoiceCorrectedMail = mail({
  name: 'invoice-corrected',
  twins,
  params: z.object({ ...billed, invoiceNumber: z.string(), version: streamVersion }),
  content: ({ grossCents, version: _, ...correction }) => ({ ...correction, grossCents: Number(grossCents) }),
  attachments: async ({ version }, given: InvoiceFileDeps) => [await invoiceFileOf(Number(version), given)],
  words: ({ number, invoiceNumber, grossCents, ...month }, brandName) => ({
    subject: `${brandName}: Rechnungsberichtigung ${number}`,
    preheader: `Sie berichtigt die Rechnung ${invoiceNumber}. Zu zahlen ist dadurch nichts Neues.`,
    data: { number, invoiceNumber, amount: euro(grossCents), ...monthWords(month) },
  }),
  samples: { 'invoice-corrected': later },
});

/** Amount and month are those of the invoice that the credit note takes back. */
export const invoiceCancelledMail = mail({
  name: 'invoice-cancelled',
  twins,
  params: z.object({
    ...billed,
    invoiceNumber: z.string(),
    reason: z.enum(CANCELLATION_REASONS),
    /** Whether the invoice was open when it was issued; missing on one that the simulated card paid. */
    wasOpen: z.literal('yes').optional(),
    version: streamVersion,
  }),
  content: ({ grossCents, version: _, wasOpen, ...creditNote }) => ({
    ...creditNote,
    grossCents: Number(grossCents),
    wasOpen: wasOpen === 'yes',
  }),
  attachments: async ({ version }, given: InvoiceFileDeps) => [await invoiceFileOf(Number(version), given)],
  words: ({ number, invoiceNumber, grossCents, reason, wasOpen, ...month }, brandName) => ({
    subject: `${brandName}: Stornorechnung ${number}`,
    preheader: `Die Rechnung ${invoiceNumber} ist storniert. Was Sie dafür bezahlt haben, bekommen Sie zurück.`,
    data: {
      number,
      invoiceNumber,
      amount: euro(-grossCents),
      ...monthWords(month),
      why: CANCELLATION_WORDS[reason],
      wasOpen,
    },
  }),
  samples: {
    ...Object.fromEntries(
      CANCELLATION_REASONS.map((reason) => [`invoice-cancelled-${reason}`, { ...later, reason, wasOpen: false }]),
    ),
    'invoice-cancelled-open': { ...later, reason: 'by-hand', wasOpen: true },
  },
});
