import { accountParaphrases } from './account.ts';
import { accountAndPeopleParaphrases } from './account-and-people.ts';
import { askedAnewParaphrases } from './asked-anew.ts';
import { askedOtherwiseParaphrases } from './asked-otherwise.ts';
import { businessesParaphrases } from './businesses.ts';
import { contractParaphrases } from './contract.ts';
import { decisionsParaphrases } from './decisions.ts';
import { deletionParaphrases } from './deletion.ts';
import { evidenceAndSendingParaphrases } from './evidence-and-sending.ts';
import { handingInParaphrases } from './handing-in.ts';
import { invoicesParaphrases } from './invoices.ts';
import { noticeParaphrases } from './notice.ts';
import { ownReviewsParaphrases } from './own-reviews.ts';
import type { Paraphrases } from './paraphrases.ts';
import { paymentParaphrases } from './payment.ts';
import { priceParaphrases } from './price.ts';
import { privacyParaphrases } from './privacy.ts';
import { productParaphrases } from './product.ts';
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

const sources: readonly Paraphrases[] = [byIntent, askedAnewParaphrases, askedOtherwiseParaphrases];

/** All paraphrases that the assistant learns from, beside the topics' own questions, by intent. */
export const paraphrases: Paraphrases = Object.fromEntries(
  [...new Set(sources.flatMap((source) => Object.keys(source)))].map((intent) => [
    intent,
    sources.flatMap((source) => source[intent] ?? []),
  ]),
);
