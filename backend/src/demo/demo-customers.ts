import type { BillingDetails } from '@sternklar/contracts/subscriptions/billing-details';
import { BAKERY } from './texts/bakery.ts';
import { CAFE } from './texts/cafe.ts';
import type { DemoText } from './texts/demo-text.ts';
import { DENTIST, ORTHODONTIST, TAX_OFFICE } from './texts/practices.ts';
import { BIKE_SHOP, HOTEL, INN, SALON } from './texts/shops-and-hosts.ts';
import { CAR_BRANCH, CAR_DEALER, ELECTRICIAN, ROOFER } from './texts/trades.ts';

export interface DemoBusinessOf {
  readonly name: string;
  /** Each becomes a review of it. */
  readonly texts: readonly DemoText[];
}

/** Invented customers for the demonstration; `.example` addresses reach nobody. */
export interface DemoCustomer {
  readonly email: string;
  /** To whom invoices go. */
  readonly companyName: string;
  readonly billingDetails: BillingDetails;
  readonly businesses: readonly DemoBusinessOf[];
}

/** Without a VAT id: every number that could be invented may be somebody's. */
const at = (street: string, postalCode: string, town: string): BillingDetails => ({
  street,
  postalCode,
  town,
  vatId: null,
});

export const DEMO_CUSTOMERS: readonly DemoCustomer[] = [
  {
    email: 'inhaber@baeckerei-sonnenschein.example',
    companyName: 'Bäckerei Sonnenschein GmbH',
    billingDetails: at('Mühlenstraße 12', '55543', 'Bad Kreuznach'),
    businesses: [
      { name: 'Bäckerei Sonnenschein', texts: BAKERY },
      { name: 'Café Sonnenschein am Markt', texts: CAFE },
    ],
  },
  {
    email: 'buero@dachdecker-huber.example',
    companyName: 'Dachdeckerei Huber & Söhne GmbH',
    billingDetails: at('Schieferweg 3', '55590', 'Meisenheim'),
    businesses: [{ name: 'Dachdeckerei Huber & Söhne', texts: ROOFER }],
  },
  {
    email: 'praxis@zahnaerzte-nahetal.example',
    companyName: 'Zahnärzte im Nahetal Partnerschaft',
    billingDetails: at('Am Kurpark 7', '55583', 'Bad Münster am Stein'),
    businesses: [
      { name: 'Zahnärzte im Nahetal', texts: DENTIST },
      { name: 'Kieferorthopädie Nahetal', texts: ORTHODONTIST },
    ],
  },
  {
    email: 'hallo@fahrrad-koenig.example',
    companyName: 'Fahrrad König e. K.',
    billingDetails: at('Speichengasse 21', '55411', 'Bingen am Rhein'),
    businesses: [{ name: 'Fahrrad König', texts: BIKE_SHOP }],
  },
  {
    email: 'info@gasthof-zur-linde.example',
    companyName: 'Gasthof Zur Linde',
    billingDetails: at('Dorfplatz 1', '55595', 'Roxheim'),
    businesses: [{ name: 'Gasthof Zur Linde', texts: INN }],
  },
  {
    email: 'post@kanzlei-brandt.example',
    companyName: 'Steuerkanzlei Brandt',
    billingDetails: at('Zahlenstraße 19 a', '55116', 'Mainz'),
    businesses: [{ name: 'Steuerkanzlei Brandt', texts: TAX_OFFICE }],
  },
  {
    email: 'team@autohaus-weber.example',
    companyName: 'Autohaus Weber GmbH & Co. KG',
    billingDetails: at('Industriering 44', '55545', 'Bad Kreuznach'),
    businesses: [
      { name: 'Autohaus Weber', texts: CAR_DEALER },
      { name: 'Autohaus Weber – Filiale Süd', texts: CAR_BRANCH },
    ],
  },
  {
    email: 'kontakt@salon-haargenau.example',
    companyName: 'Salon Haargenau',
    billingDetails: at('Kammgasse 5', '55232', 'Alzey'),
    businesses: [{ name: 'Salon Haargenau', texts: SALON }],
  },
  {
    email: 'verwaltung@hotel-rheinblick.example',
    companyName: 'Hotel Rheinblick Betriebs-GmbH',
    billingDetails: at('Uferpromenade 2', '55422', 'Bacharach'),
    businesses: [{ name: 'Hotel Rheinblick', texts: HOTEL }],
  },
  {
    email: 'service@elektro-yilmaz.example',
    companyName: 'Elektro Yılmaz',
    billingDetails: at('Ampèrestraße 9', '55218', 'Ingelheim am Rhein'),
    businesses: [{ name: 'Elektro Yılmaz', texts: ELECTRICIAN }],
  },
];
