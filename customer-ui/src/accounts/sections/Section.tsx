import { type ReactNode, useId } from 'react';

interface SectionProps {
  /** For links to this section. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** One subject of the account page: what it is about beside what there is to do. */
export const Section = ({ id, title, text, children }: SectionProps) => {
  const titleId = useId();
  return (
    <section id={id} className="account-section" aria-labelledby={titleId}>
      <div className="account-section-head">
        <h2 id={titleId}>{title}</h2>
        <p>{text}</p>
      </div>
      <div className="account-section-body">{children}</div>
    </section>
  );
};
