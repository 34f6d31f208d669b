import type { PlatformAnswer } from '@sternklar/contracts/reviews/casework/casework-words';

/** In a platform's tone; invented. */
export const PLATFORM_WORDS: Readonly<Record<PlatformAnswer, readonly string[]>> = {
  received: [
    'Vielen Dank für Ihre Meldung. Wir prüfen den Inhalt und melden uns, sobald eine Entscheidung vorliegt.',
    'Ihre Meldung ist eingegangen. Die Prüfung dauert in der Regel einige Tage.',
    'Hallo, Ihr Anliegen wurde an das zuständige Team weitergeleitet. Bitte antworten Sie nicht auf diese Nachricht.',
  ],
  'passed-to-author': [
    'Wir haben den Verfasser der Rezension um eine Stellungnahme gebeten. Er hat dafür sieben Tage Zeit.',
    'Ihre Angaben wurden dem Verfasser übermittelt. Nach Ablauf der Frist entscheiden wir erneut.',
  ],
  asks: [
    'Bitte teilen Sie uns mit, an welchem Datum der angebliche Besuch stattgefunden haben soll.',
    'Für die Prüfung benötigen wir einen Nachweis zu Ihren Angaben, zum Beispiel ein Foto oder einen Auszug.',
  ],
  removed: [
    'Nach erneuter Prüfung haben wir die Rezension aus Ihrem Profil entfernt.',
    'Der gemeldete Inhalt ist nicht mehr verfügbar. Vielen Dank für Ihre Geduld.',
    'Der Verfasser hat innerhalb der Frist nicht geantwortet. Die Rezension wurde entfernt.',
    'Wir haben Ihre Meldung geprüft und den Inhalt in allen Ländern der Europäischen Union gesperrt.',
    'Gute Nachricht: Die von Ihnen gemeldete Rezension ist nicht länger sichtbar.',
  ],
  refused: [
    'Wir haben die Rezension geprüft und keinen Verstoß gegen unsere Richtlinien gefunden. Sie können dieser Entscheidung einmal widersprechen.',
    'Auf Grundlage der vorliegenden Angaben können wir den Inhalt nicht entfernen. Die Rezension bleibt sichtbar.',
    'Der Verfasser hat seinen Besuch bestätigt. Wir sehen deshalb derzeit von einer Entfernung ab.',
    'Es handelt sich nach unserer Prüfung um eine persönliche Erfahrung. Gegen die Entscheidung können Sie Beschwerde einlegen.',
  ],
};

/** What staff ask where a request is incomplete, and how customers answer. */
export const QUESTIONS: readonly (readonly [question: string, answer: string])[] = [
  [
    'Zu dieser Bewertung fehlt noch der Link. Sie finden ihn, wenn Sie in der Bewertung auf „Teilen“ tippen.',
    'Ist nachgetragen, danke für den Hinweis mit „Teilen“.',
  ],
  [
    'Bitte wählen Sie noch den Grund aus, aus dem die Bewertung gelöscht werden soll. Ohne ihn nimmt die Plattform die Meldung nicht an.',
    'Hatte ich übersehen. Der Grund steht jetzt drin.',
  ],
  [
    'Es fehlt noch Ihre Erklärung, dass die Angaben nach bestem Wissen richtig sind. Können Sie das Häkchen bitte ergänzen?',
    'Erledigt. Das Häkchen war auf dem Handy ganz unten.',
  ],
  [
    'Damit die Plattform die Bewertung findet, brauchen wir die genaue Adresse. Haben Sie sie zur Hand?',
    'Ja, habe sie eben am Rechner herausgesucht und eingetragen.',
  ],
];

/** What staff note beside the steps; shown to the customer or not. */
export const NOTES: readonly (readonly [text: string, shownToCustomer: boolean])[] = [
  ['Das Meldewerkzeug war am Vormittag gestört, deshalb erst nachmittags gesendet.', true],
  ['Kundin hat angerufen und nach dem Stand gefragt; auf die Seite des Antrags verwiesen.', false],
  ['Gleicher Text steht auch beim zweiten Geschäft. Dort als eigener Antrag.', false],
  ['Die Plattform hat ihr Formular umgestellt, Angaben neu eingetragen.', true],
  ['Link nach dem Umzug des Profils geprüft, er führt noch zur Bewertung.', false],
];

export const WITHDRAWALS: readonly string[] = [
  'Die Kundin hat sich gemeldet und will die Bewertung selbst ändern.',
  'Wir haben öffentlich geantwortet, das genügt uns.',
  'Doppelt eingereicht.',
  'Der Verfasser hat die Bewertung selbst gelöscht.',
];
