import { phrases, type Sign } from './phrase.ts';
import { MACHINE } from './spoken-of.ts';

/** Words in plain letters: 'möchte' is 'mochte', 'ä' is 'a' (see `plainWords`), dialect beside it. */
const NOT = 'nicht|nich|nciht|nit|ned|net|nid|nimmer|nimma|nimmr|nix|nie';
const WANT =
  'will|wui|woit|mechad|wil|wll|mochte|mocht|mechte|mecht|mag|mog|wollte|wollt|wurde|wurd|werde|werd|kann|ko|ka|konnte|konnt';
const LIVE = 'leben|lebn|lebm|lebe|weiterleben|leem|lewe';
const ME = 'mich|mi|mir|mia|mer|misch';
const I = 'ich|i|isch|ick|ik';
const BUSINESS = [
  'geschaft*|gescheft*|laden|betrieb*|firma|unternehmen|restaurant|cafe|praxis|umsatz|salon|ruf|innenstadt|branche __ sterben|tot',
  'sterben|tot __ geschaft*|laden|betrieb*|firma|unternehmen|restaurant|cafe|praxis|umsatz|salon|branche',
  'sterben lassen|langweil*',
  'sterben vor|fur',
];

const HIGH_UP =
  'dach|hausdach|parkhausdach|flachdach|hallendach|parkdeck|parkhaus|hochhaus|turm|kirchturm|kran|brucke|autobahnbrucke|eisenbahnbrucke|bahnbrucke|gelander|bruckengelander|klippe|felsen|balkon|fenstersims|sims|gleis|gleisen|schienen|bahnsteig|bahnsteigkante';

