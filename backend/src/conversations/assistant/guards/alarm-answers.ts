import { productFacts } from '@sternklar/contracts/product-facts';
import { ownReplies } from '../own-data/own-replies.ts';
import type { AssistantAnswer } from '../pieces.ts';
import type { SeenAlarm } from './alarms/alarm.ts';
import { saidIn } from './alarms/in-other-languages/said-in.ts';
import { isDanger } from './alarms/learned/learned-alarms.ts';
import { ATTENTION_FOR } from './alarms.ts';
import type { Language } from './language.ts';

const moment = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', dateStyle: 'long', timeStyle: 'short' });

const TEAM_TOLD =
  'Ich habe Ihre Nachricht sofort an einen Menschen aus unserem Team gegeben; die Antwort erscheint hier im Chat.';

/** Whom to call stands first: nobody has to read on. */
const dangerToSelf =
  'Das klingt sehr schwer, und es ist gut, dass Sie es sagen. Ich bin ein Programm und kann Ihnen dabei nicht beistehen, aber es ist ' +
  'jetzt jemand für Sie da: die TelefonSeelsorge unter 0800 111 0 111 oder 0800 111 0 222, kostenlos, anonym und rund um die Uhr. ' +
  `Sind Sie oder ist jemand, um den Sie sich sorgen, in unmittelbarer Gefahr, rufen Sie bitte die 112 an und bleiben Sie bei ihm. ${TEAM_TOLD}`;
const dangerToOthers =
  'Ist jemand in unmittelbarer Gefahr, rufen Sie bitte sofort die Polizei unter 110 an, bei Verletzten die 112. Wenn Ihnen gerade alles ' +
  'zu viel wird: Die TelefonSeelsorge hört Ihnen zu, kostenlos, anonym und rund um die Uhr, unter 0800 111 0 111 oder 0800 111 0 222. ' +
  TEAM_TOLD;
/** The number first; what else to do, they tell on the telephone. */
const medicalEmergency =
  'Rufen Sie bitte sofort die 112 an: Notarzt und Feuerwehr, kostenlos, aus jedem Netz. Sagen Sie, wo Sie sind und was passiert ist, legen Sie nicht von selbst auf und ' +
  `bleiben Sie bei der Person; am Telefon erfahren Sie, was Sie bis dahin tun können. Ich bin ein Programm und kann selbst niemanden rufen. ${TEAM_TOLD}`;
/** Where it is only likely: whom to call, said so that it harms nobody who meant something else. */
const perhapsDanger =
  'Falls gerade jemand in Gefahr ist oder Sie sich bedroht fühlen, rufen Sie bitte gleich an: die Polizei unter 110, Notarzt und Feuerwehr unter 112. Geht es Ihnen oder jemandem, der Ihnen ' +
  'nahe ist, sehr schlecht, ist die TelefonSeelsorge da: 0800 111 0 111 oder 0800 111 0 222, kostenlos, anonym und rund um die Uhr. Ich bin ein Programm und nicht sicher, ob ich Sie richtig ' +
  `verstanden habe. ${TEAM_TOLD}`;
const askAgain = 'Ging es um etwas anderes, fragen Sie mich gern noch einmal mit anderen Worten.';
const besideIt = 'Zu Ihrer Frage:';
/** Beside the first of them, where it is not clear who is in danger. */
const orSomebodyElse = 'Ist jemand anderes in Gefahr, rufen Sie bitte die Polizei unter 110 an.';
/** For whoever has swallowed too much, or tells it of somebody: an ambulance, then somebody to talk to. */
const takenTooMuch =
  'Rufen Sie bitte sofort die 112 an: Notarzt, kostenlos, aus jedem Netz. Sagen Sie, wo Sie sind, was genommen wurde und wie viel, und legen Sie nicht von selbst auf; ' +
  `am Telefon erfahren Sie, was bis dahin zu tun ist. Lassen Sie die Tür offen und holen Sie jemanden dazu, wenn jemand in der Nähe ist. Ich bin ein Programm und kann selbst niemanden rufen. ${TEAM_TOLD}\n\n` +
  'Und zum Reden ist jemand für Sie da: die TelefonSeelsorge unter 0800 111 0 111 oder 0800 111 0 222, kostenlos, anonym und rund um die Uhr.';
