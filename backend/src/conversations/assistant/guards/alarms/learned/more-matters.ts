import { lines } from './lines.ts';

/** More ways to say that a stranger is in the account … */
export const moreAccountTaken = lines(`
  da hat sich jemand in mein Kundenkonto gehackt
  jemand Fremdes war in meinem Konto und hat etwas geändert
  mein Konto gehört mir nicht mehr, da ist jemand anders drin
  ich glaube, mein Account wurde übernommen
  ich glaube, jemand liest in meinem Konto mit
  irgendwer ist mit meinem Login unterwegs
  jemand kennt mein Passwort und nutzt es
  mein Passwort wurde gestohlen, was tun
  mein Passwort wurde geleakt und jetzt ist jemand drin
  mein Passwort stand in einem Datenleck, und ich sehe fremde Anmeldungen
  ich kann mich nicht anmelden, weil jemand das Passwort geändert hat, ich war es nicht
  auf einmal geht mein Passwort nicht mehr, und ich bekam eine Mail über eine Änderung, die ich nicht gemacht habe
  in meinem Konto steht ein Gerät, das nicht meins ist
  da ist ein Android-Handy angemeldet, ich habe keins
  ich sehe eine Sitzung aus einer Stadt, in der ich nie war
  ich war gestern gar nicht online, trotzdem gab es eine Anmeldung
  nachts um drei hat sich jemand angemeldet, ich habe geschlafen
  da hat jemand um Mitternacht meine Daten geändert, ich war das nicht
  wer hat da meine E-Mail-Adresse geändert, ich nicht
  es wurde ein Antrag gestellt, den ich nie gestellt habe
  bei mir sind fremde Unternehmen eingetragen
  in meinem Konto tauchen Betriebe auf, die nicht mir gehören
  ein Ex-Angestellter kommt noch in mein Konto, bitte sofort sperren
  bitte sperren Sie mein Konto, da ist ein Fremder drin
  bitte das Konto sofort sperren, ich wurde gehackt
  sperrt mein Konto, jemand missbraucht es
  mein Laptop wurde gestohlen und jetzt wird mein Konto benutzt
  mein Handy wurde geklaut und der Dieb ist in meinem Konto
  ich habe mein Passwort aus Versehen einem Betrüger gegeben
  ich bin auf Betrüger reingefallen, die haben jetzt meinen Zugang
  ich habe auf einer falschen Seite meine Daten eingegeben
  jemand hat angerufen und mein Passwort verlangt, ich habe es gesagt
  mein konto is übernomma worn
  do hod se oana bei mir eigloggt
  in meim account is a fremda drin
  isch glaab da is ener in meim konto
  acc wurde gehackt help
  mein acc is weg, einer hat ihn geklaut
  my password was stolen
  I think I've been hacked
  somebody logged in to my account
  there is a device I don't know
  hesabım hacklendi
  hesabım ele geçirildi
  şifremi biri değiştirmiş
`);

/** … to end the contract … */
export const moreTerminations = lines(`
  ich möchte meinen Vertrag fristgerecht kündigen
  ich kündige meinen Vertrag mit Ihnen zum nächsten möglichen Termin
  hiermit möchte ich kündigen
  hiermit möchte ich mein Abo fristgerecht kündigen
  hiermit kündigen wir fristgemäß zum Ende der Laufzeit
  ich kündige fristgemäß
  ich kündige zum Jahresende
  ich kündige vorsorglich zum nächstmöglichen Termin
  bitte bestätigen Sie mir die Kündigung, die ich hiermit ausspreche
  dies ist die Kündigung
  das ist eine Kündigung
  nehmt das als Kündigung
  ich will aus dem Abo raus
  bitte lasst mich aus dem Vertrag raus, ich kündige
  ich beende hiermit das Abonnement
  ich beende die Zusammenarbeit mit euch
  ich beende die Geschäftsbeziehung mit Ihnen
  wir wollen nicht mehr, Abo bitte kündigen
  wir lösen den Vertrag hiermit auf
  ich möchte keine weitere Laufzeit, hiermit gekündigt
  ich möchte nicht verlängern
  ich will keine Verlängerung
  keine Verlängerung gewünscht
  ich widerspreche der Vertragsverlängerung
  einer Verlängerung stimme ich nicht zu, ich kündige
  Abo storno bitte
  Vertrag stornieren bitte
  ich storniere hiermit
  ich widerrufe hiermit meinen Vertrag
  ich erkläre den Rücktritt vom Vertrag
  ich trete hiermit zurück
  Vertrag bitte zum nächstmöglichen Zeitpunkt auflösen
  ich kündige außerordentlich und mit sofortiger Wirkung
  ich kündige aus wichtigem Grund
  ich nutze mein Recht auf Kündigung und kündige
  i kündig jetz
  i kündig hiamit mei abo
  mir kündiga des abo
  isch kindisch hiermit
  wi kündigt dat Abo
  hirmit kündieg ich
  kündigung zum nextmöglichen termin
  kündige abo sofort danke
  abo kündigen bitte danke
  please cancel my contract
  I hereby cancel my contract
  I am cancelling my subscription
  sözleşmemi feshediyorum
  aboneliğimi sonlandırmak istiyorum
`);

