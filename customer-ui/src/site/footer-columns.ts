import { LEGAL_PATHS } from '@sternklar/contracts/site';

interface FooterColumn {
  readonly title: string;
  readonly links: readonly { readonly label: string; readonly href: string }[];
}

/** The columns between brand and contact. */
export const FOOTER_COLUMNS: readonly FooterColumn[] = [
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
