import { type Phrase, phrases, type Sign, together } from './phrase.ts';

const ACCOUNT = 'konto|account|acount|acc|portal|profil|zugang|kundenkonto|login|benutzerkonto|accaunt';
const I = 'ich|i|isch|wir|mir|ick';

const ABROAD =
  'russland|china|usa|amerika|ausland|asien|afrika|polen|rumanien|bulgarien|indien|nigeria|vietnam|ukraine|brasilien|mexiko|thailand|korea|indonesien|litauen|moskau|peking';

/** Somebody else is in the account. */
export const accountTaken: readonly Sign[] = [
  {
    any: phrases(
      `${ACCOUNT} __ gehackt|gehakt|gehackd|gehacked|gehact|geheckt|ghackt|kompromittiert|gekapert|ubernommen|geknackt|gestohlen|geklaut|missbraucht|gecrackt|uberfallen`,
      `gehackt|gehakt|ghackt|gehacked|kompromittiert|gekapert|geknackt __ ${ACCOUNT}`,
      `${I} _ wurde|wurden|bin|sind|worden|wurd _ gehackt|gehakt|ghackt|gehacked`,
      `wurde|bin|wurd ${I} _ gehackt|gehakt|ghackt|gehacked`,
      'mich|mi|uns __ gehackt|gehakt|ghackt|gehacked',
      'betrieb|unternehmen|bewertung*|antrag*|antrage|firma __ nie|nicht __ angelegt|eingetragen|eingereicht|gestellt __ anmeldung|gerat|einlogg*',
      `hacker|jemand|jmd|wer|fremder|fremde|unbekannter|unbekannte|einer|oaner|oana|irgendwer|eina|jemandem|dritter|exfreund|ex __ in|auf|im|an mein*|unser*|meim|mei|den ${ACCOUNT}|anmeldung`,
      `jemand|jmd|fremder|fremde|unbekannter|irgendwer|hacker|wer|anderer|einer __ mein*|unser*|mei|das passwort|kennwort|pw|zugangsdaten|mailadresse|email|mail|adresse|passwd __ geandert|gandert|verandert|gestohlen|geklaut|kennt|hat|benutzt|herausgefunden|erraten|abgefangen|ausgetauscht`,
      `passwort|kennwort|zugangsdaten|pw __ geklaut|gestohlen|abgefangen|geleakt|gephisht|ausgespaht|weggekommen|verraten|gehackt`,
      `passwort|kennwort|pw|adresse|mailadresse|email|mail __ geandert|gandert|verandert __ nicht|ned|net|nich ${I}|selbst|selber|von`,
      `passwort|kennwort|mailadresse|email|adresse __ ohne mein|unser wissen|zutun __ geandert|gandert`,
      `passwort|kennwort __ geandert __ ohne mein|unser|mei wissen|zutun|zustimmung`,
      `nicht|ned|net ${I} __ passwort|adresse geandert`,
      `anmeldung|login|einlogg*|gerat|anmeldungen|sitzung|zugriff __ nicht|ned|net|nich von|ich|wir|mir|mei|mein*`,
      `fremde*|unbekannte*|unbefugte*|verdachtige*|merkwurdige* _ anmeldung*|login*|gerat*|zugriff*|sitzung*|einlogg*`,
      `gerat|gerate|handy|rechner|sitzung|sitzungen|anmeldung __ ${I} nicht|ned|net|nich kenn*|kenne`,
      `jemand|jmd|fremder|hacker|irgendwer|unbefugter|wer|anderer __ in mein*|meinem namen|${ACCOUNT}|eingeloggt|angemeldet __ angemeldet|eingeloggt|geschrieben|eingereicht|drin|unterwegs`,
      `jemand|jmd|fremder|hacker|irgendwer|wer|anderer __ sich __ meinem|mein|meim ${ACCOUNT}`,
      `jemand|jmd|fremder|fremde|irgendwer|unbefugter|unbefugte __ zugriff|zugang __ mein*|unser*`,
      `unbefugt* __ ${ACCOUNT}`,
      `wer|jemand is|ist|war|hockt|sitzt da|do drin|drinnen|dran`,
      `ehemalig*|fruher*|gekundigt*|ex _ azubi|mitarbeiter*|angestellte*|partner*|mann|frau|freund* __ zugangsdaten|passwort|zugang|${ACCOUNT}`,
      'exmitarbeiter*|expartner*|exfreund*|exmann|exfrau __ zugangsdaten|passwort|zugang|konto|eingeloggt',
      'jemand|jmd|fremder|fremde|irgendwer|wer|anderer|unbekannter __ bei mir|uns eingeloggt|angemeldet|drin',
      `anmeldung|login|zugriff|einlogg*|gerat|gerate|sitzung|rechner|handy __ aus ${ABROAD}`,
      'anmeldung|login|gerat|zugriff|geandert|adresse __ war|bin|wars _ nicht|ned|net ich',
      'geandert|anmeldung|login|zugriff __ ich|i war|bin|wars __ nicht|ned|net',
      'geandert|anmeldung|login|zugriff __ war|wars ich|i _ nicht|ned|net',
    ),
    none: phrases(
      'google|gmail|facebook|instagram|paypal|bank|amazon|ebay|whatsapp',
      'kann|konnen|konnte|konnten|wird|werden|falls|wenn|ob|soll|darf __ gehackt|geknackt|gekapert|ubernommen|ubernehmen|hacken|gehackt|gestohlen|geklaut|zugriff|zugang|anmelden|drin',
      'schutz*|verhindern',
      'will|soll|darf|mochte __ ubernehmen',
      'jemand|jmd anderes|anderer|anderem __ kundig*|uberschreib*|ubertrag*',
      'nicht|nie gehackt',
      'wer hat|kann|darf __ zugriff|zugang',
      'hackfleisch|gehacktes|hackepeter|hackfleischs',
      'wie gehackt',
      'erlaubt|erlaubnis|gestattet|abgesprochen',
      'bin|war|wars nur|bloss|halt|eh|doch _ ich|i|wir',
      'schreibt|schrieb|behauptet _ wir|ich|man hatten|hatte|haben',
      'bei|beim|von _ _ anderen|alten|vorigen|fruheren anbieter*|dienstleister*',
      'langst|schon|wieder erledigt|behoben|geklart',
      'adresse|mailadresse|email|mail __ registrier*',
      'hat|haben jemand|noch anderes|anderer|andere|ausser __ zugriff|zugang',
      'was|wofur bedeutet|heisst|meint __ gerat*|anmeldung*|sitzung*',
      'werde|wird|werden man|ich|wir __ gewarnt|benachrichtigt|informiert',
      'mein*|unser* mitarbeiter*|kollege*|kollegin|sekretarin|frau|mann|steuerberater* __ zugriff|zugang',
    ),
  },
  {
    any: [
      together(
        phrases('nicht|ned|net|nich|kein google*|gmail'),
        phrases('gehackt|gehakt|gekapert|geknackt|ubernommen', 'pw|passwort|mail geandert|weg'),
      ),
    ],
    none: phrases('wenn|falls|kann|konnte|wie|nicht gehackt'),
  },
  {
    any: phrases('bei euch|ihnen _ im|in|am account|konto|zugang|profil __ drin|drinnen|eingeloggt|angemeldet'),
    none: phrases('ich|wir|nicht|kann|konnen|wie|bin|sind|neu'),
  },
  { any: phrases('account was|got|has|is _ hacked', 'hesabim _ hacklendi|calindi', 'someone hacked') },
];

