import type { EventMetadata } from '@sternklar/contracts/event-envelope';
import type { ReviewEvent } from '@sternklar/contracts/reviews/review.events';
import { REVIEW_STATUS_LABEL, type ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import type { StoredEvent } from '@sternklar/event-store/event-store';

/** A step of a review's history, as the log holds it; all of it is readable without a key. */
export interface StatusStep {
  readonly at: string;
  readonly reviewId: string;
  /** Null for the first. */
  readonly from: ReviewStatus | null;
  readonly to: ReviewStatus;
  readonly actor: EventMetadata['actor'];
  readonly eventId: string;
}

/** Which events of a review give it a status. */
const GIVES_STATUS: Readonly<Record<ReviewEvent['type'], boolean>> = {
  ReviewSubmitted: true,
  ReviewStatusChanged: true,
  ReviewNoteAdded: false,
  ReviewErased: false,
  ReviewDetailsAmended: false,
  RemovalWithdrawn: false,
  RemovalTakenUpAgain: false,
  QuestionAsked: false,
  QuestionAnswered: false,
  QuestionReminded: false,
  QuestionClosed: false,
  CaseTakenOver: false,
  CaseLetGo: false,
  RemovalForwarded: false,
  RemovalAppealed: false,
  AppealWished: false,
  AppealSetAside: false,
  PlatformAnswered: false,
  ReviewCameBack: false,
  FollowUpSet: false,
  EvidenceAdded: false,
  EvidenceRemoved: false,
};
const STATUS_GIVERS = new Set<string>(Object.entries(GIVES_STATUS).flatMap(([type, gives]) => (gives ? type : [])));

/** Null for every other event. */
export const statusStepOf = ({ type, data, metadata, recordedAt, id }: StoredEvent): StatusStep | null => {
  if (!STATUS_GIVERS.has(type)) return null;
  const { reviewId, from = null, to = 'eingereicht' } = JSON.parse(data);
  return { at: recordedAt, reviewId, from, to, actor: JSON.parse(metadata).actor, eventId: id };
};

export const actorText = (actor: EventMetadata['actor']): string => {
  switch (actor.kind) {
    case 'account':
      return `Konto ${actor.id}`;
    case 'operator':
      return 'Betreiber';
    case 'system':
      return `System ${actor.name}`;
  }
};

/** With a byte order mark, by which spreadsheets recognise UTF-8. */
export const STATUS_HISTORY_HEAD = '\uFEFFZeit (UTC);Bewertung;Von;Nach;Wer;Ereignis\r\n';

/** Ids, times and fixed words: nothing that a spreadsheet would take for a formula. */
export const statusHistoryLine = ({ at, reviewId, from, to, actor, eventId }: StatusStep): string => {
  const label = (status: ReviewStatus | null) => (status ? REVIEW_STATUS_LABEL[status] : '');
  return `${[at, reviewId, label(from), label(to), actorText(actor), eventId].join(';')}\r\n`;
};
