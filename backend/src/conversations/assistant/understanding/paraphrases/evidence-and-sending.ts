import { lines, type Paraphrases } from './paraphrases.ts';

/** What goes with a request, and to whom. */
export const evidenceAndSendingParaphrases: Paraphrases = {
  evidence: lines(`
    was wenn ich keinen beweis habe
    ich kann es nicht beweisen
    beweis fehlt mir
    keine belege vorhanden
    der beleg ist zu groß
    datei größer als 10 mb
    video ist zu groß
    foto lässt sich nicht hochladen
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
    werden die belege an google geschickt
    Zeugenaussage als Word-Datei hochladen
    maximale dateigröße
    muss ich belege liefern
    kann ich ein pdf hochladen
    geht pdf als beleg
    gehd a pfd
    sind die belege verschlüsselt
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
    kann ich eine mail vom kunden anfügen
    schriftverkehr mit dem gast dazulegen
    brief des kunden als nachweis anhängen
    ich hätte einen dienstplan nützt das was
    kassenzettel und kalenderblatt wo lade ich das hoch
    bringt euch ein kassenbon was
    nehmt ihr auch ein video
    kann ich ein video vom vorfall mitschicken
    ich hab eine kameraaufnahme geht die
    geht auch eine sprachnachricht als beweis
    nimmt der upload auch mov oder avi
    kann ich eine tonaufnahme hochladen
    kann ich eine word datei hochladen
    whatsapp verlauf als beleg
    chatverlauf als beweis hochladen
    bildschirmfoto als nachweis
    auf dem foto sind leute drauf ist das ein problem
    darf ich bilder mit gesichtern schicken
    man sieht meine angestellten auf dem bild
    im bild sind andere gäste zu sehen
    muss ich gesichter unkenntlich machen
    muss ich namen auf dem beleg schwärzen
    darf ich eine kundenrechnung als beweis nehmen
    was für beweise wollt ihr sehen
    welche nachweise sind sinnvoll
    was soll ich als beweis mitschicken
    ohne beweise geht es auch
    muss ich was beweisen
    wie groß darf eine datei sein
    wo häng ich die bilder an
    wo kommt das beweisfoto hin
    datei zu groß was nun
    ko i a foto mitschicka
    wie viele anhänge darf ein antrag haben
    wie viele dateien je bewertung sind erlaubt
    höchstzahl der belege pro bewertung
    steckt in meinen fotos noch der standort wenn ich sie hochlade
    löscht ihr die gps daten aus den bildern
    werden ortsangaben aus fotos herausgenommen
    in welchem format die unterlagen
    welche unterlagen braucht ihr
    welche unterlagen soll ich schicken und wie groß
    foto vom essen als beweis
    wo due i des foto na
    wo tua i des buidl hi
    `),
  'evidence-access': lines(`
    ist mein foto angekommen
    habt ihr die datei bekommen
    hat das hochladen geklappt
    sind meine unterlagen bei euch angekommen
    foto wieder runternehmen
    bild wieder rausnehmen
    wer sieht meine belege
    wie werden meine belege gespeichert
    kann ich den beleg wieder löschen
    wer sieht die fotos die ich hochlade
    wer bekommt die belege zu sehen
    sind meine bilder öffentlich
    sieht google meine fotos
    werden die bilder veröffentlicht
    Werden meine Unterlagen an Google weitergegeben?
    wie lange liegen die bilder bei euch
    wann werden die hochgeladenen dateien gelöscht
    löscht ihr die fotos wieder
    kann ich einen beleg wieder rausnehmen
    falsches foto hochgeladen
    ich habe das falsche pdf angehängt, wie bekomme ich es weg
    beleg entfernen
    bild wieder löschen
    Sieht der Verfasser meine Belege?
    kann der kunde die rechnung sehen die ich hochgeladen habe
    auf dem foto sieht man gäste, wer bekommt das
    auf dem beleg stehen namen von patienten, ist das ein problem
    Muss ich Namen auf den Belegen schwärzen?
    soll ich daten von dritten schwärzen
    wo landen meine buidl
    wer siehgt de buidl
    wo sind die bilder gespeichert
    Werden die Belege nach der Entscheidung vernichtet?
    aufbewahrung der nachweise
    kommt an meine fotos jemand ran
    bleiben die dateien für immer bei euch
    `),
  'what-is-sent': lines(`
    wie lange hebt google die meldung auf
    was macht google mit meiner meldung
    ich unterliege der schweigepflicht, was schickt ihr raus
    was geht da alles an google
    was schickt ihr an google
    welche daten gehen an die plattform
    erfährt google meinen namen
    was steht in der meldung an die plattform
    Wird meine E-Mail-Adresse an Google weitergegeben?
    wozu die gutgläubigkeitserklärung
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
    prüft ihr meine begründung bevor ihr sie abschickt
    kann ich den antrag vor dem absenden lesen
    wer verantwortet die begründung
    geht mein name an google
    erfährt google wer ich bin
    was schickt ihr denen genau
    wer formuliert den text für google
    krieg ich zu sehen was rausgeht
    ich bin arzt, was darf da raus
    schweigepflicht, was geht an google
    welche patientendaten gehen raus
    auf welcher gesetzlichen grundlage meldet ihr
    was genau schickt ihr denen
    was schickts ihr do nauf
    wat schickt ihr denen
    `),
  'proof-of-sending': lines(`
    google sagt sie haben nichts bekommen
    die plattform hat angeblich nichts erhalten
    google behauptet es sei nichts angekommen
    schriftwechsel mit der plattform
    bitte übersenden sie uns den schriftverkehr mit google
    korrespondenz mit google einsehen
    wer hat wann was an meinem antrag geändert
    mein antrag wurde geändert, von wem
    aktenzeichen
    wo finde ich das aktenzeichen
    was ist das aktenzeichen
    aktenzeichen von google
    wofür brauche ich die nummer bei der plattform
    wos bedeut des aktenzeichen
    was ist die referenznummer
    Wie kann ich belegen, dass der Antrag rausging?
    gibt es einen sendenachweis
    bekomme ich einen beleg dass ihr gemeldet habt
    wann habt ihr das an google geschickt
    an welchem tag ging die meldung raus
    wo sehe ich wann ihr das abgeschickt habt
    auf welchem weg habt ihr das gesendet
    kann ich nachlesen was ihr geschickt habt
    zeigt mir das schreiben an google
    was habt ihr denen genau geschrieben
    ihr habt in meinem namen geschrieben, ich will das sehen
    Bitte legen Sie die Übermittlung offen
    nachweis für das gericht dass gemeldet wurde
    Dokumentation der Meldung
    ausdruck vom antrag für meine akten
    kann ich den verlauf ausdrucken
    Auszug aus dem Löschantrag
    wo steht die antwort von google im wortlaut
    Was hat die Plattform geantwortet, Wort für Wort?
    kann meine mutter nachlesen was gesendet wurde
    wo ko i lesn wos ihr gschriem habts
    kopie der meldung
    `),
  'at-platform': lines(`
    was heißt liegt bei der plattform
    antrag liegt bei der plattform
    bei der plattform was bedeutet das
    fragt ihr bei google nach
    was wenn google nicht antwortet
    übermittelt was heißt das
    seit wann liegt der antrag bei google
    google meldet sich nicht
    die plattform antwortet nicht
    auf welchem weg wurde übermittelt
    warten auf antwort der plattform
    an die plattform übermittelt
    rückmeldung von google fehlt
    vollständig und wird übermittelt was heißt das
    wo steht der schriftwechsel
    wo sehe ich was ihr geschickt habt
    seit wann liegt der antrag dort
    wo sehe ich wann ihr es verschickt habt
    steht irgendwo wann der antrag rausging
    wer hat was an meinem antrag gemacht
    sehe ich den verlauf meines antrags
    was macht ihr wenn google gar nicht antwortet
    und wenn google sich nicht meldet
    was ist wenn keine antwort kommt
    bleibt ihr dran wenn die plattform schweigt
    google reagiert nicht, was nun
    wer hat wann was an meinem fall gemacht
    gibt es einen verlauf zu meinem antrag
    wo sehe ich die einzelnen schritte
    zeitleiste vom antrag
    was heißt bei der plattform
    da steht bei der plattform
    `),
  'answer-to-customer': lines(`
    Google hat mir direkt geantwortet, was mache ich mit der Mail?
    ich habe post von google zu meiner meldung
    eine mail von der plattform liegt in meinem postfach
    soll ich auf die mail von google antworten
    muss ich google zurückschreiben
    Die Plattform schreibt, der Inhalt bleibe online, wem sage ich das?
    wohin mit dem bescheid von google
    bescheid der plattform ist bei mir gelandet
    google will noch eine angabe von mir direkt
    da hod mia google gschriem, soi i eich des schicka
    google hot mir gschrieba, wo trag i des ei
    ick hab wat von google jekriegt, wohin damit
    antwort ist bei mir angekommen statt bei euch
    kann ich euch die mail weiterleiten
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
    google hat mir geschrieben wohin damit
    google hod mia gschriem
    soll ich euch die mail von google weiterleiten
    ich habe eine antwort von google bekommen wo trage ich sie ein
    `),
  questions: lines(`
    muss ich mitwirken
    bin ich zur mitwirkung verpflichtet
    welche mitwirkung erwarten sie
    bis wann muss ich auf eure rückfrage antworten
    frist für die beantwortung eurer frage
    wie lange habe ich zeit zu antworten
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
    ihr habt mich was gefragt und ich hab nicht geantwortet
    war im urlaub und habe die frage verpasst
    ich habe vergessen zu antworten
    ist mein antrag verfallen weil ich nicht geantwortet habe
    frage zu spät beantwortet
    Kann ich Ihre Frage auch später noch beantworten?
    was passiert wenn ich eure frage nicht beantworte
    die frage ist schon zu, was nun
    ich verstehe eure frage nicht
    wo muss ich auf eure frage antworten
    i hob auf eier frog ned gantwort
    eure rückfrage, wo ist die
    frist für die antwort auf eine rückfrage
    muss ich die fragen beantworten
    ihr wolltet noch was von mir wissen
    `),
  'name-shown': lines(`
    wer bekommt alles mit dass ich den gemeldet habe
    wer erfährt davon dass ich melde
    wer siehgt des dass i des gmeldt hob
    sieht das wer, dass ich gemeldet habe
    merken kunden dass ich was löschen lasse
    erfährt der verfasser davon
    wird der bewerter informiert
    kriegt der kunde mit dass ich ihn gemeldet hab
    ist das anonym
    sieht der verfasser wer ihn gemeldet hat
    Bekommt der Rezensent eine Nachricht?
    merkt der gast was
    kann der verfasser herausfinden dass ich dahinter stecke
    kriegt der schreiber wind davon
    erfährt der verfasser dass ich vorgehe
    merkt der dass ich ihn gemeldet habe
    steht dann mein name bei google
    sieht man meinen namen wenn ich melde
    taucht unsere firma irgendwo auf wenn wir eine bewertung melden
    Wird der Antragsteller offengelegt?
    ich will nicht dass mein name irgendwo steht
    i wui ned dass ma mein nam siehgt
    ich möchte anonym bleiben
    kann ich das ohne meinen namen machen lassen
    bekommt der verfasser eine nachricht
    merkt der kunde dass ich ihn gemeldet hab
    erfährt der typ von mir
    woaß der dann dass i des war
    kriegt der dit raus wer ihn jemeldet hat
    krigt der des mit wenn i sei bewertung meld
    Gibt Google meinen Namen an den Rezensenten weiter?
    bekommt der bewerter meine mailadresse
    weiß der gast nachher dass ich dahinter stecke
    wird der rezensent angeschrieben
    Schreiben Sie den Verfasser an?
    ruft ihr den kunden an der das geschrieben hat
    könnt ihr dem verfasser sagen er soll das löschen
    in wessen namen meldet ihr
    meldet ihr das in meinem oder in eurem namen
    Tritt unsere Mandantin namentlich in Erscheinung?
    Wird der Name der Betroffenen gegenüber der Plattform genannt?
    kann mir der kunde danach ärger machen weil er es weiß
    und wenn der rauskriegt dass ich das war
    was wenn er erfährt wer ihn gemeldet hat
    bleibt das unter uns
    bekommen meine nachbarn das mit
    sehen andere dass ich bei euch bin
    steht irgendwo öffentlich dass ich euer kunde bin
    meine patienten dürfen das nicht erfahren, bleibt das geheim
    heimlich melden
    `),
};
