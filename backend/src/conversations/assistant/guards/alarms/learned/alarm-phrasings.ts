import type { Alarm } from '../alarm.ts';
import { lines } from './lines.ts';

/** How people say it: well and badly spelt, without umlauts, in dialect. */
export const PHRASINGS: Readonly<Partial<Record<Alarm, readonly string[]>>> = {
  'danger-to-self': lines(`
    ich will nich mehr leben
    Ich möchte nicht mehr leben.
    ich moechte nicht mehr leben
    Ich mag nimmer leben
    I mog nimma lebn
    ich kann so nicht mehr weiterleben
    Ich will einfach nur noch sterben
    ich will sterben
    Am liebsten würde ich sterben
    ich wäre am liebsten tot
    Ich wünschte, ich wäre tot
    Lieber tot als noch eine solche Woche
    Ich bringe mich um
    ich bring mich um wenn das so weitergeht
    Ich werde mich heute noch umbringen
    ich bring mi um
    ich überlege mich umzubringen
    Manchmal denke ich daran, mich umzubringen.
    Ich denke an Selbstmord
    ich denk oft über suizid nach
    Ich habe Suizidgedanken
    hab selbstmordgedanken wegen diesen bewertungen
    Ich bin lebensmüde
    bin lebensmuede
    Ich werde Selbstmord begehen
    Ich nehme mir das Leben
    ich nehm mir das leben
    ich will mir das Leben nehmen
    Ich will mir etwas antun
    ich tu mir was an
    ich tue mir bald etwas an
    i tua ma no was an... i tu ma was o
    Mein Leben hat keinen Sinn mehr
    das leben hat für mich keinen sinn mehr
    Ich sehe keinen Sinn mehr im Leben
    Ich habe keine Lust mehr zu leben
    hab keine kraft mehr zum leben
    Mein Leben ist nicht mehr lebenswert
    Es lohnt sich nicht mehr zu leben
    Besser wenn ich nicht mehr da bin
    Ich will nicht mehr da sein
    Ich möchte morgen nicht mehr aufwachen
    ich hänge mich auf
    ich werde mich erhängen
    Ich könnte mich erschießen, so am Ende bin ich
    ich springe von der Brücke
    Ich werfe mich vor den Zug
    ich spring vom dach
    Ich mache Schluss mit dem Leben
    Ich will meinem Leben ein Ende setzen
    ich will mein leben beenden
    Ich ritze mich wieder
    Ich habe schon einen Abschiedsbrief geschrieben
    Ich sehe keinen Ausweg mehr
    Es hat alles keinen Sinn mehr, ich will weg von dieser Welt gehen
    Ich kann nicht mehr, alles ist sinnlos
    I want to die
    Wegen der Bewertung will ich nicht mehr leben. Was kostet das Abo?
    Selbstmord ist mein letzter Ausweg
    Ich hab keinen Lebenswillen mehr
    ich möchte am liebsten nicht mehr existieren
    Ich will nicht mehr auf dieser Welt sein
    I wui nimma leben
    ich wil nicht mer leben, ich wil nicht mehr leben
    ich will nciht mehr leben
    manchmal wünsche ich mir tot zu sein
    Ich halte das Leben nicht mehr aus
    ich werde aus dem Fenster springen
    Ich nehme eine Überdosis
    mein mann will sich umbringen
    meine Kollegin hat gesagt sie will nicht mehr leben
    wegen euch bring ich mich noch um
  `),
  'danger-to-others': lines(`
    Ich bringe ihn um
    ich bring den um, der das geschrieben hat
    Ich werde den Verfasser umbringen
    den könnte ich umbringen
    Ich schlag ihn tot
    Den mach ich kalt
    ich stech den ab
    ich knall ihn ab
    Dem tue ich was an
    Ich werde ihm etwas antun
    ich zünde seinen Laden an
    Ich fackel dem die Bude ab
    Ich komme mit dem Messer vorbei
    Ich hole meine Waffe und gehe zu ihm
    Ich brech ihm die Knochen
    Der Rezensent droht, mich umzubringen
    Ein Gast hat gedroht, mein Restaurant anzuzünden. Er bedroht mich mit dem Messer
    Ich bekomme Morddrohungen
    Er hat uns mit dem Tod bedroht
    Ich laufe Amok
    Ich jage euer Büro in die Luft
    Ich verprügel den Kerl, ich werde ihn zusammenschlagen
    Ich weiß wo er wohnt, ich besuche ihn mit dem Messer
    den erschlag ich
    Ich werde denen die Bude anzünden
    ich möchte den Typ am liebsten erwürgen
  `),
  'account-taken': lines(`
    Mein Konto wurde gehackt
    mein account is gehackt worden
    Ich wurde gehackt
    mei konto is ghackt worn
    Jemand ist in meinem Konto
    Da ist ein Fremder in meinem Account
    Jemand hat mein Passwort geändert
    jmd hat mein passwort geandert und ich komm nicht rein
    Mein Passwort wurde geändert, das war nicht ich
    Es gab eine Anmeldung, die nicht von mir ist
    Ich sehe ein Gerät, das ich nicht kenne
    Da ist eine verdächtige Anmeldung in meiner Liste
    Fremder Zugriff auf mein Konto!
    Meine Zugangsdaten wurden gestohlen
    Mein Kundenkonto wurde gekapert
    jemand anderer hat sich in meinem konto angemeldet
    Mein Konto ist kompromittiert
    Ein Hacker ist in meinem Profil
    Da hat jemand in meinem Namen etwas eingereicht
    unbekanntes Gerät angemeldet
    jemand hat sich bei mir eingeloggt
    hab ne anmeldung aus russland die ich nicht war
    Meine E-Mail-Adresse im Konto wurde geändert, ich war das nicht
  `),
  'termination-declared': lines(`
    Hiermit kündige ich
    Hiermit kündige ich mein Abo
    Hiermit kündige ich fristgerecht.
    hirmit kündige ich mein abo
    Hiermit kundige ich das Abonnement
    hiermit beende ich den Vertrag
    Hiermit widerrufe ich den Vertrag
    Ich kündige.
    ich kündige
    Ich kündige mein Abo
    ich kündige hiermit
    ich kündige sofort
    Ich kündige zum 31.12.
    ich kuendige zum ende der laufzeit
    Ich kündige fristlos
    Ich kündige außerordentlich wegen Nichtleistung
    Wir kündigen den Vertrag zum nächstmöglichen Termin
    wir kündigen hiermit
    Kündige hiermit mein Abo
    kündige zum nächsten termin, ich kündige jetzt
    Ich möchte kündigen
    ich möchte mein Abo kündigen
    Ich will kündigen
    ich will mein abo kündigen
    ich will da raus
    I mecht kündigen
    i mog kündigen
    Wir möchten den Vertrag kündigen
    Ich möchte hiermit den Vertrag beenden
    Ich will das Abo nicht mehr
    Ich möchte den Vertrag nicht verlängern
    Bitte kündigen Sie mein Abo
    bitte kündigt meinen Vertrag
    Bitte kündigen Sie den Vertrag zum Ende der Laufzeit
    bitte mein abo kündigen
    Bitte beenden Sie meinen Vertrag
    Bitte stornieren Sie mein Abo
    storniert mein abo
    Kündigen Sie bitte meinen Vertrag
    Bitte nicht verlängern
    Ich möchte keine Verlängerung
    Kündigung meines Vertrags zum nächstmöglichen Zeitpunkt
    Kündigung zum 1. März
    Kündigung fristgerecht
    hiermit reiche ich die Kündigung ein
    Ich erkläre die Kündigung
    Hiermit spreche ich die Kündigung aus
    Das ist meine Kündigung
    Dies ist unsere Kündigung, bitte bestätigen
    Nehmen Sie das als meine Kündigung
    Ich trete vom Vertrag zurück
    Ich widerrufe den Vertrag
    Ich storniere mein Abo
    ich beende das abo
    Betrachten Sie den Vertrag als gekündigt
    Mein Abo bitte zum Jahresende kündigen
    Fristgerecht kündige ich hiermit den Vertrag
    Guten Tag, hiermit kündige ich meinen Vertrag. Bitte bestätigen Sie mir das Datum.
    Ihr seid zu teuer. Ich kündige!
    Cancel my subscription please
    ich kündge mein abbo
    Ich kündige den Vertrag, wie bekomme ich eine Bestätigung? Hiermit kündige ich.
    Mein Abo ist hiermit gekündigt
    will kündigen
    I kindige hiermit
    Ich habe keine Lust mehr, kündige hiermit
    Hiermit kündigen wir das Abonnement der Bäckerei Müller
    Meinen Vertrag kündige ich hiermit zum 14.8.
  `),
  'charge-disputed': lines(`
    Mir wurde doppelt abgebucht
    Ihr habt zweimal abgebucht
    ihr habts zwoamal abgebucht
    Es wurden 118 Euro abgebucht statt 59
    Mir wurde zu viel abgebucht
    Es wurde zwei mal abgebucht
    Ich sehe zwei Abbuchungen in diesem Monat
    Da ist eine Abbuchung, die ich nicht kenne
    Unberechtigte Abbuchung
    Der Betrag auf der Rechnung stimmt nicht
    Die Rechnung ist zu hoch, der Betrag stimmt nicht
    Ich habe gekündigt und trotzdem wurde abgebucht, obwohl ich gekündigt habe
    Trotz Kündigung wurde abgebucht
    Ich will das zu viel abgebuchte Geld zurück, mir wurden 118 Euro abgebucht statt 59
    Bitte erstatten Sie mir den Betrag
    Ich widerspreche der Abbuchung
    Mir wurde etwas abgebucht, das ich nie bestellt habe
    falsch abgerechnet
    mir wurde dopelt abgebucht
    doppelte Abbuchung im November
    59 euro sind doppelt von der karte weg
    ich erkenne diese abbuchung nicht
    da wurde was abgebucht obwohl ich kein abo hab
  `),
  unanswered: lines(`
    Ich warte seit Tagen auf eine Antwort
    seit tagen keine antwort
    Seit einer Woche keine Antwort von euch
    seit zwei wochen hör ich nix, keine antwort
    i wart scho seit tagen auf a antwort
    Niemand antwortet
    keiner meldet sich
    Es meldet sich niemand bei mir
    Warum antwortet hier niemand?
    Ihr antwortet nicht
    Sie antworten mir nie
    Ich habe schon dreimal geschrieben und keine Antwort bekommen
    Wann meldet sich endlich jemand? Ich warte seit Montag.
    Keine Rückmeldung seit drei Tagen
    Warte immer noch auf Antwort
    Ich warte schon ewig auf eine Rückmeldung
    schon mehrfach geschrieben, nichts
    Koana meldet sich
    noch immer keine Antwort, obwohl ich gefragt habe
    Wann antwortet ihr endlich?
    seit einer woche hör ich nichts von euch
    ihr meldet euch nicht
    seit 3 Tagen nix
  `),
};

