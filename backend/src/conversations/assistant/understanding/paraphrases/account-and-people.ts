import { lines, type Paraphrases } from './paraphrases.ts';

/** Who else uses an account, and where. */
export const accountAndPeopleParaphrases: Paraphrases = {
  'more-people': lines(`
    chef nicht da, wer darf freigeben
    kann der kollege für mich freigeben
    und der steuerberater, bekommt der einen zugang
    kann mein mann sich auch einloggen
    können zwei leute gleichzeitig in einem konto arbeiten
    zweiter benutzer
    kann ich mitarbeiter hinzufügen
    gibt es unterkonten
    kann mein steuerberater nur die rechnungen sehen
    kann ich rechte vergeben
    teamzugang
    mehrbenutzer
    darf ich mein passwort meiner kollegin geben
    ich möchte einen kollegen einladen
    geht das mit zwei anmeldungen
    mehrere nutzer in einer firma
    kann meine sekretärin die anträge stellen
    darf jemand anders für mich handeln
    brauchen wir für jeden mitarbeiter ein eigenes konto
    wie viele nutzer pro konto
    kann mei frau des a macha
    zugang teilen
    kann mein lehrling das für mich eintragen
    darf meine bürokraft das machen oder muss ich selber
    muss der chef das selber machen
    kann das auch mein mann erledigen
    kann ein mitarbeiter die bewertungen eingeben
    ich bin der steuerberater vom laden darf ich mich einloggen
    darf meine sekretärin den zugang benutzen
    kann die agentur sich bei uns einloggen
    eigener zugang für den kollegen
    dürfen wir zu zweit rein
    wer darf das alles eintippen
    muss ich als inhaber selber ran
    dürfen mehrere von uns gleichzeitig rein
    können wir zu dritt im konto arbeiten
    meine schwester soll sich auch einloggen können
    zweites passwort für meine kollegin
    mein partner braucht einen eigenen zugang mit eigenem passwort
    kann mein kumpel mit rein
    derf mei kompagnon aa nei
    kann mein partner auch einen zugang haben
    eigener login für kollegen
    zugang nur zum lesen für den buchhalter
    ka mei kollege au nei
    mehrere benutzer
    `),
  'on-behalf': lines(`
    meine tochter soll das für mich machen, wie bekommt sie zugang
    mein sohn kümmert sich um den computerkram, bekommt er einen login
    darf mein sohn in meinem namen melden
    ich mache das für meine mutter
    kann mein sohn das für mich eintippen
    Darf ich im Namen meines Vaters schreiben?
    meine eltern kommen damit nicht zurecht
    ich helfe meiner oma
    mein enkel soll das machen
    kann das meine tochter für mich erledigen
    darf meine bedienung das eintragen
    kann meine angestellte die bewertungen eingeben
    Mein Vater ist 80 und kann das nicht, wie machen wir das?
    ich bin der sohn und kümmere mich
    meine frau macht bei uns den schreibkram, geht das
    kann die sekretärin das für mich machen
    mei bua soll des für mi macha
    des macht mei tochter für mi
    ko mei dirndl des eitragn
    kann meene tochter det machen
    Dürfen Angehörige den Zugang benutzen?
    ich bin nur der helfer, nicht der inhaber
    Ich melde mich für meine Schwester, sie ist krank
    meine chefin hat mich gebeten das zu machen
    darf ich das als nichte für sie anlegen
    ohne computer geht das auch
    Meine Mutter hat keinen Computer
    kann man das auch auf papier machen
    kann sie das per post einreichen
    sie hat kein internet, was nun
    ich richte das für jemanden ein
    braucht meine mama eine eigene mail
    Bevollmächtigte Person
    stellvertretend für den inhaber
    mein mann ist der chef aber ich mache das hier
    `),
  devices: lines(`
    muss ich mich jeden tag neu anmelden
    muas i mi jedn dog anmeldn
    muss ick mir immer neu anmelden
    jedes mal neu einloggen?
    warum fliege ich immer raus
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
    mei handy is weg
    ex mitarbeiter hat noch zugang
    logout
    automatisch ausgeloggt
    mein handy ist weg, wie sperre ich den zugang
    laptop gestohlen, wie melde ich ihn ab
    mein tablet wurde geklaut, zugang sperren
    gerät verloren zugang sperren
    wo sehe ich alle sitzungen
    alle sitzungen ansehen
    welche angaben habt ihr über mein gerät
    was speichert ihr über mein handy
    alter laptop verkauft, da war noch jemand angemeldet
    gerät im zug vergessen, noch eingeloggt
    kann ich ein gerät von hier aus rausschmeißen
    handy liegen lassen, wie melde ich es ab
    alter laptop verkauft und noch angemeldet
    die aushilfe ist auf dem alten rechner noch drin
    wer ist gerade alles mit meinem konto drin
    sind noch andere in meinem konto angemeldet
    am hotel pc angemeldet und vergessen mich abzumelden
    wo seh ich wer alles angemeldet ist
    handy verloren war noch eingeloggt
    warum fliege ich ständig aus dem konto und muss mich neu einloggen
    immer wieder neu einloggen, woran liegt das
    ich muss mich jeden tag neu anmelden
    muss mich ständig neu anmelden
    warum muss ich mich jeden tag einloggen
    wer ist noch angemeldet
    `),
  'public-computer': lines(`
    im hotel am computer eingeloggt und vergessen mich abzumelden
    auf der arbeit noch eingeloggt
    am pc vom kollegen angemeldet geblieben
    in der bücherei eingeloggt gelassen
    fremdes gerät noch angemeldet
    ich habe mich bei meiner schwester eingeloggt und nicht abgemeldet
    wie melde ich mich aus der ferne ab
    mein alter chef hat den rechner noch, da bin ich eingeloggt
    hob mi am fremden rechner ned abgmeldt
    ick war im internetcafé und bin noch drin
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
  'password-stored': lines(`
    steht mein passwort bei euch lesbar
    könnt ihr mein passwort lesen
    kennt ihr mein passwort
    wie sicher liegt mein passwort
    passwort im klartext?
    kann ein mitarbeiter mein passwort nachschauen
    könnt ihr mir mein altes passwort nennen
    sagt mir mein passwort
    hash verfahren für passwörter
    passwort verschlüsselt oder gehasht
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
  install: lines(`
    gibt es eine app
    habt ihr eine app fürs handy
    app store
    kann ich die app installieren
    android app
    iphone app
    geht das auch am handy
    mobile version
    wo lade ich eure app runter
    play store
    kann ich das auf dem handy nutzen
    als app installieren
    app herunterladen
    gibts a app
    tablet nutzung
    funktioniert das auch auf dem smartphone
    geht das am handy
    geht des am handy
    ko i des am handy macha
    ka i des uffm handy
    kann ick det am handy
    funktioniert das auf dem tablet
    handy oder pc
    brauch ich einen computer oder reicht das handy
    `),
  display: lines(`
    schrift zu klein
    kann man die schrift vergrößern
    die buchstaben sind so klein
    gibt es dark mode
    dunkle ansicht
    seite ausdrucken
    welcher browser geht
    läuft das auf windows 7
    geht firefox
    brauche ich ein programm zum installieren
    auf meinem bildschirm ist alles so klein
    ich sehe schlecht, geht das größer
    schriftgröße ändern
    i siehg des ned, is so kloa gschriem
    gibt es eine druckversion
    anleitung ausdrucken
    Handbuch als PDF
    alles so hell hier, kann man das dunkel machen
    zoom
    passt das auf ein tablet
    edge oder chrome
    alter laptop reicht der
    kontrast erhöhen
    `),
  'mail-genuine': lines(`
    ist die mail echt
    ist das phishing
    ich hab eine komische mail von euch bekommen
    Stammt diese Nachricht wirklich von Ihnen?
    hab nen code gekriegt aber nix angefordert
    warum schickt ihr mir einen code ich hab nichts gemacht
    da will jemand meinen code wissen
    jemand am telefon fragt nach meinem code
    Wie erkenne ich, dass eine E-Mail echt ist?
    von welcher adresse schickt ihr mails
    absender eurer mails
    mail mit link soll ich draufklicken
    soll ich auf den link in der mail klicken
    is de mail echt von eich
    is die mail echt oder betrug
    Es gibt gefälschte Mails in Ihrem Namen, oder?
    Ich soll in einer Mail meine Kartendaten bestätigen
    Fragen Sie per Mail nach Passwörtern?
    Ich habe eine Mail bekommen, dass jemand mein Passwort ändern will
    ein anruf von google wegen der bewertung, seid ihr das
    da ruft einer an und sagt er ist von euch
    unbekannte mail mit zahlencode
    meine oma hat eine mail mit einem code bekommen, darf sie da draufklicken
    spam in eurem namen
    `),
  language: lines(`
    warum ist manches auf englisch
    wieso sind texte englisch
    da steht was auf englisch
    sprichst du englisch
    könnt ihr auch türkisch
    gibt es die seite auf englisch
    andere sprache
    kann ich auf russisch schreiben
    welche sprachen sprecht ihr
    sprache umstellen
    mein deutsch ist nicht gut
    ich kann nicht gut deutsch
    versteht ihr polnisch
    auf italienisch bitte
    gibts das auch auf arabisch
    english version
    website sprache ändern
    nur deutsch?
    antwortest du auch in anderen sprachen
    kann man die seite auf englisch umstellen
    gibts die seite in anderen sprachen
    wo ändere ich die sprache
    kann ich auf türkisch schreiben
    auf englisch möglich
    `),
  'two-accounts': lines(`
    zwei konten möglich
    kann ich zwei accounts haben
    habe mich zweimal registriert
    aus versehen doppelt angemeldet
    ich habe zwei konten mit verschiedenen mails
    konten zusammenlegen
    Lassen sich zwei Konten zusammenführen?
    doppeltes konto
    für jede firma ein eigenes konto
    brauche ich für die zweite firma ein neues konto
    ein konto privat und eins für die firma
    hob mi zwoamoi ogmeldt
    i han zwoi konte
    meine frau hat auch ein konto, kann man das verbinden
    konto doppelt angelegt
    zweites konto aufmachen
    zweiter account unter anderer mail
    mein mann hat schon ein konto bei euch
    mehrere konten verwalten
    welches von meinen beiden konten hat das abo
    das abo ist im falschen konto
    abo auf anderes konto verschieben
    `),
};
