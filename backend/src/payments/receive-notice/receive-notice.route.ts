import { messageSchema } from '@sternklar/contracts/problem';
import type { Logger } from '@sternklar/event-store/logger';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Refusal } from '../../platform/refusal.port.ts';
import { TAG } from '../payment-answers.ts';
import { type HostedPayments, InvalidNotice, type PaymentNotice } from '../payment-provider.ts';
import type { PaymentRecords } from '../payment-records.ts';

export interface ReceiveNoticeRouteDeps {
  readonly provider: Pick<HostedPayments, 'name' | 'readNotice'>;
  readonly records: Pick<PaymentRecords, 'record'>;
  readonly now: () => Date;
  readonly logger: Pick<Logger, 'warn'>;
}

const notGenuine = () =>
  new Refusal(400, 'invalid-signature', 'Die Signatur der Nachricht ist ungültig, oder die Nachricht ist zu alt.');
const amountDiffers = () =>
  new Refusal(
    422,
    'amount-differs',
    'Bezahlt wurde ein anderer Betrag als der verlangte. Bitte prüfen Sie die Zahlung.',
  );

/** Where the provider tells of payments: signed by it, heard once however often it comes. */
export const receiveNoticeRoute =
  ({ provider, records, now, logger }: ReceiveNoticeRouteDeps) =>
  async (app: FastifyInstance) => {
    const read = (body: unknown, signature: string | undefined): PaymentNotice | null => {
      try {
        return provider.readNotice(typeof body === 'string' ? body : '', signature, now());
      } catch (error) {
        if (!(error instanceof InvalidNotice)) throw error;
        logger.warn({ provider: provider.name, reason: error.message }, 'a notice of a payment was refused');
        throw notGenuine();
      }
    };

    await app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      // The signature is over the text as it came.
      scope.addContentTypeParser(
        'application/json',
        { parseAs: 'string' },
        async (_request: unknown, body: string) => body,
      );
      scope.withTypeProvider<ZodTypeProvider>().post(
        '/payments/stripe/webhook',
        {
          config: {
            access: 'public',
            idempotencyKey: false,
            isSigned: true,
            refusals: { 400: 'Die Signatur fehlt, passt nicht zum Inhalt oder ist zu alt.' },
          },
          schema: {
            tags: [TAG],
            summary: 'Nachrichten des Zahlungsdienstleisters über Zahlungen',
            description:
              'Nur mit gültiger Kopfzeile `Stripe-Signature` (HMAC-SHA256 über Zeit und Inhalt, höchstens fünf Minuten alt). ' +
              'Dieselbe Nachricht wirkt einmal, so oft sie auch kommt.',
            headers: z.object({ 'stripe-signature': z.string().max(2_000).optional() }),
            response: { 200: messageSchema },
          },
        },
        async (request) => {
          const notice = read(request.body, request.headers['stripe-signature']);
          if (notice === null) return { message: 'Das betrifft uns nicht.' };
          const { noticeId, ...told } = notice;
          const outcome = await records.record({ notice: told, by: provider.name, cause: noticeId });
          if (outcome === 'amount-differs') throw amountDiffers();
          return { message: outcome === 'recorded' ? 'Danke.' : 'Diese Zahlung kennen wir nicht.' };
        },
      );
    });
  };
