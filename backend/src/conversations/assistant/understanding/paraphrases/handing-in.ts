import { lines, type Paraphrases } from './paraphrases.ts';

/** How a review is handed in. */
export const handingInParaphrases: Paraphrases = {
  'add-review': lines(`
    wie reiche ich eine bewertung ein
    wie melde ich eine bewertung
    bewertung eintragen wie
    wo trag ich die schlechte bewertung ein
    ich will eine bewertung löschen lassen
    löschantrag stellen
    wie stell ich einen antrag
    wie krieg i die bewertung weg
    wie bekomme ich die 1 stern bewertung weg
    Welche Angaben muss ich zu einer Bewertung machen?
    was braucht ihr alles für einen löschantrag
    muss ich einen text angeben
    Wo klicke ich, um eine Rezension zu melden?
    hab eine miese bewertung bekommen wie geh ich vor
    rezention melden
    Kunde gab mir einen Stern, wie beantrage ich die Löschung?
    neue bewertung hinzufügen
    bewertung hinzufügen
    Ich möchte eine weitere Bewertung einreichen
    Wie viele Sterne muss ich angeben?
    brauch ich den namen vom verfasser
    Was trage ich ein, wenn ich den Namen des Verfassers nicht kenne?
    Google-Rezension loswerden, wie stelle ich das hier an?
    wo beantrage ich die löschung
    wie reich ich was ein
    antrag stellen
    Pflichtangaben beim Einreichen
    bewertung löschen
    kann man auch bewertungen ohne text melden
    wie kriege ich die schlechten bewertungen jetzt zu euch
    ich bin angemeldet, wie melde ich jetzt die bewertungen
    was gehört in einen antrag alles rein
    welche angaben sind pflicht und welche freiwillig
    was muss ich ausfüllen was kann ich weglassen
    brauche ich den link zur bewertung zwingend
    ohne direktlink, nehmt ihr das trotzdem an
    ich finde den link zur bewertung nicht
    textfeld leer lassen wenn kein text da ist
    nur ein stern ohne worte und das textfeld verlangt etwas
    muss ich den namen des verfassers angeben wenn er anonym ist
    verfasser anonym, was trage ich ein
    was schreibe ich wenn es keinen text gibt
    liste der pflichtfelder
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
    was wollt ihr alles wissen für den antrag
    wat wollt ihr denn allet wissen
    was brauchts ihr ois vo mir
    welche angaben braucht ihr für einen antrag
    wo trag i de bewertung ei
    wo gib i des ei
    was muss ich ausfüllen
    `),
  'many-reviews': lines(`
    wieviele kann man auf einmal machen
    wieviel bewertungen gleichzeitig
    mehrere gleichzeitig geht das
    kann ich mehrere auf einmal einreichen
    csv import
    excel liste hochladen
    ich hab 80 bewertungen muss ich jede einzeln eintippen
    sammelimport
    bewertungen importieren
    liste von bewertungen einfügen
    viele bewertungen gleichzeitig melden
    geht auch massenupload
    wie viele kann ich auf einmal importieren
    aus einer tabelle übernehmen
    Kann ich eine Datei mit allen Bewertungen hochladen?
    mehrere rezensionen in einem rutsch
    bulk upload
    alle auf einmal
    stapelweise einreichen
    einlesen aus csv
    copy paste von mehreren bewertungen
    mehrere bewertungen zusammen eintragen
    muss i jede einzeln eingeben
    Gibt es eine Importfunktion?
    import datei format
    muss ich dreißig zeilen einzeln abtippen
    ich habe eine excel liste mit bewertungen
    stück für stück eintippen oder geht das auf einmal
    hundert rezensionen auf einen rutsch
    eine nach der anderen abtippen ist mir zu viel
    liste hochladen statt tippen
    über die jahre haben sich viele angesammelt, alle einzeln?
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
    was stimmt in zeile drei meiner csv nicht
    in meiner csv ist eine zeile rot markiert
    eine zeile der tabelle wird rot, was stimmt da nicht
    gast hat zwei bewertungen geschrieben, beide melden?
    derselbe kunde hat mehrfach bewertet
    der gleiche typ schreibt ständig neue
    muss ich jede extra melden wenn es derselbe ist
    er hat uns unter drei namen bewertet
    zwei bewertungen vom selben
    wie viele kann ich gleichzeitig eintragen
    wieviele auf einmal
    in welchem format die liste
    welches dateiformat für den import
    excel datei hochladen
    `),
  'change-review': lines(`
    kann ich zurückziehen wenn es schon bei google liegt
    zurückziehen obwohl google schon dran ist
    vertippt beim namen des verfassers
    ein datum nachtragen
    wie viele wörter darf ich schreiben
    bewertung steht doppelt in der liste
    zweimal dieselbe bewertung eingetragen
    doppelten antrag löschen
    ich hab mich bei der bewertung vertippt
    wie ändere ich einen antrag
    falschen namen bei der bewertung angegeben
    falsche sterne eingetragen
    wie zieh ich einen antrag zurück
    kann ich den antrag zurückziehen
    antrag stornieren
    löschantrag zurücknehmen
    Ich habe die falsche Bewertung eingetragen
    hab einen fehler im antrag gemacht
    antrag bearbeiten
    kann ich noch was ergänzen nach dem einreichen
    text der bewertung korrigieren
    Kann ich den Grund nachträglich ändern?
    link nachtragen
    die bewertung hab ich doppelt eingetragen
    bewertung doppelt eingereicht
    bewertung aus versehen eingereicht
    Wie nehme ich einen zurückgezogenen Antrag wieder auf?
    einzelne bewertung aus meiner liste löschen
    angaben zur bewertung ergänzen
    antrag ändern nach übermittlung möglich?
    hab mi vertippt beim namen
    falsches unternehmen bei der bewertung gewählt
    Ich habe mich mit dem Kunden geeinigt und will den Antrag zurücknehmen
    eintrag falsch
    eine falsch eingetragene Bewertung wieder löschen
    kann ich einen antrag zurückziehen
    antrag zurücknehmen
    antrag wieder aufnehmen
    kann ich nach dem abschicken noch etwas ändern
    tippfehler im antrag nach dem senden
    ich habe etwas vergessen, kann ich es nachtragen
    noch was ergänzen nach dem absenden
    der antrag ist schon raus, ich möchte etwas ergänzen
    ist es noch änderbar wenn es schon abgeschickt ist
    antrag zurückziehen, was wird aus dem status
    ich habe mich mit dem gast geeinigt, wie stoppe ich den antrag
    antrag stoppen
    ich will den antrag nicht mehr
    was mache ich wenn ich mich vertippe
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
    ich habe einen antrag aus versehen zurückgezogen
    versehentlich eine bewertung zurückgezogen
    hab aus versehen die falsche bewertung herausgenommen
    i hob mi vertan
    i hob an fehler neigschriem
    do is a fehler drin, ko i des ändern
    i han mi verschriebe
    hob de falschn stern angem
    mein koch hat sie doppelt gemeldet
    aus versehen zweimal eingereicht
    ich habe quatsch reingeschrieben
    `),
  'which-reviews': lines(`
    kann ich mehrere gründe angeben
    mehrere gründe auswählen
    derf i zwoa gründ nehma
    muss ich überhaupt einen grund angeben bei der bewertung
    welche gründe gibt es
    welchen grund soll ich angeben
    welcher grund passt
    gründe zur auswahl
    was für gründe kann man wählen
    welche bewertungen kann man melden
    kann ich jede bewertung einreichen
    kann ich auch alte bewertungen melden
    bewertung von 2019 noch löschbar einreichen
    muss die bewertung schlecht sein
    kann ich auch 3 sterne bewertungen einreichen
    nur sterne kein text geht das
    bewertung ohne kommentar einreichen
    muss ich einen grund angeben
    Wer wählt den Grund für den Antrag?
    sucht ihr den grund aus
    Könnt ihr mir sagen, welchen Grund ich nehmen soll?
    grund auswählen
    was ist der beste grund
    löschgründe liste
    wos für gründ gibts
    ist der grund pflicht
    geht auch eine bewertung mit 2 sternen
    Wie alt darf die Rezension sein?
    Kann ich auch positive Bewertungen löschen lassen?
    welche arten von bewertungen
    Welche Ablehnungs- oder Löschgründe stehen im Formular?
    reicht es als grund dass er nie kunde war
    der war nie hier, genügt das
    kann ich bewertungen von patienten eintragen
    geht das auch für ärzte und kanzleien
    was ist wenn der verfasser anonym ist
    kann ich auch fremdsprachige bewertungen melden
    nur sterne ohne text, geht das
    brauche ich einen bestimmten grund
    welche gründe stehen zur auswahl
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
    welcher grund wenn meine telefonnummer in der bewertung steht
    in der bewertung stehen meine privaten daten, welchen grund nehme ich
    meine adresse steht in der rezension, gibt es einen grund dafür
    ist ein stern ohne text auch möglich
    nur sterne kein text
    welche begründung nehme ich bei konkurrenz
    `),
  'reviewer-name': lines(`
    ich weiß nicht wie der verfasser heißt
    der gast hat keinen namen angegeben
    der heißt nur Lokal Guide
    name ist nur ein buchstabe
    als name steht da nur ein spitzname
    was trage ich bei name ein wenn er unbekannt ist
    Muss ich den echten Namen des Verfassers kennen?
    der name ist offensichtlich erfunden
    verfasser unbekannt
    und wenn ich den namen nicht habe
    ich kenn den vollen namen nicht
    reicht ein vorname
    reicht der spitzname
    woher soll ich wissen wer das war
    i woaß ned wia der hoaßt
    ick weeß nich wie der heißt
    den name woiß i net
    Den genauen Wortlaut habe ich nicht mehr
    weiß den text nicht mehr auswendig
    muss der text wortwörtlich sein
    kann ich den text auch zusammenfassen
    reicht es wenn ich sinngemäß schreibe was da steht
    bewertung ist weg, wie war der text
    Der Text ist sehr lang, muss ich alles abschreiben?
    soll ich den text kopieren
    der text ist auf russisch, was trage ich ein
    Die Bewertung ist in einer anderen Sprache verfasst
    text mit emojis kopieren
    anonymer verfasser
    nutzer hat sich umbenannt
    wie die person heißt ist mir nicht bekannt
    bei der bewertung steht ein google nutzer
    ich hab die bewertung nicht mehr vor mir
    `),
  'good-faith': lines(`
    folgen einer falschen meldung
    was wenn meine meldung falsch war
    was passiert bei unrichtigen angaben
    strafe für falsche angaben
    was bedeutet erklärung in gutem glauben
    guter glaube was ist das
    Warum muss ich bestätigen, dass ich in gutem Glauben handle?
    was heißt in gutem glauben
    was bedeutet das mit dem guten glauben
    was ist das für ein häkchen
    muss ich das häkchen setzen
    ich hab da was angekreuzt mit gutem glauben
    Wozu dient die Erklärung beim Antrag?
    Was erkläre ich, wenn ich den Haken setze?
    wofür ist der haken im formular
    ist das häkchen pflicht
    was passiert wenn ich das häkchen nicht setze
    Welche Folgen hat die Erklärung in gutem Glauben?
    hafte ich wenn meine angaben falsch sind
    was wenn ich mich geirrt habe und das gar nicht stimmt
    was is des mit dem guadn glaum
    was soll der satz mit der überzeugung
    versicherung der richtigkeit
    Welche Erklärung wird von mir verlangt?
    muss ich schwören dass das stimmt
    muss ich unterschreiben dass alles stimmt
    eidesstattliche versicherung nötig?
    gutgläubig melden
    ich bin nicht sicher ob alles stimmt darf ich trotzdem ankreuzen
    erklärung nachträglich abgeben
    wozu das kästchen unten
    `),
  explanation: lines(`
    wie viele zeichen darf meine schilderung haben
    wie lang darf der text sein
    wia lang derf des sei
    wo kann ich schreiben was wirklich war
    wo erkläre ich meine sicht der dinge
    ich möchte den sachverhalt schildern
    muss ich eine begründung schreiben
    Wo trage ich die Schilderung des Vorfalls ein?
    wo schreib ich die geschichte dazu
    wie ausführlich soll ich das beschreiben
    wie viel soll ich zu dem vorfall schreiben
    feld was ist geschehen
    was schreibe ich bei was ist geschehen
    wo ko i neischreim was wirklich war
    wo schreib i na was bassiert isch
    wo kann ick schreiben wie't wirklich war
    kann ich den ablauf aus meiner sicht darstellen
    muss ich erklären warum die bewertung falsch ist
    darf ich meine version dazu schreiben
    Begründungstext eingeben
    stellungnahme zu der bewertung schreiben
    gegendarstellung beifügen
    soll ich die rechtslage beschreiben
    wo gebe ich den hintergrund an
    ich habe noch mehr zu erzählen zu dem fall
    für die plattform fehlt noch etwas, was denn
    was fehlt an meinem antrag noch
    welche angabe fehlt noch
    mein antrag sei unvollständig, wieso
    da steht noch nicht angegeben
    `),
};
