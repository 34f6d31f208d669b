import { lines } from './lines.ts';

/** Somebody else is in danger: who writes, asks what to do. */
export const somebodyElseInDanger = lines(`
  meine Chefin hockt im Lager und droht, sich das Leben zu nehmen
  unser Inhaber redet davon, dass er sich vor den Zug wirft, wie reagiere ich
  mein Bruder meint, ohne seinen Laden bringt er sich um
  meine Schwiegermutter sagt dauernd, sie tut sich was an
  eine Kollegin schreibt mir gerade, dass sie sich umbringt
  der Azubi hat mir gesagt, dass er nicht mehr leben will, was mache ich jetzt
  mein Papa will sich was antun wegen der ganzen Sache im Internet
  mei Chef sogt er mog nimmer lebn, wos soi i doa
  ich habe Angst, dass mein Mann sich heute etwas antut
  meine Frau hat einen Abschiedsbrief geschrieben und ist nicht erreichbar
  mein Geschäftspartner ist verschwunden und hat geschrieben, dass er nicht mehr will
  unser Koch sitzt auf dem Dach und sagt, er springt
  jemand bei uns im Betrieb spricht davon, Schluss zu machen, wie helfe ich ihm
  ein Kunde am Telefon sagt mir, er nimmt sich jetzt das Leben
`);

/** There will be no tomorrow, whatever is asked beside it. */
export const tomorrowNoMore = lines(`
  nächste Woche gibt es mich sowieso nicht mehr
  übermorgen gibts mich nimmer
  ist ja auch gleich, bald gibt es mich nicht mehr
  was das kostet ist mir egal, heute Nacht ist für mich eh Ende
  kümmert euch nicht drum, morgen leb ich eh nicht mehr
  wie lösche ich mein Konto, ich brauch es nicht mehr, ich geh heute für immer
  Rechnung spielt keine Rolle, ab morgen bin ich nicht mehr auf der Welt
  Ich höre auf. Nicht mit dem Laden. Mit dem Leben.
  Ich mache ein Ende. Nicht nur mit dem Vertrag. Mit allem.
  Ich will, dass alles endet. Nicht das Abo. Ich.
  Ich bin durch. Nicht mit euch, mit dem Leben.
  Vertrag ist wurscht, ich bin am Wochenende nicht mehr unter den Lebenden
`);

/** Somebody needs a doctor or the fire brigade. */
export const medicalEmergencies = lines(`
  bei uns im Gastraum ist eine Frau zusammengesackt und wird nicht wach
  ein Gast liegt bewusstlos vor der Theke, was mach ich
  unsere Köchin hat sich tief in den Arm geschnitten und es hört nicht auf zu bluten
  mein Mann hat einen Herzinfarkt glaube ich, wen soll ich anrufen
  die Oma vom Tisch drei bekommt keine Luft mehr
  dem Lehrling ist ein Regal draufgefallen, er bewegt sich nicht
  jemand hat hier einen Krampfanfall, bitte schnell
  ich krieg keine Luft und mir tut die Brust weh
  ich habe starke Schmerzen in der Brust und mein linker Arm ist taub
  eine Kundin hat einen allergischen Schock, ihr Gesicht schwillt zu
  unser Gast ist umgefallen und hat Schaum vor dem Mund
  der Kellner ist die Treppe runtergestürzt und antwortet nicht
  meine Kollegin hat sich mit heißem Fett verbrannt, ganz schlimm
  bei uns brennt es in der Küche, wen rufe ich an
  der Laden steht in Flammen
  es riecht hier überall nach Gas und mir wird schwindelig
  wir brauchen ganz schnell einen Krankenwagen
  schickt bitte einen Notarzt
  welche Nummer hat der Notarzt, mein Chef ist ohnmächtig geworden
  mei Kellnerin is grad umgfoin und schnauft kaum no
  hier ist jemand verletzt und blutet stark am Kopf
  mein Kind hat Spülmittel getrunken, was jetzt
  ein älterer Herr röchelt und ist nicht ansprechbar
  meine Mutter kann plötzlich nicht mehr sprechen und das Gesicht hängt schief
  da ist einer ins Becken gefallen und atmet nicht
  unser Bäcker hat die Hand in der Maschine
  mein Chef greift sich ans Herz, schwitzt und ist ganz blass
  dem Metzger fehlt ein halber Finger, es blutet wie verrückt
  ein Junge ist hier am Ersticken, er hat etwas in der Kehle
  die Frau am Fenster ist weggesackt und reagiert auf nichts
  mein Opa redet auf einmal wirr und kann den Arm nicht heben
  einer zuckt hier am ganzen Körper und ist nicht bei sich
  Feuer im Lager, was tun wir
`);

