/** Cents as German books write euro: `5900` → `59,00`. */
export const germanAmount = (cents: number): string =>
  `${Math.trunc(cents / 100)},${String(cents % 100).padStart(2, '0')}`;
