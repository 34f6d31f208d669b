import { notADeclaration } from './matters.ts';
import { phrases, type Sign } from './phrase.ts';

const CONTRACT =
  'abo|abonnement|vertrag|vertragsverhaltnis|vertragsbeziehung|mitgliedschaft|geschaftsbeziehung|zusammenarbeit';
const AT_THE_END =
  'laufzeitende|vertragsende|jahresende|laufzeit|ende|jahr|termin|monatsende|zeitpunkt|ablauf|sofort|heute|august|januar|februar|marz|april|mai|juni|juli|september|oktober|november|dezember';

/** The end of the contract, declared in words that no form has. */
export const terminationToldOtherwise: readonly Sign[] = [
  {
    any: phrases(
      `streichen|streicht|streich|nehmen|nehmt|tragen|tragt _ mich|uns|meinen|unseren __ ${AT_THE_END} __ liste|kundenliste|kundenkartei|kartei|kunden|kundenstamm|bestand`,
      `streichen|streicht _ mich|uns __ kundenliste|kundenkartei|kundenstamm|kundenverzeichnis`,
      `${CONTRACT} __ soll|sollen|hat|mage __ enden|aufhoren|auslaufen|beendet|zu|erloschen`,
      `lasse|lass|lassen|lasst __ ${CONTRACT} __ auslaufen`,
      `${CONTRACT} __ lauft bei|fur|mit|zum|ende|dann __ aus und|fertig|basta|danke`,
      'ist|is dann|nun|endgultig|es _ schluss mit|zwischen uns|euch|eich|ihnen',
      'ist|is schluss mit uns|euch|eich|ihnen',
      `verlasse|verlassen|verlass ich|wir|euch|sie|ihren|euren|i __ wichtigem|sofort|heute|fristlos|${AT_THE_END}`,
      'aus wichtigem grund __ heute|sofort|beende|verlasse|raus|gehe|ende|schluss',
      `ziehe|zieh _ den|einen stecker|schlussstrich __ ${CONTRACT}|euch|ihnen`,
      'nehmen|nehmt _ das|dies|es _ als _ absage|abschied|kundigung',
      `betrachten|betrachtet|verstehen|werten|wertet|nehmt|nehmen __ schreiben|nachricht|mail|zeilen|brief __ letztes|absage|abschied|kundigung|ende|enden`,
      'hiermit __ endet|ende|schluss|raus|absage|aus __ bei|mit|abo|vertrag|euch|ihnen',
    ),
    none: [
      ...notADeclaration,
      ...phrases(
        'wann|wie|was|ob|falls|wenn|kann|konnte|konnten|muss|warum|wo|welche',
        'newsletter|verteiler|mailingliste|bewertung*|antrag*|mitarbeiter*|gast|kunde|kundin|freundin|freund|praktikant*|eintrag|profil|gewerbe|pacht*|miet*',
      ),
    ],
  },
];

const HEAR = 'hor|hore|hoer|hoere|her|here|heer|hear';
const WE = 'ich|i|isch|ick|icke|ik|wir|mir|mer';
const WITH_YOU = 'euch|eich|eisch|ihnen|sternklar|enk|aich|ich';

