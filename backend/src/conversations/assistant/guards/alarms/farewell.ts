import { phrases, type Sign, together } from './phrase.ts';

/** So many ways to say that one will not wake up again. */
const WAKE = 'aufwach*|ufwach*|uffwach*|aufsteh*|uffsteh*';
const I = 'ich|i|isch|ick|ik';
const NOT = 'nicht|nich|ned|net|nit|nimmer|nimma|nix|nichts';
const GONE = 'tot|weg|fort|nimmer|gegangen';
const MEANS =
  'strick|seil|schlinge|tabletten|pillen|schlaftabletten|klinge|rasierklinge|rasierklingen|pistole|knarre|revolver|flinte|gewehr|gift';
/** What one sees to before one goes. */
const LEFT_BEHIND =
  'testament|erbe|nachlass|beerdigung|bestattung|grab|grabstelle|patientenverfugung|kinder|kindern|kleinen|katze|kater|hund|hunde|tiere|tier|vogel|pferd|brief|briefe|abschiedsbrief*|lebensversicherung|sterbegeld*|passworter|schlussel|papiere';
const ANIMALS_AND_CHILDREN = 'hund|hunde|katze|kater|kinder|kindern|kleinen|tiere|testament|beerdigung|abschiedsbrief*';
const BUSINESS =
  'kunde|kundin|kunden|abo|vertrag|euch|ihnen|google*|profil|suche|suchen|maps|internet|karte|selbstandig*|geschaft|laden|betrieb|firma|gast|gaste|urlaub|messe|umzug|steuer*|nachfolge*|ubergabe*|rente|ruhestand|standort|seite|nummer|adresse|anschrift|telefon|buro|team';
const ON_RAILS = 'bahngleis*|gleis*|gleise|bahndamm|klippe|brucke|bruck|hochhaus';

