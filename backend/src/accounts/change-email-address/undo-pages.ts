/** What somebody sees who follows the link in the mail to the former address. */
export const undoPages = {
  asked: {
    status: 200,
    title: 'Die Änderung rückgängig machen?',
    text: 'Ihr Konto bekommt wieder die Adresse, an die wir geschrieben haben. Alle Geräte werden abgemeldet; Passkeys, Authenticator-App und das bisherige Passwort gelten nicht mehr. Ein neues legen Sie mit einem Code fest, den wir Ihnen gleich schicken.',
    action: { label: 'Rückgängig machen' },
  },
  done: {
    status: 200,
    title: 'Ihr Konto hat wieder diese Adresse.',
    text: 'Alle Geräte sind abgemeldet; Passkeys, Authenticator-App und das bisherige Passwort gelten nicht mehr. Der Code für ein neues ist auf dem Weg in Ihr Postfach. Wählen Sie im Anmeldefenster „Passwort vergessen?“, und geben Sie ihn dort ein.',
    way: { href: '/konto', label: 'Zur Anmeldung' },
  },
  unknown: {
    status: 404,
    title: 'Dieser Link gilt nicht mehr.',
    text: 'Er gilt sieben Tage und nur einmal. Vielleicht ist er beim Kopieren unvollständig geworden. Sind Sie nicht sicher, wer Ihr Konto benutzt, schreiben Sie uns bitte.',
  },
} as const;
