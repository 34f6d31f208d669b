import { lines, type Paraphrases } from './paraphrases.ts';

/** How one’s own reviews stand. */
export const ownReviewsParaphrases: Paraphrases = {
  'own-latest-review': lines(`
    die letzte die ich gemeldet habe
    neueste bewertung stand
    was ist mit der von gestern
    die von vorgestern, wie steht es
    zuletzt eingereicht, was ist draus geworden
    mei letzte bewertung, wos is damit
    meene letzte, wat is damit
    was ist mit meiner letzten bewertung
    stand der letzten bewertung
    ist meine bewertung schon gelöscht
    wie steht es um meinen letzten antrag
    wurde meine letzte meldung bearbeitet
    was macht mein antrag
    ist der antrag durch
    meine neueste bewertung status
    hat google bei meinem letzten antrag schon entschieden
    was ist aus meinem letzten antrag geworden
    gibts was neues zu meinem antrag
    is mei bewertung scho weg
    letzte rezension status
    wann hab ich zuletzt was eingereicht
    welche bewertung hab ich als letztes gemeldet
    wie weit seid ihr mit meinem antrag
    und mein letzter antrag?
    wo steht mein antrag
    mein aktuellster antrag
    was ist mit meiner meldung passiert
    zuletzt eingereichte bewertung
    habt ihr meinen antrag schon weitergeleitet
    ist mein antrag bei euch angekommen
    die letzte bewertung die ich gemeldet hab
    was ist mit der letzten
    meine neueste bewertung
    wie steht die zuletzt eingereichte
    und die letzte
    was wurde aus der letzten meldung
    status der jüngsten bewertung
    wie schaut's mit der letzten aus
    der letzte antrag, wie steht der
    was macht mein letzter antrag
    ist die letzte schon weg
    und die letzte die ich reingestellt hab
    was ist mit der neuesten
    die zuletzt eingereichte wie stehts
    mein letzter antrag
    und die von gestern
    `),
  'own-overview': lines(`
    wann wurde das letzte mal was gelöscht
    datum der letzten löschung bei mir
    letzte gelöschte bewertung wann war das
    wie viele anträge laufen noch
    wieviele hab ich eingereicht
    überblick über meine anträge
    übersicht meiner löschanträge
    welche bewertungen wurden gelöscht
    welche sind noch offen
    welche wurde abgelehnt
    wie viele wurden nicht genehmigt
    wie viele sind weg
    wie vile sind scho weg
    zeig mir alle meine bewertungen
    stand meiner anträge
    wie sieht es bei meinen bewertungen aus
    status meiner löschanträge
    was läuft gerade bei mir
    gibts neuigkeiten zu meinen anträgen
    meine bewertungen
    zusammenfassung meiner fälle
    wie schaut's bei mir aus
    was hat sich bei meinen bewertungen getan
    wie viele bewertungen habe ich gemeldet
    anzahl meiner anträge
    hat schon was geklappt bei mir
    welche meiner Anträge waren erfolgreich
    was wurde bei mir abgelehnt
    wie viele einträge hab ich
    wann wurde die letzte bewertung bei mir gelöscht
    wie viele offen
    Liste meiner Löschanträge
    wie stehts um meine fälle
    was ist gerade bei mir los
    gib mir einen überblick
    kurzer überblick bitte über alles was läuft
    an welchem tag wurde die bewertung entfernt
    wann wurde sie gelöscht
    an welchem datum ist sie verschwunden
    was wurde zuletzt gelöscht
    welche ist als letzte rausgeflogen
    welche löschung war die jüngste
    welche war die erste die ich gemeldet habe
    welches ist mein ältester antrag
    was ist mein neuester antrag
    wer ist noch nicht entschieden
    bei wem steht die entscheidung noch aus
    von wem fehlt die entscheidung noch
    welche namen sind noch offen
    wie viele bewertungen sind schon verschwunden
    wie viele sind bisher rausgegangen
    wie viele davon wurden entfernt
    wie oft hattet ihr bei mir schon erfolg
    wie viele meldungen hatte ich im februar
    wie viele habe ich im dezember eingereicht
    was hab ich im januar alles gemeldet
    was habe ich am 12. märz eingereicht
    was kam bei dem antrag vom 3. februar heraus
    wurde bei mir schon mal was abgelehnt
    gab es bei mir eine ablehnung
    ist jemals ein antrag von mir gescheitert
    welche meiner bewertungen blieb stehen
    zu welchem betrieb gehören meine bewertungen
    für welchen laden sind die meldungen
    welche bewertungen gehören zu welchem unternehmen
    warum sehe ich bei einem betrieb keine bewertungen
    hat mein zweiter laden auch bewertungen
    bei dem anderen betrieb steht nichts
    ich finde meine meldung nicht mehr
    meine bewertung ist nicht in der liste
    wann hab ich die bewertung gemeldet
    wann habe ich den antrag gestellt
    wievui bewertunga san no offa
    wia vui san scho weg
    wie viel sind noch net fertig
    wieviel san bei mir erledigt
    wo veel sünd al weg
    wievill sin ald fott
    bei welchen hat google zugestimmt
    bei wem hat es geklappt
    wie ist die quote bei meinen eigenen anträgen
    was ist aus meinen meldungen geworden
    sind alle meine anträge durch
    ist die bewertung von meyer schon weg
    was ist mit der rezension von schmidt
    gibt es was neues bei mir
    wie siehts aus mit meinen bewertungen
    was wurde aus meinem antrag
    hat google schon geantwortet bei mir
    läuft bei mir noch was
    habe ich gerade offene anträge
    wie viele habt ihr für mich geschafft
    wie viele stehen noch aus
    welche sind durch
    welche wurden abgelehnt
    wer wurde nicht genehmigt
    zeig mal alle meine anträge
    meine löschanträge
    wo finde ich meinen antrag
    ich finde meine bewertung nicht
    wo sehe ich den bearbeitungsstand
    stand der dinge
    gibts neuigkeiten
    was tut sich
    tut sich was
    wie weit seid ihr
    seid ihr schon weiter
    sand meine bewertungen scho weg
    isch die bewertung scho glöscht
    is mei bewertung scho gelöscht worn
    is dat al weg
    bewertunk schon gelöst
    ist die bewertunng gelösht
    welche meiner bewertungen sind gelöscht
    wann wurde die von müller gelöscht
    wann hab ich die letzte eingereicht
    mein ältester antrag
    für den zweiten laden, ist da was dabei
    hat mein anderer betrieb anträge
    bei wem hat google abgelehnt
    welche hat die plattform abgelehnt
    wer von denen ist noch drin
    gibt es für das andere geschäft auch welche
    liegt für meinen zweiten betrieb etwas vor
    wann habe ich die von petra gemeldet
    seit wann wartet die von sabine
    von wem sind die offenen
    wie viele habt ihr rausbekommen
    gesamtüberblick bitte
    schnell alles auf einen blick
    wo habt ihr verloren
    wo hat google nein gesagt bei mir
    welche war am fünften märz verschwunden
    welche ist an dem tag verschwunden
    alles was ich im januar gemeldet habe
    weg oder nicht weg
    wie steht's bei den beiden
    ist der noch offen
    was ist draus geworden
    wo ist mein antrag gerade
    wie viele bewertungen hab ich insgesamt gehabt
    wie viele waren es bei mir insgesamt
    wie viele habe ich alles in allem laufen
    lagebericht
    kurzer lagebericht
    hab ich schon was gemeldet
    hab ich schon was eingereicht oder noch nichts
    wat is mit minge bewertunge
    wie schaut es bei meinen aus
    was von meinen sachen hängt noch in der luft
    wie viel von dem was ich gemeldet habe ist noch offen
    tut sich schon was bei meinen sachen
    tut sich bei dem was ich weg haben wollte was
    ist von meinen schon was verschwunden
    ham se schon was jelöscht bei mir
    is scho ebbes weg von meine
    isch scho was glöscht worre
    hams scho wos glöscht bei mir
    is bei mir scho wos weg
    zeig mir meine liste
    zeig mir alle die noch offen sind
    liste meiner bewertungen bitte
    mach meine liste auf
    wie siehts bei mir aus
    wie viele sind durch
    was ist alles erledigt
    ist bei mir überhaupt schon was eingetragen
    hab ich schon irgendwas eingereicht
    hab ich überhaupt schon einen antrag gestellt
    wie viele von meinen habt ihr weggekriegt
    bilanz meiner anträge
    wie ist der zwischenstand
    welche davon hat google abgelehnt
    gibt es was neues
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
    was ist aus meinen anträgen geworden
    wos is aus meine anträg worn
    wat is aus meene anträge jeworden
    wie schauts aus bei mir
    wie viele sind noch offen
    was ist noch offen bei den bewertungen
    lies mir meine offenen bewertungen vor
    zähl mal auf was gelöscht wurde
    wo sehe ich meine anträge
    wo finde ich den stand meiner bewertung
    wo sieht man ob der antrag durch ist
    hobts ihr scho wos glöscht vo mir
    wieviel habt ihr für mich schon wegbekommen
    bilanz bisher
    wos homs bisher glöscht
    ist schon was gelöscht worden von mir
    `),
  'own-cases': lines(`
    kommt da noch was oder war es das
    kimmt do no wos
    isch des älles oder kommt no ebbes
    woran sehe ich ob alles abgeschickt ist
    ist alles gut angekommen
    is des scho verschickt worn
    isch des scho naus
    is dit schon raus
    is mei antrag scho draußen
    schon verschickt?
    wird daran auch am wochenende gearbeitet
    worauf wartet ihr bei meinen anträgen
    woran hängt es bei mir
    was passiert als nächstes mit meinen anträgen
    wann fragt ihr bei meinem antrag nach
    warum geht es bei meinem antrag nicht weiter
    muss ich bei meinen anträgen noch was tun
    fehlt bei mir noch was
    was braucht ihr noch von mir
    liegt mein antrag noch bei google
    was ist der nächste schritt bei meinen offenen anträgen
    wie geht es mit meinen offenen fällen weiter
    wann hört ihr wieder von google wegen meinem antrag
    worauf warte ich noch
    wer ist bei meinem antrag gerade dran
    an wem liegt es gerade
    hängt mein antrag fest
    woran liegts bei mir
    habt ihr noch fragen an mich
    fehlen noch unterlagen von mir
    wann wird bei meinen anträgen nachgehakt
    wie geht's weiter mit meinem fall
    nächster schritt bei mir
    was kommt als nächstes bei meiner bewertung
    wieso sind meine anträge noch offen
    worauf wartet ihr bei mir
    wann hakt ihr bei google nach bei meiner bewertung
    was ist der nächste schritt bei mir
    was muss ich bei meinem antrag noch tun
    braucht ihr noch etwas von mir
    muss ich noch was machen
    wie geht es mit meinem antrag weiter
    steht ein termin fest wann ihr nachfragt
    wartet ihr auf mich oder auf google
    hängt mein antrag an mir
    was fehlt noch bei meinen anträgen
    liegt mein antrag schon bei google
    wann habt ihr meinen antrag abgeschickt
    wer ist am zug
    muss ich noch was nachreichen
    vergesst ihr meinen antrag nicht
    habt ihr meinen fall noch auf dem schirm
    was kommt als nächstes bei karla
    wie gehts bei meine anträg weida
    liegt der ball bei mir oder woanders
    muss ich was tun oder kann ich abwarten
    braucht ihr gerade etwas von mir
    bin ich am zug
    kann ich mich zurücklehnen
    offene fälle
    offene vorgänge
    meine offenen fälle
    laufende anträge bei mir
    muss ich gerade was tun oder liegt es bei google
    liegt der ball bei mir oder bei google
    braucht ihr noch was von mir
    wartet ihr auf mich
    woran hängt es gerade
    bin ich am zug oder ihr
    hat google schon was gesagt
    hat sich google schon gemeldet
    gibt es schon eine antwort von google
    antwort der plattform da?
    schon was von google gehört
    ham de vo google scho gantwort
    hod google scho wos gsagt
    hend die von google scho gschrieba
    hat google schon jeantwortet
    Liegt inzwischen eine Reaktion der Plattform vor?
    Gibt es Neuigkeiten von Google zu meinen Anträgen?
    seit wochen steht da eingereicht und nix passiert
    steht immer noch auf eingereicht
    wieso bewegt sich da nichts
    was hängt denn da so lange
    warum ist mein antrag noch nicht entschieden
    was steht bei mir als nächstes an
    muss i no wos doa oder lafft des
    wat muss ick jetze noch machen
    muss i no ebbes doa
    fehlt euch noch was von mir
    soll ich einfach abwarten
    liegt der ball bei mir
    ist mein antrag schon raus
    habt ihr den antrag schon weitergeleitet
    ist mein antrag schon bei google
    wurde meine meldung schon abgeschickt
    Ist die Übermittlung bereits erfolgt?
    wo hängt mein fall gerade
    `),
  'own-stars': lines(`
    welche ist meine schlechteste
    wo hab ich nur einen stern
    die schlimmste bewertung bei mir
    welche bewertungen haben zwei sterne
    nach sternen ordnen
    meine beste bewertung
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
  'find-review': lines(`
    bewertung bei euch nicht mehr sichtbar
    ich finde meinen alten antrag nicht mehr
    antrag von weihnachten nicht mehr da
    find mein antrag vom letzten jahr nimma
    antrag verschwunden
    wo ist meine bewertung hin
    ich finde den antrag vom letzten jahr nicht
    bewertung verschwunden aus der liste
    die liste ist leer
    Wie suche ich nach einem Namen?
    gibt es eine suche
    kann ich nach sternen filtern
    wie sortiere ich die liste
    Wie filtere ich nach abgelehnten?
    nur offene anzeigen
    ich sehe nur einen teil meiner bewertungen
    meine alten bewertungen fehlen
    ich hab so viele bewertungen dass ich die eine nicht finde
    find mei bewertung nimma
    wo is n meene bewertung hin
    wo isch mei eitrag
    warum wird mir eine bewertung nicht angezeigt
    bewertungen eines unternehmens anzeigen
    nach datum sortieren
    suchfunktion
    filter zurücksetzen
    keine bewertung passt dazu steht da
    wo sehe ich ältere anträge
    liste durchsuchen
    `),
  'reviews-export': lines(`
    bewertungen als excel
    bewertungen exportieren
    csv export
    kann ich meine anträge als tabelle speichern
    liste aller löschanträge herunterladen
    Ich brauche eine Aufstellung aller Bewertungen für den Chef
    übersicht zum ausdrucken
    Auswertung als Datei
    kann ich die liste in excel öffnen
    alle bewertungen auf einmal runterladen
    statistik export
    export der anträge mit status
    bewertungsliste speichern
    gibts de liste aa für excel
    tabelle mit allen meldungen
    Report über alle Anträge
    monatsbericht
    bericht für die geschäftsleitung
    wie komme ich an eine liste mit allen gelöschten
    liste drucken
    `),
};
