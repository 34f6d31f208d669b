import { plainWords } from '../../../reading/german-words.ts';

/** What is only supposed, thought of or played through: 'rein theoretisch', 'ich könnt kündigen', 'am liebsten'. */
const SUPPOSED = [
  /\b(?:theoretisch|hypothetisch|gedanklich|angenommen|gesetzt den fall|fiktiv\w*|am liebsten|demnachst|irgendwann kund\w*)\b/,
  /\bstell(?:en sie|t euch)? (?:dir |euch |sich )?vor\b|\bspiel\w* (?:wir|wirs|mas|mir|ma)\b/,
  /\b(?:fast|beinah|beinahe) (?:hatt|schon|war)\w*/,
  /\b(?:ich|i|wir) (?:konnt|konnte|konnten|hatt|hatte|hatten) (?:\S+ ){0,6}?(?:ge)?k(?:u|ue|i)nd\w*/,
  /\b(?:konnt|konnte|konnten) (?:ich|i|wir|mer) (?:\S+ ){0,3}?k(?:u|ue|i)nd\w*/,
  /\bdass (?:unser|mein|der|das|euer) (?:vertrag|abo) (?:\S+ ){0,6}?(?:auslauft|ablauft|lauft)\b/,
  /\bsoll(?:t|te|ten)? (?:ich|i|wir) (?:\S+ ){0,4}?k(?:u|ue|i)nd\w*/,
  /\buberleg(?:e|en|s)? (?:ich |wir |i |gerade |schon |ernsthaft )*(?:zu|ob|obs)\b/,
  /\b(?:kundige|kundigen|kundig|kundg|storniere|beende) (?:ich |i |wir )?(?:\S+ ){0,3}?(?:wenn|falls|sofern|sollte|ausser)\b(?! (?:es |das |dies |die |meine |eine |das alles )?(?:so |noch |schon )?(?:geht|moglich|notig|erlaubt|mail|email|e mail|kundigung|frist|laufzeit|jahr|zeit|term|ihr fragt|sie fragen))/,
  /\b(?:oder )?(?:ne|nein|nee) (?:\S+ )?doch nicht\b|\bdoch (?:lieber )?nicht$|\bnicht von mir\b|\bwar (?:ich|i) nicht\b/,
  /\bwenn (?:das|des|ihr|sie|nix|nichts|bis|sich) (?:\S+ ){0,10}?(?:kund|kind|storn|beend)\w*/,
];
/** What is said in jest; 'kein Scherz', 'Spaß beiseite' say the contrary. */
const IN_JEST = /\b(?:haha\w*|hihi\w*|hehe\w*|lol|rofl|xd)\b|[😂🤣😅😜😝]|(?:^|\s);-?\)(?=\s|$)/iu;
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
  /(?:^|[.!?\n]\s*|bitte\s+)(?:sag|sage|sagen sie|schreib|schreibe|schreiben sie|antworte|gib aus|bestätige)[^.!?\n„“"]{0,40}[„“"][^„“”"]{12,}/iu;
/** Who stays says so beside it: 'meine Frau wollte, dass ich kündige, aber ich behalte es'. */
const STAYS = [
  /\b(?:ich|i|wir|mir|mia) (?:bleib|bleibe|bleiben|behalt|behalte|behalten)\b(?! (?:\S+ ){0,2}?(?:dabei|nicht)| jedoch)/,
  /\b(?:bleib|bleibe|bleiben|behalte|behalten) (?:ich|i|wir)\b(?! (?:\S+ ){0,2}?(?:dabei|nicht))/,
  /\b(?:abo|vertrag|abonnement) (?:bleibt|lauft weiter|sowieso)\b|\bbei (?:ihnen|euch) bleib\w*/,
  /\b(?:kundige|kundigen|kundig|kundg) (?:ich |wir |i )?(?:naturlich |also |doch )?(?:nicht|ned|net)\b(?! (?:gern|vorher|nur|heute|vielleicht))/,
  /\bkundigen (?:mocht|mog|mag|will|wollen|wurd)\w* (?:ich |i |wir )?(?:\S+ ){0,2}?(?:nicht|ned|net)\b/,
  /\b(?:etz|jetzt|dann|nun|na) (?:bleib|bleibe|bleiben)\b/,
];
/** Somebody else says so, in whose name nobody speaks: 'Meine Frau sagt, kündige das endlich'. */
const SAID_BY_OTHERS =
  /\b(?:mein|meine|mei) (?:frau|mann|bruder|schwester|sohn|tochter|schwager|kumpel|freund|freundin|nachbar|vater|mutter|spezl) (?:sagt|sagte|schreibt|schrieb|meint|meinte|moant|rat|will|wollte)\b(?! (?:ich|i) (?:soll|muss))/;
/** What may be ended beside this contract, in the same message. */
const OTHER_CONTRACTS =
  /\b(?:zusammenarbeit|vertrag|vertrage|abo) (?:mit|bei|beim|mitm) (?:unserem|unserer|unsrer|meinem|meiner|einem|einer|der|denen|telekom|vodafone) (?!dienst|portal|sofort|frist|letzt)\w+|\b(?:handy|miet|leasing|strom|gas|arbeits|versicherungs|wartungs|internet|mobilfunk)(?:vertrag|abo)\w*/;

/** Whether something speaks against what seems to end the contract: it is told as supposed then, and not as declared. Pure. */
export const isDoubted = (message: string): boolean => {
  const said = plainWords(message).join(' ');
  if ((IN_JEST.test(message) || JEST_NAMED.test(said)) && !NO_JEST.test(said)) return true;
  const kinds = [SUPPOSED, ONLY_A_TEXT, STAYS, [SAID_BY_OTHERS, OTHER_CONTRACTS]].flat();
  return ORDERED_TO_SAY.test(message) || kinds.some((kind) => kind.test(said));
};
