const year = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', year: 'numeric' });

/** Words that every page shares. */
export const siteTexts = {
  skip: 'Zum Inhalt springen',
  contact: 'Kontakt',
  paymentMethods: ['Visa', 'Mastercard'],
  paymentLabel: 'Zahlungsarten',
  /** With the year in Berlin; the server renders pages anew when it changes there. */
  copyright: (now: Date, brand: string) => `© ${year.format(now)} ${brand}`,
  landingTitle: (brand: string) => `${brand} – Negative Bewertungen mühelos entfernen`,
  dashboardTitle: (brand: string) => `Ihre Übersicht – ${brand}`,
  dashboardHeading: 'Ihre Übersicht',
  accountTitle: (brand: string) => `Ihr Konto – ${brand}`,
  accountHeading: 'Ihr Konto',
  subscribedTitle: (brand: string) => `Ihr Abo – ${brand}`,
  subscribedHeading: 'Ihr Abo',
  reviewTitle: (brand: string) => `Ihre Bewertung – ${brand}`,
  reviewHeading: 'Ihre Bewertung',
  dashboardLoading: 'Ihre Daten werden geladen',
  notFoundTitle: (brand: string) => `Seite nicht gefunden – ${brand}`,
  notFound: 'Diese Seite gibt es nicht.',
  notFoundText: 'Vielleicht ist der Link veraltet oder unvollständig. Von der Startseite aus finden Sie alles Weitere.',
  toStart: 'Zur Startseite',
  offline: 'Sie sind gerade offline.',
  offlineText:
    'Diese Seite lässt sich ohne Internet nicht laden. Sobald die Verbindung wieder steht, geht es hier weiter.',
  broken: 'Hier ist etwas schiefgegangen.',
  brokenText: 'Das liegt an uns, nicht an Ihnen. Ihre Daten sind gespeichert. Bitte laden Sie die Seite neu.',
  reload: 'Seite neu laden',
  notStarted: 'Diese Seite ließ sich nicht vollständig laden.',
  newVersion: 'Neue Version',
  loadNewVersion: 'Jetzt laden',

  termsBefore: 'Es gelten unsere ',
  terms: 'AGB',
  termsBetween: '. Was mit Ihren Daten geschieht, steht unter ',
  privacy: 'Datenschutz',
  termsAfter: '.',
  newTab: 'öffnet in neuem Tab',
} as const;
