/** What one installation tells the customer app's page about itself; the server writes it into the page it serves. */
export interface Site {
  readonly brand: string;
  /** `de` replaces the specification's English texts with German ones. */
  readonly uiTexts: 'verbatim' | 'de';
  readonly operator: SiteOperator;
}

/**
 * Who runs the installation, as the legal pages must name it. What the operator has not filled in yet stands in square
 * brackets.
 */
export interface SiteOperator {
  readonly name: string;
  /** Who may act for the operator in law. */
  readonly representative: string;
  readonly street: string;
  readonly postalCode: string;
  readonly town: string;
  readonly country: string;
  readonly email: string;
  /** Null: there is none. */
  readonly phone: string | null;
  /** Court and number. */
  readonly register: string;
  readonly vatId: string;
  /** Whose servers the product runs on, and who delivers its mails. */
  readonly hostingProvider: string;
  readonly mailProvider: string;
  /** Whose model words the chat assistant's answers; null where none does. */
  readonly modelProvider: string | null;
  /** Who takes card payments; null in the test mode, in which no money moves. */
  readonly paymentProvider: string | null;
  readonly dataProtectionAuthority: string;
}

/** The legal pages, in the order in which they are linked. */
export const LEGAL_PATHS = {
  impressum: '/impressum',
  datenschutz: '/datenschutz',
  agb: '/agb',
  lieferung: '/lieferung',
  fernabsatz: '/fernabsatz',
  'ueber-uns': '/ueber-uns',
} as const;
export type LegalPageName = keyof typeof LEGAL_PATHS;

export const isLegalPageName = (name: string): name is LegalPageName => Object.hasOwn(LEGAL_PATHS, name);

/** The id of the page's data block that holds the site as JSON. */
export const SITE_ELEMENT_ID = 'site';
/** The brand in the page as it is built, and of an installation that names none. */
export const DEFAULT_BRAND = 'Sternklar';

/** Whether a setting still is a placeholder: it is marked, and nobody is offered a link that leads nowhere. */
export const isPlaceholder = (value: string): boolean => value.startsWith('[') || value.endsWith('.invalid');
