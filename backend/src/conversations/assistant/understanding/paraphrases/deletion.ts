import { lines, type Paraphrases } from './paraphrases.ts';

/** Deleting, and what stays. */
export const deletionParaphrases: Paraphrases = {
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
    acount löschen
    account löshen
    brauch den zugang nicht mehr wie werd ich ihn los
    macht mein profil bei euch platt
    macht mein konto platt
    löscht mich bei euch raus
    ich will doch nicht bitte wieder rausnehmen
    streicht mich aus eurem system
    wie werd ich mein konto wieder los
    danach konto löschen
    konto dichtmachen
    ich will bei euch raus mit allem konto weg
    zugang ganz entfernen
    wia lösch i mei konto
    wo ist der knopf zum löschen vom konto
    welcher button entfernt mich ganz
    wo klick ich um mich samt allem zu löschen
    find den knopf nicht um mein konto zu entfernen
    wie werde ich diesen zugang wieder los
    kotno löschen bitte
    kono löschn
    acc löschen bite
    ich brauche meinen account doch nicht, wie werde ich den los
    zugang unnötig geworden, wie krieg ich ihn weg
    mein konto bitte löschen
    ich will meine daten komplett raus haben
    alles raus, alle daten weg
    nehmt mich komplett raus
    i wui dass ois vo mir weg is
    i will dass älles von mir weg isch
    mach mich weg
    meine mutter will bei euch komplett raus
    alle daten löschen wie geht das
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
    löschung beantragt und jetzt doch nicht
    kann man die beantragte löschung noch anhalten
    wie lange kann ich die löschung zurückziehen
    bis wann kann ich mich bei der kontolöschung umentscheiden
    wann ist mein account wirklich gelöscht
    wie lange dauert die löschung vom konto
    wie viele tage bis das konto weg ist
    ab wann ist mein zugang endgültig verschwunden
    wie lang braucht ihr bis mein konto gelöscht ist
    in wie vielen tagen ist mein account endgültig gelöscht
    wann verschwindet mein profil tatsächlich
    Wie viel Zeit vergeht, bis mein Konto tatsächlich gelöscht ist?
    Wann genau wird mein Benutzerkonto endgültig entfernt?
    dauert es lange bis das konto richtig weg ist
    mei konto soll sofort weg net irgendwann
    mein account soll auf der stelle verschwinden und nicht erst in ein paar wochen
    i will mei konto glei los han
    konto sofort weg ohne zwei wochen warten
    kann man die vierzehn tage beim konto löschen überspringen
    i wui mei konto glei glöscht ham
    warum soll ich vierzehn tage warten bis mein konto weg ist
    mei account muss jetz glei weg
    i mecht mei konto sofort löscha
    des konto soll heit no weg
    löscht mein konto jetzt gleich und nicht später
    `),
  'deletion-taken-back': lines(`
    kann ich die kontolöschung noch stoppen
    löschung vom konto zurücknehmen
    ich hab die löschung beantragt will aber doch bleiben
    konto doch nicht löschen
    löschantrag für mein konto zurückziehen
    löschung meines kontos abbrechen
    ich möchte meinen account doch behalten
    hab konto löschen gedrückt und bereue es
    geht die kontolöschung noch rückgängig
    wie stoppe ich die löschung meines kontos
    kontolöschung widerrufen
    account löschung stornieren
    Kann ich die beantragte Löschung meines Kontos noch verhindern?
    Ich habe es mir anders überlegt, mein Konto soll bestehen bleiben.
    gelöschtes konto wiederherstellen
    könnt ihr mein gelöschtes konto zurückholen
    ist ein gelöschter account noch zu retten
    mein konto wird gerade gelöscht, kann ich das aufhalten
    kontolöschung abblasen
    i will mei konto doch net löschn
    bis wann kann ich die kontolöschung zurückziehen
    antrag auf löschung des accounts zurückziehen
    doch kein konto löschen bitte
    konto retten
    ich will die löschung vom account abbrechen
    `),
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
    ist das dann richtig weg oder nur ausgeblendet
    wird das wirklich gelöscht oder nur versteckt
    sind die daten dann endgültig weg
    bleibt in den backups was
    löscht ihr echt alles
    kann man das nach dem löschen wiederherstellen
    was bedeutet das mit dem vernichteten schlüssel
    schlüssel wird vernichtet, wie meint ihr das
    warum vernichtet ihr einen schlüssel beim löschen
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
    gehen die rechnungen mit drauf
    bleiben die rechnungen nach der kontolöschung
    was behaltet ihr wenn mein konto weg ist
    rechnungen behalten nach der löschung
    bleiben meine rechnungen wenn das konto weg ist
    was ist danach noch da
    `),
  'decided-kept': lines(`
    wie lange habt ihr den alten antrag noch
    erledigte fälle wann gelöscht
    wann verschwinden alte entscheidungen
    wie lange bleibt ein abgelehnter antrag gespeichert
    Aufbewahrung abgeschlossener Vorgänge
    was passiert mit dem schriftwechsel nach der entscheidung
    alte anträge archiviert?
    wann löscht ihr den text der gelöschten bewertung
    behaltet ihr die bewertung obwohl sie gelöscht ist
    abgeschlossene fälle speicherfrist
    nach wie vielen jahren löscht ihr fälle
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
  'data-retention': lines(`
    wann löscht ihr meine daten von selbst
    wie lange bleibt alles bei euch gespeichert
    löschfristen
    Welche Löschfristen gelten?
    wie lang hebt ihr des auf
    wird irgendwann automatisch gelöscht
    speicherfristen
    wie lange bewahrt ihr rechnungen auf
    nach wie vielen jahren sind meine daten weg
    was passiert mit den daten wenn ich lange nichts mache
    wie lange kann ich die rechnungen abrufen
    rechnungen nach vertragsende noch abrufbar
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
    wann löscht ihr meine daten
    löscht ihr die irgendwann
    wie lange behaltet ihr das alles
    wie lang speichert ihr mei zeig
    wia lang habts ihr meine daten
    wie lang hend ihr mei sach
    wie lange habt ihr meinen kram
    `),
};
