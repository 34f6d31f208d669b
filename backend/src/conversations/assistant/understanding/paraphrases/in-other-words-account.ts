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
    mein lieblingspasswort hat drei zeichen reicht das
    lasst ihr mein kurzes lieblingspasswort zu oder wollt ihr mehr zeichen
    wie lang muss das pw sein
    reicht ein passwort mit drei buchstaben
    wie viele zeichen wollt ihr beim passwort
    ich hab mein passwort vergeigt
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
    neue email wo ändern
    mailadresse und passwort wo ändere ich beides
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
    wie stelle ich einen antrag auf auskunft
    dsgvo auskunft wie stelle ich das an
    auskunft nach art 15
    ich bitte um auskunft binnen eines monats
    ich möchte wissen welche daten ihr habt nach artikel 15
    wie komme ich an meine datenauskunft
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
    acount löschen
    account löshen
    brauch den zugang nicht mehr wie werd ich ihn los
    zugang wieder loswerden
    macht mein profil bei euch platt
    macht mein konto platt
    löscht mich bei euch raus
    ich will doch nicht bitte wieder rausnehmen
    streicht mich aus eurem system
    wie werd ich mein konto wieder los
    konto löschen
    danach konto löschen
    konto dichtmachen
    ich will bei euch raus mit allem konto weg
    zugang ganz entfernen
    wia lösch i mei konto
  `),
  'kept-after-deletion': lines(`
    gehen die rechnungen mit drauf
    bleiben die rechnungen nach der kontolöschung
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
    kann ich bei euch jemanden anrufen
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
    wer ist für die seite verantwortlich
    verantwortlicher der webseite
    wem gehört die seite
    wen trage ich als vertreter eurer firma in den brief ein
    mein anwalt braucht den namen eures geschäftsführers
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
    tippt da jemand oder ist das eine maschine
    unterhalte ich mich mit einer maschine
    antworten hier echte menschen
    schreiben hier menschen oder automaten
    sitzen da menschen
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
    alter laptop verkauft und noch angemeldet
    die aushilfe ist auf dem alten rechner noch drin
    wer ist gerade alles mit meinem konto drin
    sind noch andere in meinem konto angemeldet
    am hotel pc angemeldet und vergessen mich abzumelden
    wo seh ich wer alles angemeldet ist
    handy verloren war noch eingeloggt
  `),
  'change-card': lines(`
    meine karte läuft bald ab was tun
    kreditkarte läuft nächstes jahr ab
    visa gesperrt jetzt hab ich eine mastercard wohin damit
    meine karte ist gesperrt wo geb ich die neue an
    bankkarte gewechselt
  `),
  'more-people': lines(`
    dürfen mehrere von uns gleichzeitig rein
    können wir zu dritt im konto arbeiten
    meine schwester soll sich auch einloggen können
    zweites passwort für meine kollegin
    mein partner braucht einen eigenen zugang mit eigenem passwort
  `),
  register: lines(`
    wo anmelden
    wo registrieren
    wo meld ich mich an
    geht das anmelden auch ohne handynummer
    ich will meine handynummer nicht angeben
    muss ich meine telefonnummer angeben
    neues konto mit der alten mailadresse
  `),
  'data-protection': lines(`
    was macht ihr mit meinen daten
    verhökert ihr meine daten
    welche angaben hebt ihr von mir auf
  `),
  'data-retention': lines(`
    wann löscht ihr meine daten
    löscht ihr die irgendwann
    wie lange behaltet ihr das alles
  `),
  'unverified-account': lines(`
    nie den code eingegeben was wird aus der anmeldung
    registrierung nie abgeschlossen bleibt das stehen
    angefangene anmeldung verfällt die
  `),
  'reviewers-data': lines(`
    jemand hat mich über euch gemeldet was wisst ihr von mir
    ein wirt hat meine bewertung über euch gemeldet darf ich auskunft
  `),
};
