import { type JudgedSentence, of } from './judged-sentences.ts';

/** Written after the rules had been mended with the others, on other topics, and asked once before anything was changed after them. */
export const SUPPORTED_APART: readonly JudgedSentence[] = [
  ...of(
    'cookies',
    'Wir verwenden keine Cookies.',
    'Werbung und Reichweitenmessung gibt es bei uns nicht.',
    'Von fremden Servern laden unsere Seiten nichts.',
  ),
  ...of(
    'many-reviews',
    'Sie können bis zu 200 Bewertungen auf einmal eintragen.',
    'Das geht als Text oder aus einer CSV-Datei.',
  ),
  ...of(
    'change-email',
    'Die neue E-Mail-Adresse geben Sie auf Ihrer Kontoseite ein.',
    'Sie gilt, sobald Sie den Code bestätigt haben.',
    'Eine Woche lang lässt sich die Änderung zurücknehmen.',
    'Dafür brauchen Sie auch Ihr Passwort.',
  ),
  ...of(
    'devices',
    'Ihre angemeldeten Geräte sehen Sie auf Ihrer Kontoseite.',
    'Nach 12 Stunden endet eine Anmeldung von selbst.',
    'Wenn Sie Ihr Passwort ändern, werden alle anderen Geräte abgemeldet.',
  ),
  ...of(
    'push',
    'Push-Mitteilungen schalten Sie auf Ihrer Kontoseite unter „Benachrichtigungen“ ein.',
    'Auf dem iPhone fügen Sie die Seite dafür zum Home-Bildschirm hinzu.',
    'Namen und Texte stehen nicht darin.',
  ),
  ...of('contact', 'Unsere E-Mail-Adresse finden Sie im Impressum.'),
  ...of('came-back', 'Sagen Sie es uns auf der Seite der Bewertung.', 'Wir übermitteln den Antrag dann erneut.'),
  ...of(
    'erased-how',
    'Wir vernichten den Schlüssel, mit dem Ihre Daten verschlüsselt sind.',
    'Aus Sicherungskopien verschwinden sie spätestens nach 30 Tagen.',
    'Rechnungen bleiben, solange es das Gesetz verlangt.',
  ),
  ...of(
    'subscribe',
    'Den Knopf für das Abo finden Sie oben auf Ihrer Übersicht.',
    'Bewertungen eintragen können Sie auch ohne Abo.',
  ),
  ...of('public-counter', 'Gelöschte Bewertungen können im Profil öffentlich mitgezählt werden.'),
  ...of(
    'beyond-offer',
    'Antworten auf Bewertungen verfassen wir nicht.',
    'Das gehört leider nicht zu unserem Angebot.',
  ),
  ...of('pause', 'Eine Pause ist in unseren AGB nicht vorgesehen.', 'Das Abo läuft durch.'),
];

export const UNSUPPORTED_APART: readonly JudgedSentence[] = [
  ...of(
    'cookies',
    'Wir verwenden Cookies.',
    'Cookies löschen wir nach 30 Tagen.',
    'Unsere Seiten laden Schriften von Google.',
    'Wir messen die Reichweite.',
  ),
  ...of(
    'many-reviews',
    'Sie können bis zu 500 Bewertungen auf einmal eintragen.',
    'Eine Excel-Datei können Sie ebenfalls hochladen.',
    'Es sind höchstens 200 Löschanträge im Monat.',
  ),
  ...of(
    'change-email',
    'Die neue Adresse gilt sofort.',
    'Der Code kommt per SMS.',
    'Ein Jahr lang lässt sich die Änderung zurücknehmen.',
    'Sie bleiben auf allen anderen Geräten angemeldet.',
    'Ihr Passwort brauchen Sie dafür nicht.',
  ),
  ...of(
    'devices',
    'Eine Anmeldung endet nach 12 Tagen von selbst.',
    'Eine Anmeldung endet nicht von selbst.',
    'Ihre Geräte sehen Sie auf Ihrer Übersicht.',
    'Mit einem neuen Passwort wird Ihr Konto gesperrt.',
  ),
  ...of(
    'push',
    'Push-Mitteilungen schalten Sie unter „Einstellungen“ ein.',
    'In der Mitteilung steht der Name des Verfassers.',
    'Auf dem iPhone geht es nicht.',
  ),
  ...of(
    'contact',
    'Sie erreichen uns telefonisch unter 06131 123456.',
    'Unsere E-Mail-Adresse steht in den AGB.',
    'Schreiben Sie Herrn Müller.',
  ),
  ...of(
    'came-back',
    'Das kommt nicht vor.',
    'Der Antrag steht dann auf „gelöscht“.',
    'Dafür fällt eine neue Gebühr an.',
  ),
  ...of(
    'erased-how',
    'Ihre Daten bleiben 10 Jahre lesbar.',
    'Rechnungen löschen wir nach 30 Tagen.',
    'Wir vernichten den Schlüssel nicht.',
    'Das Finanzamt bekommt eine Kopie.',
  ),
  ...of(
    'subscribe',
    'Den Knopf für das Abo finden Sie auf Ihrer Kontoseite.',
    'Ohne Abo können Sie nichts eintragen.',
    'Das Abo beginnt mit einem kostenlosen Monat.',
  ),
  ...of(
    'public-counter',
    'Die Plattform zeigt öffentlich Ihren Namen an.',
    'Gelöschte Bewertungen zählen dort nicht mit.',
  ),
  ...of(
    'beyond-offer',
    'Wir schreiben Antworten auf Bewertungen.',
    'Wir wenden uns für Sie an den Verfasser.',
    'Wir geben Ihnen gern Rechtsrat.',
  ),
  ...of(
    'pause',
    'Eine Pause von drei Monaten ist möglich.',
    'In den AGB ist eine Pause vorgesehen.',
    'Ihr Abo von Karla K. pausiert.',
  ),
];
