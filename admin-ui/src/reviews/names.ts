import { QUESTION_CLOSED_DAYS } from '@sternklar/contracts/constants';
import {
  AMENDABLE_LABEL,
  CHANNEL_LABEL,
  PLATFORM_ANSWER_LABEL,
} from '@sternklar/contracts/reviews/casework/casework-words';
import type { AdminReview, ReviewHistoryEntry } from '@sternklar/contracts/reviews/review.api';

/** Who wrote a review, as far as it is known. */
export const reviewerName = ({ reviewer_name: name }: Pick<AdminReview, 'reviewer_name'>): string =>
  name || 'Ohne Namen';

/** What somebody acted as. */
export const ACTOR_LABEL: Readonly<Record<ReviewHistoryEntry['actor'], string>> = {
  customer: 'Kunde',
  admin: 'Admin',
  operator: 'Betreiber',
  system: 'System',
};

/** What a change of status is that leaves it as it was; null for every other one. */
export const sameStatusName = ({ from, to, step }: Pick<ReviewHistoryEntry, 'from' | 'to' | 'step'>): string | null => {
  if (from !== to) return null;
  return step?.takes_back ? 'Letzte Antwort der Plattform zurückgenommen' : 'Widerspruch abgelehnt';
};

/** A step of the casework in a few words; null for what is no such step. */
export const caseStepName = ({ kind, step }: Pick<ReviewHistoryEntry, 'kind' | 'step'>): string | null => {
  const late = step?.before_withdrawal ? ', vor dem Zurückziehen gesendet' : '';
  const way = step?.channel ? ` (${CHANNEL_LABEL[step.channel]})${late}` : '';
  switch (kind) {
    case 'details-amended':
      return `Angaben ergänzt: ${(step?.changed ?? []).map((name) => AMENDABLE_LABEL[name]).join(', ')}`;
    case 'withdrawn':
      return 'Vom Kunden zurückgezogen';
    case 'taken-up-again':
      return 'Vom Kunden wieder aufgenommen';
    case 'question-asked':
      return 'Frage an den Kunden';
    case 'question-answered':
      return 'Antwort des Kunden';
    case 'question-reminded':
      return 'Kunde an die Frage erinnert';
    case 'question-closed':
      return `Frage nach ${QUESTION_CLOSED_DAYS} Tagen ohne Antwort geschlossen`;
    case 'forwarded':
      return `An die Plattform übermittelt${way}`;
    case 'appealed':
      return `Widerspruch eingelegt${way}`;
    case 'appeal-wished':
      return 'Kunde möchte Widerspruch';
    case 'appeal-set-aside':
      return 'Kein Widerspruch, dem Kunden erklärt';
    case 'platform-answered':
      return `Antwort der Plattform${step?.answer ? `: ${PLATFORM_ANSWER_LABEL[step.answer]}` : ''}`;
    case 'came-back':
      return 'Wieder auf der Plattform zu sehen';
    case 'taken-over':
      return 'Übernommen';
    case 'let-go':
      return 'Nicht länger übernommen';
    case 'follow-up-set':
      return 'Wiedervorlage gesetzt';
    case 'evidence-added':
      return 'Beleg hinzugefügt';
    case 'evidence-removed':
      return 'Beleg entfernt';
    default:
      kind satisfies 'submitted' | 'status-changed' | 'note-added' | 'erased';
      return null;
  }
};
