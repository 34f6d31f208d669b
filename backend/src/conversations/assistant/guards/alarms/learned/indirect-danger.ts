import { lines } from './lines.ts';

/** How people say that they are in danger without saying it: wishes, farewells, means, questions, youth language, dialect, other languages. */
export const indirectDanger = lines(`
  ich kann einfach nicht mehr
  ich kann nicht mehr, mir fehlt die Kraft für alles
  ich schaffe das alles nicht mehr, ich will nur noch meine Ruhe, für immer
  mir reicht es mit diesem Leben
  ich habe genug von diesem Leben
  ich hab keine Lust mehr auf dieses Leben
  null Bock mehr auf Leben
  kein bock mehr zu leben digga
  hab kein bock mehr auf die welt
  ich bin fertig mit der Welt
  ich bin fertig mit dem Leben
  mit mir ist es aus
  mit mir geht es zu Ende
  es ist aus und vorbei mit mir
  für mich ist alles vorbei
  für mich ist hier Endstation, im Leben
  ich bin an dem Punkt, an dem ich nicht mehr sein will
  ich bin an einem Punkt, wo ich mir das Ende wünsche
  ich weiß nicht, wie lange ich noch durchhalte, ich denke an das Schlimmste
  ich halte das psychisch nicht mehr aus und denke ans Aufgeben, ganz
  ich stehe vor dem Nichts und will nicht mehr aufwachen
  ich habe nichts mehr, wofür ich leben kann
  es gibt nichts, was mich hier noch hält
  nichts hält mich mehr auf dieser Welt
  mich hält hier nichts mehr am Leben
  wofür soll ich denn noch leben
  warum lebe ich eigentlich
  was hat das Leben noch für einen Wert
  das Leben ist für mich nur noch Qual
  Leben tut nur noch weh
  jeder Tag ist eine Qual, ich will, dass es endet
  ich will, dass es endlich ein Ende hat mit mir
  ich wünschte, es wäre alles vorbei
  ich wünschte, ich würde einfach nicht mehr aufwachen
  ich wünschte, mich gäbe es nicht
  ich wünschte, ich könnte einfach aufhören zu existieren
  ich möchte nicht mehr existieren
  ich will aufhören zu sein
  ich will einfach weg sein, ganz weg
  ich will nicht mehr hier sein, auf der Welt
  ich will nicht länger auf dieser Welt bleiben
  ich möchte diese Welt verlassen
  ich verlasse bald diese Welt
  bald bin ich nicht mehr unter euch
  bald seid ihr mich alle los
  dann seid ihr mich los, für immer
  dann müsst ihr euch um mich keine Gedanken mehr machen, dann gibt es mich nicht mehr
  wenn ihr das lest, bin ich nicht mehr da
  wenn ihr das lest, bin ich schon tot
  bis das jemand liest, lebe ich nicht mehr
  bis ihr antwortet, bin ich nicht mehr am Leben
  morgen werdet ihr mich nicht mehr erreichen, nie wieder
  morgen früh ist alles vorbei, mit mir auch
  heute ist mein letzter Tag
  ich erlebe den nächsten Monat nicht mehr, dafür sorge ich selbst
  Weihnachten erlebe ich nicht mehr, so oder so
  ich werde nicht mehr lange da sein
  ich habe nicht vor, noch lange zu leben
  ich habe mich entschieden zu gehen
  ich habe mich entschieden, heute zu gehen, für immer
  meine Entscheidung steht, heute Nacht gehe ich
  ich hab alles geregelt, jetzt kann ich gehen
  ich habe meine Sachen geordnet und nehme Abschied
  ich nehme Abschied
  ich sage allen Lebewohl
  sagt meiner Familie, dass ich sie liebe
  sagen Sie meinen Kindern, dass es mir leidtut
  es tut mir leid für alle, die ich zurücklasse
  kümmert euch bitte um meinen Hund, wenn ich nicht mehr bin
  wer kümmert sich um meine Kinder, wenn ich tot bin, denn lange mache ich es nicht mehr
  verzeiht mir, ich gehe jetzt
  danke für alles und lebt wohl, ich beende es heute
  das war es, ich gehe von euch
  ich trete ab, endgültig
  ich gehe freiwillig
  ich scheide freiwillig aus dem Leben
  ich will freiwillig gehen
  ich überlege, freiwillig aus dem Leben zu scheiden
  ich setze dem Ganzen heute ein Ende, mir auch
  ich mach dem Elend ein Ende
  ich bereite meinem Elend ein Ende
  ich beende mein Leiden
  ich beende es jetzt
  ich beende alles, mein Leben eingeschlossen
  ich ziehe einen Schlussstrich unter mein Leben
  ich schmeiß mein Leben weg
  ich werfe mein Leben weg
  ich hab Schlaftabletten und Schnaps hier stehen
  ich habe Tabletten und Alkohol vor mir
  ich nehme heute alle meine Tabletten auf einmal
  ich trinke mich jetzt zu Tode
  ich trink eine Flasche Schnaps und nehme die Tabletten dazu, dann ist Schluss
  im Schrank liegen genug Medikamente, damit es reicht
  die Medikamente reichen für immer
  ich weiß schon, wo das Seil hängt
  das Seil liegt bereit
  die Rasierklinge liegt neben mir
  ich sitze mit der Rasierklinge im Bad
  ich sitze in der Badewanne mit einem Messer
  ich habe die Waffe meines Vaters in der Hand und will nicht mehr
  ich habe eine Pistole und sie ist für mich
  ich stehe auf dem Balkon im zehnten Stock und will springen
  ich stehe oben und muss nur noch springen
  ein Schritt und alles ist vorbei
  nur ein Schritt vom Bahnsteig
  ich sitze im Auto in der Garage und lasse den Motor laufen
  der Motor läuft, das Garagentor ist zu
  ich lasse mich vom Zug überrollen
  ich lege mich auf die Schienen
  ich leg mich auf die gleise
  ich fahre heute gegen einen Brückenpfeiler
  ich lenke das Auto in den Gegenverkehr
  ich höre auf zu essen, bis ich tot bin
  ich nehme meine Medikamente nicht mehr, dann sterbe ich eben
  ich setze mein Insulin ab, dann ist es vorbei
  ich habe mich letzte Nacht geritzt
  meine Arme sind voller Schnitte, ich kann nicht aufhören
  ich habe mir die Arme aufgeschnitten
  ich schlage meinen Kopf gegen die Wand, bis es aufhört
  ich verbrenne mich mit Zigaretten
  wenn ich mich schneide, geht es mir kurz besser
  ich will mir wehtun
  ich will mich bestrafen und verletze mich
  ich habe Suizidgedanken wegen der Bewertung
  ich hab wieder diese Gedanken, mir das Leben zu nehmen
  die Gedanken ans Sterben kommen jede Nacht
  immer öfter denke ich, Sterben wäre leichter
  Sterben wäre einfacher als das hier
  der Tod wäre eine Erlösung
  der Tod wäre eine Erleichterung für mich
  der Tod macht mir keine Angst mehr, ich freue mich darauf
  ich sehne mich nach dem Tod
  ich sehne mich nach dem Ende
  ich habe keine Angst mehr zu sterben
  ich wäre froh, wenn ich morgen nicht mehr leben würde
  mir wäre es recht, wenn mich heute ein Auto überfährt
  hoffentlich überfährt mich ein Auto
  hoffentlich wache ich nicht mehr auf
  hoffentlich sterbe ich bald
  hoffentlich bin ich bald tot
  wenn ich Glück habe, wache ich morgen nicht auf
  ich bete jeden Abend, dass ich sterbe
  lieber Gott, lass mich sterben
  lasst mich doch einfach sterben
  lass mich sterben
  ich bin nichts mehr wert, ich will nicht mehr
  ich bin wertlos, ohne mich geht es allen besser
  ich bin ein Versager und gehöre nicht ins Leben
  ich bin eine Belastung, meine Frau ist ohne mich glücklicher
  meinen Kindern ginge es ohne mich besser
  alle wären froh, wenn ich weg wäre
  keiner braucht mich, keiner würde mich vermissen
  ich bin überflüssig auf dieser Welt
  mich würde sowieso niemand vermissen
  wenn ich sterbe, weint keiner
  es interessiert keinen, ob ich lebe oder sterbe
  ob ich lebe oder tot bin, ist allen egal
  ist doch egal, ob ich tot bin
  mir ist egal, ob ich morgen noch lebe
  es spielt keine Rolle mehr, ob ich lebe
  mit der Lebensversicherung ist meiner Familie mehr geholfen als mit mir
  tot bin ich mehr wert als lebendig
  zahlt die Versicherung auch bei Selbstmord
  wie geht man am besten, ohne dass es weh tut
  wie stirbt man ohne Schmerzen
  was ist der schnellste Weg zu sterben
  welches Gift wirkt am schnellsten
  welche Dosis ist tödlich, ich frage für mich
  wie hoch muss eine Brücke sein, damit man tot ist
  wie macht man einen Henkersknoten
  tut Verbluten weh
  gibt es Sterbehilfe für jemanden wie mich
  ich suche Sterbehilfe, ich will nicht mehr
  hat das Leben überhaupt noch Sinn
  gibt es einen Grund, weiterzuleben
  nennen Sie mir einen Grund, warum ich weiterleben soll
  sag mir einen Grund, wieso ich mich nicht umbringen soll
  ich will mich unaliven
  ich unalive mich
  ich kms gleich
  ich will mich killen
  ich kill mich
  ich kill mich selbst
  ich mach mich weg
  ich mach den Abgang, für immer
  ich mach mir den Stecker raus
  ich zieh den Stecker bei mir
  ich geb mir die Spritze
  ich spring von ner brücke ey
  ich häng mich weg
  ich strick mir was um den hals
  ich baller mir alle pillen rein
  ich knall mir ne überdosis
  ich schieß mir in den kopf
  ich schieß mir ne kugel
  alter ich will einfach nur tot sein
  bro ich will nicht mehr leben, kein spaß
  ich will nicht mehr ey, ich will echt sterben
  ich hasse mein Leben und will es beenden
  ich hasse es zu leben
  ich hasse mich und will weg von hier, tot
  ich will nicht mehr aufstehen, nie mehr
  mein Herz will nicht mehr, ich auch nicht, lasst mich gehen
  lasst mich gehen, ich will nicht mehr leben
  ich bin so müde vom Leben
  ich bin müde zu kämpfen, ich will für immer schlafen
  ich will schlafen und nie wieder aufwachen
  einschlafen und fertig, mehr wünsche ich mir nicht
  Schluss, aus, ich mach das nicht mehr mit, dieses Leben
  ohne meinen Laden bin ich nichts, dann will ich auch nicht mehr leben
  wenn mein Geschäft stirbt, sterbe ich auch
  wenn ich den Laden verliere, bringe ich mich um
  erst stirbt mein Geschäft und dann ich
  die Bewertung hat mir alles genommen, jetzt nehme ich mir den Rest
  nach dieser Bewertung mag ich nicht mehr weiterleben
  wegen des Shitstorms will ich nicht mehr leben
  wegen der Hetze im Netz denke ich an Selbstmord
  die Kommentare haben mich so weit gebracht, dass ich sterben will
  wenn ihr mir nicht helft, tue ich mir etwas an
  wenn die Löschung nicht klappt, bringe ich mich um
  wenn morgen die Bewertung noch steht, springe ich
  wenn Google nicht löscht, hänge ich mich auf
  ohne Löschung bin ich morgen tot
  löschen Sie das, sonst mache ich Schluss mit allem
  sonst nehme ich mir das Leben
  sonst tu ich mir was
  sonst spring ich
  ich habe seit Wochen nicht geschlafen und will nicht mehr leben
  seit meine Frau tot ist, will ich auch nicht mehr
  seit dem Tod meines Mannes will ich ihm nur noch folgen
  ich folge meiner Frau, sie wartet auf mich
  ich will zu meiner Mutter, sie ist gestorben
  bald sehe ich meine Mutter im Himmel wieder
  i mog nimma, mei lebn is nix mehr wert
  mi gfreits lebn nimma
  mi gfreit nix mehr, i mog sterbm
  i kon nimmer, i mog nimmer sei
  i bin am end, i mach schluss mit allem
  i spring vo da bruckn
  i häng mi am dachbodn auf
  i nimm ma s leben
  i daschiaß mi
  i vagift mi
  i schmeiß mi vorn zug
  i tua ma wos o
  i hau mi vor d bahn
  mi vermisst eh koana
  am liabstn waar i dod
  am liabschda wär i nemme do
  i ben lebensmiad, i will nemme
  i kaa nemme, i breng mi om
  isch mag net mehr uff de welt sei
  isch häng misch uff
  isch will dod sei
  ich möcht dot sei
  ich mach mich ford, for immer, isch will ni mehr lähm
  ich will ni mehr lähm
  ik hew keen Lust mehr to'n Leven
  ik will dood blieven
  ick spring von de Brücke
  ick will tot sein
  ick hab de schnauze voll vom leben
  ich ben et leid zo lääve
  ich han kei lust meh z läbe
  ich mag nümme läbe
  ich wott sterbe
  ich bring mi um, ich cha nümm
  i ha gnueg vom läbe
  ich wil nichmehr lben
  ich wil mich umbrngen
  ich werd mich umbingen
  ich bin lebnsmüde
  selbsmord is vieleicht besser
  suizit ist der letzte weg
  ich nim mir das lebn
  ich wil ales beenden mein leben
  ich schluk jetz die tableten
  ich möhcte nicht mehr leebn
  mein Angestellter hat angekündigt, dass er sich heute etwas antut
  meine Schwester ist verschwunden und hat geschrieben, dass sie nicht mehr will
  meine Frau hat zu viele Tabletten geschluckt, was mache ich
  mein Mann steht auf dem Dach
  mein Sohn sagt, er will sterben
  unsere Kellnerin schneidet sich die Arme auf
  mein Bruder hat sich eingesperrt und sagt, er macht Schluss mit seinem Leben
  mein Freund hat einen Strick gekauft
  mein Onkel will nicht mehr leben, seit er die Bewertung gelesen hat
  eine Kollegin sagt, ohne sie wäre alles besser
  mein Nachbar will sich erschießen
  der Verfasser der Bewertung droht, sich umzubringen, wenn wir sie löschen lassen
  der Kunde schreibt, er bringt sich wegen uns um
  die Rezensentin hat gedroht, sich etwas anzutun
  I don't want to be here anymore
  I can't go on living
  I can't take it anymore, I want to die
  I am thinking about ending my life
  I'm thinking of suicide
  I feel suicidal
  life is not worth living
  everyone would be better off without me
  I just want to disappear forever
  I want to sleep and never wake up
  I took all my pills
  I am going to jump off a bridge
  I'm going to hang myself
  this is my last message, goodbye
  I cut myself again
  kms
  i wanna die
  i wanna kms
  my wife wants to kill herself
  yaşamak istemiyorum
  artık yaşamanın bir anlamı yok
  hayatıma son vermek istiyorum
  canıma kıyacağım
  canıma kıymak istiyorum
  kendime zarar vermek istiyorum
  ölsem daha iyi
  keşke ölsem
  bu hayattan bıktım, ölmek istiyorum
  kendimi asacağım
  bütün hapları içtim
  bıktım artık yaşamaktan
  artik yasamak istemiyorum
  intihar edecegim
  intihar etmeyi düşünüyorum
  chcę się zabić
  mam myśli samobójcze
  mi voglio uccidere
  voglio farla finita
  j'ai envie de mourir
  je pense au suicide
  quiero suicidarme
  no tengo ganas de vivir
  želim umrijeti
  ubit ću se
  vreau să mor
  хочу умереть
  я покончу с собой
  не хочу більше жити
  لا أريد أن أعيش
  أريد أن أموت
  θέλω να πεθάνω
`);

