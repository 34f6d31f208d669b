import { lines } from './lines.ts';

/** Who did not understand, and asks to hear it once more: nobody ends anything. */
export const askedAgain = lines(`
  nochmal bitte
  noch mal bitte
  bitte nochmal
  nochmal in einfachen worten bitte
  nochmal langsam bitte
  nochmal ganz von vorn bitte
  kannst du das nochmal erklären bitte
  können sie mir das bitte noch einmal erklären
  erklär mir das bitte nochmal kürzer
  sag das bitte nochmal anders
  bitte einfacher
  das habe ich nicht verstanden, bitte nochmal
  kapier ich nicht, bitte nochmal einfach
  einmal auf deutsch bitte
  bitte etwas genauer
  geht das auch kürzer bitte
  nochmal bitte, aber ohne fachwörter
`);

/** Who registered and does not want to stay: that is about an account, not about a life or a contract. */
export const wantsOutOfAccount = lines(`
  ich will jetzt doch nicht mehr, nehmt mich bitte wieder raus
  doch kein interesse, löscht meine anmeldung wieder
  war nur neugierig, bitte wieder löschen
  ich habe es mir anders überlegt, bitte nehmt mich wieder heraus
  hab mich nur aus versehen registriert, löscht mich bitte wieder
  ich will hier nicht mehr dabei sein, löscht meine daten
  bitte austragen, ich brauche das konto nicht
  ich habe mich vertan, nehmt meine anmeldung wieder raus
  falsch geklickt, nehmt mich bitte aus der liste
`);