const CONTRACT =
  'abo|abonnement|abbo|vertrag|vertrages|vertrags|mitgliedschaft|abos|tarif|vertag|vertrach|subscription|abonnements|aboo|vertragsverhaltnis';
const CANCEL = 'kundige|kindige|kundig|kundiche|kundge|kundigen|kundigung|kuendige|kuntige|kundie|kuendig|kundje';
const NOT_A_DECLARATION = [
  'wie|wo|wann|warum|wieso|wohin|wem|ob|welche|welcher|was|wodurch|woran|womit __ kundig*|beend*|storn*|aufheb*|widerruf*|kunding|verlanger*',
  'kann|konnen|darf|durfen|muss|mus|mussen|konnte|soll|sollte|wurde|konnten ich|man|wir|i _ __ kundig*|beend*|stornier*|widerruf*',
  'wenn|falls|sonst|ansonsten|bevor|solange|sobald|nachdem|vielleicht|eventuell|angenommen|gesetzt|uberlege|uberleg|uberlegen|nachdenke|denke|evtl __ kundig*|beend*|stornier*|widerruf*|raus',
  'wenn|falls|sofern|sollte|sollten __ __ dann|so|werde|werd kundig*|beend*|stornier*|bin|sind|hor|hore|geh|gehe|steig*',
  'falls|sofern __ __ kundige|kundigen|beende|beenden|storniere ich|wir',
  'sollte|sollten sich|es|das|die|der|bis|bei|nichts|google|keine|kein __ __ kundig*|beend*|stornier*',
  'kundig*|beend*|stornier* __ wenn|falls|oder nicht|vielleicht|eventuell',
  'kundige|kundig ich|i|wir nicht|ned|net|nie',
  'kundige|kundig ich|i|wir den|das|mein*|unser* vertrag|abo|abonnement nicht|ned|net|nie',
  'kundige|kundig nicht|nie|ned|net',
  'kundige|kundig|kundigen noch|erstmal|vorerst|vorlaufig|momentan|derzeit|heute|jetzt|naturlich|selbstverstandlich|doch nicht|ned|net|nich',
  'nicht|nich|ned|net|nit dass ihr|sie|du|mir __ kundig*',
  'uns|mich|haben|hab|habe|aber|doch _ _ _ dagegen|umentschieden entschieden|umentschieden',
  'nicht|nie|keinesfalls kundigen',
  'keinen|kein|koan fall __ kundig*|beend*|stornier*',
  'habe|hab|haben|hat|hatte|bin|war|wurde|sind __ gekundigt',
  'ist|is|isch ja|doch|bereits|schon|eh|langst _ gekundigt|beendet',
  'muss|mus|mues|mussn|mussen _ die|di|de|meine kundig*|kundik*|kundung*',
  'bis|ab|zu wann|wan',
  'spiel* wir|wirs|ma|mas|mr __ durch',
  'kundigung ist|is|isch|war|wurde|sei _ durch|raus|bestatigt|erledigt|eingegangen|gelaufen|angenommen',
  'kundig* jetzt|heute|aktuell|derzeit|ja noch|grad nicht|ned|net|nich|nit',
  'nur|rein|mal theoretisch|hypothetisch',
  'sag|sagen|nenn|nennen|zeig|zeigen|schreib|schreiben _ mir|uns _ _ datum|frist|termin|tag',
  'in|je einem|einen|ein satz|wort|stichwort*',
  'wiederhol* _ einfach|mir|meinen|genau|satz',
  'zeig*|nenn*|gib|geben|liste|listen _ mir|uns _ die|alle|eure|ihre',
  'kostet|kosten das|mein*|unser* abo|abonnement|tarif',
  'brauche|brauchen|benotige|benotigen alle|die|samtliche zahlungen|rechnungen|belege|quittungen',
  'brauch|brauche|brauchen|benotige|benotigen|suche|suchen _ das|den|die|ein|eine _ datum|termin|stelle|formular|link|adresse|betrag|nettobetrag|endbetrag|frist',
  'kundig* will|mag|mog|mochte|moch|wollen|mochten|werde ich|i|wir|ick|mir nicht|ned|net|nie|nich',
  'dass ich|wir _ kundig* _ _ hat|haben|stimmt|behauptet',
  'nicht|nich|net|ned|noch so weit',
  'abo|vertrag|abonnement bleibt|lauft|bestehen|weiter _ naturlich|weiter|bleiben|bestehen',
  'abo|abonnement|vertrag|mitgliedschaft soll|sollen|muss|darf|mochte _ weiterlaufen|weitergehen|weiter|bleiben|bestehen',
  'kundigung __ nicht|doch|mehr gelten|gilt|bleiben',
  'bei ihnen|euch bleiben',
  'mitarbeiter*|angestellte*|mieter*|miete*|mietvertrag|lieferant*|koch|azubi|telekom|handyvertrag|bank|versicherung|strom|kellner*|internet|leasing*|arbeitsvertrag|pachtvertrag|putzfrau|vodafone|netflix|zeitung',
  'kundig*|kundigung __ zuruck*|rucknahme|widerruf*|ruckgangig|zurucknehm*|zuruckzieh*',
  'wissen|frage|fragen|interess*|info|infos|information*|hilfe|helfen __ kundig*|kundigung*',
  'mir|sie|ihr|jemand erklaren',
  'reicht|genugt|gilt eine|die __ kundigung',
  'bestatigung|bestatig*|eingegangen|angekommen|erhalten|da __ meiner|meine kundigung',
  'meine|meiner kundigung __ bestatig*|eingegangen|angekommen|erhalten|da|passiert|status',
  'kundigungsfrist|kundigungsknopf|kundigungsbutton|kundigungstermin',
  'konto|bewertung*|antrag*|loschantrag* __ beend*|stornier*|storno',
  'gast|kunde|kundin|er|sie|verfasser|rezensent kundigt|schreibt|schrieb|behauptet',
];

