/** Words about push messages. */
export const pushTexts = {
  label: 'Push-Mitteilung in diesem Browser',
  text: 'Eine kurze Mitteilung bei jedem neuen Status, auch wenn diese Seite geschlossen ist, ohne Namen und Texte. Zugestellt wird sie verschlüsselt über den Push-Dienst Ihres Browsers. Melden Sie sich hier ab, endet sie.',
  unsupported:
    'Dieser Browser kennt keine Push-Mitteilungen oder lässt sie hier nicht zu. Auf iPhone und iPad gibt es sie, wenn Sie die Seite zum Home-Bildschirm hinzufügen.',
  denied:
    'Für diese Seite sind Mitteilungen im Browser gesperrt. Erlauben Sie sie in seinen Einstellungen, dann können Sie sie hier einschalten.',
  failed: 'Die Einstellung konnte nicht geladen werden.',
  notAllowed: 'Mitteilungen sind in Ihrem Browser für diese Seite gesperrt. Es bleibt bei den E-Mails.',
  notAnswered: 'Ihr Browser hat keine Erlaubnis bekommen. Versuchen Sie es noch einmal, wenn Sie Mitteilungen möchten.',
  switchedOn: 'In diesem Browser bekommen Sie jetzt Push-Mitteilungen.',
  notSwitchedOn: 'Der Push-Dienst Ihres Browsers war nicht zu erreichen. Bitte versuchen Sie es später noch einmal.',
  switchedOff: 'In diesem Browser bekommen Sie keine Push-Mitteilungen mehr.',
  notSwitchedOff: 'Push-Mitteilungen konnten nicht abgeschaltet werden.',
  others: 'Auch eingeschaltet in:',
  removeOther: 'Abschalten',
  removeOtherNamed: (device: string) => `Push-Mitteilungen abschalten: ${device}`,
  otherSwitchedOff: 'Dort kommen keine Push-Mitteilungen mehr an.',
} as const;
