import { lines, type Paraphrases } from './paraphrases.ts';

/** Account, privacy and contact, as they are asked by the way, in idioms, dictated, or with a story around. */
export const otherAccountParaphrases: Paraphrases = {
  'verification-code': lines(`
    ich warte auf die mail mit den zahlen
    seit zwanzig minuten kein code im postfach
    starre auf mein postfach und es kommt kein code
    die zahlen sind nicht angekommen
    wo bleibt die mail mit der nummer
    der zahlencode kommt nicht bei mir an
    bei web.de kommt euer code nicht an
    nix im posteingang vom code
    der code is ned kemma
    kode net akomme
    bestätigungsmail nicht da
    keine mail gekriegt zum bestätigen
    mail zum freischalten fehlt
    der code ist abgelaufen
    code falsch sagt er
    wie viele stellen hat der bestätigungscode
    wie lange kann ich den code eingeben
    und der code kommt auch nicht
    im spam ist auch kein code
  `),
  password: lines(`
    wie lang muss das kennwort sein
    wie viele zeichen braucht das passwort
    reichen vier buchstaben beim passwort
    mein passwort hat nur fünf zeichen geht das
    mindestlänge passwort
    passwort wie lang
    wie viele zeichen muss das pw haben
    muss da eine zahl oder ein sonderzeichen rein
    darf das passwort kurz sein
    lasst ihr ein kurzes passwort durch
    welche vorgaben gibt es fürs passwort
    ich komm nicht rein passwort weg
    passwort verschlampt
    hab mein kennwort nimmer
    mei passwort is weg
  `),
  'change-email': lines(`
    hab jetzt eine andere mail wo stell ich das um
    neue mailadresse eintragen
    meine alte mail gibts bald nicht mehr
    anbieter gewechselt neue mail
    andere mailadresse hinterlegen
  `),
  'change-account': lines(`
    wo ändere ich meine daten
    wo sind die einstellungen
    meine kontodaten anpassen
  `),
  'chat-privacy': lines(`
    liest hier jemand von euch mit
    guckt da einer drauf was ich hier schreibe
    sieht das einer was ich eintippe
    kann euer team sehen was ich hier schreibe
    wer kann das hier lesen
    bleibt das unter uns was ich hier schreibe
    wird das gespräch hier aufgehoben
    wie lang hebt ihr das geschriebene hier auf
    was passiert mit dem was ich hier schreibe ohne konto
    ich hab kein konto was wird aus meinem chat
    wann ist das geschriebene hier wieder weg
    wann verschwindet unser gespräch hier
    bin nur gast hier was speichert ihr vom chat
    wie lange steht das hier noch bei euch im speicher
    wird der chat gelöscht
    kann ich den chat löschen lassen
  `),
  'server-logs': lines(`
    merkt ihr euch meine ip
    sieht euer server meine ip adresse
    wird meine ip gespeichert
    wisst ihr von wo ich komme
    könnt ihr sehen von welchem anschluss ich schreibe
    loggt ihr mit
    welche protokolle führt ihr
    steht meine ip in euren logs
    wie lange bewahrt ihr die logs auf
    zeichnet ihr meinen besuch auf
    speichert ihr wer auf der seite war
    was steht in den serverlogs
    ip adresse
    ip speicherung
    erfasst ihr meinen standort
    wisst ihr welchen rechner ich benutze
    wird mein zugriff mitgeschrieben
    kann man mich über die ip zurückverfolgen
    hebt ihr zugriffsdaten auf
    werden logfiles geschrieben
    logfiles mit ip
    merkt sich der server meine adresse im netz
    protokolliert ihr anmeldungen mit ip
    wird gespeichert wann ich mich einlogge
    speichert ihr die internetadresse von besuchern
  `),
  'data-rights': lines(`
    ich verlange eine vollständige datenauskunft
    auskunft nach artikel 15 dsgvo
    art 15 auskunft bitte binnen vier wochen
    ich will wissen was in euren akten über mich steht
    leg offen was ihr über mich habt
    gebt mir auskunft über meine gespeicherten daten
    was habt ihr alles über mich in den unterlagen
    recht auf auskunft geltend machen
    ich mache von meinem auskunftsrecht gebrauch
    meine rechte nach dsgvo
    auskunftsersuchen
  `),
  'data-export': lines(`
    daten vorher sichern
    daten sichern
    kann ich vorher alles runterladen
    daten runterladen
    meine sachen mitnehmen bevor ich gehe
    vorher noch alles abspeichern
    datei mit all meinen angaben
  `),
  'delete-account': lines(`
    wie werd ich mein konto wieder los
    konto löschen
    danach konto löschen
    konto dichtmachen
    ich will bei euch raus mit allem konto weg
    zugang ganz entfernen
    wia lösch i mei konto
  `),
  'kept-after-deletion': lines(`
    was behaltet ihr wenn mein konto weg ist
    rechnungen behalten nach der löschung
    bleiben meine rechnungen wenn das konto weg ist
    was ist danach noch da
  `),
  'erased-how': lines(`
    ist das dann richtig weg oder nur ausgeblendet
    wird das wirklich gelöscht oder nur versteckt
    sind die daten dann endgültig weg
    bleibt in den backups was
    löscht ihr echt alles
    kann man das nach dem löschen wiederherstellen
  `),
  contact: lines(`
    unter welcher nummer erreich ich euch
    ich telefoniere lieber als zu schreiben
    ich tippe ungern kann ich anrufen
    habt ihr eine telefonnummer
    telefonnummer
    telefonnummer bitte
    ich will lieber anrufen
    wo klingel ich bei euch durch
    ruft ihr auch zurück
    wie erreich ich euch außer im chat
    e-mail adresse von euch
    habts ihr a telefon
  `),
  operator: lines(`
    rechtsform
    welche rechtsform habt ihr
    umsatzsteuer id
    eure ust id
    handelsregister nummer
    registernummer der firma
    wer vertritt eure firma
    wen nenne ich als geschäftsführer im schreiben an euch
    wer ist bei euch vertretungsberechtigt
    an welche anschrift schreibt mein anwalt
    ladungsfähige anschrift
    sitz der firma
    euer ort
    in welcher stadt sitzt ihr
    wo hockt ihr
    wer steckt dahinter
    wer ist euer chef
    wie heißt der geschäftsführer
  `),
  language: lines(`
    kann man die seite auf englisch umstellen
    gibts die seite in anderen sprachen
    sprache umstellen
    wo ändere ich die sprache
    kann ich auf türkisch schreiben
    versteht ihr polnisch
  `),
  machine: lines(`
    schreibt da ein echter mensch oder ein computer
    sitzt da wer oder ist das eine maschine
    bist du echt oder ein programm
    is des a mensch oder a computer
    ist da ein richtiger mensch dran oder ein bot
    red ich hier mit ner maschine
    antwortet hier ein computer
    bist du ein echter
  `),
  devices: lines(`
    am hotel pc angemeldet und vergessen mich abzumelden
    wo seh ich wer alles angemeldet ist
    handy verloren war noch eingeloggt
  `),
};
