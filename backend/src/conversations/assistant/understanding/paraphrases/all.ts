import { accountParaphrases } from './account.ts';
import { casesParaphrases } from './cases.ts';
import { contractParaphrases } from './contract.ts';
import { moneyParaphrases } from './money.ts';
import type { Paraphrases } from './paraphrases.ts';
import { removalParaphrases } from './removal.ts';
import { supportParaphrases } from './support.ts';

/** All paraphrases that the assistant learns from, beside the topics' own questions. */
export const paraphrases: Paraphrases = {
  ...contractParaphrases,
  ...moneyParaphrases,
  ...removalParaphrases,
  ...casesParaphrases,
  ...accountParaphrases,
  ...supportParaphrases,
};
