import { dayInGermany } from '@sternklar/contracts/subscriptions/term';

/** Today where the product's people are: for an hour or two after midnight there, UTC still has the day before. */
export const today = (): string => dayInGermany(new Date().toISOString());
