import { phrases, type Sign, together } from './phrase.ts';

/** So many ways to say that one will not wake up again. */
const WAKE = 'aufwach*|ufwach*|uffwach*|aufwache|aufsteh*|uffsteh*|aufwachn';
const I = 'ich|i|isch|ick|ik';
const NOT = 'nicht|nich|ned|net|nit|nimmer|nimma|nix|nichts';
const MEANS =
  'strick|seil|schlinge|tabletten|pillen|schlaftabletten|klinge|rasierklinge|rasierklingen|pistole|knarre|revolver|flinte|gewehr|gift|insulin|spritze|benzin';
/** What one sees to before one goes. */
const LEFT_BEHIND =
  'testament|erbe|nachlass|beerdigung|bestattung|grab|grabstelle|patientenverfugung|kinder|kindern|kleinen|katze|kater|hund|hunde|tiere|tier|vogel|pferd|brief|briefe|abschiedsbrief*|lebensversicherung|sterbegeld*|passworter|schlussel|unterlagen|papiere';
const BUSINESS =
  'kunde|kundin|kunden|abo|vertrag|euch|ihnen|google*|profil|suche|suchen|maps|internet|karte|selbstandig*|geschaft|laden|betrieb|firma|gast|gaste|urlaub|messe|umzug|steuer*|nachfolge*|ubergabe*|rente|ruhestand|standort';

/** Danger to oneself in the words of a farewell: no word of death, and nothing asked. */
export const farewellInWords: readonly Sign[] = [
  {
    any: [
      ...phrases(`${NOT}|nie|nia|nemme|nemmer _ meh|mehr|mea|me|wieder ${WAKE}`),
      together(
        phrases('komme|komm|kimm|kumm _ nicht|nimmer|nie|ned|net _ mehr wieder|zuruck|heim|hoam'),
        phrases(
          'pass|passt gut|auf|guat auf|auf|dich|di|euch',
          'versuch|versucht|suizid*|abschied*|verabschied*|lieb|vergiss',
        ),
      ),
    ],
    none: phrases('gast|gaste|kunde|kunden|bewertung*|rezension*|restaurant|hotel'),
  },
  {
    any: [...phrases('wars|wers _ mit mir|mia|mer', 'war|ware|wer|ist|is das|es|des|s|dat _ _ mit mir|mia|mer')],
    none: phrases(BUSINESS, 'mit mir _ los|machen|zu|nicht|anders|reden|sprechen|gemacht'),
  },
  {
    any: [
      together(
        phrases(
          'alles|ois|ollas|alls|schon|hab|habe|ist|is|sind _ geregelt|vorbereitet|organisiert|geordnet|sortiert|aufgeschrieben|verteilt|verschenkt|bereit|erledigt|parat',
          'in ordnung gebracht',
          `weggegeben|verschenkt|untergebracht|versorgt|hergegeben|uberschrieben`,
        ),
        phrases(LEFT_BEHIND),
        phrases(
          `fur|wenn|wann|dann|danach|nachher|hinterher|bald|morgen|heute|endlich|letzte*`,
          `wars|war das|es _ mit mir`,
          `brauch*|braucht __ ${NOT} _ mehr`,
          `brauch*|braucht ${I} nimmer|nimma`,
        ),
        phrases(
          `brauch*|braucht __ ${NOT}|nimmer`,
          `wars|war|ware _ _ mit mir`,
          `wenn|wann ${I} _ weg|fort|tot|gegangen|${NOT} _ mehr|da`,
          'nach mir',
          'ohne mich|mi',
          'frieden|ruhe|erlost|erlosung|vorbei|schluss',
          'abschied*|verzeih*|vergeb*|vergib',
        ),
      ),
      ...phrases(
        `regel*|erledig*|bring*|mach*|klar*|ordne ${I} _ __ hund|katze|kater|kinder|kindern|tiere|testament|papiere|beerdigung|buchhaltung __ dann|danach|nachher _ _ ruh|ruhe|schluss|vorbei|egal|frieden|nix|nichts|nimmer`,
        `${I} regel*|erledig*|bring*|mach*|klar*|ordne _ __ hund|katze|kater|kinder|kindern|tiere|testament|papiere|beerdigung|buchhaltung __ dann|danach|nachher _ _ ruh|ruhe|schluss|vorbei|egal|frieden|nix|nichts|nimmer`,
        `alles|ois|ollas _ fur danach|nachher|hinterher`,
        `wenn|wann|bis ihr|sie|du das|dies|des|es lest|lesen|liest|lesn|hort __ bin|lebe|gibt|lieg|liege __ ${NOT}|weg|tot|nimmer|fort|woanders`,
      ),
    ],
    none: phrases('urlaub|umzug|steuer*|nachfolge*|ubergabe*|rente|ruhestand|verkauf*|tierheim|tierarzt|tierpension'),
  },
  {
    any: phrases(
      'findet|finden|findt|find mich|mi|misch _ __ tot|leblos|putzfrau|polizei|vermieter*|hausmeister*|nachbar*|erst',
      `morgen|ubermorgen|fruh|montag|abend|spater _ __ findet|finden|findt mich|mi|misch`,
      'werdet|wird|werden mich|mi __ finden|gefunden',
    ),
    none: phrases(BUSINESS, 'finden|findet mich __ kunden|leute|online|uber|im|unter'),
  },
  {
    any: phrases(
      `${MEANS} hangt|liegt|liegen|steht|stehen|wartet|warten _ schon|bereit|parat|vor|neben|griffbereit|hier|da`,
      `${MEANS} _ hab|habe|ist|sind|liegt|liegen ${I} _ schon|bereit|parat|besorgt|gekauft`,
      `hab|habe ${I} _ schon _ ${MEANS} _ schon|bereit|parat|besorgt|gekauft|da|hier|vor`,
      `brucke|dach|balkon|hochhaus|turm|stock|stockwerk|klippe __ hoch|tief genug`,
    ),
    none: phrases(
      'gast|kunde|kundin|patient*|apotheke*|praxis|arzt*|verkauf*|sortiment|regal|werkstatt|turnhalle|kletter*|segel*|boot|schiff|baustelle|feuerwehr|jagd*|jager|verein|diabet*|zucker|rezept*|bestell*',
    ),
  },
  {
    any: [
      ...phrases(
        'ade|adieu|tschuss|leb|lebe|lebt|lebwohl|servus|goodbye _ welt|leben|alle|alles|ihr lieben',
        `das|dies|des|dat|es ist|is|wird|war _ mei|mein|meine|meiner letzte|letzter|letztes nachricht|mail|gruss|nacht|fahrt|abend`,
        `letzte|letzter nachricht|gruss von mir`,
      ),
      together(
        phrases('wollte|will|mochte|mocht|mecht|muss mich|mi|misch _ _ verabschieden', 'mich|mi verabschieden'),
        phrases('einzigen|einzige|niemand|keiner', 'fur immer', 'machts|machs|mochts gut'),
      ),
      together(
        phrases('danke|dank|vergelts fur alles|ois|ollas'),
        phrases(
          `verzeih*|vergeb*|vergib|vergesst|leid`,
          `${NOT} _ mehr _ da|hier|geben|sein`,
          'kummert|passt euch|auf|ihr',
          'gehe|geh ich|i|jetzt',
        ),
      ),
    ],
    none: phrases(
      'tschuss|servus|adieu|ade alle|alles zusammen',
      'ihre|eure|auf|auf meine letzte|letzten nachricht|mail',
      'fur heute|erstmal|vorerst|diese',
      'letzte|letzter nachricht|mail __ hilfe|geholfen|antwort*|gelesen|erhalten|bekommen|von|am|um',
      'abo|vertrag|kundig*|rechnung|hilfe|geholfen|beratung|unterstutzung|antwort*',
    ),
  },
  {
    any: [
      together(
        phrases(
          'frau|mann|sohn|tochter|mutter|vater|freund|freundin|bruder|schwester|kind _ __ gestorben|verstorben|tot|beerdigt|gegangen|fort',
        ),
        phrases(
          `will|mochte|mecht|geh*|komm*|folg*|freu* _ __ zu ihr|ihm|ihnen`,
          `folg*|geh*|komm* ${I} _ ihr|ihm|ihnen _ nach|bald`,
          'wieder|endlich bei ihr|ihm|ihnen',
          'wieder zusammen|vereint',
        ),
      ),
    ],
    none: phrases('gast|kunde|kundin|patient*|bewertung*|rezension*'),
  },
];

