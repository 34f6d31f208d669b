import { FOLLOW_UP_MAX_DAYS } from '@sternklar/contracts/constants';
import type { ReviewEvent } from '@sternklar/contracts/reviews/review.events';
import { reviewStream } from '@sternklar/contracts/reviews/review.events';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import { type Decision, type Rejection, reject } from '@sternklar/event-store/decider';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../platform/refusal.port.ts';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { type ChangeableReviewDeps, createChangeableReview } from '../changeable-review.ts';
import { exists, reviewStreamType, type SubmittedReview } from '../review.ts';
import { reviewNotFound } from '../review-answers.ts';

export interface StepDeps extends ChangeableReviewDeps {
  readonly commands: CommandHandler;
  readonly kit: RequestKit;
}

const REFUSALS = {
  'removal-withdrawn': [
    409,
    'Dieser Antrag ist zurückgezogen. Weiter geht es mit ihm, sobald er wieder aufgenommen ist.',
  ],
  'review-removed': [409, 'Die Plattform hat diese Bewertung schon gelöscht. Sie müssen nichts weiter tun.'],
  'case-decided': [
    409,
    'Über diesen Antrag ist schon entschieden. Nach einer Ablehnung hilft nur der Widerspruch; ist eine gelöschte Bewertung wieder da, tragen Sie das bitte ein.',
  ],
  'question-open': [409, 'Eine Frage ist noch offen. Bitte warten Sie die Antwort ab, bevor Sie die nächste stellen.'],
  'question-closed': [
    409,
    'Diese Frage ist nicht mehr offen. Was Sie noch sagen möchten, können Sie bei Ihren Angaben ergänzen.',
  ],
  'question-unknown': [404, 'Diese Frage gibt es nicht.'],
  'already-forwarded': [
    409,
    'Dieser Antrag ist schon bei der Plattform. Bitte warten Sie ihre Antwort ab und tragen Sie sie ein.',
  ],
  'notice-changed': [
    409,
    'Der Kunde hat seine Angaben geändert, seit dieser Text entstand. Bitte sehen Sie sich die neue Fassung an. Ging der alte Text schon hinaus, tragen Sie ihn danach so ein.',
  ],
  'notice-incomplete': [
    422,
    'Für einen rechtlichen Hinweis braucht der Antrag Link, Grund und Erklärung des Kunden, bei „Anderer Grund“ auch dessen Angaben zum Sachverhalt. Bitte fragen Sie danach, oder wählen Sie einen anderen Weg.',
  ],
  'way-without-address': [
    409,
    'Für diesen Weg ist keine Adresse der Plattform hinterlegt. Bitte wählen Sie einen anderen, oder lassen Sie sie in den Einstellungen eintragen.',
  ],
  'evidence-not-there': [
    422,
    'Mitgehen können nur Belege, die dieser Antrag hat. Bitte laden Sie die Seite neu, und wählen Sie noch einmal.',
  ],
  'not-refused': [
    409,
    'Widersprechen lässt sich nur einer Ablehnung. Bitte tragen Sie zuerst ein, was die Plattform geantwortet hat.',
  ],
  'appeal-used': [
    409,
    'Der Widerspruch gegen diese Ablehnung ist schon eingelegt, und es gibt nur einen. Steht die Antwort der Plattform darauf noch aus, tragen Sie sie bitte ein; ist sie eingetragen, ist nichts mehr einzulegen.',
  ],
  'no-appeal-possible': [
    409,
    'Ein Widerspruch ist hier nicht möglich: Es gibt ihn einmal, gegen eine Ablehnung der Plattform, die noch steht.',
  ],
  'not-forwarded': [
    409,
    'Dieser Antrag ist noch nicht bei der Plattform; auf ihn kann sie nicht geantwortet haben. Bitte prüfen Sie, ob die Antwort zu einer anderen Bewertung gehört.',
  ],
  'platform-decided': [
    409,
    'Die Plattform hat über diesen Antrag schon entschieden. Sieht sie ihn noch einmal an, tragen Sie bitte den Widerspruch ein, oder dass die Bewertung wieder da ist.',
  ],
  'decided-for-customer': [
    409,
    'Die Plattform hat über diesen Antrag schon entschieden; eintragen lässt sich jetzt nur noch eine Entscheidung. Fragt die Plattform etwas oder prüft sie noch einmal, schreiben Sie uns bitte im Chat, dann kümmern wir uns darum.',
  ],
  'not-removed': [
    409,
    'Wieder da sein kann nur eine Bewertung, die gelöscht war. Bitte prüfen Sie, ob Sie eine andere meinen.',
  ],
  // Whose route compares versions says more.
  'review-changed-meanwhile': [
    409,
    'Diese Bewertung wurde inzwischen geändert. Bitte prüfen Sie den neuen Stand und versuchen Sie es erneut.',
  ],
  'case-taken-over': [
    409,
    'Jemand anderes arbeitet an diesem Fall. Warten Sie, bis er frei ist, oder übernehmen Sie ihn ausdrücklich.',
  ],
  'not-at-platform': [
    409,
    'Bei der Plattform ist nichts offen, wonach sich sehen ließe. Eine Wiedervorlage gibt es, sobald der Antrag übermittelt ist.',
  ],
  'day-is-past': [422, 'Dieser Tag ist schon da oder vorbei. Bitte wählen Sie einen Tag in der Zukunft.'],
  'day-is-far': [
    422,
    `Eine Wiedervorlage liegt höchstens ${FOLLOW_UP_MAX_DAYS} Tage voraus, sonst geriete der Fall aus dem Blick. Bitte wählen Sie einen früheren Tag.`,
  ],
} as const satisfies Record<string, readonly [number, string]>;
type Refused = keyof typeof REFUSALS;

