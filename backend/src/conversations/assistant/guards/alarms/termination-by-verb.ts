import { lettersApart } from '../../reading/distance.ts';
import { plainWords } from '../../reading/german-words.ts';
import { type Phrase, phrases, type Sentence, type Sign, showsIn } from './phrase.ts';
import { BY_NOUN } from './termination-by-noun.ts';

/** 'mir' and 'ma' are left out: they say 'me' far more often than 'we'. */
const I = 'ich|i|isch|ick|icke|ik|wir';
const NOW = 'jetzt|sofort|heute|heit|heid|hait|heut|umgehend|augenblicklich|endlich';
const CONTRACT =
  'abo|abonnement|abbo|aboo|vertrag|vertrags|vertrages|vertrach|verdraach|verdrag|vatrag|vertroog|vadrog|mitgliedschaft|sternklar|tarif|tarifs|zusammenarbeit|vertragsverhaltnis';
/** 'Ich kündige', as it is written and said; the first ones are the first person alone. */
const I_END = 'kundige|kindige|kundiche|kundje|kundge|kuntige|kinnige|kennige';
const END = `${I_END}|kundigen|kundig|kindigen|kindig|kindisch|kindische|kundisch|kundische|kundich|kundie`;
const ENDED =
  'gekundigt|jekundigt|jekundisch|gkundigt|kundigt|kindigt|gekindigt|jekundicht|aufgekundigt|beendet|aufgelost|storniert';
const WITHDRAW = 'widerrufe|widerrufen';
const NOT = 'nicht|ned|net|nid|nie|niemals|keinesfalls|nimmer|niemand*|keinem|keinen';
const MIGHT =
  'kann|kan|ko|konnen|konnte|konnten|darf|durfen|muss|mussen|soll|solle|sollen|sollte|sollten|wurde|wurd|wurden|hatte|hatten|wollte|wollten';
const WANT = 'will|wui|wil|wollen|mochte|mochten|mocht|mecht|mag|wurde';

