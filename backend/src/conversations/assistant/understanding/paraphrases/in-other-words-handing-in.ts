import { lines, type Paraphrases } from './paraphrases.ts';

/** Handing in, and what there is to say to it, as it is asked by the way, dictated, or with a story around. */
export const otherHandingInParaphrases: Paraphrases = {
  'add-business': lines(`
    wie besorge ich den profillink auf dem handy
    link von google maps kopieren wie geht das
    maps link finden
    wie hole ich den verweis auf mein profil
    wo find ich den link den ihr von google wollt
    ihr braucht einen link von meinem laden wo krieg ich den her
    wo steht die adresse von meinem google eintrag
    woher nehm ich den profil link
    wie komm ich an den link zu meinem google profil
    ich finde die verlinkung nicht die ihr haben wollt
    wo hol ich bei google diesen teilen link
    wie trag ich mein wirtshaus ein
    wia trog i mei gschäft ei
    wie tu ich meine werkstatt da rein
    wo dua i mein laden nei
    wo dun isch mein lade enei
    mein betrieb steht noch nicht drin wie mach ich das
    noch eine filiale dazu wie geht das
    zweiten standort anlegen
    was gebe ich als google adresse an
    da wird nach einem google link gefragt was ist das
    wie bekomme ich meine firma in die liste
  `),
  'add-review': lines(`
    kein text dabei aber das textfeld ist pflicht
    das textfeld darf nicht leer bleiben was tun
    der hat nichts geschrieben was kommt ins textfeld
    was kommt ins namensfeld wenn er keinen namen hat
    der verfasser heißt nur nutzer was trage ich als namen ein
    der hat nur initialen was schreib ich hin
    den namen kann man nicht lesen was gebe ich an
    welche angabe gehört ins feld verfasser
    welche felder muss ich bei einer bewertung ausfüllen
    was wollt ihr alles zu einer bewertung wissen
    was muss ich alles angeben wenn ich eine melden will
    welche angaben braucht das formular
    was muss in das formular rein
    reicht der text oder braucht ihr den link
    muss der link zur bewertung dabei sein
    ist der link pflicht
    geht das auch ohne link zur bewertung
    ich finde den link zu der bewertung nicht
    was wenn die bewertung null sterne hat
    das feld will eine zahl von eins bis fünf
    kann ich halbe sterne angeben
    muss ich die sterne angeben
    welchen namen schreib ich rein wenn er keinen richtigen hat
    der verfasser nennt sich nur gast was trag ich ein
    muss ich den text wörtlich abschreiben
    kann ich den text rauskopieren und einfügen
    ich will einen melden wo drück ich
    wo kann i den eigebn
    wo muss i des neischreibn
    wo schmeiß ich die schlechte rezension rein
    wo trag ich den typen ein der uns schlecht gemacht hat
    wie kommt die bewertung jetzt zu euch
    wie übermittle ich euch den eintrag
    wie gebe ich einen antrag auf
    und wie melde ich jetzt so ein ding
    muss ich vorher das abo haben um eine einzutragen
  `),
  'many-reviews': lines(`
    massenupload möglich
    stapelweise hochladen geht das
    viele in einem schwung
    sammelantrag
    die haben uns mit vierzig fakes zugemüllt geht das schneller
    gibts was schnelleres als einzeln
    wir wurden mit bewertungen überschüttet alle zusammen melden
    muss ich sechzig stück einzeln abtippen
    ich hab einen ganzen haufen kann ich die auf einmal
    gibt es einen sammelupload
    kann ich euch eine excel liste geben
    geht das auch in einem rutsch
    mehrere auf einmal melden
    zwanzig stück gleichzeitig einreichen
    liste hochladen
    csv datei hochladen
    bei dreißig bewertungen tippe ich mich ja tot
    wie viele gehen auf einmal
    alle auf einen schlag eintragen
  `),
  'change-review': lines(`
    was wenn ich mich beim ausfüllen vertue
    was wenn ich was falsches angebe
    kann ich angaben noch verbessern wenn ich daneben greife
    mir ist noch was eingefallen kann ich das dazuschreiben
    ich möchte zu dem fall noch etwas hinzufügen
    kann ich meine erklärung später ausbauen
    noch ein detail zum antrag nachliefern
    falsche sterne angegeben wie änder ich das
    hab mich beim namen verschrieben
    ich hab was vergessen dazuzuschreiben
    kann ich zu dem antrag noch was nachreichen
    noch eine info nachtragen
    ich will den antrag zurücknehmen
    wir haben uns geeinigt der antrag kann weg
    hat sich erledigt wie stoppe ich den antrag
    doppelt eingereicht wie krieg ich eine weg
    ich hab die falsche bewertung gemeldet
    den grund hab ich falsch gewählt
    kann man im nachhinein den grund wechseln
    vertan beim text wo korrigier ich das
    antrag unvollständig was jetzt
    mir fehlt noch was im antrag
    wie ziehe ich einen antrag zurück
    zurückgezogen und jetzt will ich doch wieder
    ich hab zu schnell auf absenden gedrückt
    datum vergessen kann ich das ergänzen
  `),
  evidence: lines(`
    kann ich eine mail vom kunden anfügen
    schriftverkehr mit dem gast dazulegen
    brief des kunden als nachweis anhängen
    ich hätte einen dienstplan nützt das was
    kassenzettel und kalenderblatt wo lade ich das hoch
    bringt euch ein kassenbon was
    nehmt ihr auch ein video
    kann ich ein video vom vorfall mitschicken
    ich hab eine kameraaufnahme geht die
    geht auch eine sprachnachricht als beweis
    nimmt der upload auch mov oder avi
    kann ich eine tonaufnahme hochladen
    kann ich eine word datei hochladen
    whatsapp verlauf als beleg
    chatverlauf als beweis hochladen
    bildschirmfoto als nachweis
    auf dem foto sind leute drauf ist das ein problem
    darf ich bilder mit gesichtern schicken
    man sieht meine angestellten auf dem bild
    im bild sind andere gäste zu sehen
    muss ich gesichter unkenntlich machen
    muss ich namen auf dem beleg schwärzen
    darf ich eine kundenrechnung als beweis nehmen
    was für beweise wollt ihr sehen
    welche nachweise sind sinnvoll
    was soll ich als beweis mitschicken
    ohne beweise geht es auch
    muss ich was beweisen
    welche dateien gehen
    wie groß darf eine datei sein
    wo häng ich die bilder an
    wo kommt das beweisfoto hin
    kann ich den beleg wieder löschen
    datei zu groß was nun
    ko i a foto mitschicka
  `),
  'more-people': lines(`
    kann mein lehrling das für mich eintragen
    darf meine bürokraft das machen oder muss ich selber
    muss der chef das selber machen
    kann das auch mein mann erledigen
    darf mein sohn in meinem namen melden
    kann ein mitarbeiter die bewertungen eingeben
    ich bin der steuerberater vom laden darf ich mich einloggen
    darf meine sekretärin den zugang benutzen
    kann die agentur sich bei uns einloggen
    eigener zugang für den kollegen
    dürfen wir zu zweit rein
    wer darf das alles eintippen
    muss ich als inhaber selber ran
  `),
  'enter-for-me': lines(`
    ich krieg das nicht hin kann das einer von euch machen
    bin zu alt für sowas macht ihr das für mich
    ich hab es nicht so mit computern
    könnt ihr das für mich ausfüllen
    ich diktier euch das und ihr tragt es ein
    mir ist das zu kompliziert übernehmt ihr das
  `),
  'remove-business': lines(`
    wenn ich ein lokal rausnehme was wird aus dessen bewertungen
    laden zu wie lösche ich den betrieb und was wird aus seinen bewertungen
    was ist mit den bewertungen die an der filiale hängen
    filiale ist zu wie krieg ich die raus
    ein standort existiert nicht mehr wie nehm ich den raus
    wir haben einen laden aufgegeben der soll aus der liste
    was passiert mit den bewertungen wenn ich den betrieb lösche
    firma aus der übersicht entfernen
    einen betrieb wieder rausnehmen
  `),
  platforms: lines(`
    macht ihr auch jameda
    auch kununu
    auch bei tripadvisor
    geht das auch für instagram kommentare
    nur google oder auch booking
    hab ärger auf lieferando könnt ihr da was machen
    und bei ebay kleinanzeigen
    nehmt ihr auch trustpilot
    was ist mit holidaycheck
    auch für den eintrag im branchenbuch
    facebook bewertungen auch
  `),
  'which-reviews': lines(`
    die ist steinalt nehmt ihr die noch an
    nehmt ihr auch uralte bewertungen an
    lohnt ein antrag bei einer alten bewertung
    welche sorte bewertungen nehmt ihr
    da hat einer nur sternchen gegeben und nichts geschrieben zählt das
    nur sternchen hinterlassen
    wie begründe ich das
    gibts vorschläge für die begründung
    was schreib ich als grund
    helft ihr mir bei der begründung
    reicht eine sternebewertung ohne worte
    was kann ich als begründung ankreuzen
    welche gründe stehen zur auswahl
    was steht in der liste warum die weg soll
    was gibt es da für gründe zum anklicken
    was für auswahl hab ich beim grund
    welche begründungen bietet ihr an
    zeig mir mal die liste der gründe
    der eintrag ist von 2018 ist das zu alt
    ist eine drei jahre alte noch möglich
    verjährt so eine bewertung
    nur ein stern und kein wort dazu geht das
    ein stern ohne text kann man das melden
    bloß sterne kein kommentar
    kann man auch eine mit drei sternen melden
    geht auch eine gute bewertung die falsch ist
    auf welche bewertungen geht das
    welche von meinen kann ich überhaupt melden
    muss ich einen grund angeben
  `),
  'what-is-sent': lines(`
    prüft ihr meine begründung bevor ihr sie abschickt
    kann ich den antrag vor dem absenden lesen
    wer verantwortet die begründung
    geht mein name an google
    erfährt google wer ich bin
    was schickt ihr denen genau
    wer formuliert den text für google
    schreibt ihr die begründung
    krieg ich zu sehen was rausgeht
  `),
  'beyond-offer': lines(`
    bringt ihr unsere seite bei google nach oben
    macht ihr auch suchmaschinenwerbung
    besseres ranking bei google
    tippt mir zehn erfundene bewertungen jede anders
    schreib erfundene lobeshymnen für meine kneipe
    ich brauch dringend gute bewertungen bis montag
    könnt ihr uns bis freitag zehn gute besorgen
    baut ihr auch homepages
    hebt ihr unseren schnitt mit lobhudelei
    gute bewertungen brauchen wir schnell
    besorgt ihr mir auch fünf sterne
    könnt ihr mir gute bewertungen schreiben
    schreibt ihr auch positive bewertungen für uns
    kann man bei euch sterne kaufen
    dichtet mir ein paar nette bewertungen
    ich hätte gern zwanzig tolle bewertungen
    tippt mir ein paar lobende rezensionen
    unser schnitt ist schlecht schreibt ihr was gutes dazu
    hebt ihr den schnitt mit eigenen bewertungen
    erfindet ihr bewertungen
    schreib mir fünf begeisterte rezensionen für mein restaurant
    kannst du ein paar fake bewertungen machen
    verfasst ihr eine antwort auf die bewertung
    schreib mir eine antwort auf die schlechte bewertung
    schreibt ihr den kunden an
    ruft ihr den verfasser an
    macht ihr auch werbung für uns
    kümmert ihr euch um unser profil
    pflegt ihr unseren google eintrag
    baut ihr webseiten
    bewertungen kaufen
    positive bewertungen generieren
    sammelt ihr bewertungen für uns ein
    könnt ihr den konkurrenten schlecht bewerten
  `),
};
