import { lines } from './lines.ts';

/** How people say without the plain words that they are in danger, or that somebody beside them is. */
export const dangerToSelfPhrasings = lines(`
  es hat alles keinen Sinn mehr
  hat doch alles keinen Zweck mehr mit mir
  ich will einfach nur, dass es aufhört
  ich will nur noch dass alles aufhört
  ich will dass der Schmerz aufhört
  wäre besser, ich wäre nicht mehr da
  vielleicht wäre es besser für alle wenn ich weg wäre
  für meine Familie wär's leichter ohne mich
  die kommen ohne mich besser klar
  keiner würde merken wenn ich nicht mehr da bin
  niemandem würde auffallen wenn ich weg wäre
  mich vermisst sowieso keiner
  morgen gibt es mich nicht mehr
  ab morgen bin ich weg für immer
  das war's für mich, macht's gut
  macht es gut, das ist mein letzter Gruß
  ich verabschiede mich hiermit von euch allen, für immer
  das hier ist meine letzte Nachricht an irgendwen
  lebt wohl, ich gehe jetzt
  lebwohl, ich mach jetzt Schluss
  ich mach der Sache mit mir heute ein Ende
  heute Nacht mache ich ein Ende
  ich hab mit dem Leben abgeschlossen
  mit meinem Leben habe ich abgeschlossen
  ich hab abgeschlossen mit der Welt
  ich bin am Ende, ich will nicht mehr
  ich will und kann nicht mehr
  ich pack das Leben nicht mehr
  ich halte das alles nicht mehr aus, ich will weg sein
  ich ertrage es nicht mehr zu leben
  ich möchte für immer schlafen
  ich möchte einschlafen und nicht mehr wach werden
  am besten würde ich morgen früh gar nicht mehr wach
  ich wünsche mir nachts dass ich nicht mehr wach werde
  ich hoffe jeden Abend, dass ich am Morgen nicht mehr lebe
  ich habe Schlaftabletten gesammelt
  die Pillen liegen neben mir
  vor mir liegen die Tabletten
  ich hab genug Tabletten daheim um Schluss zu machen
  ich hab alle Tabletten geschluckt
  ich habe gerade eine ganze Packung Tabletten genommen
  hab zu viele Tabletten genommen, mir ist schlecht
  ich sitze hier mit einem Messer an meinem Arm
  ich hab das Seil schon gekauft
  der Strick hängt schon
  ich steh auf der Brücke
  ich stehe auf dem Dach und schau runter
  ich stehe am Bahngleis und warte auf den Zug
  ich geh jetzt zu den Gleisen
  ich fahr gegen den nächsten Baum
  ich fahre mich gegen die Wand, dann ist Ruhe
  ich geh ins Wasser
  ich gehe in den Fluss und komme nicht wieder
  ich dreh den Gashahn auf
  dann geb ich mir die Kugel
  ich gebe mir die Kugel
  ich jage mir eine Kugel in den Kopf
  ich schneide mir die Adern auf
  ich schneid mich wieder am Arm
  ich hab mich heute schon wieder geschnitten
  ich tue mir weh damit ich etwas spüre
  ich verletze mich in letzter Zeit selbst
  ich hab angefangen mich zu verletzen
  ich denke jeden Tag ans Sterben
  ich denke ständig an den Tod
  in meinem Kopf ist nur noch der Gedanke an den Tod
  die Gedanken an den Tod gehen nicht weg
  ich habe dunkle Gedanken, ich könnte mir etwas tun
  ich habe Angst, dass ich mir was tue
  ich traue mir selbst nicht mehr, ich könnte mir etwas antun
  ich weiß nicht ob ich morgen noch lebe
  ich weiß nicht ob ich die Nacht überlebe
  ich überlebe das nicht, ich mach nicht weiter
  ich seh für mich keine Zukunft mehr
  für mich gibt es keine Zukunft, nur noch das Ende
  es gibt für mich keinen Grund mehr aufzustehen und zu leben
  wozu lebe ich überhaupt noch
  warum soll ich überhaupt noch leben
  wozu noch weitermachen, es ist alles egal, ich auch
  mir ist alles egal, auch ob ich lebe
  mir ist mein Leben nichts mehr wert
  mein Leben ist vorbei
  mein Leben ist zerstört, ich will nicht weiterleben
  ich hab nichts mehr, wofür es sich lohnt
  ich habe alles verloren, jetzt verliere ich auch noch mein Leben
  ich bin nur noch eine Last für alle
  ich falle allen nur zur Last
  die Welt ist besser ohne mich
  ich gehöre nicht mehr auf diese Welt
  ich will weg aus diesem Leben
  ich will raus aus dem Leben
  ich will von der Erde verschwinden
  ich wäre so gern tot
  tot wäre ich besser dran
  ich wollt ich wär nie geboren
  wäre ich doch nie geboren worden
  am liebsten würde ich nicht mehr existieren
  ich möchte einfach verschwinden und nie wieder da sein
  ich hab mein Testament gemacht, es geht nicht mehr
  ich hab den Brief an meine Kinder schon geschrieben, heute ist Schluss
  ich regle nur noch alles, dann bin ich weg
  wenn das so bleibt gehe ich von dieser Welt
  wenn die Bewertung bleibt dann bring ich mich halt um
  wenn sie nicht verschwindet, lebe ich nicht mehr lange
  noch eine schlechte Bewertung und ich bin tot, ich tu's selber
  wegen euch und google will ich nicht weiterleben
  die Bewertungen treiben mich in den Selbstmord
  diese Rezensionen treiben mich in den Tod
  der Rufmord treibt mich in den Suizid
  ich bin so verzweifelt, ich will nicht mehr leben müssen
  ich bin verzweifelt und weiß nicht mehr weiter, ich will sterben
  ich hab keine Hoffnung mehr, gar keine, ich geb auf, mich auch
  ich geb mein Leben auf
  ich bin des Lebens müde
  ich hab das Leben satt
  ich hab vom Leben genug
  ich bin innerlich schon tot, der Rest kommt bald nach
  ich denk drüber nach wie ich es am schnellsten beende
  wie bringt man sich am schnellsten um
  wie kann ich schmerzlos sterben
  welche Tabletten bringen einen um
  wie viele Tabletten braucht man zum Sterben
  ich habe einen Plan wie ich es mache, und dann ist alles vorbei
  heute Abend ist es soweit, dann ist alles vorbei mit mir
  bald hab ich meine Ruhe, unter der Erde
  dann lieg ich halt unter der Erde
  dann bin ich endlich erlöst
  ich will erlöst werden
  ich möchte erlöst sein von diesem Leben
  dann muss ich wenigstens nicht mehr leben
  ich suche den Freitod
  ich wähle den Freitod
  i mog nimmer leben
  i moag nimmer
  i moch nimma, i will sterbn
  i kon nimma, i bring mi um
  i pack des leben nimmer
  i wü nimma lebn
  i bin lebensmiad
  i häng mi auf
  i geh ins wossa
  isch will net mehr lebe
  isch kann nimmer, isch bring misch um
  ick will nich mehr leben
  ick mach mir weg
  ik will nich mehr leven
  ik mag nich mehr leven
  ich mog nemme lebe
  i mag nemme, i will sterba
  ha kei luscht meh zum läbe
  ich wott nüm läbe
  ich will nimmer dasein
  ich wil sterbn
  ich wll nich mehr lbeen
  ich binge mich um
  ich brng mich um
  ich wuensche mir den tod
  bring mich bald um, kein witz
  ich mein das ernst ich tu mir was
  will mir das leben nemen
  selbstmort ist die einzige lösung
  mein vater will sich das leben nehmen
  meine Frau redet davon, nicht mehr leben zu wollen
  mein Kollege hat gesagt, er bringt sich um
  mein Bruder sagt er springt von einem Hochhaus
  unser Azubi hat geschrieben, dass er sterben will
  meine Mitarbeiterin droht sich etwas anzutun
  meine Tochter ritzt sich wegen der Kommentare
  mein Sohn hat gedroht vor den Zug zu springen
  meine Mutter hat Tabletten genommen wegen der Bewertung
  der Inhaber ist verschwunden und hat einen Abschiedsbrief dagelassen
  mein Partner spricht vom Selbstmord
  eine Freundin von mir will nicht mehr leben, was soll ich tun
  mein Chef sagt, er will nicht mehr da sein
  I don't want to live anymore
  I want to kill myself
  i am going to kill myself
  i want to end it all
  I wish I was dead
  there is no reason to live
  artık yaşamak istemiyorum
  ölmek istiyorum
  kendimi öldürmek istiyorum
  intihar etmek istiyorum
  kendimi öldüreceğim
  nie chcę już żyć
  non voglio più vivere
  je ne veux plus vivre
  no quiero vivir más
  ne želim više živjeti
  nu mai vreau să trăiesc
  я не хочу жить
  jeden Morgen frage ich mich, warum ich noch lebe
  ich frage mich abends wofür ich überhaupt noch da bin
  ich weiß nicht, wozu ich morgens noch aufstehen und weiterleben soll
  wozu werde ich eigentlich noch wach
  warum wache ich überhaupt noch auf
  mein Mann redet nur noch davon, dass er nicht mehr will und Schluss macht
  meine Frau spricht davon, allem ein Ende zu machen
  mein Vater sagt, er macht bald Schluss
  mein Sohn sitzt nur im Zimmer und sagt, er will nicht mehr
  mein Partner isst nicht mehr und redet vom Ende
  er redet vom Schlussmachen mit dem Leben, was soll ich machen
  sie sagt ständig, sie will nicht mehr da sein, was kann ich tun
  ich mache mir Sorgen, dass mein Mann sich etwas tut
  ich habe Angst um meine Frau, sie will nicht mehr
  ich möchte mich einfach auflösen und weg sein
  ich will gar nichts mehr, nur noch Ruhe für immer
  ich wünsche mir, es wäre endlich vorbei mit mir
  manchmal stelle ich mir vor, wie es wäre, nicht mehr da zu sein
  ich habe keine Kraft mehr für dieses Leben
  ich bin leer, ich will nicht mehr weiter
  es gibt nur noch einen Ausweg für mich
  ich sehe nur noch eine Lösung, und die ist endgültig
  niemand würde um mich weinen
  ihr werdet mich nicht mehr lebend sehen
  bald bin ich bei meiner verstorbenen Frau
  ich gehe zu meinem Vater in den Himmel
`);