/** The same of somebody else, told over several sentences: a picture of rails, a farewell, and nobody answers. */
export const farewellAcrossSentences: readonly Sign[] = [
  {
    any: [
      together(
        phrases(
          'ehering|ring|handy|schlussel|geldborse|geldbeutel|ausweis|brille|jacke|uhr __ gelegt|hingelegt|dagelassen|abgelegt|zuruckgelassen|liegen',
        ),
        phrases('rhein|donau|elbe|main|neckar|isar|mosel|nahe|fluss|see|meer|wasser|brucke|bruck|wald|gleis*|bahnhof'),
        phrases('gelaufen|gegangen|losgegangen|losgelaufen|weg|fort|verschwunden|gefahren'),
      ),
    ],
    none: phrases('gast|gaste|kunde|kundin|gestohlen|geklaut|fundsachen|fundburo|baden|schwimmen|angeln|urlaub'),
  },
  {
    any: [
      together(
        phrases('bahngleis*|gleis*|gleise|brucke|bruck|klippe|hochhaus|bahndamm|dach|schienen'),
        phrases(
          'nicht|ned|net|nimmer ans|ran|erreichbar',
          'telefon|handy aus|ausgeschaltet',
          'meldet|meldt sich|si nicht|ned|net|nimmer',
        ),
        phrases('tschuss|abschied*|verabschied*|machts|leb|lebt|foto|bild|gepostet|geschickt|letzte*|zuletzt|fertig'),
      ),
    ],
    none: phrases('gast|gaste|kunde|kunden|bauarbeiten|baustelle|zug|umleitung|hotel|lage|lieferung'),
  },
];
