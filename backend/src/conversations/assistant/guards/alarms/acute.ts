import { phrases, type Sign, together } from './phrase.ts';

const SOMEBODY =
  'ich|i|mir|mich|chef*|mann|frau|sohn|tochter|kollegin|kollege|kollegn|freund*|bruder|schwester|mutter|mama|vater|papa|kind|kleine|kleiner|baby|bub|bua|dirndl|mitarbeiter*|angestellt*|partner*|koch|kochin|kellner*|azubi*|lehrling*|lehrbub|geselle*|meister|praktikant*|gast|gaste|kunde|kundin|patient*|nachbar*|opa|oma|onkel|tante|bedienung|fahrer*|monteur*|jemand|einer|eina|oana|er|sie|junge|madchen|lieferant*|putzfrau';
const LIMB =
  'finger|fingern|fingerkuppe|daumen|hand|arm|bein|fuss|zeh|zehe|kopf|auge|augen|hals|gesicht|pulsader|schlagader|bauch|oberschenkel|stirn';
const BLEEDS = 'blutet|bluten|bluatet|bluat|blut|blute|verblutet|verblute';
const MUCH =
  'stark|verruckt|wie|alles|viel|uberall|pulsiert|spritzt|stromt|rinnt|lauft|stoppen|stillen|auf|bewusst*|nur|saumassig|narrisch|sau';
const POISON =
  'reiniger|rohrreiniger|oberflachenreiniger|allzweckreiniger|backofenreiniger|grillreiniger|spulmittel|klarspuler|entkalker|frostschutz*|lauge|natronlauge|saure|salzsaure|essigessenz|chlor|chlorreiniger|putzmittel|waschmittel|benzin|petroleum|lampenol|bleiche|desinfektionsmittel|knopfzelle|batterie|rattengift|pflanzenschutzmittel|terpentin|verdunner|weichspuler|geschirrspultab*|spulmaschinentab*';
const SWALLOWED =
  'getrunken|gesoffen|drunga|geschluckt|verschluckt|gschluckt|gegessen|erwischt|probiert|trinkt|trank|schluckt|runtergeschluckt|eingeatmet';

