import { type ReactNode, useEffect, useId, useRef } from 'react';

interface SectionProps {
  /** For links to this section. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/**
 * What has the focus may go, as the row of a device that was signed out: then the keyboard goes on at the section's heading
 * instead of at the start of the page.
 */
const useFocusKept = () => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const section = heading.current?.closest('section');
    if (!section) return undefined;
    let last: EventTarget | null = null;
    const remember = ({ target }: FocusEvent) => {
      last = target;
    };
    const observer = new MutationObserver(() => {
      if (document.activeElement !== document.body || !(last instanceof Element) || last.isConnected) return;
      last = null;
      heading.current?.focus();
    });
    section.addEventListener('focusin', remember);
    observer.observe(section, { childList: true, subtree: true });
    return () => {
      section.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, []);
  return heading;
};

/** One subject of the account page: what it is about beside what there is to do. */
export const Section = ({ id, title, text, children }: SectionProps) => {
  const titleId = useId();
  const heading = useFocusKept();
  return (
    <section id={id} className="account-section" aria-labelledby={titleId}>
      <div className="account-section-head">
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p>{text}</p>
      </div>
      <div className="account-section-body">{children}</div>
    </section>
  );
};