export const dangerToOthersPhrasings = lines(`
  ich fahr jetzt zu dem und stech ihn ab
  ich fahre da hin und mach den fertig, dem schlag ich den Schädel ein
  ich fahre heute noch zu ihr und dann kracht es, die überlebt das nicht
  ich geh da rüber und hau ihm die Fresse ein
  dem hau ich die Zähne aus
  dem schlag ich die Fresse ein
  der kriegt von mir ein Messer in den Bauch
  dem ramm ich ein Messer rein
  den mach ich tot
  den leg ich um
  den puste ich weg
  den überfahr ich mit dem Auto
  ich überfahre den Typ der das geschrieben hat
  der wird den morgigen Tag nicht erleben
  der erlebt den nächsten Tag nicht mehr, dafür sorge ich
  dem seine letzte Stunde hat geschlagen
  die wird das büßen, ich schlag sie zusammen
  ich lauer dem auf und dann schlag ich zu
  ich warte vor seiner Haustür mit dem Baseballschläger
  ich weiß wo der wohnt und heute Abend brennt sein Haus
  sein Haus wird brennen
  ich stecke seinen Laden in Brand
  ich brenn dem die Bude nieder
  ich schmeiß ihm einen Brandsatz ins Fenster
  ich werfe eine Bombe in euer Büro
  in eurem Büro geht bald eine Bombe hoch
  ich sprenge euch alle in die Luft
  ich komme bei euch vorbei und dann fließt Blut
  dann fließt Blut
  es wird Tote geben
  ich hab eine Pistole und weiß wo die arbeitet
  ich hab eine Waffe daheim und bin bereit sie zu benutzen
  meine Knarre ist geladen, der ist dran
  ich kauf mir eine Waffe und erledige den
  ich erschieße den Verfasser
  ich vergifte dem sein Essen
  ich erwürge die
  ich dreh ihr den Hals um
  ich brech dem Kerl alle Knochen
  ich lass ihn krankenhausreif schlagen
  ich schick ihm ein paar Leute vorbei, die brechen ihm die Beine
  ich lasse ihn umbringen
  ich bezahl jemanden, der ihn beseitigt
  ich will dass der stirbt, ich mach das selbst
  ich könnte den kaltblütig ermorden
  ich raste aus und bring jemanden um
  ich habe Angst dass ich jemandem etwas antue
  wenn ich den in die Finger krieg, ist er tot
  wenn der mir unter die Augen kommt, stech ich zu
  wenn ich die erwische überlebt sie das nicht
  noch so eine Bewertung und ich laufe Amok
  ich mach ein Blutbad
  ich knall euch alle ab
  ihr seid alle tot
  ihr werdet alle sterben, ich komme
  i bring eahm um
  i stich den o
  i daschlog eahm
  den daschlag i
  isch stesch den ab
  isch mach disch kalt
  ick hau den tot
  den hau i z'samm dass er nimmer aufsteht
  ich bringn um den typ
  ich brnig ihn um
  der rezensent hat geschrieben er sticht mich ab
  der Gast hat mich mit einem Messer bedroht
  der Verfasser schreibt, er zündet uns das Lokal an
  ein Kunde droht mir Schläge an
  wir werden bedroht, er will uns alle umbringen
  er hat gedroht, meinen Kindern etwas anzutun
  er hat geschrieben dass er vorbeikommt und mich totschlägt
  er steht vor meinem Laden und will mich schlagen
  da steht jemand mit einer Waffe im Laden
  mein Mann hat ein Messer genommen und ist zu dem Rezensenten gefahren
  mein Bruder will den Verfasser umbringen
  mein Mann rastet aus, er will dem was antun
  ich habe Angst um mein Leben, der Kunde lauert mir auf
  ich werde mit dem Tod bedroht
  ich bekomme Drohungen, dass man mich umbringt
  I will kill him
  i'm going to kill you
  I will shoot him
  onu öldüreceğim
  seni öldürürüm
  o adamı bıçaklayacağım
  zabiję go
  lo ammazzo
  je vais le tuer
  lo voy a matar
  der kommt heute vorbei, und ich hab einen Knüppel unter dem Tresen
  ich hab was unter der Kasse liegen, der kommt hier nicht lebend raus
  der verlässt meinen Laden nicht auf eigenen Beinen
  wenn der nochmal kommt, geht er nicht mehr aufrecht raus
  den tragen sie hier raus
  ich warte auf ihn und dann kann er was erleben, mit der Eisenstange
  ich habe einen Baseballschläger hinter der Theke, der soll nur kommen
  ich nehme das Küchenmesser mit und kläre das mit ihm
  dann liegt er auf der Intensivstation
  dem blüht was, der landet im Krankenhaus
  der braucht danach einen Rollstuhl
  ich sorge dafür dass der nie wieder etwas schreibt, endgültig
`);
