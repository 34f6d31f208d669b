import type { Alarm } from './alarm.ts';
import { type Phrase, phrases } from './phrase.ts';
import { MACHINE } from './spoken-of.ts';

const BUSINESS =
  'geschaft*|gescheft*|laden|betrieb*|firma|unternehmen|restaurant*|cafe|praxis|hotel|lokal|salon|umsatz|branche|gastronomie|handwerk|innenstadt*|projekt|thema|antrag';
const DEVICE =
  'dashboard|homepage|webseite|website|handy|telefon|akku|server|browser|link|leitung|internet|wlan|rechner|computer|laptop|app|seite|chat';
const TRADE =
  'metzger*|apothek*|bestatt*|beerdig*|jager|tierarzt*|dachdecker*|waffengeschaft|schutzenverein|seilgarten|friseur*|krimidinner|theater*|film|roman|krimi|pflegeheim|krankenhaus|escape';
const THING =
  'warterei|warten|ungewissheit|neugier|kosten|gebuhren|papierkram|burokratie|arbeit|stress|hitze|langeweile|steuer*|formular*|bewertung*|rezension*|warteschleife|technik|software|preise|sache|das|es|alles';

/** Idioms, trades and news of business that speak of death and violence. */
const IDIOMS = [
  // Joy, and a greeting after a hard day.
  'heute ist|war wieder|mal|wohl _ ein|so tag',
  'kaffeemaschine|spulmaschine|drucker|heizung|kuhlung _ aus|kaputt|streikt',
  'halleluja|hurra|juhu|juhuu|jippie|yippie|yeah',
  'ganze|die welt umarmen|kussen',
  'kundin|kunde|gast|stammkundin|stammkunde|stammgast|dame __ blumen|kuchen|pralinen|schokolade|trinkgeld',
  'nur|bloss|blos _ hallo|servus|moin|danke sagen|gesagt',
  'lieber ein ende mit',
  'ende mit schrecken',
  'lieber tot als schulden|arm|angestellt|rot',
  'schrieb|schreibt|geschrieben lebensgefahrlich|todlich|morderisch',
  'gefallt|schmeckt|lauft|kriege|bekomme _ sterben|sterbe fur',
  'sterbe|sterb fur _ geduld|espresso|kuchen|service|hilfe',
  'das kind ist|is|isch _ halt|schon|ja|nun|nunmal|eben|bereits|eh _ _ _ brunnen',
  'kopf|schadel ab|runter reiss*|reisse|riss',
  'reiss*|reisse ich|i _ __ kopf|schadel ab|runter',
  'konnte|konnt ich|i _ umbringen|erwurgen|erschlagen|erschiessen haha|nee|nein|nicht',
  'lage|sache|situation|es|das _ ist|wird brenzlig',
  'blut _ adern|oder gefroren|gefriert|gefror|kocht|kochte|stockt',
  'toten|tote im|in _ grab|grabe',
  'gott hab|habe|hob ihn|sie|eam|es _ selig __ betrieb|laden|geschaft|gefuhrt|profil|firma',
  'sagt man|ma _ so',
  'bringt|bringen|umbringen|umbringt|erwurgen|erschlagen|killt __ haha|hihi|lol|hahaha',
  'bin|bi ich|i _ tot|tod|platt|erledigt|kaputt __ seit|schicht|messe|inventur|backstube|arbeit|stunden',
  'ohne kaffee|schlaf|espresso|zucker bin|bi|fuhl|fuhle ich|i|isch __ leiche|zombie|tot|tod|mensch',
  'probe|probealarm|feuerwehrubung|raumungsubung|brandschutzubung|evakuierungsubung _ raumung|alarm|mit|lief|war|feuerwehr',
  'probealarm|feuerwehrubung|raumungsubung|brandschutzubung|evakuierungsubung',
  `${THING} _ bringt|bringen _ mich|uns|mi _ um`,
  'bring*|gebracht __ um sein*|mein*|unser*|ihr*|mehr|kunden|umsatz|geld',
  'bring*|gebracht __ um den|die|das schlaf|verstand|ruf|erfolg|umsatz|geld|freude|pause|nerven|kunden|existenz',
  'lach*|lache _ tot|kaputt|schlapp',
  `den|die|das|mein*|unser*|diesen|diese|blode* _ ${MACHINE} __ umbring*|um|totschlag*|erschlag*|erwurg*|verprugel*|erschiess*|fenster|ermord*|killen`,
  `der|die|das|mein*|unser*|dieser|diese _ ${MACHINE} _ hat|bringt|bringen mich|uns|mi __ umgebracht|um|grab`,
  'tot stell*',
  'blutet|blutete _ _ das|s|mei|mein herz',
  'herz blutet|blutete',
  'uber meine|mei|meiner leiche',
  'alarm schlagt|schlagen|schlage|schlug|geschlagen',
  'denk*|glaub*|mein*|sagt ich|wir|i spring|springe|springen ab',
  'spring|springe|springen _ ab|auf vom|von|beim abo|vertrag|angebot',
  'totlach*|totgelacht|totzulachen|kaputtgelacht|kaputtlach*|todlangweil*|todmude|todsicher',
  'vor hitze|kalte|lachen|scham|neugier|hunger|langeweile|freude|wut|ungeduld|durst|arger|schreck',
  'zum sterben langweil*|schon*|gut|langsam|komisch|fad*|ode|lecker|schlecht',
  'liegt|ist|ware|stellt __ straftat|strafbar|verleumdung|beleidigung|nachrede',
  'zum totlachen|schiessen|schreien|davonlaufen',
  'tod __ jahre|jahren|monate|monaten her|zuruck',
  'schlag|schlagt|schlagen mich|mi tot|dod',
  'bombenwetter|bombenstimmung|bombenlaune|bombenerfolg',
  'drucker|computer|rechner|laptop|handy|telefon|tablet _ __ fenster|wand werf*|schmeiss*|pfeffer*',
  'brennt|brannte _ die hutte|bude|luft',
  'zu tode erschrocken|geargert|gelangweilt|gewartet',
  `${BUSINESS} _ __ stirbt|sterben|gestorben|tot|uberlebt|uberleben|kaputt|eingeschlafen`,
  `${DEVICE} _ ist|war|sind _ tot|gestorben|kaputt`,
  `${DEVICE} stirbt|verreckt`,
  'ums verrecken',
  'nase|schnauze|faxen _ voll|dicke',
  'nicht|ned|kein|keine|net lebensmud*',
  'selbstmordtempo|selbstmordkommando|selbstmordaktion|selbstmordmission|selbstmordpreis*|himmelfahrtskommando',
  'quasi|sozusagen|regelrecht|gewissermassen _ _ messer|dolch _ _ rucken',
  'damit|davon kann|konnen|konnte|lebe|leben|lebt _ ich|wir|man|nicht|leben',
  'ich|wir|i lebe|leben|leb von|in|seit|im',
  'nie|niemals im leben',
  'leben lang',
  'leben ist|geht|und schon|hart|kurz|weiter|lassen',
  'ich|wir schlage|schlagen|schlag __ vor|nach',
  'schlage|schlag ich __ vor|nach',
  'springe|spring _ ein|zuruck|zur|auf',
  'breche|brech __ ab',
  'schiesse|schiess __ foto|fotos|bild|bilder|screenshot|los',
  'zunde|zund __ grill|kerze|kerzen|kamin|ofen|licht|feuerwerk|zigarre',
  'hange|hang|hangt __ fest|telefon|warteschleife|registrierung|formular',
  'stimmung|essen|angebot __ bombe|hammer',
  'lebt|leben _ noch wer|jemand|einer|ihr',
  'leben und tod',
  'zeit tot|totschlag*|totzuschlagen',
  // A device, which is nearly the word for a pill.
  'tablet|tablets|ipad|notebook',
  'tablette*|pille*|medikament* _ gegen|fur|wegen blutdruck|allergie|schilddruse|diabetes|kopfweh|cholesterin',
  'nicht mehr bei google*|plattform|portal*|facebook|tripadvisor _ sein|stehen|sichtbar',
  'vor der|dem|einer tur|laden|lokal|cafe __ zu|geschlossen',
  'tot _ __ zaun _ _ hang*|begraben',
  'schlagt|schlug|schlagen uns|mir|ihm|ihnen|man vor',
  'ofen|herd|grill|pfanne _ brennt|verbrennt _ pizza|pizzen|brot|kuchen|fleisch|alles',
  'abo|abonnement|vertrag|konto|account|mitgliedschaft|antrag __ sterben|beerdigen|begraben _ lassen',
  'abo|abonnement|vertrag|konto|account|mitgliedschaft __ lass*|lieb* __ sterben|beerdigen|begraben',
  'ins|in messer laufen|gelaufen|rennen|gerannt',
  'blicke toten|toteten',
  'lieber tot als',
  'fahrt|fahren|faehrt|arbeitet|kocht _ als wollte|wolle|wolln',
  'sagt|sogt|sagen immer|oft|gern|gerne',
  'klingt|klinkt dramatischer|schlimmer|wilder|brutaler',
  'merke|merk|feststelle|sehe __ nix|nichts|nicht fur mich|uns',
  'das|es|des war|wars|is|ist _ 19*|200*|201*|2020|2021|2022|2023|2024',
  'ab morgen|montag|jetzt macht|ubernimmt|sitzt|betreut|vertritt _ frau|herr|kollege*|kollegin|meine|mein|unsere',
  'ungespitzt in',
  'bis ins|in grab',
  'bring* mich|mi|uns|einen noch|irgendwann|mal|fast ins|unter|in|unters _ grab|erde',
  'trifft|triffd mich|mi|uns|mir _ der|da|dr schlag',
  'tote hose',
  'feuer unterm|unter|untern _ hintern|arsch|popo|po',
  'noch|hat keinen|niemanden|koan|keinem umgebracht|getotet|geschadet',
  'killt|killen|totet|umbringt|zerstort _ mein*|unser*|das|den geschaft|laden|umsatz|betrieb|schnitt',
  'todesstern|todessterne',
  'kriegt|bekommt|erteile|erteil|gibt|gebe __ hausverbot',
  'ab|in|bin|gehe|geh _ elternzeit|mutterschutz|altersteilzeit',
  'dafur|torte|kuchen|schnitzel|pizza|eis|burger|kaffee wurde|konnte ich|man _ toten|morden|sterben',
  'gedroht|droht|drohen _ _ schlechte*|weitere*|mehr|noch _ bewertung*|sterne*|rezension*|bewerten',
  'springe|spring _ kurz|schnell|mal|rasch',
  'letzte*|letzter tag|schicht|woche|arbeitstag vor|vorm _ urlaub|ferien|umzug|umbau|weihnachten',
  'wie tot _ im|ins|auf|aufm|in bett|sofa|couch|sessel',
  'zu tode repariert|gelobt|gepflegt|verwaltet|optimiert|frittiert|gebraten|gekocht',
  'erste hilfe kurs*',
  'wieder aus dem|der krankenhaus|klinik|spital|reha',
  'lebensretter|lebensretterin',
  'luft _ im|in|aus|raus _ reifen|schlauch|rad|autoreifen|ballon|matratze',
  'dach gesprungen|gefallen|gesprunga __ katze|kater|hund',
  'blutig __ steak|fleisch|filet|entrecote',
  'steak|fleisch|filet __ blutig|roh',
  'messer __ brot|fleisch|gemuse|kuche|tasche|brust|stumpf|scharf',
  'mit mir|ihm|ihr schluss gemacht',
  'schluss gemacht __ mit mir|ihm|ihr|schreibt|bewertet',
  'loffel abgeben|abgegeben|abgibt',
  'ins gras|grab _ beissen|gebissen|bringt|bringen',
  'feuer spielen|giessen|flamme|flammen',
  'feuer und flamme',
  'letzten nerv*',
  'akku|handyakku|handy|laptop|batterie|leitung|internet|telefon|ladekabel __ tot|stirbt|leer',
  'meld* mich|mi|uns _ spater|nachher|gleich|nochmal|morgen|bald',
  'von|vo|aus den|dem toten|tode auferstanden|zuruck*|wieder',
  'wie von den toten',
  'selbstmord|suizid|harakiri fur den|das|die|mein*|unser* geldbeutel|portemonnaie|konto|geschaft|budget|kasse',
  'selbstmord|suizid|harakiri furs geschaft|konto|budget|portemonnaie',
  'holt|holst|hol|geholt _ _ den tod',
  'bittere* pille*',
  'auf den mond schiessen',
  'pistole geschossen',
  'schlag auf schlag',
  'auf|mit einen|einem|oan|oin|a schlag',
  'schlag ein|ein ehrenwort',
  'hand|hond aufs|auf herz',
  'hande|hand|hand uberm|uber _ kopf zusammen*',
  'frau|mann|chef|chefin|mutter|mama|freundin|freund|partner|partnerin|steuerberater bringt|killt|erschlagt|erwurgt|ermordet mich|mi _ wenn|falls|sobald',
  'blut an|on den|de|meinen handen|hande|hand',
  'nur|blos|bloss noch sterben',
  'kopf zerbrech*|zerbreche|sand',
  'hals und beinbruch',
  'im|in stich lassen|gelassen',
  'am boden zerstort',
  'fix und alle',
  'fix und fertig',
  'ist|sind|war|waren|find|finde|echt|wirklich|einfach|ja|is|sein|voll der|da hammer',
  'der|da hammer preis|euer|ihr|das|dass',
  'ist|sind|war|waren|wird|is|wie eine|a|ne bombe',
  'im|in guten|positiven|besten|ubertragenen|schonen sinn*',
  'bude|laden|hutte|lokal|kuche|huttn __ voll|volle|volles|ausgebucht|guten|gut',
  'bring|bringe|bringen|brachte _ den|die|das|de|meine _ tag|zeit|abend|stunde|stunden|nachmittag|vormittag|woche|wartezeit|pause|stundn',
  'fur|um _ __ toten|morden|sterben',
  'laufen|lauft|lauf|arbeiten|schuften|rennen|laffa|schreiben|suchen sich|uns|mich|si _ __ tot|kaputt|dumm|wund',
  'zugbrucke|hebebrucke|schlossbrucke|zahnbrucke*',
  'am stock|zahnfleisch',
  'handtuch|flinte werfen|werfe|geworfen|korn',
  'die krise|vollen|macke',
  'garaus|gnadenstoss|todesstoss|todesurteil|sargnagel|mordsmassig*|mordsarger|mordsarbeit|halsabschneider*|totschlagargument*|kreuzfeuer|beschuss|bewertungskrieg|schlagfertig|knaller',
  'bombenstimmung|bombenbewertung|bombardier*',
  'schlag ins gesicht|kontor|wasser',
  `bin|sind|verkauf*|betreib*|unser*|heisst _ ${TRADE}`,
];

