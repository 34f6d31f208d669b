import { z } from 'zod';
import { RATING_MAX, RATING_MIN } from '../../constants.ts';
import { defineEvent, type EventOf } from '../../event-registry.ts';
import { personal } from '../../personal-data.ts';
import { REMOVAL_REASONS } from '../removal-reason.ts';
import { AMENDABLE, CHANNELS, PLATFORM_ANSWERS } from './casework-words.ts';

const purpose = 'Löschantrag zu dieser Bewertung';
const ids = { reviewId: z.uuid(), businessId: z.uuid(), accountId: z.uuid() };
const words = () => personal(z.string(), { subject: 'review', purpose });

/** All details as they are from now on, and which of them are new. `facts` are the customer's own words to their ground. */
export const reviewDetailsAmended = defineEvent(
  'ReviewDetailsAmended',
  z.object({
    ...ids,
    reviewerName: words(),
    rating: z.number().int().min(RATING_MIN).max(RATING_MAX),
    reviewText: words(),
    reviewUrl: words(),
    reason: z.enum(REMOVAL_REASONS).nullable(),
    goodFaith: z.boolean().nullable(),
    facts: words(),
    changed: z.array(z.enum(AMENDABLE)).min(1),
    /** What the platform has already is not changed by it: it is an addition. */
    afterForwarding: z.boolean(),
  }),
);
/** The customer no longer asks for the removal; `reason` is null where none was given. */
export const removalWithdrawn = defineEvent('RemovalWithdrawn', z.object({ ...ids, reason: words() }));
export const removalTakenUpAgain = defineEvent('RemovalTakenUpAgain', z.object(ids));

/** Staff need to know something that only the customer knows. */
export const questionAsked = defineEvent('QuestionAsked', z.object({ ...ids, questionId: z.uuid(), text: words() }));
export const questionAnswered = defineEvent(
  'QuestionAnswered',
  z.object({ ...ids, questionId: z.uuid(), text: words() }),
);
/** Nobody answered for days: the customer is reminded of it once, and later it is closed. */
export const questionReminded = defineEvent('QuestionReminded', z.object({ ...ids, questionId: z.uuid() }));
export const questionClosed = defineEvent('QuestionClosed', z.object({ ...ids, questionId: z.uuid() }));

const sent = {
  ...ids,
  forwardingId: z.uuid(),
  channel: z.enum(CHANNELS),
  /** Word for word. */
  sentText: words(),
  /** What the platform calls it; null where it gave none. */
  reference: words(),
  /** Ids of what went along. */
  evidenceSent: z.array(z.uuid()),
  /** When somebody asks after it. */
  followUpAt: z.iso.datetime(),
  /** It went out before the request was withdrawn, and was entered after that. */
  beforeWithdrawal: z.boolean().optional(),
};
export const removalForwarded = defineEvent('RemovalForwarded', z.object(sent));
/** Against the platform's refusal. `follows` is the forwarding that was refused; null where the product knows none. */
export const removalAppealed = defineEvent('RemovalAppealed', z.object({ ...sent, follows: z.uuid().nullable() }));

/** The customer wants the one appeal against the refusal: it goes with their details and evidence as they are by then. */
export const appealWished = defineEvent('AppealWished', z.object(ids));
/** Staff saw what came after the refusal, and lodge no appeal: `text` tells the customer why. */
export const appealSetAside = defineEvent('AppealSetAside', z.object({ ...ids, text: words() }));

/**
 * What the platform said. 'removed' and 'refused' are followed by the change of status, where staff entered them.
 * `afterDecision`: the customer's words for the decision that stands, about which nobody has to do anything.
 */
export const platformAnswered = defineEvent(
  'PlatformAnswered',
  z.object({
    ...ids,
    answerId: z.uuid(),
    answer: z.enum(PLATFORM_ANSWERS),
    text: words(),
    followUpAt: z.iso.datetime().nullable(),
    enteredBy: z.enum(['customer', 'admin']),
    afterDecision: z.boolean().optional(),
  }),
);
/** The review is to be seen on the platform again; the change of status to 'eingereicht' follows. */
export const reviewCameBack = defineEvent(
  'ReviewCameBack',
  z.object({ ...ids, noticedBy: z.enum(['customer', 'admin']) }),
);
export const followUpSet = defineEvent(
  'FollowUpSet',
  z.object({ ...ids, followUpAt: z.iso.datetime(), reason: words() }),
);

/** Somebody of the staff works on the case, or no longer does: who, says the actor. */
export const caseTakenOver = defineEvent('CaseTakenOver', z.object(ids));
export const caseLetGo = defineEvent('CaseLetGo', z.object(ids));

export const caseworkEvents = [
  reviewDetailsAmended,
  removalWithdrawn,
  removalTakenUpAgain,
  questionAsked,
  questionAnswered,
  questionReminded,
  questionClosed,
  removalForwarded,
  removalAppealed,
  appealWished,
  appealSetAside,
  platformAnswered,
  reviewCameBack,
  followUpSet,
  caseTakenOver,
  caseLetGo,
] as const;
export type CaseworkEvent = EventOf<(typeof caseworkEvents)[number]>;
