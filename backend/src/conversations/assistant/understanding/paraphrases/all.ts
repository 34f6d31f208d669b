import { accountParaphrases } from './account.ts';
import { casesParaphrases } from './cases.ts';
import { contractParaphrases } from './contract.ts';
import { deletionParaphrases } from './deletion.ts';
import { moneyParaphrases } from './money.ts';
import { moreParaphrases } from './more.ts';
import type { Paraphrases } from './paraphrases.ts';
import { removalParaphrases } from './removal.ts';
import { supportParaphrases } from './support.ts';

/** Each intent once, by what it is about. */
const first: Paraphrases = {
  ...contractParaphrases,
  ...moneyParaphrases,
  ...removalParaphrases,
  ...casesParaphrases,
  ...accountParaphrases,
  ...supportParaphrases,
  ...deletionParaphrases,
};

/** All paraphrases that the assistant learns from, beside the topics' own questions. */
export const paraphrases: Paraphrases = {
  ...first,
  ...Object.fromEntries(
    Object.entries(moreParaphrases).map(([intent, more]) => [intent, [...(first[intent] ?? []), ...more]]),
  ),
};