/** One goes and comes back, or speaks of what stands in a review. */
const OF_ONESELF = [
  'verstorben|gestorben __ betrieb|werkstatt|laden|firma|geschaft|praxis|wechseln',
  'zieh|ziehe|nehm|nehme ihn|den|das|einen|eine|s zuruck',
  'aufpreis|aufschlag|zuschlag|express*|zuzahlung',
  'bis morgen|spater|bald|gleich|dann|nachste*|zum',
  'lust|bock|luscht mehr|meh|mea _ auf|uff euch|eich|ihnen|sternklar',
  'geh*|fahr*|komm* __ urlaub|buro|arbeit|bank|arzt|einkaufen|essen|hause|heim|schwimmbad|steuerberater|supermarkt|feierabend',
  'bewertung*|rezension*|kommentar*|text _ __ steht|schreibt|behauptet|handelt|sagt',
  'gast|kunde|kundin|verfasser*|rezensent*|patient* schreibt|schrieb|behauptet|meint _ wir|uns*|ich|das|die|der|man|es',
];

/** Who lives with death says so of their trade. */
const ownTrade = phrases(
  'bin|sind|hab*|leit*|fuhr*|betreib* _ bestatt*|beerdigungs*|trauer*|hospiz|pietat|friedhof*|steinmetz*|grabpflege*',
  'unser*|mein*|als bestatt*|beerdigungs*|hospiz|pietat|trauer*',
  'leit*|fuhr*|betreib*|bin|sind|arbeit* _ _ beratungsstelle|krisendienst|telefonseelsorge|seelsorg*|psychotherap*|psychiatr*|suchthilfe|notfallseelsorg*',
);
/** Whether somebody tells of their own trade, which speaks of death every day. Pure. */
export const isOfThatTrade = (words: readonly string[]): boolean =>
  ownTrade.some((phrase) => phrase(words)) && !PLAINLY.some((phrase) => phrase(words));

