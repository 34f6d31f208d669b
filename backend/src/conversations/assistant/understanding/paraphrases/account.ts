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
    `),
  'change-account': lines(`
    email adresse ändern
    neue mailadresse
    wie ändere ich meine email
    ich hab eine andere emailadresse
    meine telefonnummer ändern
    namen im konto ändern
    konto auf jemand anderen übertragen
    kontodaten ändern
    mailadresse falsch geschrieben
    Ich habe mich mit der falschen E-Mail registriert
    inhaberwechsel
    betrieb verkauft konto übergeben
    kann ein kollege auch zugriff bekommen
    zweiten benutzer anlegen
    mehrere nutzer für ein konto
    Kann meine Mitarbeiterin sich auch anmelden?
    profil bearbeiten
    stammdaten ändern
    e-mail wechseln
    email-adresse wechseln wie
    mit welcher mail bin ich registriert
    adresse vom konto ändern
    login mail ändern
    meine mail hat sich geändert
    konto umschreiben
    nachfolger übernimmt den laden, was ist mit dem konto
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
    `),
  'data-protection': lines(`
    was macht ihr mit meinen daten
    datenschutz
    sind meine daten sicher
    dsgvo konform?
    gebt ihr daten weiter
    verkauft ihr meine daten
    wo liegen die daten
    server in deutschland?
    wer sieht meine daten
    welche daten speichert ihr
    datenschuts
    datenschutzerklärung wo
    von wann ist die datenschutzerklärung
    wie schützt ihr meine daten
    verschlüsselt ihr die daten
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
    `),
};
