import { lines, type Paraphrases } from './paraphrases.ts';

/** What becomes of requests, in general and one's own. */
export const casesParaphrases: Paraphrases = {
  status: lines(`
    was bedeutet eingereicht
    was heißt nicht genehmigt
    welche status gibt es
    bedeutung der status
    was bedeutet gelöscht als status
    status erklärung
    was soll das heißen nicht genehmigt
    was meint ihr mit eingereicht
    wofür stehen die farben
    die badges was bedeuten die
    da steht eingereicht was heißt das
    was is mit eingereicht gemeint
    unterschied zwischen eingereicht und gelöscht
    welche zustände hat ein antrag
    statusarten
    welche stati gibts
    nicht_genehmigt was ist das
    Wie viele verschiedene Status gibt es?
    abzeichen bedeutung
    Ist eingereicht schon bei Google?
    Können Sie mir die drei Status erklären?
    wos hoast eingereicht
    statuserklärung
    was sagt der status aus
    eingereicht bedeutung
    was heißt der status gelöscht
    was bedeutet gelöscht
    wer setzt den status
    wer trägt das ergebnis ein
    aktualisiert sich der status von selbst
    muss ich die seite neu laden
    sehe ich änderungen sofort
    was wird aus dem status wenn ich zurückziehe
    `),
  duration: lines(`
    wie lange dauert das
    wie lang dauert a löschung
    wann ist die bewertung weg
    dauer einer löschung
    wie lange braucht google
    wie schnell geht das
    bis wann ist das erledigt
    wie lange muss ich warten bis was passiert
    dauert das lange
    wieviele tage dauert das
    wie lange dauert die bearbeitung
    wann antwortet google
    wann krieg ich ergebnis
    bearbeitungsdauer
    warum dauert das so ewig
    warum geht da nix vorwärts
    wie lang dauerts no
    In welcher Zeit wird gelöscht?
    wann hat google entschieden
    gibt es eine frist für die löschung
    Wie viele Wochen dauert es im Schnitt?
    geht das heute noch
    Ist die Bewertung bis nächste Woche weg?
    muss schnell gehen, wie lange braucht ihr
    zeitrahmen
    wie lange kann sich das hinziehen
    wann wird gelöscht
    wie schnell verschwindet die
    wie rasch ist eine rezension fort
    ab wann kann ich mit einer antwort von google rechnen
    wann meldet sich google
    wann kommt die antwort von der plattform
    wo lang duurt dat
    wie lang dauert des bis die weg is
    wie lange bis die bewertung verschwindet
    wie lang brauchts bis zur löschung
    mit welcher wartezeit muss ein betrieb rechnen
    gibt es eine obergrenze für die dauer
    wie lang zieht sich sowas
    vom absenden bis zur entscheidung, wie lange
    `),
  'not-approved': lines(`
    google hat abgelehnt
    was kann ich nach einer ablehnung machen
    kann ich widerspruch einlegen
    wie lege ich widerspruch ein
    einspruch gegen die ablehnung
    nochmal einreichen nach ablehnung
    kann ich die bewertung erneut melden
    warum wurde abgelehnt
    wieso hat google nein gesagt
    Weshalb wurde mein Antrag nicht genehmigt?
    bewertung nicht gelöscht worden was tun
    zweiter versuch
    neuer versuch nach ablehnung
    kann man gegen die entscheidung vorgehen bei google
    beschwerde gegen ablehnung
    ablehnung was tun
    google lehnt ab und jetzt
    Die Löschung wurde nicht genehmigt. Wie geht es weiter?
    antrag wurde abgelent
    es kam eine absage
    Wie oft kann ich Widerspruch einlegen?
    widerspruch möglich?
    einspruch
    kann ich mit anderem grund nochmal einreichen
    bewertung zum zweiten mal melden
    hom de abglehnt, und jetz
    was wenn die plattform ablehnt
    google löscht nicht was nun
    google weigert sich was mache ich
    die plattform will die bewertung nicht löschen
    `),
  'who-decides': lines(`
    wer entscheidet über die löschung
    entscheidet ihr oder google
    löscht ihr das selber
    wer löscht die bewertung
    habt ihr einfluss auf google
    arbeitet ihr mit google zusammen
    was heißt bote
    was ist eure rolle
    prüft ihr meinen antrag
    prüft ihr ob der antrag berechtigt ist
    Bewerten Sie meinen Fall?
    seid ihr eine anwaltskanzlei
    seid ihr anwälte
    Geben Sie Rechtsberatung?
    macht ihr rechtsberatung
    könnt ihr google zwingen
    hat sternklar einen vertrag mit google
    gehört ihr zu google
    seid ihr von google
    wer hat das letzte wort
    wer bestimmt ob gelöscht wird
    wer entscheidt des
    Löschen Sie oder leiten Sie nur weiter?
    nur weiterleiten oder auch prüfen
    habt ihr kontakte zu google
    seid ihr partner von google
    wer formuliert und verantwortet die begründung
    prüft ihr den inhalt bevor er rausgeht
    `),
  'public-counter': lines(`
    sieht man bei google dass was gelöscht wurde
    zeigt google an wie viele bewertungen entfernt wurden
    steht dann öffentlich dass bewertungen gelöscht wurden
    hinweis im google profil wegen diffamierung
    bewertungen wegen diffamierung entfernt was ist das
    zähler im google profil
    merken kunden dass ich was löschen lasse
    erfährt der verfasser davon
    wird der bewerter informiert
    kriegt der kunde mit dass ich ihn gemeldet hab
    ist das anonym
    sieht der verfasser wer ihn gemeldet hat
    bleibt eine spur im profil
    wird öffentlich angezeigt dass ich löschen lasse
    kann jeder sehen wie viele ich gelöscht hab
    Bekommt der Rezensent eine Nachricht?
    Steht im Profil ein Hinweis auf Löschungen?
    öffentlicher zähler
    merkt der gast was
    kriegt der des mit
    sehen andere die löschung
    diffamierung anzeige profil
    kann der verfasser herausfinden dass ich dahinter stecke
    `),
  notifications: lines(`
    krieg ich bescheid wenn was passiert
    bekomme ich eine mail bei änderungen
    wie erfahre ich vom ergebnis
    mails abstellen
    benachrichtigungen ausschalten
    zu viele mails wie abbestellen
    statusmails abbestellen
    ich bekomm keine mails von euch
    ich hab keine mail bekommen
    email benachrichtigung ein
    newsletter abbestellen
    schickt ihr werbung
    informiert ihr mich wenn sich der status ändert
    wie werd ich informiert
    sagts ihr mir bescheid
    Wann schicken Sie mir E-Mails?
    welche mails bekomme ich von euch
    push nachricht
    sms benachrichtigung
    mail landet im spam
    benachrichtigung bei antwort
    wie schalte ich die emails wieder ein
    Ich möchte keine E-Mails zum Status mehr
    meldet ihr euch wenn google antwortet
    gibts a nachricht wenns gelöscht is
    bekomme ich newsletter
    wie bestelle ich die mails ab
    kann ich die statusmails abschalten
    werbemails
    kriege ich reklame
    schickt ihr mir newsletter
    bekomme ich werbung von euch
    wie oft schreibt ihr mir
    ich will weniger mails
    mein postfach klingelt bei jeder änderung, abstellen
    sagt ihr von selbst bescheid oder muss ich nachsehen
    muss ich jeden tag nachschauen
    zu viele mails bei statusänderungen
    `),
  'at-platform': lines(`
    was heißt liegt bei der plattform
    antrag liegt bei der plattform
    bei der plattform was bedeutet das
    fragt ihr bei google nach
    was wenn google nicht antwortet
    hakt ihr nach
    wann fragt ihr nach
    aktenzeichen
    wo finde ich das aktenzeichen
    übermittelt was heißt das
    seit wann liegt der antrag bei google
    wo sehe ich wann ihr nachfragt
    google meldet sich nicht
    die plattform antwortet nicht
    ist mein antrag schon bei google
    auf welchem weg wurde übermittelt
    warten auf antwort der plattform
    nachfrage bei der plattform
    an die plattform übermittelt
    rückmeldung von google fehlt
    hakts ihr do nach
    wie oft fragt ihr nach
    vollständig und wird übermittelt was heißt das
    wo steht der schriftwechsel
    wo sehe ich was ihr geschickt habt
    wann hakt ihr bei google nach
    wann fragt ihr das nächste mal nach
    an welchem tag fragt ihr nach
    seit wann liegt der antrag dort
    wo sehe ich wann ihr es verschickt habt
    steht irgendwo wann der antrag rausging
    wer hat was an meinem antrag gemacht
    sehe ich den verlauf meines antrags
    was macht ihr wenn google gar nicht antwortet
    und wenn google sich nicht meldet
    was ist wenn keine antwort kommt
    bleibt ihr dran wenn die plattform schweigt
    hakt ihr nach wenn nichts kommt
    google reagiert nicht, was nun
    wer hat wann was an meinem fall gemacht
    gibt es einen verlauf zu meinem antrag
    wo sehe ich die einzelnen schritte
    zeitleiste vom antrag
    `),
  evidence: lines(`
    kann ich beweise hochladen
    belege hochladen wie
    wo lade ich fotos hoch
    welche dateien gehen
    pdf beleg
    wie groß darf die datei sein
    heic geht nicht
    bild wird nicht angenommen
    screenshot anhängen
    was für belege sind hilfreich
    dateiformat belege
    iphone foto hochladen geht nicht
    wie viele belege pro bewertung
    beweisfoto
    kann ich chatverlauf als beweis anhängen
    rechnungskopie als beleg zur bewertung
    Nachweis dass der Kunde nie da war
    ich habe beweise
    anhang hinzufügen
    dokumente zum antrag hochladen
    datei zu groß
    kann i bilder mitschicken
    wer sieht meine belege
    werden die belege an google geschickt
    Zeugenaussage als Word-Datei hochladen
    maximale dateigröße
    muss ich belege liefern
    kann ich ein pdf hochladen
    geht pdf als beleg
    gehd a pfd
    sind die belege verschlüsselt
    wie werden meine belege gespeichert
    kann ich nachträglich noch etwas hochladen
    darf ich noch ein foto nachreichen
    belege nachreichen
    nachträglich beweis hinzufügen
    kassenzettel als nachweis
    ist ein beleg pflicht
    ich habe noch den kassenbon, wohin damit
    bildschirmfoto vom kalender, wo kann man das unterbringen
    kann ich noch beweise dazupacken
    wie viele dateien pro antrag höchstens
    wie viele belege höchstens
    wie viele fotos gehen
    wo packe ich die nachweise hin
    `),
  questions: lines(`
    ihr habt mir eine frage gestellt wo antworte ich
    wo beantworte ich die rückfrage
    ich hab eine mail bekommen dass ihr eine frage habt
    frage zu meinem antrag beantworten
    was passiert wenn ich nicht antworte
    rückfrage vom team
    wo finde ich eure frage
    erinnerung an eine offene frage
    frage wurde geschlossen warum
    wie lange hab ich zeit zu antworten
    was wollt ihr von mir wissen
    ihr habt eine rückfrage
    frage vom support zum löschantrag
    wie antworte ich auf die frage
    muss ich die frage beantworten
    habe die frage zu spät gesehen
    die frist für eure frage
    ihr habts mi was gfragt
    antwort auf ihre rückfrage
    offene frage im konto
    Wo gebe ich meine Antwort auf Ihre Nachfrage ein?
    Warum habe ich eine Erinnerungsmail bekommen?
    was ist wenn ihr eine rückfrage habt
    was passiert bei einer frage vom team
    erinnert ihr mich an eure frage
    was ist wenn ich die frage vergesse
    wo beantworte ich rückfragen
    ihr habt mir eine frage gestellt und nun
    `),
  'came-back': lines(`
    die bewertung ist wieder da
    gelöschte bewertung wieder online
    bewertung ist zurück
    war weg und jetzt wieder da
    sie taucht wieder auf
    google hat die bewertung wiederhergestellt
    kann eine gelöschte bewertung wiederkommen
    bewertung erscheint wieder
    is wieder do die bewertung
    wieder sichtbar
    gelöschte rezension wieder aufgetaucht
    die alte bewertung steht plötzlich wieder drin
    Was mache ich, wenn eine Bewertung zurückkommt?
    gelöscht aber immer noch sichtbar
    status gelöscht aber ich sehe sie noch
    bei euch steht gelöscht aber bei google ist sie noch da
    bewertung noch zu sehen obwohl gelöscht
    der hat die bewertung nochmal geschrieben
    kommt die bewertung wieder
    wieder eingestellt
    eine gelöschte steht vier wochen später wieder da, was dann
    was wenn sie nach der löschung wiederkommt
    schaue ich dann in die röhre wenn sie wieder auftaucht
    `),
  'answer-to-customer': lines(`
    google hat mir direkt geantwortet
    ich hab post von google bekommen
    mail von google zu meinem antrag
    wo trage ich die antwort von google ein
    die plattform hat mir geschrieben
    google schreibt mir wegen der bewertung
    antwort der plattform eintragen
    was mach ich mit der mail von google
    entscheidung von google per mail erhalten
    google hat mir gemailt
    soll ich euch die antwort von google weiterleiten
    nachricht von google erhalten
    antwort eintragen
    google fragt mich was
    rückmeldung der plattform kam bei mir an
    google will etwas von mir wissen
    wohin mit der antwort von google
    google hat gschriebn
    google bittet um weitere angaben
    Kann ich die Entscheidung der Plattform selbst eintragen?
    `),
  'own-latest-review': lines(`
    was ist mit meiner letzten bewertung
    stand der letzten bewertung
    ist meine bewertung schon gelöscht
    wie steht es um meinen letzten antrag
    wurde meine letzte meldung bearbeitet
    was macht mein antrag
    ist der antrag durch
    meine neueste bewertung status
    hat google bei meinem letzten antrag schon entschieden
    was ist aus meinem letzten antrag geworden
    gibts was neues zu meinem antrag
    is mei bewertung scho weg
    letzte rezension status
    wann hab ich zuletzt was eingereicht
    welche bewertung hab ich als letztes gemeldet
    wie weit seid ihr mit meinem antrag
    und mein letzter antrag?
    wo steht mein antrag
    mein aktuellster antrag
    was ist mit meiner meldung passiert
    zuletzt eingereichte bewertung
    habt ihr meinen antrag schon weitergeleitet
    ist mein antrag bei euch angekommen
    die letzte bewertung die ich gemeldet hab
    was ist mit der letzten
    meine neueste bewertung
    wie steht die zuletzt eingereichte
    und die letzte
    was wurde aus der letzten meldung
    status der jüngsten bewertung
    wie schaut's mit der letzten aus
    der letzte antrag, wie steht der
    was macht mein letzter antrag
    ist die letzte schon weg
    `),
  'own-overview': lines(`
    wie viele anträge laufen noch
    wieviele hab ich eingereicht
    überblick über meine anträge
    übersicht meiner löschanträge
    welche bewertungen wurden gelöscht
    welche sind noch offen
    welche wurde abgelehnt
    wie viele wurden nicht genehmigt
    wie viele sind weg
    wie vile sind scho weg
    zeig mir alle meine bewertungen
    stand meiner anträge
    wie sieht es bei meinen bewertungen aus
    status meiner löschanträge
    was läuft gerade bei mir
    gibts neuigkeiten zu meinen anträgen
    meine bewertungen
    zusammenfassung meiner fälle
    wie schaut's bei mir aus
    was hat sich bei meinen bewertungen getan
    wie viele bewertungen habe ich gemeldet
    anzahl meiner anträge
    hat schon was geklappt bei mir
    welche meiner Anträge waren erfolgreich
    was wurde bei mir abgelehnt
    wie viele einträge hab ich
    wann wurde die letzte bewertung bei mir gelöscht
    wie viele offen
    Liste meiner Löschanträge
    wie stehts um meine fälle
    was ist gerade bei mir los
    gib mir einen überblick
    kurzer überblick bitte über alles was läuft
    an welchem tag wurde die bewertung entfernt
    wann wurde sie gelöscht
    an welchem datum ist sie verschwunden
    was wurde zuletzt gelöscht
    welche ist als letzte rausgeflogen
    welche löschung war die jüngste
    welche war die erste die ich gemeldet habe
    welches ist mein ältester antrag
    was ist mein neuester antrag
    wer ist noch nicht entschieden
    bei wem steht die entscheidung noch aus
    von wem fehlt die entscheidung noch
    welche namen sind noch offen
    wie viele bewertungen sind schon verschwunden
    wie viele sind bisher rausgegangen
    wie viele davon wurden entfernt
    wie oft hattet ihr bei mir schon erfolg
    wie viele meldungen hatte ich im februar
    wie viele habe ich im dezember eingereicht
    was hab ich im januar alles gemeldet
    was habe ich am 12. märz eingereicht
    was kam bei dem antrag vom 3. februar heraus
    wurde bei mir schon mal was abgelehnt
    gab es bei mir eine ablehnung
    ist jemals ein antrag von mir gescheitert
    welche meiner bewertungen blieb stehen
    zu welchem betrieb gehören meine bewertungen
    für welchen laden sind die meldungen
    welche bewertungen gehören zu welchem unternehmen
    warum sehe ich bei einem betrieb keine bewertungen
    hat mein zweiter laden auch bewertungen
    bei dem anderen betrieb steht nichts
    ich finde meine meldung nicht mehr
    meine bewertung ist nicht in der liste
    wann hab ich die bewertung gemeldet
    wann habe ich den antrag gestellt
    wievui bewertunga san no offa
    wia vui san scho weg
    wie viel sind noch net fertig
    wieviel san bei mir erledigt
    wo veel sünd al weg
    wievill sin ald fott
    bei welchen hat google zugestimmt
    bei wem hat es geklappt
    wie ist die quote bei meinen eigenen anträgen
    was ist aus meinen meldungen geworden
    sind alle meine anträge durch
    ist die bewertung von meyer schon weg
    was ist mit der rezension von schmidt
    gibt es was neues bei mir
    wie siehts aus mit meinen bewertungen
    was wurde aus meinem antrag
    hat google schon geantwortet bei mir
    läuft bei mir noch was
    habe ich gerade offene anträge
    wie viele habt ihr für mich geschafft
    wie viele stehen noch aus
    welche sind durch
    welche wurden abgelehnt
    wer wurde nicht genehmigt
    zeig mal alle meine anträge
    meine löschanträge
    wo finde ich meinen antrag
    ich finde meine bewertung nicht
    wo sehe ich den bearbeitungsstand
    stand der dinge
    gibts neuigkeiten
    was tut sich
    tut sich was
    wie weit seid ihr
    seid ihr schon weiter
    sand meine bewertungen scho weg
    isch die bewertung scho glöscht
    is mei bewertung scho gelöscht worn
    is dat al weg
    bewertunk schon gelöst
    ist die bewertunng gelösht
    welche meiner bewertungen sind gelöscht
    wann wurde die von müller gelöscht
    wann hab ich die letzte eingereicht
    mein ältester antrag
    für den zweiten laden, ist da was dabei
    hat mein anderer betrieb anträge
    bei wem hat google abgelehnt
    welche hat die plattform abgelehnt
    wer von denen ist noch drin
    gibt es für das andere geschäft auch welche
    liegt für meinen zweiten betrieb etwas vor
    wann habe ich die von petra gemeldet
    seit wann wartet die von sabine
    von wem sind die offenen
    wie viele habt ihr rausbekommen
    gesamtüberblick bitte
    schnell alles auf einen blick
    wo habt ihr verloren
    wo hat google nein gesagt bei mir
    welche war am fünften märz verschwunden
    welche ist an dem tag verschwunden
    alles was ich im januar gemeldet habe
    weg oder nicht weg
    wie steht's bei den beiden
    ist der noch offen
    was ist draus geworden
    wo ist mein antrag gerade
    `),
  'own-cases': lines(`
    worauf wartet ihr bei meinen anträgen
    woran hängt es bei mir
    was passiert als nächstes mit meinen anträgen
    wann fragt ihr bei meinem antrag nach
    warum geht es bei meinem antrag nicht weiter
    muss ich bei meinen anträgen noch was tun
    fehlt bei mir noch was
    was braucht ihr noch von mir
    liegt mein antrag noch bei google
    was ist der nächste schritt bei meinen offenen anträgen
    wie geht es mit meinen offenen fällen weiter
    wann hört ihr wieder von google wegen meinem antrag
    worauf warte ich noch
    wer ist bei meinem antrag gerade dran
    an wem liegt es gerade
    hängt mein antrag fest
    woran liegts bei mir
    habt ihr noch fragen an mich
    fehlen noch unterlagen von mir
    wann wird bei meinen anträgen nachgehakt
    wie geht's weiter mit meinem fall
    nächster schritt bei mir
    was kommt als nächstes bei meiner bewertung
    wieso sind meine anträge noch offen
    worauf wartet ihr bei mir
    wann hakt ihr bei google nach bei meiner bewertung
    was ist der nächste schritt bei mir
    was muss ich bei meinem antrag noch tun
    braucht ihr noch etwas von mir
    muss ich noch was machen
    wie geht es mit meinem antrag weiter
    steht ein termin fest wann ihr nachfragt
    wartet ihr auf mich oder auf google
    hängt mein antrag an mir
    was fehlt noch bei meinen anträgen
    liegt mein antrag schon bei google
    wann habt ihr meinen antrag abgeschickt
    wer ist am zug
    muss ich noch was nachreichen
    vergesst ihr meinen antrag nicht
    habt ihr meinen fall noch auf dem schirm
    was kommt als nächstes bei karla
    wie gehts bei meine anträg weida
    liegt der ball bei mir oder woanders
    muss ich was tun oder kann ich abwarten
    braucht ihr gerade etwas von mir
    bin ich am zug
    kann ich mich zurücklehnen
    `),
  'decision-taken-back': lines(`
    wieso steht der antrag wieder auf eingereicht obwohl er schon gelöscht war
    der status ist zurückgesprungen
    gestern stand da nicht genehmigt heute wieder eingereicht
    warum wurde eine entscheidung zurückgenommen
    habt ihr euch beim status vertan
    status hat sich zweimal geändert
    der status wurde korrigiert, was heißt das
    erst gelöscht dann wieder offen, was ist da los
    ihr habt den status wieder rückgängig gemacht
    ich habe zwei mails mit verschiedenem status bekommen
    kann ein status wieder zurückgesetzt werden
    falscher status eingetragen
    warum ist mein antrag plötzlich wieder offen
    der antrag war doch schon erledigt und ist jetzt wieder da
    status wechselt hin und her
    nimmt das team eine entscheidung auch mal zurück
    hab a mail kriegt dass weg is und jetz stehts wieder auf eingereicht
  `),
};