/** Trades that handle weapons, fire, blood or vermin every day, as those tell it who have them. */
const DANGEROUS_TRADE =
  'feuerwerk*|pyrotechn*|waffen*|messerschleif*|messerschmied*|messerladen|messerhandel*|schleiferei|scherenschleif*|sprengmeister*|sprengtechn*|sprengunternehm*|kammerjager*|schadlingsbekampf*|box*|kickbox*|kampfsport*|kampfkunst*|karate*|judo*|taekwondo*|selbstverteidigung*|fechtschule|jagdschule|jagdladen|jager|jagerin|buchsenmacher*|metzger*|schlachterei|schlachthof|schlachthaus|schlachtbetrieb|schlachttag*|fleischer*|schutzenverein*|schiessstand|schiesskino|krimidinner|escape*|abbruchunternehm*|abriss*|feuerwehr*|imker*|tattoo*|piercing*|paintball*|lasertag*|axtwerf*|gruselkabinett|geisterbahn|horror*|stuntschule|bogenschiess*|falkner*';
const dangerousTrade = phrases(
  `bin|sind|betreib*|fuhr|fuhre|fuhren|hab|habe|haben|hob|leit*|mein*|unser*|mei|als|verkauf*|trainer|heisst _ ${DANGEROUS_TRADE}`,
  `${DANGEROUS_TRADE} _ hier`,
);
/** … or say what they do. */
const dangerousWork = phrases(
  'ich|wir|i schleife|schleif|schleifen|schmiede|schmieden|scharfe|scharfen|verkaufe|verkaufen _ _ messer|scheren|klingen|schwerter __ mobil|markt*|wochenmarkt*|laden|geschaft|werkstatt|beruf*|gewerbe*|kunden|internet|euch|ihnen|generation|jahren|seit|hauptberuflich',
);
/** … unless a person is threatened, whatever the trade. */
const threatensAPerson = phrases(
  'droht|drohen|gedroht|bedroht|drohung*|erpress*|uberfall*|uberfallen|angegriffen|morddroh*',
  'mich|uns|ihn|sie|mir|dich|euch|frau|tochter|sohn|kinder|kollege*|mitarbeiter* _ um|umbring*|umlegen|erschies*|erschiess*|abstech*|ersteche|erstechen|abknall*|totschlag*|fertig|an|los|kaputt',
  'er|kunde|gast|typ|kerl|mann|jemand|einer|rezensent*|verfasser*|bewerter* _ __ steht|kommt|wartet|sitzt|will|hat|zielt|lauert',
  'gestohlen|geklaut|fehlt|fehlen|verschwunden|weg|genommen|mitgenommen',
  'ich|i|er|sie __ nicht|nimmer|ned|nie mehr|leben|weiter|kann|mag|will',
  'geh*|fahr*|komm* ich|i|er _ __ zu|hin|ruber|vorbei',
  'brennt|blutet|blut|verletzt|bewusstlos|explodiert',
  'sterb*|stirbt|tod|leben|verschenkt|verschenk*|angst|abschied*|verzweif*|suizid*|selbstmord*|umbringen|umgebracht|traurig|weint',
  'mein*|unser* _ vater|papa|mutter|mama|mann|frau|sohn|tochter|bruder|schwester|opa|oma|chef|chefin|kollege|kollegin|partner|partnerin',
);
/** Whether somebody tells of such a trade of their own, and of nobody threatened. Pure. */
export const isOfDangerousTrade = (words: readonly string[]): boolean =>
  [...dangerousTrade, ...dangerousWork].some((phrase) => phrase(words)) &&
  !threatensAPerson.some((phrase) => phrase(words));