/** Danger to oneself in the words of a farewell: no word of death, and nothing asked. */
export const farewellInWords: readonly Sign[] = [
  {
    any: [
      ...phrases(
        `${NOT}|nie|nia|nemme|nemmer _ meh|mehr|mea|me|wieder ${WAKE}`,
        'auf|am der|dem|einer|na bruck|brucke|talbrucke|autobahnbrucke|eisenbahnbrucke steh|stehe|sitz|sitze',
        // Nobody stands there to see to a review; who waits in a car says so.
        'steh|stehe|sitz|sitze|bin _ auf|an|am der|dem|einer|na talbrucke|autobahnbrucke|eisenbahnbrucke|bahnbrucke|bruckengelander',
        'wenn sie|er|man|jemand|meine|mein _ mich|mi findet|gefunden',
      ),
      together(
        phrases(
          'komme|komm|kimm|kumm _ nicht|nimmer|nie|ned|net _ wieder|zuruck|heim|hoam',
          'komme|komm|kimm|kumm nimmer|nie wieder|heim|hoam',
        ),
        phrases(
          'pass|passt gut|guat auf',
          'pass|passt auf dich|di|euch',
          'suizid*|abschied*|verabschied*|suizidversuch',
        ),
      ),
    ],
    none: phrases('gast|gaste|kunde|kunden|bewertung*|rezension*|restaurant|hotel|stau|baustelle|panne'),
  },
  {
    any: [
      together(
        phrases(
          'pack|packe|pock|schaff|schaffe|derpack|derpacks _ __ nimma|nimmer|nemma',
          'pack|packe|pock|schaff|schaffe __ nicht|nich|ned|net|nit mehr|meh|mea',
        ),
        phrases(
          `mach|mache|moch|moach ${I} _ a|an|ein|dem end|ende|schluss`,
          `${I} mach|mache|moch|moach _ a|an|ein|dem end|ende|schluss`,
        ),
        phrases('pfiat|pfiati|pfiats|servus|adieu|lebt|leb|machts|tschuss|ciao|baba'),
      ),
    ],
    none: phrases('abo|abonnement|vertrag|vertrog|kundig*|kindig*|mit euch|eich|ihnen|sternklar|euer|eier'),
  },
  {
    any: phrases('wars|wers _ mit mir|mia|mer', 'war|ware|wer|ist|is das|es|des|s|dat _ _ mit mir|mia|mer'),
    none: phrases(BUSINESS, 'mit mir _ los|machen|zu|nicht|anders|reden|sprechen|gemacht'),
  },
  {
    any: [
      together(
        phrases(
          'alles|ois|ollas|alls|schon|hab|habe|ist|is|sind _ geregelt|vorbereitet|organisiert|geordnet|sortiert|aufgeschrieben|verteilt|verschenkt|erledigt|parat',
          'in ordnung gebracht',
          'weggegeben|verschenkt|untergebracht|versorgt|hergegeben|uberschrieben',
        ),
        phrases(LEFT_BEHIND),
        phrases(
          `brauch*|braucht __ ${NOT} _ mehr`,
          `brauch*|braucht ${I} nimmer|nimma`,
          'wars|war|ware _ _ mit mir',
          `wenn|wann ${I} _ ${GONE}`,
          `wenn|wann ${I} _ ${NOT} mehr`,
          'nach mir',
          'ohne mich|mi',
          'erlost|erlosung|frieden',
          'abschied*|verzeih*|vergeb*|vergib',
        ),
      ),
      together(
        phrases(`wenn|wann|sobald ${I} _ tot|gestorben bin|bi`, `wenn|wann|sobald ${I} nimmer bin|bi|leb|lebe`),
        phrases(`${I} plane|plan _ das|des|es|dit`, `plane|plan ${I} _ das|des|es|dit`),
      ),
      // What others shall have, or be spared, then: not what becomes of a contract, which is a question.
      together(
        phrases('soll|sollen|solln|sollten|kummer*|sorg*|pass|passt|grusst'),
        phrases('kinder|kindern|kids|kleinen|frau|mann|familie|eltern|mama|mutter|tochter|sohn|enkel'),
        phrases(`wenn|wann|sobald ${I} _ tot`),
      ),
      ...phrases(
        `regel*|erledig*|bring*|mach*|klar*|ordne ${I} _ __ ${ANIMALS_AND_CHILDREN} __ dann|danach|nachher _ _ ruh|ruhe|schluss|vorbei|egal|frieden`,
        `${I} regel*|erledig*|bring*|mach*|klar*|ordne _ __ ${ANIMALS_AND_CHILDREN} __ dann|danach|nachher _ _ ruh|ruhe|schluss|vorbei|egal|frieden`,
        'alles|ois|ollas _ fur danach',
        `wenn|wann|bis ihr|sie|du das|dies|des|es lest|lesen|liest|lesn|hort __ bin|lebe|lieg|liege _ ${GONE}`,
        `wenn|wann|bis ihr|sie|du das|dies|des|es lest|lesen|liest|lesn|hort __ bin|lebe|gibt|gibts _ ${NOT} mehr _ leben|da`,
        `wenn|wann|bis ihr|sie|du das|dies|des|es lest|lesen|liest|lesn|hort __ gibt|gibts mich|mi _ ${NOT}`,
      ),
    ],
    none: phrases(
      'urlaub|umzug|steuer*|nachfolge*|ubergabe*|rente|ruhestand|verkauf*|tierheim|tierarzt|tierpension|erreichbar|feierabend|abwesend',
      'fur heute',
    ),
  },
  {
    any: phrases(
      'findet|finden|findt|find mich|mi|misch __ tot|leblos|putzfrau|polizei|hausmeister*',
      'morgen|ubermorgen fruh|frueh|abend|nacht _ __ findet|finden|findt mich|mi|misch',
      'morgen findet|finden|findt mich|mi|misch',
    ),
    none: phrases(BUSINESS, 'finden|findet mich __ leute|online|uber|im|unter'),
  },
  {
    any: phrases(
      `${MEANS} hangt|liegt|liegen|wartet|warten _ schon|bereit|parat|vor|neben|griffbereit`,
      `${MEANS} _ hab|habe ${I} _ schon|bereit|parat|besorgt|gekauft`,
      `hab|habe ${I} _ ${MEANS} _ bereit|parat|besorgt|gekauft|vor`,
      'brucke|dach|balkon|hochhaus|turm|stock|stockwerk|klippe __ hoch|tief genug',
    ),
    none: phrases(
      'gast|kunde|kundin|patient*|apotheke*|praxis|arzt*|verkauf*|sortiment|regal|werkstatt|turnhalle|kletter*|segel*|boot|schiff|baustelle|feuerwehr|jagd*|jager|verein|diabet*|zucker|rezept*|bestell*',
    ),
  },
  {
    any: [
      ...phrases(
        'ade|adieu|tschuss|leb|lebe|lebwohl|goodbye _ welt',
        'das|dies|des|dat|es ist|is|wird mei|mein|meine letzte|letzter nacht|fahrt|abend',
        'letzte|letzter nachricht|gruss|worte von mir',
      ),
      together(
        phrases('wollte|will|mochte|mocht|mecht|muss mich|mi|misch _ _ verabschieden'),
        phrases('einzigen|einzige|niemand|keiner', 'machts|machs|mochts gut'),
      ),
      together(
        phrases('danke|dank|vergelts fur alles|ois|ollas'),
        phrases('verzeih*|vergeb*|vergib|vergesst', `${NOT} _ mehr _ da|sein`),
      ),
    ],
    none: phrases(
      'abo|vertrag|kundig*|rechnung|hilfe|geholfen|beratung|unterstutzung|antwort*|rente|team|geschaft|laden|anwalt|thema|frist|urlaub|feierabend',
      'letzte|letzter fahrt|nacht|abend _ im|vor|hotel|urlaub|offen',
      'fur heute|erstmal|vorerst|diese',
    ),
  },
  {
    any: [
      ...phrases(
        'heut|heute|heit|heid|morgen|moing|jetzt|bald _ is|ist|isch schluss|aus|ende mit mir|mia|mer',
        'zu beenden|enden und zwar alles|ois',
        'is|ist|isch heut|heute|heit|heid|morgen|jetzt|bald schluss|aus|ende mit mir|mia|mer',
        `will|mag|mog|mecht|mochte ${I} nur|nua|bloss noch|no dass|das|des es _ vorbei|aufhort|rum`,
        'will|mag|mog|mecht|mochte nur|nua|bloss noch|no dass|das|des es _ vorbei|aufhort|rum',
      ),
      together(
        phrases('nach|bei|fur meiner|meine|mei beerdigung|bestattung|trauerfeier'),
        phrases('morgen|ubermorgen|heute|heit|heut|bald|umschlag|brief|zettel|kummert|kummern'),
      ),
    ],
    none: phrases(
      'hat|hot|hatte|gemacht __ schluss mit mir',
      'schluss mit mir los|reden|machen|gemacht',
      'testament*|nachfolge*|wer ubernimmt|erben|was passiert|falls|irgendwann|vorsorge*',
      'bewertung*|rezension*|verfahren|streit|prozess|umbau|saison|messe|quartal|urlaub|winter|corona|baustelle __ vorbei|aufhort|rum',
      'vorbei|aufhort|rum __ bewertung*|rezension*|verfahren|streit|prozess|umbau|saison|messe|quartal|urlaub|winter|corona|baustelle',
    ),
  },
  {
    any: [
      together(
        phrases(
          'frau|mann|sohn|tochter|mutter|vater|freund|freundin|bruder|schwester|kind _ __ gestorben|verstorben|tot|beerdigt',
        ),
        phrases(
          'will|mochte|mecht|folg*|freu* _ _ zu ihr|ihm',
          `folg*|geh* ${I} _ ihr|ihm _ nach|bald`,
          'wieder|endlich bei ihr|ihm',
          'wieder zusammen|vereint',
        ),
      ),
    ],
    none: phrases('gast|kunde|kundin|patient*|bewertung*|rezension*|betrieb|abo|vertrag|unterlagen|wechseln|werkstatt'),
  },
];

