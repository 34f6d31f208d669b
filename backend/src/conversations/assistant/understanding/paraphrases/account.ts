import { lines, type Paraphrases } from './paraphrases.ts';

/** The account, its devices, data and privacy. */
export const accountParaphrases: Paraphrases = {
  register: lines(`
    wie registriere ich mich
    wie melde ich mich an bei euch
    konto erstellen
    wo kann ich mich registrieren
    account anlegen
    regristrieren
    muss ich meine telefonnummer angeben
    brauch ich eine handynummer
    ist die anmeldung kostenlos
    wie mach ich ein konto
    neuen account erstellen
    wo meld i mi o
    was brauche ich zum registrieren
    anmeldung wie
    Ich bin neu und möchte ein Benutzerkonto
    wie bekomme ich einen zugang zu eurer seite
    registrierung geht nicht
    kann mich nicht registrieren
    beim registrieren kommt ein fehler
    wie lang muss das passwort bei der anmeldung sein
    jetzt starten knopf
    kann ich mich ohne abo registrieren
    konto eröffnen
    mitglied werden
    erstanmeldung
    `),
  'verification-code': lines(`
    kein code bekommen
    code ist nicht angekommen
    der code kommt nicht
    bestätigungscode fehlt
    code ungültig
    code abgelaufen
    wie lange gilt der code
    neuen code anfordern
    code nochmal schicken
    email bestätigen
    verifizierung klappt nicht
    wo finde ich den code
    wie viele stellen hat der code
    der kode geht nicht
    meine mail ist nicht bestätigt
    verifizierungsmail nicht bekommen
    code wird nicht akzeptiert
    bestätigungsmail kam nie
    wo geb ich den code ein
    emailadresse nicht verifiziert
    der code is falsch
    hab den code weggeklickt
    code zum zurücksetzen kommt nicht an
    reset code ungültig
    i krieg koan code
    6 stelliger code
    der code kommt einfach nicht, spam ist leer
    code kommt und kommt nicht
    neuen bestätigungscode schicken
    `),
  password: lines(`
    passwort vergessen
    wie ändere ich mein passwort
    kennwort ändern
    ich komm nicht mehr rein
    login geht nicht
    kann mich nicht einloggen
    paswort zurücksetzen
    passwort fergessen
    hab mei passwort vergessen
    zugangsdaten weg
    anmelden klappt nicht
    neues passwort
    authentifizierung fehlgeschlagen
    da steht authentifizierung fehlgeschlagen
    ausgesperrt
    wie lang muss das passwort sein
    passwortregeln
    welche anforderungen hat das passwort
    passwort zurücksetzen
    mein zugang funktioniert nicht mehr
    komme nicht in mein konto
    komm ned in mein account
    einloggen nicht möglich
    passwort falsch
    ich weiß mein passwort nicht mehr
    mindestlänge kennwort
    pasword vergesen
    paswort vergesen was tun
    passwod weg
    hab mei passwort vagessn
    `),
  'change-account': lines(`
    meine telefonnummer ändern
    namen im konto ändern
    konto auf jemand anderen übertragen
    kontodaten ändern
    inhaberwechsel
    betrieb verkauft konto übergeben
    kann ein kollege auch zugriff bekommen
    zweiten benutzer anlegen
    mehrere nutzer für ein konto
    Kann meine Mitarbeiterin sich auch anmelden?
    profil bearbeiten
    stammdaten ändern
    adresse vom konto ändern
    konto umschreiben
    nachfolger übernimmt den laden, was ist mit dem konto
    `),
  'change-email': lines(`
    email adresse ändern
    neue mailadresse
    wie ändere ich meine email
    ich hab eine andere emailadresse
    mailadresse falsch geschrieben
    Ich habe mich mit der falschen E-Mail registriert
    e-mail wechseln
    email-adresse wechseln wie
    mit welcher mail bin ich registriert
    login mail ändern
    meine mail hat sich geändert
    ich möchte meine mailadresse ändern
    meine alte mailadresse gibt es nicht mehr
    ich habe den mailanbieter gewechselt
    wie trage ich eine andere email ein
    neue e-mail hinterlegen
    umzug auf neue emailadresse
    code an die neue adresse kommt nicht
    jemand will meine mailadresse ändern, ich habe einen link bekommen
    wie lange kann ich die änderung der mailadresse zurücknehmen
    muss ich die neue adresse bestätigen
    mailadresse umstellen
    ich habe keinen zugriff mehr auf mein postfach
    login mit anderer mailadresse
    firma hat neue domain, mail ändern
    wie wechsle ich die email im konto
    email wechsel
    hab a neie mailadress
    warum brauche ich mein passwort um die mail zu ändern
    `),
  'delete-account': lines(`
    konto löschen
    wie lösche ich mein konto
    account löschen
    account weg
    ich will mein konto löschen
    löscht meine daten
    alle meine daten löschen
    recht auf vergessenwerden
    dsgvo löschung beantragen
    wie lange dauert die kontolöschung
    was passiert beim löschen des kontos
    konto schließen
    benutzerkonto entfernen
    kann ich die kontolöschung zurücknehmen
    löschung des kontos widerrufen
    endet das abo wenn ich mein konto lösche
    kann ich das konto sofort löschen
    konto sofort endgültig löschen
    Mein Abo läuft noch, kann ich trotzdem mein Konto löschen?
    accaunt löschen
    mei konto soll weg
    wie krieg ich meinen account weg
    meldet mich komplett ab und löscht alles
    bitte alles über mich löschen
    nach wie vielen tagen ist mein konto gelöscht
    ich brauche den zugang nicht mehr, wie werde ich ihn los
    zugang wieder loswerden
    `),
  devices: lines(`
    geräte abmelden
    handy verloren wie abmelden
    überall ausloggen
    sitzungen beenden
    warum werde ich immer ausgeloggt
    wie lange bleibe ich eingeloggt
    abgemeldet worden
    session abgelaufen
    ich muss mich ständig neu anmelden
    laptop geklaut
    anderes gerät rauswerfen
    wer ist in meinem konto angemeldet
    aktive sitzungen
    wie logge ich mich aus
    wo melde ich mich ab
    abmelden knopf
    angemeldete geräte sehen
    auf dem alten handy noch eingeloggt
    alle anderen abmelden
    nach wie vielen stunden werde ich abgemeldet
    mei handy is weg
    ex mitarbeiter hat noch zugang
    logout
    automatisch ausgeloggt
    mein handy ist weg, wie sperre ich den zugang
    laptop gestohlen, wie melde ich ihn ab
    mein tablet wurde geklaut, zugang sperren
    gerät verloren zugang sperren
    wo sehe ich alle sitzungen
    alle sitzungen ansehen
    welche angaben habt ihr über mein gerät
    was speichert ihr über mein handy
    alter laptop verkauft, da war noch jemand angemeldet
    gerät im zug vergessen, noch eingeloggt
    kann ich ein gerät von hier aus rausschmeißen
    handy liegen lassen, wie melde ich es ab
    `),
  'data-protection': lines(`
    was macht ihr mit meinen daten
    datenschutz
    sind meine daten sicher
    dsgvo konform?
    verkauft ihr meine daten
    wo liegen die daten
    server in deutschland?
    wer sieht meine daten
    welche daten speichert ihr
    datenschuts
    datenschutzerklärung wo
    von wann ist die datenschutzerklärung
    wie schützt ihr meine daten
    datensicherheit
    wer bekommt meine daten
    an wen gebt ihr daten weiter
    hostinganbieter wer
    wofür nutzt ihr meine angaben
    auftragsverarbeiter
    habt ihr einen datenschutzbeauftragten
    wos passiert mit meine daten
    speichert ihr meine ip adresse
    werden meine ip adressen protokolliert
    rechtsgrundlage der verarbeitung
    muss ich daten angeben
    gehen daten in die usa
    werden daten in amerika verarbeitet
    sehen andere kunden meine bewertungen
    kann ein anderer kunde meine daten sehen
    wie sind meine daten gesichert
    kann eure konkurrenz oder ein anderer kunde meine anträge sehen
    sehen fremde meine bewertungen bei euch
    werden daten ins ausland übertragen
    was habt ihr von mir gespeichert
    `),
  'chat-privacy': lines(`
    wird der chat gespeichert
    wer liest hier mit
    liest das jemand
    sind meine nachrichten vertraulich
    wie lange wird der chat aufgehoben
    kann ich den chatverlauf löschen
    wird der chat zum training einer ki genutzt
    gehen meine nachrichten an openai
    nutzt ihr chatgpt für den chat
    Welches KI-Modell steckt dahinter?
    werden meine nachrichten an einen ki anbieter geschickt
    sieht euer team meinen chat
    chat als besucher wie lange gespeichert
    wird das gespräch aufgezeichnet
    chatprotokoll
    was passiert mit dem was ich hier schreibe
    ist der chat sicher
    kann ich hier sensible dinge schreiben
    speichert ihr was ich hier schreib
    trainiert ihr eine ki mit meinen daten
    auf welchem server läuft die ki
    lest ihr mit
    chat gespeichert?
    wird mit meinen nachrichten eine ki trainiert
    trainiert ihr mit meinen chats
    werden meine texte zum lernen benutzt
    nutzt ihr meinen chat als trainingsdaten
    wie lange bleibt dieses gespräch gespeichert
    wie lange speichert ihr den chat
    wie lange liegt der chat auf dem server
    `),
  cookies: lines(`
    nutzt ihr cookies
    cookies
    tracking
    google analytics?
    werbung auf der seite
    cookie banner fehlt
    setzt ihr tracker ein
    warum kein cookie hinweis
    messt ihr mein verhalten
    was wird in meinem browser gespeichert
    local storage
    was speichert ihr im browser
    muss ich cookies zustimmen
    verwendet ihr trackingpixel
    zählpixel in mails
    kekse
    reichweitenmessung
    analysiert ihr besucher
    third party scripts
    facebook pixel
    habts ihr cookies
    trackt ihr mich
    werd ich hier getrackt
    verfolgt ihr was ich anklicke
    kuckies
    cooki
    setzt ihr kukis
    `),
  'data-export': lines(`
    meine daten herunterladen
    datenexport
    wie kann ich meine daten exportieren
    auskunft nach artikel 15
    kopie meiner daten
    dsgvo auskunft
    alle daten als datei
    export
    was habt ihr über mich gespeichert
    datenauskunft bitte
    Ich verlange Auskunft über meine personenbezogenen Daten
    daten mitnehmen
    datenübertragbarkeit
    daten runterladen
    wo kann i meine datn runterladn
    json export
    backup meiner daten
    kann ich meine bewertungen exportieren
    alles was ihr von mir habt schicken
    selbstauskunft
    datei mit meinen daten
    kann ich meine historie sichern
    kann ich alle meine bewertungen exportieren
    in welchem format bekomme ich meine daten
    kann ich eine kopie ziehen bevor ich lösche
    wo lade ich meine daten herunter
    kann ich meine daten mitnehmen
    daten zu einem anderen anbieter umziehen
    kann ich alles vorher sichern
    alle meine bewertungen als datei
    historie herunterladen
    meine bewertungen sichern bevor ich lösche
    unser datenschutzbeauftragter will alles als datei
    alles was gespeichert ist als datei bekommen
    `),
  'data-retention': lines(`
    wie lange speichert ihr meine daten
    speicherdauer
    wann werden daten gelöscht
    aufbewahrungsfrist
    was bleibt nach der kontolöschung
    wie lange bleiben protokolle
    wie lange werden logs gespeichert
    löschfristen
    wie lange bewahrt ihr alles auf
    was passiert mit meinen daten nach der kündigung
    bleiben meine daten nach vertragsende
    wie lang hebts ihr des auf
    dauer der datenspeicherung
    wie lange werden löschanträge gespeichert
    was wird nach dem löschen des kontos noch aufbewahrt
    werden rechnungen auch gelöscht
    aufbewahrung
    wann löscht ihr unbestätigte konten
    wie lange behaltet ihr meine daten
    `),
  'data-rights': lines(`
    welche rechte habe ich bei meinen daten
    meine rechte nach dsgvo
    wo kann ich mich über datenschutz beschweren
    aufsichtsbehörde
    datenschutzbehörde beschwerde
    widerspruch gegen datenverarbeitung
    berichtigung meiner daten
    recht auf berichtigung
    einschränkung der verarbeitung
    betroffenenrechte
    wer ist verantwortlich für den datenschutz
    verantwortlicher im sinne der dsgvo
    An wen wende ich mich wegen Datenschutz?
    Ich bin Verfasser einer Bewertung, welche Rechte habe ich?
    ich wurde gemeldet und will wissen was über mich gespeichert ist
    automatisierte entscheidungen
    trefft ihr automatische entscheidungen über mich
    der verarbeitung widersprechen
    datenschutzrechte
    falsche daten berichtigen lassen
    `),
  'own-businesses': lines(`
    welche unternehmen habe ich
    welche betriebe hab ich angelegt
    zeig meine firmen
    wie viele läden habe ich eingetragen
    meine geschäfte
    liste meiner unternehmen
    welche filialen sind bei mir hinterlegt
    wos für gschäfte hob i
    ist mein zweiter laden schon eingetragen
    welche standorte sind in meinem konto
    meine betriebe
    hab ich mein café schon angelegt
    wie heißen meine eingetragenen unternehmen
    wie viele unternehmen sind bei mir angelegt
    zeig mir meine läden
    unternehmen in meinem konto
    nenn mir meine betriebe
    welche firma ist hinterlegt
    ist die bäckerei schon drin
    sind beide filialen eingetragen
    welche läden hab ich eingetragen
    welche betriebe sind bei mir angelegt
    zeig mir meine unternehmen
    wie viele unternehmen habe ich
    unter welchem namen ist mein betrieb eingetragen
    ist mein café schon angelegt
    liste meiner firmen
    meine standorte
    welche unternehmen gehören zu meinem konto
    was hab ich für geschäfte drin
    habe ich schon einen betrieb eingetragen
    `),
  'own-subscription': lines(`
    bis wann läuft mein abo
    wann endet mein vertrag
    ist mein abo aktiv
    hab ich ein abo
    seit wann bin ich kunde
    wann hab ich das abo abgeschlossen
    wie lange läuft mein vertrag noch
    wann verlängert sich mein abo
    status meines abos
    läuft mein abo noch
    bin ich noch abonnent
    is mei abo no aktiv
    hab ich schon gekündigt
    ist meine kündigung angekommen
    wurde meine kündigung bestätigt
    wann ist mein abo zu ende
    wann läuft mein vertrag aus
    meine vertragsdaten
    was für ein abo habe ich
    welchen tarif habe ich
    vertragsende
    wann ist schluss bei mir
    bin ich schon gekündigt
    mein abo
    seit wann läuft mein abo
    wann startete mein vertrag
    zu wann bin ich gekündigt
    wie lang läuft meins noch
    wann ist mein jahr um
    wann endet mein jahr bei euch
    wie lang dauert mein abo noch
    wann hat mein abo angefangen
    wann hab ich angefangen und wann ist ende
    läuft mein vertrag einfach weiter
    läuft es weiter wenn ich nichts tue
    was passiert wenn ich mich nicht rühre
    verlängert sich mein vertrag von allein
    bis wann geht die nächste laufzeit
    wann läuft der folgende zeitraum aus
    wann hab ich gekündigt
    wann ist meine kündigung eingegangen
    an welchem tag kam meine kündigung an
    habe ich schon gekündigt
    hab ich scho kündigt
    wnan läuft mein abo aus
    wan endet mein vertrak
    wann is mei vertrag aus
    wann is vörbi mit mien abo
    wann laaft mei vertrag aus
    wann ist für mich schluss
    wann bin ich raus
    wann läuft es bei mir aus
    was passiert am ende meiner laufzeit wenn ich nichts mache
    was ist wenn ich einfach nichts tue
    geht mein vertrag automatisch weiter
    bin ich noch kunde
    ist mein abo noch aktiv
    habe ich überhaupt ein abo
    wann hat mein vertrag begonnen
    wie lange bin ich schon dabei
    wie viele monate habe ich noch
    bis wann gilt mein abo
    wann isch mei vertrag rum
    wann is mei abo vorbei
    wann wird mein abo verlängert
    verlängert sich mein abo im august
    bis zu welchem tag kann ich den dienst noch nutzen
    kann ich trotz kündigung noch alles nutzen
    welches paket habe ich
    mein vertragsstatus
    vertragsende bei mir
    ab wann ist wirklich schluss
    ich habe gekündigt, ab wann bin ich raus
    wann ist bei mir sense
    `),
  'own-notice': lines(`
    bis wann muss ich kündigen
    wann kann ich kündigen
    wann muss ich spätestens kündigen
    letzter kündigungstag
    zu wann kann ich raus
    wann komm ich frühestens aus dem vertrag
    kündigungstermin für mein abo
    bis wann kann ich mein abo kündigen
    wie viele tage hab ich noch zum kündigen
    ist es schon zu spät zum kündigen
    kann ich jetzt noch kündigen
    wenn ich heute kündige wann endet es
    wenn ich jetzt kündige wie lange läuft es noch
    zu welchem datum kann ich kündigen
    wann is der letzte tag zum kündigen
    mein spätester kündigungstermin
    wann ist der stichtag für meine kündigung
    bis wann muas i kündign
    wann muss ich raus um nicht verlängert zu werden
    was muss ich tun damit sich mein abo nicht verlängert
    wie verhindere ich die verlängerung von meinem abo
    kündigungsdatum bei mir
    komm ich noch rechtzeitig raus
    mein kündigungstermin
    verpasse ich die frist
    bis wann hab ich zeit zu kündigen
    welches datum ist sicherer für mich
    wenn ich erst im august kündige wann bin ich raus
    wenn ich zu spät kündige wann endet es dann
    kündige ich ende juli, wann ist schluss
    letzter tag für meine kündigung
    wann müsste ich kündigen damit es in diesem jahr endet
    komme ich dieses jahr noch raus
    wie viele tage habe ich noch zum kündigen
    wenn ich heute kündige wann ist schluss
    wenn ich nächsten monat kündige, bis wann läuft es dann
    zu welchem datum kann ich raus
    welchen termin muss ich mir für die kündigung merken
    welcher kündigungstermin ist der sichere
    wann muss meine kündigung spätestens bei euch sein
    reicht es wenn ich im juli kündige
    bis wann muss i kündigen
    bis wann kann ick kündjen
    stichtag für meine kündigung
    wann läuft meine kündigungsfrist ab
    zu wann kann ich kündigen
    ich kündige am ersten august, wann endet es
    bis wann muss mein schreiben bei euch liegen
    wann spätestens kündigen wenn im sommer schluss sein soll
    wann muss ich spätestens kündigen, wenn ich nimmer will
    wann muss isch kündige
    `),
  partners: lines(`
    wir sind eine werbeagentur und würden gern kooperieren
    an wen wende ich mich wegen einer partnerschaft
    habt ihr ein partnerprogramm
    wir möchten euren chat auf unsere seite nehmen
    wie baue ich das widget bei mir ein
    wir betreuen viele restaurants und möchten euch empfehlen, gibt es provision
    affiliate
    können agenturen das für ihre kunden nutzen
    gibt es eine schnittstelle oder api
    warum ist euer chat auf der seite meines webdesigners
    wieso steht dieses chatfenster auf einer fremden seite
    kooperation möglich
    wiederverkäufer
    reseller werden
    white label möglich
    wir sind ein berufsverband und möchten über eine zusammenarbeit reden
    presseanfrage
    darf ich den chat auf meiner homepage einbinden
    gehört dieser chat zu der seite auf der ich gerade bin
    lizenz für agenturen
  `),
  'more-people': lines(`
    kann mein mann sich auch einloggen
    können zwei leute gleichzeitig in einem konto arbeiten
    zweiter benutzer
    kann ich mitarbeiter hinzufügen
    gibt es unterkonten
    kann mein steuerberater nur die rechnungen sehen
    kann ich rechte vergeben
    teamzugang
    mehrbenutzer
    darf ich mein passwort meiner kollegin geben
    ich möchte einen kollegen einladen
    meine tochter soll das für mich machen, wie bekommt sie zugang
    geht das mit zwei anmeldungen
    mehrere nutzer in einer firma
    kann meine sekretärin die anträge stellen
    darf jemand anders für mich handeln
    mein sohn kümmert sich um den computerkram, bekommt er einen login
    brauchen wir für jeden mitarbeiter ein eigenes konto
    wie viele nutzer pro konto
    kann mei frau des a macha
    zugang teilen
  `),
  push: lines(`
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
};
