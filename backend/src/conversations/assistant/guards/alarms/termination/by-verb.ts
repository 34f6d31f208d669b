import { phrases, type Sentence, type Sign, showsIn } from '../phrase.ts';
import { BY_NOUN } from './by-noun.ts';
import { beginsWithNotice } from './headed.ts';
import {
  CONTRACT,
  END,
  ENDED,
  HEDGED,
  I,
  I_END,
  NAMED,
  NO_CONTRACT,
  NOW,
  OTHERS,
  WANT,
  WITHDRAW,
} from './words-of-ends.ts';

const BY_VERB: readonly Sign[] = [
  {
    // An order as polite as it is short, whatever else is told.
    any: phrases(
      `beendet|beenden|beend|stoppt|stoppen|storniert|stornieren|kundigt _ bitte|bidde|bitt _ mein*|unser*|das|des|mei ${CONTRACT}`,
      `${CONTRACT} _ bitte|bidde|bitt _ beenden|beendet|kundigen|stornieren|abbestellen|auflosen|einstellen`,
      'das|dies|des|dat als kundigung|widerruf gilt|gelten|zahlt|zahlen',
      `bitte|bidde _ beendet|beenden|stoppt|stoppen|storniert _ mein*|unser*|mei ${CONTRACT}`,
      'tragen|tragt|trag|notieren|notiert|vermerken|vermerkt|schreiben|schreibt __ dass __ schluss|ende|feierabend ist|is',
      'ich|wir|mir steige|steigen _ zum|mit|nach|am _ _ aus',
      'abo|vertrag|abonnement _ abschied nehmen|nehme',
      'kundigung im auftrag|namen von|des|der|meiner|meines',
      'des|das|dies|dat is|isch|ist also|jetzt|hiermit|nun _ die|dia|meine|unsere|mei kundigung',
      'ich|wir|mir|i _ __ aufhora|aufhorn|aufhore|aufheren bei|mit euch|eich|ihnen',
    ),
    none: [
      ...NAMED,
      ...phrases(
        'wenn|falls|ob|wie|wann|nicht|net|ned|kein|keine|kann|konnt|konnten|mitarbeiter*|angestellte*|geselle|azubi',
      ),
    ],
  },
  {
    // It is no longer needed, whatever else has come to an end.
    any: phrases(
      `macht|mach|machen _ mein*|unser*|mei|das ${CONTRACT} weg|dicht|zu _ __ brauch|brauche|brauchen`,
      `kundigt|kundige|kundigen der|die|als|im verwalter*|insolvenzverwalter*|betreuer*|nachlassverwalter*|geschaftsfuhrer*|auftrag __ __ ${CONTRACT}|dauerschuldverhaltnis`,
    ),
  },
  {
    // Whoever is chosen instead: it is ended here.
    any: phrases(
      `${I_END} _ bei ihnen|euch|eich|sternklar`,
      `wechsel|wechseln|wechsle __ __ und kundigen|kundige _ _ mein*|unser*|das|den ${CONTRACT} _ bei euch|ihnen|eich|sternklar`,
    ),
    none: [...NAMED, ...phrases(`sie|ihr|man|du|er ${END}`, `${WANT} _ _ ${END}`, 'wenn|falls|als')],
  },
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
      `${I} _ __ aufhore|aufhor|aufhoren|aufhear|aufhearn|aufhere bei|mit euch|ihnen|eich|sternklar`,
      `${I} trenne|trenn|trennen mich|uns|mi _ von|vo euch|eurem|eich|ihnen|ihrem|sternklar`,
      `trenne|trenn|trennen ${I} mich|uns|mi _ von|vo euch|eurem|eich|ihnen|ihrem|sternklar`,
      `${I} _ __ zum|mit vertragsende|laufzeitende|vertragsablauf _ abbestelle|abbestellen|abmelde|abmelden|aufhore|aufhoren`,
      'abo|abonnement|vertrag|mitgliedschaft|tarif konnt|konnts|kannst|konnen ihr|sie|du|s _ loschen|streichen|beenden|zumachen|dichtmachen|einstampfen',
      `${WANT}|mecht|mechat _ _ ${CONTRACT} _ aufhern|aufhorn|aufheren|aufhoren|auslaufen lassn|lassen|lossn|lasse`,
      `lost|losen|lose|los|hebt|heben|streicht|streichen _ _ ${CONTRACT} auf|weg|raus`,
      `${CONTRACT} _ kund|kunn|kuend ich|i|ick|ik|wir`,
      `annulieren|annullieren|annulliert|annuliert|stornieren|storniert sie|ihr|bitte|mir _ den|mein*|unser*|das ${CONTRACT}|vertag`,
      `${CONTRACT} _ __ geschichte`,
      'kein|keine weiteres|zweites|nachstes|weitere jahr|verlangerung _ mit mir|uns',
      `streich|streicht|streichen|cancelt|canceln _ mein|meinen|meins|unser|unseren ${CONTRACT}`,
      'kundigung __ frist __ eingehalten|gewahrt',
      `macht|machen|mach _ _ ${CONTRACT} zu|dicht`,
      `stellt|stellen _ _ ${CONTRACT} ein`,
      `sage|sag|sagen|segg|blase|lose|los|losen ${I} _ _ ${CONTRACT} _ ab|auf|op|uf`,
      `${I} sage|sag|sagen|segg|blase|lose|los|losen _ _ ${CONTRACT} _ ab|auf|op|uf`,
      `bitte|bidde|bitt _ das|den|dat|des|mein*|unser* _ paket|standardpaket|${CONTRACT}|dienst|loschdienst|service _ abbestellen|abmelden|kundigen`,
      `abmelden|abmelde|abmalde|abmeldn|abzumelden vo|von|vom _ ${CONTRACT}`,
      `meldet|melden|meld|malded _ mich|mi|uns _ vo|von|vom _ ${CONTRACT} ab`,
      `macht|machen|mach _ _ _ fertig mit der|dera|de kundigung`,
      `kriegt|kriegts|bekommt|bekommts|erhaltet|kriegen|bekommen|erhalten ihr|sie _ von mir|uns __ die|meine|unsere|eine kundigung`,
      `ihr|sie kriegt|kriegts|bekommt|bekommts|erhaltet|kriegen|bekommen|erhalten _ von mir|uns __ die|meine|unsere|eine kundigung`,
      'mochte|mochten|will|wollen|werde|werden ich|wir mich|uns __ von euch|ihnen|eich|sternklar verabschieden|trennen|losen',
      'ich|wir mochte|mochten|will|wollen|werde|werden mich|uns __ von euch|ihnen|eich|sternklar verabschieden|trennen|losen',
      `raus|schluss|aus|ende __ ${CONTRACT} is|ist _ ${ENDED}`,
      `${CONTRACT} is|ist ${ENDED} _ raus|schluss|fertig|basta|hiermit|${NOW}`,
      `${CONTRACT} __ wird|werden|sei|gilt __ von|durch mir|uns|meiner|unserer __ ${ENDED}`,
      `${CONTRACT} __ wird|werden _ __ gekundigt`,
      `${CONTRACT} __ ist|is ab|mit|zum|per _ _ __ ${ENDED}`,
      `${I} beende|beenden das|dies|es|alles _ hiermit|${NOW}|fristlos`,
      `${I} __ stelle|stellen _ das|den|mein*|unser* ${CONTRACT} ein`,
      'ihr|sie seid|sind _ gekundigt|gefeuert|entlassen',
      `${I} verlangere|verlanger|verlangern nicht|net|ned|nich|nimmer`,
      `verlangere|verlanger|verlangern ${I} nicht|net|ned|nich|nimmer`,
      `${I} verlangere|verlanger|verlangern den|das|mein*|unser* ${CONTRACT} _ nicht|net|ned|nich|nimmer`,
      `beende|beenden|kundige|kundigen ${I} _ _ diesen|euren|ihren|den dienst|service|bewertungsdienst|loschdienst`,
      `${I} beende|beenden|kundige|kundigen _ _ diesen|euren|ihren|den dienst|service|bewertungsdienst|loschdienst`,
      `dann ist|is schluss|ende|aus|feierabend mit _ ${CONTRACT}|euch|ihnen`,
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
        'fur heute|jetzt|erste verabschieden',
        'chat|gesprach verabschieden',
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
      '59|abo|vertrag|abbuchung|zahlung|abbuchungen|zahlungen __ __ soll|sollen|muss|mussen aufhoren|enden',
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

/** Fewer words name a topic. */
export const FEWEST_WORDS = 3;
/** 'Leider muss ich mich von Ihnen trennen und kündige': what one must is no doubt about what follows. */
const PARTING =
  /^(?:leider )?(?:muss|mussen|mochte|mochten|will|wollen) (?:ich|wir) (?:mich|uns) .*?(?:trennen|verabschieden) und /;
/** 'Wenn das Jahr rum ist' is a day and no condition. */
const ON_THAT_DAY =
  /\b(?:wenn|sobald|nachdem|bis) (?:das|die|der|dieses|mein|unser|meine|unsere) (?:erste |zwolf |12 )?(?:jahr|jahre|laufzeit|vertrag|abo|monate|mindestlaufzeit|vertragslaufzeit) (?:dann )?(?:rum|um|vorbei|herum|abgelaufen|zu ende|ausgelaufen|voll) (?:ist|is|sind|san)\b/g;
/** 'Meine Tochter sagt, ich muss das hier reinschreiben': what follows is their own. */
const TOLD_TO_WRITE =
  /(?:\b(?:mein|meine) \w+ (?:sagt|meint) )?\b(?:ich|i) (?:muss|soll|solle|sollte) (?:das|es|dies) (?:hier |da |jetzt |ihnen |euch )*(?:rein|hin|auf)?schreiben /;
const SAID_BEFORE =
  /^(?:wie (?:\w+ ){0,3}?(?:gesagt|besprochen|angekundigt|erwahnt|vereinbart|geschrieben|mitgeteilt) )/;
/** 'Nach reiflicher Überlegung', 'ich habe lange überlegt und mich entschieden': thoughts that are over are no doubt. */
const THOUGHT_OVER =
  /\bnach (?:\w+ ){0,2}?(?:uberlegung|uberlegungen|uberlegen|nachdenken) |(?:\b(?:ich|wir|i|mir|mia) )?\b(?:hab|habe|haben|ham) (?:\w+ ){0,3}?(?:lange|lang|gut|reiflich|grundlich|hin und her|uberlegt und|nachgedacht und) (?:\w+ ){0,3}?(?:uberlegt|nachgedacht|entschieden|entschlossen|beschlossen) /g;
/** Each word as it stands, without 'wie schon gesagt', thoughts that are over or a word of parting before it. */
const saidAnew = (words: readonly string[]): readonly string[] => {
  const all = words.join(' ');
  const said = all
    .replace(ON_THAT_DAY, 'dann')
    .replace(TOLD_TO_WRITE, '')
    .replace(SAID_BEFORE, '')
    .replace(THOUGHT_OVER, '')
    .replace(PARTING, 'ich ');
  return said.length === all.length ? words : said.split(' ');
};

const HAVE_OR_BE =
  /^(?:hab|habe|habt|haben|hat|hatte|hatten|bin|ist|is|sind|war|waren|wurde|wurden|wird|werde|werden|sei|worden)$/;
const OF_BEFORE = /^(?:bei|beim|alten|alter|vorigen|anderen|anbieter|konkurrenz|fruher|damals)$/;
const ENDED_WORD = /^[gj]e?k(?:u|ue|i)ndi(?:g|ch)t$/;
/** 'Schreiben Sie auf: gekündigt, heute': what is ended without a verb beside it is ended by saying so. */
const isEndedBySayingSo = (words: readonly string[]): boolean =>
  words.some((word) => ENDED_WORD.test(word)) && !words.some((word) => HAVE_OR_BE.test(word) || OF_BEFORE.test(word));

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
