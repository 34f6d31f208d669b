import { lines } from './lines.ts';

/** Danger to oneself by means that lie ready, or by asking what life is for. */
export const readyToGo = lines(`
  die tabletten liegen schon bereit
  ich habe die tabletten schon bereitgelegt
  die pillen stehen vor mir auf dem tisch
  ich habe genug tabletten gesammelt
  hab mir schon alles besorgt, heute abend ist es so weit
  das seil habe ich schon gekauft
  wozu soll ich noch leben
  wozu noch leben
  wofür lebe ich eigentlich noch
  was soll ich noch auf dieser welt
  warum lebe ich überhaupt noch
  das leben ist für mich sinnlos geworden
  für mich lohnt sich das leben nicht mehr
`);

/** Threats by where somebody lives, and by what will happen to a place. */
export const meantAsThreats = lines(`
  ich weiß wo ihr wohnt
  ich weiß wo ihre kinder zur schule gehen
  ich weiß wo eure leute wohnen, seid bloß vorsichtig
  passt auf wenn ihr abends nach hause geht
  euer büro fliegt in die luft
  morgen geht bei euch eine bombe hoch
  euer laden brennt bald
  ihr werdet schon sehen was mit eurem laden passiert
  dem lauere ich auf
  das wird der nicht überleben
  der überlebt das nicht, dafür sorge ich
  ich schicke ihm ein paar leute vorbei die ihm die beine brechen
`);

/** That one's own account did what nobody of the business did. */
export const notDoneByUs = lines(`
  es wurden anträge zurückgezogen, von mir nicht
  da wurde eine bewertung gelöscht und ich war das nicht
  in meinem konto passieren dinge die ich nicht gemacht habe
  jemand hat in meinem konto etwas geändert
  mein passwort geht nicht mehr obwohl ich nichts geändert habe
  ich bin überall abgemeldet und mein passwort stimmt nicht mehr
  plötzlich ist mein passwort falsch, ich habe es nicht geändert
  in meinem namen wurden anträge gestellt, das war keiner von uns
`);

export const chargedTooLate = lines(`
  nach vertragsende wurde noch abgebucht
  ihr bucht immer noch ab obwohl der vertrag vorbei ist
  mein abo ist seit monaten zu ende und ihr bucht weiter ab
  nach der kündigung habt ihr noch einmal geld genommen
`);

/** What others did, wrote or threaten, told by whom it concerns, and what the words say in everyday life. */
export const toldOfOthers = lines(`
  der kunde hat uns bedroht, deshalb haben wir ihn rausgeworfen
  der gast hat mich beschimpft und bedroht, jetzt schreibt er schlecht über uns
  er schreibt, ich hätte ihn bedroht
  sie behauptet, wir hätten sie bedroht
  das war umgekehrt, er hat mich bedroht
  der verfasser droht mir in der bewertung, welcher grund passt
  welchen grund nehme ich wenn mir jemand schläge androht
  in der bewertung wird mit gewalt gedroht, welchen grund wähle ich
  jemand droht uns mit schlechten bewertungen
  er droht mit einem anwalt
  wir haben ihm hausverbot gegeben
  ein kunde schreibt er habe angst vor uns
  in der rezension steht ich hätte jemanden geschlagen
  da steht ich hätte einen gast angegriffen
  ich check gar nichts mehr
  ich check das nicht, wo ist der knopf
  ich kapier gar nix mehr
  ich blick hier nicht mehr durch
  ich komme mit dem formular nicht mehr klar
  in der nächsten umfrage bewerte ich euch schlecht
  ich mach euch schlecht in der umfrage, kleiner scherz
  euer laden gefällt mir
  euer büro liegt in welcher stadt
  wo wohnen die leute die das schreiben
  wo sitzt euer team
  mein laden läuft gut
  die bombe ist geplatzt, der gast hat es zugegeben
  die tabletten aus unserer apotheke waren richtig
  er behauptet wir hätten ihm falsche tabletten gegeben
  wozu brauche ich das abo noch
  wozu soll ich noch zahlen
  wozu dient der code
  wofür zahle ich eigentlich noch
  lohnt sich das abo für mich noch
  lohnt sich das
  lohnt sich der widerspruch
  lohnt sich der aufwand überhaupt
  könnt ihr ihn sperren
  können sie den typen sperren lassen
  kann google den sperren
  warum soll ich das noch ausfüllen
  ich habe den antrag selbst zurückgezogen
  ich habe aus versehen eine bewertung zurückgezogen
  ich habe selbst etwas im konto geändert
  ich bin überall abgemeldet weil ich das passwort geändert habe
  mein passwort ist falsch, wie setze ich es zurück
  mein passwort geht nicht, was tun
  bis wann wird nach der kündigung abgebucht
  wird nach vertragsende noch abgebucht
  hört das abbuchen nach vertragsende auf
  wird der betrag doppelt fällig bei zwei firmen
  zahle ich doppelt bei zwei filialen
  warum kostet es 59 und nicht weniger
  was bedeutet unbekanntes gerät
  sehe ich wenn sich jemand anmeldet
  haben andere zugriff auf meine daten
`);
