import { lines, type Paraphrases } from '../paraphrases.ts';

/** The chat, the team, and what is beside the product, as somebody asks who tells a situation or knows none of our words. */
export const serviceInOtherWords: Paraphrases = {
  machine: lines(`
    Weshalb steht KI über den Antworten?
    Wieso ist jede Antwort als KI gekennzeichnet?
    Wie viele Jahre bist du alt?
    Hast du ein Alter?
    Wo kommst du her?
    Bist du eine echte Person?
    Rede ich hier mit einer KI?
    Sitzt am anderen Ende jemand aus Fleisch und Blut?
    Bisch du en Roboter oder en Mensch?
    Gib zu, dass du ein Computer bist
    Wer tippt denn hier die Antworten?
    Bin ich hier bei einem Automaten gelandet?
    Du klingst wie meine Nachbarin, bist du echt?
    Ist das alles vorgefertigt, was du sagst?
    wie ist ihr name, herr oder frau
    sind sie herr oder frau
    wie heißt du
    hast du einen namen
    sind sie eine frau oder ein mann
    mit wem hab ich das vergnügen
    wie darf ich sie ansprechen
    du bist doch bestimmt die julia aus dem büro
    gib zu dass du der chef persönlich bist
    bist du die frau am empfang oder ein bot
    bischd du en mensch odr en computer
    bisch a maschin
    bist du a mensch oder a kastl
    heißt du in echt peter und sitzt im callcenter
    schreib ich grad mit einer person oder mit einer kiste
  `),
  person: lines(`
    Ich will mit jemandem Richtigem reden
    Gibt's da keinen Kollegen aus Fleisch und Blut, der übernehmen kann?
    Bitte einen Mitarbeiter dazuholen
    Kann mich jemand aus dem Team anschreiben?
    Hol mir mal einen Menschen
    I mog mit am echten Menschen redn
    ich will den geschäftsführer sprechen
    holt mir den chef
    den vorgesetzten bitte
    ich verlange euren chef
    verbinden sie mich mit der geschäftsleitung
    lass mich mit deinem chef reden
    die antwort war unbrauchbar, gib mir einen von euch
    ich will ihren vorgesetzten sprechen
    holen sie mir die leitung ans telefon
    so wird das nichts, geben sie mir jemanden anderen
    ich möchte mit der geschäftsführung schreiben
    kann da mal ein verantwortlicher übernehmen
  `),
  unknown: lines(`
    wo kann man bei euch parken
    Wo kann ich mein Auto abstellen?
    Wo finde ich bei Ihnen einen Parkplatz?
    Wo kann ich bei Ihnen etwas essen?
    Wo finde ich bei Ihnen einen Parkplatz?
    Kann man bei Ihnen das Auto abstellen?
    Gibt es Parkplätze vor dem Haus?
    Wo kann ich das Auto parken?
    Wer gewinnt das Spiel am Samstag?
    Wie steht es bei Schalke?
    Ruf doch mal für mich beim Finanzamt an
    Rufst du bitte für mich bei der Handwerkskammer an?
    Wann öffnet der Baumarkt morgen?
    Wie hoch ist der Eiffelturm?
    Kannst du mir ein Gedicht über Herbst schreiben?
    Welche Grafikkarte soll ich kaufen?
    Wer wird Weltmeister?
    Wie lange muss ein Ei kochen?
    Was hilft gegen Kopfweh?
    Übersetz mir das ins Spanische
    Welche Steuerklasse ist für mich günstiger?
    Brauche ich heute einen Regenschirm?
    Wo kann ich in Mainz gut essen?
    Wie repariere ich meine Kaffeemaschine?
    Was kostet ein Kilo Tomaten?
    Kannst du mir eine Stelle besorgen?
    Schreib meine Hausarbeit
  `),
  complaint: lines(`
    Das ist doch alles Mist hier
    Ihr seid unfähig
    Ich bin richtig sauer auf euch
    So einen schlechten Service habe ich selten erlebt
    Das nervt mich gewaltig
  `),
  'chat-privacy': lines(`
    Wird dieser Chat aufgezeichnet?
    Liest hier jemand mit?
    Wie lange bleibt unser Gespräch gespeichert?
    Kann ich den Chatverlauf löschen lassen?
    Was passiert mit dem, was ich hier schreibe?
    Geht das, was ich hier tippe, an eine KI-Firma?
  `),
  'chat-training': lines(`
    Lernst du aus dem, was ich dir schreibe?
    Fließen unsere Gespräche in ein Modell ein?
    Merkst du dir, was ich sage?
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
  authority: lines(`
    Welche Aufsichtsbehörde ist für euch zuständig?
    Wer kontrolliert euch?
    Gibt es eine Stelle, bei der ich euch melden kann?
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
  trust: lines(`
    Seid ihr seriös?
    Woher weiß ich, dass das keine Abzocke ist?
    Habt ihr Referenzen?
    Seit wann gibt es euch?
    Warum soll ich euch glauben?
    Kann ich mit einem anderen Kunden sprechen?
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
  operator: lines(`
    Wer steckt hinter der Firma?
    Wo habt ihr euren Sitz?
    Wie lautet eure Anschrift?
    Wer ist euer Geschäftsführer?
    Wo finde ich das Impressum?
    In welcher Stadt seid ihr?
    Kann ich bei euch im Büro vorbeikommen?
  `),
  contact: lines(`
    Wie kann ich euch anrufen?
    Habt ihr eine Telefonnummer?
    Unter welcher Mailadresse seid ihr zu erreichen?
    Gibt es eine Hotline?
    Seid ihr bei WhatsApp?
    Wohin schreibe ich, wenn ich ein Anliegen habe?
  `),
  'support-hours': lines(`
    Wie lange muss ich warten, bis mir einer von euch antwortet?
    Wann rührt sich ein Kollege, nachdem ich gefragt habe?
    Wie viel Zeit vergeht, bis das Team zurückschreibt?
    Antwortet auch am Sonntag jemand?
    Wann sitzt bei euch ein Mensch am Chat?
    Habt ihr feste Sprechzeiten?
    Kann ich nachts um drei schreiben?
    Wie schnell meldet sich jemand aus dem Team?
    Seid ihr an Feiertagen da?
  `),
  abilities: lines(`
    An wen gibst du ab, wenn du nicht weiterweißt?
    Was machst du, wenn du keine Antwort hast?
    Bin ich hier beim Kundendienst gelandet?
    Bin ich hier richtig für Hilfe?
    Wobei kannst du mir helfen?
    Was weißt du alles?
    Was kann ich dich fragen?
    Wo liegen deine Grenzen?
    was kannst du mir sagen und was nicht
    wozu darfst du nichts sagen
    worüber gibst du keine auskunft
    was sind deine grenzen
  `),
  'how-to-write': lines(`
    Wie lang darf eine Nachricht an dich sein?
    Wie viele Zeichen passen hier rein?
    Muss ich auf Rechtschreibung achten?
    Darf ich mehrere Dinge auf einmal fragen?
    Verstehst du auch Dialekt?
    Soll ich Stichworte oder ganze Sätze schreiben?
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
    wie lang darf eine nachricht hier sein
    gibt es eine begrenzung wie viele zeichen ich tippen kann
    wie viel text kann ich dir auf einmal schicken
    meine schilderung ist ellenlang, passt das in eine nachricht
    maximale länge einer chatnachricht
    wie viele wörter darf ich schreiben
  `),
  language: lines(`
    Sprichst du auch andere Sprachen?
    Mein Mann kann nur Russisch, geht das?
    Kann ich auf Englisch schreiben?
    Gibt's die Seite auf Türkisch?
    kannst du türkisch, mein vater spricht wenig deutsch
    türkçe konuşabilir misin, meine mutter versteht kein deutsch
    sprichst du auch russisch
  `),
  availability: lines(`
    Die Seite lädt nicht
    Bei mir bleibt alles weiß
    Habt ihr gerade eine Störung?
    Wie zuverlässig ist euer Dienst?
    Wie oft fällt das System aus?
    Garantiert ihr eine Verfügbarkeit?
    Die Übersicht hängt sich auf
    welche ausfallzeit sagt ihr vertraglich zu
    wie viel prozent verfügbarkeit steht im vertrag
    wie lange darf der dienst im jahr ausfallen
  `),
  install: lines(`
    Gibt es eine App?
    Kann ich das auf dem Smartphone nutzen?
    Muss ich was herunterladen?
    Finde euch im Play Store nicht
  `),
  display: lines(`
    Die Schrift ist mir zu klein
    Gibt's einen Dunkelmodus?
    Welchen Browser brauche ich?
    Ich seh schlecht, kann man das größer stellen?
    Kann ich die Seite ausdrucken?
  `),
};
