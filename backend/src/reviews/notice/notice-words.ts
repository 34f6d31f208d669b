import { missingIn } from '@sternklar/contracts/reviews/casework/case-facts';
import { dayInBerlin } from '../../platform/mail.port.ts';
import type { ReviewDetails } from '../review.ts';
import { GROUND } from './grounds.ts';

/** What was sent before, and is followed by an appeal. */
export interface Followed {
  /** ISO 8601 UTC. */
  readonly at: string;
  /** What the platform calls it; null where it gave none. */
  readonly reference: string | null;
}

/** What a notice is made of. Texts are the customer's; null where nobody said them. */
export interface NoticeSource {
  readonly details: ReviewDetails;
  readonly detailsVersion: number;
  /** When the customer declared good faith, and handed the review in: ISO 8601 UTC. */
  readonly declaredAt: string | null;
  readonly submittedAt: string;
  readonly businessName: string;
  readonly company: string | null;
  /** Lines. */
  readonly address: readonly string[];
  readonly email: string | null;
  /** What each piece of evidence is called. */
  readonly evidence: readonly string[];
  /** Null: it is the first that goes to the platform, or nobody knows what went before. */
  readonly followed: Followed | null;
  readonly isAppeal: boolean;
}

export const paragraphs = (parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join('\n\n');

const starsText = (rating: number): string => (rating === 1 ? '1 Stern' : `${rating} Sterne`);

/** The one who reports: the company, or its listing where it has not told its name. */
export const nameOf = ({ company, businessName }: NoticeSource): string => company ?? businessName;

/** Other reasons are the customer's facts alone; without them there is no explanation. */
export const isExplained = ({ details }: NoticeSource): boolean =>
  !missingIn(details).some((name) => name === 'reason' || name === 'facts');

export const groundOf = ({ details: { reason, facts } }: NoticeSource): string | null => {
  if (reason === null) return null;
  return reason === 'anderer' && facts === null ? 'Wir bitten Sie, die Bewertung zu prüfen.' : GROUND[reason];
};

/** What an appeal follows, as far as it is known. */
const earlierOf = ({ followed }: NoticeSource): string => {
  if (followed === null) return 'unsere Meldung';
  const reference = followed.reference === null ? '' : ` (Ihr Aktenzeichen ${followed.reference})`;
  return `unsere Meldung vom ${dayInBerlin(followed.at)}${reference}`;
};

/** A platform's own tool takes appeals, everybody else complaints: Art. 20 DSA calls them so. */
export const appealOf = (source: NoticeSource, isComplaint: boolean): string | null => {
  if (!source.isAppeal) return null;
  return isComplaint
    ? `Sie haben die Bewertung auf ${earlierOf(source)} hin nicht entfernt. Dagegen legen wir Beschwerde ein (Art. 20 der Verordnung (EU) 2022/2065) und bitten Sie, Ihre Entscheidung zu überprüfen.`
    : `Wir bitten Sie, Ihre Entscheidung über ${earlierOf(source)} noch einmal zu prüfen. Sie haben die Bewertung nicht entfernt.`;
};

export const subjectOf = (source: NoticeSource): string => {
  if (!source.isAppeal) return `Meldung einer Bewertung über ${source.businessName}`;
  const reference = source.followed?.reference ? `, Aktenzeichen ${source.followed.reference}` : '';
  return `Beschwerde: Bewertung über ${source.businessName}${reference}`;
};

/** The review as it stands on the platform, with what we know of its date. */
export const reviewOf = ({ details: { reviewerName, rating, reviewText }, submittedAt }: NoticeSource): string =>
  [
    `Von ${reviewerName ?? ''}, ${starsText(rating)}, uns bekannt seit ${dayInBerlin(submittedAt)}`,
    reviewText ? `Wortlaut: „${reviewText}“` : 'Die Bewertung hat keinen Text.',
  ].join('\n');

export const declarationOf = ({ details: { goodFaith }, declaredAt }: NoticeSource): string | null =>
  goodFaith === true
    ? `Wir erklären, dass wir in gutem Glauben davon ausgehen, dass die Angaben in dieser Meldung richtig und vollständig sind.${declaredAt === null ? '' : ` (Erklärung vom ${dayInBerlin(declaredAt)})`}`
    : null;

export const evidenceOf = ({ evidence }: NoticeSource): string => evidence.map((name) => `– ${name}`).join('\n');
