import { lines, type Paraphrases } from './paraphrases.ts';

/** What a seventh round of strangers asked, in other words than theirs: new topics, and known ones put in unknown ways. */
export const askedAnewParaphrases: Paraphrases = {
  'who-sends': lines(`
    schickt ein programm das raus oder ein mensch
    läuft die übermittlung an google automatisch
    macht das bei euch eine software oder jemand von hand
    wer drückt bei euch auf absenden
    geht mein antrag vollautomatisch raus
    sitzt da jemand der das an google weiterleitet
    werden die anträge händisch eingereicht
    ist das ein automat der die meldung verschickt
    bearbeitet ein mitarbeiter meinen antrag
    wer leitet das an google weiter, mensch oder maschine
    schickts ihr des selber oder macht des da computer
    reicht das ein roboter bei google ein
  `),
  'form-time': lines(`
    wie viel zeit geht für so einen antrag drauf
    wie lange sitze ich an einem löschantrag
    wie viele minuten braucht man für das formular
    ich hab wenig zeit, wie lang dauert das eintragen
    ist ein antrag schnell ausgefüllt
    wie aufwendig ist das ausfüllen
    schaff ich das eintragen in der mittagspause
    dauert das eingeben lange
    wie lange brauche ich für eine meldung bei euch
    was für ein zeitaufwand ist das pro bewertung
    wia lang brauch i für so a formular
  `),
  'case-history': lines(`
    mein mitinhaber zweifelt ob ihr das am 3.2. wirklich abgeschickt habt, wie beweise ich es
    womit zeige ich meinem chef dass ihr es eingereicht habt
    wo kann ich sehen was bei einem bestimmten antrag schon alles getan wurde
    wo lese ich was in einem vorgang schon passiert ist
    wo sehe ich was mit meinem antrag bisher passiert ist
    welche schritte habt ihr bei dem antrag schon gemacht, wo steht das
    gibt es ein protokoll zu jedem antrag
    wo finde ich den ablauf eines einzelnen vorgangs
    wo steht was ihr alles unternommen habt
    kann man die historie eines antrags ansehen
    wie weise ich meinem partner nach, dass ihr den antrag abgeschickt habt
    womit kann ich belegen wann ihr eingereicht habt
    mein teilhaber will schwarz auf weiß sehen, wann ihr das gemeldet habt
    chronik zu einem fall
    wo lese ich nach wann ihr das losgeschickt habt
    gibt es zu jedem fall eine liste der schritte
  `),
  'late-evidence': lines(`
    kann ich einen beleg auch später noch dazulegen
    der antrag ist schon bei google und nun habe ich eine quittung gefunden
    ist es zu spät um noch beweise nachzureichen
    jetzt erst ist der lieferschein aufgetaucht, kann der noch rein
    antrag läuft schon, darf ich trotzdem noch ein foto hinzufügen
    ich hab nachträglich einen nachweis gefunden
    geht nachträglich noch was an unterlagen
    kann man nach dem absenden noch etwas ergänzen
    hab den bon erst heute gefunden, was jetzt
    neues beweismittel aufgetaucht obwohl schon übermittelt
    no an beleg gfundn, kann i den nachreichen
  `),
  faster: lines(`
    kann ich gegen geld schneller drankommen
    gibt es eine eilbearbeitung
    was kostet es extra wenn es schneller gehen soll
    kann man die sache beschleunigen
    gibt es einen express tarif
    ich zahle gern mehr wenn es dafür flotter geht
    geht das auch bevorzugt
    komme ich mit einem aufschlag früher dran
    bitte um vorrangige bearbeitung
    gehts a schneller wenn i mehr zahl
    ist eine vorzugsbehandlung möglich
    kann man priorität kaufen
  `),
  'many-reports': lines(`
    wenn ich meine bekannten auch noch melden lasse, wird es dann schneller
    zehn leute melden dieselbe bewertung, geht das fixer
    bringt es was wenn meine mitarbeiter die bewertung auch melden
    sollen alle meine bekannten die rezension bei google melden
    wirkt es besser wenn viele dieselbe bewertung melden
    hilft es wenn die ganze verwandtschaft mitmeldet
    erhöht sich der druck wenn mehrere sie melden
    wenn zwanzig leute auf melden klicken, kommt sie dann eher weg
    ich lass meine stammgäste alle melden, ist das sinnvoll
    reicht eine meldung oder besser mehrere
    kann ich die bewertung zusätzlich selbst bei google melden
    macht es einen unterschied wie viele melden
  `),
  'find-author': lines(`
    könnt ihr rausfinden wer das geschrieben hat
    wer verbirgt sich hinter dem namen
    ich will wissen wie der verfasser wirklich heißt
    gibt google euch den echten namen
    anonyme bewertung, lässt sich die person ermitteln
    findet ihr die identität des schreibers raus
    habt ihr möglichkeiten den urheber festzustellen
    wie komme ich an die adresse von dem der das geschrieben hat
    fake profil, wer ist das in echt
    deckt ihr auf wer hinter so einem pseudonym steht
    kimmt ma dahinter wer des gschriebn hod
    könnt ihr die ip vom bewerter ermitteln
  `),
  'not-at-google': lines(`
    bei mir im profil hängt ein widerliches bild von einem gast, kann man das löschen lassen
    jemand hat nur ein foto hochgeladen ohne bewertung, geht das bei euch
    wir schließen den betrieb, nehmt ihr den kompletten eintrag aus google
    firmeneintrag bei google ganz löschen
    bewahrt ihr mich davor dass neue schlechte dazukommen
    schützt ihr vor neuen negativen rezensionen
    könnt ihr den bewerter bei google sperren
    kann man das konto von dem bei google blockieren lassen
    ich möchte dass der nie wieder bewerten darf
    könnt ihr unser komplettes google profil löschen
    laden ist geschlossen, nehmt ihr den eintrag bei google raus
    kann ich ein bild in meinem google profil löschen lassen
    ein fremder hat ein peinliches foto bei uns hochgeladen, könnt ihr das melden
    auf google ist ein falsches video von uns, geht das auch über euch
    könnt ihr schlechte bewertungen von vornherein verhindern
    sorgt ihr dafür dass keiner mehr schlecht bewertet
    schutz vor künftigen schlechten bewertungen
    kann man die bewertungsfunktion bei google abschalten
    könnt ihr eine frage in meinem profil entfernen
    könnt ihr die öffnungszeiten bei google ändern
    helft ihr auch gegen bilder statt bewertungen
  `),
  'google-relation': lines(`
    habt ihr wenigstens einen guten draht zu google oder seid ihr partner
    offizieller google partner oder nicht
    habt ihr gute beziehungen zu google
    arbeitet ihr mit google zusammen oder seid ihr offizieller partner
    habt ihr bei google einen ansprechpartner
    könnt ihr mal bei google anrufen und druck machen
    macht denen bei google mal beine
    kennt ihr jemanden bei google
    habt ihr einen sonderzugang zu google
    seid ihr von google zertifiziert
    habt ihr einen kurzen dienstweg zu google
    telefoniert doch mal mit google
    gehört ihr zu google
    ruafts hoid amoi bei google o
  `),
  interfaces: lines(`
    habt ihr eine api
    kann man das an unser kassensystem anbinden
    gibt es eine anbindung an buchhaltungssoftware
    lässt sich das mit unserem crm verbinden
    habt ihr eine schnittstelle für agenturen
    integration in unsere praxissoftware möglich
    kann unsere it das automatisch abrufen
    gibt es einen webhook
    könnt ihr euch mit unserem hotelprogramm verbinden
    rest schnittstelle vorhanden
    zapier oder sowas
  `),
  'auto-import': lines(`
    holt ihr die bewertungen selbst von google ab
    erkennt ihr neue bewertungen automatisch
    muss ich jede neue rezension von hand eintragen
    seht ihr es wenn jemand neu bewertet
    überwacht ihr unser profil auf neue bewertungen
    werden neue rezensionen automatisch übernommen
    tauchen neue google bewertungen von allein bei euch auf
    synchronisiert sich das mit google
    muss ich das abtippen oder zieht ihr das rein
    gibt es eine automatische überwachung
    meldet ihr mir neue schlechte bewertungen
  `),
  'after-the-end': lines(`
    kann ich nach vertragsende noch in meine alten anträge schauen
    was passiert mit meinen fällen wenn das abo vorbei ist
    bleibt mein konto nach dem abo bestehen
    sind meine vorgänge nach der kündigung noch sichtbar
    komme ich nach dem ende noch rein
    ist nach dem abo alles weg oder kann ich noch nachsehen
    kann ich mich nach ablauf noch einloggen und die alten sachen lesen
    verliere ich den zugriff wenn der vertrag endet
    was wird aus den akten wenn ich kein kunde mehr bin
    sehe ich hinterher noch die erledigten bewertungen
  `),
  'e-invoice': lines(`
    bekomme ich elektronische rechnungen von euch
    elektronische rechnung
    unser steuerberater akzeptiert ab jetzt nur noch elektronische rechnungen, bekommt ihr das hin
    keine bilder oder scans mehr, nur e-rechnung, geht das bei euch
    stellt ihr e-rechnungen aus
    unser steuerbüro will nur noch elektronische rechnungen
    könnt ihr xrechnung
    geht zugferd
    die buchhaltung nimmt keine eingescannten rechnungen mehr
    wir brauchen rechnungen im elektronischen format
    ist die rechnung maschinenlesbar
    seid ihr auf die e-rechnungspflicht vorbereitet
    wir dürfen keine papierrechnung mehr annehmen
    in welchem format kommt die rechnung
    pdf reicht unserem steuerberater nicht, habt ihr was elektronisches
    kommt die rechnung mit der post oder digital
  `),
  'papers-needed': lines(`
    braucht ihr einen gewerbeschein von mir
    muss ich einen ausweis vorlegen
    welche dokumente wollt ihr vor vertragsabschluss
    muss ich nachweisen dass ich ein unternehmen habe
    wollt ihr einen handelsregisterauszug
    welche nachweise braucht ihr zum abschluss
    muss ich etwas einscannen bevor ich kunde werde
    prüft ihr meine identität
    was muss ich einreichen um das abo zu bekommen, papiere und so
    verlangt ihr eine gewerbeanmeldung
  `),
  authority: lines(`
    wo kann ich mich offiziell über euch beschweren
    welche behörde beaufsichtigt euch
    an welche stelle wende ich mich mit einer beschwerde über euch
    wer ist eure aufsichtsbehörde
    bei welchem amt kann man euch melden
    gibt es eine datenschutzbehörde die für euch zuständig ist
    wer kontrolliert euch
    offizielle beschwerdestelle
    wo beschwere ich mich amtlich
    landesdatenschutzbeauftragter für euch
  `),
  'legal-basis': lines(`
    mit welchem recht speichert ihr die namen meiner gäste
    auf welcher grundlage verarbeitet ihr die daten der bewerter
    welcher artikel der dsgvo erlaubt euch das
    dürft ihr die namen von kunden überhaupt speichern
    rechtsgrundlage der verarbeitung
    ist das datenschutzrechtlich erlaubt die namen der verfasser einzutragen
    worauf stützt ihr die verarbeitung
    berechtigtes interesse oder einwilligung
    ich gebe bei euch fremde namen ein, darf ich das nach dsgvo
    nach welchem paragraphen dürft ihr gästedaten haben
  `),
  'chat-training': lines(`
    trainiert ihr eure ki mit meinen texten
    werden meine nachrichten zum lernen benutzt
    lernst du mit wenn ich hier schreibe
    nutzt ihr meine eingaben für ein ki-modell
    fließen meine fragen in ein training ein
    wird aus meinem chat gelernt
    bekommt openai meine nachrichten
    verwendet ihr die chats um die ki besser zu machen
    merkst du dir was ich schreibe um zu lernen
    dient mein text als trainingsmaterial
  `),
  'chat-free': lines(`
    läuft hier eine uhr mit, kostet das gerede was
    muss ich fürs plaudern hier bezahlen
    kostet mich das chatten was
    muss ich für die fragen hier zahlen
    ist der chat gratis
    zahl ich pro nachricht
    ist die beratung hier umsonst
    läuft hier die uhr
    entstehen mir durch diese unterhaltung kosten
    ist das fragen kostenfrei
    wird das gespräch berechnet
    kost des schreim do wos
  `),
  'how-to-write': lines(`
    muss ich in stichworten schreiben
    kann ich normal mit dir reden
    verstehst du auch längere sätze
    muss ich auf rechtschreibung achten
    darf ich dialekt schreiben
    soll ich alles klein schreiben
    kann ich mehrere fragen auf einmal stellen
    muss ich bestimmte befehle eingeben
    wie frage ich dich am besten
    reicht es wenn ich einfach drauflos schreibe
    versteht der chat umlaute
  `),
  'password-in-chat': lines(`
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
  price: lines(`
    was wird uns monatlich vom konto abgezogen wenn wir kunde werden
    meine buchhalterin fragt was ihr im monat nehmt
    welcher betrag geht jeden monat vom geschäftskonto weg
    was zahlen wir im monat wenn wir einsteigen
    mei frau macht d buchhaltung und wui wissn wos des im monat kost
    was würde meinem vater das im ersten jahr kosten
    wat kost dat in maand
    wat köst dat bi jo
    grüezi, was choschtet das im monet
    was machts im monat aus
  `),
  vat: lines(`
    welchen nettobetrag trage ich fürs ganze jahr in die planung ein
    jahressumme netto fürs budget
    ist in den 708 die steuer schon drin
    für die kalkulation brauch ich den preis ohne steuer im jahr
    wie viel ist das jährlich netto
    zwölf mal 59, kommt da noch umsatzsteuer drauf
  `),
  unlimited: lines(`
    jetzt hab ich schon elf stück gemeldet diesen monat, zahl ich am schluss mehr
    bei vielen anträgen im monat am ende eine höhere rechnung
    zwölf eingereicht, wirds dann teurer
    hab diesen monat schon viele eingereicht, kostet das jetzt mehr
    wird es teurer wenn ich noch mehr anträge stelle
    muss ich bei mehr als zehn anträgen draufzahlen
    schon fünfzehn gemeldet, kommt eine extra rechnung
    wir haben mehrere läden, zahlen wir mehrfach
    drei standorte, dann auch dreifacher preis
    zwei restaurants und ein hotel, fällt die gebühr mehrmals an
    jede filiale extra bezahlen oder einmal für alle
  `),
  'fee-on-success': lines(`
    andere nehmen nur geld wenn es klappt, ihr auch
    muss ich nur bei gelungener löschung zahlen
    euer kleingedrucktes sagt nur bei erfolg, ihr verlangt aber monatlich
  `),
  'companies-only': lines(`
    wir sind in österreich, geht das für uns
    firma in wien, können wir mitmachen
    schweizer ag, dürfen wir auch
    betrieb in südtirol, italienische gesellschaft
    wir sitzen in luxemburg
    gilt das für eine gmbh aus graz
    mir san aus tirol, nehmts ihr uns
    unser sitz ist in basel, chefin ist deutsche
    unternehmen im ausland
    wir sind eine französische firma im elsass
    geht das auch mit einer limited in london
    wir sind ein bestatter, dürfen wir mitmachen
    nehmt ihr auch tattoostudios
    auch für erotikbetriebe
  `),
  'own-subscription': lines(`
    wann ist endgültig schluss mit uns beiden
    wann ist es endgültig vorbei
    bin ich schon kunde bei euch
    habe ich schon ein laufendes abo
    zahle ich schon oder noch nicht
    wann ist es mit uns endgültig aus
    wann bin ich euch los
    welcher tag ist mein letzter bei euch
    bis wann darf ich noch anträge stellen, gekündigt habe ich
    wie lange kann ich euch noch nutzen nach meiner kündigung
    wann trennen sich unsere wege
    wann ist schluss mit dem vertrag, gekündigt ist schon
    wann endet bei mir die laufzeit
    wie lange bin ich noch dabei
  `),
  'own-notice': lines(`
    wann komme ich frühestens aus dem vertrag raus
    was ist der früheste termin zum aussteigen bei mir
  `),
  'own-next-invoice': lines(`
    werde ich bis zum ende noch belastet
    bucht ihr bis vertragsende weiter ab
    muss ich nach der kündigung noch weiterzahlen
    zahle ich trotz kündigung noch
    geht die abbuchung bis zuletzt weiter
  `),
  'own-open-invoice': lines(`
    ist bei mir noch etwas zu begleichen bevor ich weg bin
    bin ich euch noch was schuldig
    hab ich alles bezahlt
    habe ich noch außenstände bei euch
    schulde ich euch noch geld zum abschied
    was ist mit der rechnung die noch offen ist
    welche rechnung habe ich noch nicht bezahlt
    welche rechnung ist offen
    welche rechnungen sind noch offen
  `),
  'own-overview': lines(`
    wie viele schweben noch
    wie viele stehen bei mir noch aus
    wie viele sind noch offen von meinen
    wie viele hängen noch in der luft
    welche meiner bewertungen sind schon weg, mit namen
    zähl mir die gelöschten auf
    wer ist bei mir schon alles gelöscht
    nenn mir alle die ihr weggekriegt habt
    wie viele von meinen sind noch nicht entschieden
    wann wurde die letzte gelöscht und wie viele sind noch offen
    liste mal die erledigten auf
  `),
  'own-cases': lines(`
    worauf warten meine anträge noch
    auf was warten meine löschanträge gerade
    worauf warten die anträge von mir
    welcher von meinen anträgen liegt am längsten rum
    welcher antrag hängt bei mir schon am längsten
    was wartet bei mir am längsten auf eine antwort
    wann fragt ihr bei meinen offenen nach
    wann hakt ihr wegen meiner anträge nach
    an welchem tag fragt ihr bei google wegen meiner nach
  `),
  devices: lines(`
    wieso werde ich immer ausgeloggt
    gestern war ich noch drin und heute soll ich das passwort wieder eingeben
    ihr werft mich dauernd raus
    warum muss ich jeden morgen neu rein
    nach einer nacht bin ich immer abgemeldet
    ich fliege ständig aus dem konto
  `),
  push: lines(`
    kriegt mein handy eine meldung wenn etwas gelöscht wird
    kann mein telefon klingeln wenn sich was tut
    bekomme ich eine mitteilung aufs smartphone bei neuem stand
    vibration am handy bei änderung
    kommt was auf meine uhr wenn sich der status ändert
    kann ich eine benachrichtigung auf den sperrbildschirm bekommen
  `),
  notifications: lines(`
    eure mails sind mir zu viel, wie stelle ich die ab
    ich will keine mail bei jedem status mehr
    die ständigen nachrichten zu den anträgen nerven, abschalten
    wie krieg ich die mails über meine anträge weg
    bekomme ich die änderungen auch per whatsapp
    schickt ihr mir auch eine sms
    zu viele emails von euch
  `),
  'verification-code': lines(`
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
  `),
  password: lines(`
    mein kennwort hatte fünf stellen und wurde abgelehnt, wie viele muss es haben
    wie viele stellen braucht das passwort
    vier stellen reichen beim passwort nicht, wie viele dann
    wie viele zeichen braucht das passwort mindestens
    mein kennwort war zu kurz, was ist die mindestlänge
    das neue passwort wird nicht angenommen
    mein passwort ist weg, könnt ihr es mir sagen
    zettel mit dem passwort verloren, lest ihr es mir vor
    wie erfahre ich mein jetziges passwort
  `),
  'mail-genuine': lines(`
    mail bekommen dass sich jemand mit meiner adresse registrieren wollte
    laut eurer mail hat wer versucht sich mit meiner adresse anzumelden
    warum schreibt ihr dass es mein konto schon gibt
    ich habe eine nachricht über eine zweite registrierung bekommen
  `),
  'change-email': lines(`
    beim ändern der adresse vertippt, komm ich auf die alte zurück
    neue adresse falsch geschrieben beim wechsel, kann man zurück zur vorigen
    habe eine falsche mailadresse eingetragen, wie komme ich zur alten zurück
    vertippt beim ändern der adresse, lässt sich das rückgängig machen
    neue mail war ein fehler, alte wieder her
    ich will meine vorige mailadresse zurück
  `),
  'change-card': lines(`
    kann ich euch die neue karte hier durchgeben
    soll ich die kartennummer hier schreiben
    ich tippe euch schnell meine neue kreditkarte rein
    neue karte, nummer lautet, könnt ihr die eintragen
  `),
  'invoice-address': lines(`
    da steht mein privater name, das finanzamt erkennt die rechnung so nicht an
    rechnung mit privatname statt firma, bitte ändern
    auf der rechnung steht mein eigener name statt der firma
    die rechnung läuft auf mich privat, muss aber auf die gmbh
    falscher name auf der rechnung, bitte korrigieren
    rechnung muss auf den betrieb ausgestellt sein, bitte umschreiben
  `),
  'change-review': lines(`
    wenn ich einen antrag zurückziehe und es mir anders überlege, ist er dann weg
    angenommen ich nehme einen antrag zurück, kann ich ihn später wieder stellen
    kann ein zurückgezogener antrag wieder aufgemacht werden
    ist nach dem zurückziehen endgültig schluss mit dem antrag
    zurückgezogen und nun doch wieder gewollt, geht das
  `),
  'who-decides': lines(`
    liegt es an euch oder an denen ob es verschwindet
    wovon hängt es ab ob die bewertung verschwindet
    wer hat es in der hand ob sie runter kommt
  `),
  'follow-up': lines(`
    und wenn google nicht reagiert
    was macht ihr wenn keine antwort von google kommt
    google schweigt, was tut ihr dann
    und wenn die sich einfach nicht melden
    was passiert wenn die plattform auf stur schaltet
  `),
  'public-counter': lines(`
    bekommen meine gäste auf google mit dass etwas gelöscht wurde
    merkt man auf der google seite dass eine bewertung weg ist
    sehen meine kunden auf google dass etwas entfernt wurde
    fällt es den leuten auf dass da eine bewertung fehlt
    könnt ihr den hinweis über entfernte bewertungen abschalten
    der vermerk im profil sieht schlecht aus, kann der weg
    erfahren besucher meines profils von der löschung
  `),
  'name-shown': lines(`
    bekommt der nachbar mit dass ich es war
    der kommt aus meinem ort, erfährt er von mir
    kriegt der skatbruder heraus wer ihn gemeldet hat
  `),
  'not-approved': lines(`
    kann ich gegen die ablehnung noch etwas tun
    wie lege ich widerspruch ein
    gibt es nach einer absage noch einen weg
  `),
  platforms: lines(`
    auch bei kununu
    geht auch jameda
    macht ihr auch tripadvisor
    ex-mitarbeiter zieht auf kununu über mich her, könnt ihr da was tun
    wir werden auf trustpilot und google schlecht bewertet
    yelp auch
    booking oder holidaycheck
  `),
  assessment: lines(`
    seit der schlechten bewertung fehlt mir umsatz, kann ich das geld vom verfasser holen
    kann ich mir den verlust von dem schreiber zurückholen
    wann ist so eine bewertung verjährt, sie ist von 2018
    ab wann verjährt das
    ein gast nennt meine lehrlingin mit vollem namen, ist das erlaubt
    dürfen die meine angestellte mit nachnamen nennen
    guck mal ob meine begründung so durchgeht: der kellner war nicht da
    würde das so durchgehen wenn ich schreibe dass wir gar keinen hund haben
    kann ich mir den schaden vom verfasser ersetzen lassen
    der umsatz bricht ein wegen der bewertung, muss der mir das zahlen
    wann verjährt eine alte bewertung
    ist eine sechs jahre alte rezension verjährt
    darf man den namen meiner angestellten in eine bewertung schreiben
    ist das erlaubt dass die meine mitarbeiterin beim namen nennt
    ist google verpflichtet die rache-bewertung zu löschen
    muss google eine bewertung von einem ehemaligen azubi entfernen
    lies mal ob meine begründung so reicht
    schau bitte ob der antrag so durchgeht
    sag mir ob das so als begründung genügt
    entscheidest du ob meine meldung durchgeht
    erfüllt das den tatbestand der beleidigung
  `),
  'others-data': lines(`
    mein schwager ist auch bei euch, sind seine bewertungen weg
    wie läuft es denn bei der konkurrenz nebenan
    ist bei meinem bruder schon was gelöscht, der hat auch ein konto
  `),
  'reviewers-data': lines(`
    ich habe über einen eurer kunden geschrieben und möchte auskunft über meine daten
    ich bin der verfasser einer bewertung, was habt ihr über mich gespeichert
    kein kunde, sondern bewerter: welche daten habt ihr von mir
  `),
  'kept-after-deletion': lines(`
    sind meine rechnungen nach der kontolöschung auch weg
    bleiben die rechnungen wenn ich das konto lösche
  `),
  'processing-contract': lines(`
    brauchen wir einen avv mit euch
    schickt ihr uns einen vertrag zur auftragsverarbeitung
    habt ihr einen avv
    av-vertrag nötig
  `),
  lawyer: lines(`
    könnt ihr mir einen anwalt empfehlen
    kennt ihr einen guten rechtsanwalt
    wen empfehlt ihr als medienanwalt
  `),
  trust: lines(`
    gibt es euch morgen noch
    seid ihr erst seit kurzem da
    wie lange macht ihr das schon
    verschwindet ihr bald wieder
    seit wann gibt es euch
    wie lange seid ihr schon am markt
    wie stark ist eure belegschaft
    wie groß ist euer team
    seid ihr eine große firma
    gibt es euch nächstes jahr noch
    habt ihr referenzkunden aus der gastronomie
    zeigt mal eure referenzen
  `),
  person: lines(`
    ich will den geschäftsführer sprechen
    holt mir den chef
    den vorgesetzten bitte
    ich verlange euren chef
    verbinden sie mich mit der geschäftsleitung
    lass mich mit deinem chef reden
    die antwort war unbrauchbar, gib mir einen von euch
  `),
  machine: lines(`
    wie ist ihr name, herr oder frau
    sind sie herr oder frau
    wie heißt du
    hast du einen namen
    sind sie eine frau oder ein mann
    mit wem hab ich das vergnügen
    wie darf ich sie ansprechen
  `),
  abilities: lines(`
    was kannst du mir sagen und was nicht
    wozu darfst du nichts sagen
    worüber gibst du keine auskunft
    was sind deine grenzen
  `),
  language: lines(`
    kannst du türkisch, mein vater spricht wenig deutsch
    türkçe konuşabilir misin, meine mutter versteht kein deutsch
    sprichst du auch russisch
  `),
  product: lines(`
    was macht ihr genau und was nicht
    überzeug mich, was tut ihr konkret
    mein freund hält euch für schwindler, was leistet ihr denn
  `),
  start: lines(`
    bin registriert, was jetzt, muss ich zahlen
  `),
  availability: lines(`
    welche ausfallzeit sagt ihr vertraglich zu
    wie viel prozent verfügbarkeit steht im vertrag
    wie lange darf der dienst im jahr ausfallen
  `),
  'add-business': lines(`
    welchen link soll ich eintragen, den meiner webseite
    ist mit link meine homepage gemeint oder das google profil
    welcher link gehört ins feld
  `),
};