export const STEP_REFUSED = { 409: 'Der Schritt passt nicht dazu, wie es um den Antrag jetzt steht.' } as const;

/** A step's refusal with its sentence. */
export const refusalOf = (rejected: Refused | 'review-not-found'): Refusal =>
  rejected === 'review-not-found'
    ? reviewNotFound()
    : new Refusal(REFUSALS[rejected][0], rejected, REFUSALS[rejected][1]);

/** Of those whom a call's access lets in, who may take the step; to the others the review does not exist. */
export type Taker = 'owner' | 'owner-or-admin' | 'admin';

interface Step {
  readonly reviewId: string;
  readonly by: Taker;
  decide(state: SubmittedReview, asAdmin: boolean): Decision<ReviewEvent, Refused>;
  /** A refusal that says more than its sentence; null for those that do not. */
  refusalFor?(rejection: Rejection): Promise<Refusal | null>;
}

/** Takes a step in a review's case and waits until lists show it; a step that nothing changes for is taken already. */
export const createTakeStep = (deps: StepDeps) => {
  const { commands, kit } = deps;
  const changeableReview = createChangeableReview(deps);
  const mayTake = (by: Taker, { isOwner, isAdmin }: { readonly isOwner: boolean; readonly isAdmin: boolean }) =>
    isOwner || (isAdmin && by !== 'owner');
  return async (request: FastifyRequest, reply: FastifyReply, step: Step): Promise<void> => {
    const { reviewId, by, decide } = step;
    const known = await changeableReview(reviewId);
    const { accountId, isAdmin } = kit.identityOf(request);
    if (!mayTake(by, { isOwner: accountId === known.state.accountId, isAdmin })) throw reviewNotFound();
    const handled = await commands.handle({
      streamType: reviewStreamType,
      streamId: reviewStream(known.state.reviewId),
      knownUntil: known,
      decide: (state): Decision<ReviewEvent, Refused | 'review-not-found'> =>
        exists(state) && !state.erased ? decide(state, isAdmin) : reject('review-not-found'),
      context: kit.commandContext(request, known.state.accountId),
    });
    if (handled.rejected !== undefined) {
      throw (await step.refusalFor?.(handled)) ?? refusalOf(handled.rejected);
    }
    await kit.untilVisible(request, reply, handled.position);
  };
};
