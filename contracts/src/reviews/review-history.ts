import type { RecordedEvent } from '../event-envelope.ts';
import type { ReviewHistoryEntry } from './review.api.ts';
import type { ReviewEvent } from './review.events.ts';

/** Persons by what they act as here; which one it was stays with `metadata.actor`. */
const actorOf = ({ metadata }: RecordedEvent, person: 'customer' | 'admin'): ReviewHistoryEntry['actor'] =>
  metadata.actor.kind === 'account' ? person : metadata.actor.kind;

/** Whether entries of a kind always have words; one without had them erased, and reads ''. */
export const HAS_WORDS: Readonly<Record<ReviewHistoryEntry['kind'], boolean>> = {
  submitted: false,
  'status-changed': false,
  'note-added': true,
  erased: false,
  'details-amended': false,
  withdrawn: false,
  'taken-up-again': false,
  'question-asked': true,
  'question-answered': true,
  'question-reminded': false,
  'question-closed': false,
  forwarded: true,
  appealed: true,
  'appeal-wished': false,
  'appeal-set-aside': true,
  'platform-answered': false,
  'came-back': false,
  'follow-up-set': false,
  'evidence-added': false,
  'evidence-removed': false,
  'taken-over': false,
  'let-go': false,
};

type Sent = Extract<ReviewEvent, { type: 'RemovalForwarded' }>['data'];

const sentStepOf = ({ channel, reference, followUpAt, evidenceSent, beforeWithdrawal }: Sent) => ({
  ...{ channel, reference, follow_up_at: followUpAt, evidence_sent: [...evidenceSent] },
  ...(beforeWithdrawal === true && { before_withdrawal: true as const }),
});

/** An event of a review as its history tells it. */
export const historyEntryOf = (event: RecordedEvent<ReviewEvent>): ReviewHistoryEntry => {
  const nothing = { from: null, to: null, note: null, shown_to_customer: true };
  const entry = { id: event.id, at: event.recordedAt, ...nothing };
  switch (event.type) {
    case 'ReviewSubmitted':
      return { ...entry, kind: 'submitted', to: 'eingereicht', actor: actorOf(event, event.data.submittedBy) };
    case 'ReviewStatusChanged': {
      const { from, to, restores } = event.data;
      const change = { ...entry, kind: 'status-changed', from, to, actor: actorOf(event, 'admin') } as const;
      return restores ? { ...change, step: { takes_back: true } } : change;
    }
    case 'ReviewNoteAdded': {
      const { noteId, text, shownToCustomer } = event.data;
      const actor = actorOf(event, 'admin');
      return { ...entry, id: noteId, kind: 'note-added', note: text ?? '', shown_to_customer: shownToCustomer, actor };
    }
    case 'ReviewDetailsAmended':
      return {
        ...entry,
        kind: 'details-amended',
        note: event.data.changed.includes('facts') ? event.data.facts : null,
        actor: actorOf(event, 'customer'),
        step: { changed: event.data.changed },
      };
    case 'RemovalWithdrawn':
      return { ...entry, kind: 'withdrawn', note: event.data.reason, actor: actorOf(event, 'customer') };
    case 'RemovalTakenUpAgain':
      return { ...entry, kind: 'taken-up-again', actor: actorOf(event, 'customer') };
    case 'QuestionAsked':
    case 'QuestionAnswered': {
      const { questionId: question_id, text } = event.data;
      const isAsked = event.type === 'QuestionAsked';
      const kind = isAsked ? 'question-asked' : 'question-answered';
      const actor = actorOf(event, isAsked ? 'admin' : 'customer');
      return { ...entry, kind, note: text ?? '', actor, step: { question_id } };
    }
    case 'QuestionReminded':
      return { ...entry, kind: 'question-reminded', actor: 'system', step: { question_id: event.data.questionId } };
    case 'QuestionClosed':
      return { ...entry, kind: 'question-closed', actor: 'system', step: { question_id: event.data.questionId } };
    case 'RemovalForwarded':
    case 'RemovalAppealed': {
      const kind = event.type === 'RemovalForwarded' ? 'forwarded' : 'appealed';
      const sent = { note: event.data.sentText ?? '', step: sentStepOf(event.data) };
      return { ...entry, kind, ...sent, actor: actorOf(event, 'admin') };
    }
    case 'AppealWished':
      return { ...entry, kind: 'appeal-wished', actor: actorOf(event, 'customer') };
    case 'AppealSetAside':
      return { ...entry, kind: 'appeal-set-aside', note: event.data.text ?? '', actor: actorOf(event, 'admin') };
    case 'PlatformAnswered': {
      const { answer, text, followUpAt: follow_up_at, enteredBy } = event.data;
      const step = { answer, follow_up_at };
      return { ...entry, kind: 'platform-answered', note: text, actor: actorOf(event, enteredBy), step };
    }
    case 'ReviewCameBack':
      return { ...entry, kind: 'came-back', actor: actorOf(event, event.data.noticedBy) };
    case 'FollowUpSet': {
      const { followUpAt: follow_up_at, reason } = event.data;
      const step = { follow_up_at };
      const forStaff = { note: reason, shown_to_customer: false, actor: actorOf(event, 'admin'), step };
      return { ...entry, kind: 'follow-up-set', ...forStaff };
    }
    case 'EvidenceAdded': {
      const { evidenceId: evidence_id, kind: evidence_kind, size, storedHash: stored_hash, name, addedBy } = event.data;
      const step = { evidence_id, evidence_kind, size, stored_hash };
      return { ...entry, kind: 'evidence-added', note: name, actor: actorOf(event, addedBy), step };
    }
    case 'EvidenceRemoved': {
      const { evidenceId: evidence_id, removedBy } = event.data;
      return { ...entry, kind: 'evidence-removed', actor: actorOf(event, removedBy), step: { evidence_id } };
    }
    case 'CaseTakenOver':
      return { ...entry, kind: 'taken-over', shown_to_customer: false, actor: actorOf(event, 'admin') };
    case 'CaseLetGo':
      return { ...entry, kind: 'let-go', shown_to_customer: false, actor: actorOf(event, 'admin') };
    case 'ReviewErased':
      return { ...entry, kind: 'erased', shown_to_customer: false, actor: 'system' };
  }
};

/** The account that caused an event; null for the operator and the system. */
export const actorIdOf = ({ metadata: { actor } }: RecordedEvent): string | null =>
  actor.kind === 'account' ? actor.id : null;
