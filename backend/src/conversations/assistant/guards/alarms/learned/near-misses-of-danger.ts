import { lines } from './lines.ts';

/** What has the words of danger and tells of none: idioms, business, reviews' contents, trades, jokes, and plain tiredness of a matter. */
export const nearMissesOfDanger = lines(`
  ich kann das Wort Bewertung nicht mehr hören
  ich kann nicht mehr auf meine Daten zugreifen
  ich kann den Antrag nicht mehr bearbeiten
  ich kann nicht mehr zahlen, was passiert dann
  ich kann mir das Abo nicht mehr leisten
  ich will nicht mehr bewertet werden
  ich will nicht mehr so viel zahlen
  ich will nicht mehr angerufen werden
  ich will nicht mehr mit dem Bot reden
  ich will nicht mehr warten
  ich will da nicht mehr essen gehen, schreibt der Gast
  ich mag nicht mehr suchen, wo ist das Feld
  ich mag nimmer warten
  i mog nimmer wartn
  i kon des nimmer lesn
  ich hab keinen Bock mehr auf Google
  hab kein bock mehr auf den papierkram
  null Bock auf noch ein Formular
  ich hab genug von diesen Bewertungen
  ich hab genug von Google
  ich bin fertig mit der Eingabe, was nun
  ich bin fertig mit dem Ausfüllen
  ich bin am Ende der Seite, wo geht es weiter
  ich bin müde von den ständigen Bewertungen
  ich bin es leid, Belege zu suchen
  ich bin es leid, dauernd neue Fakes zu sehen
  mir reicht es mit diesen Rezensionen
  mir reicht's, ich gehe zum Anwalt
  mir wird das alles zu viel, wie kann jemand anderes das Konto verwalten
  ich halte den Stress im Laden kaum aus, geht das schneller
  die Bewertung macht mich völlig fertig
  die Rezension raubt mir den Schlaf
  ich kann nachts nicht schlafen wegen der Bewertung
  ich habe schlecht geschlafen wegen der Rezension
  ich schlafe eine Nacht darüber
  ich bin verzweifelt, was kann ich gegen die Bewertung tun
  ich bin verzweifelt, der Upload geht nicht
  ich weiß nicht mehr weiter, wie lade ich das Bild hoch
  ich bin mit den Nerven am Ende wegen der Fakes
  mir geht es nicht gut mit dieser Bewertung
  das Ganze nimmt mich sehr mit
  ich habe geweint wegen der Bewertung
  ich ärgere mich zu Tode über den Text
  ich habe mich zu Tode erschrocken, als ich das las
  das ärgert mich maßlos
  der Verfasser hat mich zutiefst verletzt mit seinen Worten
  die Worte tun weh
  es tut mir weh, das zu lesen
  ich fühle mich verletzt von der Rezension
  die Bewertung verletzt mich persönlich
  ich hasse diese Bewertung
  ich hasse Google
  ich hasse Formulare
  das ist die Hölle mit diesen Fakes
  das Leben eines Gastwirts ist hart
  so ist das Leben
  das Leben geht weiter
  mein Leben lang war ich Bäcker
  ich habe mein ganzes Leben in diesen Laden gesteckt
  das Restaurant ist mein Leben
  der Laden ist mein Leben, bitte helfen Sie
  ich kämpfe um mein Lebenswerk
  mein Lebenswerk steht auf dem Spiel
  es geht um mein Lebenswerk
  wir leben von Empfehlungen
  davon lebe ich
  lebt der Chat noch
  leben Sie noch
  ich lebe seit zehn Jahren in Mainz
  ich lebe im Ausland, kann ich das Abo trotzdem nehmen
  wie lange lebt so ein Antrag
  ich möchte nicht mehr mit dieser Bewertung leben müssen
  mit zwei Sternen kann man leben
  mit der Antwort kann ich leben
  das ist mein letzter Versuch
  das ist meine letzte Frage
  das ist meine letzte Nachricht für heute
  das war meine letzte Frage, danke
  letzte Frage für heute
  heute ist mein letzter Arbeitstag, wer übernimmt das Konto
  ich gehe in Rente, wie gebe ich das Konto ab
  ich gehe jetzt, bis morgen
  ich gehe jetzt nach Hause
  ich geh jetzt schlafen, gute Nacht
  gute Nacht
  ich bin ab morgen im Urlaub
  ab morgen bin ich weg, wer liest meine Nachrichten
  ich bin dann weg, tschüss
  ich verschwinde mal in die Küche
  ich will, dass die Bewertung verschwindet
  die Bewertung soll für immer verschwinden
  die Rezension soll weg, für immer
  ist die Bewertung dann für immer weg
  bleibt sie für immer gelöscht
  kann das für immer aus dem Netz verschwinden
  wann ist das endlich vorbei mit den Fakes
  wann hat das ein Ende
  ich will einen Schlussstrich unter die Sache ziehen
  ich ziehe einen Schlussstrich und schließe das Thema
  ich will einen Schlussstrich unter diese Rezension ziehen
  machen wir ein Ende mit diesem Theater
  es hat keinen Sinn, weiter zu warten, oder
  macht es Sinn, alle zu melden
  hat das überhaupt einen Sinn mit dem Beleg
  lohnt sich das Abo noch
  wozu noch zahlen
  wozu das alles
  was soll das alles bringen
  gibt es noch Hoffnung für meinen Antrag
  besteht Hoffnung bei Google
  keine Hoffnung mehr auf Löschung, oder
  ich gebe die Hoffnung nicht auf
  ich sehe da keine Lösung, kann ein Mensch helfen
  ich sehe keinen Ausweg aus dem Formular
  es gibt keinen Ausweg, ich muss wohl zahlen
  unser Ausweg ist ein neues Profil
  unsere Zukunft hängt an den Sternen
  unser Betrieb hat keine Zukunft mehr
  unser Laden steht vor dem Aus
  die Firma steht vor dem Ende
  mein Geschäft geht vor die Hunde
  wir gehen pleite wegen der Bewertung
  wir sind ruiniert
  ich bin ruiniert, wenn das stehen bleibt
  ich stehe vor der Insolvenz
  ich habe alles verloren, den ganzen Umsatz der Saison
  die Fakes treiben uns in die Insolvenz
  die Bewertungen treiben mich in den Wahnsinn
  die Bewertungen treiben mich zur Weißglut
  die Rezensionen treiben uns in den Ruin
  das treibt mich auf die Palme
  diese Warteschleife treibt mich in den Wahnsinn
  der Antrag ist gestorben
  das Thema ist für mich gestorben
  der Laden ist für mich gestorben, schreibt sie
  Google ist für mich gestorben
  das Projekt ist tot
  der Link ist tot
  mein Akku ist tot
  mein Browser ist gestorben
  das WLAN ist tot
  die Leitung war tot
  das Internet stirbt hier dauernd ab
  Innenstädte sterben
  das Handwerk stirbt aus
  die Gastronomie stirbt
  unsere Branche stirbt
  Totgesagte leben länger
  nur über meine Leiche
  der geht über Leichen
  der Geschäftsführer geht über Leichen, steht in der Bewertung
  ich springe im Dreieck
  ich springe ein für meine Kollegin
  ich spring mal eben zur Kasse
  kann ich in der Anleitung vorspringen
  der Cursor springt
  ich hänge in der Registrierung fest
  die Seite hängt
  das Bild hängt schief, schrieb ein Gast
  ich hänge das Foto an
  ich hänge mich an den Antrag an
  ich häng mich mal rein
  ich reiße mir ein Bein aus für die Gäste
  ich schneide mir ins eigene Fleisch
  damit schneide ich mir selbst ins Fleisch
  ich habe mich beim Brotschneiden geschnitten
  ich schneide Haare
  wir schneiden Haare und verkaufen Rasierklingen
  ein Kunde hat sich beim Friseur geschnitten und bewertet uns schlecht
  ich nehme Tabletten gegen Kopfweh, weil mich das so aufregt
  ich nehme eine Tablette und mache morgen weiter
  wir verkaufen Tabletten und Medikamente, darf ich mich eintragen
  wir sind eine Apotheke, jemand schreibt, die Tabletten seien abgelaufen
  wir sind ein Seilgarten
  wir verkaufen Seile
  ich bin Dachdecker und stehe auf dem Dach
  ich stehe gerade auf der Baustelle
  ich stehe am Bahnhof und habe kurz Zeit
  ich sitze im Zug und habe schlechtes Netz
  ich fahre gleich mit dem Zug
  der Zug ist abgefahren
  unser Café heißt Zur Brücke
  wir haben ein Hotel am Fluss
  ich gehe baden mit der Firma
  wir gehen mit dem Laden baden
  ich gehe ins Schwimmbad
  ich bin Jäger und habe ein Waffengeschäft
  wir sind ein Schützenverein mit schlechter Bewertung
  wir verkaufen Küchenmesser
  ein Gast schreibt, das Messer sei stumpf
  ein Gast schreibt, man möchte sich dort erschießen vor Langeweile
  in der Rezension steht, das Essen sei lebensgefährlich
  in der Bewertung steht, ich sei ein Mörder
  er schreibt, ich hätte seinen Hund getötet
  er nennt mich Mörder
  sie schreibt, unser Arzt habe ihre Mutter sterben lassen
  die Bewertung handelt von einem Todesfall in unserem Heim
  in unserem Pflegeheim ist jemand gestorben, die Angehörigen bewerten uns
  ein Patient ist gestorben und die Familie bewertet uns schlecht
  unser Chef ist gestorben, wer darf das Konto übernehmen
  mein Vater ist tot, ich habe seinen Betrieb geerbt
  meine Mutter ist verstorben, wie lösche ich ihr Konto
  was passiert mit dem Abo, wenn der Inhaber stirbt
  was passiert mit meinem Abo, wenn ich sterbe
  was wird aus dem Vertrag im Todesfall
  erlischt das Abo mit dem Tod
  kann ein Erbe das Konto übernehmen
  wir machen Beerdigungen, darf man uns bewerten
  unser Krimidinner heißt Mord im Schloss
  unser Escape Room handelt von einem Mord
  in unserem Theaterstück bringt sich jemand um
  ich lese gerade einen Krimi
  der Film war zum Sterben schön
  Ihr Service ist zum Sterben langsam
  ich würde sterben für eine schnelle Löschung
  ich könnte sterben vor Scham
  ich wäre fast gestorben vor Lachen
  ich sterbe tausend Tode beim Warten
  ich warte mich zu Tode
  ich zahle mich noch tot
  die Gebühren bringen mich um
  eure Warteschleife bringt mich um
  die Ungewissheit bringt mich um
  das Warten auf Google bringt mich noch um
  der Konkurrent bringt mich um meinen guten Ruf
  das bringt mich um den Verstand, hilf mir
  das bringt mich um meine Existenz
  der hat mich um mein Geld gebracht
  meine Existenz ist zerstört, die Bewertung muss weg
  das zerstört mein Geschäft
  das zerstört meine Existenz
  der Verfasser will meine Existenz vernichten
  er hat gedroht, mich zu vernichten, mit Bewertungen
  er hat gedroht, unseren Ruf zu zerstören
  der Konkurrent macht mich kaputt
  die Rezension ist Gift fürs Geschäft
  das ist Gift für uns
  das vergiftet das Klima
  ein Gast behauptet, er sei vergiftet worden
  jemand schreibt, unser Salat war giftig
  ich schlage zu, wenn der Preis stimmt
  ich schlage Ihnen einen Termin vor
  bei dem Angebot schlage ich zu
  der Preis haut mich um
  das haut mich um
  der Text haut mich vom Hocker
  ich hau den Antrag gleich raus
  ich knall das jetzt rein
  ich knöpfe mir den Antrag vor
  ich knöpfe mir die Bewertungen einzeln vor
  den Verfasser knöpfe ich mir vor, mit einem Anwalt
  den mache ich fertig, vor Gericht
  den verklage ich, bis er pleite ist
  der kann was erleben, ich zeige ihn an
  der kriegt Post von meinem Anwalt
  der wird sich wundern, wenn die Bewertung weg ist
  dem zeige ich es, ich antworte öffentlich
  ich mache die Bewertung platt
  ich will die Rezension killen
  wie killt man eine Rezension
  kann man eine Bewertung abschießen
  wie schieße ich die Bewertung ab
  die Bewertung abschießen, bitte
  die Rezension gehört erschossen
  wir erledigen das morgen
  den Fall will ich erledigt haben
  ist meine Bewertung erledigt
  wir haben eine Bombenstimmung
  das Essen war eine Bombe
  das schlug ein wie eine Bombe
  wir werden mit Bewertungen bombardiert
  wir werden mit Sternen bombardiert
  das ist ein Rachefeldzug gegen mich
  der Ex-Mitarbeiter will Rache
  jemand rächt sich mit Bewertungen
  er bedroht mich mit schlechten Sternen
  er droht mir mit einer Anzeige
  er droht mir mit der Presse
  der Kunde will mir den Anwalt schicken
  sie wollen mich erpressen mit einer Bewertung
  ich werde mit Bewertungen erpresst
  die Gäste haben sich geprügelt und uns dann bewertet
  bei uns gab es eine Schlägerei, deshalb die Bewertung
  ein Betrunkener hat randaliert und dann bewertet
  ich habe Angst um meinen Ruf
  ich habe Angst um meinen Laden
  ich habe Angst, dass die Bewertung bleibt
  ich habe Angst um mein Geschäft
  wir haben Angst vor der nächsten Bewertung
  ich brenne für meinen Beruf
  es brennt, ich brauche dringend eine Antwort
  bei uns brennt die Hütte, so viel ist los
  Feuer und Flamme für euer Angebot
  ich verabschiede mich in den Feierabend
  ich verabschiede mich von Google
  Abschied von meinem alten Anbieter
  ich nehme Abschied von meinem Laden, ich verkaufe
  ich schließe den Laden für immer
  wir hören auf, der Betrieb schließt für immer
  ich höre auf mit dem Restaurant
  ich will mit dem Geschäft nicht mehr weitermachen
  ich mache so nicht weiter mit euch
  ich mach nicht mehr mit bei Google
  ich mach Feierabend
  niemand würde meinen Laden vermissen, schreibt er
  ohne uns wäre die Stadt besser dran, steht in der Rezension
  ohne diese Bewertung ginge es uns besser
  ohne mich läuft hier nichts
  ohne mich, ich zahle nicht
  wäre ich bloß nie zu Google gegangen
  hätte ich das Abo doch nie abgeschlossen
  ich wünschte, die Bewertung wäre nie geschrieben worden
  ich wünschte, es gäbe diese Rezension nicht
  ich wünschte, Google wäre schneller
  am liebsten würde ich alle Bewertungen löschen
  am liebsten wäre mir ein Anruf
  am liebsten wäre ich die Bewertung los
  ich will einfach nur Ruhe vor diesen Bewertungen
  ich will meine Ruhe, kann ich die Mails abbestellen
  ich will nur noch, dass es klappt
  ich will nur noch raus aus der Datei
  mein Sohn will das Konto übernehmen
  mein Mann will nicht mehr im Laden arbeiten
  meine Frau will nicht mehr bei Google stehen
  meine Kollegin will nicht mehr zuständig sein
  mein Mitarbeiter will nicht mehr, dass sein Name auftaucht
  mein Chef macht Schluss mit Google
  meine Freundin hat Schluss gemacht und bewertet mich schlecht
  meine Ex hat mit mir Schluss gemacht und schreibt Rezensionen
  I want to die laughing
  this review is killing my business
  my business is dying
  this is killing me, when is it done
  I can't wait any longer
  I can't live with that rating
  my phone died
  I want to end my subscription, how
  bu yorum işimi öldürüyor
  işletmem ölüyor
  dükkanım bitti
  bıktım bu yorumlardan
  artık beklemek istemiyorum
  daha fazla beklemek istemiyorum
  hayatım boyunca böyle bir şey görmedim
  ta opinia zabija mój biznes
  questa recensione uccide la mia attività
  cet avis tue mon commerce
  esta reseña mata mi negocio
`);
