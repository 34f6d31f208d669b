import { reviewStream } from '@sternklar/contracts/reviews/review.events';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { Queries } from '@sternklar/projections/queries';
import type { FastifyRequest } from 'fastify';
import type { EmailsOf } from '../../platform/actor-emails.port.ts';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import type { BusinessOf } from '../business-of.ts';
import { refusalOf } from '../casework/take-step.ts';
import { exists, reviewStreamType, type SubmittedReview } from '../review.ts';
import { reviewNotFound } from '../review-answers.ts';
import type { Followed, NoticeSource } from './notice-words.ts';

export interface NoticeSourceDeps {
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly businessOf: BusinessOf;
  readonly emailsOf: EmailsOf;
  readonly subscriptions: Pick<Queries['subscriptions'], 'ofAccount'>;
  readonly reviewEvidence: Pick<Queries['reviewEvidence'], 'ofReview'>;
  readonly kit: Pick<RequestKit, 'identityOf'>;
  readonly now: () => Date;
}

const followedBy = ({ casework: { forwarding }, sent }: SubmittedReview): Followed | null =>
  forwarding === null
    ? null
    : { at: forwarding.at, reference: sent?.forwardingId === forwarding.id ? sent.reference : null };

interface Company {
  readonly company_name: string | null;
  readonly street: string | null;
  readonly postal_code: string | null;
  readonly town: string | null;
}

/** The lines of an address; none unless all of it is known. */
const addressOf = ({ street, postal_code, town }: Company): readonly string[] =>
  street && postal_code && town ? [street, `${postal_code} ${town}`] : [];

const NO_COMPANY: Company = { company_name: null, street: null, postal_code: null, town: null };

interface Wanted {
  readonly reviewId: string;
  readonly isAppeal: boolean;
  /** Ids of what goes along with it; null for everything that the review has. */
  readonly evidence: readonly string[] | null;
}

/**
 * What a notice about a review is made of, for its owner, admins and auditors; for everybody else there is none. The
 * review is read from its stream, so that it holds what was said a moment ago.
 */
export const readNoticeSource = async (
  { commands, businessOf, emailsOf, subscriptions, reviewEvidence, kit, now }: NoticeSourceDeps,
  request: FastifyRequest,
  { reviewId, isAppeal, evidence: wanted }: Wanted,
): Promise<NoticeSource> => {
  const { accountId, isAdmin, isAuditor } = kit.identityOf(request);
  const { state } = await commands.load(reviewStreamType, reviewStream(reviewId));
  if (!exists(state) || state.erased) throw reviewNotFound();
  if (state.accountId !== accountId && !isAdmin && !isAuditor) throw reviewNotFound();
  // An appeal's text says that the platform kept the review.
  if (isAppeal && state.status !== 'nicht_genehmigt') throw refusalOf('not-refused');
  const [business, emails, subscription, evidence] = await Promise.all([
    businessOf(state.businessId),
    emailsOf([state.accountId]),
    subscriptions.ofAccount(state.accountId, now()),
    reviewEvidence.ofReview(reviewId),
  ]);
  if (business === null || business.removed) throw reviewNotFound();
  const company = subscription ?? NO_COMPANY;
  return {
    details: { ...state.details, facts: state.details.facts || null },
    detailsVersion: state.detailsVersion,
    declaredAt: state.declaredAt,
    submittedAt: state.submittedAt,
    businessName: business.businessName ?? '',
    company: company.company_name,
    address: addressOf(company),
    email: emails.get(state.accountId) ?? null,
    evidence: evidence.filter(({ id }) => wanted === null || wanted.includes(id)).map(({ name }) => name),
    followed: isAppeal ? followedBy(state) : null,
    isAppeal,
  };
};
