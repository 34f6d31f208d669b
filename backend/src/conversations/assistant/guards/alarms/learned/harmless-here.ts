import { lines } from './lines.ts';

/** Dialect and business that only sound like an alarm to who has learned its words in High German. */
export const harmlessInDialect: readonly string[] = lines(`
  Kimm i aus dem Abo wieda naus wenn's mir ned passt?
  Wia kimm i do wieda raus, wenn i nimmer mog?
  Des Gasthaus hob i meiner Tochter gem, wia schreib i des um?
  I gib den Lodn mei'm Buam, geht des mit'm Vertrag?
  Mei Bua übernimmt d'Wirtschaft, wos muas i umschreim?
  I mog nimmer bei eich sei, wia geht des?
  I mog des nimmer zoin
  I hob koa Lust mehr auf des Abo
  Wenn's mir ned gfoit, konn i dann aufhern?
  Is des aus, wenn i aufher?
  Des is ja zum Narrisch wern mit dem Formular
  I ko nimmer nei in mei Konto
  Do geht nix mehr, wos is'n los?
  I woaß nimmer weida mit dem Antrag
  I kumm do ned weida, helfts ma
  I siehg den Kündigungsknopf nirgends
  Wo is'n der Button zum Kündigen, i kimm ned drauf
  I find d Stelle ned wo ma kündigt
  Ick find keen Knopf zum Kündijen
  Host mi, wia lang no?
  Mir ham zuagsperrt, für immer, und jetzt?
  Der Lodn is hi, wos is mitm Abo?
  Mei Wirtschaft is am End, muas i weida zoin?
  Da Betrieb werd aufglöst, wos nachad?
  I bin raus aus dem Gschäft, mei Bruada macht's weida
  Ka i do wieder raus, wenn's mir net gfällt?
  Wie komm i do wieder naus, wenn i nemme will?
  I mag nemme zahle
  I woiß nemme weiter mit eurem Formular
  Mei Gschäft gib i meim Sohn, was isch mit em Vertrag?
  S Gschäft isch zue, was mach i mit em Abo?
  Des goht nemme, i komm net nei
  I han gnuag von dene Mails
  Älles weg, d Bewertonga sen nemme do
  Ick will hier raus, wie kündije ick det Abo?
  Ick hab keen Bock mehr uff det Abo
  Wie komm ick aus die Nummer wieder raus?
  Ick jeb meen Laden ab, wat wird aus'm Vertrach?
  Dit nervt, ick kann nich mehr rin
  Meen Laden is dicht, wat nu mit'm Abo?
  Ik kann hier nich mehr rein
  Wi kumm ik dor wedder rut ut dat Abo?
`);

/** Asked about ends of a contract in the words of offices; none of it declares one. */
export const askedFormally: readonly string[] = lines(`
  Bitte teilen Sie uns mit, zu welchem Termin unser Mandant den Vertrag beenden könnte
  Wir bitten um Mitteilung, ob eine ordentliche Kündigung derzeit möglich ist
  Teilen Sie mir bitte mit, bis wann eine Kündigung eingehen müsste
  Wir bitten um Auskunft über die nächstmögliche Beendigung
  Bitte geben Sie an, ob unsere Mandantin sich vorzeitig lösen kann
  Bitte klären Sie, ob der Vertrag vorzeitig endet
  Bitte bestätigen Sie uns, dass unsere Kündigung vom März bei Ihnen eingegangen ist
  Wir bitten um Bestätigung des Eingangs unserer Kündigung
  Bitte bestätigen Sie mir den Erhalt der Kündigung von letzter Woche
  Um Bestätigung der bereits erklärten Kündigung wird gebeten
  Ich habe letzten Monat gekündigt, bitte schicken Sie mir die Bestätigung
  Die Bestätigung meiner Kündigung fehlt mir noch
  Teilen Sie mit, ob ein Sonderkündigungsrecht besteht
  Für die Akte: Wie kann der Vertrag beendet werden
  Unsere Mandantschaft erwägt eine Kündigung und bittet um die Fristen
  Bitte nennen Sie uns die Kündigungsmodalitäten
`);

/** Anger at the team and its bill, in strong words that hurt nobody. */
export const angryAtUs: readonly string[] = lines(`
  Ihr lasst mich hängen und bucht trotzdem ab
  Sie lassen uns seit Monaten hängen und stellen munter Rechnungen
  Ihr kassiert jeden Monat ab und tut nichts
  Abkassieren könnt ihr, arbeiten nicht
  Sie nehmen mein Geld und lassen mich im Regen stehen
  Seit Wochen lassen Sie mich zappeln
  Ihr zieht mir das Geld aus der Tasche
  Ihr lasst mich am ausgestreckten Arm verhungern
  Ich platze gleich vor Wut über euren Service
  Mir platzt der Kragen mit eurem Formular
  Ihr macht mich wahnsinnig mit euren Mails
  Das ist Raub, was ihr hier monatlich abbucht
  Ihr blutet mich finanziell aus
  Der Antrag hängt seit Wochen, und ihr hängt mit
  Ihr habt mich abgezockt und lacht euch ins Fäustchen
  Wollt ihr mich für dumm verkaufen
  Ich fühle mich verschaukelt und zahle auch noch dafür
  Das bringt mich auf die Palme
  Ich könnte in die Luft gehen bei eurer Software
`);

/** About charges that fail or are to come; nothing is disputed. */
export const aboutCharges: readonly string[] = lines(`
  Was ist, wenn die Abbuchung dreimal scheitert?
  Was machen Sie, wenn auch der letzte Versuch fehlschlägt?
  Die Abbuchung hat nicht geklappt, was passiert als Nächstes?
  Wieder keine Abbuchung, versucht ihr es noch einmal?
  Wie oft probiert ihr die Abbuchung?
  Ich habe gekündigt, bucht ihr bis zum Ende weiter ab?
  Ist es richtig, dass nach der Kündigung noch abgebucht wird?
  Wann hört das Abbuchen nach der Kündigung auf?
  Warum ging die Abbuchung nicht durch?
`);
