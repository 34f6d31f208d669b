import type { ListedCase } from '@sternklar/contracts/reviews/casework/case-list.api';
import {
  AMENDABLE_LABEL,
  CASE_STATE_LABEL,
  CHANNEL_LABEL,
  type ToCheckBecause,
} from '@sternklar/contracts/reviews/casework/casework-words';
import { formatDay } from '../../texts/format.ts';

const listed = new Intl.ListFormat('de', { type: 'conjunction' });

/** Whose answer is to be checked, or that there is none by the day on which somebody wanted to ask. */
const TO_CHECK: Readonly<Record<ToCheckBecause, (day: string) => string>> = {
  'customer-answered': (day) => `Kunde hat am ${day} geantwortet`,
  'answer-entered': (day) => `Kunde hat am ${day} eine Antwort der Plattform eingetragen`,
  'follow-up-due': (day) => `Ohne Antwort; nachzufragen seit ${day}`,
};

/** Where no answer came by the day set there is none to check, but somebody to ask. */
const TO_CHECK_LABEL: Readonly<Record<ToCheckBecause, string>> = {
  'customer-answered': CASE_STATE_LABEL['answer-to-enter'],
  'answer-entered': CASE_STATE_LABEL['answer-to-enter'],
  'follow-up-due': 'Nachfrage fällig',
};

/** What comes next in a case. */
export const stateWords = ({ state, because }: Pick<ListedCase['next'], 'state' | 'because'>): string =>
  because === undefined ? CASE_STATE_LABEL[state] : TO_CHECK_LABEL[because];

const toCheckWords = ({ because }: ListedCase['next'], day: string): string =>
  because === undefined ? `Zu prüfen seit ${day}` : TO_CHECK[because](day);

/** Since when, until when or for want of what a case waits. */
export const waitWords = ({ next, created_at }: Pick<ListedCase, 'next' | 'created_at'>): string => {
  if (next.platform_asked_at !== undefined) return `Rückfrage der Plattform vom ${formatDay(next.platform_asked_at)}`;
  switch (next.state) {
    case 'answer-to-enter':
      return toCheckWords(next, formatDay(next.since ?? created_at));
    case 'ready-to-forward':
      return `Eingereicht am ${formatDay(created_at)}`;
    case 'incomplete':
      return `Es fehlt: ${listed.format((next.missing ?? []).map((name) => AMENDABLE_LABEL[name]))}`;
    case 'waiting-for-customer':
      return `Gefragt am ${formatDay(next.since ?? created_at)}`;
    case 'waiting-for-platform':
      return next.until ? `Nachfragen am ${formatDay(next.until)}` : 'Ohne Wiedervorlage';
    case 'decided':
      return `Entschieden; eingereicht am ${formatDay(created_at)}`;
    case 'withdrawn':
      return `Zurückgezogen am ${formatDay(next.since ?? created_at)}`;
  }
};

/** How the request went to the platform; null where it has not. */
export const channelWords = ({ channel, is_appeal }: Pick<ListedCase, 'channel' | 'is_appeal'>): string | null =>
  channel && `${is_appeal ? 'Widerspruch, ' : ''}${CHANNEL_LABEL[channel]}`;
