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

const ACCESS =
  'passwort|kennwort|pw|zugangsdaten|zugang|zugange|logins|login|konto|account|kundenkonto|anmeldedaten|passworter|kennworter';

/** A strange hand in the account, by who knows the password, what was written or who got the code. */
export const accountTakenToldOtherwise: readonly Sign[] = [
  {
    any: phrases(
      `exmitarbeiter*|expartner*|exmann|exfrau|exfreund*|exkolleg*|exchef*|exangestellt*|nachbar*|konkurrent*|azubi*|aushilfe* __ kennt|hat|weiss|benutzt|nutzt|liest|kommt|loggt __ ${ACCESS}|rein|antrag*`,
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
