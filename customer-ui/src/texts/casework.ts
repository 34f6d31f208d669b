import type { ReviewCase } from '@sternklar/contracts/reviews/casework/casework.api';
import { type NextWords, openWords } from '@sternklar/contracts/reviews/casework/open-words';
import type { ReviewHistoryEntry } from '@sternklar/contracts/reviews/review.api';
import { formatDay, formatNearDay } from './format.ts';

const ONE_APPEAL =
  'Gegen die Ablehnung ist ein Widerspruch möglich, und nur einer: Ergänzen Sie, was die Plattform noch wissen soll, und sagen Sie uns unter „Was Sie tun können“, dass Sie ihn wünschen.';

const decided = ({ review, appeal_used }: ReviewCase): NextWords =>
  review.status === 'gelöscht'
    ? {
        title: 'Die Plattform hat die Bewertung gelöscht',
        text: 'Sie müssen nichts weiter tun. Sollte sie wieder auftauchen, sagen Sie es uns hier.',
      }
    : {
        title: appeal_used
          ? 'Die Plattform hat auch den Widerspruch abgelehnt'
          : 'Die Plattform hat die Löschung nicht genehmigt',
        text: `Die Bewertung bleibt dort sichtbar. Der Wortlaut der Antwort steht im Verlauf, wenn uns einer vorliegt.${appeal_used ? '' : ` ${ONE_APPEAL}`}`,
      };

const days = { day: formatDay, near: (iso: string) => formatNearDay(iso, new Date()) };

const nextWords = (found: ReviewCase, history: readonly ReviewHistoryEntry[] = []): NextWords =>
  openWords(found, history, days) ?? decided(found);

/** Words about a review's case. We carry what the customer says; nothing here judges a review. */
export const caseworkTexts = {
  back: 'Zur Übersicht',
  loading: 'Die Bewertung wird geladen',
  failed: 'Die Bewertung konnte nicht geladen werden.',
  reload: 'Erneut laden',
  missingTitle: 'Diese Bewertung gibt es nicht',
  missingText: 'Vielleicht wurde das Unternehmen entfernt, zu dem sie gehörte, oder die Adresse ist nicht vollständig.',
  business: (name: string) => `Bewertung über ${name}`,
  next: nextWords,

  questionTitle: 'Wir haben eine Frage an Sie',
  questionClosed: 'Diese Frage ist nicht mehr offen',
  answerKept:
    'Inzwischen ging es mit Ihrem Antrag ohne diese Antwort weiter; sie ist nicht gesendet. Ihr Text bleibt hier stehen, damit Sie ihn kopieren können, solange diese Seite offen ist.',
  answer: 'Ihre Antwort',
  answerMissing: 'Bitte schreiben Sie Ihre Antwort.',
  sendAnswer: 'Antwort senden',
  answered: 'Danke, Ihre Antwort ist angekommen.',
  notAnswered: 'Ihre Antwort konnte nicht gesendet werden.',

  details: 'Ihre Angaben',
  none: 'nicht angegeben',
  goodFaith: 'Erklärung in gutem Glauben',
  declared: 'abgegeben',
  facts: 'Was ist geschehen?',
  factsHint: 'In Ihren Worten, so knapp und sachlich wie möglich. Wir übermitteln sie, ohne sie zu bewerten.',
  amendNow: 'Jetzt ergänzen',
  amend: 'Ergänzen oder korrigieren',
  amendTitle: 'Angaben ergänzen',
  amendIntro: 'Alles, was Sie ändern, steht mit Datum im Verlauf.',
  addIntro:
    'Die Plattform hat Ihren Antrag schon. Was Sie jetzt ändern, reichen wir als Ergänzung nach, wenn sie danach fragt.',
  appealIntro:
    'Die Plattform hat abgelehnt. Was Sie hier ändern, sehen wir, und es steht im Text des Widerspruchs. Ob Sie ihn wünschen, sagen Sie uns danach unter „Was Sie tun können“.',
  finalIntro:
    'Die Plattform hat endgültig abgelehnt. Was Sie jetzt ändern, bleibt bei Ihren Unterlagen; an die Plattform geht es nicht mehr.',
  save: 'Angaben speichern',
  busy: 'Wird gespeichert\u00a0…',
  amended: 'Ihre Angaben sind gespeichert.',
  notAmended: 'Ihre Angaben konnten nicht gespeichert werden.',

  timeline: 'Verlauf',
  letterhead: (brand: string) => `${brand} · Auszug aus einem Löschantrag`,
  print: 'Drucken',
  printed: (when: string) => `Stand: ${when}`,
  steps: 'Was Sie tun können',
  toSteps: 'Zu dem, was Sie tun können',
  enterAnswer: 'Antwort der Plattform eintragen',
  enterAnswerIntro:
    'Antworten der Plattform gehen an Ihre Adresse. Tragen Sie hier ein, was sie geschrieben hat; wir sehen es uns an.',
  answerKind: 'Was hat die Plattform geantwortet?',
  answerWords: 'Wortlaut',
  answerWordsHint: 'Am besten vollständig, aus der E-Mail kopiert.',
  enter: 'Eintragen',
  entered: 'Die Antwort ist eingetragen.',
  notEntered: 'Die Antwort konnte nicht eingetragen werden.',
  cameBack: 'Die Bewertung ist wieder da',
  cameBackIntro: 'Wir reichen Ihren Antrag dann erneut ein.',
  cameBackDone: 'Danke. Ihr Antrag ist wieder eingereicht.',
  cameBackFailed: 'Das konnte nicht eingetragen werden.',
  wish: 'Widerspruch wünschen',
  wishIntro:
    'Gegen die Ablehnung gibt es einen Widerspruch. Wir übermitteln ihn in Ihrem Namen, aus Ihren Angaben und Belegen, wie sie auf dieser Seite stehen; ob er Erfolg hat, entscheidet die Plattform. Fehlt noch etwas, ergänzen Sie es am besten vorher. Legen wir keinen ein, lesen Sie hier, warum.',
  wishNow: 'Widerspruch wünschen',
  wished: 'Ihr Wunsch ist bei uns.',
  notWished: 'Ihr Wunsch konnte nicht gespeichert werden.',
  withdraw: 'Antrag zurückziehen',
  withdrawIntro:
    'Wir übermitteln dann nichts mehr an die Plattform und fragen nicht mehr nach. Was schon bei ihr ist, liegt dort weiter vor.',
  withdrawReason: 'Grund (freiwillig)',
  withdrawn: 'Ihr Antrag ist zurückgezogen.',
  notWithdrawn: 'Der Antrag konnte nicht zurückgezogen werden.',
  takeUp: 'Antrag wieder aufnehmen',
  takenUp: 'Ihr Antrag ist wieder aufgenommen.',
  notTakenUp: 'Der Antrag konnte nicht wieder aufgenommen werden.',
  cancel: 'Abbrechen',
} as const;