/** What somebody else wrote about the business, in the words of who tells of it: 'In der Rezension steht, ich hätte …'. */
const TOLD =
  'ich|wir|sie|er|es|bei|mein*|unser*|man|sein*|ihr*|chef*|inhaber*|wirt*|koch|kellner*|personal|bedienung|arzt|friseur* _ hatte|hatten|ware|waren|sei|seien|habe|wurde|wurden|ginge';
const reported = phrases(
  'laut|gemass bewertung|rezension|kommentar|text _ war|ware|sei|hatte|habe|gab|lag|liegt|ist',
  `bewertung*|rezension*|kommentar*|text _ __ steht|behauptet|heisst ${TOLD}`,
  `gast|kunde|kundin|verfasser*|rezensent*|patient*|jemand|einer|eine __ hat|habe|hatte __ geschrieben|behauptet|bewertet ${TOLD}`,
  `gast|kunde|kundin|verfasser*|rezensent*|patient*|jemand|einer|eine schreibt|behauptet|sagt|meint ${TOLD}`,
  'bewertung*|rezension* _ steht _ kellner*|chef*|koch|wirt|mitarbeiter*|bedienung|personal|arzt|friseur* habe|hatte|sei|ware',
);

/** Whether a sentence tells what somebody else wrote; what it says is theirs. Pure. */
export const isReported = (words: readonly string[]): boolean => reported.some((phrase) => phrase(words));

