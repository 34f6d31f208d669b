import { lines, type Paraphrases } from './paraphrases.ts';

/** Businesses of a customer. */
export const businessesParaphrases: Paraphrases = {
  'add-business': lines(`
    wo finde ich den link, gibt es ein bild dazu
    zeigen sie mir wie man den link findet
    eintrag bei google gibt es doppelt, welchen nehme ich
    zwei google profile für denselben laden
    wie lege ich mein restaurant an
    firma hinzufügen wie
    wie trag ich meinen laden ein
    wo finde ich den link zu meinem google profil
    welchen link muss ich angeben
    unternehmen anlegen
    Wie verbinde ich mein Google-Profil?
    zweite filiale eintragen
    Wie füge ich noch einen Standort hinzu?
    betrieb eintragen
    Muss ich mein Google-Konto verbinden?
    Woher nehme ich den Profil-Link?
    was für ein link ist gemeint beim unternehmen
    wie leg i mei gschäft o
    neues geschäft anlegen
    fima hinzufügen
    weiteres unternehmen hinzufügen
    link vom google maps eintrag
    Wo gebe ich den Namen meiner Firma ein?
    noch einen betrieb anlegen
    praxis eintragen
    Kann ich ein weiteres Geschäft aufnehmen?
    profil link wo
    Welche Angaben brauche ich für ein Unternehmen?
    wie melde ich zwei lokale an
    kann ich mehrere filialen haben
    welche angaben braucht ihr vom betrieb
    wie trag i mein wirtshaus ein
    wir haben einen neuen standort aufgemacht, was muss ich tun
    damit die neue filiale bei mir erscheint
    wo tippe ich meine gaststätte ein
    leere seite, wo kommt mein betrieb hin
    ich sehe noch nichts, wie trage ich mein lokal ein
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
    wo trag isch moi gschäft oi
    wie leg isch mein laade an
    wo du i mei lädle nei
    noch ein unternehmen dazu
    ich will noch eins eintragen
    no a wirtschaft dazu
    `),
  'remove-business': lines(`
    die falsche firma eingetragen
    versehentlich den nachbarbetrieb eingetragen
    fremde firma eingetragen wie lösche ich die
    wie lösche ich ein unternehmen
    firma entfernen
    wie nehm ich eine filiale wieder raus
    unternehmen wieder löschen
    ich hab eine filiale zugemacht wie entferne ich sie
    Was passiert mit den Bewertungen, wenn ich das Unternehmen entferne?
    standort entfernen
    laden löschen
    das geschäft gibt es nicht mehr, wie lösche ich den eintrag
    betrieb aus der liste nehmen
    falsches unternehmen angelegt
    habe die firma doppelt angelegt
    unternehmen versehentlich angelegt
    kann ich ein geschäft wieder entfernen
    wie krieg ich den betrieb aus meiner übersicht
    geschäft austragen
    filiale verkauft, aus der übersicht nehmen
    Sind die Bewertungen auch weg, wenn ich den Betrieb lösche?
    fima löschen
    Kann ich ein gelöschtes Unternehmen wiederherstellen?
    lösche mein unternehmen
    Wie entferne ich eine Filiale aus meiner Übersicht?
    was passiert mit den bewertungen wenn ich den betrieb lösche
    sind die bewertungen auch weg wenn ich das unternehmen entferne
    bleibt vom gelöschten betrieb etwas übrig
    ist ein gelöschtes unternehmen ganz weg
    hinterlässt ein entferntes unternehmen spuren
    ich habe einen betrieb gelöscht, was ist jetzt mit den anträgen
    sind die anträge weg wenn ich den laden lösche
    bleiben die bewertungen wenn ich nur die filiale lösche
    was wird aus offenen anträgen wenn ich das unternehmen lösche
    laden gelöscht, anträge auch?
    bleiben bewertungen nach löschen des geschäfts im system
    wenn ich ein lokal rausnehme was wird aus dessen bewertungen
    laden zu wie lösche ich den betrieb und was wird aus seinen bewertungen
    was ist mit den bewertungen die an der filiale hängen
    filiale ist zu wie krieg ich die raus
    ein standort existiert nicht mehr wie nehm ich den raus
    wir haben einen laden aufgegeben der soll aus der liste
    firma aus der übersicht entfernen
    einen betrieb wieder rausnehmen
    was wird aus den bewertungen wenn ich das unternehmen lösche
    wo ist der knopf zum löschen vom unternehmen
    ich will eine firma aus meiner liste nehmen
    `),
  'business-restored': lines(`
    unternehmen wiederherstellen
    gelöschtes geschäft zurückholen
    kann ich das löschen vom laden rückgängig machen
    wie lange kann ich das rückgängig machen mit dem laden
    unternehmen versehentlich rausgenommen, wie kriege ich es wieder
    betrieb entfernt, wie kommt der zurück
    geschäft gelöscht, rückgängig machen
    firma weg, rückgängig
    hab gerade das falsche unternehmen gelöscht, hilfe
    firma versehentlich gelöscht wie krieg ich die zurück
    ich hab den falschen betrieb rausgeworfen kann man das rückgängig machen
    unternehmen aus versehen entfernt
    laden versehentlich weggeklickt
    filiale ausversehen gelöscht, bekomme ich sie wieder
    ups jetzt ist das unternehmen weg, zurückholen?
    kann ich das gelöschte unternehmen wieder zurückholen
    gelöschten betrieb wiederherstellen
    Ich habe versehentlich mein Unternehmen entfernt, lässt sich das rückgängig machen?
    Mir ist beim Löschen die falsche Firma erwischt worden, was nun?
    wie mache ich das löschen eines unternehmens rückgängig
    verklickt und jetzt ist mein restaurant samt bewertungen weg
    falsch geklickt, mein geschäft ist aus der übersicht verschwunden
    mein azubi hat die firma gelöscht, sind alle bewertungen verloren
    oh nein ich hab die werkstatt gelöscht, alles weg?
    hob aus versehn mei wirtschaft glöscht
    bin auf löschen gekommen und jetzt ist der salon weg
    wie lange kann ich ein gelöschtes unternehmen zurückholen
    gelöschtes unternehmen rückgängig
    kommt mein gelöschter betrieb mit den bewertungen zurück
    sind die bewertungen verloren wenn ich die firma aus versehen lösche
    wollte nur eine bewertung löschen und hab die ganze firma gelöscht
    unternehmen weg, war ein versehen
    das war die falsche filiale, bitte zurück
    ich hab den standort gelöscht und wollte das gar nicht
    alles weg, laden gelöscht
    meine frau hat den betrieb gelöscht
    mei frau hod an lodn glöscht
    mei weib hot s gschäft glöscht
    meen laden is wech, kann ick den wiederhaben
    den falschen laden entfernt
    hab auf papierkorb gedrückt
    `),
  'change-business': lines(`
    unser betrieb hat sich umbenannt
    name vom geschäft ändern
    neuer name über der tür, wie ändere ich das bei euch
    kann man den betriebsnamen bearbeiten
    profil link hat sich geändert
    Wir haben ein neues Google-Profil, wie tausche ich den Link?
    ich habe den falschen link genommen beim unternehmen
    rechtschreibfehler im unternehmensnamen
    der laden steht falsch drin
    firmenname falsch hinterlegt, korrigieren
    gschäftsname is falsch
    link austauschen
    stammdaten des unternehmens bearbeiten
    wie ändere ich den namen meines unternehmens
    der name der firma ist falsch geschrieben
    profil link ändern
    ich habe den falschen link beim unternehmen eingetragen
    Unternehmensname korrigieren
    unser restaurant heißt jetzt anders
    link zum google profil falsch wie ändern
    tippfehler im firmennamen
    geschäft umbenennen
    Kann ich den Link meines Unternehmens nachträglich ändern?
    falscher profillink
    unternehmen bearbeiten
    daten vom betrieb ändern
    Namen des Betriebs bearbeiten
    mein laden ist umgezogen, wo ändere ich das
    filialname ändern
    angaben zum unternehmen korrigieren
    firmenname im konto ändern
    beim café den link austauschen
    unternehmen umbenennen
    name vom laden falsch geschrieben
    im firmennamen ist ein tippfehler
    falscher link beim unternehmen
    wir heißen jetzt anders
    der laden hat einen neuen namen
    google profil hat einen neuen link
    lokal heißt jetz anders
    gschäftsname ändern
    firmenname korrigieren
    `),
  'own-businesses': lines(`
    was hab ich alles eingetragen an firmen
    zeig mir meine firmen
    welche unternehmen laufen über mein konto
    wie viele läden hab ich drin
    sind meine beiden filialen drin
    ist mein café schon eingetragen
    meine unternehmen auflisten
    wos fia betriebe hob i drin
    welche läden hab ick drin
    welche unternehmen habe ich
    welche betriebe hab ich angelegt
    zeig meine firmen
    wie viele läden habe ich eingetragen
    meine geschäfte
    liste meiner unternehmen
    welche filialen sind bei mir hinterlegt
    wos für gschäfte hob i
    ist mein zweiter laden schon eingetragen
    welche standorte sind in meinem konto
    meine betriebe
    hab ich mein café schon angelegt
    wie heißen meine eingetragenen unternehmen
    wie viele unternehmen sind bei mir angelegt
    zeig mir meine läden
    unternehmen in meinem konto
    nenn mir meine betriebe
    welche firma ist hinterlegt
    ist die bäckerei schon drin
    sind beide filialen eingetragen
    welche läden hab ich eingetragen
    welche betriebe sind bei mir angelegt
    zeig mir meine unternehmen
    wie viele unternehmen habe ich
    unter welchem namen ist mein betrieb eingetragen
    ist mein café schon angelegt
    liste meiner firmen
    meine standorte
    welche unternehmen gehören zu meinem konto
    was hab ich für geschäfte drin
    habe ich schon einen betrieb eingetragen
    welche läden habe ich drin
    welche betriebe sind eingetragen
    `),
  'link-invalid': lines(`
    der link zum google profil wird nicht angenommen
    link wird nicht angenommen
    link ungültig
    der link geht nicht
    Das Feld für den Link meldet einen Fehler
    er sagt der link ist falsch
    google link funktioniert nicht beim eintragen
    ich kopiere den link und es kommt eine fehlermeldung
    wieso nimmt er meinen link nicht
    kurzlink von google maps wird abgelehnt
    muss der link mit https anfangen
    welches format hat der link
    link zur bewertung klappt nicht
    ich finde keinen link zu der bewertung
    geht es auch ohne link
    ohne link zur bewertung möglich?
    brauch ich unbedingt den link
    da link geht ned
    der link tut net
    link vom handy geht nicht
    g.page link
    maps.app link erlaubt?
    was mach ich wenn ich den link nicht habe
    link zu lang
    die adresse vom profil wird rot
    formular nimmt die adresse nicht
    Bitte geben Sie einen gültigen Link an - was heißt das?
    `),
};
