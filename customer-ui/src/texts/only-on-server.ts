/** Words that only the server's pages need; they stay out of what browsers load. */
export const onlyOnServer = {
  /** What search engines and link previews show below the landing page's title. */
  landingDescription:
    'Professionelles Bewertungsmanagement für deutsche Unternehmen: Löschanträge stellen und jeden Schritt in Echtzeit verfolgen.',
  landingWithoutScript:
    'Für Konto und Anmeldung braucht diese Seite JavaScript. Bitte schalten Sie es in Ihrem Browser ein und laden Sie die Seite neu. Lesen können Sie hier auch ohne.',
  dashboardWithoutScript:
    'Diese Seite braucht JavaScript. Bitte schalten Sie es in Ihrem Browser ein und laden Sie die Seite neu.',
} as const;
