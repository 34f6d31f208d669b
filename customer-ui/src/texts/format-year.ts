const year = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', year: 'numeric' });

/** The year in Berlin; the server renders pages anew when it changes there. */
export const formatYear = (moment: Date): string => year.format(moment);
