/** Amounts of one invoice in cents. */
export interface Amounts {
  readonly grossCents: number;
  readonly netCents: number;
  readonly vatCents: number;
}

/** Splits a gross amount: the net amount is rounded, the tax is the rest, so that both always make up the gross. */
export const amountsOf = (grossEuro: number, vatPercent: number): Amounts => {
  const grossCents = Math.round(grossEuro * 100);
  const netCents = Math.round((grossCents * 100) / (100 + vatPercent));
  return { grossCents, netCents, vatCents: grossCents - netCents };
};
