import { lines, type Paraphrases } from '../paraphrases.ts';

/** Handing a review in, as somebody asks who tells a situation or knows none of our words. */
export const handingInInOtherWords: Paraphrases = {
  'add-review': lines(`
    Wie melde ich eine Rezension?
    Da ist eine fiese Kritik über uns, wo gebe ich die bei euch ein?
    Welche Felder muss ich ausfüllen, wenn ich eine Bewertung melde?
    Wo gebe ich den Namen des Kritikers an?
    Wie viele Sterne kann ich beim Eintragen wählen?
    Was brauche ich alles, um einen Antrag zu stellen?
    Kann ich ohne Abo schon Bewertungen eintragen?
    Wo ist der Knopf für einen neuen Löschantrag?
    Wie bringe ich den Mist zu euch, damit ihr ihn weitergebt?
    Wie stell ich so einen Antrag?
    Muss ich den Bewertungstext abtippen?
    wo mus ich die bewertug eingeben
    wie viele sterne kann ich beim eintragen angeben
    welche sternezahl ist beim eintragen möglich
    muss ich den grund selber auswählen
    muas i den grund selber nehma, i woaß ned welchn
    ich weiß nicht welchen grund ich nehmen soll, wählt ihr den aus
  `),
  'many-reviews': lines(`
    Ich habe dreißig Stück, muss ich die alle einzeln eintippen?
    Kann ich eine Excel-Liste hochladen?
    Wie viele Bewertungen gehen in einem Rutsch?
    Gibt es einen Sammelupload?
    Derselbe Typ hat uns fünfmal bewertet, ein Antrag oder fünf?
    Lässt sich eine CSV einlesen?
  `),
  'change-review': lines(`
    Ich habe mich beim Text vertippt, kann ich das noch berichtigen?
    Falsche Sternezahl angegeben, wie ändere ich das?
    Will den Löschantrag stoppen
    Ich habe einen zurückgezogen und will ihn jetzt wieder aktivieren
    Lässt sich der Grund im Nachhinein tauschen?
    Kann man bei einem laufenden Antrag noch etwas ergänzen?
    Ist ein zurückgezogener Antrag für immer verloren?
    Ich hab's mir bei dem einen anders überlegt, wie blase ich das ab?
    Hab die verkehrte Rezension gemeldet, wie mache ich das rückgängig?
    wenn ich einen antrag zurückziehe und es mir anders überlege, ist er dann weg
    angenommen ich nehme einen antrag zurück, kann ich ihn später wieder stellen
    kann ein zurückgezogener antrag wieder aufgemacht werden
    ist nach dem zurückziehen endgültig schluss mit dem antrag
    zurückgezogen und nun doch wieder gewollt, geht das
    kann ich einen zurückgezogenen antrag später wieder aktivieren
    den antrag ruhen lassen und bei bedarf wieder aufnehmen
    wir haben uns geeinigt, wie halte ich den antrag an
    ich möchte den antrag stoppen, der gast hat sich entschuldigt
    reaktivieren eines zurückgezogenen antrags
    und wenn ich ihn doch wieder brauche, kann ich ihn wieder aufnehmen
  `),
  'reviewer-withdrew': lines(`
    Der Gast hat seine Kritik von sich aus entfernt, was soll ich mit dem Antrag machen?
    Wir haben uns mit der Kundin geeinigt
    Er hat seinen Text entschärft, muss ich euch das sagen?
    Die Bewertung ist schon von selbst verschwunden, und nun?
    Der Verfasser hat aus einem Stern drei gemacht
    Die Dame hat sich entschuldigt und alles zurückgenommen, was wird aus dem Vorgang?
  `),
  'reviewer-name': lines(`
    Der nennt sich bloß „Sonnenschein“, was trage ich als Namen ein?
    Ich kenne den richtigen Namen nicht
    Da steht nur ein Vorname, reicht das?
    Die Bewertung hat keinen Text, was schreibe ich da rein?
    Muss ich wissen, wer das war, um es zu melden?
    Was gebe ich an, wenn das Profil anonym ist?
  `),
  'what-is-sent': lines(`
    Was genau bekommt die Plattform von mir zu sehen?
    Welche Daten gebt ihr bei einer Meldung weiter?
    Sehe ich vorher, was ihr verschickt?
    Steht mein Name in der Meldung?
    Was schreibt ihr denen?
    Welcher Text geht da raus?
  `),
  'who-sends': lines(`
    Verschickt das ein Mensch oder läuft das automatisch?
    Wer von euch reicht das ein?
    Wird mein Antrag von Hand bearbeitet?
    Sitzt da jemand, der die Anträge abschickt?
    Schickt ein Programm die Meldung los?
    Auf welchem Weg geht der Antrag raus und wer macht das?
    Guckt sich vor dem Absenden noch jemand den Antrag an?
    Prüft euer Team den Antrag auf Vollständigkeit?
    schickt ein programm das raus oder ein mensch
    läuft die übermittlung an google automatisch
    macht das bei euch eine software oder jemand von hand
    wer drückt bei euch auf absenden
    geht mein antrag vollautomatisch raus
    sitzt da jemand der das an google weiterleitet
    werden die anträge händisch eingereicht
    ist das ein automat der die meldung verschickt
    bearbeitet ein mitarbeiter meinen antrag
    wer leitet das an google weiter, mensch oder maschine
    schickts ihr des selber oder macht des da computer
    reicht das ein roboter bei google ein
  `),
  'form-time': lines(`
    Wie lange brauche ich zum Ausfüllen?
    Ist das viel Arbeit mit dem Formular?
    Schaffe ich das in der Mittagspause?
    Wie viel Zeit muss ich für einen Antrag rechnen?
    Hab nur zehn Minuten, reicht das für eine Meldung?
    Ist das Eintragen kompliziert?
    Was kostet mich das an Zeit?
    wie viel zeit geht für so einen antrag drauf
    wie lange sitze ich an einem löschantrag
    wie viele minuten braucht man für das formular
    ich hab wenig zeit, wie lang dauert das eintragen
    ist ein antrag schnell ausgefüllt
    wie aufwendig ist das ausfüllen
    schaff ich das eintragen in der mittagspause
    dauert das eingeben lange
    wie lange brauche ich für eine meldung bei euch
    was für ein zeitaufwand ist das pro bewertung
    wia lang brauch i für so a formular
  `),
  'case-history': lines(`
    Wo sehe ich, was mit meinem Antrag schon alles passiert ist?
    Kann ich den Ablauf einer Meldung nachlesen?
    Gibt es ein Protokoll zu jedem Vorgang?
    Wann habt ihr bei meinem Fall was gemacht?
    Wo steht, wann nachgehakt wurde?
    Ich will die einzelnen Schritte eines Antrags einsehen
    mein mitinhaber zweifelt ob ihr das am 3.2. wirklich abgeschickt habt, wie beweise ich es
    womit zeige ich meinem chef dass ihr es eingereicht habt
    wo kann ich sehen was bei einem bestimmten antrag schon alles getan wurde
    wo lese ich was in einem vorgang schon passiert ist
    wo sehe ich was mit meinem antrag bisher passiert ist
    welche schritte habt ihr bei dem antrag schon gemacht, wo steht das
    gibt es ein protokoll zu jedem antrag
    wo finde ich den ablauf eines einzelnen vorgangs
    wo steht was ihr alles unternommen habt
    kann man die historie eines antrags ansehen
    wie weise ich meinem partner nach, dass ihr den antrag abgeschickt habt
    womit kann ich belegen wann ihr eingereicht habt
    mein teilhaber will schwarz auf weiß sehen, wann ihr das gemeldet habt
    chronik zu einem fall
    wo lese ich nach wann ihr das losgeschickt habt
    gibt es zu jedem fall eine liste der schritte
  `),
  'late-evidence': lines(`
    Ich habe erst jetzt den Beweis gefunden, kann ich den noch nachreichen?
    Antrag ist schon raus, aber ich hab noch ein Foto
    Der Dienstplan ist aufgetaucht, wohin damit?
    Kann man Unterlagen auch später noch dazulegen?
    Nachträglich etwas hochladen, wenn der Antrag schon liegt?
    Darf ich zu einem laufenden Fall noch Belege ergänzen?
    kann ich einen beleg auch später noch dazulegen
    der antrag ist schon bei google und nun habe ich eine quittung gefunden
    ist es zu spät um noch beweise nachzureichen
    jetzt erst ist der lieferschein aufgetaucht, kann der noch rein
    antrag läuft schon, darf ich trotzdem noch ein foto hinzufügen
    ich hab nachträglich einen nachweis gefunden
    geht nachträglich noch was an unterlagen
    kann man nach dem absenden noch etwas ergänzen
    hab den bon erst heute gefunden, was jetzt
    neues beweismittel aufgetaucht obwohl schon übermittelt
    no an beleg gfundn, kann i den nachreichen
  `),
  evidence: lines(`
    Was für Nachweise helfen?
    Kann ich Screenshots beifügen?
    Welche Dateien nehmt ihr an?
    Wie groß darf ein Bild sein?
    Ich habe Aufnahmen aus der Überwachungskamera, kann ich die mitgeben?
    Muss ich irgendwas beweisen?
    Wo lade ich ein Foto vom Kassenbon hoch?
    Geht auch ein Video?
    Meine Fotos sind vom iPhone, klappt das Format?
    Wie viele Anhänge sind möglich?
    Sind Belege Pflicht?
    kan ich bilda mitschiken
    ich habe aufnahmen der überwachungskamera, kann ich bilder davon beilegen
    darf ich fotos aus der kamera mitschicken
    kann ich ein bild aus dem video dazugeben
    auf dem kassenband sieht man es, kann ich das anfügen
  `),
  explanation: lines(`
    Wo schildere ich, wie es wirklich war?
    Ich möchte meine Sicht dazu schreiben
    Kann ich dem Antrag eine Erklärung beilegen?
    Wo schreibe ich rein, dass der nie Kunde bei uns war?
    Wie ausführlich soll die Begründung sein?
  `),
  'good-faith': lines(`
    Wozu ist das Häkchen mit dem guten Glauben?
    Was erkläre ich da, bevor es abgeschickt wird?
    Ich bin mir sicher, kann es aber nicht beweisen, darf ich das trotzdem angeben?
    Was, wenn meine Angaben sich als falsch herausstellen?
    Muss ich das mit dem guten Glauben bestätigen?
    Darf ich auch nur vermuten, wer dahintersteckt?
  `),
  'enter-for-me': lines(`
    Könnt ihr das für mich ausfüllen?
    Ich kann das nicht am Computer, macht ihr das?
    Ich schick euch einfach den Link und ihr macht den Rest?
    Mir ist das zu kompliziert, übernimmt das jemand?
    Kann euer Team die Bewertung für mich anlegen?
  `),
  'link-invalid': lines(`
    Geht es auch ohne Link zur Bewertung?
    Kann man einreichen, ohne den Link zu haben?
    Der Link wird als ungültig angezeigt
    Er nimmt meine Adresse vom Profil nicht
    Fehlermeldung beim Link, was mach ich falsch?
    Wie muss die Internetadresse aussehen?
    Ich kriege den Link zur einzelnen Bewertung nicht raus
  `),
};
