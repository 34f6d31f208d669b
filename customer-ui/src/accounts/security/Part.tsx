import type { ReactNode } from 'react';
import type { Loaded } from '../../api/loaded.ts';
import { securityTexts as texts } from '../../texts/security.ts';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

interface PartProps {
  readonly title: string;
  readonly text: string;
  readonly list: Loaded<unknown>;
  readonly onReload: () => Promise<void>;
  /** What is said of an empty list. */
  readonly none: string;
  readonly children: ReactNode;
}

/** A list with its heading, while it is read, once it is there, and when it could not be read. */
export const Part = ({ title, text, list, onReload, none, children }: PartProps) => (
  <div className="security-part">
    <h3>{title}</h3>
    <p className="security-text">{text}</p>
    {list.phase === 'loading' && <Skeleton lines={['middle', 'short']} label={texts.loading} />}
    {list.phase === 'failed' && list.rows.length === 0 && (
      <div className="account-failed">
        <p>{texts.failed}</p>
        <Button onClick={() => void onReload()}>{texts.reload}</Button>
      </div>
    )}
    {list.phase === 'ready' && list.rows.length === 0 && <p>{none}</p>}
    {list.rows.length > 0 && children}
  </div>
);