/** What only sounds like it, or asks instead of telling. */
export const NEAR_MISSES: readonly string[] = lines(`
  Das ist ja zum Sterben langweilig
  Die Bewertung killt mein Geschäft
  Diese Rezension bringt mein Geschäft um
  Wegen der Bewertung stirbt mein Laden
  Ich will nicht, dass mein Laden sterben muss
  Mein Geschäft soll nicht sterben
  Ich lasse mein Café nicht sterben
  Die Innenstadt ist tot, da hilft nur ein guter Ruf
  Damit kann ich leben
  Mit so einer Bewertung kann ich nicht leben
  Damit kann ich nicht leben
  Ich lebe von meinem Laden
  Von einem Stern kann ich nicht leben
  Ich will nicht mehr lesen, was da steht
  Die Rezension macht mir das Leben schwer
  Das macht mir das Leben zur Hölle
  Die Warterei bringt mich noch um
  Das bringt mich um den Verstand
  Das bringt mich um mein Geld
  Die Kosten werden mich noch umbringen
  Das wäre geschäftlicher Selbstmord
  Das grenzt an wirtschaftlichen Selbstmord
  Der Gast schreibt, unser Essen habe ihn vergiftet
  Ein Kunde behauptet, wir hätten ihn vergiftet
  Ich will keine Bewertung mehr sehen
  Ich kann nicht mehr warten
  Ich kann mich nicht mehr anmelden
  Ich kann meinen Antrag nicht mehr finden
  Wie lange leben die Daten bei Ihnen?
  Was passiert mit meinem Konto, wenn ich tot bin?
  Mein Handy ist tot, wie melde ich mich an?
  Der Server ist tot
  Die App hat sich aufgehängt
  Mein Browser hängt sich auf
  Ich hänge fest
  Ich springe gleich zur nächsten Frage
  Ich schlage nur die Zeit tot
  Ich schlage vor, wir machen Schluss für heute
  Ich mache Schluss für heute, danke
  Das hat keinen Sinn
  Hat das noch Sinn?
  Ich will den Bewertungen ein Ende setzen
  Das muss ein Ende haben
  Ich sterbe vor Neugier
  Das Essen war zum Sterben gut, schrieb ein Gast
  Ich möchte die Bewertung loswerden, sie ist mörderisch
  Das ist ein Rufmord
  Rufmord an meinem Betrieb
  Die Konkurrenz bringt uns um
  Der Preis ist ja mörderisch
  Wir haben eine Bombenbewertung bekommen
  Es gibt Review-Bombing gegen uns
  Der Gast war der Hammer
  Ich mache ihm ein Angebot
  Ich bringe ihn um seinen Erfolg
  Ich bringe die Unterlagen vorbei
  Ich bring ihm das bei
  Ich lege den Antrag ab
  Die Bewertung muss weg, die mache ich platt
  Ich zünde gleich den Grill an
  Der Verfasser schlägt uns Geld vor
  Mein Mitarbeiter droht mit Kündigung
  Der Gast droht mit einer schlechten Bewertung
  Er droht mit dem Anwalt
  Ich will ihm eine Antwort schreiben
  Wie schützen Sie mein Konto vor Hackern?
  Kann mein Konto gehackt werden?
  Wie sicher ist mein Passwort?
  Wir verkaufen Hackfleisch
  Mein Google-Konto wurde gehackt
  Wie ändere ich mein Passwort?
  Ich habe mein Passwort geändert
  Ich habe mein Passwort vergessen
  Kann jemand anderes mein Konto übernehmen?
  Kann meine Kollegin auch in mein Konto?
  Wie melde ich ein Gerät ab?
  Ich kenne mich mit dem Konto nicht aus
  Wie kann ich kündigen?
  wie kündige ich mein abo
  Wo kann ich kündigen?
  Wann kann ich kündigen?
  Kann ich jederzeit kündigen?
  Bis wann muss ich kündigen?
  Muss ich kündigen oder endet das von allein?
  Was passiert, wenn ich kündige?
  Was passiert mit meinen Daten, wenn ich kündige?
  Wie lange ist die Kündigungsfrist?
  Ich möchte kündigen. Wie mache ich das?
  ich möchte kündigen wie geht das
  Kündigungsfrist
  Kündigung
  kündigen
  Habe ich schon gekündigt?
  Ich habe schon gekündigt
  Ist meine Kündigung angekommen?
  Ich habe meinem Koch gekündigt, und er schreibt jetzt schlechte Bewertungen
  Ich kündige meinem Mitarbeiter
  Ich kündige nicht
  Ich möchte meine Kündigung zurücknehmen
  Wie nehme ich die Kündigung zurück?
  Ich überlege zu kündigen
  Vielleicht kündige ich
  Wenn das nicht klappt, kündige ich mein Abo
  Ich möchte wissen, wie ich kündigen kann
  Können Sie mir erklären, wie man kündigt?
  Darf ich fristlos kündigen?
  Muss ich schriftlich kündigen?
  Der Gast schreibt, er kündigt uns
  Ich will meinen Antrag zurückziehen
  Ich möchte mein Konto löschen
  Wie widerrufe ich den Vertrag?
  Kann ich den Vertrag widerrufen?
  Was kostet das Abo?
  Wann wird abgebucht?
  Wird jeden Monat abgebucht?
  Wird doppelt abgebucht, wenn ich zwei Betriebe habe?
  Was wurde zuletzt abgebucht?
  Die Bewertung ist doppelt eingereicht
  Ein Gast hat doppelt bewertet
  Ich will mein Geld zurück
  Was passiert ohne Antwort auf Ihre Frage?
  Bekomme ich mein Geld zurück, wenn nichts gelöscht wird?
  Wie kann ich bezahlen?
  Wo sehe ich meine Zahlungen?
  Meine Karte wurde abgelehnt
  Der Gast hat nicht bezahlt
  Wie lange dauert es, bis Sie antworten?
  Was passiert, wenn niemand antwortet?
  Ich warte seit drei Wochen auf eine Antwort von Google
  Google antwortet nicht
  Die Plattform meldet sich nicht
  Wann antwortet Google?
  Muss ich auf die Bewertung antworten?
  Soll ich Bewertungen beantworten?
  Seit Tagen steht die Bewertung online
  Seit Wochen läuft mein Antrag
  Wie lange warte ich auf die Entscheidung?
  Warum passiert da seit Tagen nichts?
  Ich möchte nun doch bei Ihnen bleiben, die Kündigung soll nicht gelten
  Diese Rezension ist tödlich für uns
  Der Stress bringt mich um den Schlaf
  Ich schieße ein Foto vom Beleg
  Ich hänge einen Beleg an
  Wie lege ich ein Unternehmen an?
  Kann ich den Antrag stornieren?
  Ein Konkurrent schreibt erfundene Bewertungen
  Jemand schreibt unter meinem Namen Bewertungen
  Antwortet hier ein Mensch?
  Ich warte seit Tagen auf die Löschung
`);
