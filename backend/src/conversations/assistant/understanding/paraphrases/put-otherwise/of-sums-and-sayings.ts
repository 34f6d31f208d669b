import { lines, type Paraphrases } from '../paraphrases.ts';

/** Sums that were paid, parts of a price, and questions of a word each, in the words of those who were misunderstood. */
export const sumsAndSayingsPutOtherwise: Paraphrases = {
  'own-invoices': lines(`
    welche summe habe ich ihnen bis heute überwiesen
    wie viel habt ihr alles in allem von mir bekommen
    was hab ich bisher insgesamt gezahlt
    gesamtbetrag aller zahlungen von mir bis jetzt
    nummer und datum meiner neuesten rechnung
    letzte rechnung: nummer, betrag, schon bezahlt?
    für die buchhaltung: was ist von uns in diesem vertrag schon geflossen
    wie hoch ist die summe aller bezahlten rechnungen
    fürs finanzamt brauche ich, was ich im ganzen bei euch gelassen habe
    wos hob i eich bis jetz zoid
  `),
  'own-open-invoice': lines(`
    welche rechnungsnummer ist noch unbezahlt
    welcher posten fehlt noch und seit wann
    weshalb ging die abbuchung daneben
    warum hat das abbuchen neulich nicht hingehauen
    wieso is des abbuchn schiefganga
    welche rechnung muss ich noch begleichen, mit nummer und fälligkeit
    ist noch ein betrag bei mir ausstehend
    wie viel schulde ich euch gerade
    was steht bei mir noch aus
    wieviel is noch offn bei mir
  `),
  vat: lines(`
    jahresbetrag ohne steuer
    nettobetrag für das erste jahr
    was macht ein jahr ohne mwst
    netto pro jahr fürs budget
    für die planung die nettosumme von zwölf monaten
    reiner nettopreis im jahr
  `),
  price: lines(`
    rechnen sie mir das auf ein quartal um
    was wäre das für achtzehn monate
    und auf zwei jahre gerechnet
    was macht das im halbjahr
    wie viel wird das in drei monaten zusammen
  `),
  notice: lines(`
    wieso nennt ihr zwei fristen, einmal vier wochen und einmal dreißig tage
    welche der beiden kündigungsfristen gilt
    in den bedingungen steht eine andere kündigungsfrist als auf der seite
    warum einmal 28 und einmal 30 tage
    zwei verschiedene fristen, was stimmt
  `),
  term: lines(`
    laufzeit und verlängerung kurz
    vertragsdauer und was danach kommt, in einem satz
    stichpunkte bitte: laufzeit, verlängerung
  `),
  devices: lines(`
    wie log ich mich aus
    wo ist der knopf zum abmelden
    wie komm ich hier wieder raus, ausloggen meine ich
    wie meld i mi wieder ab
    ausloggen geht wo
  `),
  'data-export': lines(`
    eine kopie von allem, was ihr über mich habt
    wie komme ich an eine kopie meiner angaben
    krieg ich alles, was gespeichert ist, als kopie
  `),
  'who-reads': lines(`
    wer kann des lesen, was i do schreib
    wer bei eich liest älles mit
    liest bei euch jeder mit, was ich eintrage
    wer von euren leuten sieht meine einträge
  `),
  evidence: lines(`
    derf i an beweis später no dazugeben
    kann ma belege a nachträglich no hochladn
    wann da antrag scho weg is, geht no a foto dazu
  `),
  'companies-only': lines(`
    wir haben nur ein paar wochen im jahr offen, sind wir auch ein unternehmen
    besenwirtschaft, straußwirtschaft, geht das als betrieb
    nebenbei im sommer ein kiosk, zählt das
    unser betrieb liegt in der schweiz, können wir buchen
    wir sitzen in österreich, geht das abo auch für uns
    mir sind z'bärn daheim, chönd mir das au mache
  `),
  lawyer: lines(`
    soll ich den verfasser verklagen
    kann man wegen so einer bewertung vor gericht gehen
    den schreiber anzeigen, geht das
  `),
};
