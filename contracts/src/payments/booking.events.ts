import { z } from 'zod';
import { defineEvent } from '../event-registry.ts';
import { personal } from '../personal-data.ts';
import { BOOKING_ENDS, BOOKING_KINDS, WRITE_OFF_REASONS } from './booking.ts';

const retained = { subject: 'invoice', purpose: 'Rechnung mit gesetzlicher Aufbewahrung' } as const;

/** An admin says that the money of an open invoice came by transfer, all of it. */
export const transferBooked = defineEvent(
  'TransferBooked',
  z.object({
    invoiceId: z.uuid(),
    accountId: z.uuid(),
    amountCents: z.number().int().positive(),
    /** In Germany. */
    receivedOn: z.iso.date(),
    /** What the bank statement says of it; null: nothing, or it was erased. */
    reference: personal(z.string(), retained),
    bookedAt: z.iso.datetime(),
  }),
);

/** An admin says that nobody expects the money of an open invoice any more; its holder may pay it all the same. */
export const invoiceWrittenOff = defineEvent(
  'InvoiceWrittenOff',
  z.object({
    invoiceId: z.uuid(),
    accountId: z.uuid(),
    amountCents: z.number().int().positive(),
    reason: z.enum(WRITE_OFF_REASONS),
    writtenOffAt: z.iso.datetime(),
  }),
);

/** What was booked by hand of an invoice holds no longer: it is open again, unless it is paid or was taken back. */
export const bookingTakenBack = defineEvent(
  'BookingTakenBack',
  z.object({
    invoiceId: z.uuid(),
    accountId: z.uuid(),
    booking: z.enum(BOOKING_KINDS),
    amountCents: z.number().int().positive(),
    reason: z.enum(BOOKING_ENDS),
    takenBackAt: z.iso.datetime(),
    /** Of a transfer that went back to its payer: what it pays back; missing in what was recorded before it was named. */
    creditNoteId: z.uuid().optional(),
  }),
);

export const bookingEvents = [transferBooked, invoiceWrittenOff, bookingTakenBack] as const;
