import { lines, type Paraphrases } from './paraphrases.ts';

/** What becomes of a request. */
export const decisionsParaphrases: Paraphrases = {
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
    was heißt gelöscht bei euch
    was meint ihr mit gelöscht
    was heißt das wenn da nicht genehmigt steht
    bei mir steht eingereicht was soll das heißen
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
    kann man den antrag beschleunigen
    lässt sich das beschleunigen
    geht das auch schneller
    wie viel geduld brauche ich
    muss man da lange warten
    wie lange zieht sich das hin
    eher tage oder eher monate
    reden wir von tagen oder wochen
    ist das schnell erledigt
    kann google sich totstellen
    was wenn die sich monatelang nicht rühren
    hat google eine frist zum antworten
    muss google innerhalb einer frist reagieren
    kann google das einfach aussitzen
    bis wann muss die plattform sich melden
    gibt es eine deadline für google
    warum dauert das bei denen so ewig
    warum brauchen die so lange
    wia lang dauert des
    wia lang braucht google do
    wie lang dauerts bis der mist weg ist
    wie lange muss ich mich gedulden
    was ist wenn die nie antworten
    in welchem zeitraum passiert was
    wann kann ich mit was rechnen
    wie fix geht das
    wie lange liegt der antrag dann bei google
    wie lang liegt sowas bei denen rum
    und wie lange liegt das bei google
    bleibt der antrag lange bei der plattform liegen
    wie lange liegt mein antrag da herum
    wie lange schmort das dann bei google
    wie lang hängt das dann dort
    wie lange braucht das wenn es erst mal bei google ist
    und wann kommt von denen was zurück
    wie lange sitzen die da drauf
    wie lange bleibt das bei denen liegen bis was passiert
    Wie lange verbleibt der Antrag bei der Plattform?
    wie lang dauert das denn bei denen
    und wie lange muss ich da jetzt warten
    wie lang brauchts
    wia lang dauerts bis des weg is
    wie lang dauert des bis se weg isch
    wie lange dauert dit denn
    warum dauert meine länger als die vom nachbarn
    schneller geht es nicht?
    wie lange muss ich warten bis sie weg ist
    `),
  'not-approved': lines(`
    was kann ich bei der abgelehnten noch tun
    bei der abgelehnten bewertung noch was machen
    schon die dritte absage
    wieder abgelehnt
    jedes mal abgelehnt
    immer nur absagen
    mit welcher begründung abgelehnt
    welche begründung hat die plattform gegeben
    warum haben die abgelehnt
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
    google hat mich abblitzen lassen
    google hat mir einen korb gegeben was bleibt mir
    die haben mich abgewimmelt
    und wenn die nein sagen
    die haben nein gesagt was jetzt
    was wenn die sich weigern
    und wenn google ablehnt
    was wenn sie ablehnen
    was mach ich bei einer absage
    abgelehnt und nun
    google will nicht was kann ich tun
    nein von google ist das das ende
    kann man dagegen angehen wenn google nein sagt
    zweiter versuch nach ablehnung
    wenn das nicht durchgeht
    und falls google sich quer stellt
    google sagt nein
    was wenn google nein sagt
    wat passiert wenn die nö sagen
    was is wenn google ned mog
    was isch wenn dr google net will
    wenn google net will, was no
    google hat abgelehnt was jetzt
    nicht genehmigt, was kann man da noch machen
    nicht genehmigt steht da, ko ma do no wos doa
    da steht nicht genehmigt, kann man noch was tun
    wie oft darf ich es nochmal versuchen
    soll ich es noch einmal probieren
    das lasse ich mir nicht gefallen
    ich akzeptiere die ablehnung nicht
    dagegen will ich was machen
    kann man da was machen wenn sie ablehnen
    zweite chance
    `),
  'came-back': lines(`
    sie ist wieder online
    bewertung nach zwei wochen wieder aufgetaucht
    gelöschte rezension plötzlich zurück
    der hat sie wieder eingestellt
    google hat sie wieder freigeschaltet
    war weg, ist wieder da
    wieder sichtbar nach löschung
    bewertung kommt immer wieder
    is wieda do de bewertung
    nach löschung erneut erschienen, was tun
    kann eine gelöschte wieder erscheinen
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
    ihr sagt gelöscht aber bei google seh ich sie immer noch
    laut euch gelöscht, steht aber weiter bei google
    bewertung gelöscht aber noch da
    sie ist immer noch zu sehen obwohl gelöscht steht
    jetz is wieder da
    die isch wieder do
    die is wieder da wat nu
    `),
  'decision-taken-back': lines(`
    gestern stand gelöscht heute eingereicht
    status springt hin und her
    warum ist es wieder offen
    erst abgelehnt dann wieder eingereicht
    ihr habt den status geändert und wieder zurück
    falscher status eingetragen
    da stand doch schon was anderes
    status korrigiert worden
    rückgängig gemachter status
    wieso ist mein antrag wieder auf anfang
    mein antrag wurde zurückgenommen steht da, was heißt das
    status wurde zurückgesetzt
    ihr habt meinen status zurückgenommen
    entscheidung zurückgenommen was bedeutet das
    stand auf gelöscht und jetzt wieder eingereicht
    wieso ist der status wieder zurück
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
  'reviewer-withdrew': lines(`
    der kunde hat die bewertung selber gelöscht
    bewertung vom gast zurückgenommen, was nun mit dem antrag
    Der Verfasser hat sich entschuldigt und die Bewertung entfernt
    die bewertung ist von allein verschwunden
    hat sich erledigt, die bewertung ist weg
    wir haben uns geeinigt
    der kunde und ich haben das geklärt
    der gast will sie selber rausnehmen
    was mach ich wenn der kunde die bewertung ändert
    er hat aus einem stern drei gemacht
    sie hat ihren text umgeschrieben
    der verfasser hat nachträglich was dazugeschrieben
    muss ich bescheid sagen wenn die bewertung schon weg ist
    Der Rezensent hat seine Bewertung bearbeitet
    ich brauche den antrag nicht mehr
    antrag hat sich erledigt
    der antrag kann weg
    mir ham uns wieder vertragn
    der hod sei bewertung söiba rausdoa
    mir hent uns ausgsproche, der nemmt se raus
    der hat dit selber jelöscht
    die bewertung ist schon weg bevor ihr was gemacht habt
    Er hat sie nach meinem Anruf gelöscht
    kann ich euch sagen dass die bewertung nicht mehr da ist
    was ist wenn der verfasser sein profil löscht
    der nutzer existiert nicht mehr
    kunde zieht bewertung zurück
    der kunde hat mir versprochen sie zu löschen, soll ich warten
    `),
  'follow-up': lines(`
    und wenn gar nichts von google kommt
    was wenn keiner antwortet
    die antworten einfach nicht, was dann
    hakt ihr nach
    wann fragt ihr nach
    wo sehe ich wann ihr nachfragt
    nachfrage bei der plattform
    hakts ihr do nach
    wie oft fragt ihr nach
    wann hakt ihr bei google nach
    an welchem tag fragt ihr nach
    hakt ihr nach wenn nichts kommt
    hakt ihr bei google nach wenn nichts kommt
    fragt ihr nach wenn die nicht antworten
    erinnert ihr google
    wie oft schaut ihr da rein
    wie oft hakt ihr nach
    in welchem abstand fragt ihr
    fragt ihr nochmal nach wenn nix kommt
    und wenn google gar nicht antwortet
    was macht ihr wenn keine antwort kommt
    bleibt ihr da dran
    kümmert ihr euch weiter oder muss ich selber
    erinnert ihr google daran
    wann fragt ihr das nächste mal nach
    habt ihr schon nachgefragt
    wann habt ihr zuletzt nachgehakt
    Wird bei ausbleibender Reaktion erinnert?
    Wann haken Sie das nächste Mal nach?
    muss ich selbst bei google anrufen
    tut ihr was wenn das ewig liegt
    google rührt sich nicht, macht ihr druck
    könnt ihr druck machen
    bleibt das einfach liegen
    fragts ihr no amoi noch
    hakt ihr da ooch nach
    froget ihr au noch amol
    wie behaltet ihr das im auge
    gibt es eine wiedervorlage
    nachfragetermin
    nach wie vielen tagen fragt ihr nach
    wenn gar keine reaktion kommt
    `),
  notifications: lines(`
    eine mail an mich und eine an meine mutter geht das
    ich möchte die nachrichten auch auf meine adresse
    mail kommt nicht
    bei mir kommt nie eine mail an
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
    meldet ihr euch von selbst wenn google entschieden hat
    muss ich jeden tag selber nachschauen
    sagt ihr bescheid sobald es was gibt
    kriege ich eine nachricht wenn sich was ändert
    mails kommen nicht an
    ich kriege keine mails von euch
    keine nachricht bekommen obwohl sich was geändert hat
    es kam keine mail
    i kriag koane mails
    zu viele mails von euch
    hört auf mir zu schreiben
    i mog koane mails
    mi nerven de mails
    wie bestell ich die ab
    schickt mir nichts mehr
    kann mein sohn die mails auch bekommen
    zweite mailadresse für benachrichtigungen
    mails an zwei adressen
    bekomme ich post von euch oder nur mails
    läuft alles per mail oder kommt auch post
    schickts ihr mir bscheid
    `),
  push: lines(`
    push geht nicht mehr
    keine mitteilungen mehr am handy
    mitteilungen am iphone einschalten
    push ausschalten
    benachrichtigung im browser blockiert
    wieso kommt keine push
    handy zeigt nichts an
    mitteilungen aufs tablet
    push auf mehreren geräten
    auf dem sperrbildschirm anzeigen
    kann ich eine nachricht aufs handy bekommen
    benachrichtigung auf dem handy bei neuem status
    pushnachricht
    push benachrichtigung einschalten
    kommt eine meldung auf mein handy wenn sich was tut
    mitteilungen im browser
    wie aktiviere ich mitteilungen
    ich will eine push mitteilung statt mail
    warum kommt auf meinem iphone kein push
    browser benachrichtigung abschalten
    push ausschalten
    ich bekomme ständig mitteilungen auf den bildschirm
    geht push auch auf dem ipad
    sieht man in der mitteilung namen
    kann ich mich auch ohne mail benachrichtigen lassen
    benachrichtigungen aufs smartphone
    gibt es eine sms bei änderungen
    push am firmenrechner und am handy
    in welchen browsern bekomme ich mitteilungen
    web push
    handy meldung statt email
    pushmeldungen
    `),
  'average-rating': lines(`
    mein durchschnitt ist immer noch gleich
    wird die note besser
    gesamtbewertung ändert sich nicht
    Ändert sich unser Sterneschnitt nach der Löschung?
    wann steigt mein schnitt wieder
    wie viele sterne habe ich dann im schnitt
    trotz löschung noch 3,2 sterne
    der durchschnitt hat sich nicht verbessert
    rechnet google das gleich raus
    sternedurchschnitt
    note bei google
    wia vui stern hob i dann im schnitt
    mei schnitt is no schlecht
    gesamtnote nach löschung
    wie berechnet google den durchschnitt
    könnt ihr meine note verbessern
    verbessert sich mein ranking
    komme ich dann bei google weiter nach oben
    hat die löschung einfluss auf mein ranking
    mehr sterne bekommen
    warum ist meine bewertung insgesamt immer noch niedrig
    durchschnittsnote aktualisiert sich nicht
    `),
};
