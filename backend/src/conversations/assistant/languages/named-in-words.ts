import { plainWords } from '../reading/german-words.ts';

/** What somebody asks in another language, told by words of it: one of each list, as beginnings of words without accents. */
interface NamedInWords {
  readonly intent: string;
  readonly all: readonly (readonly string[])[];
  readonly none?: readonly string[];
}

const list = (words: string): readonly string[] => words.split(' ');
const NEXT = list(
  'next upcoming prochain proxim prossim volgend nastepn kolejn следующ наступн sonraki bir_sonraki urmatoare urmator القادم التالي',
);
const CHARGE = list(
  'invoice bill charge debit charged factur prelev cobr cargo fattur addebit factuur afschrij faktur platnosc obciazen счет счёт списан рахунок fatura tahsil cekil فاتورة خصم',
);
const CONTRACT = list(
  'contract subscription contrat abonnement contrato suscripcion contratto abbonamento umow abonament договор подписк sozlesme aboneli اشتراك',
);
const ENDS = list(
  'end ends expire expires fin finit termine terminates vence acaba termina scade finisce eindigt loopt konczy wygasa заканчива истека закінчу biter bitiyor sona ينتهي',
);
const MY = list('my mine mon ma mes mi mis mio mia mijn moj moja moje мой моя моё мои мій benim im لي');
const NUMBER = list('number numero numer номер numara numarasi nummer numarul رقم');
const MONTHLY = list('month mois mes mese maand miesiac месяц місяць ay aylik شهر');
const HOW_MUCH = list('how combien cuanto quanto hoeveel ile сколько скільки kac ne كم');
const PAY = list(
  'pay cost paye coute pago cuesta costa pagar betaal kost place kosztuje плачу стоит коштує ode tutar ادفع',
);
const NET = list('net netto neto vat tva iva btw ндс пдв kdv impuestos taxe tax taxes bez_vat');
const OWE = list(
  'owe outstanding unpaid overdue impaye impagad pendiente insolut schuldig openstaand zaleg niezaplac долж неоплач винен odenmemis borcum',
);
const CANCELS = list('cancel terminat resili annul disdi cancelar opzeg wypowied отмен расторг iptal fesih');

/** In this order; each that fits is asked for. */
const NAMED: readonly NamedInWords[] = [
  { intent: 'own-subscription', all: [CONTRACT, ENDS, MY], none: CANCELS },
  { intent: 'own-next-invoice', all: [NEXT, CHARGE] },
  { intent: 'own-open-invoice', all: [OWE, [...MY, ...HOW_MUCH, 'i', 'still']] },
  { intent: 'own-invoices', all: [NUMBER, CHARGE], none: NEXT },
  {
    intent: 'vat',
    all: [
      NET,
      [
        ...HOW_MUCH,
        ...PAY,
        ...list('price prix precio prezzo prijs cena цена ціна fiyat percent procent процент porcentaje'),
      ],
    ],
    none: CHARGE,
  },
  { intent: 'price', all: [HOW_MUCH, PAY, MONTHLY], none: NET },
];

const plain = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '');
const MOST_WORDS = 40;

/** The intents that a message in another language names by its words, in no order of its own; none when it names none. Pure. */
export const namedInWords = (message: string): readonly string[] => {
  const words = plainWords(message).slice(0, MOST_WORDS).map(plain);
  const has = (beginnings: readonly string[]): boolean =>
    beginnings.some((beginning) =>
      words.some((word) => (beginning.length <= 3 ? word === beginning : word.startsWith(beginning))),
    );
  return NAMED.filter(({ all, none = [] }) => all.every(has) && !has(none)).map(({ intent }) => intent);
};
