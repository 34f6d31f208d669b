import { QUESTION_CLOSED_DAYS } from '@sternklar/contracts/constants';
import type { ReviewCase } from '@sternklar/contracts/reviews/casework/casework.api';
import {
  AMENDABLE_LABEL,
  type Channel,
  type Needed,
  PLATFORM_ANSWER_LABEL,
  type PlatformAnswer,
} from '@sternklar/contracts/reviews/casework/casework-words';
import type { ReviewHistoryEntry } from '@sternklar/contracts/reviews/review.api';
import { formatDay, formatNearDay, formatQuantity } from './format.ts';

/** What is missing, as it stands in a list of such. */
const NEEDED_WORDS: Readonly<Record<Needed, string>> = {
  review_url: 'der Link zur Bewertung',
  reason: 'der Grund',
  facts: 'was geschehen ist, in Ihren Worten',
  good_faith: 'Ihre Erklärung',
};

/** 'a, b und c' */
const listed = new Intl.ListFormat('de', { type: 'conjunction' });

/** What is missing, as a list in words. */
export const missingWords = (needed: readonly Needed[]): string =>
  listed.format(needed.map((name) => NEEDED_WORDS[name]));

/** What happens now, and until when. */
export interface NextWords {
  readonly title: string;
  readonly text: string;
}

const CHANNEL_WORDS: Readonly<Record<Channel, string>> = {
  'report-tool': 'über das Meldewerkzeug der Plattform',
  'legal-form': 'über das Formular für rechtliche Hinweise',
  email: 'per E-Mail',
  post: 'per Brief',
};

const atPlatform = ({ forwarded, next, appeal_open }: ReviewCase): string => {
  if (forwarded === null) return '';
  const now = new Date();
  const since = formatNearDay(forwarded.at, now);
  const until = next.until ? ` Wir fragen am ${formatNearDay(next.until, now)} nach.` : '';
  if (forwarded.is_appeal || appeal_open) return `Ihr Widerspruch ist seit ${since} bei der Plattform.${until}`;
  return forwarded.channel === 'report-tool'
    ? `Bei der Plattform seit ${since}; sie antwortet meist in 3 bis 5 Werktagen.${until}`
    : `Am ${since} ${CHANNEL_WORDS[forwarded.channel]} an die Plattform gesendet.${until}`;
};

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
        text: 'Die Bewertung bleibt dort sichtbar. Der Wortlaut der Antwort steht im Verlauf, wenn uns einer vorliegt.',
      };

const answered = ({ missing: needed, at_platform, next }: ReviewCase): NextWords =>
  needed.length > 0 || at_platform || next.platform_asked_at !== undefined
    ? {
        title: 'Ihre Antwort ist angekommen',
        text: `Wir lesen sie und machen mit Ihrem Antrag weiter.${needed.length > 0 ? ` Noch nicht angegeben: ${missingWords(needed)}.` : ''}`,
      }
    : {
        title: 'Ihr Antrag ist vollständig',
        text: 'Wir lesen Ihre Antwort und übermitteln ihn als Nächstes an die Plattform.',
      };

/** Nothing of it is the customer's to do, unless something is missing. */
const platformAsked = (at: string, needed: ReviewCase['missing']): NextWords => ({
  title: 'Die Plattform hat etwas gefragt',
  text: `Das haben wir am ${formatDay(at)} eingetragen und kümmern uns darum. ${
    needed.length > 0
      ? `Noch nicht angegeben: ${missingWords(needed)}.`
      : 'Brauchen wir dafür etwas von Ihnen, fragen wir Sie hier.'
  }`,
});

const QUESTION_FOR_YOU: NextWords = {
  title: 'Wir haben eine Frage an Sie',
  text: 'Sobald Sie geantwortet haben, geht es weiter.',
};

const CONFIRMED = 'Wir bestätigen das, dann ändert sich der Status.';
const CONFIRMED_APPEAL = 'Wir bestätigen das; der Status bleibt dabei, wie er ist.';
const LOOKED_AT = 'Wir sehen es uns an und machen mit Ihrem Antrag weiter.';
const ENTERED: Readonly<Record<PlatformAnswer, string>> = {
  received: LOOKED_AT,
  asks: LOOKED_AT,
  'passed-to-author': LOOKED_AT,
  removed: CONFIRMED,
  refused: CONFIRMED,
};

/** Nothing was sent anew since the review came back. */
const isBack = ({ forwarded }: ReviewCase, history: readonly ReviewHistoryEntry[]): boolean =>
  forwarded === null && history.some(({ kind }) => kind === 'came-back');

const ready = (found: ReviewCase, history: readonly ReviewHistoryEntry[]): NextWords => {
  const { next } = found;
  if (next.platform_asked_at !== undefined) return platformAsked(next.platform_asked_at, []);
  return isBack(found, history)
    ? {
        title: 'Die Bewertung ist wieder da',
        text: 'Ihr Antrag beginnt von vorn: Wir übermitteln ihn als Nächstes erneut an die Plattform.',
      }
    : { title: 'Ihr Antrag ist vollständig', text: 'Wir übermitteln ihn als Nächstes an die Plattform.' };
};

