import type { ReviewCase } from '@sternklar/contracts/reviews/casework/casework.api';
import {
  AMENDABLE_LABEL,
  CHANNEL_LABEL,
  PLATFORM_ANSWER_LABEL,
  type ToCheckBecause,
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

const missingOf = ({ missing }: ReviewCase): string =>
  missing.length === 0 ? '' : `Es fehlt: ${listed.format(missing.map((name) => AMENDABLE_LABEL[name]))}. `;

const enteredOf = ({ answer, text, at }: NonNullable<ReviewCase['entered']>): string =>
  `Der Kunde hat am ${formatDay(at)} eine Antwort der Plattform eingetragen: ${PLATFORM_ANSWER_LABEL[answer]}${text === '' ? '.' : `, „${text}“`}`;

const dueSentence = ({ next }: ReviewCase): string =>
  `Nachzufragen ist seit ${formatDay(next.since ?? '')}; eine Antwort der Plattform ist nicht eingetragen.`;

const TO_CHECK: Readonly<Record<ToCheckBecause, (found: ReviewCase) => string>> = {
  'answer-entered': (found) => (found.entered ? enteredOf(found.entered) : dueSentence(found)),
  'customer-answered': (found) =>
    found.answered === null ? dueSentence(found) : `${askedBack(found.next)}${answerOf(found.answered)}`,
  'platform-asked': (found) =>
    `${askedBack(found.next)}${found.next.until ? `Zu beantworten bis ${formatDay(found.next.until)}. ` : ''}${missingOf(found)}${
      found.question === null
        ? 'Antworten Sie ihr mit einer neuen Übermittlung, oder fragen Sie den Kunden.'
        : `Der Kunde ist seit ${formatDay(found.question.asked_at)} gefragt und hat nicht geantwortet. Antworten Sie ihr mit einer neuen Übermittlung, oder setzen Sie einen anderen Tag.`
    }`,
  'follow-up-due': dueSentence,
  'appeal-wished': ({ next }) =>
    `Abgelehnt. Der Kunde möchte Widerspruch einlegen, seit ${formatDay(next.since ?? '')}; sein Text entsteht aus den Angaben, wie sie jetzt sind.`,
  'told-after-refusal': ({ next }) =>
    `Abgelehnt. Der Kunde hat seitdem etwas ergänzt (${formatDay(next.since ?? '')}, im Verlauf); ein Widerspruch ist möglich, gewünscht hat er ihn nicht.`,
};

const toCheckSentence = (found: ReviewCase): string => TO_CHECK[found.next.because ?? 'follow-up-due'](found);

/** What a case waits for, in a sentence. */
export const caseSentence = (found: ReviewCase): string => {
  const { next, review, question, appeal_used } = found;
  switch (next.state) {
    case 'incomplete':
      return missingOf(found).trimEnd();
    case 'ready-to-forward':
      return 'Alles da, was die Plattform braucht.';
    case 'waiting-for-customer':
      return question === null
        ? ''
        : `${askedBack(next)}Gefragt am ${formatDay(question.asked_at)}: „${question.text}“`;
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
