import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import type { ReviewHistoryEntry } from '@sternklar/contracts/reviews/review.api';
import {
  type ReviewEvent,
  reviewNoteAdded,
  reviewStatusChanged,
  reviewSubmitted,
} from '@sternklar/contracts/reviews/review.events';
import { type Projection, statement } from '@sternklar/event-store/projection';
import { sqlFile } from '../../sql-file.ts';
import { storableText } from '../../stored-text.ts';
import { toColumns } from '../../unnest.ts';

/** What happened to each review, for its timeline. */
export const reviewHistory: Projection = {
  name: 'review-history',
  version: 1,
  tables: sqlFile(new URL('./review-history.table.sql', import.meta.url)),
  handles: [reviewSubmitted.type, reviewStatusChanged.type, reviewNoteAdded.type],
  apply(events) {
    const entries = (events as readonly RecordedEvent<ReviewEvent>[]).map(entryOf);
    return statement(
      `insert into entry (review_id, version, id, account_id, kind, at, from_status, to_status, note,
                          shown_to_customer, actor)
       select * from unnest($1::uuid[], $2::integer[], $3::uuid[], $4::uuid[], $5::text[], $6::timestamptz[],
                            $7::text[], $8::text[], $9::text[], $10::boolean[], $11::text[])
       on conflict (review_id, version) do nothing`,
      toColumns(entries, [
        'reviewId',
        'version',
        'id',
        'accountId',
        'kind',
        'at',
        'from',
        'to',
        'note',
        'shownToCustomer',
        'actor',
      ]),
    );
  },
};

interface Entry extends Pick<ReviewHistoryEntry, 'id' | 'kind' | 'at' | 'from' | 'to' | 'note' | 'actor'> {
  readonly reviewId: string;
  readonly version: number;
  readonly accountId: string;
  readonly shownToCustomer: boolean;
}

const entryOf = (event: RecordedEvent<ReviewEvent>): Entry => {
  const { reviewId, accountId } = event.data;
  const { id, version, recordedAt: at } = event;
  const entry = { reviewId, version, id, accountId, at, from: null, to: null, note: null, shownToCustomer: true };
  switch (event.type) {
    case 'ReviewSubmitted':
      return { ...entry, kind: 'submitted', to: 'eingereicht', actor: actorOf(event, event.data.submittedBy) };
    case 'ReviewStatusChanged': {
      const { from, to } = event.data;
      return { ...entry, kind: 'status-changed', from, to, actor: actorOf(event, 'admin') };
    }
    case 'ReviewNoteAdded': {
      const { noteId, text, shownToCustomer } = event.data;
      const note = storableText(text);
      return { ...entry, kind: 'note-added', id: noteId, note, shownToCustomer, actor: actorOf(event, 'admin') };
    }
  }
};

/** Persons by what they act as here; which one it was stays in the log. */
const actorOf = ({ metadata }: RecordedEvent, person: 'customer' | 'admin'): Entry['actor'] =>
  metadata.actor.kind === 'account' ? person : metadata.actor.kind;
