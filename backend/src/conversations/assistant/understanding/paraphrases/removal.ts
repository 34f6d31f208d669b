import { lines, type Paraphrases } from './paraphrases.ts';

/** What the product does, and how a review is handed in. */
export const removalParaphrases: Paraphrases = {
  product: lines(`
    was macht ihr eigentlich
    was is des hier
    was bietet ihr an
    wie helft ihr mir bei schlechten bewertungen
    könnt ihr mir helfen meine google bewertungen loszuwerden
    Worum geht es bei Sternklar?
    wofür brauch ich euch
    was bringt mir das
    Was ist das für ein Dienst?
    Was genau ist Ihre Leistung?
    erklär mal kurz was ihr macht
    Wie funktioniert euer Service?
    kann ich mit euch schlechte rezensionen entfernen
    Ich habe eure Seite gefunden. Was macht ihr genau?
    was ist sternklar
    wos mochts es
    helft ihr bei negativen google bewertungen
    was für eine firma seid ihr
    könnt ihr bewertungen löschen
    Was kann Sternklar für mein Restaurant tun?
    wobei unterstützt ihr unternehmen
    Was tut ihr gegen schlechte Bewertungen?
    bewertungsmanagement was heißt das
    was ist ein löschantrag
    dienstleistung erklären
    erklär mir kurz was ihr macht
    was treibt ihr da eigentlich
    in zwei sätzen was ihr tut
    `),
  'false-reviews': lines(`
    Ein Konkurrent schreibt erfundene Bewertungen über mich
    ein mitbewerber hinterlässt fake bewertungen
    jemand schreibt lügen über mein geschäft
    Da bewertet mich einer, der nie bei mir war
    ich hab eine fakebewertung bekommen was mach ich
    Der war nie Kunde bei uns und gibt einen Stern
    Ein Ex-Mitarbeiter bewertet uns schlecht
    ehemaliger angestellter rächt sich mit bewertung
    Mein Nachbar hat mir aus Rache einen Stern gegeben
    konkurenz macht uns mit bewertungen kaputt
    Wir bekommen plötzlich viele 1-Sterne-Bewertungen von fremden Profilen
    bewertungsbombe was tun
    Jemand erpresst mich mit schlechten Bewertungen
    da steht was über uns was gar nicht stimmt
    Die Bewertung ist frei erfunden, was kann ich über Sie machen?
    gekaufte schlechte bewertungen
    Der Kunde ist uns völlig unbekannt und bewertet uns trotzdem
    unbekannter gibt 1 stern ohne text
    Verwechslung, der meint einen anderen Betrieb
    Der Gast hat uns mit einem anderen Lokal verwechselt
    fake bewertung melden
    Ein Wettbewerber lässt uns schlecht bewerten. Können Sie helfen?
    i hob a bewertung von am der nie do war
    die bewertung is gelogen was kann ich tun
    eine kundin schreibt unwahrheiten, helfen sie mir
    Wir werden im Netz von einem früheren Kunden schlechtgemacht
    Ich wurde in einer Rezension beschimpft. Wie kann ich die über euch melden?
    mein konkurent hat mir ein stern gegeben und lügt
    der war nie bei uns, reicht das
    der hat nie einen fuß in unseren laden gesetzt
    den namen gibt es in keiner akte bei uns
    so jemanden kennen wir gar nicht
    `),
  'first-steps': lines(`
    wie fang ich an
    wie geht das hier alles
    wie läuft das ab bei euch
    was muss ich als erstes machen
    ablauf bitte erklären
    wie funktioniert das schritt für schritt
    Ich bin neu hier, wie gehe ich vor?
    bin grad registriert was jetzt
    Wo fange ich an?
    was sind die nächsten schritte nach der registrierung
    Hab mich angemeldet und weiß nicht weiter
    wie geht's los
    wia fang i o
    Können Sie mir den Ablauf von Anfang bis Ende beschreiben?
    Vom Anmelden bis zur Löschung: wie geht das?
    anleitung
    kurze einführung bitte
    was passiert nachdem ich den antrag gestellt hab
    was passiert nach dem einreichen
    wie geht es nach dem eintragen weiter
    Wie läuft so ein Löschantrag ab?
    wie ist das vorgehen
    ablauf einer löschung
    schritte zur löschung
    wie benutze ich eure seite
    `),
  'add-business': lines(`
    wie lege ich mein restaurant an
    firma hinzufügen wie
    wie trag ich meinen laden ein
    wo finde ich den link zu meinem google profil
    welchen link muss ich angeben
    unternehmen anlegen
    Wie verbinde ich mein Google-Profil?
    zweite filiale eintragen
    Wie füge ich noch einen Standort hinzu?
    betrieb eintragen
    Muss ich mein Google-Konto verbinden?
    braucht ihr zugriff auf mein google konto
    Woher nehme ich den Profil-Link?
    der link zum google profil wird nicht angenommen
    was für ein link ist gemeint beim unternehmen
    wie leg i mei gschäft o
    neues geschäft anlegen
    fima hinzufügen
    weiteres unternehmen hinzufügen
    link vom google maps eintrag
    Wo gebe ich den Namen meiner Firma ein?
    noch einen betrieb anlegen
    praxis eintragen
    Kann ich ein weiteres Geschäft aufnehmen?
    profil link wo
    Welche Angaben brauche ich für ein Unternehmen?
    wie melde ich zwei lokale an
    kann ich mehrere filialen haben
    welche angaben braucht ihr vom betrieb
    wie trag i mein wirtshaus ein
    wir haben einen neuen standort aufgemacht, was muss ich tun
    damit die neue filiale bei mir erscheint
    wo tippe ich meine gaststätte ein
    leere seite, wo kommt mein betrieb hin
    ich sehe noch nichts, wie trage ich mein lokal ein
    `),
  'remove-business': lines(`
    wie lösche ich ein unternehmen
    firma entfernen
    wie nehm ich eine filiale wieder raus
    unternehmen wieder löschen
    ich hab eine filiale zugemacht wie entferne ich sie
    Was passiert mit den Bewertungen, wenn ich das Unternehmen entferne?
    standort entfernen
    laden löschen
    das geschäft gibt es nicht mehr, wie lösche ich den eintrag
    betrieb aus der liste nehmen
    falsches unternehmen angelegt
    habe die firma doppelt angelegt
    unternehmen versehentlich angelegt
    kann ich ein geschäft wieder entfernen
    wie krieg ich den betrieb aus meiner übersicht
    geschäft austragen
    filiale verkauft, aus der übersicht nehmen
    Sind die Bewertungen auch weg, wenn ich den Betrieb lösche?
    fima löschen
    Kann ich ein gelöschtes Unternehmen wiederherstellen?
    lösche mein unternehmen
    Wie entferne ich eine Filiale aus meiner Übersicht?
    was passiert mit den bewertungen wenn ich den betrieb lösche
    sind die bewertungen auch weg wenn ich das unternehmen entferne
    bleibt vom gelöschten betrieb etwas übrig
    ist ein gelöschtes unternehmen ganz weg
    hinterlässt ein entferntes unternehmen spuren
    ich habe einen betrieb gelöscht, was ist jetzt mit den anträgen
    sind die anträge weg wenn ich den laden lösche
    bleiben die bewertungen wenn ich nur die filiale lösche
    was wird aus offenen anträgen wenn ich das unternehmen lösche
    laden gelöscht, anträge auch?
    bleiben bewertungen nach löschen des geschäfts im system
    `),
  'change-business': lines(`
    wie ändere ich den namen meines unternehmens
    der name der firma ist falsch geschrieben
    profil link ändern
    ich habe den falschen link beim unternehmen eingetragen
    Unternehmensname korrigieren
    unser restaurant heißt jetzt anders
    link zum google profil falsch wie ändern
    tippfehler im firmennamen
    geschäft umbenennen
    Kann ich den Link meines Unternehmens nachträglich ändern?
    falscher profillink
    unternehmen bearbeiten
    daten vom betrieb ändern
    Namen des Betriebs bearbeiten
    mein laden ist umgezogen, wo ändere ich das
    filialname ändern
    angaben zum unternehmen korrigieren
    firmenname im konto ändern
    beim café den link austauschen
    unternehmen umbenennen
    `),
  'add-review': lines(`
    wie reiche ich eine bewertung ein
    wie melde ich eine bewertung
    bewertung eintragen wie
    wo trag ich die schlechte bewertung ein
    ich will eine bewertung löschen lassen
    löschantrag stellen
    wie stell ich einen antrag
    wie krieg i die bewertung weg
    wie bekomme ich die 1 stern bewertung weg
    Welche Angaben muss ich zu einer Bewertung machen?
    was braucht ihr alles für einen löschantrag
    muss ich den link zur bewertung angeben
    muss ich einen text angeben
    Wo klicke ich, um eine Rezension zu melden?
    hab eine miese bewertung bekommen wie geh ich vor
    rezention melden
    Kunde gab mir einen Stern, wie beantrage ich die Löschung?
    neue bewertung hinzufügen
    bewertung hinzufügen
    Ich möchte eine weitere Bewertung einreichen
    Wie viele Sterne muss ich angeben?
    brauch ich den namen vom verfasser
    Was trage ich ein, wenn ich den Namen des Verfassers nicht kenne?
    Google-Rezension loswerden, wie stelle ich das hier an?
    wo beantrage ich die löschung
    wie reich ich was ein
    antrag stellen
    Pflichtangaben beim Einreichen
    bewertung löschen
    kann man auch bewertungen ohne text melden
    wie kriege ich die schlechten bewertungen jetzt zu euch
    ich bin angemeldet, wie melde ich jetzt die bewertungen
    was gehört in einen antrag alles rein
    welche angaben sind pflicht und welche freiwillig
    was muss ich ausfüllen was kann ich weglassen
    brauche ich den link zur bewertung zwingend
    ohne direktlink, nehmt ihr das trotzdem an
    ich finde den link zur bewertung nicht
    textfeld leer lassen wenn kein text da ist
    nur ein stern ohne worte und das textfeld verlangt etwas
    muss ich den namen des verfassers angeben wenn er anonym ist
    verfasser anonym, was trage ich ein
    was schreibe ich wenn es keinen text gibt
    liste der pflichtfelder
    `),
  'many-reviews': lines(`
    kann ich mehrere auf einmal einreichen
    csv import
    excel liste hochladen
    ich hab 80 bewertungen muss ich jede einzeln eintippen
    sammelimport
    bewertungen importieren
    liste von bewertungen einfügen
    viele bewertungen gleichzeitig melden
    geht auch massenupload
    wie viele kann ich auf einmal importieren
    aus einer tabelle übernehmen
    Kann ich eine Datei mit allen Bewertungen hochladen?
    mehrere rezensionen in einem rutsch
    bulk upload
    alle auf einmal
    stapelweise einreichen
    einlesen aus csv
    copy paste von mehreren bewertungen
    mehrere bewertungen zusammen eintragen
    muss i jede einzeln eingeben
    Gibt es eine Importfunktion?
    import datei format
    muss ich dreißig zeilen einzeln abtippen
    ich habe eine excel liste mit bewertungen
    stück für stück eintippen oder geht das auf einmal
    hundert rezensionen auf einen rutsch
    eine nach der anderen abtippen ist mir zu viel
    liste hochladen statt tippen
    über die jahre haben sich viele angesammelt, alle einzeln?
    `),
  'change-review': lines(`
    ich hab mich bei der bewertung vertippt
    wie ändere ich einen antrag
    falschen namen bei der bewertung angegeben
    falsche sterne eingetragen
    wie zieh ich einen antrag zurück
    kann ich den antrag zurückziehen
    antrag stornieren
    löschantrag zurücknehmen
    Ich habe die falsche Bewertung eingetragen
    hab einen fehler im antrag gemacht
    antrag bearbeiten
    kann ich noch was ergänzen nach dem einreichen
    text der bewertung korrigieren
    Kann ich den Grund nachträglich ändern?
    link nachtragen
    die bewertung hab ich doppelt eingetragen
    bewertung doppelt eingereicht
    bewertung aus versehen eingereicht
    Wie nehme ich einen zurückgezogenen Antrag wieder auf?
    einzelne bewertung aus meiner liste löschen
    angaben zur bewertung ergänzen
    antrag ändern nach übermittlung möglich?
    hab mi vertippt beim namen
    falsches unternehmen bei der bewertung gewählt
    Ich habe mich mit dem Kunden geeinigt und will den Antrag zurücknehmen
    eintrag falsch
    eine falsch eingetragene Bewertung wieder löschen
    kann ich einen antrag zurückziehen
    antrag zurücknehmen
    antrag wieder aufnehmen
    kann ich nach dem abschicken noch etwas ändern
    tippfehler im antrag nach dem senden
    ich habe etwas vergessen, kann ich es nachtragen
    noch was ergänzen nach dem absenden
    der antrag ist schon raus, ich möchte etwas ergänzen
    ist es noch änderbar wenn es schon abgeschickt ist
    antrag zurückziehen, was wird aus dem status
    ich habe mich mit dem gast geeinigt, wie stoppe ich den antrag
    antrag stoppen
    ich will den antrag nicht mehr
    was mache ich wenn ich mich vertippe
    `),
  platforms: lines(`
    geht das auch für facebook
    nur google?
    könnt ihr auch tripadvisor
    trustpilot bewertungen löschen
    jameda auch?
    welche portale
    für welche plattformen seid ihr da
    amazon bewertung
    booking.com bewertungen entfernen
    yelp
    Unterstützen Sie auch Bewertungen bei Lieferando?
    Ich habe schlechte Bewertungen auf Kununu, hilft mir das?
    geht des a bei facebook
    macht ihr auch holidaycheck
    etsy ebay bewertungen
    Google Maps Bewertungen auch?
    instagram kommentare löschen
    auf welchen seiten könnt ihr löschen
    Apple Maps oder Bing?
    autoscout bewertung
    kann man auch check24 bewertungen löschen lassen
    doctolib
    gilt das nur fürs google profil
    andere bewertungsportale
    könnt ihr auch auf kununu etwas machen
    macht ihr auch tripadvisor
    geht auch yelp
    auch für jameda
    trustpilot auch?
    nehmt ihr auch andere portale
    löscht ihr auch bei facebook
    nur google oder auch andere
    `),
  'which-reviews': lines(`
    welche gründe gibt es
    welchen grund soll ich angeben
    welcher grund passt
    gründe zur auswahl
    was für gründe kann man wählen
    welche bewertungen kann man melden
    kann ich jede bewertung einreichen
    kann ich auch alte bewertungen melden
    bewertung von 2019 noch löschbar einreichen
    muss die bewertung schlecht sein
    kann ich auch 3 sterne bewertungen einreichen
    nur sterne kein text geht das
    bewertung ohne kommentar einreichen
    muss ich einen grund angeben
    Wer wählt den Grund für den Antrag?
    sucht ihr den grund aus
    Könnt ihr mir sagen, welchen Grund ich nehmen soll?
    grund auswählen
    was ist der beste grund
    löschgründe liste
    wos für gründ gibts
    ist der grund pflicht
    geht auch eine bewertung mit 2 sternen
    Wie alt darf die Rezension sein?
    Kann ich auch positive Bewertungen löschen lassen?
    welche arten von bewertungen
    Welche Ablehnungs- oder Löschgründe stehen im Formular?
    reicht es als grund dass er nie kunde war
    der war nie hier, genügt das
    kann ich bewertungen von patienten eintragen
    geht das auch für ärzte und kanzleien
    was ist wenn der verfasser anonym ist
    kann ich auch fremdsprachige bewertungen melden
    nur sterne ohne text, geht das
    brauche ich einen bestimmten grund
    welche gründe stehen zur auswahl
    `),
  'what-is-sent': lines(`
    was schickt ihr an google
    welche daten gehen an die plattform
    erfährt google meinen namen
    was steht in der meldung an die plattform
    Wird meine E-Mail-Adresse an Google weitergegeben?
    was bedeutet erklärung in gutem glauben
    guter glaube was ist das
    wozu die gutgläubigkeitserklärung
    Warum muss ich bestätigen, dass ich in gutem Glauben handle?
    Art. 16 DSA meldung
    digital services act was muss in die meldung
    was muss eine meldung enthalten
    welche angaben verlangt die verordnung über digitale dienste
    Kann ich vorher lesen, was gesendet wird?
    kann ich den text an google vorher sehen
    wer schreibt den text für google
    formuliert ihr den antrag für mich
    schreibt ihr die begründung
    Wer formuliert den Antrag?
    wie wird der antrag übermittelt
    ist eure software mit google verbunden
    übermittelt ihr automatisch
    was teilt ihr der plattform mit
    inhalt der meldung
    Wessen Erklärungen gehen an die Plattform?
    was genau schickt ihr an google
    welche angaben gehen raus
    was steht in der meldung
    welches gesetz wird in der meldung genannt
    auf welche vorschrift stützt ihr euch
    kann ich den text vor dem absenden lesen
    seh ich vorher was ihr abschickt
    was bekommt google von mir zu sehen
    wer bekommt meine angaben wenn ich etwas melde
    wohin gehen meine daten bei einer meldung
    gebt ihr meinen namen an google weiter
    gehen meine belege auch an google
    schickt ihr meine bilder mit
    kann ich den antrag lesen bevor er rausgeht
    vorschau vom text
    kann ich den text vorher noch einmal anschauen
    sehe ich was ihr an google schreibt
    wird meine mailadresse an google übermittelt
    `),
  'beyond-offer': lines(`
    könnt ihr auf bewertungen antworten
    schreibt ihr antworten auf rezensionen
    könnt ihr mir positive bewertungen besorgen
    kann ich bei euch gute bewertungen kaufen
    macht ihr auch seo
    Bieten Sie Suchmaschinenoptimierung an?
    macht ihr auch webseiten
    könnt ihr mein google ranking verbessern
    habt ihr eine api
    Können Sie mein Google-Profil pflegen?
    könnt ihr den kunden anrufen und bitten die bewertung zu löschen
    kontaktiert ihr den verfasser
    schreibt ihr den bewerter an
    stellt ihr auch strafanzeige für mich
    Vertreten Sie mich vor Gericht?
    vermittelt ihr anwälte
    Können Sie mehr Sterne für mich sammeln?
    fünf sterne kaufen
    werbung schalten für mich
    macht ihr social media
    findet ihr raus wer hinter der bewertung steckt
    Können Sie herausfinden, wer die Bewertung geschrieben hat?
    wer ist der verfasser der bewertung könnt ihr das ermitteln
    überwacht ihr neue bewertungen automatisch
    meldet ihr neue schlechte bewertungen von selbst
    google eintrag löschen lassen komplett
    Könnt ihr mein ganzes Google-Profil löschen?
    `),
  'enter-for-me': lines(`
    machen sie das bitte für mich
    können sie das für mich ausfüllen
    ich bin nicht so gut mit technik, könnt ihr das übernehmen
    könnt ihr die bewertung für mich anlegen
    ich kenne mich mit computern nicht aus
    helft ihr mir beim eintragen
    jemand soll mir beim formular helfen
    ich bekomme das nicht hin, könnt ihr das machen
    kann ich euch den link einfach schicken und ihr tragt ihn ein
    ich bin schon älter und brauche hilfe beim ausfüllen
    geht das auch am telefon, dass ihr das eintragt
    ich würde euch die daten schicken und ihr gebt sie ein
    nehmt ihr mir die arbeit ab
    kann euer team die anträge für mich stellen
    könnts ihr des fia mi eitrogn
    trägt das auch jemand von euch ein
    ich verstehe das formular nicht
    brauche unterstützung beim anlegen
    wer hilft mir beim eintragen
    mir ist das zu kompliziert, macht ihr das
  `),
};
