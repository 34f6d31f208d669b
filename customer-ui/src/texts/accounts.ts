const LONGEST_IN_SECONDS = 120;

/** How long to wait, in words: up to two minutes in seconds, then in whole minutes, rounded up. */
export const formatWait = (seconds: number): string => {
  if (seconds > LONGEST_IN_SECONDS) return `${Math.ceil(seconds / 60)}\u00a0Minuten`;
  return seconds === 1 ? 'eine\u00a0Sekunde' : `${seconds}\u00a0Sekunden`;
};

/** Words of the dialogs for registering, signing in and codes. */
export const accountTexts = {
  email: 'E-Mail-Adresse',
  emailMissing: 'Bitte geben Sie Ihre E-Mail-Adresse an.',
  password: 'Passwort',
  passwordMissing: 'Bitte geben Sie Ihr Passwort an.',
  withPasskey: 'Mit Passkey anmelden',
  newPassword: 'Neues Passwort',
  newPasswordMissing: 'Bitte wählen Sie ein Passwort.',
  strength: (words: string) => `Stärke: ${words}`,
  code: 'Code',
  codeMissing: 'Bitte geben Sie den Code aus der E-Mail ein.',
  busy: 'Einen Moment\u00a0…',

  registerTitle: 'Konto erstellen',
  registerIntro: 'In zwei Minuten startklar. Danach bestätigen Sie Ihre E-Mail-Adresse mit einem Code.',
  registerAction: 'Konto erstellen',
  registerCompaniesOnly:
    'Unser Angebot richtet sich nur an Unternehmen. Mit der Registrierung bestätigen Sie, dass Sie als Unternehmer handeln.',
  toLogin: 'Schon ein Konto?',
  toLoginAction: 'Anmelden',
  loginTitle: 'Willkommen zurück',
  loginIntro: 'Melden Sie sich an, um den Stand Ihrer Löschanträge zu sehen.',
  loginToReview: 'Melden Sie sich an, um diesen Löschantrag zu sehen.',
  loginToDashboard: 'Melden Sie sich an, um Ihre Bewertungen und Löschanträge zu sehen.',
  loginToAccount: (place: string) => `Melden Sie sich an: Danach geht es weiter zu „${place}“.`,
  loginToAdmin: 'Für die Verwaltung müssen Sie angemeldet sein: Danach geht es dort weiter.',
  /** The places on the account's page that mails and assistants name, as their headings do. */
  places: {
    '#abo': 'Abo',
    '#rechnungen': 'Rechnungen',
    '#rechnungsangaben': 'Rechnungsangaben',
    '#benachrichtigungen': 'Benachrichtigungen',
    '#geraete': 'Angemeldete Geräte',
    '#daten': 'Meine Daten',
  } as Readonly<Record<string, string>>,
  loginAction: 'Anmelden',
  toRegister: 'Noch kein Konto?',
  toRegisterAction: 'Konto erstellen',

  forgotTitle: 'Passwort zurücksetzen',
  forgotIntro: 'Wir senden Ihnen einen Code, mit dem Sie ein neues Passwort festlegen.',
  forgotAction: 'Code senden',
  backToLogin: 'Zurück zur Anmeldung',
  resetCodeSent: 'Gibt es ein Konto mit dieser Adresse, ist der Code jetzt unterwegs.',
  resetTitle: 'Neues Passwort festlegen',
  resetIntro: (email: string) => `Der Code geht an ${email}. Er gilt 15\u00a0Minuten.`,
  resetRanOut: (email: string) => `Der Code an ${email} ist abgelaufen. Bitte lassen Sie sich einen neuen senden.`,
  resetAction: 'Passwort speichern',
  resetDone: 'Ihr Passwort ist geändert. Bitte melden Sie sich damit an.',
  newCode: 'Neuen Code senden',

  verifyTitle: 'E-Mail-Adresse bestätigen',
  verifyIntro: (email: string) => `Wir haben Ihnen einen Code an ${email} gesendet. Er gilt 15\u00a0Minuten.`,
  /** Of a code that was sent before this page was opened: it does not know when. */
  verifySentBefore: (email: string) =>
    `Wir haben Ihnen einen Code an ${email} gesendet. Nach 15\u00a0Minuten läuft er ab.`,
  verifyRanOut: (email: string) => `Der Code an ${email} ist abgelaufen.`,
  sendAnother: 'Bitte lassen Sie sich einen neuen senden.',
  askAnew: 'Bitte geben Sie die Adresse noch einmal ein.',
  verifyAction: 'Bestätigen',
  verifyLater: 'Später bestätigen',
  verifyCloseNote:
    'Wenn Sie dieses Fenster schließen, melden Sie sich einfach an: Wir fragen dann noch einmal nach dem Code.',
  codeHelp:
    'Der Code stimmt nicht oder gilt nicht mehr. Bitte vergleichen Sie ihn mit dem in der neuesten E-Mail oder fordern Sie einen neuen an.',
  notArrived: 'Nichts angekommen?',
  newCodeIn: (seconds: number) => `Neuer Code in ${formatWait(seconds)}`,
  yourCode: (code: string) => `Ihr Verifizierungscode: ${code}`,
  codeAlsoMailed: 'Den Code haben wir Ihnen auch gemailt.',
  shownCode: 'Ihr Code',

  noConnection:
    'Wir erreichen den Server gerade nicht. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  tooOften: (seconds: number | null) =>
    seconds === null
      ? 'Das waren viele Versuche. Bitte warten Sie einen Moment.'
      : `Das waren viele Versuche. Bitte warten Sie ${formatWait(seconds)}.`,
  loginHelp: 'Bitte prüfen Sie E-Mail-Adresse und Passwort.',
  registerHelp:
    'Das Konto konnte nicht angelegt werden. Falls Sie schon eines haben, melden Sie sich an oder setzen Sie Ihr Passwort zurück.',
} as const;
