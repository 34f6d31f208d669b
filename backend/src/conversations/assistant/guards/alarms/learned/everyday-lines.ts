import { lines } from './lines.ts';

/** What people say every day with the words of danger: where they go and what they take, hold and end; business in other languages. */
export const everydayLines = lines(`
  ich gehe jetzt ins Büro
  ich gehe gleich einkaufen
  ich gehe morgen zur Bank
  ich gehe heute Abend essen
  ich gehe zum Arzt
  ich gehe offline
  ich geh mal eben telefonieren
  ich gehe davon aus, dass es klappt
  ich gehe lieber zu einem Anwalt
  ich fahre heute in den Urlaub
  ich fahre nach Bad Kreuznach
  ich fahre gegen Mittag los
  ich fahre mit dem Auto zur Arbeit
  ich komme gleich wieder
  ich komme morgen vorbei
  ich komme mit dem Handy nicht rein
  ich komme mit dem Chef vorbei
  ich nehme das Angebot an
  ich nehme die Karte meiner Frau
  ich nehme an, das dauert
  ich nehme den Beleg als Foto auf
  ich nehme Ihre Hilfe gern an
  ich bringe den Beleg morgen
  ich bringe das jetzt zu Ende
  ich bringe den Antrag zu Ende
  ich bringe meinen Mann mit
  ich bringe es nicht fertig, das hochzuladen
  ich lege auf
  ich lege das Unternehmen neu an
  ich lege Wert auf Datenschutz
  ich lege den Fall offen
  ich lege eine Pause ein
  ich springe auf den Zug auf
  ich springe zurück zur Übersicht
  ich stehe morgens früh auf
  ich stehe im Laden
  ich stehe auf der Liste
  ich stehe vor einem Problem mit dem Formular
  ich stehe im Impressum
  ich sitze am Rechner
  ich sitze gerade beim Frühstück
  ich sitze im Büro und habe die Unterlagen vor mir
  vor mir liegt die Rechnung
  neben mir liegt der Beleg
  ich habe den Beleg vor mir liegen
  ich hab das Passwort vor mir liegen
  ich hänge noch ein Bild an
  ich hänge am Telefon
  ich hänge in der Warteschleife
  ich schlage das nach
  ich schlage die AGB nach
  ich schlage drei Gründe vor
  ich schneide das Video noch
  ich schneide den Screenshot zu
  ich schieße schnell einen Screenshot
  ich schieße ein Bild
  ich zünde eine Kerze an, damit es klappt
  ich brenne eine CD
  ich drehe gleich durch mit dem Formular
  ich drehe mich im Kreis
  ich drehe eine Runde mit dem Hund
  ich steche in See
  ich steche nicht heraus
  ich haue ab, bis später
  ich haue in die Tasten
  ich breche den Vorgang ab
  ich breche die Registrierung ab
  ich breche das hier ab
  ich werfe einen Blick auf die AGB
  ich werfe das in den Müll
  ich schmeiße den Zettel weg
  ich schmeiße eine Party
  ich trete der Sache bei
  ich trete gern in Kontakt
  ich trinke erst mal einen Kaffee
  ich trinke einen Schnaps auf die Löschung
  ich schlucke den Ärger herunter
  ich esse gerade
  ich schlafe noch mal drüber
  ich schlafe jetzt, bis morgen
  ich wache morgen früh auf und schaue nach
  ich bin morgens schlecht zu erreichen
  ich bin gleich wieder da
  ich bin mal kurz weg
  ich bin nicht mehr im Büro
  ich bin nicht mehr der Inhaber
  ich bin nicht mehr bei der Firma
  ich bin nicht mehr sicher
  ich bin nicht mehr Kunde
  ich bin am Ende des Monats im Urlaub
  ich bin am Ende doch zufrieden
  ich bin durch mit dem Thema
  ich bin raus für heute
  ich bin froh, wenn das erledigt ist
  ich bin froh, dass es euch gibt
  ich bin das erste Mal hier
  ich bin selbst schuld an dem Tippfehler
  ich habe mich vertippt
  ich habe mich verschrieben
  ich habe mich verklickt
  ich habe mich abgemeldet
  ich habe mich entschieden, das Abo zu nehmen
  ich habe mich entschieden zu bleiben
  ich habe alles eingetragen
  ich habe alles geregelt mit dem Steuerberater
  ich habe alles hochgeladen, was jetzt
  ich habe keine Lust auf das Formular
  ich habe keine Kraft für den Streit mit Google
  ich habe keine Zeit mehr
  ich habe keine Ahnung mehr, wo das war
  ich habe keinen Text
  ich habe Angst, etwas falsch zu machen
  ich habe Angst vor Kosten
  ich hoffe, es klappt bald
  ich hoffe, ich bin hier richtig
  ich hoffe, Google löscht schnell
  ich hoffe, ihr könnt helfen
  hoffentlich klappt das
  hoffentlich ist sie bald weg
  hoffentlich liest das jemand
  ich wünsche mir eine schnelle Lösung
  ich wünsche einen schönen Tag
  ich wünschte, das ginge einfacher
  ich möchte, dass alles gut wird
  ich möchte, dass es weitergeht
  ich möchte nicht mehr angeschrieben werden
  ich möchte nicht mehr Kunde von Google sein
  ich möchte nichts mehr damit zu tun haben
  ich möchte aufhören mit Google
  ich möchte aus Deutschland wegziehen
  ich will das endlich abschließen
  ich will das beenden, dieses Hin und Her
  ich will eine Pause
  ich will nichts falsch machen
  ich will nicht mehr mit Papier arbeiten
  ich will nach Hause
  ich will da rein, komme aber nicht
  ich will raus aus der Liste
  ich will mein Leben lang keine Bewertung mehr
  ich will mich abmelden
  ich will mich beschweren
  ich will mich bedanken
  ich will mich nicht mehr ärgern
  ich mag euch
  das Leben ist schön
  was für ein Leben
  wie das Leben so spielt
  Leben und leben lassen
  mein ganzes Leben steckt in diesem Hotel
  in meinem Leben nicht
  nie im Leben war der Gast hier
  noch nie im Leben habe ich den gesehen
  nie im Leben zahle ich das
  das ist lebensfremd
  das ist lebenswichtig für den Betrieb
  das ist überlebenswichtig für uns
  mein letzter Stand ist von gestern
  mein letzter Antrag ist weg
  meine letzte Bewertung ist gelöscht
  die letzte Nacht war lang, ich habe alles vorbereitet
  die letzte Nacht im Hotel hat der Gast schlecht bewertet
  der letzte Tag der Frist ist morgen
  welches ist der letzte Tag zum Kündigen
  der schnellste Weg zur Löschung
  was ist der schnellste Weg zum Support
  wie geht man am besten vor
  wie macht man einen Screenshot
  wie lange dauert das
  wie lange hält die Löschung
  gibt es einen Grund für die Ablehnung
  gibt es einen Grund, warum das so lange dauert
  nennen Sie mir einen Grund für das Abo
  hat das einen Wert für Google
  zahlt das die Versicherung
  zahlt meine Rechtsschutzversicherung das Abo
  was kostet ein Anwalt
  was kostet mich das im Monat
  niemand antwortet auf meine Bewertung bei Google
  keiner braucht so eine Bewertung
  keiner braucht mehr ein Telefonbuch
  die Welt ist klein
  die Welt geht davon nicht unter
  davon geht die Welt nicht unter
  ich verstehe die Welt nicht mehr
  ich verstehe das nicht mehr
  meine Familie führt das Lokal
  sagt meiner Frau Bescheid, wenn es klappt
  sagen Sie meinem Mann bitte, was er tun muss
  mein Mann nimmt den Antrag zurück
  mein Mann ist nicht da
  mein Mann hat das Passwort
  mein Sohn macht die Technik
  meine Tochter hat das eingetragen
  mein Vater hat den Laden gegründet
  mein Bruder ist auch Gastronom
  der Gast ist nicht mehr da
  der Gast war nie hier
  der Gast hat nie bei uns gegessen
  der Kunde kommt nie wieder
  der Kunde soll nie wieder bewerten
  dem Gast habe ich Hausverbot erteilt
  dem antworte ich nicht mehr
  dem schreibe ich eine Antwort
  dem mache ich ein Angebot
  dem werde ich schreiben
  dem ist nicht zu helfen
  der soll das löschen
  der soll sich entschuldigen
  der soll zahlen
  der will mich ärgern
  die soll das zurücknehmen
  die werde ich anzeigen
  den kenne ich nicht
  den zeige ich an
  den melde ich bei Google
  den werde ich verklagen
  den habe ich gesperrt
  ich weiß, wer das war
  ich weiß, wo er wohnt, er ist Stammgast
  ich kenne die Adresse des Verfassers, hilft das
  ich kenne Leute, die auch betroffen sind
  ich lasse das prüfen
  ich lasse den Fall prüfen
  ich lasse das nicht auf mir sitzen
  ich lass mir das nicht gefallen
  ich sorge dafür, dass alles vollständig ist
  ich mache das heute Abend
  ich mache das morgen
  ich mache alles fertig und schicke es
  ich mach das selbst
  ich mach mal Pause
  ich mach jetzt weiter
  ich mach den Antrag fertig
  ich mache Sie darauf aufmerksam
  ich habe ihm geschrieben
  ich habe ihr geantwortet
  ich habe ihn gebeten, die Bewertung zu löschen
  ich habe die Kundin angerufen
  das Messer war stumpf, meckert der Gast
  unsere Messer sind scharf, trotzdem ein Stern
  die Küche hat gebrannt, danach kamen die Bewertungen
  bei uns hat es gebrannt, nun schreiben alle
  wir hatten einen Brand und sind geschlossen
  ein Feuerwerk an Fakes
  da fliegt mir alles um die Ohren
  die Bombe ist geplatzt, es war mein Konkurrent
  ich will mich erkundigen
  ich will mich informieren
  ich will mich registrieren
  ich will mich entschuldigen
  ich habe mich geirrt
  ich habe mich gewundert
  ich habe mich gefreut
  ich freue mich
  ich freue mich auf die Antwort
  ich melde mich später
  ich melde mich morgen noch mal
  ich lese das morgen
  ich schaue morgen wieder rein
  ich schicke es gleich
  ich schreibe das später
  ich brauche noch Zeit
  ich brauche Hilfe beim Hochladen
  ich breche mir dabei einen ab
  ich haue mal einen Text rein
  ich bringe Kuchen mit
  ich bringe ihm das bei, wie man antwortet
  ich bringe das meinem Sohn bei
  ich steche mit meinem Angebot hervor
  ich stehe am Flughafen
  ich sitze im Bus
  ich sitze im Flugzeug
  ich wohne am Bahnhof
  ich wohne seit Jahren in Köln
  ich arbeite seit zwanzig Jahren als Koch
  ich führe seit zehn Jahren ein Hotel
  ich bin seit 2010 selbstständig
  ich bin neu hier
  ich bin gerade unterwegs
  ich bin zufrieden
  ich bin enttäuscht von Google
  ich bin gespannt
  ich bin verwirrt
  ich bin sauer
  ich bin traurig über die Bewertung
  ich bin genervt
  ich bin überfordert mit der Technik
  ich bin ratlos
  ich bin müde, bis morgen
  mein Bruder hilft mir dabei
  mein Sohn kennt sich aus
  mein Vater war Bäcker
  meine Mutter kocht bei uns
  meine Schwester arbeitet mit
  meine Familie arbeitet im Betrieb
  unser Koch ist neu
  der Kunde war nie da
  der Kunde ist unbekannt
  der Kunde hat gelogen
  der Gast hat gelogen
  der Gast war unfreundlich
  der Gast hat Hausverbot
  die Gäste haben gestritten
  die Gäste waren laut
  der Verfasser hat mich beleidigt
  der Verfasser hat sich entschuldigt
  der Verfasser bietet Geld an
  er nennt mich Betrüger
  sie nennt uns Abzocker
  er hat mich einen Lügner genannt
  er hat mich beschimpft
  er behauptet, wir hätten ihn geschlagen
  er behauptet, er sei bei uns verletzt worden
  sie schreibt, sie habe sich bei uns verletzt
  das haut nicht hin
  das haut hin
  das schlägt auf den Magen
  das schlägt dem Fass den Boden aus
  das ist ein Schlag ins Gesicht
  das ist ein Schlag ins Kontor
  das bricht mir das Herz
  das bricht uns das Genick, geschäftlich
  das kostet mich den Kopf
  das kostet uns die Existenz
  das kostet Nerven
  mir platzt der Kragen
  mir platzt gleich der Kopf
  mir raucht der Kopf
  mir fehlen die Worte
  mir fehlt der Beleg
  mir ist das egal
  mir ist egal, wie lange es dauert
  mir ist schlecht vor Ärger
  mir geht es gut
  mir geht die Geduld aus
  ist doch egal
  egal, danke
  hat das noch Zweck
  hat es noch Sinn, etwas nachzureichen
  das bringt doch nichts mehr
  das hat keinen Wert ohne Beleg
  es ist vorbei, die Bewertung ist weg
  es ist aus mit dem Stern
  es reicht jetzt mit den Fakes
  jetzt ist Schluss mit den Fakes
  Schluss mit den schlechten Bewertungen
  ich möchte Schluss machen mit den Fakes
  nie wieder Google
  nie wieder so eine Bewertung
  endlich Ruhe vor dem Verfasser
  I want to delete my account
  I want to end the contract next year, when can I
  I want to pay by card
  I want to talk to someone
  I want to change my password
  I want my money
  I would like to know how it works
  I can't log in anymore
  I can't find my invoice
  I can't take on more customers
  I don't want to renew, what is the deadline
  I don't understand
  I just want to ask something
  I just want the review gone forever
  I am thinking about subscribing
  I am going to call you
  everyone would like this
  thank you, goodbye
  this is my last question
  how long does it take
  is there a reason for the rejection
  my wife wants to see the invoice
  my business got a fake review
  this review hurts my business
  someone wrote a fake review about us
  ne kadar sürer
  aylık fiyat ne kadar
  yorumu nasıl sildirebilirim
  sahte yorum var, silmek istiyorum
  aboneliği ne zaman iptal edebilirim
  sözleşme ne kadar sürüyor
  bir şey sormak istiyorum
  yardım istiyorum
  destek ile konuşmak istiyorum
  faturamı bulamıyorum
  hesabıma giremiyorum
  e-posta adresimi değiştirmek istiyorum
  işletmemi eklemek istiyorum
  teşekkür ederim, iyi günler
  artık müşteri değilim
  kendi işletmemi eklemek istiyorum
  onu nasıl silebilirim
  kocam aboneliği ödüyor
  chciałbym usunąć opinię
  ile to kosztuje miesięcznie
  nie chcę już tej opinii
  nie mogę się zalogować
  jak długo trwa umowa
  vorrei parlare con una persona
  quanto costa al mese
  non voglio più questa recensione
  vorrei cancellare una recensione falsa
  come posso disdire
  je voudrais supprimer une critique
  combien ça coûte par mois
  je ne veux plus de cet avis
  je n'arrive pas à me connecter
  quiero eliminar una reseña falsa
  no quiero esta reseña
  cuánto cuesta al mes
  no puedo entrar en mi cuenta
  želim obrisati lažnu recenziju
  ne želim više ovu recenziju
  koliko to košta
  vreau să șterg recenzia falsă
  nu mai vreau această recenzie
  cât costă pe lună
  сколько это стоит
  я хочу поговорить с человеком
  не могу войти в аккаунт
  хочу удалить фальшивый отзыв
  я не хочу этот отзыв
  أريد حذف تقييم
  كم السعر
  أريد التحدث مع شخص
  θέλω να σβήσω μια κριτική
  πόσο κοστίζει
`);
