import { lines, type Paraphrases } from './paraphrases.ts';

/** For whom it is, and what stands in the contract. */
export const contractParaphrases: Paraphrases = {
  'companies-only': lines(`
    bin privat kann ich mitmachen
    geht das auch als privatperson
    Ich bin kein Unternehmer, kann ich trotzdem ein Abo abschließen?
    nur für firmen oder auch privat
    Kann ich als Verbraucher einen Vertrag mit Ihnen schließen?
    ich bin freiberufler geht das
    Wir sind ein eingetragener Verein, dürfen wir das nutzen?
    Richtet sich das Angebot auch an Kleinunternehmer?
    ich bin hebamme selbstständig, darf ich
    brauch ich einen gewerbeschein
    Können Handwerker bei Ihnen Kunde werden?
    Wer darf bei euch Kunde werden?
    wer kann sich anmelden
    für wen is des gedacht
    für wen ist das angebot
    Bieten Sie das auch Endverbrauchern an?
    meine Oma wurde bewertet, sie ist Privatperson
    Ich möchte eine Bewertung über mich als Privatmann löschen lassen
    Seid ihr nur für Geschäftskunden da?
    B2B oder auch B2C?
    sind auch ärzte und anwälte zugelassen
    Gilt das auch für GbR und Einzelunternehmen?
    muss ich eine firma haben
    Ich habe nur ein Nebengewerbe
    verbraucher oder unternehmer?
    §14 BGB was heißt das für mich
    dürfen vereine das nutzen
    ist das für vereine möglich
    meine firma ist in salzburg
    wir sind aus österreich
    betrieb in der schweiz
    nur deutsche firmen?
    firma im ausland mit filiale in deutschland
    ist das nur für deutschland
    muss i a firma ham
    privatmo darf des a
    kann ich als privatmann mitmachen
    wir sitzen in wien, geht das auch
    ich hab keine firma in deutschland
    unser sitz ist in der schweiz
    nehmt ihr kunden aus dem ausland
    gilt das angebot auch in österreich
    auslandskunden
    unser betrieb liegt in österreich
    wir sind ein hotel in südtirol
    firmensitz in luxemburg
    sitz in liechtenstein und filiale in deutschland
    geht das auch für eine schweizer gmbh
    ich bin arzt, darf ich das nutzen
    dürfen praxen teilnehmen
    ist ein verein auch ok
    als kleinunternehmer möglich
    nebengewerbe reicht das
    ausländische firma
    wir sitzen nicht in deutschland
    i hob a wirtshaus in österreich, derf i mitmacha
    mein lokal ist in linz
    arbeitet ihr nur für firmen
    unsere gmbh ist in straßburg nehmen sie uns
    firmensitz luxemburg geht das
    der bestatter nebenan will auch kunde werden geht das
    ich hab nur einen nebenerwerb als imker komm ich rein
    kleines nebengewerbe reicht das
    ich betreibe einen friedhofsservice geht das bei euch
    könnt ihr für eine tanzschule melden
    ich bin nur kleinunternehmer
    nehmt ihr auch vereine
    mein schwager ist schreiner kann der kunde werden
    ich hab eine gärtnerei nehmt ihr uns auch
    wir sind eine fahrschule geht das
    ich führe eine tierpension ist das auch was für mich
    macht ihr das auch für ärzte
    gilt das für jede branche
    ist das auch was für handwerker
    ich bin hebamme kann ich mitmachen
    nehmt ihr auch kleine betriebe
    könnt ihr einem pflegedienst auch helfen
    sind wir als kirchengemeinde bei euch richtig
    bin nur nebenberuflich selbständig reicht das
    die firma ist in tirol gemeldet nehmt ihr uns
    ich vermiete nur eine ferienwohnung
    privat aber mit google profil geht das
    privat schreibt jemand schlecht über mich, helft ihr da auch
    bin keine firma, über mich als person wird gelogen, nehmt ihr das
    mein schwager hat einen laden in tirol
    betrieb in österreich
    laden in der schweiz geht das
    firmensitz im ausland
    geht des aa in österreich
    geht des au in dr schweiz
    ferienwohnung ohne gewerbe
    ich vermiete privat zimmer
    ist das auch was für ganz kleine läden
    lohnt sich das für einen kleinen laden
    `),
  liability: lines(`
    wer haftet
    haftungsausschluss
    haftet ihr bei fehlern
    wenn ihr was falsch schickt wer haftet
    falsche angaben wer ist schuld
    schadensersatz von euch
    haftungsbeschränkung in den agb
    seid ihr versichert
    übernehmt ihr verantwortung
    Haften Sie, wenn die Bewertung nicht gelöscht wird?
    wer haftet wenn was schief geht
    haftet ihr für schäden
    Wie ist die Haftung geregelt?
    Übernehmen Sie die Haftung für falsche Angaben?
    Was ist, wenn mir durch euch ein Schaden entsteht?
    haftung
    haftungsausschluss
    seid ihr verantwortlich wenn google nicht löscht
    Stehen Sie für die Entscheidung von Google ein?
    Zahlen Sie Schadensersatz wenn der Umsatz einbricht?
    kann ich euch haftbar machen
    Bin ich selbst verantwortlich für die Angaben im Antrag?
    Wer ist für die Richtigkeit der Angaben verantwortlich?
    Wer trägt das Risiko, wenn meine Angaben falsch sind?
    Kann ich Probleme kriegen, wenn ich was Falsches angebe?
    Haftungsbeschränkung in den AGB?
    für was haftet sternklar
    Für welche Schäden kommen Sie auf?
    haftet der betreiber
    steht was zur haftung in euren agb
    wer bezahlt meinen schaden
    Muss ich für meine Angaben geradestehen?
    wenn der verfasser sich wehrt haftet ihr dann
    wie sieht es mit gewährleistung aus
    was passiert wenn meine angaben nicht stimmen
    bin ich haftbar bei falschen angaben
    darf ich auch etwas behaupten was ich nicht sicher weiß
    muss das stimmen was ich als grund angebe
    wer ist verantwortlich für die angaben
    kriege ich ärger wenn ich etwas falsches angebe
    ich bin mir nicht sicher ob er gast war, darf ich es trotzdem angeben
    wer steht dafür gerade
    zahlt ihr mir den schaden
    wenn der mich verklagt, haftet ihr dann
    wenn mich der kunde verklagt wer steht dafür gerade
    stehen sie dafür gerade wenn was passiert
    wer zahlt wenn mich der rezensent verklagt
    ersetzt ihr entgangene kunden
    Haften Sie für Umsatzausfall?
    wer muss geradestehen
    übernehmt ihr den anwalt wenn es ärger gibt
    wer hoft wenn wos schiaf geht
    `),
  'contract-law': lines(`
    welches recht gilt
    gilt deutsches recht
    vertragssprache
    salvatorische klausel
    Gibt es eine Schlichtungsstelle?
    nehmt ihr an schlichtung teil
    kann ich den vertrag ausdrucken
    Anwendbares Recht und Erfüllungsort?
    gilt das bgb
    odr plattform
    streitbeilegung
    nach welchem recht läuft der vertrag
    Gilt deutsches Recht?
    In welcher Sprache wird der Vertrag geschlossen?
    vertragssprache
    Wie lautet die Vertragssprache?
    Gibt es eine Schlichtungsstelle?
    Nehmen Sie an Schlichtungsverfahren teil?
    verbraucherschlichtung?
    Gerichtsstand?
    Was passiert, wenn eine Klausel unwirksam ist?
    salvatorische klausel
    Ist österreichisches Recht anwendbar?
    Ich sitze in Österreich, welches Recht gilt dann?
    welches recht ist anwendbar
    Kann ich mich an eine Schlichtungsstelle wenden?
    anwendbares recht
    wo steht der vertragsinhalt
    Wo kann ich den Vertragstext nachlesen und speichern?
    Kann ich den Vertrag ausdrucken?
    Bekomme ich den Vertragstext zugeschickt?
    Online-Streitbeilegung
    Welche Bestimmungen gelten, wenn ein Teil der AGB ungültig ist?
    ist der vertrag auf deutsch
    nach welchem landesrecht
    welches recht gilt
    wo ist der gerichtsstand
    vor welchem gericht
    wo müsste ich klagen
    zuständiges gericht laut vertrag
    `),
  'terms-change': lines(`
    ist das abo teurer geworden
    habt ihr die preise erhöht
    preis ist gestiegen oder
    Preisanpassung im laufenden Vertrag
    bleibt der preis gleich
    könnt ihr einfach teurer werden
    dürfen die bedingungen einseitig geändert werden
    Können Sie die AGB einfach ändern?
    werde ich informiert wenn sich was an den bedingungen ändert
    wird das irgendwann teurer
    Kann der Preis erhöht werden?
    preiserhöhung
    Wie lange vorher kündigen Sie AGB-Änderungen an?
    wann erfahr ich von neuen agb
    wie werden änderungen angekündigt
    ändern sich die agb öfter
    Muss ich neuen AGB zustimmen?
    was passiert wenn ich den neuen agb nicht zustimme
    Bleibt der Preis stabil?
    wie viel tage vorher sagt ihr bescheid wenn sich die bedingungen ändern
    agb änderung frist
    Darf der Preis im laufenden Vertrag steigen?
    änderung der geschäftsbedingungen
    könnt ihr den vertrag einseitig ändern
    neue vertragsbedingungen ab wann gültig
    bleiben die 59 euro so
    werden die kosten irgendwann angehoben
    AGB-Änderung
    Ankündigungsfrist für Änderungen
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
  'terms-version': lines(`
    welche agb gelten für mich
    Ich brauche die AGB, die ich damals akzeptiert habe
    agb von letztem jahr
    wo stehen die alten geschäftsbedingungen
    Können Sie mir die bei Abschluss gültigen Bedingungen zuschicken?
    haben sich die agb seit meinem abschluss geändert
    Welche Version der Geschäftsbedingungen habe ich bestätigt?
    schicken sie uns bitte die agb als datei
    agb als pdf
    kann ich die agb herunterladen
    Von wann sind die aktuellen AGB?
    datum der agb
    stand der geschäftsbedingungen
    Für unsere Akten benötigen wir die Vertragsbedingungen in der Fassung vom Vertragsbeginn.
    Übersenden Sie uns bitte den Vertragstext
    wo finde ich meinen vertrag schriftlich
    ich hab keinen vertrag in der hand, wo ist der
    gibt es den vertrag auch auf papier
    habe ich überhaupt agb bekommen
    wos für agb hob i do unterschriem
    bekomme ich die bedingungen per mail
    Frühere Fassungen der AGB
    alte agb anzeigen
    wo steht welchen bedingungen ich zugestimmt habe
    `),
  exclusive: lines(`
    darf ich noch eine agentur nehmen
    zweiter anbieter gleichzeitig erlaubt
    ich habe schon einen löschdienst
    ich nutze schon eine reputationsagentur
    Ist Parallelbeauftragung untersagt?
    darf i no an andern nebenbei nehma
    muss ich bei dem anderen erst kündigen
    darf ich selbst bei google melden während ihr dran seid
    kann ich nebenher selber melden
    alleinauftrag
    bin ich exklusiv an euch gebunden
    vertragsstrafe bei exklusivität
    was passiert wenn ich gegen die exklusivität verstoße
    strafe wenn ich noch einen anderen anbieter nehme
    darf ich noch eine andere agentur beauftragen
    Kann ich parallel zu euch einen anderen Löschdienst nutzen?
    darf ich nebenher noch wen anders beauftragen
    Ist eure Beauftragung exklusiv?
    exklusiv was bedeutet das
    Muss ich meinen bisherigen Dienstleister kündigen?
    Ich arbeite schon mit einer Agentur für Bewertungen, geht das zusammen?
    kann ich zwei anbieter gleichzeitig haben
    exklusivität
    exklusivvertrag
    Darf ich daneben selbst bei Google melden?
    Verbieten Sie mir andere Dienstleister?
    Bin ich an euch allein gebunden bei Löschanträgen?
    Ist es erlaubt, während der Laufzeit zu einem Konkurrenten von euch zu gehen?
    andere firma zusätzlich?
    habt ihr ne exklusivklausel
    Was heißt exklusiver Auftrag in den AGB?
    Darf ich ein zweites Unternehmen für die Löschungen engagieren?
    kann man mehrere anbieter nehmen
    neben euch noch ein anderer anbieter erlaubt
    beauftrage gerade schon jemand anderen, problem?
    exclusiv
    `),
  lawyer: lines(`
    i dad gern no an anwalt dazuanehma
    kann i nebenher no zum rechtsanwalt
    darf ein anwalt zusätzlich ran
    darf mein anwalt parallel auch was machen
    seid ihr rechtsanwälte
    Ist bei Ihnen ein Jurist beschäftigt?
    arbeitet bei euch ein anwalt mit
    Worin liegt der Unterschied zwischen Ihnen und einer Kanzlei?
    was macht ein rechtsanwalt anders als ihr
    darf ich nebenbei zum anwalt gehen
    derf i aa zum anwalt geh
    ko i zusätzlich an anwalt einschalten
    Kann meine Anwältin parallel gegen die Bewertung vorgehen?
    Verstößt es gegen den Vertrag, wenn ich zusätzlich eine Kanzlei beauftrage?
    muss ich meinen anwalt abbestellen wenn ich bei euch bin
    habt ihr einen anwalt an der hand
    könnt ihr mir einen rechtsanwalt empfehlen
    Welchen Anwalt empfehlen Sie?
    braucht man für euch noch einen anwalt
    ersetzt ihr den anwalt
    Bieten Sie auch Rechtsberatung an?
    gebt ihr rechtsrat
    macht ihr auch rechtliche beratung
    Sind Sie nach dem Rechtsdienstleistungsgesetz zugelassen?
    Erbringen Sie eine Rechtsdienstleistung?
    fallt ihr unter das RDG
    Sind Sie als Inkasso oder Rechtsdienstleister registriert?
    ich will dass das ein jurist macht
    Kümmert sich bei Ihnen ein Volljurist darum?
    wer prüft das juristisch bei euch
    Mein Rechtsanwalt ist schon dran, geht ihr trotzdem?
    ich hab schon eine kanzlei die das macht, stört euch das
    Übernimmt meine Rechtsschutzversicherung eure Kosten?
    zahlt das die rechtsschutz
    vertretet ihr mich vor gericht
    Vertreten Sie mich auch, wenn es zum Prozess kommt?
    i hob scho an advokatn, derf der weidamacha
    hend ihr en awalt
    habta nen anwalt bei euch sitzen
    Zusammenarbeit mit meiner Kanzlei möglich?
    Kann unser Hausjurist daneben tätig werden?
    schreibt ihr auch unterlassungserklärungen
    setzen Sie auch eine Abmahnung auf
    `),
  trust: lines(`
    ist das seriös, wer steht dahinter
    seid ihr seriös
    ist das hier seriös oder abzocke
    woher weiß ich dass ihr keine betrüger seid
    kann man euch trauen
    Warum sollte ich Ihnen vertrauen?
    Ich bin schon mal auf so eine Firma reingefallen, was ist bei Ihnen anders?
    wie viele kunden habt ihr schon
    Haben Sie Referenzen, bei denen ich nachfragen kann?
    wer nutzt euch denn noch
    gibt es erfahrungsberichte über euch
    Wie lange gibt es Ihre Firma schon?
    seit wann macht ihr das
    habt ihr selber gute bewertungen
    ist das legal was ihr macht
    Sind Sie irgendwo zertifiziert?
    gibt es ein gütesiegel
    habt ihr tüv siegel
    wie gross ist eure firma
    wie viele menschen beschäftigt ihr
    Welche Erfolgsquote können Sie vorweisen?
    wie viel prozent habt ihr denn bisher wegbekommen
    san ihr a ehrliche firma
    kann i eich traun oder is des a schmäh
    seid ihr echt oder fake
    is dit seriös wat ihr macht
    Wollen Sie nur mein Geld?
    wollt ihr bloß abkassieren
    Das klingt mir zu schön, wo ist der Haken?
    wo isch da dr haken
    was ist der haken an der sache
    Ich traue solchen Diensten nicht
    Kann ich mit einem zufriedenen Kunden sprechen?
    Nennen Sie mir Firmen, die mit Ihnen arbeiten
    könnt ihr beweisen dass das was bringt
    warum gerade ihr und nicht ein anderer anbieter
    Was unterscheidet Sie von anderen Anbietern?
    was macht ihr besser als die konkurrenz
    habt ihr nen guten ruf
    `),
  start: lines(`
    ist beim abschluss gleich geld fällig
    wird sofort beim abschluss abgebucht
    ab wann läuft das abo
    wann beginnt der vertrag
    ab wann seid ihr für mich tätig
    wann geht es nach der zahlung los
    Kommt der Vertrag schon mit dem Klick zustande?
    ist der klick verbindlich
    kann ich vor dem bezahlen noch abbrechen
    bekomme ich etwas zugeschickt
    wird was geliefert
    ab wann kann ich melden
    sofort nutzbar nach abschluss
    wann legt ihr los
    muss ich was unterschreiben
    muas i wos unterschreim
    wo unterschreibe ich den vertrag
    brauche ich eine unterschrift für das abo
    muss mein chef unterschreiben
    ab wann gilt das abo
    wann geht es los nach dem abschluss
    Wann beginnt mein Vertrag?
    Ab wann kann ich den Dienst nutzen?
    wann startet mein abo
    Wann kann ich den ersten Antrag stellen?
    Wie kommt der Vertrag zustande?
    wann ist der vertrag geschlossen
    Wann ist mein Abo aktiv?
    kann ich nach dem bezahlen sofort loslegen
    wird das abo sofort freigeschaltet
    Wie schnell wird mein Konto freigeschaltet?
    muss ich auf die freischaltung warten
    ab wann bin ich vertraglich gebunden
    Vertragsbeginn
    Wann steht mein Konto bereit?
    gilt der vertrag ab dem klick auf bezahlen
    Wann kommt der Fernabsatzvertrag zustande?
    bekomm ich eine bestätigung für den abschluss
    Kann ich vor dem Bezahlen noch abbrechen?
    was wenn ich das zahlungsfenster schließe
    wie wird geliefert
    Wie bekomme ich die Leistung geliefert?
    lieferzeit?
    Verschicken Sie etwas?
    `),
  subscribe: lines(`
    wie schließe ich das abo ab
    wo kann ich das abo buchen
    ich will ein abo abschließen
    ich möchte bestellen
    wie werd ich kunde
    Wie melde ich mich für den Tarif an?
    wo ist der button zum abonnieren
    abo bestellen
    wie buch ich das
    Mein Abo wird nicht als aktiv angezeigt
    hab bezahlt aber da steht kein abo
    ich hab gezahlt und es steht immer noch kein abo
    Wie aktiviere ich den Tarif Standard?
    wie komm i zum abo
    ich will loslegen und zahlen wo geht das
    Muss ich gleich ein Abo nehmen?
    Wie läuft der Abschluss ab?
    wie komme ich zum Zahlungsformular
    Abo abschliesen
    wo klicke ich um das abo zu kaufen
    was brauche ich für den abschluss
    kann ich später wieder ein neues abo abschließen
    neues abo nach dem ende
    zuerst abo oder zuerst bewertung
    brauche ich das abo schon am anfang
    ab wann muss ich zahlen
    `),
  partners: lines(`
    ich habe eine agentur und würde gern zusammenarbeiten
    kooperation möglich
    kann ich euch weiterempfehlen gegen provision
    provision für vermittlung
    reseller
    affiliate
    whitelabel
    chat auf meiner homepage einbauen
    wir sind ein verband und suchen einen partner
    vertriebspartner werden
    wir sind eine werbeagentur und würden gern kooperieren
    an wen wende ich mich wegen einer partnerschaft
    habt ihr ein partnerprogramm
    wir möchten euren chat auf unsere seite nehmen
    wie baue ich das widget bei mir ein
    wir betreuen viele restaurants und möchten euch empfehlen, gibt es provision
    affiliate
    können agenturen das für ihre kunden nutzen
    gibt es eine schnittstelle oder api
    warum ist euer chat auf der seite meines webdesigners
    wieso steht dieses chatfenster auf einer fremden seite
    kooperation möglich
    wiederverkäufer
    reseller werden
    white label möglich
    wir sind ein berufsverband und möchten über eine zusammenarbeit reden
    darf ich den chat auf meiner homepage einbinden
    gehört dieser chat zu der seite auf der ich gerade bin
    lizenz für agenturen
    `),
};
