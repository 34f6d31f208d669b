/** Words that every page shares. */
export const siteTexts = {
  skip: 'Zum Inhalt springen',
  contact: 'Kontakt',
  paymentMethods: ['Visa', 'Mastercard'],
  paymentLabel: 'Zahlungsarten',
  copyright: (year: number, brand: string) => `© ${year} ${brand}`,
  landingTitle: (brand: string) => `${brand} – Negative Bewertungen mühelos entfernen`,
  dashboardTitle: (brand: string) => `Ihre Bewertungen – ${brand}`,
  notFoundTitle: (brand: string) => `Seite nicht gefunden – ${brand}`,
  notFound: 'Diese Seite gibt es nicht.',
  notFoundText: 'Vielleicht ist der Link veraltet oder unvollständig. Von der Startseite aus finden Sie alles Weitere.',
  toStart: 'Zur Startseite',
  broken: 'Hier ist etwas schiefgegangen.',
  brokenText: 'Das liegt an uns, nicht an Ihnen. Ihre Daten sind gespeichert. Bitte laden Sie die Seite neu.',
  reload: 'Seite neu laden',
} as const;
