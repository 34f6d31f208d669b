import type { ReviewCase } from '@sternklar/contracts/reviews/casework/casework.api';
import {
  AMENDABLE_LABEL,
  CHANNEL_LABEL,
  PLATFORM_ANSWER_LABEL,
} from '@sternklar/contracts/reviews/casework/casework-words';
import { formatDay } from '../../texts/format.ts';

const listed = new Intl.ListFormat('de', { type: 'conjunction' });

const atPlatform = ({ forwarded, next, appeal_open }: ReviewCase): string =>
  [
    forwarded &&
      `${forwarded.is_appeal || appeal_open ? 'Widerspruch' : 'Übermittelt'} am ${formatDay(forwarded.at)}, ${CHANNEL_LABEL[forwarded.channel]}.`,
    next.until && `Nachfragen am ${formatDay(next.until)}.`,
  ]
    .filter(Boolean)
    .join(' ');

const answerOf = ({ text, at }: NonNullable<ReviewCase['answered']>): string =>
  `Der Kunde hat am ${formatDay(at)} geantwortet${text === '' ? '.' : `: „${text}“`}`;

const askedBack = ({ platform_asked_at: at }: ReviewCase['next']): string =>
  at === undefined ? '' : `Die Plattform hat am ${formatDay(at)} zurückgefragt; ihre Worte stehen im Verlauf. `;

const enteredOf = ({ answer, text, at }: NonNullable<ReviewCase['entered']>): string =>
  `Der Kunde hat am ${formatDay(at)} eine Antwort der Plattform eingetragen: ${PLATFORM_ANSWER_LABEL[answer]}${text === '' ? '.' : `, „${text}“`}`;

const toCheckSentence = ({ next, answered, entered }: ReviewCase): string => {
  if (next.because === 'answer-entered' && entered) return enteredOf(entered);
  if (answered !== null && next.since === answered.at) return `${askedBack(next)}${answerOf(answered)}`;
  return `Nachzufragen ist seit ${formatDay(next.since ?? '')}; eine Antwort der Plattform ist nicht eingetragen.`;
};

/** What a case waits for, in a sentence. */
export const caseSentence = (found: ReviewCase): string => {
  const { next, review, question, appeal_used } = found;
  switch (next.state) {
    case 'incomplete':
      return `${askedBack(next)}Es fehlt: ${listed.format((next.missing ?? []).map((name) => AMENDABLE_LABEL[name]))}.`;
    case 'ready-to-forward':
      return next.platform_asked_at === undefined
        ? 'Alles da, was die Plattform braucht.'
        : `${askedBack(next)}Antworten Sie ihr mit einer neuen Übermittlung, oder fragen Sie den Kunden.`;
    case 'waiting-for-customer':
      return question === null ? '' : `Gefragt am ${formatDay(question.asked_at)}: „${question.text}“`;
    case 'waiting-for-platform':
      return atPlatform(found);
    case 'answer-to-enter':
      return toCheckSentence(found);
    case 'decided':
      if (review.status === 'gelöscht') return 'Die Plattform hat die Bewertung gelöscht.';
      return appeal_used ? 'Abgelehnt, auch auf den Widerspruch hin.' : 'Abgelehnt; ein Widerspruch ist möglich.';
    case 'withdrawn':
      return `Der Kunde hat den Antrag am ${formatDay(next.since ?? '')} zurückgezogen.`;
  }
};

/** What to ask about what is missing; to be changed before it is sent. */
export const suggestedQuestion = ({ next }: ReviewCase): string => {
  const missing = next.missing ?? [];
  if (missing.length === 0) return '';
  const names = listed.format(missing.map((name) => AMENDABLE_LABEL[name]));
  return `Für die Plattform fehlt noch: ${names}. Können Sie das bitte unter „Ergänzen oder korrigieren“ nachtragen?`;
};
