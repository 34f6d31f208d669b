import { lines, type Paraphrases } from './paraphrases.ts';

/** More ways to ask for one's own reviews and money, and for what is asked beside them. */
export const moreParaphrases: Paraphrases = {
  'own-overview': lines(`
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
  `),
  'own-invoices': lines(`
    ich brauche die rechnung vom september
    nummer der rechnung vom august
    wann war die junirechnung fällig
    wie lautet die rechnungsnummer vom mai
    rechnungsnummern bitte
    von welchem monat ist die rechnung
    zu welchem monat gehört diese rechnung
    wie lautet die nummer der juni rechnung
    welche nummer hat die rechnung vom mai
    nummern der rechnungen vom juli und juni
    ich brauche die nummern von april und mai
    hat die abbuchung im mai geklappt
    hat die zahlung im juni funktioniert
    ging im april alles durch
    ist der mai bezahlt
    ist der juli 2025 beglichen
    ist die rechnung vom juli bezahlt
    ist diese rechnung schon beglichen
    wurde im april was abgebucht
    wurde bei mir schon mal abgebucht
    wann wurde zuletzt abgebucht
    was habt ihr mir bis jetzt alles berechnet
    summe aller rechnungen
    wie viel geld ging bisher an euch
    wie viel hab ich euch schon überwiesen
    wie viel habe ich insgesamt ausgegeben
    kostenaufstellung
    aufstellung aller zahlungen
    zahlungsübersicht
    was habe ich dieses jahr gezahlt
    was habe ich letztes jahr bezahlt
    wann war die rechnung vom märz fällig
    wie viele rechnungen gibt es
    kontoauszug bei euch
    wie oft habe ich schon gezahlt
    wos hob i bisher zahlt
    zeig mir mei rechnungen
    kann ich die rechnung von september haben
    rechnung vom november nochmal
  `),
  'own-open-invoice': lines(`
    bin ich euch was schuldig
    schulde ich noch was
    muss ich gerade etwas bezahlen
    muss ich jetzt was zahlen
    hab ich noch was zu bezahlen
    ist bei mir noch was offen
    ist noch a rechnung offen
    is bei mir no wos offen
    isch bei mir no ebbes offe
    steht noch eine zahlung aus
    welche rechnung betrifft die abgelehnte karte
    bei welcher rechnung hat die karte nicht funktioniert
    die karte ging nicht, um welche rechnung geht es
    welche rechnung ist nicht bezahlt
    welche rechnung konnte nicht abgebucht werden
    is was ofen
    ofene rechnung
    offne rechnungn
    rechnungen offen?
    wie viel bin ich im rückstand
    gibt es zahlungsrückstände
    bin ich im verzug
    habt ihr noch geld von mir zu bekommen
    alles bezahlt bei mir
  `),
  'own-next-invoice': lines(`
    wie hoch ist die rechnung im april
    was wird im mai abgebucht
    muss ich nach der kündigung noch zahlen
    zahle ich nach der kündigung weiter
    wie hoch ist die nächste rechnung
    wie hoch wird die rechnung im april
    was kostet mich der nächste monat
    wird nächsten monat noch abgebucht
    wird trotz kündigung weiter abgebucht bis zum ende
    ich habe gekündigt, muss ich noch weiter zahlen
    zahle ich bis zum ende der laufzeit weiter
    wann geht die nächste zahlung ab
    wann zieht ihr das geld ein
    wann kommt die nächste abbuchung
    an welchem tag wird abgebucht
    nächster zahltermin
    wann ist die nächste rate
    wie viel wird nächstes mal abgebucht
    bis wann wird noch abgebucht
  `),
  'own-subscription': lines(`
    wann ist mein jahr um
    wann endet mein jahr bei euch
    wie lange läuft mein vertrag noch
    wie lang dauert mein abo noch
    seit wann bin ich kunde
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
  `),
  'notice-taken-back': lines(`
    kann ich die kündigung zurücknehmen und weitermachen
    ich will doch bleiben
    kündigung rückgängig
    ich hab mich umentschieden und möchte weitermachen
  `),
  'payment-failed': lines(`
    nehmt ihr mahngebühren
    was kostet eine mahnung
    gibt es verzugszinsen
    wie teuer wird es wenn ich zu spät zahle
    was passiert bei zahlungsverzug
  `),
  vat: lines(`
    welcher steuerbetrag steht auf der rechnung
    wie viel steuer ist in den 59 euro
    was ist der nettobetrag
    wie viel mwst ist enthalten
    was davon ist steuer
  `),
  'plan-contents': lines(`
    wie heißt der tarif
    wie nennt sich euer paket
    was ist alles dabei
    was bekomme ich für das geld
    gibt es einen teureren tarif
    gibt es eine premium version
    gibt es verschiedene pakete
    kann man schneller bearbeitet werden gegen aufpreis
  `),
  price: lines(`
    wie viel ist der monatsbeitrag
    habt ihr was günstigeres
    gibts an billigeren tarif
    jibt et ooch wat billjeret
    gibt es ein paket für eine einzige bewertung
    ich hab nur eine bewertung, geht es billiger
    nennt mir den monatspreis
    wie hoch ist der monatliche beitrag
    zahle ich monatlich oder alles auf einmal
    wird jährlich oder monatlich gezahlt
    muss ich das ganze jahr vorauszahlen
    kostet der chat extra
    gibts ein kleineres paket
    gibt es einen günstigeren tarif
    was koss dat
    wat kost dat bi jo
    wat mutt ick betolen jeden maand
    wos kost des im monat
    fallen nebenkosten an
    gibt es versteckte kosten
    wie ist der preis
  `),
  unlimited: lines(`
    wird es teurer wenn ich viele einreiche
    kosten dreißig anträge mehr
    gibt es eine höchstzahl im monat
    kostet jeder weitere antrag etwas
    zahle ich pro antrag
  `),
  duration: lines(`
    wo lang duurt dat
    wie lang dauert des bis die weg is
    wie lange bis die bewertung verschwindet
    wie lang brauchts bis zur löschung
  `),
  'data-export': lines(`
    kann ich meine historie sichern
    kann ich alle meine bewertungen exportieren
    datenübertragbarkeit
    in welchem format bekomme ich meine daten
    kann ich eine kopie ziehen bevor ich lösche
    wo lade ich meine daten herunter
  `),
  'remove-business': lines(`
    was passiert mit den bewertungen wenn ich den betrieb lösche
    sind die bewertungen auch weg wenn ich das unternehmen entferne
    bleibt vom gelöschten betrieb etwas übrig
    ist ein gelöschtes unternehmen ganz weg
    hinterlässt ein entferntes unternehmen spuren
  `),
  'chat-privacy': lines(`
    wird mit meinen nachrichten eine ki trainiert
    trainiert ihr mit meinen chats
    gehen meine nachrichten an openai
    werden meine texte zum lernen benutzt
    nutzt ihr meinen chat als trainingsdaten
  `),
  notifications: lines(`
    schickt ihr werbung
    bekomme ich newsletter
    wie bestelle ich die mails ab
    kann ich die statusmails abschalten
    werbemails
  `),
  status: lines(`
    wer setzt den status
    wer trägt das ergebnis ein
    aktualisiert sich der status von selbst
    muss ich die seite neu laden
    sehe ich änderungen sofort
    was wird aus dem status wenn ich zurückziehe
  `),
  'who-decides': lines(`
    habt ihr kontakte zu google
    arbeitet ihr mit google zusammen
    seid ihr partner von google
    habt ihr einfluss auf google
  `),
  devices: lines(`
    mein handy ist weg, wie sperre ich den zugang
    laptop gestohlen, wie melde ich ihn ab
    mein tablet wurde geklaut, zugang sperren
    gerät verloren zugang sperren
    wo sehe ich alle sitzungen
    alle sitzungen ansehen
    welche angaben habt ihr über mein gerät
    was speichert ihr über mein handy
  `),
  'companies-only': lines(`
    meine firma ist in salzburg
    wir sind aus österreich
    betrieb in der schweiz
    nur deutsche firmen?
    firma im ausland mit filiale in deutschland
    ist das nur für deutschland
    muss i a firma ham
    privatmo darf des a
    kann ich als privatmann mitmachen
    geht das auch als privatperson
    wir sitzen in wien, geht das auch
    ich hab keine firma in deutschland
    unser sitz ist in der schweiz
    nehmt ihr kunden aus dem ausland
    gilt das angebot auch in österreich
    auslandskunden
  `),
  operator: lines(`
    wo steht das kleingedruckte
    wo lese ich die bedingungen
    wo finde ich die rechtlichen seiten
    auf welcher seite steht wie der vertrag zustande kommt
    wo kann ich die agb lesen
  `),
  password: lines(`
    pasword vergesen
    paswort vergesen was tun
    passwod weg
    hab mei passwort vagessn
  `),
  evidence: lines(`
    kann ich ein pdf hochladen
    geht pdf als beleg
    gehd a pfd
    sind die belege verschlüsselt
    wie werden meine belege gespeichert
  `),
  promise: lines(`
    kriegt ihr so was überhaupt weg
    bekommt ihr das gelöscht
    wie viel prozent klappen
    wie oft klappt es
    fliegt so etwas automatisch raus
    verschwindet die dann sicher
    schafft ihr auch bewertungen ohne text
    kann man auch eine wahre bewertung loswerden
    geht auch eine weg die stimmt
    wie stehen meine chancen
  `),
  'which-reviews': lines(`
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
  platforms: lines(`
    könnt ihr auch auf kununu etwas machen
    macht ihr auch tripadvisor
    geht auch yelp
    auch für jameda
    trustpilot auch?
    nehmt ihr auch andere portale
    löscht ihr auch bei facebook
    nur google oder auch andere
  `),
  'what-is-sent': lines(`
    was genau schickt ihr an google
    welche angaben gehen raus
    was steht in der meldung
    welches gesetz wird in der meldung genannt
    auf welche vorschrift stützt ihr euch
    kann ich den text vor dem absenden lesen
    seh ich vorher was ihr abschickt
    was bekommt google von mir zu sehen
  `),
  'at-platform': lines(`
    wann hakt ihr bei google nach
    wann fragt ihr das nächste mal nach
    an welchem tag fragt ihr nach
    seit wann liegt der antrag dort
    wo sehe ich wann ihr es verschickt habt
    steht irgendwo wann der antrag rausging
    wer hat was an meinem antrag gemacht
    sehe ich den verlauf meines antrags
  `),
  questions: lines(`
    was ist wenn ihr eine rückfrage habt
    was passiert bei einer frage vom team
    erinnert ihr mich an eure frage
    was ist wenn ich die frage vergesse
    wo beantworte ich rückfragen
    ihr habt mir eine frage gestellt und nun
  `),
  'change-review': lines(`
    kann ich einen antrag zurückziehen
    antrag zurücknehmen
    antrag wieder aufnehmen
    kann ich nach dem abschicken noch etwas ändern
    tippfehler im antrag nach dem senden
  `),
  notice: lines(`
    muss ich einen grund für die kündigung nennen
    brauche ich einen kündigungsgrund
    warum stehen da zwei fristen
    wieso gibt es zwei verschiedene fristen
    welche der beiden fristen gilt
    was gilt, 28 oder 30 tage
    welches der beiden daten ist das sichere
  `),
  'own-notice': lines(`
    bis wann hab ich zeit zu kündigen
    welches datum ist sicherer für mich
    wenn ich erst im august kündige wann bin ich raus
    wenn ich zu spät kündige wann endet es dann
    kündige ich ende juli, wann ist schluss
  `),
  subscribe: lines(`
    kann ich später wieder ein neues abo abschließen
    neues abo nach dem ende
    kann ich mir erst alles ansehen
    kann ich unverbindlich reinschauen
    erst mal testen ohne abo
  `),
  payment: lines(`
    kann ich bar zahlen
    barzahlung
    geht überweisung
    kann ich per lastschrift zahlen
    welche zahlungsmittel gibt es
    wie lange hab ich zeit zu zahlen
  `),
  'change-card': lines(`
    meine karte ist abgelaufen
    neue karte eintragen
    ich habe eine neue kreditkarte bekommen
    wo hinterlege ich meine neue karte
  `),
  invoice: lines(`
    wo finde ich e-rechnungen
    xrechnung wo
    brauche rechnung als xml
    kann ich die rechnung als pdf haben
    kann ik de reknung as pdf hebben
  `),
  withdrawal: lines(`
    ich will mein geld wieder
    gebt mir mein geld zurück wenn nichts passiert
    nichts gelöscht, geld zurück
    wie bekomme ich mein geld wieder
  `),
  'add-business': lines(`
    wie melde ich zwei lokale an
    kann ich mehrere filialen haben
    welche angaben braucht ihr vom betrieb
    wie trag i mein wirtshaus ein
  `),
  cookies: lines(`
    kuckies
    kekse
    cooki
    setzt ihr kukis
  `),
  thanks: lines(`
    alles klar passt
    passt so
    gut dann weiß ich bescheid
    okay passt danke
  `),
  unknown: lines(`
    rechne mir was aus
    was ist zwölf mal zwölf
    wie ist das wetter
  `),
  'data-protection': lines(`
    gehen daten in die usa
    werden daten in amerika verarbeitet
    sehen andere kunden meine bewertungen
    kann ein anderer kunde meine daten sehen
  `),
};
