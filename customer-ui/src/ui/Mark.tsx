import { MARK_PATH, MARK_VIEW_BOX } from '@sternklar/contracts/brand/mark';

/** The gold four-pointed star alone; decoration. */
export const Mark = ({ className = '' }: { readonly className?: string }) => (
  <svg className={`mark ${className}`} viewBox={MARK_VIEW_BOX} aria-hidden="true" focusable="false">
    <path d={MARK_PATH} />
  </svg>
);

/** Star and name, as a link to where the visitor is at home. */
export const BrandLink = ({ name, href }: { readonly name: string; readonly href: string }) => (
  <a className="brand" href={href}>
    <Mark />
    <span>{name}</span>
  </a>
);
