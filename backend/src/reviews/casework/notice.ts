import { missingIn } from '@sternklar/contracts/reviews/casework/case-facts';
import type { Notice } from '@sternklar/contracts/reviews/casework/casework.api';
import type { Channel } from '@sternklar/contracts/reviews/casework/casework-words';
import type { RemovalReason } from '@sternklar/contracts/reviews/removal-reason';
import type { ReviewDetails } from '../review.ts';

/** What a notice is made of beside the review's details. */
export interface NoticeParties {
  readonly businessName: string;
  readonly email: string | null;
  /** The day the review was handed in to us, as people read it. */
  readonly submittedOn: string;
}

/** The report tool has room for so many characters. */
const REPORT_TOOL_LIMIT = 1_000;

/** In the first person: the customer says it, we carry it. */
const GROUND: Readonly<Record<RemovalReason, string>> = {
  kein_kundenkontakt:
    'Diese Person war nach unserer Kenntnis nie unsere Kundin oder unser Kunde: Zu der Bewertung finden wir keinen Kontakt, der ihr zugrunde liegen könnte. Wir bitten Sie, den Verfasser nach Belegen für seinen Besuch zu fragen.',
  unwahre_tatsache: 'Die Bewertung behauptet nach unserer Kenntnis Tatsachen, die nicht zutreffen.',
  beleidigung: 'Wir fühlen uns durch die Bewertung beleidigt und bitten Sie, das anhand Ihrer Richtlinien zu prüfen.',
  datenschutz: 'Die Bewertung nennt persönliche Daten, mit deren Veröffentlichung wir nicht einverstanden sind.',
  spam: 'Die Bewertung gibt nach unserem Eindruck keine eigene Erfahrung wieder, sondern wirbt oder wiederholt sich.',
  anderer: 'Wir bitten Sie, die Bewertung aus dem folgenden Grund zu prüfen.',
};

const DECLARATION =
  'Wir erklären, dass wir in gutem Glauben davon ausgehen, dass die Angaben in dieser Meldung richtig und vollständig sind.';

const starsText = (rating: number): string => (rating === 1 ? '1 Stern' : `${rating} Sterne`);

/** At a word's end, with an ellipsis; a text that fits stays as it is. */
export const shortened = (text: string, limit: number): string => {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit - 1);
  const end = /\s/.test(text.charAt(limit - 1)) ? cut.length : cut.search(/\s\S*$/);
  return `${(end > 0 ? cut.slice(0, end) : cut).trimEnd()}…`;
};

const paragraphs = (parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join('\n\n');

/** The tool knows the review and who reports it: ground and facts alone. */
const reportText = ({ reason, facts }: ReviewDetails): string => paragraphs([reason && GROUND[reason], facts]);

/** Everything that Art. 16 (2) DSA asks for. */
const letterText = (details: ReviewDetails, { businessName, email, submittedOn }: NoticeParties): string =>
  paragraphs([
    `Meldung einer Bewertung über ${businessName}`,
    [
      `Bewertung von ${details.reviewerName ?? ''}, ${starsText(details.rating)}, uns bekannt seit ${submittedOn}`,
      ...(details.reviewUrl === null ? [] : [`Adresse: ${details.reviewUrl}`]),
    ].join('\n'),
    details.reviewText ? `Wortlaut:\n„${details.reviewText}“` : 'Die Bewertung hat keinen Text.',
    details.reason && GROUND[details.reason],
    details.facts,
    details.goodFaith === true ? DECLARATION : null,
    `${businessName}${email === null ? '' : `\n${email}`}`,
  ]);

/** The text for the platform from the customer's own words, and what it lacks. */
export const noticeFor = (details: ReviewDetails, channel: Channel, parties: NoticeParties): Notice => {
  const missing = [...missingIn(details)];
  if (channel !== 'report-tool') {
    return { text: letterText(details, parties), missing, limit: null, is_shortened: false };
  }
  const whole = reportText(details);
  const text = shortened(whole, REPORT_TOOL_LIMIT);
  return { text, missing, limit: REPORT_TOOL_LIMIT, is_shortened: text !== whole };
};
