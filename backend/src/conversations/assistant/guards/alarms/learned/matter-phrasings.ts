import { lines } from './lines.ts';

/** How people say that a stranger is in their account. */
export const accountTakenPhrasings = lines(`
  in meiner Liste steht ein Unternehmen, das ich nicht eingetragen habe
  da ist plötzlich ein fremder Betrieb in meinem Konto
  ich sehe eine Anmeldung von einem Windows-Rechner, ich habe aber keinen
  bei den Anmeldungen steht ein Mac, ich besitze keinen
  da ist eine Sitzung von einem Handy, das ich nicht habe
  auf einmal sind Bewertungen in meinem Konto, die ich nie eingetragen habe
  jemand hat in meinem Konto einen Betrieb gelöscht, ich nicht
  plötzlich ist alles in meinem Konto verändert, ich habe nichts gemacht
  ich glaube bei mir ist jemand drin der da nicht hingehört
  ist da ein Hacker in meinem Konto? Da stehen Anträge die ich nie gestellt habe
  in meinem Konto stehen Löschanträge, die nicht von mir sind
  da wurden Bewertungen eingereicht die ich nicht kenne, das war jemand anderes
  jemand reicht über mein Konto Sachen ein
  jemand stellt Anträge mit meinem Zugang
  irgendwer benutzt mein Konto
  irgendjemand nutzt meinen Zugang ohne mein Wissen
  mein Zugang wird von jemand Fremdem benutzt
  ein Fremder nutzt meine Anmeldung
  fremde Person hat Zugriff auf mein Kundenkonto
  ich wurde ausgesperrt, jemand hat alle Daten geändert
  ich komme nicht mehr rein, weil jemand mein Passwort geändert hat
  meine Mailadresse im Konto ist plötzlich eine andere
  im Konto steht auf einmal eine fremde E-Mail-Adresse
  bei meinen Geräten steht ein iPhone, ich habe gar kein iPhone
  bei den angemeldeten Geräten ist eins dabei das mir nicht gehört
  da ist ein Gerät aus Berlin angemeldet, ich wohne in Bayern und kenne das nicht
  ich habe eine Mail über eine Anmeldung bekommen, die ich nicht gemacht habe
  neue Anmeldung gemeldet, das war ich nicht
  ich hab eine Mail bekommen dass mein Passwort geändert wurde, war ich aber nicht
  ich habe auf einen Phishing-Link geklickt und mein Passwort eingegeben
  ich hab mein Passwort auf einer gefälschten Seite eingetippt
  ich bin auf eine Phishing Mail reingefallen und habe meine Zugangsdaten verraten
  mein Passwort ist in falsche Hände geraten
  mein Exmitarbeiter hat noch mein Passwort und ist eingeloggt
  mein Ex hat sich in mein Konto eingeloggt
  ein früherer Mitarbeiter loggt sich heimlich bei mir ein
  jemand hat sich mit meinen Daten angemeldet
  ich bin gehackt worden
  wir wurden gehackt
  hilfe, hacker
  account gehackt was nun
  konto gehakt bitte schnell helfen
  mei account is ghackt
  mein konto wurde übernomen
  bei mir san hacker drin
  do is oana in meim konto
  in mein konto hat sich einer eingeschlichen
  jemand schreibt in meinem Namen hier im Chat
  diese Nachrichten im Chat habe ich nicht geschrieben, da ist jemand in meinem Konto
  die Änderungen an meinem Betrieb habe ich nicht gemacht, jemand war in meinem Konto
  jemand hat meinen Betrieb im Konto umbenannt, ich war es nicht
  my account was hacked
  someone is in my account
  somebody changed my password
  hesabım çalındı
  hesabıma biri girmiş
  mi cuenta fue hackeada
  moje konto zostało zhakowane
`);

