import type { ReactNode } from 'react';

/** Line icons in one weight; always decoration beside words or inside a labelled control. */
const Icon = ({ children, className = '' }: { readonly children: ReactNode; readonly className?: string }) => (
  <svg
    className={`icon ${className}`}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    {children}
  </svg>
);

export const CrossIcon = () => (
  <Icon>
    <path d="M6 6l12 12M18 6L6 18" />
  </Icon>
);
export const CheckIcon = () => (
  <Icon>
    <path d="M5 12.5l4.5 4.5L19 7.5" />
  </Icon>
);
/** Leaves the product: opens in a new tab. */
export const AwayIcon = () => (
  <Icon className="icon-away">
    <path d="M8 16L17 7M9 7h8v8" />
  </Icon>
);
export const ChevronIcon = () => (
  <Icon className="icon-chevron">
    <path d="M6 9.5l6 6 6-6" />
  </Icon>
);
