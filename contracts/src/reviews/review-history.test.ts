import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { RecordedEvent } from '../event-envelope.ts';
import { personalFieldsOf } from '../personal-data.ts';
import { type ReviewEvent, reviewEvents } from './review.events.ts';
import { HAS_WORDS, historyEntryOf } from './review-history.ts';

/** An event as it is read once its review's key is destroyed. */
const erased = ({ type, schema }: (typeof reviewEvents)[number]): RecordedEvent<ReviewEvent> => {
  const sample = JSON.parse(readFileSync(new URL(`./samples/${type}.v1.json`, import.meta.url), 'utf8'));
  const unreadable = Object.fromEntries([...personalFieldsOf(schema).keys()].map((field) => [field, null]));
  return {
    id: '0198c0a0-9999-7000-8000-000000000001',
    type,
    data: { ...sample, ...unreadable },
    recordedAt: '2025-03-03T09:00:00.000Z',
    metadata: { actor: { kind: 'operator' } },
  } as RecordedEvent<ReviewEvent>;
};

describe('an entry whose words were erased', () => {
  it.each(reviewEvents.map((definition) => [definition.type, definition] as const))('of %s', (_, definition) => {
    const { kind, note } = historyEntryOf(erased(definition));
    expect(note).toBe(HAS_WORDS[kind] ? '' : null);
  });
});
