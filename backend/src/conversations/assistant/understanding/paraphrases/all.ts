import { accountParaphrases } from './account.ts';
import { casesParaphrases } from './cases.ts';
import { contractParaphrases } from './contract.ts';
import { deletionParaphrases } from './deletion.ts';
import { moneyParaphrases } from './money.ts';
import type { Paraphrases } from './paraphrases.ts';
import { removalParaphrases } from './removal.ts';
import { supportParaphrases } from './support.ts';

/** All paraphrases that the assistant learns from, beside the topics' own questions; each intent once, by what it is about. */
export const paraphrases: Paraphrases = {
  ...contractParaphrases,
  ...moneyParaphrases,
  ...removalParaphrases,
  ...casesParaphrases,
  ...accountParaphrases,
  ...supportParaphrases,
  ...deletionParaphrases,
};
