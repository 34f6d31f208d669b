import type { RecordedEvent } from '../event-envelope.ts';
import type { ReviewHistoryEntry } from './review.api.ts';
import type { ReviewEvent } from './review.events.ts';

/** Persons by what they act as here; which one it was stays with `metadata.actor`. */
const actorOf = ({ metadata }: RecordedEvent, person: 'customer' | 'admin'): ReviewHistoryEntry['actor'] =>
  metadata.actor.kind === 'account' ? person : metadata.actor.kind;

/** An event of a review as its history tells it. */
export const historyEntryOf = (event: RecordedEvent<ReviewEvent>): ReviewHistoryEntry => {
  const nothing = { from: null, to: null, note: null, shown_to_customer: true };
  const entry = { id: event.id, at: event.recordedAt, ...nothing };
  switch (event.type) {
    case 'ReviewSubmitted':
      return { ...entry, kind: 'submitted', to: 'eingereicht', actor: actorOf(event, event.data.submittedBy) };
    case 'ReviewStatusChanged': {
      const { from, to } = event.data;
      return { ...entry, kind: 'status-changed', from, to, actor: actorOf(event, 'admin') };
    }
    case 'ReviewNoteAdded': {
      const { noteId, text, shownToCustomer } = event.data;
      const actor = actorOf(event, 'admin');
      return { ...entry, id: noteId, kind: 'note-added', note: text ?? '', shown_to_customer: shownToCustomer, actor };
    }
    case 'ReviewErased':
      return { ...entry, kind: 'erased', shown_to_customer: false, actor: 'system' };
  }
};

/** The account that caused an event; null for the operator and the system. */
export const actorIdOf = ({ metadata: { actor } }: RecordedEvent): string | null =>
  actor.kind === 'account' ? actor.id : null;