/** Somebody speaks of ending their own life, or of hurting themselves. */
export const dangerToSelf: readonly Sign[] = [
  {
    any: phrases(
      `${WANT} _ ${NOT} _ ${LIVE}`,
      `${NOT} mehr|langer|weiter ${LIVE} ${WANT}`,
      `${NOT} mehr langer|weiter ${LIVE}`,
      'kan|kann|ko|ka|will|wil|mag|mog|mocht _ nich|nicht|nit|ned|net mer|mehr|mea|meh|ma leben|lebn|leba',
      'geb|gebe|gib ich|i|ick es|das|mein _ leben|heute|jetzt|morgen zuruck|her',
      `${NOT} mehr zu ${LIVE}`,
      `${WANT} nimmer|nimma|nimmr _ ${LIVE}`,
      `${NOT} mehr|langer am leben`,
      `${NOT} mehr|langer existier*`,
      `will|mog|mag und kann ${NOT} mehr`,
      'nachste|nachster zug ist|wird meiner',
      'gleis*|bahndamm|bahnsteig __ warte|wart auf den zug',
      'droht|drohte|gedroht __ sich umzubringen|umbringen|umbringt',
      `pack|packe|schaff|schaffe das|des leben ${NOT}|nimma|nimmer`,
      `werde|bin ${NOT} mehr lang|lange da|hier sein|bin`,
      `${WANT} _ ${NOT} _ mehr _ auf dieser|der welt|erde`,
      'keinen|kein|keine|koan|ohne _ lebenswillen|lebensmut|lebenslust|lebensfreude|lebenssinn',
      `leben|lebn __ ${NOT} _ ertragen|aushalten|aus`,
      'wunsch*|winsch* __ tot|tod|gestorben',
      'mude|muad|satt _ vom|des leben|lebens',
    ),
    // 'Damit kann ich nicht leben', 'mit so einer Bewertung will ich nicht leben'.
    none: phrases(
      'damit __ leben',
      'lange|langst|lang ausgestanden|uberwunden|uberstanden',
      'mit dieser|diesem|so|solchen|solcher|einer|einem|der|den _ bewertung*|rezension*|note|stern*|kommentar*|eintrag|text __ leben',
      'davon|von __ leben',
      'schreibt|schrieb|behauptet _ __ habe|hatte|hatten sich __ leben',
      'hier|dort|da|in|ohne __ leben',
      'leben mit|ohne|lassen|muss|mussen',
    ),
  },
  {
    any: phrases('ich|i spring|springe jetzt|gleich|nun'),
    none: phrases('dreieck|rein|ein|ab|kurz|schnell|mal|zur|zum|zu|uber|auf|hoch|im|in|dusche'),
  },
  {
    any: phrases(
      `${ME} _ das|s|des|dat|es leben _ nehm*|nimm*|nahm*|zu|genommen`,
      'nehm*|nemm*|nimm _ mir|ma|mer _ das|s|des|dat leben',
    ),
  },
  {
    any: phrases(
      `bring|bringe|brings|brin ${I} mich|mi|misch _ um`,
      `${I} bring|bringe|brin mich|mi|misch _ um`,
      'bring|bringe mich|mi um',
      `${I} __ mich|mi|misch __ umbring*|umzubring*|umbrig*|umbrign*|ubmringen`,
      'mich|mi|misch umzubringen|umbringen',
    ),
    none: phrases(
      'um den|die|das|mein*|alles',
      'das|die|es|bewertung*|rezension*|kosten|sache|warterei|arbeit|stress wird|werden|konnte|konnten|will __ umbringen',
      'er|sie|jemand|gast|kunde|typ|mann|rezensent|verfasser|droht|drohte|gedroht __ mich|mi __ umbring*|umzubring*',
      'mich|mi umzubringen|umbringen __ droht|drohte|gedroht',
    ),
  },
  {
    any: phrases(
      'selbstmordgedanken|suizidgedanken|suizidal|suizidgefahrdet|selbstmordgefahrdet|lebensmude',
      'denk*|nachdenk*|gedanken|uberleg* _ an|uber|ans __ suizid*|selbstmord*|suicid*|selbstmort|freitod|sterben',
      `${I} __ suizid|selbstmord|suicid|selbstmort|freitod _ begeh*|mach*|verub*|plan*|wahl*`,
      `begeh*|mach*|plan* ${I} __ suizid|selbstmord|selbstmort|freitod`,
      'mein|meinem|meinen freitod|suizid|selbstmord',
      `${I} __ begeh*|mach*|plan* _ suizid|selbstmord|selbstmort|freitod`,
      `${I} __ suizid|selbstmord|selbstmort|freitod __ letzte*|einzige*|einziger|ausweg`,
      'suizid|selbstmord|freitod __ letzte*|einzige* ausweg|weg|losung|moglichkeit',
      'entscheidung|entschluss|entschieden|entschlossen _ zum|zu|fur|den _ suizid|selbstmord|freitod',
      'schnauze|nase|kanal|faxen|hals _ voll|dicke _ vom|von _ leben|dasein',
      `sitz|sitze|hock|hocke|steh|stehe|bin ${I}|hier|grad|grade|gerade|oben|schon|grod|jetzt _ auf|am|an|vor ${HIGH_UP} __ springen|abspringen|runterspringen|abzuspringen|runterzuspringen|runterfallen`,
      `${I} _ sitz|sitze|hock|hocke|steh|stehe|bin _ __ ${HIGH_UP} __ springen|abspringen|runterspringen|abzuspringen|runterzuspringen|runterfallen`,
      `sitz|sitze|hock|hocke|steh|stehe ${I} _ auf|am|an|vor _ ${HIGH_UP} __ springen|abspringen|runterspringen|abzuspringen|runterzuspringen`,
      `auf|am|an|vor _ ${HIGH_UP} __ spring|springe ich|i|jetzt|gleich|runter`,
      `auf|am|an|vor _ ${HIGH_UP} __ ich|i spring|springe jetzt|gleich|runter|einfach|halt`,
      'uberleg*|denk* _ __ zu springen|abzuspringen|runterzuspringen',
      `uberleg*|denk*|frag* _ __ ob|dass ${I} spring|springe|runterspring*|abspring*`,
      'fur immer|ewig einschlafen|schlafen|wegschlafen __ alles|tabletten|hab|zuhause|tschuss|leb|lebt',
      `dann|sonst spring|springe|haeng|hang|hange ${I} __ spruch|scherz|spass|witz|ernst`,
    ),
    none: phrases(
      'wirtschaftlich*|geschaftlich*|finanziell*|ware|war|grenzt|gast|gastes|kunden|schauspieler|film|roman|buch __ suizid*|selbstmord*',
      'lebensmude __ gast|kunde',
      'nicht|ned|net|kein _ lebensmude',
      'suizid*|selbstmord* __ gast*|kunde*|fur|geschaftlich|wirtschaftlich',
    ),
  },
  {
    any: phrases(
      `${I} __ will|wil|mochte|mecht|mocht|wollte|wurde|liebsten|lieber|mag|mog|muss __ sterben|sterbn|sterm|verrecken`,
      `will|wil|mochte|mecht|wollte|wurde|liebsten|mag|mog ${I} __ sterben|sterbn|sterm|verrecken`,
      `am liebsten|liabsten|liebstn __ sterben|tot`,
      'will|mochte|mecht nur|einfach|bloss|doch|jetzt _ sterben|sterbn',
      'will|wil|mecht|mog|wui sterbn|sterm|sterem',
      'lieber|liaba tot',
      `war|ware|wer|war|wars|waer ${I} _ tot|tod`,
      `${I} ware|war|war|waer _ tot|tod`,
      `${I} __ tot|tod sein`,
      'will|mochte|mecht _ tot|tod sein',
    ),
    none: [
      ...phrases(...BUSINESS),
      ...phrases(
        'will|mochte|wollte nicht|nich|ned|net sterben',
        'als ich|er|sie|es|mein*',
        'zum sterben',
        'sterben _ langweilig',
        'tot als rot',
        'muss|mussen nicht sterben',
      ),
    ],
  },
  {
    any: phrases(
      `${NOT} mehr da|hier sein _ ${WANT}`,
      `${WANT} _ ${NOT} mehr da|hier sein`,
      `${WANT} nimmer|nimma _ da|hier sein`,
      `${NOT} mehr aufwach*|aufzuwach*`,
      'nimmer|nimma aufwach*',
      `einschlafen|einschlafn|wegschlafen __ ${NOT} _ wiederkommen|wiederkehren|zuruckkommen`,
      `wenn|wann|wenns ${I}|es|s _ mich|mi|nicht|nimmer _ mehr|nicht|nimmer|nimma _ gabe|gibt|gab|gebe|gabat|da|hier`,
      'ohne mich|mi _ besser|leichter _ dran',
      'besser|leichter dran ohne mich|mi',
      'welt __ ohne mich|mi __ besser',
      'ohne mich ware|war _ besser',
      'keiner|niemand|koana|kaner __ mich|mi _ vermiss*',
      'von dieser|der welt gehen|verschwinden|weg',
    ),
    none: phrases('abo|vertrag|konto|kunde|kundin|google|profil|plattform'),
  },
  {
    any: phrases(
      `bock|lust|kraft|mut|grund|bog __ zu|zum|furs|weiter|am ${LIVE}|weiterzuleben`,
      'leben|lebn __ nicht|nich|nimmer|kaum|nix _ lebenswert|wert',
      'leben|lebn __ keinen|kein|koan|koa|ka sinn',
      'leben|lebn _ sinnlos|wertlos|satt|zu ende|vorbei',
      'keinen|kein|koan|ohne sinn _ im|am|mehr _ leben|lebn',
      'keinen|kein|keinerlei|koan|ohne sinn _ in|im|an|am _ leben|lebn|dasein',
      'aus dem|diesem|meinem leben|dasein _ scheiden|scheide|treten|gehen|geschieden',
      'freiwillig _ aus dem leben',
      'diese|dieser|diesen welt|erde _ verlassen|verlasse',
      'meinem|dem dasein _ ein ende',
      'ableben _ geplant|beschlossen|vorbereitet|selbst',
      'leben|lebn|dasein _ _ beschlossen|entschieden|entschlossen _ _ beenden|ende',
      'beschlossen|entschieden|entschlossen _ mein|meinem|dem|das|dieses _ leben|lebn|dasein _ ein|zu ende|beenden',
      'lohnt|lohn|loht __ nicht|nimmer|nich _ zu leben',
      'wofur|fur __ zu leben',
      'zu leben lohnt',
      'dem|meinem leben|lebn _ ein|a ende',
      'mein|meinem|mei leben|lebn _ beend*|schluss|ende',
      'ende _ meinem|mit meinem leben|lebn',
      'schluss|schluß _ mit|meinem|dem _ leben|lebn',
      'mach|mache|machs _ schluss|ende _ mit mir|allem|leben|lebn',
      'mir ein|a ende _ mach*|setz*|bereit*',
    ),
    none: phrases(
      'leben|lebn _ schwer|holle|holle',
      'leben zu lassen',
      'kosten|preis|abo|vertrag|laufzeit __ leben',
      'abo|vertrag|bewertung* _ beend*',
    ),
  },
  {
    any: phrases(
      `mir|ma|mia|mer|mi _ was|etwas|wat|eppes|ebbes|ebes|etwass _ antu*|anzutu*|antuen|oatua|antoa`,
      `tu|tue|dua|due|tuh ${I} mir|ma|mia|mer _ was|etwas|wat|ebbes _ an|o|oa`,
      `${I} tu|tue|dua|due|tuh mir|ma|mia|mer _ was|etwas|wat|ebbes _ an|o|oa`,
      `${I} __ mich|mi _ erhang*|aufhang*|erschiess*|erschies*|aufzuhang*|aufgehangt`,
      'mich|mi zu erhangen|erschiessen',
      `hang|hange|heng ${I} mich|mi _ auf`,
      `${I} hang|hange|heng mich|mi _ auf`,
      `${I} erschiess*|erschies*|erhang*|vergift* mich|mi`,
      `${I} _ will|werde|konnte|mochte|geh|gehe|spring|springe|schmeiss|werf|werfe|leg|lege __ vor|vorn|vom|von|unter _ zug|bahn|brucke|bruck|auto|lkw|hochhaus|dach|gleise|schienen`,
      `spring|springe|schmeiss|werf|werfe|leg|lege ${I} _ __ vor|vom|von|unter _ zug|bahn|brucke|dach|hochhaus|gleise|brucken|bruck`,
      'vom|von|vor _ dach|brucke|bruck|zug|hochhaus spring*|werf*|schmeiss*|zu springen|werfen',
      `stand|steh|stehe|gestanden ${I} _ schon|nachts|wieder _ auf|an|am|vor __ brucke|bruck|gleis*|dach|gelander|klippe`,
      'pulsadern|schlaftabletten',
      'wie|wieviel*|welche|was __ tabletten|pillen|medikament*|gift|schlafmittel* __ damit|bis|um|dass _ __ vorbei|aus|tot|stirbt|sterbe|sterben|einschlaf*|schluss|wirkt',
      'packung*|schachtel*|blister*|tablett*|pille*|medikament*|schlafmittel* __ leergedruckt*|ausgedruckt*|geschluckt|schluck*|runterschluck*|runtergeschluckt|eingeworfen',
      `${I} __ schluck*|nehm* __ alle _ tabletten|pillen`,
      `${I} __ ritz*|schneid*|verletz*|verletze _ mich|mi _ selbst|selber|wieder|auf`,
      `${I} __ mich|mi selbst|selber _ verletz*|ritz*|zu verletzen`,
      'ritz|ritze mich|mi|mir',
      'mich|mi _ totfahren|vergift*|ertrank*|zu vergiften',
      'abschiedsbrief',
      `${I} __ fenster|balkon|klippe __ spring*|sturz*|werf*`,
      'keine|koa|koan|kein|null lust|kraft|freude _ mehr|mea|meh _ auf|zum|am leben',
      `${I} _ mich|mi _ _ wieder|selbst|selber _ geschnitten|geritzt|verbrannt`,
      'esse|ess|iss|trinke|trink _ __ nix|nichts|kaum _ mehr __ absicht|absichtlich|sterbe|aufgibt',
      'korper _ _ aufgibt|aufhort|schlappmacht',
      'uberdosis',
      `${I}|hab|habe|mich _ _ uberdosiert|uberdosiern`,
      'mann|frau|sohn|tochter|kollegin|kollege|freund*|bruder|schwester|mutter|vater|kind|mitarbeiter*|er|sie|chef*|partner* __ sich __ umbring*|umzubring*|leben|erhangen|erschiessen|antun|anzutun|toten',
    ),
    none: phrases(
      'bewertung*|rezension* __ abschiedsbrief',
      'gast|kunde|kundin|er|sie|essen|koch|wir|ihr|hatten|hatte|hat|habt __ vergift*',
      'rechner|handy|app|seite|programm|browser|computer __ aufgehang*|aufhang*',
      `den|die|das|mein*|unser* _ ${MACHINE} _ __ fenster|balkon`,
      'tun|tut|tust __ mir __ an',
      'kunde|kundin|gast|patient __ schlaftabletten|uberdosis',
      'apotheke*|rezept|rezeptpflichtig* __ schlaftabletten|uberdosis',
      'schlaftabletten|uberdosis __ rezept|herausgegeben|rausgegeben|verkauft',
      'abschiedsbrief __ bewertung*|rezension*|kommentar*',
      'gast|gaste|kunde|kundin|patient*|apotheke*|arzt*|hund*|katze|bitter*|er|sie __ packung*|schachtel*|tablett*|pille*|medikament*',
      'packung*|schachtel*|tablett*|pille*|medikament* __ bewertung*|rezension*|steht|schreibt|behauptet',
    ),
  },
  {
    any: phrases(
      `${I} kann|ko|ka|ko _ ${NOT} mehr|nimmer __ sinnlos|hoffnungslos|ausweg`,
      `kann|ko ${I} ${NOT} mehr __ sinnlos|hoffnungslos`,
      'sehe|seh|sieh|gibt|sigh __ keinen|kein|koan|ka ausweg _ mehr|fur',
      `hat alles|ollas|all keinen|kein|koan sinn mehr`,
      `weiss __ ${NOT} mehr weiter __ wozu|sinn|zuviel`,
      'alles zu viel|zuviel _ wozu|wofur|warum _ noch',
    ),
    none: phrases('mit euch|ihnen', 'antrag|loschung|abo|kundig*|anmeld*|einlogg*|login|google'),
  },
  {
    any: phrases(
      `${NOT} _ vor|vorhabe|plane|will|mochte|werde __ sommer|winter|herbst|fruhjahr|fruhling|weihnachten|ostern|silvester|jahresende|geburtstag _ erleb*|miterleb*`,
      `sommer|winter|herbst|fruhjahr|fruhling|weihnachten|ostern|silvester|jahresende|geburtstag _ ${NOT} _ erleb*|miterleb*`,
    ),
    none: phrases('gaste|kunden|team|laden|abo|restaurant|terrasse|ohne _ bewertung* erleb*'),
  },
  {
    any: phrases(
      'wozu|wofur|weshalb noch|uberhaupt _ atmen|leben|aufwachen|aufstehen|weiterleben',
      'wozu|wofur|warum|weshalb ich|i _ noch|uberhaupt _ aufwach*|weiterleb*|lebe|leb',
      'redet|spricht|reden|sprechen|droht|gedroht __ schluss|ende _ mach*',
    ),
    none: phrases('laden|geschaft|betrieb|firma|heute|feierabend|abo|vertrag|bewertung*|auto|zug'),
  },
  {
    any: phrases(
      'kill myself|mysel',
      'want to die',
      'end my life',
      'suicidal',
      'dont want to live',
      'don t want to live',
      'intihar',
      'olmek istiyorum',
      'yasamak istemiyorum',
      'chce umrzec',
      'chce sie zabic',
      'uccidermi',
      'voglio morire',
      'quiero morir',
      'suicidarme',
      'veux mourir',
      'me suicider',
    ),
    none: phrases('die laughing', 'die of hunger|boredom|shame'),
  },
];

