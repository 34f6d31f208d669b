import { accountParaphrases } from './account.ts';
import { accountAndPeopleParaphrases } from './account-and-people.ts';
import { businessesParaphrases } from './businesses.ts';
import { contractParaphrases } from './contract.ts';
import { decisionsParaphrases } from './decisions.ts';
import { deletionParaphrases } from './deletion.ts';
import { evidenceAndSendingParaphrases } from './evidence-and-sending.ts';
import { handingInParaphrases } from './handing-in.ts';
import { accountInOtherWords } from './in-other-words/account.ts';
import { businessesAndOfferInOtherWords } from './in-other-words/businesses-and-offer.ts';
import { contractInOtherWords } from './in-other-words/contract.ts';
import { handingInInOtherWords } from './in-other-words/handing-in.ts';
import { limitsInOtherWords } from './in-other-words/limits.ts';
import { noticeInOtherWords } from './in-other-words/notice.ts';
import { onceMoreInOtherWords } from './in-other-words/once-more.ts';
import { outcomesInOtherWords } from './in-other-words/outcomes.ts';
import { ownDataInOtherWords } from './in-other-words/own-data.ts';
import { paymentInOtherWords } from './in-other-words/payment.ts';
import { priceInOtherWords } from './in-other-words/price.ts';
import { privacyInOtherWords } from './in-other-words/privacy.ts';
import { refusedInOtherWords } from './in-other-words/refused.ts';
import { serviceInOtherWords } from './in-other-words/service.ts';
import { invoicesParaphrases } from './invoices.ts';
import { noticeParaphrases } from './notice.ts';
import { ownReviewsParaphrases } from './own-reviews.ts';
import type { Paraphrases } from './paraphrases.ts';
import { paymentParaphrases } from './payment.ts';
import { priceParaphrases } from './price.ts';
import { privacyParaphrases } from './privacy.ts';
import { productParaphrases } from './product.ts';
import { putOtherwise } from './put-otherwise/put-otherwise.ts';
import { refusedOrBesideParaphrases } from './refused-or-beside.ts';
import { supportParaphrases } from './support.ts';
import { termParaphrases } from './term.ts';

/** By intent; each intent stands in one place. */
const byIntent: Paraphrases = {
  ...accountParaphrases,
  ...accountAndPeopleParaphrases,
  ...businessesParaphrases,
  ...contractParaphrases,
  ...decisionsParaphrases,
  ...deletionParaphrases,
  ...evidenceAndSendingParaphrases,
  ...handingInParaphrases,
  ...invoicesParaphrases,
  ...noticeParaphrases,
  ...ownReviewsParaphrases,
  ...paymentParaphrases,
  ...priceParaphrases,
  ...privacyParaphrases,
  ...productParaphrases,
  ...refusedOrBesideParaphrases,
  ...supportParaphrases,
  ...termParaphrases,
};

const sources: readonly Paraphrases[] = [
  byIntent,
  accountInOtherWords,
  businessesAndOfferInOtherWords,
  contractInOtherWords,
  handingInInOtherWords,
  noticeInOtherWords,
  onceMoreInOtherWords,
  limitsInOtherWords,
  outcomesInOtherWords,
  ownDataInOtherWords,
  paymentInOtherWords,
  priceInOtherWords,
  privacyInOtherWords,
  putOtherwise,
  refusedInOtherWords,
  serviceInOtherWords,
];

/** All paraphrases that the assistant learns from, beside the topics' own questions, by intent. */
export const paraphrases: Paraphrases = Object.fromEntries(
  [...new Set(sources.flatMap((source) => Object.keys(source)))].map((intent) => [
    intent,
    sources.flatMap((source) => source[intent] ?? []),
  ]),
);
