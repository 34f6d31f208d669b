import { plainWords } from '../../../reading/german-words.ts';
import { phrases } from '../phrase.ts';

/** What is only supposed, thought of or played through: 'rein theoretisch', 'ich könnt kündigen', 'am liebsten'. */
const SUPPOSED = phrases(
  'theoretisch|hypothetisch|gedanklich|fiktiv*|demnachst',
  'gesetzt den fall',
  'am liebsten',
  'irgendwann kund*',
  'stell|stellt|stellen dir|euch|sie _ vor',
  'spiel*|spuin wir|wirs|mas|mir|ma',
  'fast|beinah|beinahe hatt*|schon|war*',
  'ich|i|wir konnt*|hatt* __ kund*|kind*|gekund*|gekind*',
  'konnt* ich|i|wir|mer _ kund*|kind*',
  'dass unser|mein|der|das|euer vertrag|abo __ auslauft|ablauft|lauft',
  'soll|sollt|sollte|sollten ich|i|wir __ kund*|kind*',
  'uberleg|uberlege|uberlegen ich|wir|i|gerade|schon|ernsthaft ob|obs|zu',
  'uberleg|uberlege|uberlegen ob|obs|zu',
  'wenn das|des|ihr|sie|nix|nichts|bis|sich __ kund*|kind*|storn*|beend*',
  'oder nein|ne|nee doch nicht',
  'doch lieber nicht',
  'nicht von mir',
  'war ich|i nicht',
);
/** 'Angekommen' is as good as spelt so. */
const ASSUMED = ' angenommen ';
/** 'Ich kündige, wenn …', unless it is 'wenn es geht' or 'falls die Mail nicht ankam'. */
const ON_CONDITION =
  /\b(?:kundige|kundigen|kundig|kundg|storniere|beende) (?:ich |i |wir )?(?:\S+ )?(?:\S+ )?(?:\S+ )?(?:wenn|falls|sofern|sollte|ausser) (?!(?:es |das |die |meine |eine )?(?:so |noch |schon )?(?:geht|moglich|notig|erlaubt|mail|email|kundigung|frist|laufzeit|jahr|zeit|term|ihr fragt|sie fragen))/;
/** What is said in jest; 'kein Scherz', 'Spaß beiseite' say the contrary. */
const LAUGHS = /\b(?:ha(?:ha)+h?|hi(?:hi)+|he(?:he)+|lol|rofl|xd)\b/;
const WINKS = ['😂', '🤣', '😅', '😜', '😝', ' ;)', ' ;-)'];
const JEST_NAMED = /\b(?:zum spass|nur spass|spasseshalber|scherz|scherzchen|witz|ironie|ironisch)\b/;
const NO_JEST =
  /\b(?:kein|keinen|ohne|nicht zum|nicht nur) (?:april)?(?:spass|scherz|witz)|\b(?:spass|scherz) beiseite/;
