/** How the assistant answered a message; what it did not know, admins can teach it. */
export const ANSWERED_AS = ['known', 'taught', 'in-part', 'asked-back', 'not-known'] as const;
export type AnsweredAs = (typeof ANSWERED_AS)[number];

/** Those that leave a question without its answer. */
export const UNANSWERED_AS = ['in-part', 'asked-back', 'not-known'] as const satisfies readonly AnsweredAs[];
export type UnansweredAs = (typeof UNANSWERED_AS)[number];

export const isUnanswered = (answered: AnsweredAs | undefined): answered is UnansweredAs =>
  UNANSWERED_AS.some((one) => one === answered);
