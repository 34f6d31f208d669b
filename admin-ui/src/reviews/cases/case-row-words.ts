import type { ListedCase } from '@sternklar/contracts/reviews/casework/case-list.api';
import {
  AMENDABLE_LABEL,
  CASE_STATE_LABEL,
  CHANNEL_LABEL,
  PLATFORM_ANSWER_LABEL,
  type ToCheckBecause,
} from '@sternklar/contracts/reviews/casework/casework-words';
import { formatDay } from '../../texts/format.ts';

const listed = new Intl.ListFormat('de', { type: 'conjunction' });

/** Whose answer is to be checked, or that there is none by the day on which somebody wanted to ask; `until` is a day, too. */
const TO_CHECK: Readonly<Record<ToCheckBecause, (day: string, until: string | null) => string>> = {
  'customer-answered': (day) => `Kunde hat am ${day} geantwortet`,
  'answer-entered': (day) => `Kunde hat am ${day} eine Antwort der Plattform eingetragen`,
  'appeal-wished': (day) => `Kunde möchte Widerspruch, seit ${day}`,
  'told-after-refusal': (day) => `Abgelehnt; Neues vom Kunden am ${day}, Widerspruch möglich`,
  'platform-asked': (day, until) =>
    `Rückfrage der Plattform vom ${day}${until === null ? '' : `, zu beantworten bis ${until}`}`,
  'follow-up-due': (day) => `Ohne Antwort; nachzufragen seit ${day}`,
};

/** Where no answer came by the day set there is none to check, but somebody to ask. */
const TO_CHECK_LABEL: Readonly<Record<ToCheckBecause, string>> = {
  'customer-answered': CASE_STATE_LABEL['answer-to-enter'],
  'answer-entered': CASE_STATE_LABEL['answer-to-enter'],
  'appeal-wished': 'Kunde möchte Widerspruch',
  'told-after-refusal': 'Widerspruch möglich',
  // It went there before: what is to be sent now is an answer.
  'platform-asked': PLATFORM_ANSWER_LABEL.asks,
  'follow-up-due': 'Nachfrage fällig',
};

export type ShownState = Pick<ListedCase['next'], 'state' | 'because'>;

/** What comes next in a case. */
export const stateWords = ({ state, because }: ShownState): string =>
  because === undefined ? CASE_STATE_LABEL[state] : TO_CHECK_LABEL[because];

const toCheckWords = ({ because, until }: ListedCase['next'], day: string): string =>
  because === undefined ? `Zu prüfen seit ${day}` : TO_CHECK[because](day, until ? formatDay(until) : null);

const askedAgain = ({ platform_asked_at: at }: ListedCase['next']): string =>
  at === undefined ? '' : `; Rückfrage der Plattform vom ${formatDay(at)}`;

/** Since when, until when or for want of what a case waits. */
export const waitWords = ({ next, created_at }: Pick<ListedCase, 'next' | 'created_at'>): string => {
  switch (next.state) {
    case 'answer-to-enter':
      return `${toCheckWords(next, formatDay(next.since ?? created_at))}${next.because === 'customer-answered' ? askedAgain(next) : ''}`;
    case 'ready-to-forward':
      return `Eingereicht am ${formatDay(created_at)}`;
    case 'incomplete':
      return `Es fehlt: ${listed.format((next.missing ?? []).map((name) => AMENDABLE_LABEL[name]))}`;
    case 'waiting-for-customer':
      return `Gefragt am ${formatDay(next.since ?? created_at)}${askedAgain(next)}`;
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
