import { lines, type Paraphrases } from '../paraphrases.ts';

/** The offer, and businesses, as somebody asks who tells a situation or knows none of our words. */
export const businessesAndOfferInOtherWords: Paraphrases = {
  product: lines(`
    Erklärt mir euren Dienst in zwei Sätzen
    Wozu brauche ich euch?
    Was habe ich davon, wenn ich mich bei euch anmelde?
    Hab euren Flyer gesehen, worum geht's da?
    Welchen Nutzen hat das für meinen Betrieb?
    Was ist der Unterschied zum selber Melden?
    Kann ich die Bewertung nicht auch allein bei Google melden?
    was macht ihr genau und was nicht
    überzeug mich, was tut ihr konkret
    mein freund hält euch für schwindler, was leistet ihr denn
  `),
  'first-steps': lines(`
    Wie gehe ich vor, wenn ich neu bin?
    Was muss ich der Reihe nach machen?
    Führt mich mal durch, von der Anmeldung bis zur Meldung
    Wo fange ich an?
    Welche Stationen durchläuft das Ganze?
    Hab mich gerade angemeldet, was kommt jetzt?
    Bitte Schritt für Schritt
  `),
  'add-business': lines(`
    Wie lege ich meinen Laden bei euch an?
    Wo trage ich meine Praxis ein?
    Woher kriege ich den Profil-Link von Google?
    Ich will noch eine Zweigstelle ergänzen
    Welche Angaben braucht ihr zu meinem Unternehmen?
    Wie füge ich einen weiteren Standort hinzu?
    Was ist mit Link zum Profil gemeint?
    mei gschäft eitrogn wia
    welchen link soll ich eintragen, den meiner webseite
    ist mit link meine homepage gemeint oder das google profil
    welcher link gehört ins feld
  `),
  'change-business': lines(`
    Ich hab den Firmennamen falsch geschrieben, wie ändere ich das?
    Beim Betrieb steht der verkehrte Link drin
    Unser Lokal heißt jetzt anders, wo passe ich das an?
    Kann man den Namen des Unternehmens nachträglich bearbeiten?
    Unser Google-Profil hat eine neue Adresse bekommen, was mach ich mit dem alten Link?
  `),
  'remove-business': lines(`
    Eine Filiale gibt es nicht mehr, wie nehme ich sie raus?
    Wie werde ich einen Betrieb aus der Liste los?
    Kann ich einen Standort wieder austragen?
    Hab einen Laden doppelt drin, wie krieg ich einen weg?
  `),
  'find-author': lines(`
    Könnt ihr herausbekommen, wer das geschrieben hat?
    Ich will wissen, welche Person hinter dem Profil steckt
    Ermittelt ihr die Identität des Rezensenten?
    Nennt mir den Klarnamen von dem Nutzer
    Habt ihr Möglichkeiten, den Schreiber ausfindig zu machen?
    Spürt ihr anonyme Verfasser auf?
    Besorgt ihr mir die Adresse von dem Verfasser?
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
    bekommt ihr raus wer sich hinter dem nutzernamen verbirgt
    könnt ihr die person hinter dem pseudonym ermitteln
    ich will wissen wer sich hinter so einem nick versteckt
  `),
  platforms: lines(`
    Macht ihr auch Jameda?
    Kann ich Bewertungen auf Facebook melden?
    Funktioniert das bei Tripadvisor?
    Bei uns geht's um Kununu, helft ihr da?
    Auf welchen Seiten entfernt ihr?
    Nur Google oder auch Trustpilot?
    Wir haben schlechte Kritiken bei Lieferando
    Gilt das auch für Booking?
    auch bei kununu
    geht auch jameda
    macht ihr auch tripadvisor
    ex-mitarbeiter zieht auf kununu über mich her, könnt ihr da was tun
    wir werden auf trustpilot und google schlecht bewertet
    yelp auch
    booking oder holidaycheck
  `),
  'not-at-google': lines(`
    Könnt ihr mein ganzes Google-Profil verschwinden lassen?
    Jemand hat ein peinliches Foto bei Maps hochgeladen, meldet ihr das?
    Kann man die Bewertungsfunktion abschalten lassen?
    Könnt ihr den Nutzer bei Google sperren?
    Verhindert ihr, dass der noch mal was schreibt?
    In der Frage-Antwort-Rubrik steht Unsinn über uns, könnt ihr das löschen lassen?
    Bei Maps stehen falsche Öffnungszeiten, ändert ihr das?
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
    Gehört ihr zu Google?
    Habt ihr einen direkten Draht zur Plattform?
    Kennt ihr da jemanden persönlich?
    Seid ihr offizieller Partner von denen?
    Arbeitet ihr mit Google zusammen?
    Könnt ihr dort mal anrufen und Druck machen?
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
  'which-reviews': lines(`
    Welche Gründe stehen zur Auswahl?
    Kann ich auch eine Bewertung melden, die drei Jahre alt ist?
    Nur ein Stern ohne ein Wort, kann man das angehen?
    Was für Rezensionen darf ich einreichen?
    Welchen Grund soll ich ankreuzen?
    Geht das auch bei einer Drei-Sterne-Bewertung?
    Was kann ich als Begründung anklicken?
    Nehmt ihr jede Art von Kritik an oder nur Beleidigungen?
    Was mache ich, wenn keiner der Gründe passt?
  `),
  'auto-import': lines(`
    Zieht ihr neue Bewertungen von allein rein?
    Überwacht ihr mein Profil auf neue Kritiken?
    Meldet ihr euch, wenn eine neue schlechte Bewertung kommt?
    Muss ich jede neue Rezension selbst eintragen?
    Gibt es eine automatische Übernahme aus Google?
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
  interfaces: lines(`
    Habt ihr eine API?
    Kann ich das an unsere Kassensoftware anbinden?
    Gibt's ein Plugin für WordPress?
    Lässt sich das mit unserem CRM verknüpfen?
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
  'false-reviews': lines(`
    Ein Mitbewerber schreibt Lügen über uns
    Der war nie bei uns im Laden und gibt einen Stern
    Jemand erfindet Geschichten über meine Werkstatt, was kann ich machen?
    Ein ehemaliger Angestellter rächt sich mit schlechten Sternen
    Wir werden mit Fake-Bewertungen überzogen
    Ich werde im Netz schlechtgemacht und will das loswerden
  `),
  'beyond-offer': lines(`
    Könnt ihr eine Antwort unter die Rezension setzen?
    Formuliert ihr mir eine Erwiderung?
    Schreibt mir ein paar gute Bewertungen
    Könnt ihr den Kerl mal anrufen?
    Kann ich bei euch positive Bewertungen kaufen?
    Macht ihr auch Suchmaschinenoptimierung?
    Pflegt ihr auch mein Google-Profil?
    Könnt ihr den Gast um eine Änderung bitten?
    Antwortet ihr öffentlich in meinem Namen?
    Übernehmt ihr auch unser Social Media?
    kannst du der kundin öffentlich unter der bewertung antworten
    schreibt ihr eine antwort unter die rezension
    könnt ihr für mich unter seiner bewertung kommentieren
    ich brauche eine öffentliche antwort auf die rezension, macht ihr das
  `),
  partners: lines(`
    Ich habe eine Werbeagentur und würde euch gern weiterempfehlen, gibt es Provision?
    Kann ich euren Dienst an meine Kunden weiterverkaufen?
    Habt ihr ein Partnerprogramm?
    Wir wollen euren Chat auf unserer Seite einbauen
  `),
};
