import type { SiteOperator } from '@sternklar/contracts/site';
import { isPlaceholder } from '../site/site.ts';
import { type Inline, link, type Words } from './legal-document.ts';

/** The operator's address for mails; no link while it is a placeholder, which would lead nowhere. */
export const emailOf = ({ email }: SiteOperator): Inline =>
  isPlaceholder(email) ? email : link(`mailto:${email}`, email);

export const postalAddressOf = ({ name, street, postalCode, town, country }: SiteOperator): readonly Words[] => [
  name,
  street,
  `${postalCode} ${town}`,
  country,
];

/** The same in running text. */
export const postalAddressInLine = ({ name, street, postalCode, town, country }: SiteOperator): string =>
  `${name}, ${street}, ${postalCode} ${town}, ${country}`;
