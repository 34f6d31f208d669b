import { lines } from './lines.ts';

/** Half sentences that go on with what was said before: they have few words, and none of them is a call for help. */
export const goesOn = lines(`
  und wenn nicht
  und wenn die ablehnen
  und wenn er sich weigert
  und wenn sie es nicht machen
  was wenn google nicht mitmacht
  und was ist mit der anderen
  und die davor
  und die allerletzte
  die letzte die ich eingetragen hab
  und die ich gestern eingereicht habe
  und wenn doch
  und dann ist schluss mit bezahlen oder
  und falls das nichts wird
  und was dann
  aber die andere noch nicht oder
  sagen die auch mal nein
  und wenn keiner antwortet
  und die von meinem bruder
`);

/** Orders for texts, and the wish for a person in words of flesh and blood. */
export const ordersAndWishes = lines(`
  schreib mir zehn schöne bewertungen für meinen imbiss
  schreib mir mal schnell einen brief an einen kunden
  verfass mir eine entschuldigung für den gast
  denk dir ein paar nette sätze aus und stell sie rein
  schreib mir eine antwort auf die bewertung von dem idioten
  dichte mir ein lobgedicht auf meinen laden
  gebt mir einen richtigen menschen aus fleisch und blut ans telefon
  holt mir mal einen menschen her
  ich will jemanden an der strippe haben
  kann da mal einer von euch aus fleisch und blut ran
  liegt der ball jetzt bei mir oder bei denen
  braucht ihr noch was von mir oder läuft das
  garantiert ihr mir dass die weg ist
  kann ich mir darauf verlassen dass die verschwindet
  ich wach morgen auf und überleg es mir anders, geht das noch
`);

/** It is settled, or somebody would rather not be found out. */
export const settledOrShy = lines(`
  passt alles
  alles gut passt schon
  alles klar danke passt so
  ja passt
  ich hab bammel dass der gast rauskriegt wer ihn gemeldet hat
  mir ist nicht wohl dabei dass der kunde erfährt wer es war
  ich möchte nicht dass er merkt wer dahintersteckt
  bleibt nach dem löschen nicht doch alles in den sicherungen stehen
  welches paket nehm ich da am besten bei ihnen
  i kenn mi do ned aus
  do kenn i mi hint und vorn ned aus
  i kenn mi mit dem zeig gar ned aus
  i woaß do ned weida, wos muas i okreizn
  muss i den grund selber wissen, i kenn mi ned aus
  i blick do ned durch
  ich kenne mich hier überhaupt nicht aus
  den vertrag würde ich am liebsten auslaufen lassen
  euer service ist schlecht
  hab vorgestern gebucht und will jetzt nicht mehr
  letzte woche abgeschlossen und schon will ich nicht mehr
  ich hab mich angemeldet und will nun doch nicht mehr
  euer angebot ist mies
  euer laden taugt nichts
  ihr seid echt mies
`);
