import { phrases, type Sign } from './phrase.ts';

const NOT = 'nicht|nich|ned|net|nit|nid';
const STAFF =
  'angestellt*|mitarbeiter*|mitarbeitend*|kolleg*|chef*|azubi*|auszubildend*|lehrling*|kellner*|bedienung*|personal|team|verkaufer*|helferin*|arzthelferin*|sprechstundenhilfe|koch|kochin|aushilfe*|praktikant*|servicekraft*|friseurin*|mann|frau|kind*|tochter|sohn|madl|madel|bua|mutter|vater|bruder|schwester|fro|fru|freund*|leute|gaste|kundschaft';
const US = `mich|mi|uns|${STAFF}`;
const THEM = `${US}|ich|wir|ihn|sie`;
/** Told of what is over, it is a reason to ask about a review. */
const OVER =
  'hat|haben|hab|hatte|hatten|habe|hot|ham|war|waren __ bedroht|randaliert|geprugelt|verprugelt|geschlagen|los|losgegangen|prugelt';
const WHO =
  'er|gast|gaste|kunde|kunden|kundin|kund|patient*|kerl*|typ*|mann|manner|jemand|einer|eina|oana|fremder|betrunkener|rezensent*|verfasser*|nachbar*|freund|ex';
const THROWN = 'stuhl*|flasche*|glas*|glaser*|stein*|teller*|geschirr|aschenbecher*';
const WEAPON = 'messer|pistole|waffe|axt|hammer|knarre|baseballschlager|flasche|eisenstange';
const SHUT_IN = 'lager*|buro|toilette*|klo|bad|kuche|keller|umkleide*|kuhlraum|hinterzimmer|nebenraum';