const accountTaken =
  `Handeln Sie bitte gleich: Ändern Sie auf Ihrer Kontoseite das Passwort und beenden Sie dort unter den Geräten mit „Alle anderen ` +
  `abmelden“ alle fremden Anmeldungen. Kommen Sie nicht mehr hinein, setzen Sie es bei der Anmeldung über „Passwort vergessen?“ ` +
  `zurück. ${TEAM_TOLD}`;
/** A new password keeps the second step: what else one gets in with. */
const withoutAuthenticator =
  'Ist die Authenticator-App weg, wählen Sie, wenn nach ihrem Code gefragt wird, „Wiederherstellungscode eingeben“, oder melden Sie sich mit einem Passkey an; ein neues ' +
  'Passwort allein genügt dann nicht. Haben Sie beides nicht, hilft Ihnen unser Team.';
/** Whoever changed the address is undone from the former one. */
const addressChanged =
  'Wurde Ihre E-Mail-Adresse geändert, ging an die bisherige ein Link, mit dem sich das eine Woche lang zurücknehmen lässt: Öffnen Sie ihn bitte gleich.';
const NAMES_ADDRESS =
  /(?:mail|adresse)[^.!?]{0,40}(?:geändert|gewechselt|ausgetauscht|umgestellt|andere|neue|fremde)|(?:geändert|neue|andere|fremde)[^.!?]{0,40}(?:mail|adresse)/iu;
const NAMES_AUTHENTICATOR = /authenti(?:c|k|z)ator|\b2 ?-?fa\b|zwei-?faktor|code-?app|zweite[nr]? (?:faktor|schritt)/iu;
const chargeDisputed =
  'Das soll sich ein Mensch ansehen. Ich habe vermerkt, dass Sie eine Abbuchung beanstanden; unser Team prüft sie und antwortet Ihnen ' +
  'hier im Chat. Ihre Rechnungen mit Betrag und Stand sehen Sie auf Ihrer Kontoseite. Hilfreich sind Tag und Betrag der Abbuchung, ' +
  'bitte keine Kartendaten.';
const unanswered =
  'Es tut mir leid, dass Sie warten. Ich habe Ihre Nachricht einem Menschen aus unserem Team vorgelegt und vermerkt, dass Sie schon ' +
  'länger auf Antwort warten; sie erscheint hier im Chat. Geht es um einen Antrag, steht auf der Seite der Bewertung, worauf er wartet.';

/** What is known of the one who declares the end of the contract. */
export interface Declared {
  /** When the declaration arrived; null where nobody hears the answer. */
  readonly at: Date | null;
  /** Their own dates, in sentences; null for visitors, and when they could not be read. */
  readonly dates: string | null;
  /** The own invoices, to compare a charge with; null where there is nothing to tell. */
  readonly invoices: string | null;
  /** How what they wait for stands; null where nothing is known of it. */
  readonly standing?: string | null;
  /** Whether another e-mail address is spoken of. */
  readonly namesAddress?: boolean;
  /** Whether they call it a withdrawal. */
  readonly withdraws: boolean;
  /** Whether the app for the second step of signing in is spoken of. */
  readonly namesAuthenticator?: boolean;
}

/** Whether a message speaks of a withdrawal from the contract. */
export const speaksOfWithdrawal = (message: string): boolean => /widerr[uü]f|rücktritt|zurücktret/iu.test(message);

/** Whether a message speaks of an e-mail address that is another one now. */
export const speaksOfAddress = (message: string): boolean => NAMES_ADDRESS.test(message);

/** Whether a message speaks of the app for the second step of signing in. */
export const speaksOfAuthenticator = (message: string): boolean => NAMES_AUTHENTICATOR.test(message);

const terminationDeclared = ({ at, dates, withdraws }: Declared): string =>
  `Ihre Nachricht, dass Sie kündigen, ist hier angekommen${at === null ? '' : `, am ${moment.format(at)} Uhr`}. Ich habe sie mit dieser ` +
  'Zeit als Erklärung vermerkt und unser Team verständigt: Ein Mensch prüft sie und antwortet Ihnen hier. Ob und zu wann sie wirkt, ' +
  'kann ich nicht sagen. Mit einer Bestätigung sofort kündigen Sie auf Ihrer Kontoseite.\n\n' +
  (dates ?? ownReplies.noticeInGeneral) +
  (withdraws ? `\n\n${productFacts.noWithdrawal} ${productFacts.noRefund}` : '');

