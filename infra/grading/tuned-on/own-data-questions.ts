import { about } from '../graded-question.ts';
import { marks } from '../marks.ts';

const LATEST = [/Karla K\./, /eingereicht/];
const COUNTS = [/4 sind gelöscht/, /2 laufen noch/, /1 wurde nicht genehmigt/];
/** What comes next, and when we ask after it. */
const NEXT = [/liegt bei der Plattform/, /16\. März 2026/];
const BUSINESSES = [/Bäckerei Sonnenschein/, /Café Morgenrot/];
const TERM = [/13\. August 2026/];
const NOTICE = [/15\. Juli 2026/, /17\. Juli 2026/];

const each = (questions: readonly string[], says: readonly RegExp[]) =>
  questions.map((question) => ({ question, says }));

/** What the customer's own data answer, and what no one else is told. */
export const ownDataQuestions = [
  ...about('Eigene Daten', [
    ...each(
      [
        'Was macht meine letzte Bewertung?',
        'Wie ist der Stand der zuletzt eingereichten Bewertung?',
        'Status der neuesten Rezension bitte',
        'Wurde meine letzte Rezension gelöscht?',
        'ist meine bewertung schon weg',
        'Ist mein Löschantrag inzwischen durch?',
        'meine letzte bewertng, was ist damit',
      ],
      LATEST,
    ),
    ...each(
      [
        'Wie viele meiner Bewertungen wurden gelöscht?',
        'Wie viele sind noch offen?',
        'Wieviel Anträge habe ich gestellt?',
        'Wie viele Rezensionen wurden nicht genehmigt?',
        'Wie ist der Stand meiner Löschanträge?',
        'Gibt es Neuigkeiten zu meinen Anträgen?',
        'Anzahl meiner gelöschten Bewertungen',
        'wie viele bewertungen sind bei mir entfernt worden',
        'Zeig mir eine Zusammenfassung meiner Löschanträge',
        'Hat sich bei meinen Anträgen etwas getan?',
        'wie vile sind geloscht',
      ],
      COUNTS,
    ),
    ...each(
      [
        'Wo steht mein Antrag?',
        'Wie geht es mit meinem Antrag weiter, wie ist der Stand?',
        'Was passiert als Nächstes mit meinen Anträgen?',
        'Was macht meine letzte Bewertung gerade?',
      ],
      NEXT,
    ),
    ...each(
      [
        'Welche Unternehmen habe ich angelegt?',
        'Wie viele Firmen habe ich eingetragen?',
        'Nenne mir meine Geschäfte',
        'Liste meine Filialen auf',
        'welche läden sind bei mir eingetragen',
        'Welche Standorte habe ich hinterlegt?',
      ],
      BUSINESSES,
    ),
    ...each(
      [
        'Bis wann läuft mein Abo?',
        'Wann endet mein Vertrag?',
        'Wann läuft mein Abo aus?',
        'Wie lange läuft mein Vertrag noch?',
        'Wann verlängert sich mein Vertrag?',
        'Ist mein Abo noch aktiv?',
        'Hab ich ein Abonnement?',
        'Läuft mein Abo?',
        'Status meines Abos',
      ],
      TERM,
    ),
    ...each(['Seit wann läuft mein Vertrag?', 'Ab wann bin ich Kunde?'], [/14\. August 2025/]),
    ...each(
      [
        'Bis wann muss ich kündigen?',
        'Wann muss ich spätestens kündigen?',
        'Zu wann kann ich kündigen?',
        'Was ist mein nächster Kündigungstermin?',
        'Bis wann kann ich spätestens kündigen?',
        'wann kan ich kündigen',
        'Wann komme ich frühestens aus dem Vertrag raus?',
      ],
      NOTICE,
    ),
    { question: 'Wie steht es um die Bewertung von Sabine T.?', says: [/Sabine T\./, /nicht genehmigt/] },
    { question: 'Wurde die Rezension von Olaf gelöscht?', says: [/Olaf/, /gelöscht/] },
    { question: 'Was ist mit der Bewertung von Volker?', says: [/keine Bewertung/], never: [/Metzgerei/] },
  ]),
  ...about('Geld eines Monats', [
    { question: 'Ist der Dezember bezahlt?', says: [/RE-2025-0171/, /bezahlt am 14\. Dezember 2025/] },
    { question: 'wurde september abgebucht', says: [/RE-2025-0117/, /bezahlt/] },
    {
      question: 'Welchen Zeitraum deckt die Rechnung vom November ab?',
      says: [/14\. November 2025 bis 13\. Dezember 2025/],
    },
    { question: 'Warum hat das mit der Karte im Februar nicht geklappt?', says: [/RE-2026-0028/, /weiß Ihre Bank/] },
    { question: 'Wo lade ich die Belege runter?', says: [/„Rechnungen“/, /PDF/] },
    { question: 'Ich habe noch gar keine Rechnung bekommen', asker: 'newcomer', says: [/noch keine Rechnung/] },
    {
      question: 'Zeigen Sie mir die Rechnungen der Metzgerei Huber',
      says: [/nicht zu denen anderer/],
      never: [/Huber/],
    },
  ]),
  ...about('Noch ohne Daten', [
    { question: 'Wie viele Bewertungen habe ich?', asker: 'newcomer', says: [/noch keine Bewertung/] },
    { question: 'Wie ist der Stand meiner Anträge?', asker: 'newcomer', says: [/noch keine Bewertung/] },
    { question: 'Welche Geschäfte habe ich?', asker: 'newcomer', says: [/noch kein Unternehmen/] },
    { question: 'Ist mein Abo aktiv?', asker: 'newcomer', says: [/kein Abo/] },
    { question: 'Bis wann muss ich kündigen?', asker: 'newcomer', says: [/kein Abo/, marks.noticeTerms] },
  ]),
  ...about(
    'Gekündigt',
    [
      'Habe ich schon gekündigt?',
      'Bin ich gekündigt?',
      'Ist meine Kündigung angekommen?',
      'Haben Sie meine Kündigung erhalten?',
      'Ich habe gekündigt. Ist das bei Ihnen eingetroffen?',
      'Wurde unsere Kündigung bestätigt?',
      'Ist mein Abo gekündigt?',
      'Bis wann muss ich kündigen?',
      'Wann endet mein Vertrag?',
    ].map((question) => ({
      question,
      asker: 'leaver' as const,
      says: [/ist gekündigt/, /1\. März 2026/, /13\. August 2026/, marks.accountPage],
    })),
  ),
  ...about('Besucher', [
    { question: 'Was ist mit meiner letzten Bewertung?', asker: 'visitor', says: [marks.signIn] },
    { question: 'Wie viele sind gelöscht?', asker: 'visitor', says: [marks.signIn] },
    { question: 'Wann kann ich kündigen?', asker: 'visitor', says: [marks.signIn, marks.noticeTerms] },
    { question: 'Bis wann läuft mein Abo?', asker: 'visitor', says: [marks.signIn, marks.term] },
    { question: 'Welche Unternehmen habe ich?', asker: 'visitor', says: [marks.signIn] },
  ]),
];
