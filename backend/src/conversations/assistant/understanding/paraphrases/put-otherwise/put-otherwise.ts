import type { Paraphrases } from '../paraphrases.ts';
import { accountPutOtherwise } from './account.ts';
import { paymentAndInvoicesPutOtherwise } from './payment-and-invoices.ts';
import { priceAndTermPutOtherwise } from './price-and-term.ts';
import { privacyAndTalkPutOtherwise } from './privacy-and-talk.ts';
import { reviewsPutOtherwise } from './reviews.ts';

/** Ways in which strangers put it, by intent; each intent stands in one place. */
export const putOtherwise: Paraphrases = {
  ...accountPutOtherwise,
  ...paymentAndInvoicesPutOtherwise,
  ...priceAndTermPutOtherwise,
  ...privacyAndTalkPutOtherwise,
  ...reviewsPutOtherwise,
};
