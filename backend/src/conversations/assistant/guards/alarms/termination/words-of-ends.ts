import { phrases } from '../phrase.ts';

/** 'mir' and 'ma' are left out: they say 'me' far more often than 'we'. */
export const I = 'ich|i|isch|ick|icke|ik|wir';
export const NOW = 'jetzt|sofort|heute|heit|heid|hait|heut|umgehend|augenblicklich|endlich';
export const CONTRACT =
  'abo|abonnement|abbo|aboo|vertrag|vertrags|vertrages|vertrach|verdraach|verdrag|vatrag|vertroog|vadrog|mitgliedschaft|sternklar|tarif|tarifs|zusammenarbeit|vertragsverhaltnis';
/** 'Ich kündige', as it is written and said; the first ones are the first person alone. */
export const I_END = 'kundige|kindige|kundiche|kundje|kundije|kundge|kuntige|kinnige|kennige';
export const END = `${I_END}|kundigen|kundig|kindigen|kindig|kindisch|kindische|kundisch|kundische|kundich|kundie`;
export const ENDED =
  'gekundigt|gekundichd|gekundicht|gekundischt|gekindicht|jekundigt|jekundisch|gkundigt|kundigt|kindigt|gekindigt|jekundicht|aufgekundigt|beendet|aufgelost|storniert';
export const WITHDRAW = 'widerrufe|widerrufen';
export const NOT = 'nicht|ned|net|nid|nie|niemals|keinesfalls|nimmer|niemand*|keinem|keinen';
const MIGHT =
  'kann|kan|ko|konnen|konnt|kunnt|kennt|konnte|konnten|darf|durfen|muss|mus|mussen|soll|solle|sollen|sollte|sollten|wurde|wurd|wurden|hatte|hatten|wollte|wollten';
export const WANT = 'will|wui|wil|wollen|mochte|mochten|mocht|mecht|mag|wurde';

/** What makes a sentence say less than that it ends now: conditions, doubts, the past, or somebody else who says it. */
export const HEDGED = phrases(
  'wenn|falls|sonst|ansonsten|bevor|solange|sobald|nachdem|vielleicht|vllt|eventuell|evtl|angenommen|gesetzt|entweder|notfalls|womoglich|vermutlich|eigentlich',
  'uberleg*|nachdenk*|denke|denk|dachte|drohe|droh|drohte|drohen',
  'wo|wann|warum|wieso|wem|ob|welche|welcher|womit|wohin|wofur',
  'wie ich|i|kann|konnen|muss|mussen|soll|man|geht|gehts|lange|viel|oft|wird|ist|sind|wir|das|es|die|der|mach|mache|kundig*|storniere|beende|komm*|schnell',
  `was|bis __ ${END}|${WITHDRAW}`,
  'oder wie|was|nicht|ned|net',
  `${MIGHT} ${I}`,
  `${I} ${MIGHT}`,
  `${END}|${WITHDRAW} _ ${MIGHT}`,
  `${END}|${WITHDRAW} ${WANT}|mog ${I}|mir ${NOT}`,
  'dass ich|wir _ kundige|kundigen|gekundigt _ _ hat|haben|stimmt|behauptet',
  `${NOT} ${END}|${WITHDRAW}`,
  `keinen|kein|koan fall __ ${END}|${WITHDRAW}`,
  `${END} da|dort|hier|bloss|blos|ja|lieber|besser _ ${NOT}`,
  `${END}|${WITHDRAW} ${NOT}`,
  `${END}|${WITHDRAW} noch|erstmal|vorerst|vorlaufig|momentan|derzeit|heute|jetzt|naturlich|selbstverstandlich|doch ${NOT}`,
  `${END} heute|jetzt|aktuell|derzeit|momentan|ja noch|grad|erstmal|gar ${NOT}`,
  `${END}|${WITHDRAW} ${I}|hiermit ${NOT}`,
  `${END} _ den|das|mein*|unser* ${CONTRACT} ${NOT}`,
  `${NOT} _ gekundigt|beachten|gemeint|ernst`,
  `noch __ dann|und _ ${END}`,
  `hab|habe|haben|han|ham|hob|hon|hat|hatte|hatten|wurde|wurden|war|worden __ ${ENDED}`,
  `ist|is|isch doch|ja|bereits|schon|eh|langst _ ${ENDED}`,
  `${END} tu|tue|tun|tua ${I} _ __ ${NOT}|noch`,
  'spiel*|spuin|spuil* wir|wirs|ma|mas|mr __ durch',
  'nur|rein hypothetisch|theoretisch|gedanklich',
  'mal|einmal angenommen|gesetzt',
  'gast|kunde|kundin|er|sie|verfasser*|rezensent* schreibt|schrieb|behauptet|sagt|meint|droht',
  'schreibt|schrieb|behauptet|steht __ ich|wir',
  'rat|raten|riet|empfiehlt|empfehlen|empfahl|drangt|abraten __ kundig*|beend*|stornier*|aufhor*',
  'sollte|sollten sich|es|das|die|der|bis|bei|nichts|google|keine|kein __ __ ich|wir|i',
  'sagt|sagte|meint|meinte|rat|findet|sogt kundigen|kundige|kundig|beenden|stornieren|aufhoren ich|i|wir',
  'frage|fragen|wissen|info|infos|information*|formular|vorlage|muster|erklar* sie|mir',
  'frage|fragen|infos|information*|formular|vorlage|muster',
  'nicht|nich|net|ned|noch so weit',
  'ist|ware|geht|gehts __ moglich',
  'eingegangen|angekommen',
  'bestatigung _ __ fehlt|bekommen|erhalten|da',
  'kundigung __ zuruckgenommen|zurucknehm*|zuruckzieh*|zuruckgezogen|ruckgangig',
  'ignorieren|gegenstandslos|hinfallig',
);
/** What else is ended, and not with us. */
export const OTHERS = phrases(
  'hat mir|uns _ __ gekundigt|kundigt',
  'die|der|eine|seine|ihre|meine|unsere stelle',
  'mitbewerber*|wettbewerber*|voranbieter*|reputationsanbieter*|konkurrenz*',
  'alten|anderen|vorigen|fruheren anbieter*|dienstleister*|vertrag',
  'mitarbeiter*|angestellte*|mieter*|mietvertrag|miete|wohnung|lieferant*|lieferung|koch|kochin|azubi*|lehrling*|praktikant*|telekom|handyvertrag|handy|bank|versicherung*|strom*|gas|gasvertrag|kellner*|internet*|leasing*|arbeitsvertrag*|arbeitsverhaltnis|pacht*|putz*|reinigung*|vodafone|netflix|zeitung*|job|personal|chef|chefin|agentur|vermieter*|wartungsvertrag*|fitnessvertrag*|fitnessabo*|verein|freundschaft|reservierung*|beratung|saison|umbau',
);
/** What is withdrawn beside the contract. */
export const NO_CONTRACT = phrases(
  'aussage*|behauptung*|angabe*|meinung|vorwurf*|kundigung|konto|account|profil|bewertung*|rezension*|antrag*|loschantrag*|antrage|einwilligung*|zustimmung|vollmacht|newsletter|cookies|termin|beleg*|rechnung*|chat|gesprach|verteiler',
);
/** 'den Widerruf', 'das Kündigen' are named and not done. */
export const NAMED = phrases(
  'den|der|dem|einen|zum|vom|im|des|das|beim|eine|die|sehr|so|ein widerruf|widerrufs|kundigen|kundige|kundig|kundigens',
);
