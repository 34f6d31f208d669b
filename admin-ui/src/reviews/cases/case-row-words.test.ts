import { describe, expect, it } from 'vitest';
import { channelWords, stateWords, waitWords } from './case-row-words.ts';

const created_at = '2026-11-02T09:00:00.000Z';
const since = '2026-11-18T09:00:00.000Z';

describe('a case in one line', () => {
  it('names no answer to check where none came', () => {
    expect(stateWords({ state: 'answer-to-enter', because: 'follow-up-due' })).toBe('Nachfrage fällig');
    expect(stateWords({ state: 'answer-to-enter', because: 'platform-asked' })).toBe('Rückfrage der Plattform');
    expect(stateWords({ state: 'answer-to-enter', because: 'answer-entered' })).toBe('Antwort prüfen');
    expect(stateWords({ state: 'waiting-for-platform' })).toBe('Bei der Plattform');
  });

  it.each([
    [{ state: 'answer-to-enter', since }, 'Zu prüfen seit 18.11.2026'],
    [{ state: 'answer-to-enter', since, because: 'customer-answered' }, 'Kunde hat am 18.11.2026 geantwortet'],
    [
      { state: 'answer-to-enter', since, because: 'answer-entered' },
      'Kunde hat am 18.11.2026 eine Antwort der Plattform eingetragen',
    ],
    [{ state: 'answer-to-enter', since, because: 'follow-up-due' }, 'Ohne Antwort; nachzufragen seit 18.11.2026'],
    [{ state: 'answer-to-enter', since, because: 'appeal-wished' }, 'Kunde möchte Widerspruch, seit 18.11.2026'],
    [
      { state: 'answer-to-enter', since, because: 'told-after-refusal' },
      'Abgelehnt; Neues vom Kunden am 18.11.2026, Widerspruch möglich',
    ],
    [{ state: 'ready-to-forward' }, 'Eingereicht am 02.11.2026'],
    [
      { state: 'incomplete', missing: ['review_url', 'reason', 'good_faith'] },
      'Es fehlt: Link zur Bewertung, Grund und Erklärung',
    ],
    [{ state: 'waiting-for-customer', since }, 'Gefragt am 18.11.2026'],
    [{ state: 'waiting-for-platform', until: since }, 'Nachfragen am 18.11.2026'],
    [{ state: 'waiting-for-platform', until: null }, 'Ohne Wiedervorlage'],
    [
      { state: 'answer-to-enter', since, because: 'platform-asked', until: null },
      'Rückfrage der Plattform vom 18.11.2026',
    ],
    [
      { state: 'answer-to-enter', since, because: 'platform-asked', until: '2026-11-25T07:00:00.000Z' },
      'Rückfrage der Plattform vom 18.11.2026, zu beantworten bis 25.11.2026',
    ],
    [
      { state: 'waiting-for-customer', since, platform_asked_at: created_at },
      'Gefragt am 18.11.2026; Rückfrage der Plattform vom 02.11.2026',
    ],
    [{ state: 'decided' }, 'Entschieden; eingereicht am 02.11.2026'],
  ] as const)('%j reads as “%s”', (next, words) => {
    expect(
      waitWords({ next: { ...next, ...('missing' in next && { missing: [...next.missing] }) } as never, created_at }),
    ).toBe(words);
  });

  it('names the way that it went, and an appeal', () => {
    expect(channelWords({ channel: null, is_appeal: false })).toBeNull();
    expect(channelWords({ channel: 'email', is_appeal: false })).toBe('E-Mail');
    expect(channelWords({ channel: 'post', is_appeal: true })).toBe('Widerspruch, Brief');
  });
});
