/** What every page of a customer may have to say of the session. */
export const sessionTexts = {
  over: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich noch einmal an.',
} as const;