/** … and what only speaks of it, asks, or says that it is not so. */
export const notADeclaration: readonly Phrase[] = phrases(...NOT_A_DECLARATION);

/** Somebody declares that they end the contract: not that they ask how, or say that they might. */
export const terminationDeclared: readonly Sign[] = [
  {
    any: phrases(
      `hiermit|hiamit|hirmit|hiemit|hermit|hiermitt|hiermid __ ${CANCEL}|beende|beend|storniere|widerrufe|auf|zuruck|gekundigt`,
      `${CANCEL} ${I} __ ${CONTRACT}|hiermit|sofort|fristgerecht|fristlos|ordentlich|zum|ab|auf|euch|ihnen|bei|jetzt|alles|nachst*|endgultig|des|dat|den|mei`,
      `${I} kundige|kindige|kundig|kuendige|kundiche|kuntige|kundge|kundig __ ${CONTRACT}|hiermit|sofort|fristgerecht|fristlos|ordentlich|zum|ab|auf|euch|ihnen|bei|jetzt|alles|nachst*|endgultig|des|dat|den|mei`,
      `fristgerecht|fristgemass|fristlos|ausserordentlich|ordentlich|vorsorglich|nachstmoglich*|sofort|schriftlich kundige|kundig|gekundigt|kundigung`,
      `bitte|bidde|bite|pls __ kundig*|beend*|stornier*|auflos*|aufheb* __ ${CONTRACT}`,
      `bitte|bidde|bite __ ${CONTRACT} __ kundig*|beend*|stornier*|auflos*|aufheb*|zum|fristgerecht`,
      `kundigt|kundigen|kundige|beendet|beenden|storniert|stornieren sie|bitte|mir|ihr|mein*|hiermit|den|das|unser*|jetzt __ ${CONTRACT}`,
      `kundigt|storniert|beendet _ mein*|unser* ${CONTRACT}`,
      `kundigung _ __ mein*|meines|unser*|des|vom|fur|zu ${CONTRACT} __ zum|per|fristgerecht|nachst*|sofort|hiermit|mit`,
      `kundigung zum|per|mit|fristgerecht|hiermit|wegen`,
      `erklare|erklar|ausspreche|spreche|sprech|reiche|schicke|sende|einreiche ${I}|hiermit __ kundigung`,
      `${I} erklare|erklar|spreche|sprech|reiche|schicke|sende|schick|reich __ kundigung`,
      `${I} kundige __ wegen|ausserordentlich|nichtleistung`,
      'kundige|kindige|kundig hiermit|jetzt|fristgerecht|sofort|fristlos',
      `dies|das|dat|des ist|is _ mein*|unser*|mei|eine|die kundigung`,
      `nehmen|nimm|nehmt __ kundigung|aufkundigung`,
      'fristlose*|meine|ordentliche* _ aufkundigung',
      `${I} trete|tret __ vom|von __ ${CONTRACT} __ zuruck`,
      `trete|tret ${I} __ ${CONTRACT} __ zuruck`,
      `${I} widerrufe|widerruf|storniere|beende|beend|lose __ ${CONTRACT}`,
      `widerrufe|storniere|beende ${I} __ ${CONTRACT}|bestellung`,
      `${CONTRACT} _ hiermit|sofort|bitte _ beend*|gekundigt|kundig*|stornier*`,
      `${CONTRACT} kundigen bitte|zum|sofort|jetzt`,
      // As letters say it.
      `${CONTRACT} __ wird|werden __ von mir|uns __ gekundigt|aufgekundigt|beendet`,
      `betrachten|betrachtet|sehen|seht|ansehen __ als gekundigt|beendet`,
      `${CONTRACT} __ nicht|nich|ned|net|keinesfalls verlanger*|weiter*`,
      `keine|koa|ka|kei verlangerung`,
      `bitte nicht|ned|net verlangern`,
    ),
    none: notADeclaration,
  },
  // A message that is nothing else: 'ich kündige', 'kündige zum 1.3.'
  {
    any: phrases(
      'i hereby cancel|terminate',
      'my|our _ notice of cancellation|termination',
      'cancel my subscription|contract please',
      'please cancel my subscription|contract',
      'aboneligimi iptal ediyorum|et|edin',
    ),
  },
];

