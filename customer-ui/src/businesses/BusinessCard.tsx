import type { Business } from '@sternklar/contracts/businesses/business.api';
import { isWebLink } from '@sternklar/contracts/web-link';
import { type ReactNode, useId, useState } from 'react';
import { businessTexts as texts } from '../texts/businesses.ts';
import { verbatim } from '../texts/verbatim.ts';
import { Button } from '../ui/Button.tsx';
import { AwayIcon } from '../ui/icons.tsx';
import { Say } from '../ui/Say.tsx';
import './business-card.css';

interface BusinessCardProps {
  readonly business: Business;
  readonly onRemove: () => Promise<void>;
  /** Further actions beside removing. */
  readonly actions: ReactNode;
  /** What belongs to the business. */
  readonly children: ReactNode;
}

/** A business: name, its profile, what can be done, and below what belongs to it. */
export const BusinessCard = ({ business, onRemove, actions, children }: BusinessCardProps) => {
  const [removing, setRemoving] = useState(false);
  const titleId = useId();
  const { business_name: name, google_business_link: link } = business;

  const remove = async () => {
    if (!window.confirm(verbatim.confirmBusinessDeletion.text)) return;
    setRemoving(true);
    await onRemove();
    setRemoving(false);
  };

  return (
    <article className="business" aria-labelledby={titleId} data-business-id={business.id}>
      <div className="business-head">
        <div className="business-title">
          <h2 id={titleId} tabIndex={-1}>
            {name}
          </h2>
          {isWebLink(link) && (
            <a href={link} target="_blank" rel="noopener noreferrer">
              <Say phrase={verbatim.viewGoogleProfile} />
              <AwayIcon />
              <span className="visually-hidden"> ({texts.newTab})</span>
            </a>
          )}
        </div>
        <div className="business-actions">
          {actions}
          <Button look="danger" busy={removing} aria-label={texts.removeNamed(name)} onClick={remove}>
            {texts.remove}
          </Button>
        </div>
      </div>
      {children}
    </article>
  );
};
