import type { AdminReviewHistoryEntry } from '@sternklar/contracts/reviews/review.api';
import { describe, expect, it } from 'vitest';
import { newestNotes } from './notes.ts';

const entry = (day: number, kind: AdminReviewHistoryEntry['kind'], note: string | null): AdminReviewHistoryEntry => ({
  id: `entry ${day}`,
  kind,
  at: `2026-11-0${day}T09:00:00.000Z`,
  from: null,
  to: null,
  note,
  shown_to_customer: false,
  actor: 'admin',
  version: day,
  actor_id: null,
  actor_email: 'anna@sternklar.test',
});

describe('the notes beside a conversation', () => {
  it('are the newest of all cases, and nothing else of their histories', () => {
    const histories = [
      [
        entry(1, 'submitted', null),
        entry(2, 'note-added', 'Ruft morgen an.'),
        entry(5, 'note-added', 'Hat angerufen.'),
      ],
      [entry(3, 'note-added', ''), entry(4, 'note-added', 'Will schnell Antwort.')],
    ];
    expect(newestNotes(histories, 2)).toEqual([
      { id: 'entry 5', at: '2026-11-05T09:00:00.000Z', text: 'Hat angerufen.', by: 'anna@sternklar.test' },
      { id: 'entry 4', at: '2026-11-04T09:00:00.000Z', text: 'Will schnell Antwort.', by: 'anna@sternklar.test' },
    ]);
    expect(newestNotes([], 2)).toEqual([]);
  });
});
