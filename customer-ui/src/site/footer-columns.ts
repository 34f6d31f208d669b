interface FooterColumn {
  readonly title: string;
  readonly links: readonly { readonly label: string; readonly href: string }[];
}

/** The columns between brand and contact. Only pages that exist are linked: a column appears with its first page. */
export const FOOTER_COLUMNS: readonly FooterColumn[] = [];
