/** Words that every page shares. */
export const siteTexts = {
  skip: 'Zum Inhalt springen',
  contact: 'Kontakt',
  paymentMethods: ['Visa', 'Mastercard'],
  paymentLabel: 'Zahlungsarten',
  copyright: (year: string, brand: string) => `© ${year} ${brand}`,
  landingTitle: (brand: string) => `${brand} – Negative Bewertungen mühelos entfernen`,
  dashboardTitle: (brand: string) => `Ihre Bewertungen – ${brand}`,
  dashboardHeading: 'Ihre Bewertungen',
  accountTitle: (brand: string) => `Ihr Konto – ${brand}`,
  accountHeading: 'Ihr Konto',
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
  needsScript:
    'Diese Seite braucht JavaScript. Bitte schalten Sie es in Ihrem Browser ein und laden Sie die Seite neu.',
  notStarted: 'Diese Seite ließ sich nicht vollständig laden.',
  newVersion: 'Neue Version',
  loadNewVersion: 'Jetzt laden',
} as const;
