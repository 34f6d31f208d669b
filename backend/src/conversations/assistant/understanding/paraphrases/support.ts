import { lines, type Paraphrases } from './paraphrases.ts';

/** The team, the assistant, and what is around. */
export const supportParaphrases: Paraphrases = {
  'support-hours': lines(`
    wann seid ihr erreichbar
    öffnungszeiten
    seid ihr am wochenende da
    rund um die uhr?
    bis wann kann ich schreiben
    antwortet ihr nachts
    24/7 support?
    wann antwortet ein mensch
    wie lange dauert es bis ein mitarbeiter antwortet
    sonntags jemand da
    arbeitszeiten support
    wann ist jemand da
    feiertags erreichbar
    bürozeiten
    wann seids ihr da
    servicezeiten
    wie schnell antwortet euer team
    ist gerade jemand da
    geschäftszeiten
    wann kann ich mit einer antwort rechnen vom team
    habt ihr auch samstags auf
    um wie viel uhr macht ihr auf
    bekomme ich auch nachts um drei eine antwort
    antwortet ihr auch nach feierabend
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
  contact: lines(`
    kontaktdaten
    kontakt daten
    eure kontaktdaten bitte
    telefonnummer
    habt ihr eine hotline
    kann ich euch anrufen
    wie erreiche ich euch
    email adresse vom support
    kontakt
    wie kann ich euch kontaktieren
    wo kann ich hinschreiben
    ruft mich bitte zurück
    kontaktformular
    wohin mit einer beschwerde
    mailadresse
    wie kann i eich erreichn
    telefonischer support
    kann man bei euch vorbeikommen
    postadresse für briefe
    gibt es einen ansprechpartner
    whatsapp support
    faxnummer
    rückruf bitte
    an welche mail kann ich schreiben
    kundenservice nummer
    telephon
    eure mail bitte
    arbeiten bei euch auch echte leute
    gibt es bei euch überhaupt menschen
    Sitzen da auch richtige Mitarbeiter?
    arbeitet da auch wer echtes bei euch
    habt ihr auch menschliche mitarbeiter
    sind bei euch auch echte menschen beschäftigt
    kann ich bei euch jemanden anrufen
    unter welcher nummer erreich ich euch
    ich telefoniere lieber als zu schreiben
    ich tippe ungern kann ich anrufen
    habt ihr eine telefonnummer
    telefonnummer bitte
    ich will lieber anrufen
    wo klingel ich bei euch durch
    ruft ihr auch zurück
    wie erreich ich euch außer im chat
    e-mail adresse von euch
    habts ihr a telefon
    am telefon erledigen
    kann ich das auch telefonisch machen
    i dad gern oruafa
    ka mr au oruafa
    kann man euch anrufen
    jibts ne nummer
    mit jemandem telefonieren
    ich tu mich schwer mit schreiben, kann ich anrufen
    wer hilft mir wenn ich nicht weiterkomme
    wer hilft mir
    wer hilft mia wenn i ned weida woaß
    wo bekomme ich hilfe
    an wen wende ich mich bei problemen
    `),
  operator: lines(`
    mit wem schließe ich den vertrag
    wer ist mein vertragspartner
    vertragspartner
    wer steckt hinter sternklar
    impressum
    wo sitzt ihr
    agb wo
    wer betreibt die seite
    firmensitz
    adresse vom anbieter
    wer ist der betreiber
    wo finde ich die agb
    wo is des impressum
    handelsregister
    umsatzsteuer id vom betreiber
    wer ist geschäftsführer
    wer ist vertretungsberechtigt
    aus welcher stadt seid ihr
    in welchem ort ist die firma
    seid ihr eine deutsche firma
    wo kommt ihr her
    wer ist mein vertragspartner
    mit wem schließe ich den vertrag
    link zu den geschäftsbedingungen
    bad kreuznach?
    registereintrag
    wo steht ihr im handelsregister
    wo ist eure firma
    Wo hat das Unternehmen seinen Sitz?
    in welcher stadt seid ihr zuhause
    impresssum
    wo steht das kleingedruckte
    wo lese ich die bedingungen
    wo finde ich die rechtlichen seiten
    auf welcher seite steht wie der vertrag zustande kommt
    wo kann ich die agb lesen
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
    wie lautet eure ust-idnr
    wie ist eure umsatzsteuer id
    ich brauch eure ust-id für die buchhaltung
    die umsatzsteuernummer von eurer firma
    Wie lautet Ihre Umsatzsteuer-Identifikationsnummer?
    wo steht eure ustid
    eure ust-idnr bitte
    steuernummer vom betreiber
    wer seid ihr
    wer seid ihr eigentlich
    wer steckt hinter euch
    wer schteckt do drhinter
    wer steckt n dahinter
    wer sind sie überhaupt
    wer sads ihr eigentlich
    `),
  abilities: lines(`
    was kannst du
    wobei hilfst du mir
    was weißt du alles
    was darf ich dich fragen
    welche themen kennst du
    kannst du mir helfen
    wofür bist du da
    was kann der chat
    wos kannst du ois
    hilfe
    liste deiner themen
    was kannst du
    wobei kannst du helfen
    was kann ich dich fragen
    was weißt du
    hilfe
    welche fragen beantwortest du
    was für themen kennst du
    themenliste
    wofür ist der chat
    womit kannst du mir helfen
    was kann der chat
    wos kost du
    welche funktionen hat dieser assistent
    was darf ich dich fragen
    menü
    wo kriege ich hilfe
    `),
  availability: lines(`
    eure seite ist down
    server nicht erreichbar
    ich bekomme fehler 500
    weiße seite
    die seite ist sehr langsam
    ist gerade wartung
    wie zuverlässig ist der dienst
    wie hoch ist die verfügbarkeit
    ausfallzeiten
    störung?
    seite lädt nicht
    die seite geht nicht
    server down
    störung
    ist die seite kaputt
    fehlermeldung
    weiße seite
    wie hoch ist die verfügbarkeit
    verfügbarkeit in prozent
    99 prozent
    ausfall
    die app hängt
    übersicht lädt nicht
    es kommt ein fehler
    ist euer system gerade offline
    knopf funktioniert nicht
    bei mir geht nix
    geht ned
    technisches problem
    formular lässt sich nicht abschicken
    seite ist langsam
    wie oft seid ihr offline
    wie zuverlässig ist die seite
    wartungsarbeiten
    alles hängt
    wie verbindlich sind die 99 prozent
    verfügbarkeit zugesagt?
    wie oft ist die seite nicht erreichbar
    bei mir lädt nichts
    es lädt nicht
    nichts geht mehr auf der seite
    knopf tut nichts
    der knopf reagiert nicht
    beim absenden passiert nichts
    das formular nimmt meine eingabe nicht
    plz wird nicht angenommen
    postleitzahl falsch sagt er
    seite hängt
    lädt nicht
    da geht gar nix
    do geht nix
    des duat net
    fehlermeldung beim speichern
    es kommt immer eine fehlermeldung
    klick und nix passiert
    `),
  machine: lines(`
    bist du echt
    rede ich mit einem menschen
    bist du chatgpt
    welche ki seid ihr
    antwortet hier ein automat
    bist du ein mensch
    bist du ein roboter
    bist du eine ki
    mit wem schreibe ich
    ist das automatisch
    antwortet hier eine maschine
    bist du echt
    sitzt da ein mensch
    wer antwortet mir hier
    chatbot?
    bist du chatgpt
    wie heißt du
    wer bist du
    bist a mensch oder a maschin
    rede ich mit einer maschine
    ist das ein bot
    ki assistent?
    warum steht da ki
    sind sie eine echte person
    sprech ich mit nem computer
    antwortet hier ein mensch oder ein computer
    schreibt hier eine ki
    wird das hier automatisch beantwortet
    ist das ein automat
    tippt da jemand
    unterhalte ich mich mit einem programm
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
    unterhalt ich mich da mit nem automaten
    antwortet hier ein computer
    bist du ein echter
    `),
  person: lines(`
    mensch bitte
    kann ich mit jemandem sprechen
    gib mir einen mitarbeiter
    echte person bitte
    keine ki ich will einen menschen
    verbinde mich mit einem mitarbeiter
    ich möchte mit jemandem vom team schreiben
    menschlicher support
    leite mich weiter
    kann mir bitte ein mensch antworten
    ich brauch einen echten menschen
    mit nem mitarbeiter verbinden
    i mecht mit am menschn redn
    holt mir bitte einen kollegen
    du verstehst mich nicht ich will einen menschen
    mitarbeiter
    ansprechpartner bitte
    ich will keinen bot
    könnte sich jemand persönlich darum kümmern
    bitte einen menschen dazuholen
    kann da jemand von euch drüberschauen
    jemand vom team soll sich melden
    `),
  complaint: lines(`
    ich bin stinksauer
    das ist eine frechheit
    unmöglich so was
    ich bin enttäuscht von euch
    schlechter service
    ihr versteht mich nicht
    die ki ist dumm
    dein bot kapiert nichts
    du verstehst gar nichts
    das war nicht meine frage
    falsche antwort
    das hilft mir nicht weiter
    ihr seid so schlecht
    das ist eine frechheit
    ich bin sauer
    ihr seid betrüger
    abzocke
    bin total unzufrieden
    so ein mistladen
    was für ein saftladen
    das nervt mich
    ich bin sehr enttäuscht von eurem service
    ihr könnt nichts
    du bist nutzlos
    so eine verarsche
    unverschämt
    das ist doch lächerlich
    schlechter service
    ich ärgere mich über euch
    euer dienst ist scheiße
    ihr taugts nix
    ich beschwere mich
    du hilfst mir überhaupt nicht
    das bringt alles nichts mit euch
    euer dienst ist mies
    ihr seid echt schlecht
    miese leistung
    `),
  greeting: lines(`
    hallo
    hi
    guten tag
    moin
    servus
    grüß gott
    guten morgen
    hallo zusammen
    hey
    hallo wie gehts
    guten abend
    grüezi
    tach
    moinsen
    hallöchen
    wie geht's
    na wie gehts dir
    wie geht es ihnen heute
    alles gut bei dir
    moin moin
    guten morgen in die runde
    schon kaffee getrunken
    einen wunderschönen guten morgen
    `),
  thanks: lines(`
    danke
    vielen dank
    super danke
    danke schön
    dankeschön für die hilfe
    ok danke
    alles klar danke
    perfekt
    merci
    das hat mir geholfen
    top danke dir
    passt danke
    tausend dank
    vergelts gott
    cool danke
    ok alles klar
    alles klar passt
    passt so
    gut dann weiß ich bescheid
    okay passt danke
    `),
  farewell: lines(`
    tschüss
    auf wiedersehen
    bis bald
    ciao
    schönen tag noch
    schönen abend
    servus bis dann
    pfiat di
    tschau
    bis später
    `),
  'ask-away': lines(`
    ich habe eine frage
    kann ich was fragen
    ich hätte da mal eine frage
    hallo ich brauche hilfe
    können sie mir helfen
    hab ne frage
    darf ich etwas fragen
    ich brauch hilfe
    hallo ich hab a frog
    eine kurze frage
    ich komme nicht weiter
    ja bitte
    ja gern
    ja gerne bitte
    `),
};