/** Has the words of the above and calls for nobody: reviews, devices, trades, long ago, and questions about the product. */
export const nearMissesOfEmergencies = lines(`
  ein Gast schreibt, unsere Köchin wäre umgekippt und keiner hätte geholfen
  in der Rezension steht, der Kellner sei bewusstlos betrunken gewesen
  der Server ist zusammengebrochen, wann läuft es wieder
  mir ist die Kasse zusammengebrochen
  der Umsatz ist umgekippt seit der einen Bewertung
  wir haben einen Notarzt als Kunden, darf der auch mitmachen
  ich bin Notarzt mit eigener Praxis, ist das Angebot was für mich
  wir sind ein privater Rettungsdienst und werden schlecht bewertet
  wir sind ein Krankentransport, geht das für uns auch
  wir verkaufen Särge und Urnen, ist das für euch in Ordnung
  bei uns dreht sich alles um Trauerfeiern, können wir Kunde werden
  unser Betrieb ist eine Pietät, wir begleiten Trauernde, nehmt ihr uns
  wir machen Grabpflege und Beerdigungen, dürfen wir auch einreichen
  ich leite ein Hospiz, passt euer Angebot für uns
  letztes Jahr hatte ich einen Herzinfarkt, seitdem macht meine Tochter die Bewertungen
  mein Vater hatte einen Schlaganfall und kann nicht mehr tippen, darf ich für ihn
  die Frist brennt mir unter den Nägeln
  mir brennt die Zeit davon, wann kommt die Antwort
  der Gast behauptet, er hätte bei uns keine Luft bekommen
  ein Patient schreibt, ich hätte ihn bluten lassen
  da wird einem ja schwindelig bei den Preisen
  wen ruf ich an, wenn ich Fragen zur Rechnung habe
  wen kann ich da anrufen
  wir machen euch platt beim nächsten Ranking, kleiner Scherz
  ich mach euch fertig mit Fragen, haha, also was kostet das
  gegen einen Aufschlag fixer drankommen, Turbo oder dergleichen
  Blitzbearbeitung gegen Zuzahlung, gibts sowas
  krieg ich die Überweisung vom Notarzt bei euch als Beleg unter
  mein Chef sitzt im Büro und fragt, was das kostet
  mein Chef sagt, die Bewertung bringt ihn noch um den Verstand
  meine Frau sagt, ihr bringt uns um unser Geld
  Ich will Schluss machen mit dem Abo, wie geht das
  ich mache Schluss für heute, morgen geht es weiter
  morgen gibt es uns nicht mehr bei Google, was dann
  das Café gibt es nicht mehr, brauche ich das Abo noch
  ab morgen bin ich zwei Wochen nicht da
  ist bei mir noch was zu erledigen, bevor ich aufhöre
  hab ich noch etwas offen bevor mein Vertrag endet
  muss ich vor meinem Weggang noch etwas zahlen
  gibt es noch unbezahltes bei mir bevor ich wechsle
  ist ein zurückgezogener Antrag für immer weg oder kann man den zurückholen
  wenn ich den zurücknehme und es mir später anders überlege, ist er dann endgültig weg
  kann ein Antrag nach dem Zurückziehen wieder aufgemacht werden oder ist das endgültig
  gibts eine Überholspur gegen Bezahlung oder so was
  geht das schneller mit Zuschlag, Eilverfahren oder ähnliches
  Vorzugsbehandlung gegen mehr Geld möglich
  mein neues Kennwort wird nicht angenommen, es hat vier Zeichen
  fünf Zeichen waren ihm zu wenig beim Kennwort, was ist das Minimum
  das Passwort war zu kurz, wie viele Stellen verlangt ihr
  mein Passwort wurde abgelehnt, was fehlt da
  jemand wollte mit meiner Mailadresse ein zweites Konto anlegen, sagt eure Mail, ist das schlimm
  ihr habt mir geschrieben, dass sich einer mit meiner Adresse anmelden wollte, muss ich was tun
`);