/** Who can and will no more, and says goodbye, in one breath: 'kann nich mehr will nich mehr machts gut'. */
const NO_MORE = 'nicht|nich|nit|ned|net|nix mehr|mea|meh|mer';
export const farewellInOneBreath: readonly Sign[] = [
  {
    any: [
      together(
        phrases(`kann|kan|ko|ka|kon|pack|packs ${NO_MORE}`, 'kann|kan|ko|ka|kon|pack|packs nimmer|nimma|nemme'),
        phrases(`will|wui|mag|mog|wil ${NO_MORE}`, 'will|wui|mag|mog|wil nimmer|nimma|nemme'),
        phrases('machts|machs|mochts gut|guat', 'lebt|leb wohl', 'lebwohl|tschuss|adieu|ade|pfiat*|pfiad*|goodbye'),
      ),
      together(
        phrases('satt|leid|mude|miad'),
        phrases('alles|alls|ois'),
        phrases('lebt|leb|lebe wohl', 'lebwohl|lebtwohl'),
      ),
    ],
    none: phrases(
      'abo|abonnement|vertrag|kundig*|mitgliedschaft|kunde|kundin|zahlen|zoin|preis|geld|bewertung*|rezension*|antrag*|formular|job',
    ),
  },
  {
    // The coat on its nail, and who wore it, too.
    any: phrases(
      'ich|i|isch|ick|ik hang|hange|hang|heng|henk __ kittel|schurze|schurz|koffer|hut|job|beruf|laden|ladn __ und|un|unn|ond|u mich|mi|misch _ _ mit|dazu|daneben|gleich|auch|hinterher',
      'hang|hange|heng|henk ich|i|isch|ick|ik __ kittel|schurze|schurz|koffer|hut|job|beruf|laden|ladn __ und|un|unn|ond|u mich|mi|misch _ _ mit|dazu|daneben|gleich|auch|hinterher',
    ),
  },
];

