import { lines } from './lines.ts';

/** What sounds like an alarm and is none: idioms, business talk, questions, and what other people are said to have done. */
export const nearMisses = lines(`
  das Geschäft stirbt
  unser Geschäft stirbt langsam
  mein Betrieb geht daran kaputt
  die Firma überlebt das nicht
  das überlebt mein Laden nicht
  wir überleben das finanziell nicht
  wir kämpfen ums Überleben des Restaurants
  es geht um die Existenz meiner Firma
  die schlechten Sterne ruinieren mich
  die Bewertungen machen mich fertig
  diese Rezension macht mich krank
  das macht mich wahnsinnig
  ich könnte platzen vor Wut
  ich koche vor Wut
  ich bin stinksauer auf den Verfasser
  ich bin am Ende meiner Geduld
  ich bin am Ende mit meinem Latein
  ich weiß nicht mehr weiter mit dem Formular
  ich bin verzweifelt, weil die Bewertung nicht weggeht
  ich gebe auf, das Hochladen klappt nicht
  ich geb's auf, wie geht das mit dem Beleg
  ich kann nicht mehr einloggen
  ich halte diese Bewertung nicht mehr aus, wie werde ich sie los
  ich will nur, dass diese Bewertung aufhört zu stören
  ich will einfach nur dass die Bewertung verschwindet
  ich möchte dass es schneller geht
  ich will nur dass das klappt
  wann hört das mit den Fake-Bewertungen auf
  das hat doch keinen Sinn, den Antrag zu stellen
  hat es Sinn, eine Bewertung ohne Text zu melden
  macht das Abo überhaupt Sinn für mich
  zum Totlachen, was der da schreibt
  ich lach mich tot
  ich hab mich totgelacht
  ich lach mich kaputt
  das ist zum Schießen
  das ist ein Schuss in den Ofen
  todsicher ein Fake
  todlangweilig eure Seite
  ich bin todmüde, machen wir morgen weiter
  ich bin hundemüde von dem Papierkram
  ich sterbe vor Hunger, wo ist der Knopf
  ich sterbe gleich vor Langeweile beim Warten
  die Neugier bringt mich um, wie ist der Stand
  der Papierkram bringt mich noch ins Grab
  diese Bürokratie bringt mich um
  meine Steuer bringt mich um den Schlaf
  ich bring dich um den Schlaf
  der bringt uns um Kunden
  das bringt uns um Umsatz
  die Konkurrenz will uns kaputt machen
  der Konkurrent will uns fertig machen
  der Verfasser will mich ruinieren
  der Gast schrieb, er habe fast den Löffel abgegeben
  ein Patient schreibt, wir hätten ihn fast umgebracht
  in der Bewertung steht, ich hätte jemanden umgebracht
  eine Kundin behauptet in der Rezension, wir hätten ihren Hund vergiftet
  der Rezensent schreibt, unser Koch gehört erschossen
  die Bewertung sagt, man stirbt bei uns an Lebensmittelvergiftung
  die Rezension handelt vom Tod seiner Mutter
  der Verfasser ist inzwischen verstorben, kann die Bewertung weg
  mein Mann ist gestorben, ich führe den Betrieb weiter
  nach dem Tod meines Vaters habe ich das Café übernommen
  der Inhaber ist verstorben, wie kündigen wir
  ich betreibe ein Bestattungsinstitut
  wir sind Bestatter und haben eine schlechte Bewertung
  ich bin Tierarzt, ein Tier ist gestorben und jetzt bewertet man uns
  ich verkaufe Messer, kann ich meinen Laden eintragen
  wir sind ein Waffengeschäft
  ich bin Metzger, wir schlachten selbst
  unser Escape-Room heißt Amok
  unser Lokal heißt Zur letzten Instanz
  mein Café liegt an der Brücke
  unser Laden ist am Bahngleis
  ich stehe auf dem Schlauch
  ich stehe an der Kasse und habe eine Frage
  ich sitze hier mit einem Messer und schneide Brot für Gäste
  ich bin Apotheker, ein Kunde hat die falschen Tabletten bemängelt
  der Kunde wollte Schlaftabletten ohne Rezept und hat schlecht bewertet
  den Fall will ich endlich abschließen
  ich hab mit dem Thema abgeschlossen, wie lösche ich den Antrag
  ich habe einen Vertrag abgeschlossen
  ich bin morgen nicht da, kann ich übermorgen antworten
  morgen bin ich nicht im Laden, wer antwortet dann
  ich bin dann mal weg, danke
  ich verabschiede mich, schönen Abend
  macht's gut, bis zum nächsten Mal
  lebt wohl und danke für die Hilfe
  wie lange bleibt mein Eintrag am Leben
  ich möchte aus dem Verteiler verschwinden
  ich will weg von meinem alten Anbieter
  ich will weg aus eurem Verteiler
  ohne mich läuft der Laden nicht
  ohne den Beleg wäre es besser
  es wäre besser, wenn die Bewertung nicht mehr da wäre
  es wäre besser die Rezension wäre weg
  wäre ich besser dran ohne Abo
  wie nehme ich den Antrag zurück
  ich möchte einschlafende Geschäfte wieder beleben
  mein Geschäft ist eingeschlafen seit der Bewertung
  das Formular bringt mich zur Weißglut
  den Text stech ich nicht aus
  die Bewertung sticht ins Auge
  ich schlage den Grund Beleidigung vor
  ich schlage vor, Sie melden sich
  ich haue jetzt ab in den Urlaub
  wir hauen die Preise runter
  ich lege mich jetzt hin
  ich knalle Ihnen jetzt alle Belege hin
  ich schieße gleich los mit meiner Frage
  ich mache den Laden dicht
  ich schließe mein Geschäft zum Jahresende
  ich mach den Laden bald zu
  der Gast hat uns mit einer Klage gedroht
  er droht uns mit weiteren schlechten Bewertungen
  der Kunde droht mit Google
  der Kunde hat uns beleidigt und gedroht, uns schlecht zu bewerten
  darf man mit einer Bewertung drohen
  die Polizei war da, weil ein Gast randaliert hat
  unsere Auszubildende hat das Passwort geändert, alles gut
  ich habe mein Handy verloren, wie melde ich mich an
  ich habe mich auf einem fremden Rechner angemeldet
  ich hab vergessen mich abzumelden
  ich komme nicht in mein Konto
  ich kann mich nicht anmelden
  mein Passwort geht nicht
  das Passwort wird nicht angenommen
  wie sicher ist mein Konto gegen Hacker
  was tut ihr gegen Hacker
  was mache ich, wenn mein Konto gehackt wird
  wer hat Zugriff auf mein Konto
  kann mein Steuerberater Zugriff auf mein Konto bekommen
  kann ich meiner Frau Zugriff geben
  mein Instagram wurde gehackt
  mein Google-Profil wurde von jemandem übernommen
  jemand hat mein Google-Profil beansprucht
  jemand hat eine Bewertung unter falschem Namen geschrieben
  jemand schreibt in unserem Namen Bewertungen
  jemand gibt sich als Kunde aus
  welche Geräte sind angemeldet
  was bedeutet das Gerät in meiner Liste
  kann ich per Mail kündigen
  wie funktioniert die Kündigung
  was ist bei der Kündigung zu beachten
  muss ich einen Kündigungsgrund nennen
  reicht eine Kündigung per Chat
  gilt eine Kündigung im Chat
  welche Frist gilt für meine Kündigung
  kann ich nach sechs Monaten kündigen
  zu wann wirkt eine Kündigung
  ab wann kann man vom Vertrag zurücktreten
  gibt es ein Widerrufsrecht
  gibt es ein Sonderkündigungsrecht
  was passiert nach meiner Kündigung
  wann wurde meine Kündigung erfasst
  hab ich rechtzeitig gekündigt
  ich habe letzte Woche gekündigt, was passiert jetzt
  ich habe gekündigt, läuft mein Antrag weiter
  wie mache ich meine Kündigung rückgängig
  kann ich die Kündigung zurückziehen
  wo finde ich den Kündigungsbutton
  unser Vermieter hat uns gekündigt
  meine Mitarbeiterin hat gekündigt und schlecht bewertet
  ich musste einem Angestellten kündigen
  ich beende jetzt den Chat
  ich beende das Gespräch
  ich will meinen Antrag stornieren
  ich möchte einen Löschantrag zurücknehmen
  ich ziehe meinen Antrag zurück
  ich will den Betrieb löschen
  verlängert sich das Abo automatisch
  ich will verlängern
  kann ich den Vertrag verlängern
  läuft das Abo von allein aus
  wann endet mein Vertrag
  wenn ihr das nicht schafft, kündige ich
  ich bin kurz davor zu kündigen
  sollte ich besser kündigen
  was kostet es, vorzeitig zu kündigen
  wie viel wird abgebucht
  wurde die letzte Rechnung abgebucht
  hat die Abbuchung im Januar geklappt
  hat die Zahlung geklappt
  warum wurde meine Karte abgelehnt
  warum ist die Rechnung noch offen
  was passiert wenn die Karte nicht gedeckt ist
  wie oft wird abgebucht
  kostet es das Doppelte, wenn ich zwei Betriebe habe
  zahle ich doppelt mit zwei Filialen
  kann ich zweimal im Jahr zahlen
  muss ich die Rechnung doppelt aufheben
  wo finde ich die Rechnung vom Dezember
  welche Rechnung ist im Dezember gekommen
  was steht auf der Rechnung
  wie hoch ist die Mehrwertsteuer auf der Rechnung
  ist die Rechnung schon bezahlt
  ich brauche die Rechnung noch einmal
  ich brauche eine andere Rechnungsadresse
  auf der Rechnung steht der alte Firmenname, kann ich das ändern
  bekomme ich Geld zurück wenn die Löschung scheitert
  kriege ich mein Geld wieder
  gibt es eine Erstattung bei Kündigung
  ein Gast will sein Geld zurück und droht mit Bewertung
  der Gast hat eine Rückbuchung gemacht
  wie lange dauert eine Antwort
  wie schnell antwortet ein Mensch
  wann ist der Support erreichbar
  wann bekomme ich eine Antwort auf meinen Antrag
  wie lange braucht Google zum Antworten
  Google hat noch nicht geantwortet
  Google reagiert seit Wochen nicht
  die Plattform ignoriert meinen Antrag
  mein Antrag liegt seit Tagen bei Google
  seit zwei Wochen steht der Antrag auf eingereicht
  seit Montag ist die Bewertung online
  ich habe dem Gast geschrieben und er antwortet nicht
  soll ich auf die Bewertung antworten
  ich habe auf Ihre Frage geantwortet, was nun
  ich habe noch keine Bestätigungsmail bekommen
  ich habe keine Mail zur Registrierung bekommen
  seit gestern kann ich mich nicht anmelden
  ich warte auf die Bestätigungsmail
  ich warte noch auf Unterlagen von meinem Steuerberater
  meldet ihr euch bei mir, wenn es etwas Neues gibt
  meldet ihr euch per Mail
  wer meldet sich bei Rückfragen
  schreibt ihr mir, wenn die Bewertung gelöscht ist
  wenn ich mich tot stelle, läuft der Vertrag dann weiter
  den Gast habe ich nie gesehen
  ich kenne diesen Kunden nicht
  diese Bewertung stammt nicht von einem Kunden
  diese Bewertung kenne ich nicht
  ich kenne die Rezensentin nicht
  wie bringe ich die Bewertung weg
  wie bringe ich eine Bewertung zum Verschwinden
  eine Bewertung kann tödlich für ein Geschäft sein
  das ist der Todesstoß für mein Hotel
  der Laden ist seit der Bewertung wie tot
  tote Hose im Restaurant seit der Rezension
  ich brauche dringend Hilfe
  Hilfe, ich finde den Knopf nicht
  bitte helft mir mit der Anmeldung
  das ist ein Notfall, die Bewertung muss heute weg
  SOS, die Seite lädt nicht
  ich will nichts mehr von euch hören
  ich möchte mit Google nichts mehr zu tun haben
  ich will ab jetzt keine Mails mehr
  mit diesem Kunden will ich nichts mehr zu tun haben
  wieso zwei Termine
  warum stehen da zwei Daten
  warum sind das zwei unterschiedliche Fristen
  gibt es zwei verschiedene Preise
  bekomme ich von Ihnen Geld erstattet
  erstattet ihr mir was
  ich habe gekündigt, kommt im nächsten Monat noch eine Rechnung
  bucht ihr nach der Kündigung noch ab
  schreibt am Sonntag jemand zurück
  antwortet nachts einer
  arbeitet am Feiertag jemand bei euch
  wat mutt ik doon
  wat mutt ik för de Saak doon
  wat kost dat in't Johr
  wo lang duert dat
  I want to delete a review
  I want to know the price
  how do I cancel
  how much do you charge
  what is the notice period
  is my review deleted
  I would like to talk to a human
  fatura istiyorum
  yorumu silmek istiyorum
  bir insanla konuşmak istiyorum
  hesabımı silmek istiyorum
  fiyatı öğrenmek istiyorum
  şifremi unuttum
  chcę usunąć opinię
  chcę porozmawiać z człowiekiem
  vorrei eliminare una recensione
  voglio sapere il prezzo
  je veux supprimer un avis
  quiero borrar una reseña
  želim izbrisati recenziju
  vreau să șterg o recenzie
  я хочу удалить отзыв
  mein Mann redet davon, den Laden zu schließen
  meine Frau will mit dem Geschäft aufhören
  ich überlege mit dem Laden Schluss zu machen
  mein Partner will aus der Firma aussteigen
  wozu brauche ich überhaupt einen Beleg
  wozu soll ich noch einen Antrag stellen
  ich hab was unter der Theke liegen, nämlich den Kassenbon als Beleg
  der Gast kommt heute Abend wieder
  der Verfasser war heute bei mir im Laden und hat sich entschuldigt
  mein Computer ist abgestürzt
  mein Handy ist kaputt gegangen, muss ich mich neu anmelden
  ich habe einen neuen Rechner
  ich habe versehentlich ein Unternehmen doppelt angelegt
  ich könnte mich totlachen über den Stern
  wie geht es dir heute
  na wie läuft es bei dir
  und wenn ich keine habe
  und wenn er nicht antwortet, was dann
  und wenn der nicht da ist
  warum hat die Abbuchung nicht geklappt
  noch eine Frage wegen vorhin
  ich mache Schluss für heute
  ich mach für heute Schluss
  wir machen Schluss für heute und morgen weiter
`);
