import { phrases, type Sign, together } from './phrase.ts';

const SOMEBODY =
  'ich|i|mir|mich|chef*|mann|frau|sohn|tochter|kollegin|kollege|kollegn|freund*|bruder|schwester|mutter|mama|vater|papa|kind|kleine|kleiner|baby|bub|bua|dirndl|mitarbeiter*|angestellt*|partner*|koch|kochin|kellner*|azubi*|lehrling*|lehrbub|geselle*|meister|praktikant*|gast|kunde|kundin|patient*|nachbar*|opa|oma|onkel|tante|bedienung|fahrer*|monteur*|jemand|einer|eina|oana|er|sie|junge|madchen|lieferant*|putzfrau';
const NOT = 'nicht|ned|net|nimmer|nimma|nimmi|nemma|nix|nichts|kaum|nich|nit';
const LIMB =
  'finger|fingern|fingerkuppe|daumen|hand|arm|bein|fuss|zeh|zehe|auge|augen|pulsader|schlagader|bauch|oberschenkel|stirn';
const SKIN = 'hand|hande|arm|arme|bein|beine|fuss|gesicht|brust|rucken|bauch|haut';
const BLEEDS = 'blutet|bluatet|bluat|blut|verblutet|verblute';
const CUT_OFF = 'abgetrennt|abgeschnitten|abgsagt|abgesagt|abgehackt|abgerissen|eingeklemmt|eingequetscht|zerquetscht';
const POISON =
  'blondierung|blondiermittel|haarbleiche|haarfarbemittel|wasserstoffperoxid|spiritus|brennspiritus|grillanzunder|feuerzeugbenzin|saure|kleber|sekundenkleber|farbverdunner|nitroverdunnung|aceton|reinigungsmittel|fleckensalz|unkrautvernichter|seifenlauge|backofenspray|kalkreiniger|abflussreiniger|rohrfrei|abflussfrei|toilettenreiniger|kloreiniger|wcreiniger|glasreiniger|fensterreiniger|essigreiniger|kalkloser|fleckenloser|pinselreiniger|nagellackentferner|haarfarbe|duftol|tafelreiniger|spulmaschinentab*|waschpulver|rohrreiniger|oberflachenreiniger|allzweckreiniger|backofenreiniger|grillreiniger|reiniger|spulmittel|klarspuler|entkalker|frostschutz*|lauge|natronlauge|salzsaure|essigessenz|chlor|chlorreiniger|putzmittel|waschmittel|benzin|petroleum|lampenol|bleiche|desinfektionsmittel|knopfzelle|batterie|rattengift|pflanzenschutzmittel|terpentin|verdunner|weichspuler|spulmaschinenreiniger|geschirrreiniger|spulmaschinenpulver|scheibenreiniger|bodenreiniger|steinreiniger|felgenreiniger|salmiak|grillanzunderflussigkeit|schneckenkorn|poolchlor|chlortabletten|fliegengift|holzschutzmittel|kuhlflussigkeit|reinigungstab*';
const SWALLOWED =
  'getrunken|ausgetrunken|gegessen|gessen|gekaut|erwischt|gesoffen|gsoffen|drunga|geschluckt|verschluckt|gschluckt|trinkt|schluckt|runtergeschluckt|eingeatmet';

const UNDER_IT =
  'eingesturzt|eingsturzt|zusammengebrochen|zusammengesturzt|eingebrochen|umgesturzt|umgekippt|umgefallen|herabgesturzt|runtergekommen|abgerutscht|trummer*|schutt';
const PEOPLE =
  'leute|menschen|kollege*|kollegin*|jemand|einer|oana|person*|passant*|mann|frau|kind*|arbeiter*|monteur*|lehrling|azubi|kunde*|gast|gaste|mitarbeiter*|drei|zwei|mehrere|ich|sohn|tochter';

/** It burns here and now; who threatens with it says when. */
export const burnsHere: Sign = {
  any: phrases(
    'fritteuse|frittose|fritose|friteuse|fettpfanne|dachstuhl brennt',
    'feuer|flammen __ in|an|bis die|der decke|wand|dachbalken',
  ),
  none: phrases(
    'wenn|falls|sonst|bald|demnachst|heute nacht|abend',
    'bewertung*|rezension*|behauptet|schreibt',
    'gestern|damals|letzte*|letztes|vorige*|neulich',
  ),
};

