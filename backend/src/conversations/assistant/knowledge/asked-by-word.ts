/** Answers to what is known by its word alone: nothing is learned of them. */
export const askedByWord = {
  'request-resumed':
    'Einen zurückgezogenen Antrag nehmen Sie auf der Seite der Bewertung mit „Antrag wieder aufnehmen“ wieder auf, solange die ' +
    'Bewertung nicht gelöscht ist. Bis dahin ruht er; was die Plattform schon hat, liegt ihr weiter vor.',
  'withdrawn-means':
    '„Zurückgezogen“ heißt: Sie haben den Antrag selbst angehalten, er ruht. Auf der Seite der Bewertung nehmen Sie ihn mit „Antrag ' +
    'wieder aufnehmen“ wieder auf.',
  'nothing-to-end':
    'Ohne Abo gibt es nichts zu kündigen: Ein Konto allein kostet nichts, und ein Abo beginnt erst, wenn Sie es abschließen. Ein Konto, ' +
    'das Sie nicht mehr brauchen, löschen Sie auf Ihrer Kontoseite.',
  'picture-place':
    'Ort und Gerät, die in einem Bild gespeichert sind, gehen nicht an die Plattform: Wir entfernen sie, bevor wir das Bild speichern. ' +
    'Was auf dem Bild zu sehen ist, bleibt.',
  'status-order':
    'Einen Status ändere ich nicht, gleich wer es verlangt: Eingetragen wird er von unserem Team, sobald die Plattform entschieden hat.',
  'invoice-by-post': 'Per Post oder auf Papier verschicken wir keine Rechnungen; ausdrucken können Sie jede.',
  'mails-not-read':
    'Ihre E-Mails und Ihr Postfach lese ich nicht: Ich lese, was hier in den Chat geschrieben wird, und zu Ihren Fragen, was in Ihrem ' +
    'Konto steht.',
  club:
    'Auch ein Verein kann Kunde werden, soweit er als Unternehmer im Sinne des § 14 BGB handelt, also gewerblich oder selbständig. ' +
    'Ob das bei Ihnen so ist, beurteile ich nicht; fragen Sie gern unser Team.',
} as const;
export type AskedByWord = keyof typeof askedByWord;
