import { lines, type Paraphrases } from '../paraphrases.ts';

/** The account, as somebody asks who tells a situation or knows none of our words. */
export const accountInOtherWords: Paraphrases = {
  register: lines(`
    Wie melde ich mich bei euch an, ich bin neu?
    Wo kann ich mir ein Konto zulegen?
    Muss ich meine Handynummer angeben?
    Wie werde ich Mitglied?
    Wo klicke ich, um anzufangen?
    Ich hab noch kein Konto, was muss ich drücken?
    wi ergistrire ich mich
    wo klicke ich um mich neu anzumelden
    wo muas i hidrucka um a konto zum macha
    wo trage ich mich als neuer kunde ein
    i bin nei do, wo meld i mi o
  `),
  'name-needed': lines(`
    Braucht ihr meinen vollen Namen?
    Kann ich mich unter einem Spitznamen anmelden?
    Welche persönlichen Angaben wollt ihr beim Anlegen?
    Reicht die info@-Adresse der Firma?
    Muss ich meine Privatadresse hergeben?
  `),
  'verification-code': lines(`
    Wie lange ist die Zeichenfolge aus der Mail gültig?
    Ich warte seit zehn Minuten auf die Bestätigungsmail
    Wie oft darf ich den Code falsch eingeben?
    Wo fordere ich einen neuen Code an?
    Hab zu schnell hintereinander auf neu senden gedrückt, jetzt geht nichts
    Spielt Groß- oder Kleinschreibung beim Code eine Rolle?
    Ich habe das Fenster mit der Codeeingabe zugemacht
    Es kommt einfach keine Mail mit dem Code
    Der Code wird nicht angenommen
    Wieviel Zeit hab ich, um den Code einzutippen?
    Warum will er sechs Zeichen von mir?
    beim klick auf erneut senden steht ich soll warten, wie lange
    wie viele sekunden bis zum nächsten code
    nochmal senden ist gesperrt, wann geht das wieder
    ist beim code groß oder klein wichtig
    muss ich den code in großbuchstaben eintippen
    wie lang muss ich warten bis ich noch einen code bekomme
    erneut senden geht nicht, da steht warten
    wann kann ich den code nochmal anfordern
    ich habe das fenster für den code geschlossen
    codefenster zu, was jetzt
    der code war schon abgelaufen als ich ihn eingab
    wie lange habe ich zeit den code einzugeben
    wie lang bleibt der code gültig wenn ich grad unterwegs bin
    und wie viel zeit hab ich für den code
    ich hab zu oft einen neuen code angefordert, jetzt geht es nicht mehr
    er lässt mich keinen code mehr neu senden
    erneut senden geht nicht mehr weil ich zu schnell geklickt hab
    wie lang gilt die ziffernfolge aus der mail
  `),
  password: lines(`
    Ich komme nicht mehr rein, Kennwort entfallen
    Wie setze ich mein Passwort zurück?
    Mein Kennwort wurde nicht angenommen, es hatte vier Zeichen
    Kann ich mein Passwort irgendwo nachlesen?
    Ich brauche ein neues Kennwort
    Zettel mit dem Passwort verloren
    Könnt ihr mir mein altes Passwort zuschicken?
    Hab das Losungswort verschwitzt
    mein kennwort hatte fünf stellen und wurde abgelehnt, wie viele muss es haben
    wie viele stellen braucht das passwort
    vier stellen reichen beim passwort nicht, wie viele dann
    mein kennwort war zu kurz, was ist die mindestlänge
    das neue passwort wird nicht angenommen
    mein passwort ist weg, könnt ihr es mir sagen
    zettel mit dem passwort verloren, lest ihr es mir vor
    wie erfahre ich mein jetziges passwort
    mir fällt mein kennwort nicht mehr ein, wo bekomme ich ein neues
    brauche ein neues kennwort, wo fordere ich das an
  `),
  'password-stored': lines(`
    Könnt ihr mein Passwort einsehen?
    Wie bewahrt ihr mein Kennwort auf?
    Liegt mein Passwort lesbar bei euch in der Datenbank?
  `),
  'password-in-chat': lines(`
    Soll ich Ihnen mein Passwort schreiben, damit Sie nachsehen?
    Hier ist mein Kennwort, loggen Sie sich bitte für mich ein
    Ich habe aus Versehen mein Passwort hier reingeschrieben
    Brauchen Sie mein Kennwort für die Hilfe?
    ich geb dir mein passwort, log dich für mich ein
    mein kennwort ist Sommer22, bitte melde dich an und mach das
    kann ich euch mein passwort geben damit ihr das erledigt
    hier sind meine zugangsdaten, bitte übernehmt das
    braucht ihr mein passwort um mir zu helfen
    soll ich mein passwort hier reinschreiben
    loggt euch einfach bei mir ein, passwort ist geheim123
    darf ich die zugangsdaten hier im chat nennen
    ich schick euch login und passwort
    i schreib da mei passwort, dann machst du des
  `),
  devices: lines(`
    Warum muss ich mich jeden Tag neu anmelden?
    Ihr werft mich ständig raus
    Wo sehe ich, wer in meinem Konto eingeloggt ist?
    Nach welcher Zeit läuft eine Anmeldung ab?
    Kann ich mein altes Handy abmelden?
    Heute früh musste ich schon wieder das Passwort eingeben, wieso?
    Wie lange bleibe ich angemeldet?
    Mein Laptop wurde geklaut, wie melde ich den ab?
    wieso werde ich immer ausgeloggt
    gestern war ich noch drin und heute soll ich das passwort wieder eingeben
    ihr werft mich dauernd raus
    warum muss ich jeden morgen neu rein
    nach einer nacht bin ich immer abgemeldet
    ich fliege ständig aus dem konto
  `),
  'public-computer': lines(`
    Ich war im Internetcafé drin und hab vergessen, mich abzumelden
    Am Rechner im Hotel bin ich womöglich noch eingeloggt
    Hab mich bei einem Kunden am PC angemeldet und nicht ausgeloggt
  `),
  'change-email': lines(`
    Ich habe eine neue Mailadresse, wo ändere ich sie?
    Beim Umstellen der Adresse vertippt, komme ich zur alten zurück?
    Die bisherige Mailadresse gibt es bald nicht mehr
    Wie lange kann ich eine Adressänderung rückgängig machen?
    Muss ich die neue E-Mail bestätigen?
    Jemand hat meine Adresse geändert, kann ich das zurückdrehen?
    Login-Mail austauschen, wie geht das?
    beim ändern der adresse vertippt, komm ich auf die alte zurück
    neue adresse falsch geschrieben beim wechsel, kann man zurück zur vorigen
    habe eine falsche mailadresse eingetragen, wie komme ich zur alten zurück
    vertippt beim ändern der adresse, lässt sich das rückgängig machen
    neue mail war ein fehler, alte wieder her
    ich will meine vorige mailadresse zurück
  `),
  'change-account': lines(`
    Wo verwalte ich meine Zugangsdaten?
    Wie bearbeite ich mein Profil?
    Wo finde ich die Einstellungen?
    Was kann ich auf der Kontoseite alles ändern?
  `),
  'delete-account': lines(`
    Wie lösche ich mich bei euch komplett?
    Ich möchte mein Profil schließen
    Was muss ich tun, damit ihr mein Konto auflöst?
    Endet das Abo, wenn ich mein Konto lösche?
    Account weg, wie?
  `),
  'deletion-waits': lines(`
    Wie lange dauert es, bis mein Konto wirklich gelöscht ist?
    Warum ist mein Konto nach dem Antrag noch da?
    Ab wann ist das Konto endgültig fort?
    Muss ich vorher alles einzeln löschen?
    Wird sofort gelöscht oder gibt es eine Wartezeit?
  `),
  'deletion-taken-back': lines(`
    Ich habe die Kontolöschung beantragt und will doch bleiben
    Kann man die Löschung des Kontos noch stoppen?
    Konto aus Versehen zum Löschen angemeldet
    Ist ein gelöschtes Konto wiederherstellbar?
  `),
  'register-again': lines(`
    Kann ich mit derselben Mail später ein neues Konto machen?
    Konto war gelöscht, jetzt will ich wieder anfangen
    Sind die alten Sachen noch da, wenn ich mich neu registriere?
  `),
  'unverified-account': lines(`
    Verfällt ein Konto, wenn man es nicht benutzt?
    Wird mein Konto gelöscht, wenn ich ein Jahr nichts mache?
  `),
  'two-accounts': lines(`
    Kann ich zwei Konten führen?
    Ich habe mich versehentlich doppelt registriert
    Lassen sich zwei Profile zusammenführen?
    Für jede Firma ein eigenes Konto?
  `),
  'more-people': lines(`
    Kann meine Kollegin auch Zugriff bekommen?
    Wir sind zu dritt im Büro, kriegt jeder einen Login?
    Gibt es Unterkonten für Mitarbeiter?
    Darf meine Aushilfe sich mit einloggen?
    Kann mein Filialleiter eigene Zugangsdaten haben?
    Rechte für einzelne Nutzer vergeben?
  `),
  'on-behalf': lines(`
    Ich mache das für meinen Vater, der kein Internet hat
    Darf ich die Anmeldung für meine Tante übernehmen?
    Meine Mutter führt den Laden, kann ich mich darum kümmern?
    Ich helfe einem Bekannten mit seinem Betrieb
  `),
  'two-factor': lines(`
    Kann ich eine Authenticator-App nutzen?
    Was ist ein Passkey und brauche ich so was?
    Unterstützt ihr Einmalcodes aus einer App?
    Kann ich mein Konto zusätzlich absichern?
    Gibt es Zwei-Faktor?
    Anmelden per Fingerabdruck, geht das?
    Unterstützt ihr Passkeys?
    Kann ich mich ohne Passwort einloggen?
  `),
  push: lines(`
    Kann mir mein Handy eine Meldung anzeigen, wenn sich der Status ändert?
    Wie schalte ich die Browsermitteilungen ein?
    Was steht in der Push-Nachricht drin?
    Push geht auf meinem iPhone nicht
    Kann der Push-Dienst mitlesen?
    Wie werde ich diese aufpoppenden Meldungen wieder los?
    kriegt mein handy eine meldung wenn etwas gelöscht wird
    kann mein telefon klingeln wenn sich was tut
    bekomme ich eine mitteilung aufs smartphone bei neuem stand
    vibration am handy bei änderung
    kommt was auf meine uhr wenn sich der status ändert
    kann ich eine benachrichtigung auf den sperrbildschirm bekommen
    sieht der push dienst wem die mitteilung gilt
    kann der anbieter der browser mitteilungen mitlesen
    sind push nachrichten verschlüsselt
  `),
  'mail-genuine': lines(`
    Ich habe einen Code bekommen, den ich nicht angefordert habe
    Ist diese Mail wirklich von euch?
    In der Mail steht, jemand wollte sich mit meiner Adresse anmelden
    Komische Nachricht in eurem Namen bekommen, ist das Betrug?
    Soll ich auf den Link in der Mail klicken?
    Jemand hat offenbar versucht, sich mit meiner Mail zu registrieren
    mail bekommen dass sich jemand mit meiner adresse registrieren wollte
    laut eurer mail hat wer versucht sich mit meiner adresse anzumelden
    warum schreibt ihr dass es mein konto schon gibt
    ich habe eine nachricht über eine zweite registrierung bekommen
  `),
};