/** What is said to what may end the contract: it is kept with its time and shown to a person, and taken for nothing that it may not be. */
export const supposedEnd = (at: Date | null): string =>
  `Soll das Ihre Kündigung sein? Ihre Nachricht ist hier angekommen${at === null ? '' : `, am ${moment.format(at)} Uhr`}. Ich habe sie mit dieser Zeit ` +
  'vermerkt und einem Menschen aus unserem Team vorgelegt, der Ihnen hier antwortet. Eindeutig ist „Hiermit kündige ich“; mit einer Bestätigung sofort kündigen Sie ' +
  'auf Ihrer Kontoseite. War es anders gemeint, ist nichts gekündigt.';

const TEXTS: Readonly<Record<SeenAlarm, (declared: Declared) => string>> = {
  'danger-to-self': () => dangerToSelf,
  'danger-to-others': () => dangerToOthers,
  'medical-emergency': () => medicalEmergency,
  'account-taken': ({ namesAuthenticator = false, namesAddress = false }) =>
    [
      accountTaken,
      ...(namesAddress ? [addressChanged] : []),
      ...(namesAuthenticator ? [withoutAuthenticator] : []),
    ].join('\n\n'),
  'termination-declared': terminationDeclared,
  'termination-supposed': ({ at }) => supposedEnd(at),
  'charge-disputed': ({ invoices }) =>
    invoices === null ? chargeDisputed : `${chargeDisputed}\n\nZum Vergleich: ${invoices}`,
  unanswered: ({ standing = null }) => (standing === null ? unanswered : `${unanswered}\n\n${standing}`),
};

/** The answer to a message with alarms, the most urgent first: beside a danger nothing else is spoken of. In another language one sentence comes before it. */
export const alarmAnswer = (
  alarms: readonly [SeenAlarm, ...SeenAlarm[]],
  declared: Declared,
  language: Language | null = null,
) => {
  const inDanger = isDanger(alarms[0]);
  const said = inDanger ? alarms.slice(0, 1) : alarms;
  // In this order they come of nothing else.
  const isTakenTooMuch = alarms[0] === 'medical-emergency' && alarms[1] === 'danger-to-self';
  const foreign = saidIn(language, alarms[0]);
  return {
    about: alarms[0],
    text: [
      ...(foreign === null ? [] : [foreign]),
      ...(isTakenTooMuch ? [takenTooMuch] : said.map((alarm) => TEXTS[alarm](declared))),
      ...(alarms.includes('danger-to-self') && alarms.includes('danger-to-others') ? [orSomebodyElse] : []),
    ].join('\n\n'),
    personWanted: true,
    attention: [...new Set(alarms.map((alarm) => ATTENTION_FOR[alarm]))],
    saidBesidePerson: inDanger,
  };
};

export const HOW_TO_DECLARE =
  '„Hiermit kündige ich“: Ich vermerke es mit der Zeit des Eingangs und verständige unser Team. Mit einer Bestätigung sofort kündigen ' +
  'Sie auf Ihrer Kontoseite.';
/** Beside what is said to something that hardly ends the contract: nothing is taken for a declaration that may be none. */
export const ifItIsTheEnd = `Soll das Ihre Kündigung sein? Dann schreiben Sie mir bitte ${HOW_TO_DECLARE}`;

/** Beside what is said to something that is told and not understood. */
export const ifInDanger =
  'Falls gerade jemand in Gefahr ist: Polizei 110, Rettungsdienst und Feuerwehr 112; geht es jemandem sehr schlecht: TelefonSeelsorge 0800 111 0 111, rund um die Uhr.';

/**
 * What is said to a message that may tell of a danger; a person looks at it. Whom to call stands first, and what is surely asked
 * beside it is answered after that: a question that only sounded like a danger is not left alone.
 */
export const carefulAnswer = (asked: AssistantAnswer | null = null): AssistantAnswer => ({
  ...asked,
  about: 'perhaps-danger',
  text: asked === null ? `${perhapsDanger} ${askAgain}` : `${perhapsDanger}\n\n${besideIt} ${asked.text}`,
  personWanted: true,
  attention: ['emergency'],
  saidBesidePerson: true,
});