/** What somebody sees who stands beside a medical emergency: signs, told or asked, that need no word for it. */
export const acuteEmergency: readonly Sign[] = [
  {
    any: [
      ...phrases(
        `${LIMB} _ ab|abgetrennt|abgeschnitten|abgsagt|abgesagt|abgehackt|abgerissen|eingeklemmt|eingequetscht|zerquetscht`,
        `in|an die|der|den|einer _ kreissage|bandsage|sage|hobel|frase|presse|aufschnittmaschine|schneidemaschine|fleischwolf|maschine|walze _ __ gekommen|gefasst|gegriffen|gelangt|geraten|gesagt|geschnitten`,
        `${BLEEDS} _ __ ${MUCH} _ verruckt|sau|schwein|wahnsinn|mehr|stoppen|stillen|aufhoren`,
        `${BLEEDS} _ stark|heftig|massiv|uberall|viel|saumassig|narrisch|nicht|ned|net`,
        `hort|horen _ nicht|ned|net|nimmer _ auf _ zu bluten`,
        `alles|alls|ois|uberall _ voll|voller blut`,
        'blut spuckt|spuckt|hustet|erbricht|kotzt blut',
        // Stroke.
        `mundwinkel|gesicht|mund|lid _ hangt|schief|hangen|verzogen _ schief|runter|herab|runta`,
        `${SOMEBODY} _ __ lallt|lallen|lallte`,
        `arm|bein|seite|halfte|halb _ _ taub|gelahmt|schlapp|kraftlos _`,
        // Heart, breath, consciousness.
        `druck|schmerz*|enge|stechen|brennen _ __ brust|brustkorb|linken arm|kiefer`,
        `brust _ __ druckt|schmerzt|sticht|eng|weh|tut`,
        `reagiert|antwortet|ansprechbar __ nicht|ned|net|nimmer|nich|gar __ liegt|atmet|boden|augen|blau`,
        `liegt|lieget|liggt _ __ boden|fussboden|kuche|lager|gang|keller|klo|wc|fruhstucksraum|gastraum|hof|treppe __ reagiert|ruhrt|bewegt|atmet|blau|blass|bleich|krampft|zuckt|blut|stohnt|ansprechbar|lallt|gesicht`,
        `augen verdreht|verdreh*|nach hinten|weiss`,
        `lippen|gesicht|lauft|ganz _ blau an|angelaufen|lauft`,
        `lauft|wird _ blau _ an`,
        `krampft|krampfanfall|zuckt|schaum vorm|am|vor|ganze|ganzen|mund|korper|boden`,
        'epilep* anfall|anfalle|gerade|jetzt|grad',
        `zunge|hals|lippen|gesicht|kehle _ __ schwillt|geschwollen|zugeschwollen|zu|dick`,
        `wespe|biene|hornisse|nuss|nusse|erdnuss|allergi* __ luft|atem|atmet|schwillt|geschwollen|zu|rochelt|ausschlag`,
        `bekommt|kriegt|kriagt|kriag|bekomme|krieg|krieagt _ keine|kein|koa|koane|kaum|schlecht _ luft`,
        `verschluckt|erstickt|erstick|rochelt|wurgt _ __ luft|blau|gerade|grad|jetzt|atmet|stuck|brocken`,
        // Fire and current at somebody's body, falls.
        `verbruht|verbrannt|verbrennt|verbrieht|verbrenntn _ __ ${LIMB}|gesicht|arm|haut|blasen|kind|azubi`,
        `${LIMB}|haut _ __ verbruht|verbrannt|verbrieht`,
        `stromschlag|starkstrom|steckdose|stromkabel __ bewusst*|zuckt|liegt|reagiert|hangt|verbrannt|bekommen|abbekommen`,
        `leiter|treppe|gerust|dach|stapler|balkon|obergeschoss _ _ gefallen|gesturzt|runtergefallen|gestirzt|abgesturzt|geflogen|gfalln _ __ bewegt|ruhrt|liegt|reagiert|blutet|bein|arm|kopf|bewusst*|schreit|spurt|aufstehen`,
        `spurt|gspurt|spur|spure|gspur _ _ beine|arme|haxn|fiass _ nicht|ned|net|nimmer`,
        // Birth, sugar, poison.
        'keinen|koan|kein|koin puls|herzschlag',
        'puls _ nicht|nimmer|weg|fehlt|kaum',
        'schwarz vor _ augen|auge|aug|augn|de|oign',
        'zucker bei|auf|unter|nur 2*|3*|4*|1*',
        'fruchtblase|presswehen|wehen _ geplatzt|alle|minuten|gerade|jetzt|grad|hier|eingesetzt|bei',
        `unterzuckert|zuckerschock|unterzucker|insulinschock _ __ ${SOMEBODY}`,
        `${SOMEBODY} _ __ unterzuckert|zuckerschock|unterzucker`,
        `${POISON} _ __ ${SWALLOWED}`,
        `${SWALLOWED} _ __ ${POISON}`,
        `vergiftung|kohlenmonoxid|co melder|gasgeruch|gas riecht|kopfweh|schwindl*|bewusst*|alarm|piept|ausgetreten|stromt|riecht`,
      ),
      together(
        phrases('uberdosis|tablettenpackung|leere packung|schachtel|blister'),
        phrases('liegt|gefunden|neben|reagiert|schlaft|wach*'),
      ),
    ],
    none: phrases(
      'bewertung*|rezension*|schreibt|schrieb|behauptet|behaupte*|angeblich|steht|vorgeworfen|vorwurf|laut|text',
      'gestern|vorgestern|damals|vorige*|neulich|letzte*|letztes|jahren|monaten|wochen|vorwoche|war|waren|hatte|hatten|gehabt|gewesen|seinerzeit',
      'wenn|falls|ob|konnte|konnten|ware|wurde|wurden',
      'schwarz __ zahlen|umsatz|bilanz|konto|kosten|preis|lese|seh|sehe',
      'server|seite|system|rechner|handy|browser|kasse|drucker|internet|programm|umsatz*|app|geschaft blutet',
      'laden|branche|umsatz*|konto|herz|firma|betrieb|geldbeutel|nase blutet|bluten',
      'kurs|kurse|seminar|schulung|lehrgang|ausbildung|film|theater*|roman|krimi|spiel|tierarzt*|metzgerei|schlacht*|hund|katze|pferd|kuh|huhn',
      'geschlossen|schliessen|zumachen|arbeitsunfall|krankgeschrieben|seitdem|berufsgenossenschaft',
    ),
  },
];