/** The end of the contract, declared in few and plain words, as people say it. */
export const terminationSaidPlainly: readonly Sign[] = [
  {
    any: phrases(
      `${HEAR} ${WE} __ bei ${WITH_YOU} _ auf|uff|uf|uaf`,
      `${HEAR} ${WE} __ auf|uff|uf|uaf bei|mit ${WITH_YOU}`,
      `${WE} ${HEAR}|horen __ auf|uff|uf|uaf bei|mit ${WITH_YOU}`,
      `${WE} ${HEAR}|horen __ bei ${WITH_YOU} _ auf|uff|uf|uaf`,
      `${WE} bin|sind|san|samma __ raus|naus|weg bei ${WITH_YOU}`,
      `${WE} bin|sind|san|samma __ bei ${WITH_YOU} raus|naus|weg`,
      `bin|sind|san|samma raus|naus|weg bei ${WITH_YOU}`,
      'ik|wi hor|hoer|hort op bi jo|ju|juch|jem',
      `mach|maak|maakt|maken|macht|machen _ sluss|schluss|sluus mit dat|de|den|dit|mien|uns|unsen|dem|det _ ${CONTRACT}`,
    ),
    none: phrases(
      'wie|wann|wo|was|wos|wat|ob|warum|wieso|wenn|falls|sonst|bevor|solange|vielleicht|eventuell|entweder|ehe',
      'nicht|nich|ned|net|nit|nie|noch',
      'dachte|dacht|gedacht|glaube|sagt|meint|schreibt|schrieb|behauptet|steht|gast|kunde|kundin',
      'konnte|kann|konn|muss|mussen|wurde|durfte|darf|soll|sollte|mochte',
      'konto|login|passwort|anmeld*|eingeloggt|ausgeloggt|seite|app|verteiler|newsletter|mails|formular|chat|urlaub|buro',
    ),
  },
  {
    // The account is to go as well.
    any: phrases(
      `losch*|loesch*|schliess*|entfern* __ konto|account|profil|daten|zugang __ und _ beend*|kundig*|stornier*|losen _ _ __ ${CONTRACT}`,
      `beend*|kundig*|stornier* _ _ _ ${CONTRACT} __ und _ losch*|loesch*|schliess*|entfern* __ konto|account|profil|daten|zugang`,
    ),
    none: phrases(
      'wie|wann|wo|was|ob|warum|wenn|falls|sonst|bevor|kann|konnen|darf|muss|mussen|soll|sollte|vielleicht|frage',
      'nicht|nich|ned|net|nie|nur',
      'habe|hab|haben|hat|hatte|wurde|wurden ich|wir|sie|ihr|mein*|das|den|die|schon|bereits',
    ),
  },
  {
    // Told for somebody who may: 'Meine Chefin sagt, ich soll euch schreiben, dass wir kündigen.'
    any: phrases(
      'soll|solle|sollte ich|i euch|ihnen|eich _ schreiben|ausrichten|mitteilen|sagen|melden|bescheid _ _ dass wir|er|sie __ kundig*|aufhor*|raus|beend*|stornier*',
      'ich|i soll|solle|sollte euch|ihnen|eich|hier _ schreiben|ausrichten|mitteilen|sagen|melden|bescheid _ _ dass|das wir|er|sie|s|die __ kundig*|aufhor*|raus|beend*|stornier*',
      `soll|solle ich|i euch|ihnen|hier __ kundigung _ schicken|mitteilen|ausrichten|ubermitteln|durchgeben|schreiben`,
      `ich|i soll|solle euch|ihnen|hier __ kundigung _ schicken|mitteilen|ausrichten|ubermitteln|durchgeben|schreiben`,
      `im auftrag|namen von|vom|meiner|meines|meinem|der|des|unserer __ kundige|kundigen ich|wir|hiermit __ ${CONTRACT}`,
    ),
    none: phrases(
      'wie|wann|wo|warum|wenn|falls|sonst|vielleicht|ob|nicht|nich|ned|net|nie',
      'mitarbeiter*|kellner*|mietvertrag|wohnung|gast|kunde|kundin',
    ),
  },
];

const ACCESS =
  'passwort|kennwort|pw|zugangsdaten|zugang|zugange|logins|login|konto|account|kundenkonto|anmeldedaten|passworter|kennworter';