const toEnter = (found: ReviewCase): NextWords => {
  const { entered, question } = found;
  if (question !== null) return QUESTION_FOR_YOU;
  if (entered) {
    const { answer } = entered;
    const isAppealRefused = answer === 'refused' && found.review.status === 'nicht_genehmigt';
    return {
      title: `Sie haben eingetragen: ${PLATFORM_ANSWER_LABEL[answer]}`,
      text: isAppealRefused ? CONFIRMED_APPEAL : ENTERED[answer],
    };
  }
  return found.answered === null
    ? { title: 'Wir sehen nach', text: 'Wir prüfen, was die Plattform geantwortet hat, und fragen sonst nach.' }
    : answered(found);
};

const nextWords = (found: ReviewCase, history: readonly ReviewHistoryEntry[] = []): NextWords => {
  const { next } = found;
  switch (next.state) {
    case 'incomplete':
      if (next.platform_asked_at !== undefined) return platformAsked(next.platform_asked_at, found.missing);
      return {
        title: 'Für die Plattform fehlt noch etwas',
        text: `${isBack(found, history) ? 'Die Bewertung ist wieder da, und Ihr Antrag beginnt von vorn. ' : ''}Noch nicht angegeben: ${missingWords(next.missing ?? [])}. Eine vollständige Meldung lässt sich leichter prüfen.`,
      };
    case 'ready-to-forward':
      return ready(found, history);
    case 'waiting-for-platform':
      return { title: 'Jetzt ist die Plattform am Zug', text: atPlatform(found) };
    case 'waiting-for-customer':
      return QUESTION_FOR_YOU;
    case 'answer-to-enter':
      return toEnter(found);
    case 'withdrawn':
      return {
        title: 'Sie haben diesen Antrag zurückgezogen',
        text: `Seit ${formatDay(next.since ?? '')} ruht er. Sie können ihn jederzeit wieder aufnehmen.`,
      };
    case 'decided':
      return decided(found);
  }
};

/** What a step of the casework is, and what it was about. */
interface StepWords {
  readonly what: string;
  readonly about?: string;
}

const sentWords = (what: string, about: ReviewHistoryEntry['step']): StepWords => {
  const sent = about?.evidence_sent?.length ?? 0;
  const parts = [
    about?.channel && CHANNEL_WORDS[about.channel],
    sent > 0 && `mit ${formatQuantity(sent, 'einem Beleg', 'Belegen')}`,
    about?.reference && `Aktenzeichen ${about.reference}`,
  ];
  const known = parts.filter((part) => typeof part === 'string' && part !== '').join(', ');
  return known === '' ? { what } : { what, about: known };
};

/** A step of the casework in a few words; of changes of status, one that takes back what left it as it was. */
const step = ({ kind, actor, step: about }: ReviewHistoryEntry): StepWords => {
  switch (kind) {
    case 'details-amended':
      return {
        what: 'Angaben ergänzt',
        about: (about?.changed ?? []).map((name) => AMENDABLE_LABEL[name]).join(', '),
      };
    case 'withdrawn':
      return { what: 'Antrag zurückgezogen' };
    case 'taken-up-again':
      return { what: 'Antrag wieder aufgenommen' };
    case 'question-asked':
      return { what: 'Frage an Sie' };
    case 'question-answered':
      return { what: 'Ihre Antwort' };
    case 'question-reminded':
      return { what: 'Wir haben Sie an unsere Frage erinnert' };
    case 'question-closed':
      return {
        what: 'Frage geschlossen',
        about: `In ${QUESTION_CLOSED_DAYS} Tagen kam keine Antwort. Ihr Antrag bleibt bestehen.`,
      };
    case 'forwarded':
      return sentWords('An die Plattform übermittelt', about);
    case 'appealed':
      return sentWords('Widerspruch eingelegt', about);
    case 'platform-answered': {
      const answer = about?.answer ? PLATFORM_ANSWER_LABEL[about.answer] : 'Antwort der Plattform';
      return { what: `${actor === 'customer' ? 'Sie haben eingetragen: ' : ''}${answer}` };
    }
    case 'status-changed':
      return { what: 'Zurückgenommen', about: 'Die zuletzt eingetragene Antwort der Plattform war ein Versehen.' };
    case 'came-back':
      return { what: 'Wieder auf der Plattform zu sehen' };
    case 'evidence-added':
      return { what: 'Beleg hinzugefügt' };
    case 'evidence-removed':
      return { what: 'Beleg entfernt' };
    default:
      kind satisfies 'submitted' | 'note-added' | 'erased' | 'follow-up-set' | 'taken-over' | 'let-go';
      return { what: '' };
  }
};

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
  step,
  sentText: 'Text, wie er gesendet wurde',

  tasks: 'Was auf Sie wartet',
  questionAbout: (reviewer: string) => `Frage zur Bewertung von ${reviewer}`,
  answerNow: 'Jetzt beantworten',
  questionTitle: 'Wir haben eine Frage an Sie',
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
  save: 'Angaben speichern',
  busy: 'Wird gespeichert\u00a0…',
  amended: 'Ihre Angaben sind gespeichert.',
  notAmended: 'Ihre Angaben konnten nicht gespeichert werden.',

  timeline: 'Verlauf',
  letterhead: (brand: string) => `${brand} · Auszug aus einem Löschantrag`,
  print: 'Drucken',
  printed: (when: string) => `Stand: ${when}`,
  steps: 'Was Sie tun können',
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