/** … and that others are: threats, plans, fear of somebody, and those who are threatened. */
export const indirectThreats = lines(`
  dem werde ich es heimzahlen, mit den Fäusten
  der kann sich auf was gefasst machen, ich komme mit dem Hammer
  der soll beten, dass ich ihn nicht erwische
  ich hole mir den Typen, dann ist er fällig
  der ist fällig, ich mach ihn platt, körperlich
  den mach ich einen Kopf kürzer
  ich mach dich kalt
  ich komm zu euch nach Bad Kreuznach und dann knallt es
  ich komme in euer Büro und schlage alles kurz und klein, euch auch
  ich schlag euch alle zusammen
  ich fackel euer Büro ab
  ich zünde die Bude an, mit allen drin
  ich verbrenne den bei lebendigem Leib
  ich will ihn leiden sehen, ich tue ihm weh
  ich werde ihr wehtun
  ich werde ihm was Schlimmes antun
  ich habe ihr etwas angetan
  ich habe jemanden umgebracht
  ich hab ihn niedergestochen
  ich habe ihm gerade das Messer in den Bauch gerammt
  ich habe den Gast verprügelt, er blutet
  der Mann liegt hier und bewegt sich nicht, ich habe zugeschlagen
  ich raste gleich aus und nehme das Messer
  ich kann für nichts garantieren, wenn er vor mir steht, bring ich ihn um
  ich verliere die Kontrolle und habe Angst, jemanden zu verletzen
  ich will Blut sehen
  den lasse ich verschwinden
  man findet ihn nie wieder
  den versenk ich im Fluss
  ich verscharre den im Wald
  ich kenne Leute, die regeln das mit Gewalt
  ich schick dem ein Schlägerkommando
  ich schicke ihm Leute, die ihm die Finger brechen
  ich beauftrage einen Killer
  ich such einen, der den umlegt
  wo wohnt der Verfasser, ich will ihn fertigmachen, mit dem Messer
  gebt mir die Adresse von dem, ich schlag ihn tot
  ich brauche die Adresse, dann besuche ich ihn mit Baseballschläger
  ich weiß, wo seine Kinder zur Schule gehen, der wird sich wundern
  seine Kinder sollen dran glauben
  ich tue seiner Familie etwas an
  die soll krepieren, ich sorge dafür
  der soll verrecken, ich helfe nach
  ich hoffe, er stirbt, sonst mach ich das
  der bekommt eine Kugel
  dem verpass ich eine Kugel
  eine Kugel für den Rezensenten
  ich ballere alle um
  ich mache alle fertig mit meinem Gewehr
  ich baue eine Bombe
  in der Filiale liegt eine Bombe
  morgen geht bei Google eine Bombe hoch
  ich fahre mit dem Auto in die Menge
  ich fahr dem Typen über die Beine
  ich messer den
  ich ficke den, ich stech zu
  den kauf ich mir und hau ihn zu Brei
  den prügel ich windelweich
  der kriegt aufs Maul, bis er nicht mehr aufsteht
  ich hau ihm eine rein, dass er nie wieder schreibt
  ich kratz der die Augen aus, das meine ich ernst
  ich werde ihr Säure ins Gesicht schütten
  ich vergifte seinen Hund und dann ihn
  ich steche seine Reifen auf und dann ihn ab
  i schlog eahm d zähn ei
  i stich eahm o
  i zünd eahm d hüttn o
  i hau eam tot
  i mach den hi
  den mach i kalt
  i schlag dem d gosch ei, dass er nemme aufstoht
  isch schlach den dod
  isch mach den ferdisch, isch steche den ab
  ick mach den alle
  ick stech den ab
  ik slog em dood
  de bring i um
  ich bring de um, de wo das gschribe het
  ich schlag ien tot
  ich stehc den ab
  ich erschise den
  ich werd den umbrngen
  ein Gast hat mir gesagt, er kommt mit einem Messer wieder
  ein Mann hat gedroht, mich zu erstechen
  mein Ex hat gedroht, mich umzubringen
  jemand hat einen Zettel hinterlassen, dass wir alle sterben
  wir haben eine Bombendrohung bekommen
  in einer Mail steht, dass unser Laden brennen wird
  der Konkurrent droht, mir die Knochen zu brechen
  er hat geschrieben, er weiß, wo meine Kinder zur Schule gehen
  ich werde verfolgt und habe Todesangst
  ein Kunde hat mich geschlagen und kommt wieder
  der Gast hat mich gewürgt
  ich werde von meinem Mann geschlagen
  gerade steht einer mit einem Messer im Restaurant
  hier ist jemand mit einer Waffe
  ich habe Angst, dass er heute kommt und mir etwas antut
  meine Kollegin wird bedroht, er will sie umbringen
  mein Sohn will den Rezensenten abstechen
  mein Vater ist mit der Axt losgefahren
  mein Mann sagt, er erschießt den Verfasser
  mein Partner will den Konkurrenten verprügeln, er ist schon unterwegs
  I will hurt him
  I'm going to burn his house down
  I will stab whoever wrote this
  I have a gun and I know where he lives
  he threatened to kill me
  someone is threatening my family
  there is a man with a knife here
  there is a bomb in your office
  seni geberteceğim
  hepinizi öldüreceğim
  o herifi döveceğim, bıçaklayacağım
  evini yakacağım
  beni ölümle tehdit ediyor
  beni öldürmekle tehdit etti
  onun kafasına sıkacağım
  zabiję tego człowieka
  grozi mi śmiercią
  mi minaccia di morte
  il me menace de mort
  me amenaza de muerte
  ubit ću ga
  я его убью
`);