/** … not to accept a charge … */
export const moreDisputedCharges = lines(`
  mir wurde der Betrag zweimal abgezogen
  ihr habt den Januar doppelt eingezogen
  da ist eine zweite Abbuchung, die ich nicht verstehe
  auf dem Kontoauszug steht eine Abbuchung von euch, die nicht stimmt
  die Abbuchung von gestern ist falsch
  die letzte Abbuchung war zu hoch
  es wurden 590 statt 59 Euro abgebucht
  es wurde mehr abgebucht als vereinbart
  warum wurden diesen Monat 118 Euro abgebucht
  warum habt ihr zweimal kassiert
  warum ist das Geld zweimal weg
  ihr habt Geld eingezogen, obwohl das Abo beendet ist
  nach der Kündigung wurde noch abgebucht, das will ich zurück
  mein Abo ist längst beendet und trotzdem kommt eine Abbuchung
  ich habe kein Abo und trotzdem wird abgebucht
  ich habe nie ein Abo abgeschlossen und werde belastet
  von meiner Karte wurde ohne Erlaubnis Geld genommen
  die Zahlung habe ich nicht freigegeben
  diese Zahlung war ich nicht
  die Abbuchung war nicht autorisiert
  ich habe die Abbuchung zurückgeholt, weil sie falsch ist
  ich lasse die Abbuchung zurückgehen
  ich buche das zurück
  meine Bank holt das Geld zurück
  ich fechte die Abbuchung an
  ich lege Widerspruch gegen die Abbuchung ein
  ich lege Einspruch gegen eure Rechnung ein
  der Rechnungsbetrag ist falsch
  auf der Rechnung steht zu viel
  die Rechnung enthält einen Fehler, der Betrag ist zu hoch
  ich wurde für zwei Abos belastet, habe aber nur eins
  ich will mein doppelt gezahltes Geld zurück
  bitte überweisen Sie den doppelt gezahlten Betrag zurück
  zahlt mir das zu viel gezahlte Geld zurück
  ihr habts ma s geld doppelt gnomma
  ihr hobts zwoamoi obuacht
  des stimmt ned, da is z vui obbucht worn
  isch hab zweemal bezahlt
  dobbelt abgebucht hilfe
  abbuchng falsch
  you took too much money
  I don't recognize this charge
  I was billed twice
  fazla para çektiniz
  hesabımdan iki kere para çekilmiş
`);

/** … and to have waited for days. */
export const moreUnanswered = lines(`
  seit Tagen keine Reaktion von Ihnen
  seit über einer Woche keine Rückmeldung vom Support
  ich warte seit einer Woche auf euren Rückruf
  ich warte jetzt schon vier Tage auf jemanden von euch
  seit Dienstag warte ich auf eine Rückmeldung von Ihrem Team
  auf meine Frage von letzter Woche hat nie jemand geantwortet
  meine letzte Nachricht wurde nie beantwortet
  meine Mails bleiben unbeantwortet
  drei Mails und keine Antwort
  zwei Wochen Funkstille bei euch
  ihr lasst nichts von euch hören
  man hört von euch nichts
  warum reagiert bei Ihnen niemand
  warum reagiert keiner auf meine Mails
  reagiert hier überhaupt jemand
  liest das hier überhaupt jemand, ich warte seit Tagen
  ist da überhaupt jemand, ich warte seit einer Woche
  wann kommt endlich eine Antwort
  wann rührt sich endlich wer
  wann bekomme ich endlich eine Antwort von euch
  ich bekomme seit Tagen keine Antwort auf meine Nachricht an euch
  mir hat immer noch keiner geantwortet
  ihr wolltet euch melden und habt es nicht getan
  Sie wollten sich bis Montag melden, nichts passiert
  es hieß, ein Mitarbeiter meldet sich, aber niemand hat sich gemeldet
  ich wurde vergessen, keiner meldet sich
  ihr habt mich vergessen, oder
  habt ihr mich vergessen, ich warte seit Tagen auf Antwort
  das ist meine vierte Nachricht und nie kommt was
  jetzt schreibe ich schon wieder, weil keiner antwortet
  i wart scho de ganze woch auf eich
  koa antwort seit tagen
  neamd meldt se bei mir
  kei sau antwortet mir
  hier antwortet ja keene sau
  seit daache kä antwort
  wochenlang nix ghört von eich
  kene antwrot seit tagn
  I have been waiting for days for an answer
  nobody from your team replies
  still no answer from you
  kimse cevap vermiyor
  haftalardır cevap bekliyorum
`);

