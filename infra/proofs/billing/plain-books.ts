import {
  type BalanceAccount,
  EARLIER_YEARS,
  type JournalAccount,
  type JournalKind,
  PROFIT_AND_LOSS,
} from '@sternklar/contracts/invoices/journal';

/** An amount that moved from the account `credit` to the account `debit`. */
export interface PlainMovement {
  readonly at: Date;
  readonly kind: JournalKind;
  readonly debit: JournalAccount;
  readonly credit: JournalAccount;
  readonly cents: number;
  /** Of documents: their number, and what of the amount is tax. */
  readonly number?: string;
  readonly vatCents?: number;
}

const berlin = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', year: 'numeric', month: '2-digit' });

/** The month in Germany, `YYYY-MM`. */
export const monthIn = (at: Date): string => berlin.format(at);

const nextMonth = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
};

export const sumOf = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0);

export interface PlainMonth {
  readonly month: string;
  readonly movements: readonly PlainMovement[];
  /** What every account had before, as far as it had anything. */
  readonly opening: ReadonlyMap<BalanceAccount, number>;
}

/** Profit and loss begin with nothing in January; what they had is the result of earlier years. */
const intoNextYear = (balance: ReadonlyMap<BalanceAccount, number>) => {
  const result = sumOf(PROFIT_AND_LOSS, (account) => balance.get(account) ?? 0);
  const next = new Map(balance).set(EARLIER_YEARS, (balance.get(EARLIER_YEARS) ?? 0) + result);
  for (const account of PROFIT_AND_LOSS) next.set(account, 0);
  return next;
};

/** The proof's own books: written down by those who move money, in the order in which they move it, and added up one by one. */
export const createPlainBooks = () => {
  const byMonth = new Map<string, PlainMovement[]>();
  return {
    move(movement: PlainMovement): void {
      const month = monthIn(movement.at);
      const known = byMonth.get(month);
      if (known) known.push(movement);
      else byMonth.set(month, [movement]);
    },
    /** From the first month with a movement to the last one, those without any too. */
    months(): readonly PlainMonth[] {
      const named = [...byMonth.keys()].sort();
      const last = named.at(-1) ?? '';
      const months: PlainMonth[] = [];
      let balance = new Map<BalanceAccount, number>();
      for (let month = named[0] ?? 'none'; month <= last; month = nextMonth(month)) {
        const movements = byMonth.get(month) ?? [];
        if (month.endsWith('-01')) balance = intoNextYear(balance);
        months.push({ month, movements, opening: balance });
        balance = new Map(balance);
        for (const { debit, credit, cents } of movements) {
          balance.set(debit, (balance.get(debit) ?? 0) + cents);
          balance.set(credit, (balance.get(credit) ?? 0) - cents);
        }
      }
      return months;
    },
  };
};
export type PlainBooks = ReturnType<typeof createPlainBooks>;