/** What makes a sentence say less than that it ends now: conditions, doubts, the past, or somebody else who says it. */
const HEDGED = phrases(
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
  `${END} da|dort|hier|bloss|blos|ja|lieber|besser _ ${NOT}`,
  `${END}|${WITHDRAW} ${NOT}`,
  `${END}|${WITHDRAW} noch|erstmal|vorerst|vorlaufig|momentan|derzeit|heute|jetzt|naturlich|selbstverstandlich|doch ${NOT}`,
  `${END}|${WITHDRAW} ${I}|hiermit ${NOT}`,
  `${END} _ den|das|mein*|unser* ${CONTRACT} ${NOT}`,
  `${NOT} _ gekundigt|beachten|gemeint|ernst`,
  `noch __ dann|und _ ${END}`,
  `hab|habe|haben|hat|hatte|hatten|wurde|wurden|war|worden __ ${ENDED}`,
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
const OTHERS = phrases(
  'die|der|eine|seine|ihre|meine|unsere stelle',
  'mitbewerber*|wettbewerber*|voranbieter*|reputationsanbieter*|konkurrenz*',
  'alten|anderen|vorigen|fruheren anbieter*|dienstleister*|vertrag',
  'mitarbeiter*|angestellt*|mieter*|mietvertrag|miete|wohnung|lieferant*|lieferung|koch|kochin|azubi*|lehrling*|praktikant*|telekom|handyvertrag|handy|bank|versicherung*|strom*|gas|gasvertrag|kellner*|internet*|leasing*|arbeitsvertrag*|arbeitsverhaltnis|pacht*|putz*|reinigung*|vodafone|netflix|zeitung*|job|personal|chef|chefin|agentur|vermieter*|wartungsvertrag*|fitnessvertrag*|fitnessabo*|verein|freundschaft|reservierung*|beratung|saison|umbau',
);
/** What is withdrawn beside the contract. */
const NO_CONTRACT = phrases(
  'aussage*|behauptung*|angabe*|meinung|vorwurf*|kundigung|konto|account|profil|bewertung*|rezension*|antrag*|loschantrag*|antrage|einwilligung*|zustimmung|vollmacht|newsletter|cookies|termin|beleg*|rechnung*|chat|gesprach|verteiler',
);
/** 'den Widerruf', 'das Kündigen' are named and not done. */
const NAMED = phrases(
  'den|der|dem|einen|zum|vom|im|des|das|beim|eine|die|sehr|so|ein widerruf|widerrufs|kundigen|kundige|kundig|kundigens',
);

const BY_VERB: readonly Sign[] = [
  {
    any: phrases(I_END, `${I} _ ${END}`, `${END} ${I}`, `${END} _ ${I}`, `${I} __ __ und ${END}`),
    none: [...OTHERS, ...NAMED, ...phrases(`sie|ihr|man|du|er ${END}`, `${END} sie|se|ihr|du`, `${WANT} _ _ ${END}`)],
  },
  {
    any: phrases(
      `hiermit|daher|deshalb|somit|und widerrufe`,
      `${I} _ ${WITHDRAW}`,
      `${WITHDRAW} ${I}`,
      `${I} __ __ und ${WITHDRAW}`,
    ),
    none: [
      ...OTHERS,
      ...NO_CONTRACT,
      ...NAMED,
      ...phrases(`sie|ihr|man|du|er ${WITHDRAW}`, `${WITHDRAW} sie|se|ihr|du`, `${WANT} _ _ ${WITHDRAW}`),
    ],
  },
  {
    any: phrases(
      `${END}|kundigt|kindigt _ sie|se|s|bitte|bidde|bitt|mir|mer _ mein*|mei|moi|mai|unser*|unsa ${CONTRACT}`,
      `mein*|mei|moi|mai|unser*|des|den|das|dat ${CONTRACT} _ kundigen|kindigen|kundign|stornieren|beenden ${NOW}|bitte|danke|merci`,
      `lost|losen|lose|los|hebt|heben|streicht|streichen _ _ ${CONTRACT} auf|weg|raus`,
      `${CONTRACT} _ kund|kunn|kuend ich|i|ick|ik|wir`,
      `annulieren|annullieren|annulliert|annuliert|stornieren|storniert sie|ihr|bitte|mir _ den|mein*|unser*|das ${CONTRACT}|vertag`,
      `${CONTRACT} _ __ geschichte`,
      'kein|keine weiteres|zweites|nachstes|weitere jahr|verlangerung _ mit mir|uns',
      `streich|streicht|streichen|cancelt|canceln _ mein|meinen|meins|unser|unseren ${CONTRACT}`,
      'kundigung __ frist __ eingehalten|gewahrt',
      `macht|machen|mach _ _ ${CONTRACT} zu|dicht`,
      `stellt|stellen _ _ ${CONTRACT} ein`,
      `sage|sag|sagen|blase|lose|los|losen ${I} _ _ ${CONTRACT} ab|auf`,
      `${I} sage|sag|sagen|blase|lose|los|losen _ _ ${CONTRACT} ab|auf`,
      `raus|schluss|aus|ende __ ${CONTRACT} is|ist _ ${ENDED}`,
      `${CONTRACT} is|ist ${ENDED} _ raus|schluss|fertig|basta|hiermit|${NOW}`,
      `${CONTRACT} __ wird|werden|sei|gilt __ von|durch mir|uns|meiner|unserer __ ${ENDED}`,
      `${CONTRACT} __ wird|werden _ __ gekundigt`,
      `${CONTRACT} __ ist|is ab|mit|zum|per _ _ __ ${ENDED}`,
      `${I} beende|beenden das|dies|es|alles _ hiermit|${NOW}|fristlos`,
      `${I} __ stelle|stellen _ das|den|mein*|unser* ${CONTRACT} ein`,
      'ihr|sie seid|sind _ gekundigt',
      'fliegt|fliegts ihr _ raus|naus',
      'ihr fliegt|fliegts _ raus|naus',
      'als kundigung|widerruf|rucktritt _ verbuchen|werten|verstehen|betrachten|ansehen|behandeln|aufnehmen|entgegennehmen|annehmen|nehmen|verbucht',
      `trete|tret|treten _ __ vom|von _ ${CONTRACT} _ zuruck`,
      `trete|tret|treten _ zuruck vom|von _ ${CONTRACT}`,
      'nehme|nehmen|nehm __ abstand von|vom|zu _ _ vertrag|abo|abonnement|bestellung',
      'ziehe|zieh|ziehen _ __ vertragserklarung|bestellung|zusage|auftrag __ zuruck',
      `vertragsende|abonde|vertragsschluss ${NOW}`,
      `hier und ${NOW} _ __ ${CONTRACT} _ beenden|kundigen|auflosen`,
      `${CONTRACT} soll|darf nicht zustande`,
      `${CONTRACT} endet|ende _ mit|ab|zum heutigem|heute|sofort|sofortiger _ tag|seite|wirkung`,
      `${CONTRACT} endet|ende __ von meiner|unserer seite`,
      'ab jetzt|sofort|heute|heit|heut _ is|ist _ schluss|ende|aus|feierabend _ mit euch|eich|ihnen',
      `ab ${NOW} _ is|ist _ schluss|ende|aus|feierabend _ mit dem|der|meinem|unserem|eurem|em|m ${CONTRACT}`,
      `ist|is|mach|mache|machen _ schluss|feierabend|ende|aus mit _ ${CONTRACT}`,
      `abo|vertrag|abonnement ende|aus|vorbei|schluss _ tschuss|tschau|ciao|servus|basta|adieu|ende|aus|pfiat*`,
      'bin|sind|bi|samma raus aus _ abo|vertrag|abonnement|mitgliedschaft|tarif|nummer',
      `${I} _ will|wollen|mochte|mochten _ nicht|nimmer|kein|keine|ned|net _ mehr|langer|weiter _ kunde|kundin|kunden|mitglied`,
    ),
    none: [
      ...OTHERS,
      ...phrases(
        'schluss|ende mit lustig',
        'bewertung*|rezension*|antrag*|loschantrag*|verteiler|newsletter|konto|profil|name|adresse',
        'kunde|kunden von|bei google|euren|denen|dem|der',
        'oder|jahrlich|immer|automatisch|jeweils|normalerweise',
        'ab|zu 1*|2*|3*|4*|5*|6*|7*|8*|9*|januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember|dem|der|den|einem|einer|wann',
        'mal so',
      ),
    ],
  },
  {
    any: phrases(
      `${CONTRACT}|geschaftsbeziehung|vertragsbeziehung __ __ beenden|beende|losen|lose wir|ich|i`,
      'wir|ich beenden|beende _ _ sache|geschichte|kapitel|ganze|geschaftsbeziehung|vertragsbeziehung __ zum|per|mit|ab|jetzt|hiermit|sofort',
      'beenden|beende wir|ich _ _ sache|geschichte|kapitel|ganze|geschaftsbeziehung|vertragsbeziehung __ zum|per|mit|ab|jetzt|hiermit|sofort',
      'zieh|ziehe|ziehn|ziehen _ ich|wir|i|den stecker|reissleine __ abo|vertrag|euch|sternklar|schluss',
      'ich|i|wir zieh|ziehe|ziehn|ziehen _ den|die stecker|reissleine',
      'ich|wir|i bin|sind nicht|nimmer|ned|net|nich _ mehr _ ihr|euer|eier|eure|ihre|eua kunde|kundin|kunden',
      'bin|sind nicht|nimmer|ned|net|nich langer|mehr ihr|euer|eier|eure|ihre kunde|kundin|kunden',
      'ich|wir|i bin|sind _ raus _ fristlos|endgultig|sofort',
      `vermerken|notieren|festhalten|aufnehmen|eintragen _ dass __ __ ${CONTRACT} __ __ beendet|kundigt|auflost`,
      'mit dem|unserem|meinem abo|vertrag is|ist _ _ _ jelaufen|gelaufen|vorbei|erledigt|durch|schluss',
      'brauch|brauche|brauchen _ __ nicht|ned|net|nimmer _ mehr __ hor|hore|horen __ zum|per|ende _ _ auf',
    ),
    none: [...OTHERS, ...phrases('laden|geschaft|betrieb|cafe|restaurant|kreditkarte|rechner|computer|router|kuhl*')],
  },
  {
    any: phrases(
      'erklare|erklar _ hiermit|ich|wir|den|die|meinen|meine _ _ rucktritt|kundigung|widerruf|austritt',
      'mein*|unser*|den|die rucktritt|kundigung|widerruf|austritt _ _ erklare|erklaren ich|wir',
      'verabschied* _ mich|uns|sich _ _ als kunde|kundin|kunden|abonnent*|mitglied',
      'handelt|handelts sich _ um|hierbei _ mein*|unser*|eine kundigung|widerruf',
      `widerrufe|storniere mein*|unser*|den|die _ bestellung|vertragserklarung|${CONTRACT}`,
      `beendet|kundigt unser*|mein*|die|das unternehmen|firma|betrieb|gmbh|praxis|kanzlei|hotel|salon _ __ ${CONTRACT}|geschaftsbeziehung|vertragsbeziehung`,
      'ich|wir mache|mach|machen __ sonderkundigungsrecht|kundigungsrecht|widerrufsrecht|rucktrittsrecht gebrauch',
      'mache|mach|machen ich|wir __ sonderkundigungsrecht|kundigungsrecht|widerrufsrecht|rucktrittsrecht gebrauch',
      'sonderkundigungsrecht|kundigungsrecht|widerrufsrecht|rucktrittsrecht _ gebrauch _ mache|mach|machen',
      `ich|wir mache|machen|nehme|nehmen __ recht gebrauch|wahr _ den|das|mein*|unser* ${CONTRACT} __ __ losen|beenden|kundigen|auflosen`,
      `vermerken|notieren|eintragen|registrieren|bestatigen|erfassen kundigung|widerruf _ ${CONTRACT}`,
      `kundigung|widerruf des|meines|unseres|vom|fur _ ${CONTRACT} __ zum|per|ab|mit|okay|ok|danke|bitte|erklart|hiermit`,
    ),
    none: [...OTHERS, ...phrases('erklare|erklar ihnen|euch|mir')],
  },
];

/** 'I hob gschriebn i kündig, des nimm i zruck, war ned so gmoant.' */
const TAKEN_BACK = phrases(
  'des|das|dat|es nimm|nehm|nehme|nehmen ich|i|wir _ zuruck|zruck|zrugg|zuruch',
  'ich|i|wir nimm|nehm|nehme|nehmen des|das|dat|es _ zuruck|zruck|zrugg|zuruch',
  'war|wars|is nicht|ned|net|nich|nit _ so _ gemeint|gmoant|gmoint|gmeint',
);
/** Whether what a message says of an end is taken back in it. */
export const isTakenBack = (words: readonly string[]): boolean => TAKEN_BACK.some((phrase) => phrase(words));

/** Fewer words name a topic. */
const FEWEST_WORDS = 3;
/** 'Leider muss ich mich von Ihnen trennen und kündige': what one must is no doubt about what follows. */
const PARTING =
  /^(?:leider )?(?:muss|mussen|mochte|mochten|will|wollen) (?:ich|wir) (?:mich|uns) .*?(?:trennen|verabschieden) und /;
const SAID_BEFORE =
  /^(?:wie (?:\w+ ){0,3}?(?:gesagt|besprochen|angekundigt|erwahnt|vereinbart|geschrieben|mitgeteilt) )/;
/** 'Nach reiflicher Überlegung', 'ich habe lange überlegt und mich entschieden': thoughts that are over are no doubt. */
const THOUGHT_OVER =
  /\bnach (?:\w+ ){0,2}?(?:uberlegung|uberlegungen|uberlegen|nachdenken) |(?:\b(?:ich|wir|i|mir|mia) )?\b(?:hab|habe|haben|ham) (?:\w+ ){0,3}?(?:lange|lang|gut|reiflich|grundlich|hin und her|uberlegt und|nachgedacht und) (?:\w+ ){0,3}?(?:uberlegt|nachgedacht|entschieden|entschlossen|beschlossen) /g;
/** Each word as it stands, without 'wie schon gesagt', thoughts that are over or a word of parting before it. */
const saidAnew = (words: readonly string[]): readonly string[] => {
  const all = words.join(' ');
  const said = all.replace(SAID_BEFORE, '').replace(THOUGHT_OVER, '').replace(PARTING, 'ich ');
  return said.length === all.length ? words : said.split(' ');
};

const HAVE_OR_BE =
  /^(?:hab|habe|habt|haben|hat|hatte|hatten|bin|ist|is|sind|war|waren|wurde|wurden|wird|werde|werden|sei|worden)$/;
const OF_BEFORE = /^(?:bei|beim|alten|alter|vorigen|anderen|anbieter|konkurrenz|fruher|damals)$/;
const ENDED_WORD = /^[gj]e?k(?:u|ue|i)ndi(?:g|ch)t$/;
/** 'Schreiben Sie auf: gekündigt, heute': what is ended without a verb beside it is ended by saying so. */
const isEndedBySayingSo = (words: readonly string[]): boolean =>
  words.some((word) => ENDED_WORD.test(word)) && !words.some((word) => HAVE_OR_BE.test(word) || OF_BEFORE.test(word));

const FEWEST_AFTER_NOUN = 5;
const ASKED_OF_NOTICE = phrases(
  'was|spat|verpasst*|vergess*|frist|fristen|form|adresse|kosten|oder|und|ist|kommt|kein*|erlauter*|thema|moglich|geht',
);
const NOTICE_IS_GIVEN = phrases('zum|per|ab|hiermit|danke|bitte|mit|fristgerecht|sofort|laufzeitende|jahresende');
/** 'Kündigung Abo Standard zum Ende der Laufzeit, danke'. */
const beginsWithNotice = (words: readonly string[]): boolean =>
  words.length >= FEWEST_AFTER_NOUN &&
  lettersApart(words[0] ?? '', 'kundigung', 1) <= 1 &&
  NOTICE_IS_GIVEN.some((phrase) => phrase(words)) &&
  !ASKED_OF_NOTICE.some((phrase) => phrase(words));

const TO_A_DAY = phrases(
  'zum|per|mit nachst*|ende|laufzeitende|sofortiger',
  'fristgerecht|hiermit|laufzeitende|jahresende',
);

const SENT = phrases(
  'stellen|stellt|schicken|schickt|schick|senden|sendet|mailen|zuschicken|zusenden|zustellen|zeigen|zeigt|machen|macht _ __ vertrag|vertrags*|tarif|abo|widerruf',
  'vertrag|vertrags*|widerruf|widerrufsbelehrung _ __ zuschicken|zusenden|zustellen|zu|pdf|umschreiben|kopie',
);
const ENDS = phrases(
  'kundig*|kindig*|storn*|beend*|auflos*|endet|schluss|raus|weg|annullier*|annulier*|verlanger*|widerrufe|tschuss|hiermit|ende|aus|gefeuert|ruhestand|abmeld*|feddich|ferdich',
  'will|mag|mog|wui nicht|nich|net|ned|nit mehr|mea|meh|langer',
  'will|mag|mog|wui nimmer|nemme|nix',
);
const EXPLAINED = phrases('erklaren|erklart|erlautern|erlautert sie|mir|uns|bitte', 'bitte|kurz _ erlautern|erklaren');
/** Whether somebody wants the contract sent or written over and says nothing of an end, or wants it explained. */
export const isAboutContract = (words: readonly string[]): boolean =>
  EXPLAINED.some((phrase) => phrase(words)) ||
  (SENT.some((phrase) => phrase(words)) && !ENDS.some((phrase) => phrase(words)));

/** Whether a sentence ends the contract by its verb alone: who says in the first person that they end it, and hedges nothing, does. */
export const endsByVerb = ({ words: said, asks }: Sentence): boolean => {
  const words = saidAnew(said);
  if (asks || said.length < FEWEST_WORDS) return false;
  const isEnd =
    BY_VERB.some((sign) => showsIn(words, sign)) ||
    ((isEndedBySayingSo(words) || beginsWithNotice(words) || BY_NOUN.some((sign) => showsIn(words, sign))) &&
      !OTHERS.some((phrase) => phrase(words)));
  return isEnd && !HEDGED.some((phrase) => phrase(words));
};

const ASKING = new Set(['wie', 'wann', 'wo', 'was', 'ob', 'warum', 'sagen', 'zeigen', 'erklaren', 'falls', 'wenn']);

const ENDED_ALONE =
  /^(?:(?:ist|der|das|mein|meine|unser|abo|vertrag|abonnement) )*(?:gekundigt|jekundigt|gkundigt|vertrag beendet|abo beendet|vertrag storniert)(?: (?:ab|zum|per|mit|hiermit|sofort|heute|jetzt)(?: \w+)*)?$/;
const CONTRACT_TO_END =
  /^(?:bitte )?(?:den |das |mein |meinen )?(?:vertrag|abo|abonnement) (?:kundigen|beenden|stornieren|weg|raus|aus|ende|zu)$/;
const WITHDRAWN_ALONE = /^(?:das ist ein |hiermit |mein )*(?:widerruf|kundigung|kundigungserklarung)$/;
const ALONE = [ENDED_ALONE, CONTRACT_TO_END, WITHDRAWN_ALONE];
const ACROSS = phrases(
  `raus|schluss|ende __ ${CONTRACT} _ is|ist _ ${ENDED}`,
  `${CONTRACT} is|ist ${ENDED} __ keine|keene|koa|ka|kei verlangerung`,
);
const DEMANDS: Sign = {
  any: phrases(
    `${NOW}|zwar|bestatigung|danke|basta|schluss|raus|tschuss|ende|fertig|punkt|aus|wiedersehen|nimmerwiedersehen`,
    `will|mochte|wollen __ ${NOT} mehr`,
  ),
  none: phrases('frage|fragen|wissen|wie|wann|wo|was|ob|kann|erklar*|info|infos'),
};

/** So much beside the bare word says that it is no topic that is looked for. */
const FEWEST_BESIDE = 4;

/** Whether a message of several short sentences ends it: 'Vertrag kündigen. Jetzt. Sofort.', 'Gekündigt! Und zwar heute!'. */
export const endsInPieces = (sentences: readonly Sentence[]): boolean => {
  if (sentences.length < 2 || sentences.some(({ asks }) => asks)) return false;
  const whole = sentences.flatMap(({ words }) => words);
  if (ACROSS.some((phrase) => phrase(whole))) return true;
  const isAlone = ({ words }: Sentence): boolean => ALONE.some((alone) => alone.test(words.join(' ')));
  const rest = sentences.filter((sentence) => !isAlone(sentence)).flatMap(({ words }) => words);
  const told = sentences.filter(isAlone).length;
  return (
    told > 0 &&
    (told > 1 || rest.length >= FEWEST_BESIDE || showsIn(rest, DEMANDS)) &&
    !HEDGED.some((phrase) => phrase(whole))
  );
};

const PIECE_MARKS = /[,:–]+/u;
/** … or of clauses instead: 'Kurz: Abo kündigen, Bestätigung an die Mail, danke'. */
export const endsInPiecesOfOne = (message: string): boolean => {
  const pieces = message.split(PIECE_MARKS).map(plainWords);
  const isAlone = (words: readonly string[]): boolean => CONTRACT_TO_END.test(words.join(' '));
  const rest = pieces.filter((words) => !isAlone(words)).flat();
  const isTold = pieces.some(isAlone) && !message.includes('?');
  return isTold && showsIn(rest, DEMANDS) && !HEDGED.some((phrase) => phrase(pieces.flat()));
};

const CLAUSES = /[,;.:!?\n–]+/u;
const HEREBY_ENDED = phrases(
  `hiermit _ _ ${I_END}|kundigen|gekundigt|jekundigt`,
  `${I_END}|kundigen|gekundigt|jekundigt _ _ hiermit`,
);
const ONLY_ASKED = phrases('wenn|falls|reicht|genugt|gilt|heisst|bedeutet|vorlage|muster|formulier*|satz');
/** 'Ich kündige hiermit nochmal, falls die Mail nicht ankam' is no condition. */
const IF_IT_WAS_LOST =
  /(?:falls|wenn|sofern) (?:\S+ ){1,6}?(?:ankam|angekommen|ankommt|durchkam|unterging|verloren)\b/gu;
const saidAgain = (message: string): string => plainWords(message).join(' ').replace(IF_IT_WAS_LOST, '');
/** Whether one clause of a message ends it by 'hiermit', whatever the others ask: 'Mein Abo ist hiermit gekündigt, wann kommt …?' */
export const endsHereby = (message: string): boolean => {
  if (ONLY_ASKED.some((phrase) => phrase(saidAgain(message).split(' ')))) return false;
  return message
    .split(CLAUSES)
    .map(plainWords)
    .some((words) => HEREBY_ENDED.some((phrase) => phrase(words)) && !OTHERS.some((phrase) => phrase(words)));
};

const CLAUSE_MARKS = /([,;:–]|\.{3})/u;
/** What makes the next clause depend on it, unless that one begins with its subject: 'Wenn …, kündige ich'. */
const GOVERNS = phrases(
  'wenn|falls|sofern|sonst|ansonsten|bevor|solange|sobald|sollte|sollten|ehe|je|ob|angenommen|gesetzt|entweder',
);
/** Somebody else says what follows, or it is only thought, asked or told about. */
const SAYS = phrases(
  'sagt|sagte|sagen|schreibt|schrieb|meint|meinte|droht|drohte|behauptet|behauptete|steht|stand|heisst|lautet|dachte|denke|denk|uberleg*|gast|kunde|kundin',
  'der|einer|die|diese|dieser|im bewertung|rezension|text',
  'bewertung|rezension wortlaut|im|von|uber|lautet|heisst|steht',
);
/** … or is asked, unless a colon ends the question. */
const ASKS_FOR = phrases('frage|fragen|frag|wissen|dass|wie|wo|wann|warum');
const DEPENDS_ON_MORE = phrases(
  'wenn|falls|sofern|ausser|es sei denn|sonst|oder|hat|haben|sagt|schreibt|schrieb|meint|behauptet|stimmt|war|ist',
);
/** 'dass ich kündige' is told by what stands before it. */
const BEGINS_WITH_THAT = /^(?:dass|das|daß) (?:ich|i|ick|icke|isch|wir) /;
const TELLS_THAT = phrases(
  'teile|teilen|erklare|erklaren|informiere|informieren|mitteilen|mit|hiermit|sage|sag|sagen|melde|wissen|kenntnis|notieren|vermerken',
);
const BEGINS_WITH_SUBJECT = /^(?:dann |also |und |hier |nun |jetzt )*(?:ich|i|ick|icke|isch|wir) /;
/** So few words end it alone: 'also: ich kündige'. */
const ENDS_ALONE = new RegExp(`^(?:${I}) (?:${END})$`);

/** So many colons are looked behind, and so many clauses belong to what stands behind one. */
const MOST_COLONS = 8;
const MOST_AFTER = 12;

interface ClauseOfEnd {
  readonly said: string;
  /** Nothing but 'ich kündige', which hangs on what stands before unless a colon does. */
  readonly isBare: boolean;
  readonly isBehindColon: boolean;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** Whether a clause that may end it does, by what stands around it. */
const isMeant = ({ said, isBare, isBehindColon, before, after }: ClauseOfEnd): boolean => {
  const shows = (list: readonly Phrase[], words: readonly string[]) => list.some((phrase) => phrase(words));
  const isGoverned = shows(GOVERNS, before);
  const isFree = isBehindColon || (!isBare && BEGINS_WITH_SUBJECT.test(said));
  if (isGoverned && !isFree) return false;
  if (BEGINS_WITH_THAT.test(said) && !shows(TELLS_THAT, before)) return false;
  const others = [...OTHERS, ...SAYS, ...(isBehindColon ? [] : ASKS_FOR)];
  return !shows(others, before) && !shows(DEPENDS_ON_MORE, after.slice(0, 2));
};

/** Whether one clause ends it by itself, whatever stands before: 'Hab was Günstigeres gefunden, also kündige ich bei euch.' */
export const endsInOneClause = (sentence: string): boolean => {
  const pieces = sentence.split(CLAUSE_MARKS);
  const clauses = pieces.filter((_, index) => index % 2 === 0).map(plainWords);
  if (clauses.length < 2) return ENDS_ALONE.test(clauses[0]?.join(' ') ?? '');
  let colons = 0;
  return clauses.some((words, index) => {
    const isBehindColon = pieces[index * 2 - 1] === ':';
    if (isBehindColon) colons += 1;
    const goesOn = isBehindColon && colons <= MOST_COLONS;
    const said = words.join(' ');
    const isAlone = ENDS_ALONE.test(said);
    // What stands around a clause is put together for the few that may end it: a message may have thousands.
    if (!isAlone && !goesOn && words.length < FEWEST_WORDS) return false;
    const after = clauses.slice(index + 1, index + 1 + MOST_AFTER).flat();
    const ends = [words, ...(goesOn ? [[...words, ...after]] : [])].some((told) =>
      endsByVerb({ words: told, asks: false }),
    );
    if (!ends && !isAlone) return false;
    return isMeant({ said, isBare: !ends, isBehindColon, before: clauses.slice(0, index).flat(), after });
  });
};

const HEADING =
  /^(?:betreff |betr |meine |ordentliche |fristgerechte )*(?:kundigung|kuendigung|kundigunk|vertragskundigung|abokundigung|vertragsbeendigung|aufkundigung)(?: (?:vertrag|abo|abonnement|mitgliedschaft|sternklar))?$/;
const OF_A_LETTER = phrases(
  'grund|kundennummer|kundennr|kdnr|standort|firma|inhaber|inh|gez|mfg|datum|stichtag|laufzeitende|fristgerecht|basta',
  'hiermit|per|zum|ab sofort|ende|nachst*',
);
/** 'Kündigung. Grund: bringt nichts': its name stands above the rest, as in a letter. */
const hasHeadOfNotice = (sentences: readonly Sentence[]): boolean => {
  const [head, ...rest] = sentences;
  if (!head || !HEADING.test(head.words.join(' '))) return false;
  const words = rest.flatMap((sentence) => sentence.words);
  return OF_A_LETTER.some((phrase) => phrase(words)) && !ASKED_OF_NOTICE.some((phrase) => phrase(words));
};

/** Whether a whole message is a notice that begins with its name: 'Kündigung: Friseur Haargenau, Inh. S. Yildiz, zum …'. */
export const isNotice = (sentences: readonly Sentence[]): boolean => {
  const words = sentences.flatMap((sentence) => sentence.words);
  return (
    !sentences.some(({ asks }) => asks) &&
    (hasHeadOfNotice(sentences) || (beginsWithNotice(words) && TO_A_DAY.some((phrase) => phrase(words)))) &&
    ![...OTHERS, ...HEDGED].some((phrase) => phrase(words))
  );
};

/** As files and faxes have it: 'Fristl. Künd. aus wicht. Grund'. */
export const ABBREVIATED = /(?<!\p{L})(?:fristl|ordentl|außerordentl|vorsorgl)\p{L}*\.?\s+k(?:ü|ue)nd\.(?=\s)/iu;

const ASKED_TO_END = phrases(
  `vermerken|vermerkt|eintragen|eintragt|notieren|notiert|festhalten|aufnehmen dass __ _ ${CONTRACT} __ beendet|beende|beenden|kundigt|kundige|auflost`,
  `vermerken|vermerkt|eintragen|eintragt|notieren|notiert|festhalten|aufnehmen dass ich|wir|i __ nicht|nimmer|ned|net|nich _ mehr|langer weitermach*|verlanger*|dabei`,
  `konnten|konnen|konntet|konnt|wurden|wurdet|mochten sie|ihr __ bitte|freundlich|nett __ mein*|unser*|den|das _ ${CONTRACT} _ _ beenden|kundigen|stornieren|auflosen`,
  `bitte __ konnten|konnen|konntet|konnt|wurden sie|ihr __ mein*|unser*|den|das _ ${CONTRACT} _ _ beenden|kundigen|stornieren|auflosen`,
);
/** Whether somebody asks to have their contract ended, which ends it as politely as it can be: 'Könnten Sie bitte mein Abo beenden?' */
export const asksToEnd = ({ words }: Sentence): boolean =>
  ASKED_TO_END.some((phrase) => phrase(words)) &&
  ![...OTHERS, ...EXPLAINED].some((phrase) => phrase(words)) &&
  !words.some((word) => ASKING.has(word));

/** 'Kündigung!!!' is no topic that is looked for. */
export const SHOUTED = /^\s*(?:k(?:ü|ue?|i)ndigung|widerruf)\s*!{2,}\s*$/iu;
