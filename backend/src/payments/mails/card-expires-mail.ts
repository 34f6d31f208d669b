import { paymentStream } from '@sternklar/contracts/payments/payment.events';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import { z } from 'zod';
import { dayOf, mail, twinsBeside } from '../../platform/mail.port.ts';
import { paymentsStreamType } from '../payments.ts';

/** That the card on file can soon be used no more, and where another one is entered. */
export const cardExpiresMail = mail({
  name: 'card-expires',
  twins: twinsBeside(import.meta.url),
  params: z.object({ accountId: z.uuid() }),
  async content({ accountId }, { commands }: { readonly commands: Pick<CommandHandler, 'load'> }) {
    const { state } = await commands.load(paymentsStreamType, paymentStream(accountId));
    const { expiresOn, remindedOf } = state.cardExpiry;
    // Another card was entered meanwhile, or nobody is left to tell.
    return expiresOn === null || expiresOn !== remindedOf ? null : { expiresOn };
  },
  words: ({ expiresOn }, brandName) => ({
    subject: `${brandName}: Ihre Karte läuft bald ab`,
    preheader: `Sie gilt bis zum ${dayOf(expiresOn)}. So hinterlegen Sie eine andere.`,
    data: { expiresOn: dayOf(expiresOn) },
  }),
  samples: { 'card-expires': { expiresOn: '2027-03-31' } },
});