/** Somebody wants to end the contract: it counts as declared unless they ask in the same message. */
export const terminationWanted: readonly Sign[] = [
  {
    any: phrases(
      `${I} steig|steige _ aus`,
      `${I} will|mochte|mecht|mochten|wollen nicht|ned|net|nimmer _ verlanger*`,
      'will|mochte|mecht|wil kundigen|kundign|raus',
      `${I} _ will|mochte|mocht|mechte|mecht|mog|mag|wil|wollen|mochten|wui|will|mechd __ kundig*|kundign|raus|stornier*|aussteigen`,
      `will|mochte|mechte|mecht|wil hiermit|jetzt|sofort|bitte|mein*|mei|unser*|den|das|des __ kundig*|stornier*`,
      `${I} __ will|mochte|mecht|wollen|mochten __ ${CONTRACT} __ kundig*|beend*|stornier*|auflos*`,
      `${I} __ will|mochte|mecht|mochten|wollen __ ${CONTRACT} nicht|ned|net|nimmer|nicht _ mehr|langer|verlanger*|weiter*|fortsetz*|fortfuhr*`,
    ),
    none: phrases(
      ...NOT_A_DECLARATION,
      'kundig*|beend*|stornier* __ wie|wo|wann|was|welche|geht',
      'raus __ verteiler|newsletter|liste|datei|formular|chat',
      'raus _ __ wo|wie',
      'verteiler|newsletter|liste|mailingliste|statusmails|mails __ raus',
      'raus aus _ bewertung*|schlamassel|krise|misere|sumpf*|schulden|minus|loch',
      'kundigung __ nicht|ned|net beachten|gultig|gemeint|befugnis',
    ),
  },
];

