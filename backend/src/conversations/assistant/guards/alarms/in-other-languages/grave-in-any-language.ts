import { plainWords } from '../../../reading/german-words.ts';
import { inPlainLetters } from './plain-letters.ts';

/**
 * Words without which nobody tells of danger, a strange hand in the account or an end: what a sentence in another language is like by its
 * letters alone, 'platiti karticom', says nothing. In plain letters, by language; what is spelt alike in two stands once.
 */
const GRAVE = [
  // English, and Low German, which is taken for it or for Dutch.
  'kill*|die|died|dies|dying|dead|death|suicid*|knife|gun|stab*|shoot*|shot|threat*|fire|burn*|blood|bleed*|pills|overdos*|unconscious|breath*|ambulance|hurt*|harm*|bomb*|rape*|attack*|disappear*|goodbye|wake|live|life|living|alive|exist*|existence|anymore|weapon*|emergency|collapsed|hostage*',
  'cancel*|terminat*|charge|charged|charges|twice|money|hack*|hijack*|stolen|stole|device|answer|waiting|password|logged',
  'leven|dood|starv*|starben|toschanden|mes|dod|umbring*|sterben|notarzt|feuer|brennt|messer|tot|hilfe|kundig*|kunnig*',
  // Turkish.
  'olmek|olum*|oldur*|oluyor*|olecek*|olsem|yasam*|yasay*|intihar*|zarar|son|bicak*|silah*|tehdit*|yangin*|yaniyor*|yakac*|yakar*|hap|haplar*|nefes*|bayil*|dovec*|vurac*|sikac*|kirac*|kaniyor*|imdat|evini|gece',
  'iptal|sonland*|feshed*|fesih*|cekil*|iki|cevap*|bekl*|calin*|hackle*|sifre*',
  // French, Italian, Spanish, Portuguese.
  'mourir*|mort|morte|morto|tuer*|tue|couteau*|arme|armes|menac*|feu|brul*|sang|saign*|cachets|comprim*|respir*|pirat*|vivre|secours|ambulanc*|adieu',
  'morire*|muoio|uccid*|coltell*|pistol*|minacc*|fuoco|incendi*|bruci*|sangu*|pillol*|pastigl*|svenut*|vivere|aiuto|addio|farla',
  'morir*|muero|muer*|matar*|mato|cuchill*|amenaz*|amenac*|fuego|quema*|sangr*|pastill*|robad*|robaron|vivir|ayuda|adios|morrer|faca|ameac*|fogo',
  'resili*|disdi*|recedo|rescind*|cobrad*|prelevat*',
  // Polish, Croatian and Serbian, Czech, Romanian.
  'umrz*|umier*|smierc*|zabij*|zabic|zabil*|samob*|noz|nozem|bron|groz*|ogien|pozar*|pali|podpal*|krew|krwaw*|tablet*|oddych*|wlama*|zyc|zycia|zycie|ratunku|pomocy',
  'ubiti|ubit|ubij*|ubio|ubijem|umrijet*|umret*|umrem|mrtv*|smrt*|samoub*|prijet*|preti|vatra|vatru|gori|krv|krvar*|dise|bomba|bombu|provali*|zivjet*|zivet*|zivot*|upomoc|hakir*|ukrad*|sebevra*|zbran*|hroz*|hori',
  'moara|mor|muri|moart*|omor*|ucid*|sinucid*|cutit*|amenin*|foc|arde|sange|pastile|traiesc|trai|ajutor',
  'wypowiad*|rezygn*|zrezygn*|rozwiaz*|otkaz*|raskid*|reziliez*|reziliaz*|anulez*',
].flatMap((words) => words.split('|'));
const WHOLE = new Set(GRAVE.filter((word) => !word.endsWith('*')));
const BEGINNINGS = GRAVE.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1));

/** Letters of which the likeness of sentences was learned in their own script. */
const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/u;

/** Whether a message in another language holds a word that what must be seen at once is told in. Pure. */
export const isGraveInAnyLanguage = (message: string): boolean => {
  if (OTHER_SCRIPT.test(message)) return true;
  return plainWords(message)
    .map(inPlainLetters)
    .some((word) => WHOLE.has(word) || BEGINNINGS.some((beginning) => word.startsWith(beginning)));
};