/** Somebody threatens or attacks people of the business, as those tell it who see it: no word of killing need be said. */
export const threatenedHere: readonly Sign[] = [
  {
    // Whoever lives near, or did, strikes or threatens with death.
    any: phrases(
      'ex|exmann|exfreund|mann|freund|partner|lebensgefahrte|vater|bruder _ __ hat mich|uns _ _ geschlagen|verprugelt|gewurgt|getreten',
      'uberleb|uberlebe ich|i es|das nicht|ned|net|nimmer',
    ),
    none: phrases(
      'bewertung*|rezension* __ behauptet|schreibt|steht',
      'gast|kunde|kundin __ hat',
      'schach|skat|kicker|karten|spiel|tennis|minigolf',
    ),
  },
  {
    // Many are to be harmed, or something that harms lies in the post.
    any: phrases(
      'nehm|nehme|reiss|reisse|nimm _ _ so|moglichst viele|viel mit',
      'so viele|viel mitnehmen|mitnehme|mitreissen|erwischen _ wie ich|moglich|geht',
      'brief|umschlag|post|paket|packchen|briefkasten __ patrone|patronen|pulver|gewehrkugel|munition',
      'patrone|patronen|gewehrkugel|munition|pulver __ brief|umschlag|briefkasten|paket|packchen',
      'maskiert*|vermummt*|rauber __ laden|kasse|tresor|drin|tur|haus',
      'raumt|raumen _ _ kasse|laden|tresor _ aus|leer',
      'bombe __ hotel|haus|laden|restaurant|praxis|lokal|cafe|halle|schule|gebaude __ liegt|lage|ist|sei|deponiert|versteckt|hochgeht|explodiert',
      'hotel|haus|laden|restaurant|praxis|lokal|cafe|halle|schule|gebaude __ liegt|lage|ist|sei|deponiert|versteckt __ bombe|sprengsatz',
    ),
    none: phrases(
      OVER,
      'bewertung*|rezension*|sterne|unterlagen|brotchen|kuchen|gaste|kunden _ mit',
      'backpulver|waschpulver|puddingpulver|milchpulver|proteinpulver|kakaopulver|druckerpatrone*|tintenpatrone*|tinte|toner|drucker*|tonerpulver',
      'verkauf*|bestell*|liefer*|versand*|schutzenverein|jager*|jagd*|waffen*|theater*|film|roman|krimi',
    ),
  },
  {
    // 'Er wüsste auch, wann meine Tochter Schulschluss hat.'
    any: phrases(
      'er|der|einer|jemand|anrufer|typ|kerl|sie|die weiss|wusste|wisse|kennt _ wann|wo|welche|welcher __ tochter|sohn|kind|kinder|kleine|kleinen|frau|enkel* __ schule|schulschluss|schulaus|kita|kindergarten|wohnt|wohnen|heimgeht|heimkommt|feierabend',
      'morgen|bald|nachste*|heute|nacht|woche|demnachst brennt euer|eure|dein|deine|ihr laden|haus|lokal|restaurant|geschaft|cafe|praxis|salon|auto',
      'hab|habe ihr|ihm|ihnen|deren|seine|ihre _ die|an bremsen|bremsleitung',
      'bombe|sprengsatz|bombm|bumbe _ lage|liege|liegt|versteckt|gelegt|deponiert|platziert',
      'lage|liege|liegt __ eine|a|ne bombe|sprengsatz',
      'sonst|dann brennt mein|meine|unser|unsere|dein|euer|der|das restaurant|laden|lokal|haus|geschaft|cafe|praxis|salon',
    ),
    none: phrases('bewertung|rezension|schreibt|steht __ wo die|der|das', 'weiss nicht'),
  },
  {
    // At home.
    any: phrases(
      'mann|mo|freund|vater|ex|exmann|partner|lebensgefahrte|er|der _ __ hat|hot|hod mich|mi|uns|ma _ wieder|wieda|gestern|heute|grad|vorhin|so _ geschlagen|gschlagen|gschlogn|ghaut|gehaut|verprugelt|vermobelt|verdroschen|zusammengeschlagen',
      'hat|hot|hod _ mich|mi|uns _ am|um|beim _ hals|gurgel|kehle gepackt|gwurgt|gewurgt|gedruckt',
      'schlagt|haut|verprugelt|prugelt|wurgt er|sie|der mich|mi|uns _ wieder|immer|dann|oft|manchmal|tot|windelweich|grun',
      'mann|freund|vater|ex|exmann|partner|lebensgefahrte _ __ schlagt|verprugelt|prugelt|wurgt|misshandelt mich|mi|uns|kinder',
      'schlagt|verprugelt|prugelt|wurgt mich|mi|uns _ mann|freund|vater|ex|partner|daheim|zuhause',
    ),
    none: phrases('bewertung*|rezension*|stern|sterne|vor|schach|tennis|kartenspiel*|preis*|konkurrenz*'),
  },
  {
    any: phrases(
      'fliegt|fliegen|fliagt _ __ in die luft',
      'fliegt|fliegen|fliagt _ __ ind|id luft',
      'in die luft jag*|spreng*|gejagt|gesprengt|geht|fliegt|fliegen',
      'treten|tritt|trettn|schlagen|schlagt|brechen|bricht|hauen|haut _ _ tur|hintertur|haustur|ladentur|eingangstur|scheibe|fenster ein|auf',
    ),
    none: phrases(
      'preise|kosten|zinsen|sicherung*|blutdruck|decke|hut|stimmung|nerven|bewertung|bewertungen|rezension*|steht',
      'durch die tur|hintertur|haustur|ladentur|eingangstur',
      'feuerwerk*|pyrotechn*|sprengmeister*|abbruch*|ballon*|drohne*|drachen|vogel',
    ),
  },
  {
    any: phrases(
      `bedroht|bedrohen|bedrohd __ ${US}|alle|si|sie|jeden`,
      `${THEM} __ bedroht|bedrohd`,
      `${US} _ wird|werden|werde|werd __ __ bedroht|bedrohd`,
      `droht|drohen|drohd _ ${STAFF}`,
      `${STAFF} __ aufgelauert|auflauert|auflauern`,
      `verfolgt|verfolgen _ ${STAFF}`,
      'hilfe __ bedroht|bedrohd',
      `${WHO} __ droht|drohd __ ${US} __ mit schlag*|prugel*|gewalt|faust*`,
    ),
    none: phrases(
      OVER,
      'bedroht|bedrohen _ existenz*|ruf|geschaft*|betrieb*|zukunft|laden|arbeitsplatz*|umsatz*|lebenswerk',
      'existenz*|ruf|zukunft|arbeitsplatz*|umsatz*|lebenswerk __ bedroht',
      'mit _ bewertung*|rezension*|stern*|anwalt*|anwaltin|klage|anzeige|gericht|mahnung|inkasso|kundigung|kommentar*|abmahn*',
      'mich|uns|ich|wir|sind|bin _ von|durch _ bewertung*|rezension*|stern*|konkurrenz*|kommentar*',
      'behauptet|behaupte*|angeblich|vorgeworfen|vorwurf|unterstell*',
      'bewertung*|rezension*|kommentar*|text|darin _ __ steht|heisst',
      'schreibt|schrieb|sagt|meint|geschrieben __ hatte|hatten|habe|sei|wurde|wurden',
    ),
  },
  {
    any: phrases(
      `geht|gehen|ging|gangen auf _ ${US}|ihn|sie _ los`,
      'werden|wird|werd|wern gerade|grad|jetzt|soeben|grade uberfallen|ausgeraubt|angegriffen',
      'uberfallen|ausgeraubt __ versteckt|verstecke',
      `auf _ ${US}|ihn|sie _ losgeht|losgegangen|losgehen|eingeprugelt|einschlagt`,
      `${WHO} __ lasst|losst|lasse|lassen _ ${US}|sie|ihn __ ${NOT} _ raus|heraus|vorbei|gehen`,
      `${US}|sie|ihn _ gepackt|packt|festgehalten|gewurgt|wurgt|geschubst|schubst|verprugelt`,
      `packt|wurgt|schubst|verprugelt _ ${US}`,
      `schlagt _ ${US} __ zusammen|ins|mit|nieder`,
      `${US} __ ohrfeige|faustschlag|kopfnuss`,
      `prugeln|prugelt|schlagen|schlageren sich|si _ __ gast*|kunde*|manner|leute`,
      `gast*|kunde*|manner|leute __ prugeln|schlagern sich|si`,
      `${WHO} _ aggressiv|gewalttatig __ vor|auf ${US}`,
      `${WHO} __ randaliert|randaliern|randalieren|prugelt`,
      'randaliert|randalieren _ gast|kunde|kerl|typ|mann|jemand|einer|leute|betrunkene*',
      'wird|werden|ist|geworden|wurde __ handgreiflich|gewalttatig',
      'handgreiflich|gewalttatig geworden|wird|werden',
      `wirft|werfen|schmeisst|schmeissen|wirfd __ ${THROWN} _ nach|auf|gegen|um`,
      `wirft|werfen|schmeisst|schmeissen __ mit _ ${THROWN}`,
      `holt|holte __ aus __ ${US}`,
      `${US} __ holt|holte aus`,
      `schlagt auf _ ${US}|ihn|sie _ ein`,
      `tritt|treten|hammert|schlagt gegen _ _ tur|ladentur|ture|scheibe|fenster`,
      `fuchtelt|zuckt|zieht|gezogen __ ${WEAPON}`,
      `eingesperrt|eingeschlossen|verbarrikadiert|versteckt|verstecken|verstecke __ vor|weil|wegen _ _ ${WHO}`,
      `im|ins|in _ ${SHUT_IN} _ eingesperrt|eingeschlossen|verbarrikadiert|versteckt __ ${WHO}`,
    ),
    none: phrases(
      OVER,
      'haben sich|si _ geprugelt|geschlagen',
      'ohrfeige|prugel* _ fur|an|bewertung*',
      'mit _ bewertung*|rezension*|stern*|einsen|kommentar*',
      'konkurrenz|konkurrent*|mitbewerber*|abo|vertrag|konto|seite|app|browser|programm|anmeld*|internet|formular',
      'behauptet|behaupte*|angeblich|vorgeworfen|vorwurf|unterstell*',
      'bewertung*|rezension*|kommentar*|text|darin _ __ steht|heisst',
      'schreibt|schrieb|sagt|meint|geschrieben __ hatte|hatten|habe|sei|wurde|wurden',
      'packt|packen das|es|den|die mit',
      'ehrgeiz|wut|neugier*|lachen|panik',
    ),
  },
];
