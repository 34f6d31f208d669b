/** Apart from the other formats: the landing page loads this one only. */
const wholeEuro = new Intl.NumberFormat('de-DE', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
});

/** A price in running text: '59 €' with a non-breaking space, cents only when there are some. */
export const formatPrice = (euro: number): string => wholeEuro.format(euro);