/** … as a whole sentence. */
export const declaresAlone = (words: readonly string[]): boolean =>
  /^(?:ich |i |wir |so |dann |also |bitte )*(?:kundige|kundigen|kundig|kuendige)(?: (?:ich|i|wir|hiermit|jetzt|sofort|dann|bitte|alles))*$/.test(
    words.join(' '),
  ) && !['kundigen', 'kundig'].includes(words.join(' '));

/** 'KÜNDIGUNG! Und zwar sofort': a whole message; the bare word asks for the topic. */
export const demandsNotice = (words: readonly string[]): boolean =>
  /^(?:die |meine )?kundigung(?: (?:und|zwar|sofort|ab|heute|noch|jetzt|umgehend|bitte|augenblicklich|gleich|auf|der|stelle))+$/.test(
    words.join(' '),
  ) && !/^kundigung bitte$/.test(words.join(' '));

const TAKEN =
  'abgebucht|abgebuchd|abgbucht|abbucht|abgezogen|belastet|eingezogen|berechnet|gebucht|abgebuch|abebucht|bezahlt|gezahlt|abgerechnet|abgbuacht|abgezwackt|gezogen|eingezogn|abgeubcht';
const TWICE =
  'doppelt|zweimal|2x|2mal|dopelt|dobbelt|doplt|dopplet|doppelte|doppelten|zwoamal|zwomol|zwamoi|dreimal|3x|mehrfach|mehrmals|zwemol|zwomal|zwoamoi|doppeld|doppelter';

