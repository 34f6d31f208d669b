import { lines, type Paraphrases } from './paraphrases.ts';

/** What is done with data. */
export const privacyParaphrases: Paraphrases = {
  'data-protection': lines(`
    was macht ihr mit meinen daten
    datenschutz
    sind meine daten sicher
    dsgvo konform?
    verkauft ihr meine daten
    wo liegen die daten
    welche daten speichert ihr
    datenschuts
    datenschutzerklärung wo
    von wann ist die datenschutzerklärung
    wie schützt ihr meine daten
    datensicherheit
    wer bekommt meine daten
    an wen gebt ihr daten weiter
    hostinganbieter wer
    wofür nutzt ihr meine angaben
    auftragsverarbeiter
    habt ihr einen datenschutzbeauftragten
    wos passiert mit meine daten
    speichert ihr meine ip adresse
    werden meine ip adressen protokolliert
    rechtsgrundlage der verarbeitung
    muss ich daten angeben
    kann ein anderer kunde meine daten sehen
    wie sind meine daten gesichert
    kann eure konkurrenz oder ein anderer kunde meine anträge sehen
    sehen fremde meine bewertungen bei euch
    was habt ihr von mir gespeichert
    verhökert ihr meine daten
    welche angaben hebt ihr von mir auf
    `),
  'who-reads': lines(`
    kann jeder meine bewertungen hier sehen
    ko do a jeda neischaun
    derf des jeda lesn
    kann jeder sehen was ich eintrage
    wer sieht meine daten
    wer von euch liest meine sachen
    wer kann das alles sehen
    wer hat meine daten gesehen
    Welche Mitarbeiter haben Einsicht in meine Angaben?
    können eure leute meine nachrichten lesen
    liest da jemand mit was ich eintrage
    Wer hat Zugang zu den Patientenangaben, die ich eingetragen habe?
    hat google zugriff auf mein konto hier
    sehen andere kunden meine bewertungen
    können fremde in mein konto schauen
    wer sieht meine bewertungen
    wer sieht meine unternehmen
    wer kann meine angaben einsehen
    Zugriffsberechtigte Personen
    wer derf des lesen wos i do schreib
    wer kann n dit allet lesen
    wer ko mei zeig lesa
    schaut der chef da auch rein
    unterliegt ihr der schweigepflicht
    Ist Ihr Personal zur Verschwiegenheit verpflichtet?
    wie vertraulich ist das hier
    wird das vertraulich behandelt
    behandelt ihr meine angaben diskret
    Dürfen Ihre Leute mein Konto öffnen?
    sieht ihr alles was ich mache
    haben praktikanten zugriff
    `),
  'data-recipients': lines(`
    wem gebt ihr meine daten
    habt ihr subunternehmer
    welche dienstleister nutzt ihr
    bekommt werbung meine adresse
    wird was weiterverkauft
    liste der auftragsverarbeiter
    wer sind eure unterauftragnehmer
    habt ihr subunternehmer die an meine daten kommen
    welche unterauftragnehmer habt ihr
    wer sind eure auftragsverarbeiter im einzelnen
    wer sieht meine angaben sonst noch außer euch
    wer kriegt außer euch noch meine angaben
    Nennen Sie mir bitte Ihre Auftragsverarbeiter.
    an wen gehen meine daten
    wem gebt ihr das weiter was ich eingebe
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
  'third-countries': lines(`
    server in deutschland?
    gehen daten in die usa
    werden daten in amerika verarbeitet
    werden daten ins ausland übertragen
    gehen meine daten ins ausland
    Werden personenbezogene Daten außerhalb der EU verarbeitet?
    drittland
    usa datentransfer
    landen die daten in amerika
    bekommt google usa meine daten
    sind eure server in europa
    stehen die server in deutschland
    wo werden die daten verarbeitet in der eu oder nicht
    Liegen Standardvertragsklauseln vor?
    gibt es eine übermittlung in unsichere drittstaaten
    nutzt ihr amerikanische cloud
    aws oder azure?
    Datenübermittlung in die Vereinigten Staaten
    bleiben meine daten in deutschland
    kimmt do wos nach amerika
    gehen die daten nach china
    privacy shield
    Serverstandort
    hosting in der eu?
    bei welchem anbieter liegen die server
    `),
  'processing-contract': lines(`
    habt ihr einen av vertrag
    AVV
    auftragsverarbeitung
    Bekommen wir einen Vertrag nach Art. 28 DSGVO?
    Schließen Sie mit uns eine Vereinbarung zur Auftragsverarbeitung?
    unser datenschutzbeauftragter will einen avv
    wir brauchen für die dsgvo einen vertrag mit euch
    gebt ihr daten an die polizei
    Geben Sie Daten an Behörden heraus?
    kann das finanzamt bei euch daten abfragen
    Herausgabe von Nutzerdaten an Staatsanwaltschaft
    Auskunftsersuchen von Behörden
    gericht will daten von euch, gebt ihr die
    Haben Sie einen Datenschutzbeauftragten?
    wer ist euer datenschutzbeauftragter
    Wer ist verantwortliche Stelle für den Datenschutz?
    an wen wende ich mich mit datenschutzfragen
    verzeichnis der verarbeitungstätigkeiten
    technisch organisatorische maßnahmen
    TOM liste
    Sind Sie Auftragsverarbeiter oder Verantwortlicher?
    gemeinsame verantwortlichkeit
    `),
  encryption: lines(`
    ist das verschlüsselt bei euch
    verschlüsselte speicherung?
    welcher algorithmus
    ende zu ende verschlüsselt?
    liegen die daten im klartext in der datenbank
    wie schützt ihr die daten technisch
    verschlüsselung der belege
    eigener schlüssel pro konto?
    tls
    kryptografie
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
  'data-export': lines(`
    daten auf papier
    ausdruck meiner daten
    kann ich alles was ihr von mir habt ausgedruckt bekommen
    daten als ausdruck oder datei
    meine daten herunterladen
    datenexport
    wie kann ich meine daten exportieren
    auskunft nach artikel 15
    kopie meiner daten
    dsgvo auskunft
    alle daten als datei
    export
    was habt ihr über mich gespeichert
    datenauskunft bitte
    Ich verlange Auskunft über meine personenbezogenen Daten
    daten mitnehmen
    datenübertragbarkeit
    daten runterladen
    wo kann i meine datn runterladn
    json export
    backup meiner daten
    kann ich meine bewertungen exportieren
    alles was ihr von mir habt schicken
    selbstauskunft
    datei mit meinen daten
    kann ich meine historie sichern
    kann ich alle meine bewertungen exportieren
    in welchem format bekomme ich meine daten
    kann ich eine kopie ziehen bevor ich lösche
    wo lade ich meine daten herunter
    kann ich meine daten mitnehmen
    daten zu einem anderen anbieter umziehen
    kann ich alles vorher sichern
    alle meine bewertungen als datei
    historie herunterladen
    meine bewertungen sichern bevor ich lösche
    unser datenschutzbeauftragter will alles als datei
    alles was gespeichert ist als datei bekommen
    daten vorher sichern
    daten sichern
    kann ich vorher alles runterladen
    meine sachen mitnehmen bevor ich gehe
    vorher noch alles abspeichern
    datei mit all meinen angaben
    `),
  'data-rights': lines(`
    welche rechte habe ich bei meinen daten
    meine rechte nach dsgvo
    wo kann ich mich über datenschutz beschweren
    aufsichtsbehörde
    datenschutzbehörde beschwerde
    widerspruch gegen datenverarbeitung
    berichtigung meiner daten
    recht auf berichtigung
    einschränkung der verarbeitung
    betroffenenrechte
    wer ist verantwortlich für den datenschutz
    An wen wende ich mich wegen Datenschutz?
    Ich bin Verfasser einer Bewertung, welche Rechte habe ich?
    ich wurde gemeldet und will wissen was über mich gespeichert ist
    automatisierte entscheidungen
    trefft ihr automatische entscheidungen über mich
    der verarbeitung widersprechen
    datenschutzrechte
    falsche daten berichtigen lassen
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
    auskunftsersuchen
    welche behörde ist für datenschutz zuständig
    wo beschwere ich mich wegen datenschutz
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
    jemand hat mich über euch gemeldet was wisst ihr von mir
    ein wirt hat meine bewertung über euch gemeldet darf ich auskunft
    welche daten von dem rezensenten speichert ihr
    was speichert ihr über den verfasser
    wie lange speichert ihr den namen des verfassers
    `),
  'automated-decisions': lines(`
    wer bearbeitet meinen fall
    wer ist mein sachbearbeiter
    wer kümmert sich um meinen antrag
    bearbeitet das ein mensch oder ein programm
    wer bei euch hat meinen antrag
    Wer ist für meinen Vorgang zuständig?
    macht das ein roboter oder ein mensch
    entscheidet eine ki über meinen fall
    wer schaut sich meinen antrag an
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
  'server-logs': lines(`
    speichert ihr die ip
    wird meine ip geloggt
    welche protokolle führt ihr
    loggt ihr was ich anklicke
    steht meine mail in den logs
    wie lange bewahrt ihr serverlogs auf
    kann man sehen wann ich auf der seite war
    zugriffsprotokoll
    zeichnet ihr meinen besuch auf
    hashwert meiner ip
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
  cookies: lines(`
    nutzt ihr cookies
    cookies
    tracking
    google analytics?
    werbung auf der seite
    cookie banner fehlt
    setzt ihr tracker ein
    warum kein cookie hinweis
    messt ihr mein verhalten
    was wird in meinem browser gespeichert
    local storage
    was speichert ihr im browser
    muss ich cookies zustimmen
    verwendet ihr trackingpixel
    zählpixel in mails
    kekse
    reichweitenmessung
    analysiert ihr besucher
    third party scripts
    facebook pixel
    habts ihr cookies
    trackt ihr mich
    werd ich hier getrackt
    verfolgt ihr was ich anklicke
    kuckies
    cooki
    setzt ihr kukis
    `),
  'chat-privacy': lines(`
    wie lösche ich den chat
    kann ich den chatverlauf löschen
    chat wieder löschen
    diese nachrichten löschen
    wird der chat gespeichert
    wer liest hier mit
    liest das jemand
    sind meine nachrichten vertraulich
    wie lange wird der chat aufgehoben
    kann ich den chatverlauf löschen
    wird der chat zum training einer ki genutzt
    gehen meine nachrichten an openai
    nutzt ihr chatgpt für den chat
    Welches KI-Modell steckt dahinter?
    werden meine nachrichten an einen ki anbieter geschickt
    sieht euer team meinen chat
    chat als besucher wie lange gespeichert
    wird das gespräch aufgezeichnet
    chatprotokoll
    was passiert mit dem was ich hier schreibe
    ist der chat sicher
    kann ich hier sensible dinge schreiben
    speichert ihr was ich hier schreib
    trainiert ihr eine ki mit meinen daten
    auf welchem server läuft die ki
    lest ihr mit
    chat gespeichert?
    trainiert ihr mit meinen chats
    werden meine texte zum lernen benutzt
    nutzt ihr meinen chat als trainingsdaten
    wie lange bleibt dieses gespräch gespeichert
    wie lange speichert ihr den chat
    wie lange liegt der chat auf dem server
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
};
