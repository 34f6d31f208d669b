import type { ComponentProps, MouseEvent } from 'react';
import { openPage } from './open-page.ts';

/** Whether a click wants something else than the page: a new tab, a new window, the link's menu. */
const wantsElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/** A link to another screen of this app: followed without loading everything anew. */
export const AppLink = ({ href, ...rest }: ComponentProps<'a'> & { readonly href: string }) => (
  <a
    href={href}
    {...rest}
    onClick={(event) => {
      if (wantsElsewhere(event)) return;
      event.preventDefault();
      openPage(href);
    }}
  />
);
