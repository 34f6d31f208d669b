import { lines, type Paraphrases } from '../paraphrases.ts';

/** Personal data, as somebody asks who tells a situation or knows none of our words. */
export const privacyInOtherWords: Paraphrases = {
  'data-protection': lines(`
    Wie geht ihr mit meinen Angaben um?
    Seid ihr DSGVO-konform?
    Verscherbelt ihr meine Adresse?
    Sind meine Angaben bei euch gut aufgehoben?
  `),
  cookies: lines(`
    Was legt ihr in meinem Browser ab?
    Warum gibt's bei euch kein Cookie-Banner?
    Verfolgt ihr mich im Netz?
    Benutzt ihr Google Analytics?
    Speichert eure Seite etwas auf meinem Rechner?
    Setzt ihr Tracker ein?
    Ladet ihr Schriften von Google?
    was speichert ihr in meinem browser
    was wird bei mir im browser abgelegt
    was landet auf meinem gerät im lokalen speicher
    was tut ihr in mein brauser rein
  `),
  'data-export': lines(`
    Kann ich alles, was ihr über mich habt, herunterladen?
    In welchem Format bekomme ich meine Daten?
    Datenkopie bitte
    Wie ziehe ich mir ein Backup von meinem Konto?
    Gibt es ein Recht, meine Daten mitzunehmen?
  `),
  'data-rights': lines(`
    Bei wem kann ich mich über den Umgang mit meinen Daten beschweren?
    Ich möchte, dass meine Angaben berichtigt werden
    habe ich ein recht meine daten mitzunehmen
    recht auf datenübertragbarkeit
    kann ich meine daten zu einem anderen dienst umziehen, steht mir das zu
    gibt es ein gesetzliches recht auf mitnahme meiner daten
  `),
  'data-retention': lines(`
    Wann löscht ihr meine Daten?
    Gibt es Aufbewahrungsfristen?
    Wie lange bleiben meine Rechnungen gespeichert?
  `),
  'data-recipients': lines(`
    Gebt ihr Daten an Dritte?
    Mit welchen Dienstleistern arbeitet ihr?
    Bekommt die Schufa was von euch?
    An wen leitet ihr meine Daten weiter?
  `),
  'who-reads': lines(`
    Wer bei euch kann meine Unterlagen einsehen?
    Kann jeder Mitarbeiter in meinen Fall gucken?
    Sehen andere Kunden meine Bewertungen?
    Wie viele Leute haben Zugriff auf mein Konto?
  `),
  'evidence-access': lines(`
    Was wird aus den Fotos, die ich hochgeladen habe?
    Wie lange behaltet ihr meine Belege?
    Kann ich einen hochgeladenen Beleg wieder löschen?
    Wer darf meine Beweisfotos sehen?
  `),
  encryption: lines(`
    Wie sind meine Daten gesichert?
    Verschlüsselt ihr das?
    Was, wenn bei euch eingebrochen wird, sind meine Daten lesbar?
    Welches Verfahren nutzt ihr zum Verschlüsseln?
    Sind die Texte bei euch im Klartext gespeichert?
  `),
  'third-countries': lines(`
    Stehen eure Server in Deutschland?
    Gehen Daten nach Amerika?
    Werden meine Daten außerhalb der EU verarbeitet?
    Wo werden die Daten gehostet?
  `),
  'server-logs': lines(`
    Speichert ihr meine IP?
    Was steht in euren Logdateien?
    Protokolliert ihr meine Besuche?
    Seht ihr, von wo aus ich surfe?
  `),
  'erased-how': lines(`
    Wie löscht ihr technisch?
    Ist nach dem Löschen wirklich alles weg, auch aus den Sicherungen?
    Bleibt nach der Löschung was in den Backups?
    Was genau geschieht beim Vernichten meiner Daten?
  `),
  'kept-after-deletion': lines(`
    Was behaltet ihr, wenn ich mein Konto auflöse?
    Bleiben die Rechnungen nach der Kontolöschung bestehen?
    Gibt es nach dem Löschen noch Spuren von mir?
    sind meine rechnungen nach der kontolöschung auch weg
    bleiben die rechnungen wenn ich das konto lösche
  `),
  'decided-kept': lines(`
    Wie lange bleiben abgeschlossene Anträge gespeichert?
    Wann verschwinden die Daten zu einer entschiedenen Meldung?
    Werden alte Fälle irgendwann gelöscht?
  `),
  'name-shown': lines(`
    Erfährt der Verfasser, dass ich dahinterstecke?
    Kriegt der Gast mit, dass ich ihn gemeldet habe?
    Kann ich anonym bleiben?
    Steht mein Name irgendwo öffentlich?
    Bekommt der Rezensent Post?
    Weiß der dann, dass ich das war?
    Wird er benachrichtigt, wenn wir seine Kritik melden?
    bekommt der nachbar mit dass ich es war
    der kommt aus meinem ort, erfährt er von mir
    kriegt der skatbruder heraus wer ihn gemeldet hat
  `),
  'reviewers-data': lines(`
    Ich habe eine Bewertung geschrieben und wurde bei euch gemeldet, welche Rechte habe ich?
    Mein Kommentar wurde über euch gemeldet, ich will Auskunft
    Darf ich als Verfasser wissen, was ihr über mich gespeichert habt?
    ich habe über einen eurer kunden geschrieben und möchte auskunft über meine daten
    ich bin der verfasser einer bewertung, was habt ihr über mich gespeichert
    kein kunde, sondern bewerter: welche daten habt ihr von mir
  `),
  'legal-basis': lines(`
    Auf welcher Grundlage verarbeitet ihr die Namen der Rezensenten?
    Was ist eure Rechtsgrundlage nach Artikel 6?
    Dürft ihr die Daten des Verfassers überhaupt speichern?
    Womit begründet ihr die Datenverarbeitung?
    mit welchem recht speichert ihr die namen meiner gäste
    auf welcher grundlage verarbeitet ihr die daten der bewerter
    welcher artikel der dsgvo erlaubt euch das
    dürft ihr die namen von kunden überhaupt speichern
    rechtsgrundlage der verarbeitung
    ist das datenschutzrechtlich erlaubt die namen der verfasser einzutragen
    worauf stützt ihr die verarbeitung
    berechtigtes interesse oder einwilligung
    ich gebe bei euch fremde namen ein, darf ich das nach dsgvo
    nach welchem paragraphen dürft ihr gästedaten haben
  `),
  'processing-contract': lines(`
    Schließt ihr einen AV-Vertrag mit uns?
    Unser Datenschutzbeauftragter will einen Vertrag nach Artikel 28
    Gebt ihr Daten an die Polizei heraus?
    brauchen wir einen avv mit euch
    schickt ihr uns einen vertrag zur auftragsverarbeitung
    habt ihr einen avv
    av-vertrag nötig
  `),
  'automated-decisions': lines(`
    Entscheidet bei euch ein Algorithmus?
    Trifft eine KI Entscheidungen über meinen Antrag?
    Gibt es Profiling?
  `),
};