/** What breaks down is a device, or it was long ago. */
const OF_EMERGENCIES = [
  `${DEVICE}|system|kasse|drucker|kaffeemaschine|herd|terminal|programm _ __ zusammengebrochen|umgekippt|abgesturzt|brennt|reagiert`,
  'umsatz*|geschaft*|stimmung|betrieb|laden|note|durchschnitt __ eingebrochen|zusammengebrochen|gekippt|umgekippt',
  'letzte*|gestern|damals|fruher|neulich|voriges|vorige* __ umgekippt|zusammengebrochen|ohnmachtig|bewusstlos|herzinfarkt|schlaganfall|unfall|operiert',
];

/** Who asks what would be, or speaks of another account. */
const OF_ACCOUNTS = [
  'stimmt das war|bin ich|i',
  'das|des|dat war|bin _ ich|i aber|nur|bloss',
  'gutem|guten glauben',
  'bin nicht|nich|ned|net|noch|gar angemeldet|eingeloggt',
  'war ich|wir selbst|selber',
  'kann|darf|konnen|durfen|soll mein*|unser* _ _ einloggen|anmelden|mitlesen|zugriff|gerat|zweiten',
  'was bedeutet|heisst|meint __ unbekannt*|fremd*|neu*',
  'war|bin|waren __ also|doch|wohl|dann|nur|selber|selbst ich|wir',
  'is|ist|war|wars _ bloss|bloß|blos|nur|halt|eh mein|mei|unser* _ _ handy|tablet|laptop|rechner|pc|ipad|telefon',
  'nicht|nich|kein|ned|net _ fremder|fremde sondern|sonder',
  'war|bin ich also|doch|wohl|dann|nur|selber|selbst|ja',
  'unter|mit|von falsch*|erfunden*|ausgedacht*|fake|anderem|fremd* name*|namen|profil* __ bewert*|geschrieben|schreibt|uber|beschwert',
  'lasst|lassen|komme|komm mich|ich _ nicht|nich|net|ned _ raus|heraus|abmelden|ausloggen',
  'konto|account|zugang hab|habe|hob ich|i _ glaub*|schon|noch|bereits|kein*|keins',
  'passwort|kennwort __ zu|nicht|nich _ kurz|genommen|angenommen|akzeptiert|lang|gultig',
  'adresse|mailadresse|email|mail __ registrier*|anmelden __ wollte|wollten|versucht*',
  'google*|gmail|gmx|facebook|instagram|tiktok|paypal|bank|amazon|whatsapp',
  'wenn|falls|wie|was|kann|konnte|ob __ gehackt|geknackt|gestohlen|ubernehmen|schutz*|hacker*',
];
/** Who ends something else, or says that no end is meant. */
const OF_ENDS = [
  'kundigungsstichtag|kundigungstermin _ und|der|bitte',
  'fristen in|im|fur _ kalender',
  'rechnung|januarrechnung|februarrechnung|marzrechnung|aprilrechnung|mairechnung|junirechnung|julirechnung|augustrechnung|septemberrechnung|oktoberrechnung|novemberrechnung|dezemberrechnung __ storniert|storno*|stornieren',
  'stornonummer|stornorechnung|stornobeleg',
  'gib|gebe|geb|geben denen|euch|ihnen|dem|eich noch|no _ jahr|chance|zeit|monat*',
  'so schnell|leicht nicht|net|ned _ los',
  'werdet|werden|wern mich|uns|mi _ nicht|net|ned _ los',
  'mal|moi _ denk|denke|sag|sage|mein|meine ich|i __ mal|moi|dann',
  'schluss|ende|feierabend fur heute',
  'falls|wenn mein*|unser* _ sich|bei __ meldet|meldn|anruft|schreibt',
  'tochter|sohn|frau|mann|mutter|vater|bruder|schwester|steuerberater*|freund*|kollege*|kollegin drangt|drangelt|meint|sagt|will|wollte|rat|findet __ ich|wir soll|sollte|solle|muss|sollten|sollen',
  'ich|wir|i bleib|bleibe|bleiben|bleim bei euch|ihnen|eich|dabei',
  'keiner|niemand|koana|keener|wer _ kundig*|aufhor*|aussteigen',
  'treten|trete|trat|sagen|sage __ termin|treffen|gesprach|besuch|reservierung|veranstaltung|auftritt __ zuruck|ab',
  'kundigung|kundigen|ende ist|is|war|bleibt|kommt __ kein|keine|nicht|nich|net|ned _ thema|frage|gemeint|geplant|gedacht|betracht',
  'mitbewerber*|wettbewerber*|voranbieter*|reputationsanbieter*',
  'vertrag|abo|vertrage mit|bei|beim _ lieferdienst*|lieferant*|telekom|vermieter*|fitness*|versicherung*|stromanbieter|handyanbieter',
  'alten|anderen|vorigen|fruheren anbieter*|dienstleister*',
  'abo|vertrag auch|bleibt|passt|lauft _ weiter|bleibt|auch|so',
  'bleibt|bleiben|passt|behalte _ _ abo|vertrag auch',
  'gern|gerne verlangern',
  'auskunft|datenauskunft nach|gemass|gem|laut art*|dsgvo|paragraf*',
  'schluss|aus|ende mit _ zweifel*|skepsis|sorgen|warterei|warten|angst|ratselraten|streit|stress',
];
const OF_CHARGES = [
  'umsatz|geschaft|laden|betrieb|profil blutet|leidet|verliert',
  'kostet mich|uns _ _ buchungen|kunden|gaste|umsatz|auftrage|nerven|schlaf|zeit',
  'jeden monat|tag _ gleichen|selben tag',
  'wird|werden|muss|mussen|zahle|zahlen|fallt|kostet __ doppelt|zweimal __ wenn|falls|bei',
  'wann|wie|kann|ob|welchem|muss|wenn __ abgebucht|belastet|bucht|berechnet|zahle|zahlen',
];
const OF_ANSWERS = [
  'google|plattform|verfasser*|rezensent*|gast|kunde|kundin|anwalt*|steuerberater* __ antwort*|meldet|reagier*|gemeldet',
  'gast|kunde|kundin|verfasser* __ geschrieben|geantwortet',
  'wie lange|schnell',
];

