import { subscriptionStream } from '@sternklar/contracts/subscriptions/subscription.events';
import { isForeignVatId } from '@sternklar/contracts/subscriptions/vat-id';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import { z } from 'zod';
import { mail, twinsBeside } from '../../platform/mail.port.ts';
import { type BilledCompany, subscriptionStreamType, upToDate, waitingForVatId } from '../subscription.ts';

interface Source {
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly now: () => Date;
}

const isForeign = ({ company }: { readonly company: BilledCompany }): boolean =>
  isForeignVatId(company.billingDetails?.vatId ?? 'DE');

const WORDS = {
  first: { heading: 'Bitte berichtigen Sie Ihre USt-IdNr.', stands: 'steht' },
  reminder: { heading: 'Ihre Rechnung wartet noch', stands: 'steht noch immer' },
} as const;

const WAITING = {
  running: {
    preheader: 'Ihre nächste Rechnung wartet, bis Ihre Rechnungsangaben stimmen. Ihr Abo läuft weiter.',
    waits: 'Ihre nächste Rechnung wartet deshalb, bis die Angabe berichtigt ist.',
    meanwhile: 'Ihr Abo läuft bis dahin weiter, und alles andere bleibt, wie es ist.',
  },
  over: {
    preheader: 'Rechnungen aus Ihrem beendeten Abo warten, bis Ihre Rechnungsangaben stimmen.',
    waits: 'Rechnungen aus Ihrem beendeten Abo warten deshalb, bis die Angabe berichtigt ist.',
    meanwhile: '',
  },
} as const;

/** That an invoice waits for a German VAT id, or for none, and where that is corrected; nothing once it is. */
export const foreignVatIdMail = mail({
  name: 'foreign-vat-id',
  twins: twinsBeside(import.meta.url),
  params: z.object({ accountId: z.uuid(), isReminder: z.boolean() }),
  async content({ accountId, isReminder }, { commands, now }: Source) {
    const { state } = await commands.load(subscriptionStreamType, subscriptionStream(accountId));
    const { current } = upToDate(state, now());
    if (current.status === 'active' && isForeign(current)) return { isReminder, subscription: 'running' as const };
    return waitingForVatId(current).length > 0 ? { isReminder, subscription: 'over' as const } : null;
  },
  words({ isReminder, subscription }, brandName) {
    const words = WORDS[isReminder ? 'reminder' : 'first'];
    const { preheader, ...waiting } = WAITING[subscription];
    return {
      subject: `${brandName}: ${words.heading}`,
      preheader,
      data: { ...words, ...waiting },
    };
  },
  samples: {
    'foreign-vat-id': { isReminder: false, subscription: 'running' },
    'foreign-vat-id-reminder': { isReminder: true, subscription: 'running' },
    'foreign-vat-id-after-end': { isReminder: true, subscription: 'over' },
  },
});