/** A text that is to be written, said or tried: no declaration, whoever reads it. */
const ONLY_A_TEXT = [
  /\b(?:muster|musterbrief|vorlage|textbaustein|beispielsatz|beispieltext|formulierungshilfe|probehalber|testweise|testnachricht)\b|\b(?:zum|nur ein|nur|als|kleiner) test\b/,
  /\b(?:schreib|schreibe|formulier|formuliere|verfass|verfasse|entwirf|dichte)(?: sie)? (?:mir |uns |bitte |mal )*(?:ein|eine|einen|ne|nen)\b/,
  /\b(?:wiederhole|wiederhol|wiederholen sie) (?:bitte |einfach |genau |exakt |nach |mir |den |diesen |diese |folgend\w* )+/,
  /\b(?:ubersetze|ubersetz|ubersetzen sie|zitiere)\b|\bantworte (?:mir |nur |bitte )*mit\b|\bsprich (?:mir )?nach\b|\bsag (?:mal |mir |es )*(?:nach|einfach|laut)\b|\b(?:den|dem|dieser|diesen) satz\b/,
];
const ORDERED_TO_SAY =
  /(?:^|[.!?\n]\s*|bitte\s+)(?:sage?|schreibe?|sagen sie|schreiben sie|antworte|gib aus|bestätige)[^.!?\n„“"]{0,40}[„“"][^„“”"]{12}/;
/** Who stays says so beside it: 'meine Frau wollte, dass ich kündige, aber ich behalte es'. */
const STAYS = phrases(
  'ich|i|wir|mir|mia behalt|behalte|behalten',
  'behalte|behalten ich|i|wir',
  'abo|vertrag|abonnement bleibt|sowieso',
  'abo|vertrag|abonnement lauft weiter',
  'bei ihnen|euch bleib*',
  'etz|jetzt|dann|nun|na bleib|bleibe|bleiben',
  'kundigen mocht*|mog|mag|will|wollen|wurd* _ __ nicht|ned|net',
);
/** 'Ich bleibe', and not 'Ich bleibe dabei: …'; 'Ich kündige nicht', and not 'nicht gern'. */
const STAYS_OR_ENDS_NOT = [
  /\b(?:(?:ich|i|wir|mir|mia) (?:bleib|bleibe|bleiben)|(?:bleib|bleibe|bleiben) (?:ich|i|wir)) (?!(?:\S+ )?(?:\S+ )?(?:dabei|nicht|jedoch))/,
  /\b(?:kundige|kundigen|kundig|kundg) (?:ich |wir |i )?(?:naturlich |also |doch )?(?:nicht|ned|net) (?!gern|vorher|nur|heute|vielleicht)/,
];
/** Somebody else says so, in whose name nobody speaks: 'Meine Frau sagt, kündige das endlich'. */
const SAID_BY_OTHERS =
  /\b(?:mein|meine|mei) (?:frau|mann|bruder|schwester|sohn|tochter|schwager|kumpel|freund|freundin|nachbar|vater|mutter|spezl) (?:sagt|sagte|schreibt|schrieb|meint|meinte|moant|rat|will|wollte)\b(?! (?:ich|i) (?:soll|muss))/;
/** What may be ended beside this contract, in the same message. */
const OTHER_CONTRACTS =
  /\b(?:zusammenarbeit|vertrag|vertrage|abo) (?:mit|bei|beim|mitm) (?:unserem|unserer|unsrer|meinem|meiner|einem|einer|der|denen|telekom|vodafone) (?!dienst|portal|sofort|frist|letzt)\w+|\b(?:handy|miet|leasing|strom|gas|arbeits|versicherungs|wartungs|internet|mobilfunk)(?:vertrag|abo)\w*/;

/** Who wants out and asks by when has not ended it: 'Ich möchte aufhören. Welcher Tag ist der späteste?' */
const WANTS_OUT = phrases(
  'mochte|mochten|will|wollen|wurde|wurden|mecht|mag __ aufhoren|kundigen|aussteigen|beenden|raus',
);
const ASKS_BY_WHEN = phrases(
  'bis wann',
  'welcher|welchem|welches tag|datum',
  'wann ist|muss|ware|spatestens',
  'spatest*',
  'wie geht|mach*|lauft das|ich|man|es',
);
const asksByWhen = (message: string, words: readonly string[]): boolean =>
  message.includes('?') && [WANTS_OUT, ASKS_BY_WHEN].every((kind) => kind.some((phrase) => phrase(words)));

/** Whether something speaks against what seems to end the contract: it is told as supposed then, and not as declared. Pure. */
export const isDoubted = (message: string): boolean => {
  const words = plainWords(message);
  const said = ` ${words.join(' ')} `;
  const jests = LAUGHS.test(said) || WINKS.some((wink) => message.includes(wink)) || JEST_NAMED.test(said);
  if (jests && !NO_JEST.test(said)) return true;
  if (asksByWhen(message, words)) return true;
  if (said.includes(ASSUMED) || [...SUPPOSED, ...STAYS].some((phrase) => phrase(words))) return true;
  const told = [ON_CONDITION, ...ONLY_A_TEXT, ...STAYS_OR_ENDS_NOT, SAID_BY_OTHERS, OTHER_CONTRACTS];
  return ORDERED_TO_SAY.test(message.toLowerCase()) || told.some((kind) => kind.test(said));
};
