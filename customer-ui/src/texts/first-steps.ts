/** Words of the way from an empty account to a request that is followed. */
export const firstStepsTexts = {
  label: 'Ihre ersten Schritte',
  done: 'erledigt',
  next: 'als Nächstes',
  business: 'Unternehmen hinzufügen',
  businessText: 'Name und Link zum Google-Profil genügen.',
  review: 'Löschantrag stellen',
  reviewText: 'Wer die Bewertung schrieb, Sterne und Text: so, wie sie auf der Plattform steht.',
  subscription: 'Zum Abo',
  subscriptionText: 'Unbegrenzte Löschanträge und ihr Stand in Echtzeit.',
} as const;
