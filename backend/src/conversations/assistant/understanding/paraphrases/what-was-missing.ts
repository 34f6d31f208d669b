import { lines, type Paraphrases } from './paraphrases.ts';

/** What answers to a round of questions were missing, in other words than those. */
export const missingParaphrases: Paraphrases = {
  'account-cost': lines(`
    nimmt ihr geld dafür dass man angemeldet ist
    schickt ihr mir eine rechnung nur fürs registriert sein
    nur ein profil angelegt, muss ich da was zahlen
    kostet mich das profil allein etwas
    bekomme ich eine rechnung wenn ich nur ein konto habe
    ist ein konto gratis
    zahl ich schon was wenn ich mich nur registriere
    kostet das registrieren schon was
    ist das anmelden umsonst
    muss ich schon beim registrieren zahlen
    bezahlt man für den account allein
    kann ich ein konto haben ohne zu bezahlen
    nur mal ein konto machen und gucken, ist das kostenfrei
    wird mit der registrierung schon was fällig
    kostet der account was oder erst das abo
    ab wann muss ich zahlen, ab konto oder ab abo
    fallen ohne abo gebühren an
    Entstehen mir durch ein Benutzerkonto bereits Kosten?
    Ist die Registrierung für mich mit Kosten verbunden?
    Muss ich für ein Konto ohne Abo etwas bezahlen?
    Löst schon die Anmeldung eine Rechnung aus?
    wenn ich mich anmelde und nix buche, zahl ich dann
    kost a konto ohne abo wos
    is des registrieren umsonst
    hab gehört dass der account alleine schon geld kostet
    mir hat einer gesagt ein konto bei euch wär kostenpflichtig
    kostenloses konto möglich?
    account gratis?
    konto umsonst?
    nur umschauen ohne zahlen geht das
    kann man sich unverbindlich registrieren
    bin ich mit dem account schon zahlungspflichtig
    konto ohne abo behalten kostet das was
    nach dem abo nur das konto behalten, was kostet das
    registrieren ohne abo kosten
    kostet das anlegen von einem konto was
    kostet das anlegen vom account schon geld
    kostet es etwas ein konto anzulegen
    ist es wahr dass man für das konto schon zahlen muss
    stimmt das dass die registrierung geld kostet
    Fällt für das Anlegen des Kontos schon eine Gebühr an?
    Kostet bereits das Eröffnen eines Kontos etwas?
    wenn ich nur ein konto anlege, kostet das schon
    muss ich für das anlegen eines zugangs schon was bezahlen
    konto eröffnen, kostet das schon
  `),
  'add-review': lines(`
    find den knopf nicht wo man die bewertung reinschreibt
    wo ist denn der knopf für eine neue bewertung hin
    firma ist drin aber wo geb ich jetzt die rezension ein
    hab den betrieb eingetragen und find jetzt nichts zum bewertung eintragen
    mein laden steht schon in der liste, wo klick ich jetzt damit ich eine bewertung melden kann
    ich seh nirgends was wo ich die sterne und den text eingeben soll
    also mein friseursalon ist jetzt drin und ich such schon ewig wo man die bewertung von der frau m eingibt ich find da nix
    ich bin grad unterwegs und sprech das ein die werkstatt hab ich angelegt und jetzt fehlt mir der button um die rezension einzugeben wo finde ich den
    ich sitz im auto und red das ins handy rein unser hotel steht in der liste und jetzt wollt ich die bewertung vom gast eintragen aber da ist kein knopf dafür
    so der betrieb ist angelegt das hat geklappt nur finde ich jetzt keine stelle an der ich die bewertung eintragen könnte
    Das Unternehmen ist angelegt, aber ich sehe keine Schaltfläche zum Eintragen der Bewertung.
    Nach dem Anlegen der Firma finde ich keine Möglichkeit, eine Bewertung einzugeben.
    welcher button ist für einen löschantrag
    der button für bewertungen fehlt bei mir
    kein button zum bewertung eintragen da
    i find den knopf ned für de bewertung
    wo is da button zum bewertung eingeben
  `),
  'support-hours': lines(`
    ist bei euch gerade jemand da
    seid ihr noch da oder schon feierabend
    um wieviel uhr macht ihr morgens auf
    ab welcher uhrzeit seid ihr offen
    wann habt ihr auf
    wann macht ihr auf und wann zu
    habt ihr gerade geöffnet
    habt ihr samstags offen
    habt ihr heute offen
    ist bei euch jetzt offen
    ab wann ist bei euch morgens jemand da
    wie lange habt ihr abends auf
    von wann bis wann habt ihr geöffnet
    Zu welchen Zeiten haben Sie geöffnet?
    Haben Sie am Freitagnachmittag noch offen?
    bis wieviel uhr habt ihr geöffnet
    wann habts ihr offen
    hobts ihr heit offen
    euer laden, wann offen
    um wie viel uhr öffnet ihr
    habt ihr zwischen den jahren geöffnet
    wann machts ihr zua
  `),
  duration: lines(`
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
  `),
  'fee-on-success': lines(`
    und was kostet mich das ganze wenn es nicht funktioniert
    was zahl ich wenn die löschung nicht klappt
    kostet es auch was wenn es nichts wird
    was kostet mich das wenn gar keine gelöscht wird
    und was muss ich zahlen wenn nicht eine verschwindet
    was zahl ich denn wenn null bewertungen gelöscht werden
    wieviel zahle ich wenn nix wegkommt
    was zahl ich wenn alles stehen bleibt
    wenn keine weggeht muss ich dann trotzdem zahlen
    zahl ich dasselbe auch wenn keine gelöscht wird
    was ist mit den kosten wenn alle abgelehnt werden
    wieviel kostet es mich falls google gar nichts löscht
    Welche Kosten habe ich, wenn keine Bewertung entfernt wird?
    Was berechnen Sie, wenn keine einzige Löschung gelingt?
    keine gelöscht, was zahle ich
    und wenn alle dableiben, was kost des dann
    wos zoi i wenn koane glöscht wird
    und bei null löschungen was zahl ich da
  `),
  'chat-privacy': lines(`
    wann wird dieser chat gelöscht
    wie viele monate behaltet ihr den chatverlauf
    wie lange bleibt das hier geschriebene stehen
    wie lange speichert ihr was ich hier als besucher tippe
    verschwindet der chat irgendwann von selbst
    wann löscht ihr die unterhaltung
    Nach welcher Zeit löschen Sie diese Unterhaltung?
    chatverlauf speicherdauer
    wie lang is des gespräch bei euch gspeichert
    bleibt der chat auch ohne konto gespeichert
  `),
  'own-stars': lines(`
    welche bewertung von mir ist die mieseste
    die mieseste bewertung die ich hab
    welche von meinen ist am übelsten ausgefallen
    welche meiner bewertungen hat am wenigsten sterne
    welche von meinen ist am schlechtesten bewertet
    zeig mir die mit nur einem stern
    wer hat mir am wenigsten sterne gegeben
    von wem kam die schlechteste bewertung
    welche bewertung ist die schlechteste von meinen
    meine schlechteste bewertung
    die niedrigste von meinen bewertungen
    wer gab nur einen stern
    welche meiner eingetragenen hat die meisten sterne
    wie viele sterne haben meine bewertungen
    wieviel sterne hat die von meinen bewertungen die am schlechtesten ist
    Welche der von mir eingereichten Bewertungen hat die geringste Sternezahl?
    Welche meiner Rezensionen ist mit den wenigsten Sternen versehen?
    hab ich eine mit zwei sternen dabei
    welche von denen ist die mit am wenigsten sternen
    die mit den wenigsten sternen, welche ist das
    von meinen, welche hat am meisten sterne
    wer hat mich am schlechtesten bewertet
    nenn mir meine ein-stern-bewertungen
    welche meiner bewertungen haben nur einen stern
    wöiche hod de wenigstn stern vo meine
    sortier meine bewertungen nach sternen
    wie viele ein-stern-bewertungen hab ich eingetragen
    meine bewertungen nach sternen
  `),
  'business-restored': lines(`
    unternehmen versehentlich rausgenommen, wie kriege ich es wieder
    betrieb entfernt, wie kommt der zurück
    geschäft gelöscht, rückgängig machen
    firma weg, rückgängig
    hab gerade das falsche unternehmen gelöscht, hilfe
    firma versehentlich gelöscht wie krieg ich die zurück
    ich hab den falschen betrieb rausgeworfen kann man das rückgängig machen
    unternehmen aus versehen entfernt
    laden versehentlich weggeklickt
    filiale ausversehen gelöscht, bekomme ich sie wieder
    ups jetzt ist das unternehmen weg, zurückholen?
    kann ich das gelöschte unternehmen wieder zurückholen
    gelöschten betrieb wiederherstellen
    Ich habe versehentlich mein Unternehmen entfernt, lässt sich das rückgängig machen?
    Mir ist beim Löschen die falsche Firma erwischt worden, was nun?
    wie mache ich das löschen eines unternehmens rückgängig
    verklickt und jetzt ist mein restaurant samt bewertungen weg
    falsch geklickt, mein geschäft ist aus der übersicht verschwunden
    mein azubi hat die firma gelöscht, sind alle bewertungen verloren
    oh nein ich hab die werkstatt gelöscht, alles weg?
    hob aus versehn mei wirtschaft glöscht
    bin auf löschen gekommen und jetzt ist der salon weg
    wie lange kann ich ein gelöschtes unternehmen zurückholen
    gelöschtes unternehmen rückgängig
    kommt mein gelöschter betrieb mit den bewertungen zurück
    sind die bewertungen verloren wenn ich die firma aus versehen lösche
    wollte nur eine bewertung löschen und hab die ganze firma gelöscht
    unternehmen weg, war ein versehen
    das war die falsche filiale, bitte zurück
    ich hab den standort gelöscht und wollte das gar nicht
  `),
  'remove-business': lines(`
    was wird aus den bewertungen wenn ich das unternehmen lösche
    wo ist der knopf zum löschen vom unternehmen
    ich will eine firma aus meiner liste nehmen
  `),
  'vat-id-needed': lines(`
    brauch ich eine ust id
    geht es ohne ustid
    braucht ihr meine umsatzsteuer id
    muss ich die ust-idnr. eingeben
    ist die ust-idnr pflicht
    ust id pflicht?
    ist die steuernummer pflicht
    ich hab keine umsatzsteuer-identifikationsnummer
    bin kleinunternehmer und hab keine ustid
    kann das feld mit der ust-id leer bleiben
    muss das feld ust-idnr ausgefüllt werden
    ohne umsatzsteuernummer anmelden
    wollt ihr meine steuernummer wissen
    wozu braucht ihr die ust id
    was ist wenn ich keine ust-idnr habe
    Ist die Angabe der Umsatzsteuer-Identifikationsnummer erforderlich?
    Kann ich ohne USt-IdNr. ein Abo abschließen?
    Als Kleinunternehmerin habe ich keine Umsatzsteuer-ID, reicht das?
    ust-id freiwillig?
    umsatzsteuer id angeben oder weglassen
    ich habe eine österreichische uid geht die
    meine ust id ist aus den niederlanden, geht das
    braucht's a ustid
    ustid notwendig
    muss die umsatzsteuer-id auf die rechnung
    vat id notwendig?
  `),
  payment: lines(`
    ich hab ein bankkonto im ausland, kann ich damit bezahlen
    mein konto ist bei einer polnischen bank
    kann ich von meinem konto in der schweiz zahlen
    zahlung von einem ausländischen bankkonto
    ich hab ein konto in österreich, geht das
    von einem fremden bankkonto überweisen möglich
    geht die zahlung über ein ausländisches konto
    Kann ich von einem Bankkonto im Ausland überweisen?
  `),
  'data-recipients': lines(`
    habt ihr subunternehmer die an meine daten kommen
    welche unterauftragnehmer habt ihr
    wer sind eure auftragsverarbeiter im einzelnen
    wer sieht meine angaben sonst noch außer euch
    wer kriegt außer euch noch meine angaben
    Nennen Sie mir bitte Ihre Auftragsverarbeiter.
    an wen gehen meine daten
    wem gebt ihr das weiter was ich eingebe
    wer kriegt meine daten alles
    wer außer euch bekommt meine angaben
    gebt ihr daten weiter
    gebt ihr meine daten raus
    wem gebt ihr meine adresse weiter
    welche firmen bekommen meine daten
    landen meine daten bei anderen firmen
    werden daten an dritte übermittelt
    wer sind die empfänger meiner daten
    An welche Empfänger werden meine personenbezogenen Daten übermittelt?
    Mit welchen Dienstleistern teilen Sie meine Daten?
    Haben Sie Auftragsverarbeiter?
    welche auftragsverarbeiter setzt ihr ein
    bekommt google meine daten
    kriegt google meine mailadresse
    teilt ihr daten mit anderen
    wer hostet meine daten und wer kriegt sie noch
    werden meine daten an die plattform weitergegeben
    datenweitergabe
    empfänger der daten
    gebts ihr meine daten weiter
    wem gebts ihr des
    schickt ihr meine daten woanders hin
    bekommt irgendwer sonst meine daten
    geht was an dritte
  `),
  encryption: lines(`
    wie wird verschlüsselt
    womit verschlüsselt ihr
    welche verschlüsselung nutzt ihr
    verschlüsselt ihr die daten
    ist alles verschlüsselt abgelegt
    sind die texte der bewertungen verschlüsselt
    mit welchem algorithmus sind die daten gesichert
    nutzt ihr aes
    aes 256?
    aes-256 oder was schwächeres
    wie sind die schlüssel verwaltet
    hat jeder kunde einen eigenen schlüssel
    ende zu ende verschlüsselt?
    verschlüsselung technisch
    technische details zur verschlüsselung bitte
    Welche kryptografischen Verfahren setzen Sie ein?
    Wie genau sind die Daten bei Ihnen verschlüsselt, technisch gesehen?
    Ich betreue die IT einer Kanzlei: welches Verschlüsselungsverfahren nutzen Sie?
    Für unsere IT-Abteilung: Wie verschlüsseln Sie gespeicherte Daten?
    unser administrator will wissen wie ihr verschlüsselt
    ich bin für die it zuständig, welche verschlüsselung habt ihr
    argon2 oder bcrypt
    wie hasht ihr passwörter
    wie sind eure daten gesichert, verschlüsselung?
    is des verschlüsselt bei eich
    daten verschlüsselt ja oder nein
    verschlüsselung
    sind die daten at rest verschlüsselt
    habt ihr eine datenbankverschlüsselung
  `),
  'terms-change': lines(`
    erfahre ich wenn ihr den preis ändert
    sagt ihr bescheid bevor der preis steigt
    kündigt ihr an wenn sich preise ändern
    werde ich vor einer preisänderung gewarnt
    bekomme ich vorher bescheid wenn sich am vertrag etwas ändert
    wenn sich preis oder agb ändern, sagt ihr das
    wenn ihr teurer werdet, krieg ich das vorher gesagt
    Werde ich rechtzeitig informiert, falls sich Preis oder Bedingungen ändern?
    Geben Sie Änderungen an Preis und Vertrag im Voraus bekannt?
    wie früh sagt ihr mir dass sich was ändert
  `),
  'name-needed': lines(`
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
  `),
  operator: lines(`
    wie lautet eure ust-idnr
    wie ist eure umsatzsteuer id
    ich brauch eure ust-id für die buchhaltung
    die umsatzsteuernummer von eurer firma
    Wie lautet Ihre Umsatzsteuer-Identifikationsnummer?
    wo steht eure ustid
    eure ust-idnr bitte
    steuernummer vom betreiber
  `),
  'register-again': lines(`
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
  'deletion-waits': lines(`
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
  'two-factor': lines(`
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
  'notice-taken-back': lines(`
    gekündigt und will das jetzt wieder zurücknehmen
    ich habe die kündigung geschickt und möchte sie zurücknehmen
    gekündigt aber ich nehme es zurück
    und wenn ich es mir anders überlege mit der kündigung
    kann ich die kündigung hinterher noch stoppen
  `),
  product: lines(`
    stimmt es dass man bei euch schlechte bewertungen wegmachen lassen kann
    mein nachbar meint ihr macht schlechte bewertungen weg, ist da was dran
    bei eich ko ma schlechte bewertungen löschn lossn, stimmt des
    der wirt von drüben hat erzählt ihr zaubert bewertungen weg
    a spezl sagt ihr bringts schlechte rezensionen weg, is des wahr
    hab gehört bei euch kann man bewertungen verschwinden lassen, stimmt das
    Mein Kollege behauptet, Sie lassen schlechte Bewertungen verschwinden, stimmt das so?
    d'leit song ihr machts schlechte bewertunga weg
  `),
  unknown: lines(`
    meine waschmaschine läuft aus
    wie backt man plätzchen
    katze weggelaufen, bitte die augen offen halten
    brauche einen elektriker
    schreib eine einladung für unsere betriebsfeier
    text für einen flyer bitte
    verkaufe kühltheke, guter zustand, 300 euro
    gebrauchter rasenmäher abzugeben vb
    nachmieter gesucht für laden
    wie macht man pfannkuchen
    wie koche ich risotto
    was reimt sich auf stern
    übersetz mir das ins spanische
    wie hoch ist der mindestlohn
    wer ist bundeskanzler
    suche mitfahrgelegenheit nach köln
    wie repariere ich einen wasserhahn
    meine spülmaschine ist kaputt
    buch mir einen tisch für zwei
    schreib mir einen brief an einen gast der nicht gezahlt hat
    mahnschreiben an meinen kunden aufsetzen
    formulier mir eine zahlungserinnerung für meinen kunden
    wie mahne ich einen kunden der nicht zahlt
    mein gast hat die zeche geprellt, wie schreib ich dem
    muster für eine mahnung an gäste
    Wie formuliere ich eine Zahlungserinnerung an einen Kunden von mir?
    wie verklage ich einen mieter auf miete
    wir suchen eine bedienung für samstag
    suche putzhilfe auf minijob
    kellner gesucht
    friseurin in vollzeit gesucht
    biete ausbildungsplatz als maler
    Stellenanzeige: Servicekraft in Vollzeit, ab März
    Wir stellen ein: Verkäuferin in Teilzeit (w/m/d)
    hab ne stelle frei als mechaniker (m/w/d)
    verkaufe kaffeemaschine gebraucht
    vermiete ladenlokal in der innenstadt
    mein drucker spinnt
    mein router geht nicht
    wie viel trinkgeld gibt man
    welches wlan passwort hat mein café
    schreib mir eine speisekarte
    mach mir einen dienstplan
    wie viel urlaub steht meinen leuten zu
  `),
  'own-overview': lines(`
    ist für meinen zweiten laden auch schon was da
    gibt es zur metzgerei auch was neues
    liegt bei der anderen filiale auch was vor
    wie sieht es bei meinem anderen geschäft aus, gibt es da was
    zeig mir alle noch nicht entschiedenen
    die unentschiedenen bitte anzeigen
    wurde die bewertung von meinem restaurant inzwischen gelöscht
    ist die rezension zu unserem hotel mittlerweile weg oder nicht
    ist meine rezension nun gelöscht worden
    alle meine bewertungen mit sternen und ergebnis
    liste aller bewertungen mit sternen und status
    übersicht mit allen bewertungen, sternen und stand für die chefin
    gibt es auch für meine zweite filiale etwas
    liegt zu meinem anderen betrieb auch etwas vor
    wo kann ich nachsehen ob google geantwortet hat
    wo steht ob google schon etwas entschieden hat
  `),
  'payment-failed': lines(`
    bucht ihr den betrag von allein erneut ab oder nicht
    muss ich bei einer abgelehnten karte selbst etwas drücken oder bucht ihr wieder ab
    zieht ihr das geld von selbst ein weiteres mal ein oder muss ich etwas anklicken
    karte ist wieder gedeckt, bucht ihr erneut ab
    die karte war am limit, muss ich jetzt selbst was machen
  `),
  'delete-account': lines(`
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
  `),
  invoice: lines(`
    wo finn ik mien reken
    ik bruuk mien reken as pdf
    kann ik de reken hier runnerladen
  `),
  'own-invoices': lines(`
    wieviel hab ich euch bisher insgesamt bezahlt
    was hab ich bis jetzt zusammen überwiesen
    wie viel geld ist bisher von mir an euch geflossen
  `),
  refund: lines(`
    ich hab monatelang nichts eingereicht und trotzdem gezahlt, gibt es davon was zurück
    kriege ich am ende etwas wieder von dem was ich umsonst bezahlt habe
    hab es kaum benutzt, bekomme ich zum schluss etwas zurück
  `),
  'add-business': lines(`
    wo trag isch moi gschäft oi
    wie leg isch mein laade an
    wo du i mei lädle nei
  `),
  evidence: lines(`
    wie viele anhänge darf ein antrag haben
    wie viele dateien je bewertung sind erlaubt
    höchstzahl der belege pro bewertung
    steckt in meinen fotos noch der standort wenn ich sie hochlade
    löscht ihr die gps daten aus den bildern
    werden ortsangaben aus fotos herausgenommen
  `),
  'erased-how': lines(`
    was bedeutet das mit dem vernichteten schlüssel
    schlüssel wird vernichtet, wie meint ihr das
    warum vernichtet ihr einen schlüssel beim löschen
  `),
  'card-data': lines(`
    wer bekommt meine kartennummer zu sehen
    wer sieht meine kreditkarte wenn ich sie eingebe
    sieht euer team die nummer meiner karte
  `),
  'which-reviews': lines(`
    welcher grund wenn meine telefonnummer in der bewertung steht
    in der bewertung stehen meine privaten daten, welchen grund nehme ich
    meine adresse steht in der rezension, gibt es einen grund dafür
  `),
  devices: lines(`
    warum fliege ich ständig aus dem konto und muss mich neu einloggen
    immer wieder neu einloggen, woran liegt das
    ich muss mich jeden tag neu anmelden
  `),
  password: lines(`
    wo klick ich wenn ich mein kennwort nicht mehr weiß
    welcher knopf ist für ein vergessenes passwort
  `),
  'came-back': lines(`
    ihr sagt gelöscht aber bei google seh ich sie immer noch
    laut euch gelöscht, steht aber weiter bei google
  `),
  'many-reviews': lines(`
    was stimmt in zeile drei meiner csv nicht
    in meiner csv ist eine zeile rot markiert
    eine zeile der tabelle wird rot, was stimmt da nicht
  `),
  'change-review': lines(`
    ich habe einen antrag aus versehen zurückgezogen
    versehentlich eine bewertung zurückgezogen
    hab aus versehen die falsche bewertung herausgenommen
  `),
  'companies-only': lines(`
    privat schreibt jemand schlecht über mich, helft ihr da auch
    bin keine firma, über mich als person wird gelogen, nehmt ihr das
  `),
};
