import { lines } from './lines.ts';

/** Threats and attacks of this moment, as those tell them who see them: who stands there, what they do, and whom it is meant for. */
export const threatenedNow: readonly string[] = lines(`
  ein kunde steht im laden und wird immer aggressiver gegen meine verkäuferin
  hier ist ein mann, der unsere empfangsdame bedroht, was soll ich machen
  er schlägt auf meinen kollegen ein
  ein gast hat dem koch ins gesicht geschlagen
  zwei gäste schlagen sich im lokal
  vor meinem salon steht jemand mit einer stange und schreit nach mir
  der kunde kommt immer näher und schreit, ich habe angst
  ein mann folgt meiner angestellten jeden abend zum auto
  der rezensent wartet draußen auf meinen mitarbeiter und will ihn schlagen
  jemand tritt die tür ein
  er hat die scheibe eingeschlagen und will rein
  der typ tritt gegen unsere tür und brüllt
  ein gast hat meine kellnerin am arm gepackt und angespuckt
  der patient hält unsere ärztin fest
  a gast haut auf unsan kellner ei
  da steht oana vorm lodn und droht meine leit
  do isch oiner der bedroht grad mei frau
  bei mir im geschäft prügeln sich leute, einer blutet
  er hat ein messer gezogen und steht am tresen
  ein kunde hat meiner aushilfe eine geknallt
  der mann geht nicht weg und bedroht die ganze belegschaft
  wir haben uns eingeschlossen, draußen tobt ein kunde
  ein ehemaliger mitarbeiter ist da und droht allen
  ein stalker steht vor der praxis meiner frau
  er verfolgt mich seit wochen und steht jetzt vor meinem haus
  unser lieferant wird gerade von einem mann angegriffen
  ich werde im laden überfallen
  bei uns wird gerade eingebrochen
  jemand hält meiner kassiererin eine waffe hin
  a customer is attacking my waitress right now
`);

/** What is near it and harmless: who was loud, unfriendly or wrote harshly, and who stands in the shop for another reason. */
export const nobodyThreatened: readonly string[] = lines(`
  ein gast war laut und hat danach einen stern gegeben
  der kunde steht im laden und will wissen, ob wir das melden
  der verfasser greift meine mitarbeiterin im text an
  ein mann schlägt uns einen tausch von bewertungen vor
  der kunde hat meine kollegin beschimpft und dann noch so eine rezension geschrieben
  die konkurrenz greift uns mit falschen bewertungen an
  ein gast droht mit dem anwalt
  der kunde droht mit noch einer schlechten bewertung
  meine kellnerin wird in der bewertung schlecht gemacht
  im laden hängt ein schild mit der bitte um bewertungen
  vor der praxis steht ein aufsteller, auf dem um sterne gebeten wird
  ein patient wirft unserer ärztin einen fehler vor
  jemand verfolgt unser profil und schreibt immer wieder schlechtes
  der gast schreibt, der koch habe ihn geschlagen, kann ich das melden
  in der rezension steht, bei uns prügeln sich die leute
  mein chef wartet draußen, wie lange dauert das eintragen
  unsere verkäuferin hat angst um den ruf des ladens
  ein ehemaliger mitarbeiter hat uns schlecht bewertet
  der kunde schreit in großbuchstaben in seiner bewertung
  wir schlagen uns schon lange mit dieser rezension herum
  hast du kinder und haustiere
  hast du eigentlich familie oder ein haustier
`);
