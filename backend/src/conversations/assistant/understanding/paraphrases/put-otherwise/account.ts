import { lines, type Paraphrases } from '../paraphrases.ts';

/** The account, how to get in, businesses, and how the pages are used. As strangers put it who had read the specification and the legal pages alone. */
export const accountPutOtherwise: Paraphrases = {
  register: lines(`
    wie anmelden
    Nach langem Zögern möchte ich mich nun doch bei Ihnen eintragen, auch wenn mir das Internet nach wie vor ein wenig unheimlich ist. An welcher Stelle fange ich an, und was sollte ich bereitlegen?
    Wo trag i mi denn ei, wann i bei eich ofanga mecht?
  `),
  'account-cost': lines(`
    Ich habe mich vorhin angemeldet, einen Code eingetippt und ein wenig herumgeklickt, und jetzt beschleicht mich die Sorge, ich könnte unbemerkt etwas Kostenpflichtiges ausgelöst haben. Ist das so?
    Ich hab mich NUR registriert! Wehe, da läuft jetzt schon irgendwas, was Geld kostet!
    Welche Schritte umfasst die Account-Erstellung, und entsteht dadurch bereits eine Zahlungspflicht?
    was kostet allein das Eintippen
    darf ich schon was eintragen, bevor ich zahle
    Muss ich erst zahlen? Das heißt, ich kann jetzt schon was melden?
  `),
  'verification-code': lines(`
    Kein Code da
    Seit zwanzig Minuten drücke ich immer wieder auf das Briefkästchen in meinem Telefon und warte auf das Schreiben mit den sechs Zeichen, aber es will und will nicht eintreffen. Woran könnte das denn liegen?
    Ihr schreibt „wir haben Ihnen etwas geschickt“. GAR NICHTS habt ihr geschickt! Wo bleibt's?
    mail mit den zahlen kommt nich hab schon spam geguckt
    Bei mir kütt einfach kein Mail aan, wat maach ich dann jetz?
    Die Verifizierungsnachricht wird an unserem Mailgateway nicht registriert; lässt sich der Versand erneut anstoßen?
    Code wird abgelehnt
    Ich habe die sechs Zeichen nun schon dreimal ganz langsam und mit Lesebrille abgetippt, jedes Mal erscheint ein roter Satz. Zwischendurch hat allerdings der Postbote geklingelt. Verfallen die Dinger etwa?
    „Ungültig, ungültig, ungültig!“ Ich tipp das Ding doch genau so ab, wie es da steht! Was wollt ihr denn noch?
    der code geht nich sagt immer ungültig
    Der Code, den ihr mir gschickt hend, der goht oifach net – was mach i falsch?
    Welche Gültigkeitsdauer und welches Versuchslimit gelten für Ihre Einmalcodes?
    Ich warte auf die Mail immer noch nix, geht's nochmal?
    Hab den Code jetzt gefunden Der ist von heute früh, taugt der noch?
  `),
  password: lines(`
    Nach dem Urlaub sitze ich vor der Maske und habe einen völlig leeren Kopf; der Zettel, auf dem mein geheimes Wort stand, ist offenbar mit dem Altpapier weg. Wie komme ich trotzdem wieder in mein Konto?
    Zum hundertsten Mal „Authentifizierung fehlgeschlagen“! Ich WEISS nicht mehr, was ich damals eingetippt hab!
    pw vergesn was tun
    I woaß mei Kennwort nimma, wia kumm i do wieda eini?
    Wie sieht Ihr Recovery-Prozess bei verlorenen Credentials aus?
    neues Kennwort setzen
    Unsere frühere Aushilfe kannte leider den Zettel unter der Tastatur, und wir sind nicht im Guten auseinandergegangen. Ich fühle mich wohler, wenn ich mein Zugangswort austausche. Wo kann ich das tun?
    Ich will nur mein Passwort austauschen, warum versteckt ihr das so? Und welche Regeln habt ihr dafür?
    wo kan ich mein passwort ändern wie lang mus das sein
    Wo gann mer'n hier sei Basswort ändern?
    Wie initiiere ich eine Rotation meines Kennworts, und welche Mindestlänge verlangt Ihre Policy?
    wie ändere ich mein Wort zum Anmelden
    Meine Aushilfe kennt meine Zugangsdaten wie wechsle ich die am schnellsten
  `),
  'change-email': lines(`
    Wir verabschieden uns vom alten Anbieter, der uns zwanzig Jahre lang treu die Post gebracht hat, und haben jetzt endlich etwas mit eigener Domain. Wie bringe ich Ihnen bei, dass Sie mir künftig dorthin schreiben?
    Die alte Adresse gibt's bald nicht mehr, und eure Briefe landen im Nirwana! Wo änder ich das?
    hab jetz andre email wie stell ich die um
    Ick hab 'ne neue Mailadresse, wo trag ick die denn nu ein?
    Bitte um Anleitung zur Umstellung des Login-Identifiers auf eine neue Domain.
    Wie stell ich auf die neue Adresse um
    was ist mit der alten Mailadresse
    Ich hab heute meine Mailadresse umgestellt Hab mich vertippt!! Komm ich da wieder zurück?
  `),
  'two-factor': lines(`
    mit Fingerabdruck anmelden
    Bei meiner Bank halte ich inzwischen nur noch den Daumen hin und bin drin, das ist eine Wohltat bei meinen rauen Händen. Geht so etwas bei Ihnen auch, und speichern Sie dann meinen Daumen?
    Immer diese elende Tipperei! Kann man sich bei euch im Jahr 2026 nicht einfach mit dem Gesicht einloggen?
    habt ihr das mit face id statt passwort
    Cha me sech bi öich o mit em Fingerabdruck aamälde statt mit Passwort?
    Unterstützen Sie FIDO2/WebAuthn, und wo verbleiben die biometrischen Merkmale?
    zweite Sicherung?
    Mein Sohn arbeitet in der IT und predigt beim Sonntagsbraten immer, ein Kennwort allein sei so gut wie eine offene Haustür. Lässt sich mein Zugang zusätzlich mit so einem kleinen Programm absichern, das alle halbe Minute neue Ziffern zeigt?
    Ein simples Passwort, und das war's? Sagt bloß, ihr habt keine zweite Hürde!
    wie richt ich die app mit den 6 zahlen ein
    Wo ka i denn des mit dera Äpp eistella, wo emmer neue Zahla kommet?
    Ist eine TOTP-basierte Zwei-Faktor-Authentisierung aktivierbar?
    wie sichere ich's doppelt ab
    Kann ich mit dem Finger rein
    kan ich das mit fingerabdruk machn
  `),
  'recovery-codes': lines(`
    wiederherstellungscode
    wiederherstellungscodes verloren
    notfallcodes für die anmeldung
    wo bekomme ich codes für den notfall
    mein handy ist kaputt und die authenticator app war drauf
    app gelöscht, jetzt fehlt mir der code beim anmelden
    neues telefon, die einmalcodes sind nicht mehr da
    ich kann den code aus der app nicht mehr eingeben, telefon weg
    habe keinen zugriff mehr auf meine authenticator app
    handy mit der authenticator app verloren, wie komme ich jetzt ins konto
    neues Handy, die Authenticator-App ist nicht mehr drauf, was nun?
    Wie komme ich rein, wenn die App mit den Codes weg ist?
    wie melde ich mich an wenn das gerät mit der app verloren ist
    backup codes wo
    was sind das für zehn codes die ich notieren soll
    die app zeigt keine zahlen mehr an, wie komme ich rein
    i hob koa app mehr fürn code, wia kimm i nei
    zweiter faktor weg
    passkey und app verloren was jetzt
    ersatzcode eingeben
    wie erstelle ich neue wiederherstellungscodes
    der code von der app stimmt nie
    Mein Telefon liegt seit gestern auf dem Grund der Nahe, ich war Angeln und habe mich zu weit vorgebeugt. Darauf war auch dieses Programm, das mir die Ziffern zum Hereinkommen zeigt. Wie gelange ich nun an mein Konto?
    Neues Handy, alte App weg, und ihr wollt ständig diese Zahlen von mir! Ich hab sie nicht mehr, kapiert das doch!
    hab neues handy der code von der app fehlt was jetz
    Mei Händi is hi, und de App a – wia soll i mi jetzad omeldn?
    Der zweite Faktor ist nicht mehr verfügbar; wie setze ich meine Backup-Codes ein?
    was ist, wenn das Telefon in die Suppe fällt
    Mein Telefon ist futsch, da war die App drauf Von diesen Notfalldingern hab ich noch eins. Wo kommt das rein?
  `),
  devices: lines(`
    wo bin ich eingeloggt
    Vorige Woche habe ich im Hotel am Gästerechner kurz nach meinen Sachen geschaut, und jetzt weiß ich nicht mehr, ob ich mich dort ordentlich verabschiedet habe. Kann ich das von hier aus nachprüfen und abdrehen?
    kann ich mich überall auf einma ausloggn
    Wo seh ich'n, off welchen Geräten ich überall noch angemeldet bin?
    Gibt es ein Session-Management mit Remote-Logout?
    ständig abgemeldet
    Jeden Morgen, wenn ich mit dem ersten Kaffee am Rechner sitze, kennt Ihre Seite mich nicht mehr und verlangt von vorn alle Angaben. Mache ich etwas falsch, oder ist das so gewollt?
    Warum zur Hölle muss ich mich jeden Tag neu anmelden?! Merkt euch das doch mal!
    wiso werd ich immer raus geworfn aus der seite
    Worüm smitt mi dat jeden Dag wedder rut ut mien Konto?
    Welches Timeout liegt Ihren Anmeldesitzungen zugrunde, und ist es verlängerbar?
    Wie schmeiß ich den raus aus meinem Konto
    Ich glaube, jemand liest bei mir mit hab's Kennwort geändert. fliegt der jetzt raus?
  `),
  'public-computer': lines(`
    Am Ladenrechner ist womöglich noch jemand mit meinem Namen drin
  `),
  'delete-account': lines(`
    Ich habe mich bei Ihnen ein wenig umgesehen, es war alles sehr freundlich, aber ich bleibe doch lieber bei meiner alten Methode, nämlich gar nichts zu tun. Wie verschwinde ich bei Ihnen wieder, möglichst spurlos?
    Ich will, dass ihr ALLES von mir wegschmeißt! Mein Profil, meine Mail, jeden Fitzel!
    wie lösch ich mein account hier
    Wie kann ick mir hier wieder austragen, so mit allem Drum und Dran?
    Bitte um Darlegung des Prozesses zur vollständigen Deprovisionierung meines Nutzerkontos.
    Wenn ich mein Konto platt mache, könnt ihr mir ja wohl nix mehr abbuchen, oder?!
    wen ich konto lösche muss ich dan trotzdem weiter zaln
    Welche Wirkung hat ein Löschbegehren gemäß Art. 17 auf eine noch laufende Vertragsbindung und offene Forderungen?
    Ich will raus und mein Profil soll weg, geht beides auf einen Rutsch
    hinterher alles verschwinden lassen
    Wie verschwinde ich wieder
    Ich möchte meine Daten weg haben Jetzt sofort, nicht erst im Sommer!
  `),
  'deletion-waits': lines(`
    Nehmen wir an, ich drücke heute auf den roten Knopf und lasse mein ganzes Profil bei Ihnen verschwinden. Hört damit automatisch auch die monatliche Zahlung auf, oder ist das zweierlei?
    Wann i mei Konto lösch, is dann's Abo a glei mit weg?
  `),
  'unverified-account': lines(`
    wie lang heben Sie mich sonst auf
  `),
  'more-people': lines(`
    Zugang für Kollegin
    Ab Montag übernimmt meine Assistentin die lästigen Internetdinge, damit ich wieder in Ruhe Torten verzieren kann. Bekommt sie von Ihnen einen eigenen Schlüssel, oder muss ich ihr meinen leihen?
    Ich will nicht, dass jeder hier mein Passwort kennt! Gibt's denn keine zweiten Logins?
    kann mein mitarbeiter auch rein mit eigner mail
    Kann mei Gollechin ooch mit nein ins Gondo, mit eischnem Zugang?
    Bieten Sie ein Rollen- und Rechtekonzept für mehrere Benutzer pro Mandant?
  `),
  'add-business': lines(`
    Betrieb hinzufügen
    So, die Registrierung hätte ich mit Müh und Not geschafft. Nun schaue ich auf eine ziemlich leere Seite und würde gern meinen Blumenladen bei Ihnen bekannt machen. Was muss ich dafür tun?
    Alles leer hier! Wo soll ich denn meine Pension eintragen, Herrschaftszeiten?
    wie füg ich mein laden hinzu
    Wie krieg ick denn mein Jeschäft da rin in eure Liste?
    Wie erfolgt das Onboarding einer Betriebsstätte im Dashboard?
    welcher Link gemeint?
    In dem Kästchen wird die Adresse meines Profils verlangt. Meine Enkelin ist leider gerade in Australien, sonst würde sie es mir zeigen. Woher bekomme ich diese lange Zeile mit den vielen Zeichen?
    Was für ein Profillink, um Himmels willen? Woher soll ich das wissen, ich backe Brot!
    wo find ich den google link von mein laden
    Wo krich'n ich den Ling her, den ihr da haam wollt?
    Welche URL-Form erwartet das Feld – Maps-Sharelink, CID oder Place-ID?
    wie kommt der dritte Laden dazu
    Welche Adresse gehört ins Kästchen
    Ich will mein Geschäft eintragen Da wird ein Link verlangt, wo nehm ich den her?
  `),
  'change-business': lines(`
    Beim Einrichten habe ich versehentlich die Adresse vom Nachbargeschäft hineinkopiert, peinlich, wir teilen uns den Hauseingang. Jetzt führt der Knopf zu einem Nagelstudio statt zu meiner Bäckerei. Wie bringe ich das in Ordnung?
    Seit der Umbenennung stimmt der Name nicht mehr, und ich kann ihn nirgends überschreiben. Was ist das für ein Gefrickel?
    hab den falschn link bei mein geschäft wie änder ich
    I han de Lade umbennt, wia ändr i des bei euch?
    Die Stammdaten eines hinterlegten Standorts sind zu korrigieren; welcher Weg ist vorgesehen?
  `),
  'remove-business': lines(`
    filiale aufgegeben, verschwinden beim löschen auch die rezensionen die dranhängen
    was passiert mit den bewertungen an einem unternehmen das ich lösche
    Geschäft entfernen
    Wir haben die zweite Filiale zum Jahresende an einen netten jungen Mann verkauft, und nun steht sie bei mir noch immer in der Übersicht. Wenn ich sie herausnehme, was geschieht denn mit allem, was darunter hing?
    Den einen Laden gibt's nicht mehr, also raus damit! Wie geht das, und sind dann alle Meldungen futsch?
    wen ich ein unternehmen lösche sin dan die bewertungn auch weg
    Wenn ik een Bedrief dor rutnehm, is denn ok allens weg, wat dor bi weer?
    Welche Kaskadenwirkung hat das Entfernen eines Standorts auf die darunter geführten Fälle?
    Sonnenschein ist verkauft. Wie nehm ich die raus
    Ich hab die Bäckerei Sonnenschein verkauft und lösch sie jetzt wird's dadurch billiger?
  `),
  'own-businesses': lines(`
    Welche Läden habt ihr von mir auf der Liste
    Was ist bei mir schon drin? gar nix? auch kein Laden?
  `),
  'google-access': lines(`
    braucht ihr zugriff auf mein google konto
    braucht ihr meine zugangsdaten von google
    wollt ihr mein google passwort haben
    muss ich euch in mein unternehmensprofil einladen
    muss ich euch als inhaber oder verwalter eintragen
    geht das ohne zugriff auf mein profil
    bekommt ihr rechte an meinem google eintrag
    muss ich mich bei euch mit google anmelden
    müsst ihr in mein google konto rein
    loggt ihr euch bei google für mich ein
    ich geb niemandem meine google daten, geht es trotzdem
    braucht's ihr mei google kennwort
    muss i eich bei google freischalten
    verbindet ihr euch mit meinem google konto
    soll ich euch administratorrechte geben
    reicht der link oder braucht ihr den login vom profil
    welchen zugang zu meinem firmenprofil brauchen sie
    möchten sie die zugangsdaten zu meinem unternehmensprofil
    braucht ihr mein Google-Passwort?
    Ein Herr am Telefon wollte neulich, dass ich ihm meine Zugangsdaten zum Branchenprofil durchgebe, da habe ich aufgelegt. Wie ist das bei Ihnen, muss ich Ihnen da auch einen Schlüssel zu meinem Profil geben?
    Ich geb euch doch nicht mein Google-Login! Oder verlangt ihr das etwa?
    muss ich euch als admin bei google hinzufügn
    Mond ich eu Zuegang zu mim Google-Konto gäh, oder goht das au ohni?
    Setzt Ihre Dienstleistung eine Delegation von Manager-Rechten am Unternehmensprofil voraus?
    muss ich euch meinen Schlüssel zum Profil geben
    Muss ich mein Profil irgendwie freigeben? also auch kein Passwort? sicher?
  `),
  language: lines(`
    english possible?
    Mein Geschäftspartner stammt aus Neapel, kocht himmlisch, aber liest unsere Sprache nur mit Mühe. Ließe sich Ihre Oberfläche für ihn vielleicht umstellen?
    Alles nur auf Deutsch, und mittendrin dann englische Brocken! Entscheidet euch mal!
    gibts eure seite auch auf türkisch
    Gits eui Site au uf Französisch oder nume uf Dütsch?
    Ist eine Lokalisierung des Frontends, mindestens EN, auf Ihrer Roadmap?
    gibt es Ihre Seiten auch auf Flämisch
  `),
  accessibility: lines(`
    Ist Ihre Seite barrierefrei?
    screenreader
    geht das mit vorlesefunktion
    für sehbehinderte geeignet?
    ich bin blind, kann ich das benutzen
    funktioniert das mit nvda oder voiceover
    kann man alles mit der tastatur machen
    ohne maus bedienbar?
    ich kann keine maus benutzen
    barrierefreiheit
    barrierefreiheitserklärung
    wcag
    die schrift ist viel zu blass, ich kann das nicht lesen
    kontrast zu schwach
    liest mein vorleseprogramm eure seiten vor
    meine mutter ist fast blind, kommt sie damit zurecht
    ich habe eine sehschwäche
    geeignet für menschen mit behinderung?
    ich zittere stark, treffe ich da die knöpfe
    ist die seite behindertengerecht
    kann ich mir die seite vorlesen lassen
    geht's mit Screenreader?
    Ich bin seit meiner Geburt blind und lasse mir alles vom Rechner vorsprechen, das klappt mal besser und mal schlechter. Wie gut komme ich denn bei Ihnen zurecht, wenn ich keine Maus benutze?
    Hellgrau auf weiß, das kann doch mit 70 kein Mensch lesen! Denkt ihr auch mal an Leute mit schlechten Augen?
    Erfüllt Ihre Anwendung die WCAG-Kriterien der Stufe AA beziehungsweise das BFSG?
    Ich seh schlecht und hör schlecht. Kann mir die Seite vorgelesen werden
  `),
  display: lines(`
    kan man die schrift größer machn seh schlecht
    I seh nimma so guat, ko ma de Buachstobn bei eich greßa macha?
    Nachtmodus vorhanden?
    Da ich meist erst nach Ladenschluss bei gedimmtem Licht an den Schreibtisch komme, blendet mich das grelle Weiß Ihrer Seite wie ein Scheinwerfer. Kann man das irgendwie abdunkeln?
    Meine Augen brennen! Macht das Ding endlich schwarz, das kann heut jeder Taschenrechner!
    gibts das auch in dunkel für abends
    Gann mer das ooch dunkel stelln? Das blendt een ja ähms.
    Folgt Ihr UI der prefers-color-scheme-Einstellung?
    ko ma de aa dunkel macha
  `),
  install: lines(`
    App im Store?
    Auf dem Startbildschirm meines Telefons herrscht Ordnung, für jeden Lieferanten ein kleines Bildchen. Ihres fehlt mir noch. Im Laden von Apple habe ich nichts gefunden, mache ich da etwas verkehrt?
    Keine App? Euer Ernst? Soll ich jetzt immer den Browser aufmachen wie 1998?
    wie bekomm ich euch als app aufs handy
    Kann man sich dat ok as App op't Telefon leggen?
    Ist Ihre Webanwendung als PWA auf mobilen Endgeräten installierbar?
    Hobt's a Äpp fürs Händi
  `),
  push: lines(`
    Meine Kollegin bekommt ein kleines Plopp aufs Telefon, sobald sich bei ihr etwas tut, ich dagegen erfahre alles als Letzte. Was muss ich umlegen, damit es bei mir ebenfalls plopp macht?
    Ich hab den Schalter doch AN, und trotzdem bimmelt hier nix! Kaputt, oder was?
    krieg keine meldung aufs handy wen sich was ändert
    Wieso blinkt bei mir nix aufm Handy, wenn se wieda oane glöscht ham?
    Wie abonniere ich Browser-Benachrichtigungen, und welche Inhalte übertragen diese?
    Ich will lieber ein Plopp aufs Handy
  `),
  notifications: lines(`
    weniger Mails bitte
    Jedes Mal, wenn sich irgendwo ein Wörtchen ändert, klingelt es in meinem Postfach, und ich denke an einen Großauftrag. Ich schaue lieber selbst nach. Kann ich das Klingeln abstellen?
    Hört auf, mich mit euren Statusmeldungen zuzuballern! Wo bestell ich das ab?
    wie stell ich die emails ab die nerven
    Ihr schicket mir z'viel Meils, wo ka i des abbschtella?
    Bitte um Opt-out aus den transaktionalen Status-Notifications.
    wie schalt ich die vielen Briefe ins Postfach ab
    krieg ich jetzt euren Newsletter
    Ihr schickt mir immer noch Briefe, obwohl ich gehe. Stellt ihr das ab
    Ich krieg zu viele E-Mails Alle weg, auch die mit den Rechnungen?
  `),
  availability: lines(`
    Seit dem Frühstück dreht sich auf meinem Bildschirm nur noch ein kleiner Kreis, und es erscheint nichts weiter. Das Wetter läuft, die Zeitung läuft, nur Sie nicht. Haben Sie gerade ein Problem?
    Euer Scheißding hängt schon wieder! Nur Weiß, nix geht! Kriegt das in den Griff!
    bei mir is alles weis nix lädt
    Bei mir jeht die Seite nit op, sid ehr kapott?
    Wir verzeichnen seit 8:15 Uhr Timeouts auf Ihrem Dashboard; liegt eine Störung vor?
    Liegt's an mir oder habt ihr Ausfall
  `),
};