/** … that they end the contract. */
export const terminationPhrasings = lines(`
  Nehmen Sie das hier als Aufkündigung des Vertrags
  Dies ist meine fristlose Aufkündigung
  Hiermit erfolgt die Aufkündigung meines Abonnements
  Hiermit löse ich den Vertrag auf
  Sie haben nicht geleistet, damit ist der Vertrag fristlos gekündigt
  Das Vertragsverhältnis ist von meiner Seite beendet
  Ich betrachte unseren Vertrag als beendet
  Ab sofort sind wir geschiedene Leute, Vertrag beendet
  Betrachtet das hier als Kündigung
  Sehen Sie diese Nachricht als Kündigung an
  Dies gilt als meine Kündigung
  Das hier ist die Kündigung meines Abos
  Diese Nachricht ist als Kündigung zu verstehen
  Werten Sie das bitte als Kündigung
  Ich bitte, dies als ordentliche Kündigung zu werten
  Bitte nehmen Sie meine Kündigung entgegen
  Bitte nehmen Sie zur Kenntnis, dass ich kündige
  Ich teile Ihnen mit, dass ich das Abo kündige
  Ich teile hierdurch mit, dass ich den Vertrag beende
  hiermit teile ich mit, dass ich nicht verlängern werde
  Ich erkläre hiermit, dass ich den Vertrag zum Ende der Laufzeit beende
  Mit dieser Nachricht kündige ich
  Mit diesem Schreiben beende ich unser Vertragsverhältnis
  Mit sofortiger Wirkung kündige ich das Abo
  Ich kündige mit sofortiger Wirkung
  Ich kündige das Vertragsverhältnis
  ich kündige zum nächstmöglichen
  Ich kündige alles bei euch
  Ich kündige euch
  Wir kündigen euren Dienst
  Wir möchten Ihren Dienst nicht weiter nutzen und kündigen
  Wir beenden die Zusammenarbeit
  Ich beende unsere Geschäftsbeziehung
  Ich steige hiermit aus dem Vertrag aus
  Ich bin raus, kündigt das Abo
  Macht mein Abo bitte weg, ich will es nicht mehr
  Beendet mein Abo
  Beenden Sie das Abo zum Laufzeitende
  Löst den Vertrag bitte auf
  Bitte lösen Sie meinen Vertrag auf
  Bitte das Abonnement zum Ende auslaufen lassen
  Lassen Sie meinen Vertrag bitte auslaufen
  Bitte nicht automatisch verlängern, ich kündige
  Keine Verlängerung mehr bitte, ich höre auf
  Ich widerspreche der Verlängerung meines Vertrags
  Ich widerspreche der automatischen Verlängerung
  Bitte verlängern Sie meinen Vertrag nicht
  Ich ziehe den Vertrag zurück
  Ich mache von meinem Kündigungsrecht Gebrauch
  Hiermit mache ich von meinem Widerrufsrecht Gebrauch
  Hiermit widerrufe ich
  Ich widerrufe meine Bestellung
  Ich trete zurück vom Abo
  Stornieren Sie das Abonnement
  Abo stornieren bitte, sofort
  Abo bitte beenden
  bitte abo beenden
  bitte künden sie meinen vertrag
  kuendigung hiermit
  hiermit kündigung abo
  hiermit die Kündigung für unser Café
  anbei die kündigung
  hier meine kündigung
  hiermit übersende ich Ihnen meine Kündigung
  hiermit erhalten Sie die Kündigung meines Vertrages
  i kündig des abo
  i kündig den schmarrn
  isch kündige mei abo
  ick kündige
  ik kündig mien Abo
  ich künde das abo
  hiermid kündge ich
  hirmit kundig ich meine vertrag
  ich kündge zum nästmöglichen zeitpunkt
  Kündige meinen Vertrag sofort!
  Will nicht mehr bei euch sein, Abo kündigen!
  aboneliğimi iptal etmek istiyorum
  aboneliğimi iptal ediyorum
  I cancel my subscription
  I want to cancel my subscription
  chcę zrezygnować z abonamentu
  disdico il mio abbonamento
`);

