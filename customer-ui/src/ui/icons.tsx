import type { ReactNode } from 'react';

/** Line icons in one weight; always decoration beside words or inside a labelled control. */
export const Icon = ({ children, className = '' }: { readonly children: ReactNode; readonly className?: string }) => (
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
export const SearchIcon = () => (
  <Icon className="icon-search">
    <path d="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.3 15.3L20 20" />
  </Icon>
);
export const SlidersIcon = () => (
  <Icon className="icon-sliders">
    <path d="M4 8h8M18 8h2M4 16h2M12 16h8M15 5.5v5M9 13.5v5" />
  </Icon>
);
export const DownloadIcon = () => (
  <Icon>
    <path d="M12 4v11M7 10.5l5 5 5-5M5 20h14" />
  </Icon>
);
export const BackIcon = () => (
  <Icon>
    <path d="M19 12H5M11 6l-6 6 6 6" />
  </Icon>
);
