import { lines, type Paraphrases } from './paraphrases.ts';

/** What deletion does, when, and what stays. */
export const deletionParaphrases: Paraphrases = {
  'erased-how': lines(`
    was passiert technisch beim löschen
    wie löscht ihr meine daten wirklich
    löscht ihr auch die backups
    sind die sicherungen dann auch leer
    stehen meine daten noch in sicherungskopien
    werden backups mitgelöscht
    was ist mit den backups wenn ich mein konto lösche
    kann man gelöschte daten wiederherstellen
    kommt nach dem löschen noch jemand an meine daten
    ist danach wirklich alles weg
    ist nach der löschung alles unlesbar
    wird der schlüssel vernichtet
    was heißt bei euch löschen
    wie funktioniert das löschen bei euch
    sind die daten danach endgültig vernichtet
    bleibt irgendwo eine kopie
    liegen noch kopien meiner daten herum
    kann euer team meine gelöschten daten noch lesen
    wie sicher ist die löschung
    löscht ihr richtig oder nur zum schein
    werden die daten überschrieben
    wird auch aus den sicherungen gelöscht
    backups nach löschung
    wie stellt ihr sicher dass nichts übrig bleibt
    sind di backups dann auch glöscht
    bleim meine daten in de sicherungen
  `),
  'kept-after-deletion': lines(`
    was bleibt nach der löschung übrig
    was bleibt gespeichert wenn mein konto weg ist
    behaltet ihr irgendwas wenn ich lösche
    warum behaltet ihr meine rechnungen
    wie lange behaltet ihr rechnungen wenn das konto weg ist
    bleiben rechnungen nach der kontolöschung erhalten
    kann ich rechnungen noch bekommen wenn das konto gelöscht ist
    was wird aus meinen rechnungen wenn ich das konto lösche
    sind die rechnungen dann auch weg
    muss ich die rechnungen vor dem löschen sichern
    kann ich vorher noch meine sachen sichern
    was sollte ich vor der löschung sichern
    was geschieht mit dem chat wenn ich mein konto lösche
    sind meine chats nach der löschung noch da
    wie lange bleiben chatnachrichten nach der kontolöschung
    was wird mit meinen belegen wenn das konto weg ist
    welche daten behaltet ihr trotz löschung
    aus welchem grund werden rechnungen aufgehoben
    gesetzliche aufbewahrung rechnungen
    was bleibt von mir bei euch
    wat blievt vun mi över wenn ik löschen do
    was bleibt wenn i mei konto lösch
    konto löschen aber rechnungen behalten
    konto weg und rechnungen trotzdem haben
    was wird aus meinen belegen wenn ich das konto schließe
    sind die hochgeladenen fotos dann auch weg
    bleibt nach dem schließen noch was von mir übrig
    was ist mit rechnungen wenn das konto weg ist
    was bleibt nach dem löschen
    sind die chats nach der löschung weg
    was passiert mit meinen unterlagen nach der kontolöschung
  `),
  'unverified-account': lines(`
    konto nie bestätigt was passiert
    ich habe die mail nie bestätigt
    wird mein konto gelöscht wenn ich den code nicht eingebe
    unbestätigtes konto
    was geschieht mit unbestätigten registrierungen
    wie lange bleibt ein konto ohne bestätigung
    ich hab mich registriert aber nie bestätigt
    verfällt die registrierung
    konto angelegt aber nie benutzt
    wird mein konto automatisch gelöscht wenn ich nichts mache
    löscht ihr ungenutzte konten
    wann werden nicht bestätigte konten entfernt
    muss ich mein unbestätigtes konto selbst löschen
    registriert und dann vergessen was passiert damit
    nicht verifizierter account
    bleibt ein nie verifizierter account bestehen
    was macht ihr mit karteileichen
    account nie aktiviert
    läuft mein konto ab wenn ich nicht bestätige
    hab nie nen code eingegeben ist das konto trotzdem da
    inaktives konto gelöscht?
    konto nie bestetigt
    wie lang hab ich zeit zum bestätigen bevor das konto weg ist
    anmeldung nicht abgeschlossen
    wenn ich die adresse nicht bestätige
    ich habe den code nie eingegeben, bleibt das konto ewig
    vor langer zeit angemeldet und nie bestätigt
    liegt mein unbestätigtes konto noch bei euch
  `),
  'deletion-waits': lines(`
    wird das konto sofort gelöscht
    geht das löschen sofort
    kann ich mein konto auf der stelle löschen
    wie schnell ist das konto weg
    dauert die löschung lange
    wann ist mein konto endgültig weg
    warum dauert die löschung 14 tage
    wieso ist mein konto noch da
    was hindert die löschung meines kontos
    was hält die löschung auf
    kann ich löschen obwohl das abo läuft
    geht löschen mit laufendem abo
    löschen trotz abo
    was steht der löschung entgegen
    muss ich vorher alles einzeln löschen
    muss ich erst die betriebe löschen
    muss ich die bewertungen vorher entfernen
    muss ich vor dem löschen kündigen
    endet mein abo wenn ich das konto lösche
    kündigt die kontolöschung auch das abo
    kann ich den löschantrag für mein konto zurückziehen
    ich hab die löschung beantragt, wann passiert sie
    wie lange kann ich die löschung noch abbrechen
    löschung sofort möglich
    wartezeit bei der kontolöschung
    konto glei löschen geht des
    kann ich das löschen rückgängig machen
    kann ich die kontolöschung noch stoppen
    löschung beantragt und jetzt doch nicht
    kann man die beantragte löschung noch anhalten
    wie lange kann ich die löschung zurückziehen
    bis wann kann ich mich bei der kontolöschung umentscheiden
  `),
  'decided-kept': lines(`
    wie lange behaltet ihr erledigte anträge
    wie lange bleiben abgeschlossene fälle gespeichert
    wann löscht ihr alte löschanträge
    wie lange werden entschiedene fälle aufbewahrt
    werden erledigte löschanträge irgendwann gelöscht
    aufbewahrung alter anträge
    drei jahre aufbewahrung
    wie lange speichert ihr den schriftwechsel
    wie lange hebt ihr belege auf
    wann werden die belege gelöscht
    bleiben die belege für immer
    wie lange gibt es logs
    wie lange liegen serverlogs
    speichert ihr protokolle
    wie lange werden zugriffe protokolliert
    wann werden logdateien gelöscht
    protokolldaten speicherdauer
    logfiles wie lange
    wie lange seht ihr meine alten fälle
    sind alte fälle noch nach jahren sichtbar
    speicherfrist entschiedene bewertungen
    wie lang bleim de oidn anträg
    alte anträge behalten wie lange
    was passiert mit abgeschlossenen anträgen nach ein paar jahren
    archiviert ihr erledigte fälle
  `),
  'reviewers-data': lines(`
    ich bin der verfasser und will gelöscht werden
    ich habe die bewertung geschrieben die ihr gemeldet habt
    mein name steht bei euch weil mich jemand gemeldet hat
    ihr habt meine bewertung gemeldet, löscht meine daten
    ich bin rezensent, was habt ihr über mich
    welche daten speichert ihr vom rezensenten
    darf ich als verfasser auskunft verlangen
    ich bin der gast der die bewertung schrieb
    meine rezension wurde von euch gemeldet
    welche rechte hat der bewerter
    ich bin kein kunde sondern hab eine bewertung geschrieben
    ihr habt meinen namen ohne erlaubnis gespeichert
    ich bin die person hinter der bewertung
    löscht meinen namen ich bin der rezensent
    ich möchte als autor einer bewertung widersprechen
    was passiert mit den daten des verfassers
    werden rezensenten informiert
    speichert ihr namen von gästen
    wie kommt ihr an den namen des rezensenten
    ich wurde gemeldet und will wissen was ihr speichert
    ich habe eine schlechte bewertung abgegeben und bekomme post
    datenschutz für rezensenten
    rechte der gemeldeten person
    als bewerter auskunft bekommen
    ein wirt hat mich über sie gemeldet, was wissen sie über mich
    meine rezension wurde gemeldet, welche rechte habe ich
    ich bin der rezensent und will auskunft
  `),
  'automated-decisions': lines(`
    entscheidet eine maschine über mich
    entscheidet bei euch die ki
    wird automatisch über mich entschieden
    automatisierte entscheidung
    profiling
    erstellt ihr ein profil von mir
    trifft die ki entscheidungen
    macht das alles ein algorithmus
    prüft ein computer meine anträge
    entscheidet ein roboter über meinen antrag
    wird mein antrag automatisch bearbeitet
    ist ein mensch an der entscheidung beteiligt
    schaut sich ein mensch meinen antrag an
    läuft das vollautomatisch
    bearbeitet ein mensch meinen fall
    wer entscheidet, mensch oder maschine
    werden wir gescort
    gibt es ein scoring
    art 22 dsgvo
    automatische entscheidungsfindung
    nur computer am werk?
    computer entscheidet über mich
    legt eine software fest was mit mir passiert
    trefft ihr entscheidungen vollautomatisch
    wird was automatisch abgelehnt
  `),
  'password-stored': lines(`
    speichert ihr mein passwort im klartext
    könnt ihr mein passwort sehen
    sieht euer team mein passwort
    kennt ihr mein passwort
    wie ist mein passwort gespeichert
    passwort verschlüsselt?
    passwort gehasht
    könnt ihr mir mein passwort sagen
    wie lautet mein passwort
    schickt mir mein altes passwort
    ist das passwort bei euch sicher
    wie sichert ihr passwörter
    welches verfahren nutzt ihr für passwörter
    argon2
    liest jemand mein passwort
    liegen die kennwörter lesbar in der datenbank
    kann ein mitarbeiter mein kennwort lesen
    kennwort lesbar gespeichert?
    wer kann mein passwort einsehen
    wird das passwort als hash gespeichert
    passwörter klartext
    sagt mir mein passwort
    habts ihr mei passwort gspeichert
    seht ihr mein kennwort
    sind passwörter bei euch sicher aufgehoben
  `),
  'public-computer': lines(`
    ich hab mich am fremden pc nicht abgemeldet
    ich bin noch am rechner im hotel angemeldet
    im internetcafe vergessen auszuloggen
    hab vergessen mich auszuloggen
    am computer eines freundes eingeloggt geblieben
    bin noch auf dem alten laptop angemeldet
    ausloggen vergessen
    abmelden vergessen was tun
    kann ich mich von der ferne abmelden
    fremden rechner abmelden
    am arbeitsrechner noch eingeloggt
    bei einem kunden am pc eingeloggt und nicht abgemeldet
    öffentlicher computer abmelden
    wie logge ich mich woanders aus
    wie beende ich eine anmeldung auf einem anderen gerät
    eingeloggt geblieben an einem rechner der nicht mir gehört
    anmeldung am fremden gerät beenden
    hab am pc von meiner schwester nicht ausgeloggt
    wie werde ich auf dem anderen rechner abgemeldet
    auf fremdem handy angemeldet
    hab mi am fremden pc ned abgmeldt
    im büro noch angemeldet
    in der schule am pc angemeldet gelassen
    am rechner der druckerei eingeloggt
    kann wer anders jetzt in mein konto weil ich mich nicht abgemeldet hab
  `),
};