/** What only sounds like any of these. */
export const nearMissesOfMatters = lines(`
  wie schütze ich mein Konto
  was tue ich, wenn ich gehackt werde
  was soll ich tun, falls mein Konto gehackt wird
  mein Google-Konto wurde übernommen, könnt ihr helfen
  unser Facebook wurde gehackt
  meine Mails bei GMX wurden gehackt
  mein Google-Passwort wurde geändert
  ich habe ein neues Gerät
  ich habe ein Gerät abgemeldet
  ich habe mich auf zwei Geräten angemeldet
  ich bin auf dem Handy und am Rechner angemeldet
  mein Mitarbeiter braucht einen Zugang
  mein Steuerberater braucht die Rechnungen
  mein Sohn soll das Konto übernehmen
  meine Tochter übernimmt den Betrieb und das Konto
  jemand anderes führt jetzt den Betrieb
  jemand aus meinem Team trägt die Bewertungen ein
  jemand von uns hat das Passwort vergessen
  ein Unternehmen in meinem Konto ist doppelt
  wie entferne ich ein Unternehmen aus meinem Konto
  ich habe eine Mail zur Anmeldung bekommen, was ist das
  ich habe einen Code bekommen
  ich habe zwei Codes bekommen
  wer kann meine Daten sehen
  bitte helft mir beim Einloggen
  könnt ihr mir bei der Anmeldung helfen
  kündigen
  Kündigung?
  zur Kündigung
  Frage zur Kündigung
  eine Frage zu meiner Kündigung
  Informationen zur Kündigung
  Kündigung einreichen wo
  wo reiche ich die Kündigung ein
  wie lautet die Kündigungsfrist
  ich denke über eine Kündigung nach
  ich weiß noch nicht, ob ich kündige
  ich will nicht kündigen
  ich will gar nicht kündigen, nur fragen
  ich will mein Abo verlängern
  ich möchte verlängern
  ich möchte weitermachen mit dem Abo
  ich möchte das Abo abschließen
  ich möchte wissen, wann mein Vertrag endet
  ich möchte wissen, ob sich das Abo verlängert
  verlängert sich mein Vertrag von selbst
  ist mein Vertrag gekündigt
  steht meine Kündigung schon drin
  ich habe fristgerecht gekündigt, wann endet es
  ich will raus aus dem Verteiler
  ich will raus aus dem Newsletter
  ich will raus hier, wo melde ich mich ab
  ich habe meine Zeitung gekündigt
  ich musste meinem Lieferanten kündigen
  der Mieter hat gekündigt und schreibt Bewertungen
  beendet Google die Prüfung bald
  wird doppelt berechnet, wenn ich zwei Firmen eintrage
  zahle ich zweimal, wenn ich zwei Läden habe
  werde ich zweimal im Monat belastet
  wird sofort abgebucht
  bucht ihr von der Kreditkarte ab
  kann ich die Abbuchung verschieben
  muss ich die Rechnung ausdrucken
  muss ich die Rechnung doppelt einreichen
  stimmt die Rechnung mit dem Abo überein
  ist die Rechnung richtig für die Steuer
  ich brauche eine Rechnungskorrektur wegen der Anschrift
  die Adresse auf der Rechnung ist alt
  ich habe die Rechnung zweimal bekommen
  warum habe ich noch keine Rechnung
  ein Kunde will von mir Geld zurück
  ein Kunde hat seine Zahlung bei mir zurückgebucht
  der Gast hat zweimal bewertet
  dieselbe Person hat zweimal bewertet
  die Bewertung steht doppelt da
  antwortet hier auch am Wochenende jemand
  schreibt mir jemand zurück, wenn ich nachts schreibe
  schreibt mir ein Mensch zurück
  wie lange braucht ihr für eine Antwort
  wann antwortet das Team in der Regel
  ich schreibe dem Gast eine Antwort
  ich habe dem Verfasser geantwortet
  ich habe der Kundin geschrieben, sie antwortet nicht
  der Verfasser reagiert nicht
  der Gast meldet sich nicht mehr
  Google meldet sich nicht
  seit Wochen wartet mein Antrag bei Google
  ich warte seit Tagen auf Google
  ich warte auf die Löschung
  ich warte auf den Code
  seit Tagen steht da eingereicht
  seit einer Woche hat sich am Status nichts geändert
  ich habe Ihre Nachricht gelesen
  ich habe auf Ihre Rückfrage geantwortet
  how can I cancel
  can I cancel any time
  was my card charged
  when is my card charged
  how long until you answer
  who has access to my account
  aboneliği nasıl iptal ederim
  kartımdan ne zaman para çekilir
  ne zaman cevap verirsiniz
  hesabıma nasıl girerim
`);
