import { lines, type Paraphrases } from './paraphrases.ts';

/** Getting in, and the account. */
export const accountParaphrases: Paraphrases = {
  register: lines(`
    wie registriere ich mich
    wie melde ich mich an bei euch
    konto erstellen
    wo kann ich mich registrieren
    account anlegen
    regristrieren
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
    wo anmelden
    wo registrieren
    wo meld ich mich an
    geht das anmelden auch ohne handynummer
    ich will meine handynummer nicht angeben
    neues konto mit der alten mailadresse
    `),
  'name-needed': lines(`
    welche daten brauche ich zum registrieren
    anonym registrieren
    mit fantasienamen anmelden
    reicht eine firmenmail
    brauche ich einen ausweis
    personalausweis nötig?
    handelsregisterauszug nötig
    muss ich mich ausweisen
    wozu braucht ihr meine adresse
    warum wollt ihr meine anschrift
    muss ich meine adresse angeben
    wofür braucht ihr meine mailadresse
    konto auf die firma oder auf mich
    muss ich mit klarnamen angemeldet sein
    klarname nötig?
    kann ich einen fantasienamen nehmen
    braucht ihr meinen vor und nachnamen
    muss ich meinen namen nennen beim registrieren
    geht die anmeldung mit der info adresse der firma
    kann ich die büro mail nehmen
    langt die mail vom geschäft
    muss da mein privater name stehen
    darf ich mich unter dem firmennamen registrieren
    registrieren nur mit firmenadresse ohne namen
    welche daten muss ich bei der anmeldung eingeben
    was muss ich alles angeben für ein konto
    was wollt ihr alles wissen wenn ich mich registriere
    Ist bei der Registrierung mein echter Name erforderlich?
    Genügt die geschäftliche E-Mail-Adresse ohne Angabe einer Person?
    Welche Pflichtangaben gibt es bei der Registrierung?
    kann ich anonym ein konto machen
    reicht info@ als adresse
    muss i mein richtign nama angebn
    brauchts ihr mein namen
    name pflicht beim konto?
    konto auf die firma statt auf mich
    kann ich als firma registriert sein und nicht mit meinem namen
    geht auch ein spitzname bei der registrierung
    persönliche angaben bei der registrierung
    brauch i a telefonnummer zum anmelden
    muss ich meine telefonnummer angeben
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
    wie lange kann ich den code eingeben
    und der code kommt auch nicht
    im spam ist auch kein code
    code falsch eingegeben
    zu oft den falschen code eingetippt
    wie oft darf ich den code falsch eingeben
    werde ich gesperrt wenn der code falsch ist
    es geht nur das codefeld auf
    ich sehe nur code eingeben
    da code geht ned
    der kod duat net
    code kam doppelt welcher gilt
    code zu spät
    nach der registrierung soll ich einen code eingeben
    `),
  password: lines(`
    wie oft muss ich das passwort wechseln
    passwort regelmäßig ändern nötig?
    und wenn ich das alte passwort nicht mehr weiß
    altes passwort vergessen wie setze ich ein neues
    pasword ändern
    passwrt ändern
    ich kann mich nimmer anmelden
    kan mich nicht mer einlogen
    anmelden geht nimmer
    komme nicht mehr ins konto
    meine anmeldedaten gehen nicht mehr
    er lässt mich nicht mehr rein
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
    mein lieblingspasswort hat drei zeichen reicht das
    lasst ihr mein kurzes lieblingspasswort zu oder wollt ihr mehr zeichen
    wie lang muss das pw sein
    reicht ein passwort mit drei buchstaben
    wie viele zeichen wollt ihr beim passwort
    ich hab mein passwort vergeigt
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
    wo klick ich wenn ich mein kennwort nicht mehr weiß
    welcher knopf ist für ein vergessenes passwort
    mein konto ist gesperrt
    konto gesperrt was tun
    kann mich nicht mehr anmelden
    komm nicht mehr rein
    i kimm nimma nei
    i komm nemme nei
    komm nich mehr rin
    anmeldung geht nicht mehr
    login fehlgeschlagen
    passwort steht auf einem zettel am rechner
    jemand kennt mein passwort
    mein passwort kennen zu viele
    neues handy und passwort nicht gespeichert
    `),
  'change-account': lines(`
    wo ändere ich meine angaben
    profil bearbeiten
    kontoeinstellungen
    wo sind die einstellungen
    einstellungen ändern
    meine stammdaten aktualisieren
    wo finde ich mein profil
    wie komme ich zu meiner kontoseite
    wo ist die kontoseite
    kontoseite finden
    wo kann ich was an meinem konto ändern
    mein nachname hat sich geändert
    meine telefonnummer ändern
    namen im konto ändern
    kontodaten ändern
    betrieb verkauft konto übergeben
    kann ein kollege auch zugriff bekommen
    zweiten benutzer anlegen
    mehrere nutzer für ein konto
    Kann meine Mitarbeiterin sich auch anmelden?
    profil bearbeiten
    stammdaten ändern
    adresse vom konto ändern
    wo ändere ich meine daten
    wo sind die einstellungen
    meine kontodaten anpassen
    `),
  'change-email': lines(`
    alte mailadresse gibt es nicht mehr
    und wenn die alte adresse weg ist
    kein zugriff mehr aufs alte postfach, wie wechsle ich
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
    neue email wo ändern
    mailadresse und passwort wo ändere ich beides
    hab jetzt eine andere mail wo stell ich das um
    neue mailadresse eintragen
    meine alte mail gibts bald nicht mehr
    anbieter gewechselt neue mail
    andere mailadresse hinterlegen
    an die alte mailadresse komme ich nicht mehr ran
    ich habe keinen zugriff mehr auf meine alte mail
    mei mail hod se gändert
    neie mailadress
    mail falsch geschrieben bei der anmeldung
    bei der registrierung falsche mail eingegeben
    `),
  'two-factor': lines(`
    zweiter faktor
    2fa
    authenticator app
    sms code beim anmelden
    zusätzliche sicherheit beim login
    passkey
    fingerabdruck login
    wie sichere ich mein konto besser
    doppelte sicherung
    ohne passwort anmelden
    anmeldung ohne passwort
    2fa
    zwei faktor
    zweifaktor
    gibts 2fa
    habt ihr zwei faktor anmeldung
    kann man 2fa aktivieren
    wo schalte ich die zwei-faktor-authentifizierung ein
    2-faktor-authentisierung möglich?
    unterstützt ihr passkeys
    passkey
    authenticator app
    geht google authenticator
    totp
    kann ich mich mit einer sms tan absichern
    anmeldung mit zweitem faktor
    zweiter faktor beim login
    doppelte absicherung beim einloggen
    zwei-stufen-anmeldung
    Bieten Sie eine Zwei-Faktor-Authentisierung an?
    Lässt sich der Login zusätzlich mit einem zweiten Faktor sichern?
    kann ich mein konto zusätzlich absichern
    login mit yubikey
    mfa
    multi faktor login
    fingerabdruck statt passwort
    gibts des mit zwoa faktor
    wie sichere ich mein konto besser ab
    `),
  'register-again': lines(`
    konto gelöscht und jetzt will ich wieder eins
    ich will wieder zurück, mein konto ist weg
    kann ich mit derselben mail wieder anfangen
    nach der löschung neu anmelden
    sind nach der löschung meine alten daten wieder da wenn ich neu anfange
    meine adresse noch frei nach dem löschen?
    hab mein konto gelöscht, bereue es
    neues konto nach kontolöschung mit alter adresse
    wiederkommen nach löschung
    kann ich die mailadresse nach dem löschen weiter verwenden
    geht dieselbe adresse später wieder
    konto löschen und später neu anmelden mit gleicher adresse
    wenn ich mein konto lösche, darf ich mich irgendwann neu registrieren
    ist die e-mail nach dem löschen gesperrt
    account gelöscht, neu registrieren mit alter adresse möglich?
    später wieder ein konto mit meiner alten mail
    kann ich wiederkommen nachdem ich mein konto gelöscht habe
    neues konto nach löschung
    nach der kontolöschung neu registrieren
    Ist eine erneute Registrierung mit meiner bisherigen E-Mail-Adresse nach der Löschung möglich?
    Darf ich nach der Löschung meines Accounts ein neues Konto unter der alten Adresse eröffnen?
    lösche ich jetzt, kann ich nächstes jahr mit der selben mail wieder rein
    krieg ich mit meiner adresse nach dem löschen wieder ein konto
    kann i mi nach am löschn wieder neu omeldn
    wird meine mail für immer gesperrt wenn ich lösche
    kann man mit derselben mail zweimal ein konto machen, also nach dem löschen
    wenn das konto weg ist, ist dann die mail wieder frei
    mailadresse wieder frei nach löschung?
    alte adresse neues konto
    ich will löschen aber vielleicht komme ich wieder, geht das mit der mail
    sind meine bewertungen wieder da wenn ich mich nach dem löschen neu registriere
    konto gelöscht und bereut, neu anmelden?
    bin gelöscht, will wieder ein konto
    mit der gelöschten adresse neu anfangen
    `),
  'unverified-account': lines(`
    hab nie bestätigt, was ist mit dem konto
    konto ohne bestätigung
    verfällt die registrierung
    unbestätigte registrierung löschen
    habe mich nur registriert und nie wieder reingeschaut
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
    nie den code eingegeben was wird aus der anmeldung
    registrierung nie abgeschlossen bleibt das stehen
    angefangene anmeldung verfällt die
    `),
};
