import type { ReviewHistoryEntry } from '../review.api.ts';
import { isDecided, type ReviewStatus } from '../review-status.ts';
import type { ReviewCase } from './casework.api.ts';
import {
  type Channel,
  type Needed,
  PLATFORM_ANSWER_LABEL,
  type PlatformAnswer,
  type ToCheckBecause,
} from './casework-words.ts';

/** What of a case tells where it stands. */
export interface OpenCase
  extends Pick<
    ReviewCase,
    'next' | 'missing' | 'question' | 'answered' | 'entered' | 'forwarded' | 'at_platform' | 'appeal_open'
  > {
  readonly review: Pick<ReviewCase['review'], 'status'>;
}

/** A moment's day in Germany, ISO 8601 UTC in: '12. November 2026'; `near` where it may leave out the year. */
export interface Days {
  day(iso: string): string;
  near(iso: string): string;
}

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

/** A way to the platform, within a sentence. */
export const CHANNEL_WORDS: Readonly<Record<Channel, string>> = {
  'report-tool': 'über das Meldewerkzeug der Plattform',
  'legal-form': 'über das Formular für rechtliche Hinweise',
  email: 'per E-Mail',
  post: 'per Brief',
};

const atPlatform = ({ forwarded, next, appeal_open }: OpenCase, { near }: Days): string => {
  if (forwarded === null) return '';
  const since = near(forwarded.at);
  const until = next.until ? ` Wir fragen am ${near(next.until)} nach.` : '';
  if (forwarded.is_appeal || appeal_open) return `Ihr Widerspruch ist seit ${since} bei der Plattform.${until}`;
  return forwarded.channel === 'report-tool'
    ? `Bei der Plattform seit ${since}; sie antwortet meist in 3 bis 5 Werktagen.${until}`
    : `Am ${since} ${CHANNEL_WORDS[forwarded.channel]} an die Plattform gesendet.${until}`;
};

const stillMissing = (needed: OpenCase['missing']): string =>
  needed.length > 0 ? ` Noch nicht angegeben: ${missingWords(needed)}.` : '';

/** What the platform asked, and what was said after a refusal, until the one appeal goes out; null for all else to be looked at. */
const BY_REASON: Readonly<Record<ToCheckBecause, ((found: OpenCase, days: Days) => NextWords) | null>> = {
  'customer-answered': null,
  'answer-entered': null,
  'platform-asked': ({ next, missing: needed }, days) => platformAsked(next.since ?? '', needed, days),
  'follow-up-due': null,
  'appeal-wished': ({ next, missing: needed }, { day }) => ({
    title: 'Sie möchten Widerspruch einlegen',
    text: `Das liegt uns seit ${day(next.since ?? '')} vor. Wir übermitteln den Widerspruch mit Ihren Angaben und Belegen; brauchen wir vorher etwas, oder geht es nicht, lesen Sie das hier.${stillMissing(needed)}`,
  }),
  'told-after-refusal': () => ({
    title: 'Was Sie ergänzt haben, ist angekommen',
    text: 'Wir sehen es uns an. Ob Sie Widerspruch einlegen möchten, sagen Sie uns bitte unter „Was Sie tun können“; es gibt ihn nur einmal.',
  }),
};

/** Whether the next to go out is the request itself. */
const IS_NEXT: Readonly<Record<ReviewStatus, boolean>> = { eingereicht: true, nicht_genehmigt: false, gelöscht: false };

const answered = ({ missing: needed, at_platform, next, review }: OpenCase): NextWords =>
  needed.length > 0 || at_platform || !IS_NEXT[review.status] || next.platform_asked_at !== undefined
    ? {
        title: 'Ihre Antwort ist angekommen',
        text: `Wir lesen sie und machen mit Ihrem Antrag weiter.${stillMissing(needed)}`,
      }
    : {
        title: 'Ihr Antrag ist vollständig',
        text: 'Wir lesen Ihre Antwort und übermitteln ihn als Nächstes an die Plattform.',
      };

/** Nothing of it is the customer's to do, unless something is missing. */
const platformAsked = (at: string, needed: OpenCase['missing'], { day }: Days): NextWords => ({
  title: 'Die Plattform hat etwas gefragt',
  text: `Das haben wir am ${day(at)} eingetragen und kümmern uns darum. ${
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

/** Of a history's entry: what it was, and the status that it set. */
export type Happened = Pick<ReviewHistoryEntry, 'kind' | 'to'>;

/** Nothing was sent, or decided, since the review came back. */
export const isBack = ({ forwarded }: { readonly forwarded: object | null }, history: readonly Happened[]): boolean => {
  const last = history.findLast(
    ({ kind, to }) => ['came-back', 'forwarded', 'appealed'].includes(kind) || (to !== null && isDecided(to)),
  );
  return forwarded === null && last?.kind === 'came-back';
};

const ready = (found: OpenCase, history: readonly Happened[]): NextWords =>
  isBack(found, history)
    ? {
        title: 'Die Bewertung ist wieder da',
        text: 'Ihr Antrag beginnt von vorn: Wir übermitteln ihn als Nächstes erneut an die Plattform.',
      }
    : { title: 'Ihr Antrag ist vollständig', text: 'Wir übermitteln ihn als Nächstes an die Plattform.' };

const toEnter = (found: OpenCase, days: Days): NextWords => {
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
  const told = found.next.because && BY_REASON[found.next.because];
  if (told) return told(found, days);
  return found.answered === null
    ? { title: 'Wir sehen nach', text: 'Wir prüfen, was die Plattform geantwortet hat, und fragen sonst nach.' }
    : answered(found);
};

/**
 * Where an open case stands, in a title and a sentence or two: on its page, and in a mail about it. `history` is in the order in
 * which it happened. Null where it was decided.
 */
export const openWords = (found: OpenCase, history: readonly Happened[], days: Days): NextWords | null => {
  const { next } = found;
  switch (next.state) {
    case 'incomplete':
      return {
        title: 'Für die Plattform fehlt noch etwas',
        text: `${isBack(found, history) ? 'Die Bewertung ist wieder da, und Ihr Antrag beginnt von vorn. ' : ''}Noch nicht angegeben: ${missingWords(next.missing ?? [])}. Eine vollständige Meldung lässt sich leichter prüfen.`,
      };
    case 'ready-to-forward':
      return ready(found, history);
    case 'waiting-for-platform':
      return { title: 'Jetzt ist die Plattform am Zug', text: atPlatform(found, days) };
    case 'waiting-for-customer':
      return QUESTION_FOR_YOU;
    case 'answer-to-enter':
      return toEnter(found, days);
    case 'withdrawn':
      return {
        title: 'Sie haben diesen Antrag zurückgezogen',
        text: `Seit ${days.day(next.since ?? '')} ruht er. ${found.at_platform ? 'Was vorher an die Plattform ging, liegt ihr weiter vor. ' : ''}Sie können ihn jederzeit wieder aufnehmen.`,
      };
    case 'decided':
      return null;
  }
};
