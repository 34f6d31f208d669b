/** A day as German books write it: `2026-03-02` → `02.03.2026`. */
export const germanDay = (day: string): string => day.split('-').reverse().join('.');
