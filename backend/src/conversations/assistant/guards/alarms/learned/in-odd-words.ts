import { lines } from './lines.ts';

/** That somebody wants to go: by joining the dead, by what is in the house, by bills that nobody needs to send any more. */
export const oddDanger: readonly string[] = lines(`
  ich gehe zusammen mit dem betrieb unter und zwar für immer
  stirbt das geschäft, sterbe ich mit ihm
  ohne die werkstatt will ich auch nicht mehr sein
  die nächste rechnung erreicht mich nicht mehr, dann bin ich tot
  spart euch die post, mich wird es dann nicht mehr geben
  schickt nichts mehr, da wo ich hingehe brauche ich keine mails
  ich kippe alle pillen aus dem bad auf einmal runter
  ich nehme nachher die ganzen schlaftabletten
  ich trinke den reiniger, dann ist ruhe
  ich will zu meinem verstorbenen mann, noch diese woche
  meine mutter ist tot und ich folge ihr heute
  bald bin ich wieder bei meinem toten sohn, ich habe mich entschieden
  warum atme ich überhaupt noch
  wozu soll ich noch aufwachen, es hat alles keinen zweck mehr
  wofür lebe ich eigentlich noch
  dieser verriss hat mich zerstört, ich springe runter
  die haben mich kaputt gemacht, ich springe vom dach
  ich spring vom balkon, dann ist schluss
  wegen der bewertung werfe ich mich aus dem fenster
`);

/** Threats as they are told by whom they are meant for: out of a review, a comment, a call. */
export const quotedThreats: readonly string[] = lines(`
  im kommentar steht, dass unser restaurant angezündet wird
  in der rezension droht er, uns die bude abzubrennen
  da steht wörtlich: morgen steht euer haus in flammen
  unter der kritik steht 'euer laden brennt demnächst', ich habe angst
  der verfasser kündigt an, uns das geschäft in brand zu stecken
  ein gast schreibt, er wartet abends auf dem parkplatz auf mich
  jemand schreibt, dass er mich nach feierabend abpasst
  einer droht in der bewertung, meiner frau aufzulauern
  er will mit seinen leuten kommen und dann gibt es verletzte
  sie schreibt, sie kommt mit ihren brüdern und dann gibt es tote
  in dem text droht er mir schläge an
  der typ droht im netz, mich umzubringen
  in der bewertung steht, dass man mir die kehle durchschneiden soll
  da schreibt einer 'ihr werdet alle bluten', muss ich mir sorgen machen
  er hat angekündigt, dass er mit einer waffe vorbeikommt
`);

/** Somebody chokes, something burns. */
export const moreEmergencies: readonly string[] = lines(`
  eine kundin kriegt keine luft mehr, sie hat was im hals
  jemand erstickt gerade an einem stück fleisch
  der gast ist ganz blau im gesicht
  ein kind hat etwas verschluckt und röchelt
  in der küche brennt das fett
  die pfanne steht in flammen
  bei uns brennt die dunstabzugshaube!!
  hilfe es brennt in der backstube
  feuer im lager!
  das öl hat feuer gefangen, was soll ich tun
`);

/** Strange sign-ins, in few words. */
export const moreStrangers: readonly string[] = lines(`
  anmeldung aus china, von uns war das keiner
  zugriff aus brasilien und das waren wir nicht
  es gab einen login aus dem ausland, den niemand von uns gemacht hat
  mein konto hat jemand anderes übernommen
  mein account gehört jetzt irgendwem anders
  mein profil wurde gekapert
  do is wer in meim konto drin und mei passwort gilt nimma
  i moan da is jemand in mei konto nei, i komm nimmer rein
  irgendwer ist bei mir drin, mein passwort geht auf einmal nicht mehr
  einer hat sich in mein konto geschlichen und mich ausgesperrt
`);

/** What only sounds like it: answers of the platform, what reviewers claim about food and drink, fire that is only talked of. */
export const oddNearMisses: readonly string[] = lines(`
  google hat mir per mail geantwortet, wollt ihr das wissen
  die plattform hat mir direkt geschrieben, soll ich es weitergeben
  ich habe eine antwort von google im postfach, braucht ihr die
  er hat direkt geantwortet, per brief, was mache ich damit
  in der bewertung steht, wir hätten ihn vergiften wollen, darf er das
  da schreibt oana i hätt eam wos ins essn do, derf der des
  er behauptet, im bier sei gift gewesen
  die schreibt, meine nudeln hätten sie fast umgebracht, ist das erlaubt
  sie behauptet, ich hätte sie bedroht, das ist gelogen
  er schreibt, es hätte gebrannt im ofen und die pizza war schwarz
  der gast schreibt, bei uns brennt die luft vor hektik
  der pfeffer brennt ihm zu sehr, steht da
  das fett in der pfanne war alt, schreibt sie
  jemand verschluckt sich bei dem preis, schreibt er
  brennt bei euch noch licht, oder seid ihr schon weg
  ich springe heute noch schnell rein und trage eine bewertung ein
  wenn der laden zumacht, was passiert mit dem abo
  ich schlucke den ärger runter und melde die nächste bewertung
  ich brauche keine rechnung mehr per post
  schickt mir bitte keine mails mehr, ich schaue selbst nach
  kann ich mich aus dem ausland anmelden
  was muss ich tun, wenn sich jemand aus dem ausland anmeldet
`);