/** A strange hand in the account, by who knows the password, what was written or who got the code. */
export const accountTakenToldOtherwise: readonly Sign[] = [
  {
    any: phrases(
      `exmitarbeiter*|expartner*|exmann|exfrau|exfreund*|exkolleg*|exchef*|exangestellt*|nachbar*|konkurrent* __ kennt|hat|weiss|benutzt|nutzt|liest|kommt|loggt __ ${ACCESS}|rein|antrag*`,
      // Who works here may know it.
      `azubi*|aushilfe* __ benutzt|nutzt|liest|kommt|loggt __ ${ACCESS}|rein|antrag*`,
      `ehemalig*|fruher*|gekundigt*|entlassen*|gefeuert* mitarbeiter*|angestellt*|partner*|kolleg*|azubi*|aushilfe* __ kennt|hat|weiss|benutzt|liest|kommt|loggt __ ${ACCESS}|rein|antrag*`,
      'in|unter meinem|unserem|mein|unsam|meim namen __ nie|nicht|ned|net|nich __ getippt|geschrieben|abgeschickt|verfasst|gestellt|eingereicht|gesendet',
      'steht|stehen|standen __ chat|nachricht*|antrag* __ nie|nicht|ned _ getippt|geschrieben|verfasst',
      'code|bestatigungscode|sicherheitscode|einmalcode|pin|tan|passwort|kennwort __ gegeben|weitergegeben|verraten|durchgegeben|genannt|gsagt|gesagt|geschickt',
      `trojaner|virus|schadsoftware|malware|keylogger|spyware|phishing* __ ${ACCESS} __ abgegriffen|gestohlen|geklaut|mitgelesen|ausgelesen|erbeutet|abgefischt|ausgespaht|weg|dabei`,
      `${ACCESS} __ abgegriffen|abgefischt|ausgelesen|erbeutet|mitgelesen|ausspioniert`,
      `jemand|wer|irgendwer|einer|jmd __ geloscht|entfernt|geandert|angelegt|rausgeworfen __ ich war|wars das|nicht|ned`,
      `geloscht|entfernt|geandert|angelegt|verschwunden __ ich|i war|wars _ das|es|des|dat nicht|ned|net|nich`,
    ),
    none: phrases(
      'wenn|falls|ob|darf|soll|muss|kann|konnte|durfen __ gegeben|weitergegeben|geben|weitergeben|verraten|kennt|hat|gesagt',
      'google|gmail|facebook|instagram|paypal|amazon|whatsapp|wlan',
      'steuerberater*|mein*|unser* _ frau|mann|kollegin|sekretarin|buchhalter* _ gegeben|kennt|hat',
      'bewertung*|rezension* __ geloscht|entfernt',
      'was bedeutet|heisst',
      'niemand*|keinem|keiner|nie|nicht weitergegeben|gegeben|verraten|gesagt|genannt',
      'bekommen|erhalten|gekommen|angekommen|neu|noch __ code',
      'support|team|ihr|sie|mitarbeiter __ mir|uns _ gegeben|geschickt|gesagt|genannt',
      'schreibt|behauptet|bewertung* __ namen|getippt',
    ),
  },
];

const CHARGED = 'bucht|buchen|zieht|ziehen|belastet|belasten|berechnet|berechnen|kassiert|kassieren';
/** A charge disputed: the bank asks, the contract is over, the card is somebody else's. */
export const chargeToldOtherwise: readonly Sign[] = [
  {
    any: phrases(
      `bank|sparkasse|volksbank|kreditkartenfirma|kartenfirma|visa|mastercard __ fragt|rat|meint|schreibt|meldet __ umsatz|abbuchung|zahlung|buchung|belastung __ widersprechen|reklamier*|zuruck*|bestreiten|kenne|unbekannt`,
      `umsatz|buchung|belastung|abbuchung|zahlung|betrag __ kenne|kenn|erkenne ich|wir|i|den|die _ _ nicht|ned|net|gar|nie`,
      `abo|vertrag|abonnement __ aus|vorbei|beendet|gekundigt|abgelaufen|zu|ende _ __ ${CHARGED} _ __ weiter|immer|noch|trotzdem|lustig|munter|frohlich`,
      `${CHARGED} _ __ lustig|munter|frohlich|trotzdem|einfach weiter`,
      `karte|kreditkarte|konto|visa __ sohnes|tochter|sohn|mutter|vaters|vater|frau|mannes|mann|nachbar*|freund*|fremde*|anderen __ gezahlt|bezahlt|belastet|abgebucht|genommen __ ahnung|wissen|erlaubnis|zuruck|wieder|weiss|nichts|nicht`,
      `abbuchung|lastschrift|zahlung|betrag|geld|belastung __ bank|sparkasse|volksbank|karte _ __ zuruckgehen|zuruckgeholt|zuruckholen|zuruckgegeben|zuruckgeben|zuruckgezogen|platzen lassen|lass*`,
    ),
    none: phrases(
      'wie|wann|wo|kann|konnte|falls|wenn|darf|muss|soll __ abgebucht|widersprechen|zuruck*|bezahlen|zahlen|bucht',
      'kunde|kundin|gast|gaste|kunden|verfasser*|rezensent* _ __ zahlung|abbuchung|zuruck*|geld',
      'heisst|anders|neue|gewechselt',
    ),
  },
];
