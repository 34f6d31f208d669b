import { lines } from './lines.ts';

/** More ways of saying it, nearer to how it is typed: in one breath with the matter at hand, to a machine, about oneself or somebody near. */
export const plainDanger = lines(`
  hallo ich weiß nicht wohin damit aber ich will nicht mehr leben
  ich weiß ihr seid nur ein bot aber ich kann nicht mehr leben so
  du bist nur eine Maschine, dir kann ich es sagen: ich will sterben
  ist da ein Mensch, ich tu mir sonst was an
  ich brauche keinen Löschantrag mehr, ich bringe mich um
  löschen Sie alles, ich brauche es nicht mehr, ich gehe heute
  mein Konto könnt ihr löschen, mich gibt es bald nicht mehr
  kündigt mein Abo, ich lebe nicht mehr lange, ich beende es
  ist mir alles egal, ich lebe eh nicht mehr lange
  ich bin so weit, dass ich Schluss machen will mit allem, auch mit mir
  ich habe Depressionen und will nicht mehr leben
  ich habe Depressionen und denke ans Sterben
  ich bin depressiv und sehe keinen Sinn mehr
  ich war schon mal in der Klinik, jetzt kommen die Gedanken wieder, mir was anzutun
  ich habe es schon einmal versucht, diesmal klappt es
  ich hab es schon mal probiert, mich umzubringen
  beim letzten Mal haben sie mich gerettet, diesmal nicht
  meine Gedanken drehen sich nur ums Sterben
  ich plane meinen Tod
  ich plane meinen Abschied aus dem Leben
  ich recherchiere, wie man sich umbringt
  ich habe mir ausgesucht, wo ich springe
  mir fehlt nur noch der Mut, mich umzubringen
  ich traue mich nur nicht, sonst wäre ich schon tot
  wenn meine Kinder nicht wären, hätte ich mich schon umgebracht
  nur wegen meiner Kinder lebe ich noch
  ohne meinen Hund wäre ich schon tot
  ich würde mich am liebsten vor einen Zug werfen
  ich würde am liebsten von der Brücke springen
  ich würde am liebsten die Augen zumachen und nie mehr öffnen
  ich mache die Augen zu und hoffe, dass es das war
  ich habe Angst vor mir selbst heute Nacht
  ich kann für mich nicht mehr garantieren, ich tue mir was
  lasst mich nicht allein, ich tue mir sonst etwas an
  ich bin allein und habe die Tabletten in der Hand
  ich sitze am Fenster im fünften Stock und will nicht mehr
  ich stehe an den Gleisen
  ich stehe am Abgrund, wirklich, hier oben
  ich bin auf der Brücke und schaue ins Wasser
  ich bin am Bahnhof und der nächste Zug ist meiner
  der nächste Zug ist meiner
  ich geh jetzt auf die Autobahn, zu Fuß
  ich laufe vor ein Auto
  ich will überfahren werden
  ich will einschlafen und tot sein
  ich will aus dem Leben scheiden
  ich will dem allem ein Ende machen, mit mir
  ich will mein Leben wegwerfen
  ich kann und will dieses Leben nicht weiterführen
  dieses Leben will ich nicht mehr
  das ist kein Leben mehr, ich mach Schluss
  das ist doch kein Leben mehr, ich will nicht mehr
  leben will ich so nicht mehr
  so will ich nicht mehr leben
  so mag ich nicht weiterleben
  unter diesen Umständen will ich nicht weiterleben
  weiterleben lohnt sich nicht
  mein Leben ist sinnlos
  mein Leben hat keinen Wert
  mein Dasein ist sinnlos geworden
  ich habe den Lebensmut verloren
  mir fehlt jeder Lebenswille
  mein Lebenswille ist weg
  ich habe keine Lebenskraft mehr
  ich habe aufgegeben zu leben
  innerlich bin ich schon gestorben
  ich fühle mich wie tot und will es auch sein
  ich fühle nichts mehr, ich will weg von der Welt
  niemand braucht mich noch
  keiner würde merken, dass ich tot bin
  mein Tod würde keinem auffallen
  mein Tod wäre für alle das Beste
  es wäre für alle das Beste, wenn ich sterbe
  es wäre besser gewesen, ich wäre nie auf die Welt gekommen
  ich hätte nie geboren werden sollen
  bald liege ich auf dem Friedhof
  man wird mich im Fluss finden
  man wird mich morgen finden
  sucht nicht nach mir
  bitte sucht mich nicht, ich will nicht gefunden werden
  ruft keinen Krankenwagen, ich will sterben
  es ist zu spät für Hilfe, ich habe die Pillen schon genommen
  ich habe mir gerade die Pulsadern aufgeschnitten
  ich blute, ich habe mich geschnitten
  ich hab was genommen und wache hoffentlich nicht mehr auf
  ich hab mir eine Spritze gesetzt, damit es vorbei ist
  ich verhungere lieber, als so weiterzuleben
  lieber sterbe ich, als das noch länger mitzumachen
  eher sterbe ich
  eher bring ich mich um
  da bring ich mich lieber um
  da häng ich mich lieber auf
  dann häng ich mich halt auf
  dann spring ich halt
  dann ist eben Schluss mit mir
  dann bin ich halt weg vom Fenster, und zwar tot
  meine Frau hat einen Abschiedsbrief geschrieben
  mein Mann hat sich im Bad eingeschlossen und will sich etwas antun
  mein Vater redet davon, aus dem Leben zu gehen
  meine Mutter will nicht mehr, sie spricht vom Sterben
  mein Angestellter hat versucht, sich das Leben zu nehmen
  meine Auszubildende verletzt sich selbst
  mein bester Freund hat sich verabschiedet, ich glaube, er bringt sich um
  ein Kollege schreibt mir, er steht auf einer Brücke
  meine Schwester hat Tabletten geschluckt
  jemand bei uns will sich umbringen, was tun
  wie helfe ich jemandem, der sich umbringen will
  wie kann ich helfen, mein Freund ist suizidgefährdet
  ein Gast hat gesagt, er springt heute von der Brücke
  I'm depressed and want to die
  I have no reason to live
  I wish I were never born
  I'm standing on a bridge and want to jump
  goodbye forever, I'm done with life
  nobody would miss me if I died
  hayat anlamsız, ölmek istiyorum
  yaşamak için sebebim kalmadı
  kimse beni özlemez, ölsem de olur
  bu gece her şeye son vereceğim
  köprüden atlayacağım
  eşim intihar etmek istiyor
`);

