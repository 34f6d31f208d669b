import { QUESTION_CLOSED_DAYS } from '@sternklar/contracts/constants';
import { AMENDABLE_LABEL, PLATFORM_ANSWER_LABEL } from '@sternklar/contracts/reviews/casework/casework-words';
import { CHANNEL_WORDS } from '@sternklar/contracts/reviews/casework/open-words';
import type { ReviewHistoryEntry } from '@sternklar/contracts/reviews/review.api';
import { formatQuantity } from './format.ts';

/** What a step of the casework is, and what it was about. */
interface StepWords {
  readonly what: string;
  readonly about?: string;
}

const sentWords = (what: string, about: ReviewHistoryEntry['step']): StepWords => {
  const sent = about?.evidence_sent?.length ?? 0;
  const parts = [
    about?.channel && CHANNEL_WORDS[about.channel],
    sent > 0 && `mit ${formatQuantity(sent, 'einem Beleg', 'Belegen')}`,
    about?.reference && `Aktenzeichen ${about.reference}`,
    about?.before_withdrawal && 'vor dem Zurückziehen gesendet, danach eingetragen',
  ];
  const known = parts.filter((part) => typeof part === 'string' && part !== '').join(', ');
  return known === '' ? { what } : { what, about: known };
};

/** A step of the casework in a few words; of changes of status, one that takes a decision back. */
export const stepWords = ({ kind, actor, step: about }: ReviewHistoryEntry): StepWords => {
  switch (kind) {
    case 'details-amended':
      return {
        what: 'Angaben ergänzt',
        about: (about?.changed ?? []).map((name) => AMENDABLE_LABEL[name]).join(', '),
      };
    case 'withdrawn':
      return { what: 'Antrag zurückgezogen' };
    case 'taken-up-again':
      return { what: 'Antrag wieder aufgenommen' };
    case 'question-asked':
      return { what: 'Frage an Sie' };
    case 'question-answered':
      return { what: 'Ihre Antwort' };
    case 'question-reminded':
      return { what: 'Wir haben Sie an unsere Frage erinnert' };
    case 'question-closed':
      return {
        what: 'Frage geschlossen',
        about: `In ${QUESTION_CLOSED_DAYS} Tagen kam keine Antwort. Ihr Antrag bleibt bestehen.`,
      };
    case 'forwarded':
      return sentWords('An die Plattform übermittelt', about);
    case 'appealed':
      return sentWords('Widerspruch eingelegt', about);
    case 'appeal-wished':
      return { what: 'Sie möchten Widerspruch einlegen' };
    case 'appeal-set-aside':
      return { what: 'Wir legen keinen Widerspruch ein' };
    case 'platform-answered': {
      const answer = about?.answer ? PLATFORM_ANSWER_LABEL[about.answer] : 'Antwort der Plattform';
      return { what: `${actor === 'customer' ? 'Sie haben eingetragen: ' : ''}${answer}` };
    }
    case 'status-changed':
      return { what: 'Zurückgenommen', about: 'Zurückgenommen: Was davor eingetragen war, war ein Versehen.' };
    case 'came-back':
      return { what: 'Wieder auf der Plattform zu sehen' };
    case 'evidence-added':
      return { what: 'Beleg hinzugefügt' };
    case 'evidence-removed':
      return { what: 'Beleg entfernt' };
    default:
      kind satisfies 'submitted' | 'note-added' | 'erased' | 'follow-up-set' | 'taken-over' | 'let-go';
      return { what: '' };
  }
};

export const SENT_TEXT = 'Text, wie er gesendet wurde';
/** Beside a decision that was taken back. */
export const UNDONE = 'Das war ein Versehen und ist zurückgenommen.';
