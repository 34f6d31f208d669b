const money = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
const day = new Intl.DateTimeFormat('de-DE', { timeZone: 'UTC', dateStyle: 'long' });
const shortDay = new Intl.DateTimeFormat('de-DE', { timeZone: 'UTC', dateStyle: 'medium' });

/** Words of the customer's invoices. Days are given as '2026-03-02'. */
export const invoiceTexts = {
  title: 'Rechnungen',
  text: 'Für jeden Monat Ihres Abos eine: als PDF, das zugleich eine E-Rechnung ist (ZUGFeRD), und als XRechnung.',
  none: 'Sie haben noch keine Rechnung. Die erste kommt mit dem Beginn eines Abos, danach jeden Monat eine.',
  loading: 'Ihre Rechnungen werden geladen',
  failed: 'Ihre Rechnungen konnten nicht geladen werden.',
  reload: 'Erneut laden',
  busy: 'Einen Moment\u00a0…',
  issued: (isoDay: string) => `vom ${day.format(new Date(isoDay))}`,
  served: (from: string, until: string) =>
    `${shortDay.format(new Date(from))}\u00a0– ${shortDay.format(new Date(until))}`,
  amount: (euro: number) => money.format(euro),
  paid: 'Bezahlt (Testbetrieb)',
  pdf: {
    label: 'PDF',
    named: (number: string) => `Rechnung ${number} als PDF herunterladen`,
    fileName: (number: string) => `Rechnung-${number}.pdf`,
  },
  xRechnung: {
    label: 'XRechnung',
    named: (number: string) => `Rechnung ${number} als XRechnung herunterladen`,
    fileName: (number: string) => `XRechnung-${number}.xml`,
  },
  notDownloaded: 'Die Rechnung konnte nicht heruntergeladen werden.',
  older: 'Ältere Rechnungen anzeigen',
} as const;
