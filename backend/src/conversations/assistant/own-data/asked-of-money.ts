import type { Asked, Meant } from '../understanding/understand.ts';
import { daysNamedIn } from './days-named.ts';
import { asksForPeriod } from './own-money.ts';

/** A number such as RE-2026-0009 is that of an invoice, whatever is asked about it. */
const INVOICE_NUMBER = /\b[A-Z]{1,4}-\d{4}-\d{2,}\b/iu;
const MONEY = /rechnung|beleg|belast|abgebucht|abbuchung/iu;
const FEWEST_WORDS_ABOUT_ALL = 4;
const OF_ANY_INVOICE = new Set(['invoice', 'evidence', 'payment', 'own-overview', 'own-open-invoice']);
const OF_ANY_PAYMENT = new Set([
  'payment',
  'payment-failed',
  'chargeback',
  'change-card',
  'transferred',
  'arrears',
  'own-open-invoice',
  'own-invoices',
  'unknown',
]);

/** What else may be done, late or open in a month. */
const OTHER_MATTER = /antr(?:a|ä|ae)g|bewert|rezension|kommentar|widerspr|k(?:ü|ue)ndig|l(?:ö|oe)sch|vertrag|passwor/iu;
/** 'Ist der Oktober erledigt', 'Wurde der Februar eingezogen': in a sentence that names a month. */
const IS_PAID =
  /^(?:(?:und|aber|also|moin|hallo)\W+)*(?:ist|is|isch|sind|war|waren|wurden?|gilt|steht|hat|haben|hab)\b.*\b(?:bezahlt|beglichen|erledigt|abgebucht|eingezogen|ausgeglichen|abgegangen|durchgegangen|durch|offen|hingehauen|geklappt)\b/iu;
const BY_CARD = /karte|abbuch|abgebucht|einzug|eingezogen|zahlung|bezahlung|lastschrift/iu;
const FAILED =
  /(?:nicht|ned|net|nich|nix)\s+(?:geklappt|funktioniert|durchgegangen|gegangen|gangen|hingehauen|eingezogen|abgebucht|akzeptiert|angenommen)|abgelehnt|abglehnt|gescheitert|fehlgeschlagen|schiefge|schief\s+gegangen|zurückgewiesen|verweigert|geplatzt|gehakt/iu;
/** 'Hab gar keine Rechnung bekommen'. */
const NONE_CAME =
  /\b(?:keine?|kei|koa|nie)\s+(?:(?:einzige|eine?)\s+)?(?:rechnung|beleg)|(?:rechnung|beleg)[a-zäöüß]*\b[^.?!]{0,40}(?:fehlt|fehlen|(?:nicht|nie|noch nicht)\s+(?:da|gekommen|angekommen|erhalten|bekommen|gekriegt|gesehen)|(?<!\p{L})(?:leer|nichts (?:da|drin|zu sehen)|nix (?:da|drin|zu sehen))(?!\p{L}))/iu;

/** 'Belege' that one fetches are invoices; those that one gives are evidence. */
const FETCHED =
  /(?<![a-zäöüß])(?:zieh|lad|hol|find|krieg|bekomm|bekäm|such)[a-zäöüß]*(?![a-zäöüß])[^.?!]*(?<![a-zäöüß])belege?n?(?![a-zäöüß])|(?<![a-zäöüß])belege?n?(?![a-zäöüß])[^.?!]*(?<![a-zäöüß])(?:herunter|runter|herunterladen|runterladen|abholen|downloaden)(?![a-zäöüß])/iu;
const GIVEN =
  /hinzu|hoch|anhäng|einreich|schick|send|geh(?:t|en)|möglich|erlaubt|format|bewert|antrag|antr(?:ä|ae)g|nachreich/iu;
const isFetched = ({ intent, text }: Asked): boolean =>
  intent === 'evidence' && FETCHED.test(text) && !GIVEN.test(text);

