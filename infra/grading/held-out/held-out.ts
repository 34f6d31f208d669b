import type { GradedQuestion } from '../graded-question.ts';
import { heldOutBesideTheProduct } from './beside-the-product.ts';
import { heldOutContract } from './contract.ts';
import { heldOutOwnData } from './own-data.ts';
import { heldOutRemoval } from './removal.ts';
import { heldOutTypos } from './typos.ts';

/** Written from a customer's point of view before any answer was looked at; whoever works on the assistant does not read their failures. */
export const heldOut: readonly GradedQuestion[] = [
  ...heldOutContract,
  ...heldOutRemoval,
  ...heldOutOwnData,
  ...heldOutBesideTheProduct,
  ...heldOutTypos,
];