const STATEMENT = 'kontoauszug|auszug|bank|banking|onlinebanking|sparkasse|volksbank|kartenabrechnung';

/** A charge is disputed: twice, too high, or not theirs. */
export const chargeDisputed: readonly Sign[] = [
  {
    any: phrases(
      `${TWICE} __ karte|bankkonto|kreditkarte _ weg|runter`,
      `betrag|beitrag|geld|monatsbetrag|59 __ ${TWICE} __ konto|karte|abrechnung|auszug`,
      `${TWICE} __ vom|von konto|karte`,
      `abrechnung|kontoauszug|kreditkartenabrechnung|kartenabrechnung|auszug __ _ ${TWICE} auf|drauf|da`,
      `${STATEMENT} __ ${TWICE}`,
      `${STATEMENT} __ zwei|zwo|drei|2|3 mal|moi|mol`,
      'erkenne|erkenn __ abbuchung*|rechnung|belastung|buchung nicht|ned|net an',
      'geld _ abgeknopft|abgezockt|abgezwackt',
      'erkenne|kenne|erkenn|kenn __ abbuchung*|buchung|belastung nicht|ned|net|nich',
      `${TWICE} __ ${TAKEN}`,
      `${TAKEN} __ ${TWICE}`,
      `zwei|2|drei|3|zwo mal|moi|mol __ ${TAKEN}`,
      `${TAKEN} __ zwei|2|drei|3|zwo mal|moi|mol`,
      `zwei|2|drei|3 abbuchung*|zahlungen|belastungen|buchungen`,
      `doppelte*|zweite|zweiten|zweiter|dritte|dritten|dritter _ abbuchung*|belastung*|zahlung*|buchung*|rechnung*`,
      `zu|zviel|zuviel|zvui viel|vui|hoch|vill|zviel _ ${TAKEN}`,
      `zuviel|zviel|zvui|zufiel __ ${TAKEN}`,
      `${TAKEN} __ statt|anstatt|obwohl|trotz|ohne`,
      `obwohl __ ${TAKEN}`,
      `trotz kundigung __ ${TAKEN}`,
      `abbuchung*|belastung|buchung|lastschrift|betrag|geld|zahlung|summe|euro __ nicht|nich|ned|net|nie kenn*|zuordnen|erklaren|nachvollzieh*|autorisiert|genehmigt|bestellt|beauftragt|zugestimmt|veranlasst|bekannt`,
      `unberechtigt*|unbekannte*|falsche*|unautorisiert*|ungerechtfertigt*|fehlerhafte*|komische*|seltsame*|ungewollte* _ abbuchung*|belastung*|buchung*|zahlung*|betrag|abrechnung|berechnung`,
      `falsch*|falschn|faslch __ ${TAKEN}|abgerechnet`,
      `betrag|rechnung|abbuchung|summe __ stimmt nicht|nich|ned|net`,
      `betrag|rechnung|abbuchung|summe __ zu|zviel|viel hoch|falsch`,
      `${TAKEN} __ nie|nicht|ned|net __ bestellt|zugestimmt|abgeschlossen|unterschrieben|gewollt|beauftragt`,
      `nie|nicht|ned|net __ bestellt|zugestimmt|abgeschlossen|beauftragt __ ${TAKEN}`,
      'bitte erstatten|erstattet __ betrag|geld|59|euro',
      `ruckbuchung|chargeback|zuruckgebucht|zuruckbuchen|storniere die zahlung`,
      `widerspreche|widersprech|bestreite __ abbuchung|zahlung|rechnung|belastung|betrag|lastschrift`,
    ),
    none: phrases(
      'wird|werden|wenn|falls|ob|kann|konnen|muss|mussen|wie|wann|wo|wieviel|wohin|soll|darf __ abgebucht|abgezogen|belastet|berechnet|bezahlt|gebucht|abgerechnet|eingezogen|erstattet|zuruck|zuruckgebucht',
      'bewertung*|antrag*|rezension*|gast|kunde|kunden|gaste __ doppelt|zweimal|mehrfach|bezahlt|gezahlt',
      'werde|werden ich|wir __ belastet|abgebucht',
      'nicht|nie doppelt|zweimal abgebucht',
      'kann|konnen|darf|ob|wie|wann|bekomme|kriege|krieg __ geld zuruck',
      'rechnung _ doppelt|zweimal bekommen|erhalten|aufheb*|einreich*|ausdruck*',
      'geld zuruck garantie',
      'zahn|zahne|patient*|behandlung',
    ),
  },
];