const namesMonth = (text: string): boolean => (daysNamedIn(text)?.months.length ?? 0) > 0;
const sentencesOf = (message: string): readonly string[] => message.split(/(?<=[.?!])\s+/u);

/** Puts one intent in the place of all that a sentence, a part of it, or what it is part of were taken for. */
const inPlaceOf = (sentence: string, intent: string, asked: readonly Asked[]): readonly Asked[] => [
  { intent, share: 1, text: sentence },
  ...asked.filter(
    (one) =>
      one.intent !== intent && !one.text.includes(sentence) && !sentence.includes(one.text.replace(/[.?!\s]+$/u, '')),
  ),
];

/** What of a month's money is asked; null where no month and no money is named. */
const ofAMonth = (message: string, asked: readonly Asked[]): readonly Asked[] | null => {
  if (OTHER_MATTER.test(message) || !namesMonth(message)) return null;
  const paid = sentencesOf(message).find((one) => IS_PAID.test(one) && namesMonth(one));
  if (paid !== undefined) return inPlaceOf(paid, 'own-invoices', asked);
  if (!BY_CARD.test(message) || !FAILED.test(message)) return null;
  const others = asked.filter(({ intent }) => !OF_ANY_PAYMENT.has(intent));
  return [{ intent: 'own-failed-payment', share: 1, text: message }, ...others];
};

/** 'Ist die denn bezahlt?' after 'Welche Nummer hat die Rechnung vom Januar?' */
const THAT_ONE =
  /^(?:(?:und|aber|ok|gut)\W+)*(?:ist|is|isch|war|wurde)\s+(?:die|des|das|sie|dia|de)\b.*\b(?:bezahlt|beglichen|eingezogen|abgebucht|durch|zahlt)\b/iu;
const MOST_LETTERS_OF_FOLLOW_UP = 60;
const isOfInvoiceBefore = (message: string, last: string): boolean =>
  message.length <= MOST_LETTERS_OF_FOLLOW_UP &&
  THAT_ONE.test(message) &&
  !namesMonth(message) &&
  MONEY.test(last) &&
  (namesMonth(last) || INVOICE_NUMBER.test(last));

/** What a message asks of invoices and payments, where what it names makes them one's own. */
export const withInvoices = (message: string, meant: Meant, last?: string): Meant => {
  if (last !== undefined && isOfInvoiceBefore(message, last))
    return { ...meant, asked: [{ intent: 'own-invoices', share: 1, text: `${last} ${message}` }] };
  if (INVOICE_NUMBER.test(message) && !meant.asked.some(({ intent }) => intent === 'own-invoices')) {
    return { ...meant, asked: [{ intent: 'own-invoices', share: 1, text: message }] };
  }
  const month = ofAMonth(message, meant.asked);
  if (month !== null) return { ...meant, asked: month };
  // The invoice of a month is one's own.
  const ofMonth = ({ intent, text }: Asked): boolean =>
    (OF_ANY_INVOICE.has(intent) || (intent === 'invoice-details' && asksForPeriod(text))) &&
    MONEY.test(text) &&
    namesMonth(text);
  const asked = meant.asked.flatMap((one): readonly Asked[] => {
    if (ofMonth(one)) return [{ ...one, intent: 'own-invoices' }];
    if (isFetched(one)) return [{ ...one, intent: 'invoice' }];
    return one.intent === 'invoice' && NONE_CAME.test(message)
      ? [{ ...one, intent: 'own-missing-invoice', text: '' }, one]
      : [one];
  });
  // 'Welche Rechnungsnummer ist noch offen': only which one is asked, not for all of them.
  const isOfOpenOnes = asked.some(({ intent }) => intent === 'own-open-invoice');
  const isOnlyNamed = ({ intent, text }: Asked): boolean =>
    isOfOpenOnes &&
    intent === 'own-invoices' &&
    !/[.?!]\s*$/.test(text) &&
    text.split(/\s+/).length < FEWEST_WORDS_ABOUT_ALL;
  return { ...meant, asked: asked.filter((one) => !isOnlyNamed(one)) };
};
