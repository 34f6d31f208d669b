/** Grey bars where text will stand: the page keeps its shape while it loads. `label` tells screen readers what is coming. */
export const Skeleton = ({
  lines,
  label,
}: {
  readonly lines: readonly ('short' | 'middle' | 'long')[];
  readonly label: string;
}) => (
  <div className="skeleton" role="img" aria-label={label}>
    {lines.map((line, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the bars never change their order
      <span key={index} className={`skeleton-bar skeleton-${line}`} />
    ))}
  </div>
);
