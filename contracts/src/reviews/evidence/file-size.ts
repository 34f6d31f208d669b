const number = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });
const KILO = 1000;

/** The size of a file as people read it: '340 KB', '1,2 MB', with a non-breaking space. */
export const fileSize = (bytes: number): string => {
  if (bytes < KILO * KILO) return `${number.format(Math.max(1, Math.round(bytes / KILO)))}\u00a0KB`;
  return `${number.format(bytes / KILO / KILO)}\u00a0MB`;
};
