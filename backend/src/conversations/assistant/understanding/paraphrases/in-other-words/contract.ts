import { lines, type Paraphrases } from '../paraphrases.ts';

/** Term and what else the contract says, as somebody asks who tells a situation or knows none of our words. */
export const contractInOtherWords: Paraphrases = {
  term: lines(`
    Vertragsbindung
    Welche Bindung gehe ich da ein?
    wie lang is mer do gebunne
    Wie lange hänge ich da drin?
    Für welchen Zeitraum verpflichte ich mich?
    Kann ich auch nur für drei Monate dabei sein?
    Monatlich kündbar oder ein Jahr fest?
    Was passiert nach den ersten zwölf Monaten?
    Läuft das irgendwann von selbst aus?
    Verlängert sich das, wenn ich mich nicht rühre?
    Um wie viel verlängert sich der Vertrag jeweils?
    Nach dem Jahr, geht das dann einfach weiter?
    Ich will mich nicht ewig binden, wie lange ist das Minimum?
    Gibt es eine Mindestdauer?
    Kann ich den Dienst nur für eine einzige Bewertung nutzen und dann wieder raus?
    Auf wie lang unterschreibe ich da?
    wi lang bin ich gepunden
    Reicht auch ein halbes Jahr?
    Was ist, wenn ich nach einem Jahr nichts mache?
  `),
  withdrawal: lines(`
    Kann ich innerhalb von zwei Wochen vom Vertrag zurück?
    Hab mich verklickt und jetzt ein Abo, komme ich da raus?
    Gibt es eine Rücktrittsfrist?
    Vierzehn Tage Bedenkzeit hab ich doch, oder?
    Ich hab's mir anders überlegt, gestern erst abgeschlossen
    Fernabsatz, da darf man doch widerrufen?
    Kann ich den Kauf ungeschehen machen?
    Gilt das Verbraucherwiderrufsrecht auch für Firmen?
    Meine Frau hat das aus Versehen bestellt
  `),
  exclusive: lines(`
    Darf ich nebenher noch einen anderen Dienst nutzen?
    Kann ich parallel eine Agentur beauftragen?
    Was heißt exklusiver Auftrag?
    Bin ich an euch allein gebunden?
    Darf ich selbst bei Google melden, während ihr dran seid?
    Was droht mir, wenn ich zusätzlich jemand anderen einschalte?
    Mein Werbefuzzi macht auch Löschungen, beißt sich das?
  `),
  'terms-change': lines(`
    Könnt ihr die Bedingungen einfach ändern?
    Wie erfahre ich von neuen AGB?
    Kann der Preis mitten im Jahr steigen?
    Wie lange vorher sagt ihr Bescheid, wenn sich etwas an den Bedingungen ändert?
    Was, wenn ich mit neuen AGB nicht einverstanden bin?
    Dürft ihr die Gebühr anheben?
    Habe ich ein Wort mitzureden, wenn ihr die Regeln ändert?
  `),
  'terms-version': lines(`
    Welche AGB gelten für meinen Vertrag?
    Ich hätte gern die Bedingungen von damals, als ich abgeschlossen habe
    Wo finde ich die Fassung, der ich zugestimmt habe?
    Von wann sind die Geschäftsbedingungen?
  `),
  'contract-law': lines(`
    Vor welchem Gericht würde man sich streiten?
    In welcher Sprache ist der Vertrag?
    Kann ich zur Schlichtungsstelle gehen?
    Wo ist Gerichtsstand?
    Speichert ihr den Vertragstext und kann ich ihn ausdrucken?
    Was, wenn eine Klausel unwirksam ist?
  `),
  liability: lines(`
    Wer steht gerade, wenn was schiefgeht?
    Haftet ihr, wenn mir durch die Meldung ein Schaden entsteht?
    Was, wenn der Rezensent mich verklagt, springt ihr ein?
    Übernehmt ihr Schadenersatz, wenn Google ablehnt?
    Wer trägt das Risiko?
  `),
  start: lines(`
    Ab wann gilt der Vertrag?
    Wie lange dauert es, bis ich loslegen kann?
    Wann ist der Vertrag geschlossen?
    Muss ich was unterschreiben und zurückschicken?
    Bekomme ich etwas per Post?
    Kann ich heute noch anfangen?
    Was wird geliefert und wann?
    Wann wird das Abo scharf geschaltet?
    Bin ich schon gebunden, wenn ich das Formular nur ausfülle?
    bin registriert, was jetzt, muss ich zahlen
  `),
  subscribe: lines(`
    Wo schließe ich das ab?
    Ich bin angemeldet und will jetzt buchen, wo klicke ich?
    Wie werde ich zahlender Kunde?
    Wo ist der Knopf zum Abonnieren?
    Wie aktiviere ich den Tarif?
    Woran sehe ich, dass mein Abo läuft?
    Konto hab ich schon, was muss ich für das Abo machen?
    muss ich beim bestellen den namen der firma angeben
    wird bei der buchung der firmenname abgefragt
    welche angaben wollt ihr beim abschließen
  `),
  'papers-needed': lines(`
    Muss ich meinen Gewerbeschein hochladen?
    Was für Dokumente wollt ihr von mir sehen?
    Prüft ihr, ob ich wirklich eine Firma habe?
    Braucht ihr einen Handelsregisterauszug?
    Muss ich mich ausweisen?
    Welche Nachweise muss ich beim Abschluss vorlegen?
    Fragt ihr beim Bestellen nach dem Firmennamen?
    Soll ich eine Kopie vom Personalausweis schicken?
    braucht ihr einen gewerbeschein von mir
    muss ich einen ausweis vorlegen
    welche dokumente wollt ihr vor vertragsabschluss
    muss ich nachweisen dass ich ein unternehmen habe
    wollt ihr einen handelsregisterauszug
    welche nachweise braucht ihr zum abschluss
    muss ich etwas einscannen bevor ich kunde werde
    prüft ihr meine identität
    was muss ich einreichen um das abo zu bekommen, papiere und so
    verlangt ihr eine gewerbeanmeldung
  `),
  'companies-only': lines(`
    Ich bin Freiberuflerin mit Kleinunternehmerregelung, darf ich mitmachen?
    Einzelkämpfer ohne Angestellte, bin ich bei euch richtig?
    Ich bin Tagesmutter, zählt das als Unternehmen?
    Nimmt ihr auch Arztpraxen?
    Gilt das auch für gemeinnützige Vereine?
    Mein Laden sitzt in Österreich, kann ich trotzdem Kunde werden?
    Hab einen Onlineshop im Nebengewerbe, reicht das?
    Wir sind eine GbR, geht das?
    Als Mieter möchte ich eine Bewertung über mich löschen lassen, ich hab keine Firma
    Ich arbeite selbständig von zu Hause aus, darf ich den Vertrag machen?
    Firmensitz Luxemburg, nehmt ihr uns?
    Bin Heilpraktiker, falle ich unter eure Kundschaft?
    Was ist, wenn wir unseren Sitz ins Ausland verlegen?
    Ist man als Landwirt zu klein für euch?
    Müssen Kunden eine bestimmte Größe haben?
    Nur Deutschland oder auch die Schweiz?
    darf ich als private person
    Bin no koa Firma, nur a Hobby, geht des aa?
    wir sind in österreich, geht das für uns
    firma in wien, können wir mitmachen
    schweizer ag, dürfen wir auch
    betrieb in südtirol, italienische gesellschaft
    wir sitzen in luxemburg
    gilt das für eine gmbh aus graz
    mir san aus tirol, nehmts ihr uns
    unser sitz ist in basel, chefin ist deutsche
    unternehmen im ausland
    wir sind eine französische firma im elsass
    geht das auch mit einer limited in london
    wir sind ein bestatter, dürfen wir mitmachen
    nehmt ihr auch tattoostudios
    auch für erotikbetriebe
    ich bin kleinunternehmerin, reicht das
    bin ich als solo selbstständige groß genug für euch
    ich arbeite selbständig von daheim, darf ich abschließen
    bin friseurmeisterin ohne laden und selbstendig, kann ich den vertrag machen
    als freie rednerin mit kleinem gewerbe, geht das
    wir verlegen den sitz nach berlin, nehmt ihr uns dann
    und wenn wir unseren sitz nach deutschland verlegen
    i bin einzelunternehmer, deaf i do mitmacha
  `),
};