/** What somebody sees who stands beside a medical emergency: signs, told or asked, that need no word for it. */
export const acuteEmergency: readonly Sign[] = [
  {
    // Into people, whatever is asked in the same breath.
    any: phrases(
      'auto|wagen|lkw|laster|transporter|bus|lieferwagen _ _ in|auf den|die|das|unseren|unsere biergarten|menge|terrasse|gaste|leute|menschen|schaufenster|laden|gruppe _ gefahren|gerast|gekracht|reingefahren',
      'da|hier|draussen|uberall liegen _ leute|menschen|gaste|verletzte|mehrere',
    ),
    none: phrases(
      'bewertung*|rezension* _ __ steht|schreibt|behauptet',
      'spiel*|film|modell*|carrera*',
      'gestern|damals|neulich|vorige*|letzte*',
    ),
  },
  burnsHere,
  {
    // Two signs of a stroke, whatever is told beside them: who has one may write of their own typing.
    any: [
      together(
        phrases(
          'arm|bein|hand|seite|gesicht _ taub|gelahmt|kraftlos|schlaff',
          'taub|gelahmt|kraftlos _ arm|bein|hand|seite',
        ),
        phrases(
          'mund|mundwinkel|gesicht|lid _ hangt|schief|verzogen',
          'red*|sprech*|sprich*|lall* _ verwaschen|undeutlich',
        ),
      ),
    ],
  },
  {
    any: [
      ...phrases(
        `${LIMB} _ ${CUT_OFF}`,
        `unfall|unfalls __ eingeklemmt|verletzt|bewusstlos|${BLEEDS}`,
        'ist|is|isch|liegt|hangt|bin|steckt _ __ eingeklemmt und|unter|unterm|zwischen|im|in',
        'mit|in _ der|die|den kreissage|bandsage|hobelmaschine|frase|aufschnittmaschine|schneidemaschine|fleischwolf __ gekommen|gefasst|gegriffen|gelangt|geraten|gesagt|geschnitten',
        `${BLEEDS} _ wie verruckt|sau|schwein|wahnsinn`,
        'i|ich|mia|mir bluat|bluate|blute|bluet _ aus|ausm|ausn|am|vom ohr|nase|mund|kopf|maul|aug|auge|schadel',
        'opa|oppa|oma|omma|papa|mama|vatter|mutter|kolleg|kollege|kolleje|chef|mann|frau|kind _ is|isch|ist|liegt|ligt _ umjefalle|umgfalle|umgfallen|umgekippt|umjekippt|zammgebrocha|zamgfoin|umgefallen',
        'schnauft|atmet|schnaufd|otmet|atmed _ nit|net|ned|nich|nicht mie|mehr|mea|meh|mer',
        'strom|stom|stromm schlag|schlog',
        'liegt|ligt|leit am|aufm|auf boden __ strom|stom|sicherungskasten|sikerungskasten|leitung',
        `${BLEEDS} _ stark|heftig|massiv|uberall|saumassig|narrisch`,
        `hort|horen _ ${NOT} _ auf _ zu bluten`,
        'handtuch|tuch|tucher|verband|lappen _ durchgeblutet|vollgeblutet|vollgesogen|durchgesuppt',
        'blutet|lauft|suppt __ durchs|durch _ handtuch|tuch|verband|lappen',
        'flex|kettensage|motorsage|winkelschleifer|stichsage|axt|beil|machete __ oberschenkel|unterarm|finger|daumen|knie',
        'alles|alls|ois|uberall _ voll|voller blut',
        'blut spuckt|hustet|erbricht|kotzt',
        'spuckt|hustet|erbricht|kotzt blut',
        // Stroke.
        'mundwinkel _ hangt|schief|verzogen',
        'gesicht|gsicht|gsichd|gesichtshalfte|backe|auge _ hangt|hengt _ schepp|schief|runter|herunter|schlaff|oanseitig|einseitig',
        'nimmi|nimmer|nimma|nicht mehr redde|reden|sprechen|schwatza|redn un|und|o _ __ hangt|hengt|schepp|schief',
        'mund hangt',
        'rechte|linke|rechter|linker|rechts|links arm|bein|hand _ hangt|hengt|henkt|baumelt',
        'maul|mui|goschn|gosch|schnute|mund is|ist|steht _ _ schief|schepp|verzogen',
        `redt|redet|red|spricht|schwatzt|babbelt _ _ verwaschn|verwaschen|undeutlich|lallend`,
        `${BLEEDS}|blott|bluadet _ _ _ aus|ausm|ausn|ut|utn|am|vom _ kopp|kopf|schadel`,
        'arm|bein|hand _ __ wie watte',
        'gesicht|mund|lid _ hangt|verzogen schief|runter|herab|runta',
        `${SOMEBODY} _ __ lallt|lallte`,
        'arm|bein __ taub|gelahmt|kraftlos',
        'halbe|linke|rechte seite __ taub|gelahmt',
        // Heart, breath, consciousness.
        'druck|schmerzen|schmerz|enge|stechen _ _ brust|brustkorb',
        'brust _ __ druckt|schmerzt|sticht|eng',
        `reagiert|ansprechbar _ ${NOT}|gar __ liegt|atmet|boden|augen|blau`,
        `${SOMEBODY} __ liegt|lieget|liggt __ reagiert|ruhrt|bewegt _ _ ${NOT}`,
        `${SOMEBODY} __ liegt|lieget|liggt __ blau|blass|bleich|krampft|zuckt|stohnt|lallt|rochelt`,
        `liegt|lieget|liggt|lejt|loit eener|ener|oaner|oana|einer|wer|${SOMEBODY} __ kein|keen|keinen|keenen|koa|koan|ka mucks|muckser|ton|laut|regung`,
        `liegt|lieget|liggt|lejt|loit eener|ener|oaner|oana|einer|wer|${SOMEBODY} __ __ kein|keen|keinen|keenen|koa|koan|ka mucks|muckser|regung`,
        'vom|von stapler|gabelstapler|lkw|laster|bagger|traktor|radlader|hubwagen|auto|transporter _ erfasst|uberfahren|uberrollt|eingeklemmt|zerquetscht',
        'augen _ verdreh*',
        'verdreht _ augen',
        'lippen|gesicht _ _ blau',
        'lauft _ blau an',
        `${SOMEBODY} _ __ krampft|krampfanfall`,
        'schaum vorm|vor mund',
        'epilep* anfall',
        'zunge|hals|lippen|kehle _ __ schwillt|geschwollen|zugeschwollen',
        'dicke|dickere|geschwollene lippen|zunge',
        'pfeift|fiept|rasselt _ beim luftholen|atmen|schnaufen|einatmen',
        'wespe|biene|hornisse|erdnuss|nusse|allergisch* __ luft|atmet|schwillt|zugeschwollen|rochelt',
        'bekommt|kriegt|kriagt|kriag|bekomme|krieg|krieagt _ keine|kein|koa|koane|kaum|schlecht _ luft',
        'verschluckt|erstickt|rochelt|wurgt _ __ luft|blau|atmet|stuck|brocken',
        'keinen|koan|kein|koin puls|herzschlag',
        'puls _ nicht|nimmer|weg|fehlt',
        // Burns, current, falls.
        `${SKIN} _ __ verbruht|verbrannt|verbrieht`,
        `verbruht|verbrannt|verbrieht _ __ ${SKIN}|blasen`,
        'hangt|klebt|hengt|pappt am|an|aufm|auf _ strom|starkstrom|stromkabel|kabel|leitung|weidezaun|schaltkasten',
        'strom|starkstrom|kabel|leitung __ kommt|komm|kimmt _ nicht|ned|net|nimmer los|weg',
        'stromschlag|starkstrom __ bewusst*|zuckt|liegt|hangt|verbrannt|bekommen|abbekommen',
        'leiter|treppe|gerust|dach|stapler|balkon|obergeschoss _ runter|runtergefallen|gesturzt|abgesturzt|gestirzt',
        `vom|von|uber|die|der leiter|treppe|gerust|dach|balkon _ gefallen|gfalln __ ${NOT}|blutet|schreit|liegt`,
        `spurt|gspurt|spur|spure|gspur _ _ beine|arme|haxn|fiass|fusse|fuss|unterkorper _ ${NOT}`,
        `${UNDER_IT} __ ${PEOPLE} __ drunter|darunter|drunta|begraben|verschuttet|eingeklemmt`,
        `${UNDER_IT} __ drunter|darunter|drunta|begraben|verschuttet|eingeklemmt __ ${PEOPLE}`,
        `${PEOPLE} __ verschuttet|begraben|eingeklemmt __ ${UNDER_IT}`,
        // Birth, sugar, poison, gas.
        'fruchtblase _ geplatzt',
        'presswehen|wehen alle|eingesetzt',
        `${SOMEBODY} _ __ unterzuckert|zuckerschock|insulinschock`,
        `${POISON} _ __ ${SWALLOWED}`,
        `${SWALLOWED} _ __ ${POISON}`,
        'verdacht auf|uff schlaganfall|herzinfarkt|vergiftung|hirnblutung|lungenembolie',
        'uberdosiert|uberdosierung|uberdosis _ __ schwarz|schwindlig|mude|schlaft|atmet|grad|gerade|jetzt',
        'kohlenmonoxid*|gasgeruch|gasaustritt',
        'riecht _ _ nach gas',
        'fritose|fritteuse|friteuse|fritose*|fettpfanne|pfanne|frittierfett|ol|sicherungskasten|verteilerkasten|steckdose|dachstuhl|dach|backofen|dunstabzug*|abzugshaube|keller|lager|lagerraum|gardine|vorhang|trockner|waschmaschine|kuhlschrank|mullcontainer|werkstatt brennt|brent|brend|qualmt|fackelt|lodert',
        'brennt|brent|flammen|feuer __ feuerloscher|loschen|loscht _ geht|get|hilft|reicht|leer|nich|nicht|ned|net',
        // 'Füer', as the North says it: 'für' in plain letters.
        'in|op|uppm|up de|dat|usen|unsen kook|koken|hus|huus|dack|schuun|stall|warkstatt|laden is|steiht fur',
      ),
      together(
        phrases('diabet*|zucker|zuker|zugger|insulin|zuckerkrank*|zuckerwert*|blutzucker'),
        phrases(
          'seh|sehe|sieht _ doppelt',
          'ziter|zitere|zitert',
          'schwarz vor _ augen|auge|aug|augn|oign',
          'zittr*|zitter*|bewusst*|umkippt|umgekippt|unterzucker*',
        ),
      ),
      together(
        phrases('pilz|pilze|pilzen|schwammerl|schwammerln|beeren|muscheln|austern'),
        phrases('erbricht|ubergibt|kotzt|speibt|krampft|halluzinier*', 'sieht doppelt|doppelte'),
      ),
      together(
        phrases('uberdosis', 'leere packung|schachtel|blister', 'tablettenpackung'),
        phrases('liegt|gefunden|neben|schlaft|wach*'),
      ),
    ],
    none: phrases(
      'bewertung*|rezension*|bewertet|stern|sterne|schreibt|schrieb|behauptet|behaupte*|angeblich|steht|vorgeworfen|vorwurf|laut|text',
      'gestern|vorgestern|damals|vorige*|neulich|jahren|monaten|wochen|vorwoche|seinerzeit|letztes|letzten|letzte',
      'gast|kunde|kundin|patient* __ hatte|war',
      'wenn|falls|ob|konnte|konnten|ware|wurde|wurden',
      'die|eure|ihre|ganze seite',
      'pflaster drauf|draufgeklebt|druber',
      'tippe|tippen|tipp|schreib|schreibe _ _ deshalb|daher|drum|deswegen|langsam|links|geduld',
      'deshalb|daher|drum|deswegen _ _ tippe|tippen|tipp|langsam|geduld',
      'als lehrling|lehrbub|kind|junge|schuler|student|jugendlicher|azubi',
      'google*|support|antrag*|server|website|webseite|system|rechner|handy|browser|kasse|drucker|internet|programm|umsatz*|app|gerat|paket',
      'laden|branche|konto|herz|firma|betrieb|geldbeutel|nase blutet',
      'kurs|kurse|seminar|schulung|lehrgang|ausbildung|film|theater*|roman|krimi|spiel|tierarzt*|schlachterei|schlachthof|schlachthaus|schlachtbetrieb|schlachttag*|hund|katze|pferd|kuh|huhn',
      'therap*|physio*|praxis|viele|papierkram|arbeit ersticke',
      'geschlossen|schliessen|zumachen|arbeitsunfall|krankgeschrieben|seitdem|berufsgenossenschaft|gefallen _ gut',
      'gut gefallen',
    ),
  },
];