/** … that they do not accept a charge. */
export const chargeDisputedPhrasings = lines(`
  der Betrag ging im Januar doppelt vom Konto
  der Monatsbeitrag ging zweimal vom Konto ab
  Ich sehe auf dem Kontoauszug zweimal 59 Euro von euch
  auf meiner Kreditkartenabrechnung stehen zwei Buchungen von Ihnen im selben Monat
  auf der Kartenabrechnung steht euer Betrag zweimal
  ihr habt mir den Beitrag zweimal berechnet
  ihr habt mir im selben Monat zweimal Geld genommen
  ihr habt mir zu viel Geld abgenommen
  es fehlen mir 118 Euro statt 59 auf dem Konto
  warum sind bei mir 118 Euro abgegangen statt 59
  warum habt ihr mir diesen Monat mehr abgezogen als vereinbart
  da stimmt was nicht, mir wurde mehr belastet als auf der Rechnung steht
  diese Buchung kenne ich nicht
  diese Belastung stammt nicht von mir
  ich kenne diese Buchung auf meiner Karte nicht
  von meiner Karte ging Geld ab, das ich nicht freigegeben habe
  ich habe dieser Zahlung nie zugestimmt
  ich hab das nicht autorisiert
  ich lasse das Geld zurückbuchen
  ich hole mir das Geld über meine Bank zurück
  ich mache eine Rückbuchung
  ich hab bei der Bank eine Rückbuchung veranlasst
  ich reklamiere die Belastung meiner Kreditkarte
  ich reklamiere eure Rechnung, der Betrag ist falsch
  ich beanstande die Rechnung
  ich erhebe Einspruch gegen die Rechnung
  ich widerspreche Ihrer Rechnung
  ich zahle diese Rechnung nicht, die ist falsch
  die Rechnung ist falsch
  eure Rechnung stimmt hinten und vorne nicht
  ihr verlangt zu viel von mir, auf der Rechnung steht ein falscher Betrag
  mir wurde Geld abgebucht obwohl der Vertrag vorbei ist
  trotz beendetem Abo bucht ihr weiter ab
  ihr bucht immer noch ab obwohl ich gekündigt habe
  ich habe doch gekündigt und ihr zieht weiter Geld ein
  ohne Grund Geld abgebucht
  einfach Geld von meinem Konto genommen
  das Geld wurde zu Unrecht eingezogen
  unrechtmäßige Abbuchung von meiner Karte
  ihr habt unberechtigt Geld von mir eingezogen
  gebt mir mein doppelt bezahltes Geld zurück
  ich hab versehentlich doppelt bezahlt
  ich habe zweimal bezahlt, bitte eins zurück
  meine Zahlung ist doppelt durchgegangen
  es ist doppelt abgegangen
  des geld is zwoamoi weg
  ihr habts ma zvui abzogn
  doppl abgebucht
  zwei ma abgebucht diesen monat
  falscher betrag abgebuchd
  you charged me twice
  I was charged twice
  benden iki kez para çekildi
`);

/** … that they have waited for days for an answer. */
export const unansweredPhrasings = lines(`
  Ich habe Ihnen letzte Woche geschrieben und bis heute nichts gehört
  letzte Woche geschrieben, bis heute nichts
  auf meine Mail vom Montag kam nie etwas zurück
  auf meine E-Mail hat niemand reagiert
  auf meine Nachrichten reagiert ihr nicht
  meine Anfrage wird ignoriert
  ich werde hier nur ignoriert
  ihr ignoriert mich seit Tagen
  warum ignoriert ihr mich
  warum schreibt mir keiner zurück
  hier schreibt keiner zurück
  seit Freitag schreibt mir niemand zurück
  wieso bekomme ich keine Antwort von euch
  ich bekomme einfach keine Antwort von Ihnen
  ich kriege von euch keine Rückmeldung
  ich habe immer noch nichts von Ihnen gehört
  immer noch nichts von euch gehört
  bis heute kein Lebenszeichen von euch
  von euch kommt gar nichts mehr
  bei euch geht keiner ran und keiner schreibt
  ich schreibe jetzt zum vierten Mal, wann kommt endlich was
  das ist jetzt meine dritte Nachricht ohne Reaktion
  das ist schon die fünfte Nachricht, ist da wer
  zum dritten Mal: bitte antwortet endlich
  ich warte und warte und niemand schreibt
  wie oft soll ich noch schreiben bis jemand antwortet
  seit acht Tagen warte ich auf einen Menschen
  seit 5 Tagen warte ich dass sich jemand meldet
  vor einer Woche hat mir ein Mitarbeiter Antwort versprochen, nichts kam
  mir wurde vor Tagen eine Antwort versprochen
  ein Mensch wollte sich melden, das ist jetzt vier Tage her
  wo bleibt eure Antwort, ich warte seit letzter Woche
  wo bleibt die antwort
  jetzt antwortet doch endlich mal jemand
  könnt ihr endlich mal antworten
  ich fühle mich von euch im Stich gelassen, keiner antwortet
  i wart scho a woch und koana schreibt zruck
  do meldt si koana
  koa sau schreibt zruck
  es schreibt ma neamd zruck
  seit tage kei antwort
  krieg seit tage nix zruck
  seid wochen keine antwod
  nimand antwortet mir
  no answer for days
  nobody answers me
  günlerdir cevap alamıyorum
`);
