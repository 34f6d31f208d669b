/** Invented customers for the demonstration; `.example` addresses reach nobody. */
export interface DemoCustomer {
  readonly email: string;
  readonly businesses: readonly { readonly name: string; readonly trade: Trade }[];
}

export type Trade = 'gastro' | 'handwerk' | 'praxis' | 'laden' | 'dienst';

export const DEMO_CUSTOMERS: readonly DemoCustomer[] = [
  {
    email: 'inhaber@baeckerei-sonnenschein.example',
    businesses: [
      { name: 'Bäckerei Sonnenschein', trade: 'gastro' },
      { name: 'Café Sonnenschein am Markt', trade: 'gastro' },
    ],
  },
  { email: 'buero@dachdecker-huber.example', businesses: [{ name: 'Dachdeckerei Huber & Söhne', trade: 'handwerk' }] },
  {
    email: 'praxis@zahnaerzte-nahetal.example',
    businesses: [
      { name: 'Zahnärzte im Nahetal', trade: 'praxis' },
      { name: 'Kieferorthopädie Nahetal', trade: 'praxis' },
    ],
  },
  { email: 'hallo@fahrrad-koenig.example', businesses: [{ name: 'Fahrrad König', trade: 'laden' }] },
  { email: 'info@gasthof-zur-linde.example', businesses: [{ name: 'Gasthof Zur Linde', trade: 'gastro' }] },
  { email: 'post@kanzlei-brandt.example', businesses: [{ name: 'Steuerkanzlei Brandt', trade: 'dienst' }] },
  {
    email: 'team@autohaus-weber.example',
    businesses: [
      { name: 'Autohaus Weber', trade: 'handwerk' },
      { name: 'Autohaus Weber – Filiale Süd', trade: 'handwerk' },
    ],
  },
  { email: 'kontakt@salon-haargenau.example', businesses: [{ name: 'Salon Haargenau', trade: 'dienst' }] },
  { email: 'verwaltung@hotel-rheinblick.example', businesses: [{ name: 'Hotel Rheinblick', trade: 'gastro' }] },
  { email: 'service@elektro-yilmaz.example', businesses: [{ name: 'Elektro Yılmaz', trade: 'handwerk' }] },
];