export const plainThreats = lines(`
  ich steche ihn nieder
  ich bringe die ganze Familie um
  ich bringe euch alle um
  ich mache den Verfasser kalt
  der Verfasser ist ein toter Mann
  du bist ein toter Mann
  der ist so gut wie tot
  der ist tot, wenn ich ihn finde
  wenn ich den finde, dann gnade ihm Gott, ich schlage ihn tot
  wenn die wiederkommt, bekommt sie das Messer
  wenn er nochmal schreibt, bringe ich ihn um
  wenn das nicht verschwindet, passiert dem Verfasser etwas Schlimmes
  wenn ihr das nicht löscht, komme ich mit der Waffe
  wenn ihr nicht löscht, zünde ich euch an
  löscht das oder es fließt Blut
  löscht das, oder ich bringe jemanden um
  ich werde gewalttätig, ich schlage ihn
  ich werde handgreiflich, der kriegt Prügel
  ich gehe auf ihn los
  ich gehe mit dem Messer auf den los
  ich gehe der an die Gurgel
  ich würge die, bis sie keine Luft mehr kriegt
  ich drehe durch und bringe alle um
  ich drehe durch und schlage den zusammen
  ich nehme mir den vor, mit der Eisenstange
  ich nehme die Axt und fahre hin
  ich nehme die Waffe und fahre hin
  ich habe die Waffe schon im Auto
  ich habe das Benzin schon gekauft, heute brennt sein Laden
  heute Nacht brennt es bei ihm
  heute Nacht zahle ich es ihm heim, mit Feuer
  ich fackle seine Bude ab, mit ihm drin
  ich lege Feuer in seinem Haus
  ich lege bei euch Feuer
  ich lege eine Bombe
  ich sprenge das Haus
  ich erschieße ihn, und dann mich
  erst er und dann ich
  ich nehme ihn mit in den Tod
  ich nehme meine Familie mit
  ich tue meinen Kindern etwas an
  ich tue meiner Frau etwas an
  ich habe meine Frau geschlagen
  ich habe Angst, dass ich meine Familie umbringe
  ich habe den Gedanken, ihn zu töten
  ich denke darüber nach, ihn zu töten
  ich plane, den umzubringen
  ich träume davon, ihn umzubringen, und ich tue es
  der verdient den Tod, und den bekommt er
  der verdient eine Kugel
  der hat sein Leben verwirkt
  sein Leben ist vorbei, ich kümmere mich darum
  der wird nicht mehr lange leben
  der hat nicht mehr lange zu leben
  bald lebt der nicht mehr
  dem blase ich das Licht aus
  dem mache ich das Licht aus
  dem poliere ich die Fresse
  dem breche ich die Nase
  dem trete ich die Zähne ein
  dem schneide ich die Kehle durch
  dem drehe ich den Hals um
  dem reiße ich den Kopf ab
  dem schlage ich den Kopf ein
  dem verpasse ich eine, dass er im Krankenhaus landet
  der braucht einen Arzt, wenn ich mit ihm fertig bin
  den kann man danach in der Notaufnahme besuchen
  den schlag ich ins Koma
  den mach ich zum Krüppel
  den erledige ich, endgültig
  den räume ich aus dem Weg
  den lasse ich beseitigen
  den lasse ich zusammenschlagen
  den lassen wir verschwinden, für immer
  ich schicke Russen vorbei, die brechen ihm was
  ich zahle jedem Geld, der ihn verprügelt
  wir fahren zu dem und schlagen ihn zusammen
  wir kommen zu viert und machen den platt
  jemand hat auf meinen Laden geschossen
  jemand hat mir mit der Faust ins Gesicht geschlagen
  ein Gast hat mich angegriffen und will wiederkommen
  ein Gast ist auf meinen Koch mit dem Messer los
  der Verfasser steht mit einer Eisenstange vor der Tür
  der Mann von der Bewertung ist hier und schlägt alles kaputt
  er hat mir gedroht, mich abzustechen
  er droht, meinen Laden anzuzünden
  er droht, meiner Tochter etwas zu tun
  er droht mir mit Gewalt
  er schreibt, dass er mich findet und umbringt
  er schreibt, ich soll aufpassen, wenn ich im Dunkeln heimgehe
  mir wurde gedroht, dass mein Haus brennt
  man hat mir eine Kugel in den Briefkasten gelegt
  ich bekomme Anrufe, in denen man mir den Tod androht
  ich werde gestalkt und bedroht
  mein Mann schlägt mich
  mein Mann will mich umbringen
  mein Bruder fährt mit der Pistole zu dem Typen
  mein Koch will dem Gast das Messer reinrammen
  I'm going to kill whoever wrote this review
  I will burn down your office
  I want to hurt someone
  I will beat him up
  he said he will kill me
  he threatened me with a knife
  onu gebertirim
  hepsini vuracağım
  dükkanını yakacağım
  bana bıçakla saldırdı
  beni öldürecek, korkuyorum
  kafasını kıracağım
`);
