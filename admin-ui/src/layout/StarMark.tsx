/** The four-pointed star of the brand; decoration, so hidden from assistive technology. */
export const StarMark = ({ size = 24 }: { readonly size?: number }) => (
  <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" style={{ flexShrink: 0 }}>
    <path
      d="M16 1.5c1.1 7.9 4.6 11.4 14.5 14.5-9.9 3.1-13.4 6.6-14.5 14.5-1.1-7.9-4.6-11.4-14.5-14.5C11.4 12.9 14.9 9.4 16 1.5Z"
      fill="var(--star-400)"
    />
  </svg>
);
