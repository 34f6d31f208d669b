import { z } from 'zod';
import { defineEvent } from '../event-registry.ts';
import { personal } from '../personal-data.ts';
import { provider } from './provider.ts';

/** What names of a customer and a card at the provider are for. */
export const cardPurpose = { subject: 'account', purpose: 'Bezahlung per Kreditkarte' } as const;

/** A page was opened at the provider on which the customer enters another card, and pays nothing. */
export const cardPageOpened = defineEvent(
  'CardPageOpened',
  z.object({ cardPageId: z.uuid(), accountId: z.uuid(), provider, openedAt: z.iso.datetime() }),
);

/** Open and later invoices are charged to this card from now on. */
export const cardChanged = defineEvent(
  'CardChanged',
  z.object({
    cardPageId: z.uuid(),
    accountId: z.uuid(),
    provider,
    customerReference: personal(z.string(), cardPurpose),
    cardReference: personal(z.string(), cardPurpose),
    changedAt: z.iso.datetime(),
  }),
);

/** The provider said until when a card on file can be used, or that it does not know. */
export const cardExpiryNoted = defineEvent(
  'CardExpiryNoted',
  z.object({
    accountId: z.uuid(),
    provider,
    cardReference: personal(z.string(), cardPurpose),
    /** The last day on which it can be used; null: the provider does not know, or it was erased. */
    expiresOn: personal(z.iso.date(), cardPurpose),
    notedAt: z.iso.datetime(),
  }),
);

/** The customer is told that the card on file can soon be used no more. */
export const cardExpiryReminded = defineEvent(
  'CardExpiryReminded',
  z.object({
    accountId: z.uuid(),
    provider,
    expiresOn: personal(z.iso.date(), cardPurpose),
    remindedAt: z.iso.datetime(),
  }),
);

export const cardEvents = [cardPageOpened, cardChanged, cardExpiryNoted, cardExpiryReminded] as const;
