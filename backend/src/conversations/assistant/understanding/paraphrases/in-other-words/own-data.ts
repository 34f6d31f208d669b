import { lines, type Paraphrases } from '../paraphrases.ts';

/** What is one's own, as somebody asks who tells a situation or knows none of our words. */
export const ownDataInOtherWords: Paraphrases = {
  'own-open-invoice': lines(`
    Steht bei mir noch was aus?
    Bin ich euch noch Geld schuldig?
    Habe ich alles bezahlt?
    Ist mein Konto ausgeglichen?
    Welche Summe fehlt euch noch von mir?
    Warum ist da eine Rechnung rot?
    Was hab ich noch zu begleichen?
    Ist bei der Abbuchung im Februar was schiefgelaufen?
    Hab ich irgendwo Rückstände?
    Welche meiner Rechnungen ist noch nicht durch?
    is bei mir no wos offn
    Gibt es unbezahlte Posten auf meinem Konto?
    ist bei mir noch etwas zu begleichen bevor ich weg bin
    bin ich euch noch was schuldig
    hab ich alles bezahlt
    habe ich noch außenstände bei euch
    schulde ich euch noch geld zum abschied
    was ist mit der rechnung die noch offen ist
    welche rechnung habe ich noch nicht bezahlt
    welche rechnung ist offen
    welche rechnungen sind noch offen
  `),
  'own-next-invoice': lines(`
    An welchem Tag zieht ihr das Geld wieder ein?
    Wie viel geht als Nächstes von meiner Karte?
    Wann muss ich wieder mit einer Zahlung rechnen?
    Bis wann sollte die Karte gedeckt sein?
    Nächster Abbuchungstermin?
    Wann kommt die kommende Rechnung?
    wan bucht ihr wider ap
    Kommt diesen Monat noch was runter?
    werde ich bis zum ende noch belastet
    bucht ihr bis vertragsende weiter ab
    muss ich nach der kündigung noch weiterzahlen
    zahle ich trotz kündigung noch
    geht die abbuchung bis zuletzt weiter
  `),
  'own-invoices': lines(`
    Was habe ich euch bisher insgesamt gezahlt?
    Zeig mir meine bisherigen Rechnungen
    Welche Abbuchungen gab es seit Jahresanfang?
    Ist die Rechnung für Januar beglichen?
    Liste mir alle Zahlungen auf, die ich geleistet habe
    Ging die vorletzte Abbuchung durch?
    Hat die Zahlung im Dezember geklappt?
    Wann habe ich zuletzt bezahlt?
    Was stand auf meiner letzten Rechnung für ein Betrag?
  `),
  'own-overview': lines(`
    Kann ich den Fortschritt irgendwo live verfolgen?
    Wo sehe ich, wie weit ihr seid?
    Gibt es eine Echtzeitanzeige zu meinen Sachen?
    Wie steht es um meine Meldungen?
    Was ist bei mir schon alles durch?
    Wie viele Bewertungen habe ich bei euch liegen?
    Gib mir einen Lagebericht zu meinen Anträgen
    Wie viele davon sind weg?
    Hat sich bei meinen Sachen was getan?
    Was läuft bei mir noch?
    Zähl mal auf, was von mir gelöscht wurde
    Wie viele Anträge sind noch offen?
    Wie viele wurden bei mir abgeschmettert?
    Bilanz bitte, was habe ich eingereicht und was kam raus?
    Gibt's was Neues von meinen Rezensionen?
    was is mit meine bewertunge los
    Wie viele Treffer hatte ich bisher?
    wie viele schweben noch
    wie viele stehen bei mir noch aus
    wie viele sind noch offen von meinen
    wie viele hängen noch in der luft
    welche meiner bewertungen sind schon weg, mit namen
    zähl mir die gelöschten auf
    wer ist bei mir schon alles gelöscht
    nenn mir alle die ihr weggekriegt habt
    wie viele von meinen sind noch nicht entschieden
    wann wurde die letzte gelöscht und wie viele sind noch offen
    liste mal die erledigten auf
    wie viele liegen von mir vor
    gesamtzahl meiner bewertungen
    wieviele hab ich alles in allem eingereicht
  `),
  'own-cases': lines(`
    Woran hängt es bei meinen offenen Anträgen?
    Braucht ihr noch was von mir?
    Was ist der nächste Schritt bei meinen Fällen?
    Auf wen warten wir gerade?
    Welcher meiner Anträge wartet schon am längsten?
    Muss ich bei einem meiner Anträge etwas tun?
    Wann fragt ihr bei meinen Sachen das nächste Mal nach?
    Warum geht bei mir nichts vorwärts?
    Liegt der Ball bei mir oder bei euch?
    worauf warten meine anträge noch
    auf was warten meine löschanträge gerade
    worauf warten die anträge von mir
    welcher von meinen anträgen liegt am längsten rum
    welcher antrag hängt bei mir schon am längsten
    was wartet bei mir am längsten auf eine antwort
    wann fragt ihr bei meinen offenen nach
    wann hakt ihr wegen meiner anträge nach
    an welchem tag fragt ihr bei google wegen meiner nach
  `),
  'own-latest-review': lines(`
    Was ist aus meiner letzten Meldung geworden?
    Wie steht der Antrag, den ich zuletzt gestellt habe?
    Welche Bewertung habe ich als Letztes eingereicht?
    Die neueste von mir, ist die schon durch?
  `),
  'own-stars': lines(`
    Welche meiner Bewertungen hat die wenigsten Sterne?
    Wie viele Ein-Stern-Bewertungen sind bei mir dabei?
    Was ist die schlechteste Note unter meinen Einträgen?
  `),
  'own-businesses': lines(`
    Welche Läden habe ich bei euch drin?
    Wie viele Standorte sind in meinem Konto?
    Wie heißen meine eingetragenen Betriebe?
    Unter welchem Namen läuft mein Unternehmen bei euch?
    Hab ich überhaupt schon eine Firma angelegt?
  `),
};
