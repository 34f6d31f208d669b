import { lines, type Paraphrases } from './paraphrases.ts';

/** What it is, and what it is not. */
export const productParaphrases: Paraphrases = {
  product: lines(`
    wer prüft bei euch ob ich recht habe
    schaut jemand ob ich recht habe
    guckt wer ob des stimmt was i schreib
    ist das mit google abgestimmt
    seid ihr ein partner von google
    was macht ihr eigentlich
    was is des hier
    was bietet ihr an
    wie helft ihr mir bei schlechten bewertungen
    könnt ihr mir helfen meine google bewertungen loszuwerden
    Worum geht es bei Sternklar?
    wofür brauch ich euch
    was bringt mir das
    Was ist das für ein Dienst?
    Was genau ist Ihre Leistung?
    erklär mal kurz was ihr macht
    Wie funktioniert euer Service?
    kann ich mit euch schlechte rezensionen entfernen
    Ich habe eure Seite gefunden. Was macht ihr genau?
    was ist sternklar
    wos mochts es
    helft ihr bei negativen google bewertungen
    was für eine firma seid ihr
    könnt ihr bewertungen löschen
    Was kann Sternklar für mein Restaurant tun?
    wobei unterstützt ihr unternehmen
    Was tut ihr gegen schlechte Bewertungen?
    bewertungsmanagement was heißt das
    was ist ein löschantrag
    dienstleistung erklären
    erklär mir kurz was ihr macht
    was treibt ihr da eigentlich
    in zwei sätzen was ihr tut
    erklären sie mir kurz wie ihr produkt funktioniert
    ich interessiere mich für euer angebot was macht ihr
    erklärt mir in zwei sätzen was ihr macht
    was tut ihr eigentlich
    was ist das hier
    stimmt es dass man bei euch schlechte bewertungen wegmachen lassen kann
    mein nachbar meint ihr macht schlechte bewertungen weg, ist da was dran
    bei eich ko ma schlechte bewertungen löschn lossn, stimmt des
    der wirt von drüben hat erzählt ihr zaubert bewertungen weg
    a spezl sagt ihr bringts schlechte rezensionen weg, is des wahr
    hab gehört bei euch kann man bewertungen verschwinden lassen, stimmt das
    Mein Kollege behauptet, Sie lassen schlechte Bewertungen verschwinden, stimmt das so?
    d'leit song ihr machts schlechte bewertunga weg
    schaut ihr die bewertungen selber an
    prüft ihr das selber oder leitet ihr bloß weiter
    schaugts ihr des o oder schickts ihr des bloß weida
    guckt ihr euch die bewertung an
    was macht ihr eigentlich selbst
    und ihr macht da gar nichts
    ihr macht also nichts außer weiterleiten
    Nehmen Sie eine inhaltliche Prüfung vor?
    wat macht ihr eijentlich
    was machet ihr eigentlich
    `),
  'first-steps': lines(`
    was fehlt noch bis es losgeht
    was muss ich noch tun damit ihr anfangt
    und jetzt, wie weiter
    alles eingetragen und was passiert nun
    ich habe alles ausgefüllt wie geht es weiter
    wie fang ich an
    wie geht das hier alles
    wie läuft das ab bei euch
    was muss ich als erstes machen
    ablauf bitte erklären
    wie funktioniert das schritt für schritt
    Ich bin neu hier, wie gehe ich vor?
    bin grad registriert was jetzt
    Wo fange ich an?
    was sind die nächsten schritte nach der registrierung
    Hab mich angemeldet und weiß nicht weiter
    wie geht's los
    wia fang i o
    Können Sie mir den Ablauf von Anfang bis Ende beschreiben?
    Vom Anmelden bis zur Löschung: wie geht das?
    anleitung
    kurze einführung bitte
    was passiert nachdem ich den antrag gestellt hab
    was passiert nach dem einreichen
    wie geht es nach dem eintragen weiter
    Wie läuft so ein Löschantrag ab?
    wie ist das vorgehen
    ablauf einer löschung
    schritte zur löschung
    wie benutze ich eure seite
    und wie fang ich jetzt an
    was ist der erste schritt
    ich bin neu hier wie geht das
    was passiert wenn ich auf jetzt starten drücke
    wie gehts nach jetzt starten weiter
    wie fang i a
    wie fang ick an
    gibt es eine anleitung
    schritt für schritt anleitung
    `),
  'false-reviews': lines(`
    Ein Konkurrent schreibt erfundene Bewertungen über mich
    ein mitbewerber hinterlässt fake bewertungen
    jemand schreibt lügen über mein geschäft
    Da bewertet mich einer, der nie bei mir war
    ich hab eine fakebewertung bekommen was mach ich
    Der war nie Kunde bei uns und gibt einen Stern
    Ein Ex-Mitarbeiter bewertet uns schlecht
    ehemaliger angestellter rächt sich mit bewertung
    Mein Nachbar hat mir aus Rache einen Stern gegeben
    konkurenz macht uns mit bewertungen kaputt
    Wir bekommen plötzlich viele 1-Sterne-Bewertungen von fremden Profilen
    bewertungsbombe was tun
    da steht was über uns was gar nicht stimmt
    Die Bewertung ist frei erfunden, was kann ich über Sie machen?
    gekaufte schlechte bewertungen
    Der Kunde ist uns völlig unbekannt und bewertet uns trotzdem
    unbekannter gibt 1 stern ohne text
    Verwechslung, der meint einen anderen Betrieb
    Der Gast hat uns mit einem anderen Lokal verwechselt
    fake bewertung melden
    Ein Wettbewerber lässt uns schlecht bewerten. Können Sie helfen?
    i hob a bewertung von am der nie do war
    die bewertung is gelogen was kann ich tun
    eine kundin schreibt unwahrheiten, helfen sie mir
    Wir werden im Netz von einem früheren Kunden schlechtgemacht
    Ich wurde in einer Rezension beschimpft. Wie kann ich die über euch melden?
    mein konkurent hat mir ein stern gegeben und lügt
    der war nie bei uns, reicht das
    der hat nie einen fuß in unseren laden gesetzt
    den namen gibt es in keiner akte bei uns
    so jemanden kennen wir gar nicht
    ich habe eine schlechte bewertung bekommen was jetzt
    gestern einen stern bekommen was tun
    habe eine ein-stern-bewertung gekriegt
    die bewertung stimmt hinten und vorne nicht
    do stimmt koa wort
    des stimmt hint und vorn ned
    des schtimmt doch älles net
    da stimmt keen wort
    der lügt doch
    die war nie bei uns
    jemand macht mich im internet schlecht
    der macht uns runter
    was unternehmt ihr gegen so jemanden
    eine ehemalige mitarbeiterin rächt sich mit einer bewertung
    konkurrent schreibt schlecht über uns
    ein gast der nie da war
    patientin behauptet pfusch
    des is a erfundene gschicht
    `),
  platforms: lines(`
    geht das auch für facebook
    nur google?
    könnt ihr auch tripadvisor
    trustpilot bewertungen löschen
    jameda auch?
    welche portale
    für welche plattformen seid ihr da
    amazon bewertung
    booking.com bewertungen entfernen
    yelp
    Unterstützen Sie auch Bewertungen bei Lieferando?
    Ich habe schlechte Bewertungen auf Kununu, hilft mir das?
    geht des a bei facebook
    macht ihr auch holidaycheck
    etsy ebay bewertungen
    Google Maps Bewertungen auch?
    instagram kommentare löschen
    auf welchen seiten könnt ihr löschen
    Apple Maps oder Bing?
    autoscout bewertung
    kann man auch check24 bewertungen löschen lassen
    doctolib
    gilt das nur fürs google profil
    andere bewertungsportale
    könnt ihr auch auf kununu etwas machen
    macht ihr auch tripadvisor
    geht auch yelp
    auch für jameda
    trustpilot auch?
    nehmt ihr auch andere portale
    löscht ihr auch bei facebook
    nur google oder auch andere
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
  'beyond-offer': lines(`
    kann ich selbst auf die bewertung antworten
    soll ich auf die bewertung öffentlich antworten
    schadet es wenn ich dem gast antworte
    darf ich währenddessen antworten
    könnt ihr auf bewertungen antworten
    schreibt ihr antworten auf rezensionen
    könnt ihr mir positive bewertungen besorgen
    kann ich bei euch gute bewertungen kaufen
    macht ihr auch seo
    Bieten Sie Suchmaschinenoptimierung an?
    macht ihr auch webseiten
    könnt ihr mein google ranking verbessern
    habt ihr eine api
    Können Sie mein Google-Profil pflegen?
    könnt ihr den kunden anrufen und bitten die bewertung zu löschen
    kontaktiert ihr den verfasser
    schreibt ihr den bewerter an
    stellt ihr auch strafanzeige für mich
    Vertreten Sie mich vor Gericht?
    vermittelt ihr anwälte
    Können Sie mehr Sterne für mich sammeln?
    fünf sterne kaufen
    werbung schalten für mich
    macht ihr social media
    findet ihr raus wer hinter der bewertung steckt
    Können Sie herausfinden, wer die Bewertung geschrieben hat?
    wer ist der verfasser der bewertung könnt ihr das ermitteln
    überwacht ihr neue bewertungen automatisch
    meldet ihr neue schlechte bewertungen von selbst
    google eintrag löschen lassen komplett
    Könnt ihr mein ganzes Google-Profil löschen?
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
  'enter-for-me': lines(`
    keine zeit zum ausfüllen, macht ihr das
    könnt ihr das ausfüllen für mich
    machet ihr des für mi
    i hob koa zeit, machts ihr des
    machen sie das bitte für mich
    können sie das für mich ausfüllen
    ich bin nicht so gut mit technik, könnt ihr das übernehmen
    könnt ihr die bewertung für mich anlegen
    ich kenne mich mit computern nicht aus
    helft ihr mir beim eintragen
    jemand soll mir beim formular helfen
    ich bekomme das nicht hin, könnt ihr das machen
    kann ich euch den link einfach schicken und ihr tragt ihn ein
    ich bin schon älter und brauche hilfe beim ausfüllen
    geht das auch am telefon, dass ihr das eintragt
    ich würde euch die daten schicken und ihr gebt sie ein
    nehmt ihr mir die arbeit ab
    kann euer team die anträge für mich stellen
    könnts ihr des fia mi eitrogn
    trägt das auch jemand von euch ein
    ich verstehe das formular nicht
    brauche unterstützung beim anlegen
    wer hilft mir beim eintragen
    mir ist das zu kompliziert, macht ihr das
    ich krieg das nicht hin kann das einer von euch machen
    bin zu alt für sowas macht ihr das für mich
    ich hab es nicht so mit computern
    könnt ihr das für mich ausfüllen
    ich diktier euch das und ihr tragt es ein
    mir ist das zu kompliziert übernehmt ihr das
    `),
  'who-decides': lines(`
    wer entscheidet über die löschung
    entscheidet ihr oder google
    löscht ihr das selber
    wer löscht die bewertung
    habt ihr einfluss auf google
    was heißt bote
    was ist eure rolle
    prüft ihr meinen antrag
    prüft ihr ob der antrag berechtigt ist
    Bewerten Sie meinen Fall?
    seid ihr eine anwaltskanzlei
    Geben Sie Rechtsberatung?
    macht ihr rechtsberatung
    könnt ihr google zwingen
    hat sternklar einen vertrag mit google
    gehört ihr zu google
    seid ihr von google
    wer hat das letzte wort
    wer bestimmt ob gelöscht wird
    wer entscheidt des
    Löschen Sie oder leiten Sie nur weiter?
    nur weiterleiten oder auch prüfen
    habt ihr kontakte zu google
    seid ihr partner von google
    wer formuliert und verantwortet die begründung
    prüft ihr den inhalt bevor er rausgeht
    sitzen die amis am hebel oder ihr
    drückt ihr selbst auf löschen oder google
    löscht ihr das oder macht das google
    wer drückt am ende den knopf
    kennt ihr jemanden bei google der das macht
    und ihr habt da nichts zu sagen
    wer sagt ja oder nein
    wer hot do s letschte wort
    `),
  'public-counter': lines(`
    steht irgendwo dass bei mir was gelöscht wurde
    zeigt google an wie viele gelöscht wurden
    hinweis über entfernte bewertungen im profil
    sieht das für kunden komisch aus wenn was entfernt wurde
    anzahl der entfernten bewertungen öffentlich
    wird mein profil markiert
    erscheint ein vermerk bei google
    sieht man bei google dass was gelöscht wurde
    zeigt google an wie viele bewertungen entfernt wurden
    steht dann öffentlich dass bewertungen gelöscht wurden
    hinweis im google profil wegen diffamierung
    bewertungen wegen diffamierung entfernt was ist das
    zähler im google profil
    bleibt eine spur im profil
    wird öffentlich angezeigt dass ich löschen lasse
    kann jeder sehen wie viele ich gelöscht hab
    Steht im Profil ein Hinweis auf Löschungen?
    öffentlicher zähler
    kriegt der des mit
    sehen andere die löschung
    diffamierung anzeige profil
    bekommt der das mit
    auf meinem profil steht dass bewertungen entfernt wurden
    wart ihr das mit dem hinweis in meinem profil
    warum steht bei google dass was gelöscht wurde
    kann man den hinweis über entfernte bewertungen wegmachen
    bei google steht was von diffamierung
    hinweis im profil entfernen
    `),
};
