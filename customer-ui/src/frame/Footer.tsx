import { isPlaceholder, LEGAL_PATHS } from '@sternklar/contracts/site';
import type { ReactNode } from 'react';
import type { Site } from '../site.ts';
import { siteTexts as texts } from '../texts/site.ts';
import { BrandLink } from '../ui/Mark.tsx';
import { StarField } from '../ui/StarField.tsx';
import './footer.css';

/** The columns between brand and contact. */
const FOOTER_COLUMNS = [
  { title: 'Unternehmen', links: [{ label: 'Über uns', href: LEGAL_PATHS['ueber-uns'] }] },
  {
    title: 'Rechtliches',
    links: [
      { label: 'Impressum', href: LEGAL_PATHS.impressum },
      { label: 'Datenschutz', href: LEGAL_PATHS.datenschutz },
      { label: 'AGB', href: LEGAL_PATHS.agb },
      { label: 'Lieferung', href: LEGAL_PATHS.lieferung },
      { label: 'Fernabsatz', href: LEGAL_PATHS.fernabsatz },
    ],
  },
];

/** A setting of the operator, marked while it still has to be filled in. */
const Given = ({ value }: { readonly value: string }) =>
  isPlaceholder(value) ? <mark className="placeholder">{value}</mark> : value;

const Contact = ({ operator }: { readonly operator: Site['operator'] }) => (
  <address>
    <Given value={operator.name} />
    <br />
    <Given value={operator.street} />
    <br />
    <Given value={operator.postalCode} /> {operator.town}
    <br />
    {operator.country}
    <br />
    {isPlaceholder(operator.email) ? (
      <Given value={operator.email} />
    ) : (
      <a href={`mailto:${operator.email}`}>{operator.email}</a>
    )}
  </address>
);

interface FooterProps {
  readonly site: Site;
  /** What a page says before it ends. */
  readonly children?: ReactNode;
}

/** Who we are, how one pays and where to write; every page ends at night. */
export const Footer = ({ site, children }: FooterProps) => (
  <footer className="footer">
    <StarField />
    <div className="wrap">
      {children}
      <div className="footer-columns">
        <div>
          <BrandLink name={site.brand} href="/" />
          <ul className="payment" aria-label={texts.paymentLabel}>
            {texts.paymentMethods.map((method) => (
              <li key={method}>{method}</li>
            ))}
          </ul>
        </div>
        {FOOTER_COLUMNS.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="footer-title">{title}</h2>
            <ul>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div>
          <h2 className="footer-title">{texts.contact}</h2>
          <Contact operator={site.operator} />
        </div>
      </div>
      {/* A page that was kept over New Year says the old one until it is loaded again. */}
      <p className="copyright" suppressHydrationWarning>
        {texts.copyright(new Date(), site.brand)}
      </p>
    </div>
  </footer>
);