const SOUNDS: Readonly<Record<Alarm, readonly Phrase[]>> = {
  'danger-to-self': phrases(...IDIOMS, ...OF_ONESELF),
  'danger-to-others': phrases(
    ...IDIOMS,
    'sehen|sieht|siehst|erfahrt|erfahren|mitkriegt|merkt|mitbekommt _ dass|ob|wenn|wer ich|wir|ihn|sie|es|das _ _ gemeldet|melde|angezeigt|eingereicht|meldet',
    'haha|hihi|lol|hahaha',
    'fertig|platt _ in|bei|beim|mit _ umfrage|ranking|spiel|fragen',
  ),
  'medical-emergency': phrases(...IDIOMS, ...OF_EMERGENCIES, 'haha|hihi|lol|hahaha'),
  'account-taken': phrases(...OF_ACCOUNTS),
  'termination-declared': phrases(...OF_ENDS),
  'charge-disputed': phrases(...OF_CHARGES),
  unanswered: phrases(...OF_ANSWERS),
};

/** Whole turns of speech that nobody means, however plainly they begin. */
const NEVER_MEANT = phrases(
  'sterbe|sterb|sterben _ vor lachen|scham|neugier|hunger|langeweile|ungeduld|durst|hitze|aufregung',
);

/** Said plainly of oneself, whatever stands beside it. */
const PLAINLY = phrases(
  'sterbe|sterb|springe|spring ich|i',
  'ich|i sterbe|sterb',
  'ich|i mich|mi _ um|auf|weg',
  'mir|ma das|s leben',
);

/** Whether words only sound like an alarm, for what is told by likeness alone. Pure. */
export const onlySoundsLike = (alarm: Alarm, words: readonly string[]): boolean =>
  SOUNDS[alarm].some((phrase) => phrase(words)) &&
  (!PLAINLY.some((phrase) => phrase(words)) || NEVER_MEANT.some((phrase) => phrase(words)));
