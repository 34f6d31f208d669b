import { accountParaphrases } from './account.ts';
import { casesParaphrases } from './cases.ts';
import { contractParaphrases } from './contract.ts';
import { deletionParaphrases } from './deletion.ts';
import { otherAccountParaphrases } from './in-other-words-account.ts';
import { otherCasesParaphrases } from './in-other-words-cases.ts';
import { otherContractParaphrases } from './in-other-words-contract.ts';
import { otherHandingInParaphrases } from './in-other-words-handing-in.ts';
import { moneyParaphrases } from './money.ts';
import type { Paraphrases } from './paraphrases.ts';
import { removalParaphrases } from './removal.ts';
import { supportParaphrases } from './support.ts';
import { missingParaphrases } from './what-was-missing.ts';

/** By what they are about; an intent may stand in several. */
const ALL: readonly Paraphrases[] = [
  contractParaphrases,
  moneyParaphrases,
  removalParaphrases,
  casesParaphrases,
  accountParaphrases,
  supportParaphrases,
  deletionParaphrases,
  otherContractParaphrases,
  otherHandingInParaphrases,
  otherAccountParaphrases,
  otherCasesParaphrases,
  missingParaphrases,
];

/** All paraphrases that the assistant learns from, beside the topics' own questions, by intent. */
export const paraphrases: Paraphrases = Object.fromEntries(
  [...new Set(ALL.flatMap((each) => Object.keys(each)))].map((intent) => [
    intent,
    ALL.flatMap((each) => each[intent] ?? []),
  ]),
);
