import { lines } from './lines.ts';

/** Short ones about contracts, ends and accounts that end and miss nothing. */
export const aboutContracts = (): readonly string[] =>
  lines(`
  Von einer Kündigung kann keine Rede sein.
  Um eine Kündigung geht es mir nicht.
  Eine Kündigung steht bei uns nicht an.
  An Kündigen denkt hier niemand.
  Kündigen kommt für mich nicht in Frage.
  kündigung nein danke bin zufrieden
  Ich bleibe Kunde, das steht fest.
  Wir bleiben dabei, alles wie gehabt.
  Wir verlängern gern.
  Das Abo behalten wir natürlich.
  Vertrag bitte auf die neue Firma umschreiben.
  Schreiben Sie den Vertrag bitte auf meine Frau um.
  der vertrag soll auf die neue gesellschaft laufen
  Der Vertrag geht bitte auf die UG über.
  Bitte lassen Sie mir den Vertrag zukommen.
  schick mir mal den vertrag
  Vertrag bitte per Mail.
  Ich hätte gern eine Kopie vom Vertrag.
  Laufzeit und Frist bitte einmal kurz erklären.
  Vertragslaufzeit, Preis, Kündigungsfrist: bitte kurz.
  Bitte um Auskunft zu Laufzeit und Verlängerung.
  Das mit der Verlängerung bitte noch einmal langsam.
  Das Datum vom Vertragsende reicht mir schon.
  letzter tag vom vertrag bitte nennen
  hab ich eigentlich ein abo oder keins
  läuft bei mir grad ein abo ja oder nein
  welche abos gibt es
  Auskunft über meine Daten, bitte innerhalb von vier Wochen.
  Mit meiner Skepsis ist jetzt Schluss, ihr habt mich überzeugt.
  Schluss mit der Warterei, heute kam die Nachricht.
  Wir sagen den Termin am Montag ab.
  Vom Gespräch morgen treten wir zurück.
  Ich ziehe mich kurz zurück und schreibe gleich weiter.
  Die Seite lässt mich nicht abmelden.
  Ich komme aus meinem Konto nicht heraus, der Knopf geht nicht.
  abmelden geht nicht am handy
  Ich habe ein neues Kennwort und komme trotzdem nicht hinein.
  Passwort geändert, Meldung war grün, Anmeldung klappt nicht.
  Ich war noch angemeldet, am Rechner im Hotel. Wie melde ich mich dort ab?
  Ich habe vergessen, mich bei meiner Schwester abzumelden.
  Mein Tablet habe ich verkauft, ist das noch angemeldet?
  Wer seid ihr eigentlich? Unbekannten gebe ich nichts.
  Mein Partner hat sein Passwort vergessen, er ist verreist.
  Über unser Studio schreibt einer, man komme nie wieder aus dem Vertrag heraus.
  „Vertragsfalle, man kommt da nicht mehr heraus“, so steht es über uns.
  Ein Leser meint, wir hätten ihm das Abo angedreht und er wolle da heraus.
  „Finger weg, die lassen keinen aus dem Abo“, meint jemand über meinen Laden.
  Einer schreibt: Abo gekündigt, Geld trotzdem weg. Gemeint ist unser Fitnessclub.
  Da steht, ich sei ein Lügner und Dieb.
  In der Bewertung werde ich als Gauner hingestellt.
  Darin heißt es, wir seien Verbrecher.
  Da drin steht, ich hätte gestohlen.
  Jemand behauptet öffentlich, ich sei ein Betrüger.
  Einer bewertet uns unter erfundenem Namen.
  Mein früherer Lehrling hat unter einem Decknamen über die Werkstatt hergezogen.
  Die Rezension über unsere Kanzlei stammt von einem Profil mit falschem Namen.
  Da ist eine Bewertung drin, die nicht zu uns gehört.
  Es geht niemandem hier ums Aufhören, nur um die Steuernummer.
  Wir wollen nicht aufhören, wir wollen nur eine andere Anschrift auf der Rechnung.
  kann man das löschen vom konto wieder rückgängig machen
`);