const LONG =
  'tagen|wochen|monaten|tag|woche|monat|ewig*|langem|langer|tage|gestern|montag|dienstag|mittwoch|donnerstag|freitag|dogn|dag|wocha|stunden|ewigkeiten|tach|dagen';
const ANSWER =
  'antwort|antworten|ruckmeldung|reaktion|ruckruf|nachricht|antwod|andwort|hilfe|bescheid|rückmeldung|antwurt|meldung|antort|antowrt';
const PLATFORM = ['google|plattform|platform|rezensent*|verfasser*|gast|kunde|kunden|kundin|polizei|anwalt*'];

/** Has waited for days for an answer of ours. */
export const unanswered: readonly Sign[] = [
  {
    any: phrases(
      `seit|scho|schon|sait|seid|sid __ ${LONG} __ keine|kein|koa|koane|ka|kei|nix|nichts|ohne|null|keinerlei|kane|niemand|keiner|ned|nicht|net|noch _ __ ${ANSWER}|gehort|antwortet|geantwortet|gemeldet|meldet|reagiert|ghert`,
      `${ANSWER} _ seit|scho|schon __ ${LONG}`,
      `keine|kein|koa|koane|ka|kei|nix|keinerlei|noch|immer _ ${ANSWER} __ seit|scho|schon|obwohl|trotz`,
      `wart|warte|warten|ward|watte|warde|wort __ seit|scho|schon|sait|seid|sid|nun|jetzt|immer __ ${LONG}|noch __ ${ANSWER}`,
      `seit|schon|scho|seid __ ${LONG} __ wart|warte|warten|ward|warde`,
      `warte|wart|warten __ auf|uff _ ${ANSWER} __ seit|schon|immer`,
      `warte|wart|warten|ward immer noch|no __ ${ANSWER}`,
      `niemand|keiner|kein|koana|kaner|koaner|keina|neamd|kana _ mensch|schwein|sau _ __ antwortet|meldet|reagiert|geantwortet|gemeldet|hilft|andwortet|ruhrt|mehr`,
      `niemand|keiner|koana|kaner|neamd|kana|koaner antwortet|meldet|reagiert|hat|ruhrt|andwortet|hilft`,
      `meldet|antwortet|reagiert|ruhrt|andwortet sich|si|hier|mir|uns|denn|bei _ __ niemand|keiner|koana|kaner|neamd`,
      `ihr|sie _ antwortet|meldet|antworten|reagiert|melden|reagieren _ __ nicht|ned|net|nie`,
      `schon|scho|bereits|mehrfach|mehrmals|dreimal|zweimal|3x|2x|viermal|mal|oft __ geschrieben|gefragt|gschrieben|angeschrieben|gemailt|geschriebn|gschriem __ nichts|nix|keine|niemand|keiner|ohne|nie|kein|koa`,
      `vor _ ${LONG} __ gefragt|verlangt|gebeten|geschrieben|gemailt __ hor|hore|nix|nichts|niemand|keiner`,
      `wann antwortet|antworten|meldet|melden _ endlich`,
      `antwortet|meldet endlich`,
      'seit|scho|schon|seid __ hore|hor|hoer|horen|her|hab|habe __ nichts|nix|nie _ von euch|ihnen|eich',
      `seit|seid|sid __ ${LONG} nix|nichts|funkstille|stille|schweigen|ruhe`,
      'euch|ihnen _ geschrieben|gemailt __ seitdem|seither _ funkstille|stille|nichts|nix|ruhe',
      'ihr|sie meldet|melden euch|sich nicht|nie|ned|net',
    ),
    none: phrases(
      ...PLATFORM,
      'wenn|falls|sobald|ob|passiert __ niemand|keiner|antwort*|meldet',
      'wie lange|schnell',
      'passiert|geschieht|tut|bewegt|andert __ nichts|nix|nicht',
      'beantworten|beantwortet __ bewertung*',
      'bewertung* __ ohne antwort',
    ),
  },
];