const HIM =
  'ihn|den|dem|ihm|sie|die|der|ihr|euch|dich|eahm|dia|diesen|diesem|diese|dieser|jemand|jemanden|ihnen|alle|denen|em';
const KILL =
  'umbring*|umzubring*|umbrig*|totschlag*|totzuschlag*|abstech*|abzustech*|abknall*|abzuknall*|erschiess*|erschlag*|kaltmach*|umleg*|umzulegen|verprugel*|zusammenschlag*|ermord*|tot|vergift*|abfackel*|erstech*|erwurg*|toten|niederstech*|umhau*|abmurks*|hinmach*|niederschlag*';
const WILL = 'will|werde|werd|wurde|konnte|konnt|mochte|mocht|geh|gehe|wir|wer|muss|kannt';

const THREATENS =
  'schreibt|schrieb|geschrieben|droht|drohte|gedroht|sagt|sogt|gesagt|mailt|kundigt|ankundigt|angekundigt|verfasser*|rezensent*|typ|unbekannter|jemand|einer|eina|oana';
const OURS =
  'alles|ois|mir|ma|uns|laden|lokal|haus|hutte|bude|auto|wohnung|restaurant|cafe|werkstatt|praxis|betrieb|geschaft|scheune|stall|dach';

/** Somebody threatens others, or is threatened. */
export const dangerToOthers: readonly Sign[] = [
  {
    any: phrases(
      'euer|eure|ihr|dein|sein|ihre|seine laden|buro|haus|praxis|firma|geschaft|restaurant|bude _ fliegt|fliegen _ in die luft',
      'weiss wo __ wohnt|wohnen|wohnst __ passt|pass|vorsicht*|aufpassen|seid',
      `${I} bring|bringe|brin ${HIM} __ um`,
      `bring|bringe ${I} ${HIM} __ um`,
      `${HIM} _ bring|bringe ${I} _ um`,
      `${HIM} __ stech|steche|knall|knalle|schlag|schlage|mach|mache|leg|lege|hau ${I} __ ab|tot|kalt|um|alle`,
      `${I} stech|steche|knall|knalle|schlag|schlage|mach|mache|leg|lege|hau ${HIM} __ ab|tot|kalt|um`,
      `stech|steche|knall|knalle|schlag|mach|leg ${I} ${HIM} __ ab|tot|kalt|um`,
      `${WILL} ${I} __ ${KILL}`,
      `${I} ${WILL} ${HIM} __ ${KILL}`,
      `${HIM} _ ${WILL} ${I} __ ${KILL}`,
      `${I} __ ${HIM} _ verfasser*|rezensent*|typ*|schwein*|gast|kunde*|kerl|konkurrent*|nachbar*|arsch*|mann|frau __ ${KILL}`,
      `${I} __ ${HIM} __ was|etwas|wat _ antu*|antun`,
      `mann|frau|sohn|bruder|vater|kollege|chef|chefin|azubi|freund|freundin|tochter will|wird|mochte|geht ${HIM} __ ${KILL}`,
      `${HIM} daschiass*|derschiass*|dawurg*|derwurg*|derschlog*|daschlog* ${I}`,
      `${I} schlag|schlage|hau|haue|prugel|prugle ${HIM} __ krankenhausreif`,
      `${HIM} _ tu|tue ${I} _ was|etwas an`,
      `${I} zund|zunde|fackel|fackle __ an|ab`,
      `zund|zunde|fackel|fackle ${I} __ an|ab`,
      `${I} __ haus|laden|auto|wohnung|hutte|bude|buro|restaurant _ anzund*|abfackel*|niederbrenn*|anzuzunden`,
      `${I} __ spreng*|jag* __ in die luft`,
      'niederbrennen|abfackeln|anzunden _ __ haus*|laden|wohnung|lokal* _ __ vorbereit*|geplant|beschlossen|heute nacht',
      `${HIM}|meiner|meinem frau|mann|kindern|kind|freundin|nachbarn|sohn|tochter _ gleich|heute|noch|jetzt _ etwas|was _ an|antu*|antun`,
      'messer|pistole|waffe|axt|beil _ in der|meiner hand _ __ ausschliessen|wut|gleich|koch*|stech*|garantier*',
      `jag|jage ${I} __ in die luft`,
      'amoklauf|amok',
      `${HIM} _ erschlag*|erwurg*|ermord*|verprugel*|erschiess*|erstech* ${I}`,
      `${I} __ bombe _ leg*|bau*|werf*|zund*|bei`,
      `${I} __ waffe|messer|pistole|knarre|gewehr __ komm*|vorbei|besuch*|hol*|ihm|ihn|ihr|ihm|geh*|los`,
      `komm|komme|geh|gehe|hol|hole ${I} __ waffe|messer|pistole|knarre|gewehr|baseballschlager`,
      `${I} _ komm|komme|geh|gehe|besuch|besuche __ mit _ waffe|messer|pistole|knarre|gewehr|baseballschlager|axt`,
      `breche|brech ${I} __ knochen|genick|hals|beine`,
      `${I} breche|brech __ knochen|genick|hals|beine`,
      `${I} __ knochen|genick|beine|hals _ brech*`,
    ),
    none: phrases(
      'bildlich|sinnbildlich|ubertragen gesprochen|gemeint',
      'bring|bringe|brin _ den|die|das tag|zeit|abend|stunde|stunden|nachmittag|vormittag|woche|wartezeit|pause',
      'bring|bringe|brin _ den|die|das ganze|ganzen|halben|halbe|restlichen|restliche|freien|freie|lange|langen tag|zeit|abend|stunde|stunden|nachmittag|vormittag|woche|wartezeit|pause',
      'zeit|abend __ totschlag*|tot',
      'nicht|nie __ tot _ __ zaun|begraben',
      'vertrag|abo|akku|telefon|server __ tot',
      `${HIM} _ bewertung*|rezension*|eintrag|kommentar*|antrag|antrage|zettel|akte __ ab|um|an|${KILL}`,
      'um sein*|ihr*|mehr',
      'um den|die|das schlaf|verstand|kunden|umsatz|geld|ruf|freude|pause',
      'heisst|namens|spiel|film|roman|buch|serie|krimi|tatort __ amok*',
      `den|die|das|mein*|unser*|diesen|diese|blode*|verdammte* _ ${MACHINE} __ um|ab|tot|${KILL}`,
      `den|die|das|mein*|unser*|diesen|diese _ ${MACHINE} _ konnte|konnt|wurde|wurd _ __ um|${KILL}`,
      'amoklauf|amok der|von|eines _ rezensent*|bewerter*|troll*|verfasser*|bewertung*',
      'lichter|licht|kerze*|grill|kamin|ofen|feuerwerk|zigarre __ an',
      'wir|er|sie hatten|hatte|habe',
      'behaupte*|vorgeworfen|vorwurf|angeblich',
      'fliegen|mucken|schadlinge|ratten|unkraut',
    ),
  },
  {
    any: phrases(
      `droh*|gedroht|bedroh* _ __ mich|uns|mir|mein*|ihn|familie|kinder|mitarbeiter* __ ${KILL}|anzuzunden|abzufackeln|schlagen|verprugeln|anzutun`,
      'morddroh*|morddrohung|todesdroh*|bombendroh*|amokdroh*',
      'droh*|gedroht|bedroh*|bedroht __ mord|messer|waffe|gewalt|tod|umbringen|umzubringen|pistole|leben|schlagen|schlage|prugel',
      `mit messer|waffe|gewalt|mord|tod|dem tod|pistole|umbringen __ bedroh*|gedroht|droht`,
      'mich|uns umzubringen|umbringen|abzustechen|abstechen',
      'er|sie|typ|gast|kunde|mann|rezensent|verfasser|jemand __ mich|uns __ umbring*|umzubring*|abstech*|abzustech*|totschlag*',
      'steht|stehen __ vor|vorm __ messer|waffe|pistole',
      'dann gibts tote|verletzte',
      'dann gibt es|s tote|verletzte',
    ),
    none: phrases('bewertung*|kosten|preise|stress|arbeit __ umbringen', 'das|es wird|werden|bringt'),
  },
  {
    // Told by whom it is meant for: 'Einer schreibt, er kommt und zündet alles an'.
    any: phrases(
      `${THREATENS} __ __ zundet|zundt|anzundet|anzunden|anzuzunden|fackelt|abfackelt|abzufackeln|niederbrennt __ ${OURS}`,
      `${THREATENS} __ __ ${OURS} __ anzundet|anzunden|anzuzunden|abfackelt|abzufackeln|niederbrennt|brand`,
      `${THREATENS} __ __ sticht|schlagt|knallt|bringt mich|uns|mi|er|sie _ __ ab|tot|um`,
    ),
    none: phrases(
      'licht*|kerze*|grill|kamin|ofen|feuerwerk|zigarre|crepe*|lampe|schaum __ an|anzundet',
      'bewertung*|rezension* _ ab|um|an',
      'um den|die|das|unser*|mein*|ihr*|sein*',
    ),
  },
  { any: phrases('kill him|her|them|you', 'will shoot', 'onu oldur*') },
];
