import { subscriptionStream } from '@sternklar/contracts/subscriptions/subscription.events';
import { isForeignVatId } from '@sternklar/contracts/subscriptions/vat-id';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import { z } from 'zod';
import { mail, twinsBeside } from '../../platform/mail.port.ts';
import { subscriptionStreamType, upToDate } from '../subscription.ts';

interface Source {
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly now: () => Date;
}

const WORDS = {
  first: { heading: 'Bitte berichtigen Sie Ihre USt-IdNr.', stands: 'steht' },
  reminder: { heading: 'Ihre Rechnung wartet noch', stands: 'steht noch immer' },
} as const;

/** That an invoice waits for a German VAT id, or for none, and where that is corrected; nothing once it is, or the subscription is over. */
export const foreignVatIdMail = mail({
  name: 'foreign-vat-id',
  twins: twinsBeside(import.meta.url),
  params: z.object({ accountId: z.uuid(), isReminder: z.boolean() }),
  async content({ accountId, isReminder }, { commands, now }: Source) {
    const { state } = await commands.load(subscriptionStreamType, subscriptionStream(accountId));
    const { current } = upToDate(state, now());
    const vatId = current.status === 'active' ? (current.company.billingDetails?.vatId ?? null) : null;
    return vatId !== null && isForeignVatId(vatId) ? { isReminder } : null;
  },
  words({ isReminder }, brandName) {
    const words = WORDS[isReminder ? 'reminder' : 'first'];
    return {
      subject: `${brandName}: ${words.heading}`,
      preheader: 'Ihre nächste Rechnung wartet, bis Ihre Rechnungsangaben stimmen. Ihr Abo läuft weiter.',
      data: words,
    };
  },
  samples: { 'foreign-vat-id': { isReminder: false }, 'foreign-vat-id-reminder': { isReminder: true } },
});