const FAMILY = 'fam|famillie|familie|kinder*|jungs|frau|mama|mutter|tochter|sohn|mann|vater|papa|eltern|leuten|allen';

/** The same of somebody else, told over several sentences: a picture of rails, a farewell, and nobody answers. */
export const farewellAcrossSentences: readonly Sign[] = [
  {
    any: [
      together(
        phrases(`sag|sags|sagt|sach|sagen|richte*|schreib* _ __ ${FAMILY}`),
        phrases('liebhab*|liebe', 'lieb hab*', 'leid _ tut'),
        phrases('hab|habe|hob was|etwas|viel|alle|alles _ genom*|genommen|geschluckt|eingeworfen'),
      ),
    ],
  },
  {
    any: [
      together(
        phrases(
          'sag|sagt|sach|sagen|richte*|schreib* _ __ kinder*|jungs|frau|mama|mutter|familie|tochter|sohn|mann|vater|papa|eltern',
        ),
        phrases('lieb|liebe|gern hab*|sie|ihn|se|leid'),
        phrases('komm|komme|kumm|kimm __ nich|nicht|nie|ned|net mehr|wieder|meh'),
      ),
    ],
    none: phrases('bewertung*|rezension*|urlaub|spater|feierabend'),
  },
  {
    any: phrases('erledigt|vorbei|beendet|zu _ __ ich bin|bins _ heute|heut|morgen|bald|gleich _ auch'),
    none: phrases('fertig|durch|pleite|urlaub|rente|feierabend'),
  },
  {
    any: [
      together(
        phrases(
          'sitz|sitze|steh|stehe|lieg|liege|hock|hocke ich|i|isch|ick _ __ mit|vor',
          'ich|i|isch|ick sitz|sitze|steh|stehe|lieg|liege|hock|hocke __ mit|vor',
          'vor mir|mia',
        ),
        phrases(MEANS),
        phrases(
          'kann|ko|ka|kon|kan _ nicht|nimmer|nimma|ned|net|nich mehr|meh',
          'mag|will|wui nimmer|nimma|nicht _ mehr|leben',
        ),
      ),
    ],
    none: phrases(
      'heissklebe*|klebepistole|schreckschuss*|massage*|wasserpistole|geschenk*|gast|kunde|kundin|bewertung*',
    ),
  },
  {
    any: [
      together(
        phrases(
          'er|sie|mann|frau|chef|chefin|vater|mutter|sohn|tochter|bruder|schwester|kollege|kollegin|freund|freundin|azubi',
        ),
        phrases(
          'ehering|handy|schlussel|geldborse|geldbeutel|ausweis|brille|uhr __ gelegt|hingelegt|dagelassen|abgelegt|zuruckgelassen',
        ),
        phrases('rhein|donau|elbe|main|neckar|isar|mosel|fluss|see|meer|wasser|brucke|bruck|wald|gleis*'),
        phrases('gelaufen|gegangen|losgegangen|losgelaufen|verschwunden|gefahren'),
      ),
    ],
    none: phrases('gast|gaste|kunde|kundin|gestohlen|geklaut|fundsachen|fundburo|baden|schwimmen|angeln|urlaub'),
  },
  {
    any: [
      together(
        phrases(ON_RAILS),
        phrases(
          'geht|gehen|gangt nicht|ned|net|nimmer ans|an telefon|handy|apparat',
          'telefon|handy _ aus|ausgeschaltet',
          'meldt|meldet sich|si nicht|ned|net|nimmer',
        ),
        phrases('tschuss|abschied*|verabschied*|machts|lebt|gepostet|zuletzt|fertig'),
        phrases('azubi|er|sie|mann|frau|sohn|tochter|bruder|schwester|freund*|kolleg*|chef*|vater|mutter|lehrling'),
      ),
    ],
    none: phrases('gast|gaste|kunde|kunden|bauarbeiten|baustelle|zug|umleitung|hotel|lage|lieferung|cafe|support'),
  },
  {
    any: phrases(
      'fahr|fahre|foahr|fohr|rase|steuer|steuere|lenk|lenke ich|i|ick|ik __ gega|gegen|gegn|geign|vor _ __ pfeiler|bruckenpfeiler|brickapfeiler|bruckapfeiler|betonpfeiler|baum|boom|bom|mauer|tunnelwand',
      'fahr|fahre|foahr|fohr|rase|steuer|steuere|lenk|lenke ich|i|ick|ik vorn|vorm|gegen|gegn _ boom|bom|baum|pfeiler',
      'ich|i|ick|ik fahr|fahre|foahr|fohr|rase|steuer|steuere|lenk|lenke __ gega|gegen|gegn|geign|vor _ __ pfeiler|bruckenpfeiler|brickapfeiler|bruckapfeiler|betonpfeiler|baum|mauer|tunnelwand',
      'gah|ga|geh|gehe|gang ich|i|ik|ick|vunavend|heute|heut|heit|hued|jetzt __ water|wasser|fluss|see|rhein|elbe|donau|neckar|main|isar __ nich|nicht|net|ned|nimmer|nimma _ wedder|wieder|mehr _ rut|raus|aussi|zuruck|heim',
      'ich|i|ik|ick gah|ga|geh|gehe|gang __ water|wasser|fluss|see|rhein|elbe|donau|neckar|main|isar __ nich|nicht|net|ned|nimmer|nimma _ wedder|wieder|mehr _ rut|raus|aussi|zuruck|heim',
    ),
    none: phrases(
      'fast|beinahe|versehen|damals|gestern|letzte|letztes|versicherung|gast|kunde|kundin|ausgewichen|schwimmen|baden|angeln',
    ),
  },
];
