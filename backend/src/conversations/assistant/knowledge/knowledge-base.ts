import { accountTopics } from './account.ts';
import { aroundTheContractTopics } from './around-the-contract.ts';
import { askedAroundTopics } from './asked-around.ts';
import { askedFurtherTopics } from './asked-further.ts';
import { caseworkTopics } from './casework.ts';
import { chatForPartnersTopics } from './chat-for-partners.ts';
import { contractTopics } from './contract.ts';
import { decisionTopics } from './decision.ts';
import { deletionTopics } from './deletion.ts';
import { handingInTopics } from './handing-in.ts';
import { invoiceTopics } from './invoices.ts';
import { oneReviewTopics } from './one-review.ts';
import { paymentTopics } from './payment.ts';
import { privacyTopics } from './privacy.ts';
import { removalTopics } from './removal.ts';
import { supportTopics } from './support.ts';
import { termTopics } from './term-and-notice.ts';
import type { Topic } from './topic.ts';
import { whoSeesTopics } from './who-sees.ts';

/** Everything the assistant knows beside the customers' own data. */
export const knowledgeBase: readonly Topic[] = [
  ...contractTopics,
  ...termTopics,
  ...aroundTheContractTopics,
  ...paymentTopics,
  ...invoiceTopics,
  ...removalTopics,
  ...handingInTopics,
  ...oneReviewTopics,
  ...decisionTopics,
  ...caseworkTopics,
  ...accountTopics,
  ...privacyTopics,
  ...whoSeesTopics,
  ...deletionTopics,
  ...supportTopics,
  ...askedAroundTopics,
  ...askedFurtherTopics,
  ...chatForPartnersTopics,
];

/** The same by id. */
export const topics: ReadonlyMap<string, Topic> = new Map(knowledgeBase.map((topic) => [topic.id, topic]));
