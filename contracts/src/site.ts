/** What one installation tells the customer app's page about itself; the server writes it into the page it serves. */
export interface Site {
  readonly brand: string;
  /** `de` replaces the specification's English texts with German ones. */
  readonly uiTexts: 'verbatim' | 'de';
  readonly operator: SiteOperator;
}

/** Who runs the installation. What the operator has not filled in yet stands in square brackets. */
export interface SiteOperator {
  readonly name: string;
  readonly street: string;
  readonly postalCode: string;
  readonly town: string;
  readonly country: string;
  readonly email: string;
}

/** The id of the page's data block that holds the site as JSON. */
export const SITE_ELEMENT_ID = 'site';
/** The brand in the page as it is built, and of an installation that names none. */
export const DEFAULT_BRAND = 'Sternklar';
