import { PUBLIC_PATHS } from '@sternklar/contracts/pages';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { thisBrowser } from './browser.ts';
import { createPublicServices } from './public-composition.ts';
import { Root } from './Root.tsx';
import { destinationOf } from './routing/screen.ts';
import { SITE } from './site/site.ts';

/**
 * Starts the app in `container`. Where the server has rendered what this visitor sees, it is taken over as it stands;
 * everybody else's page is rendered anew, a customer's too: the server sends only its shape. Answers the app's services.
 */
export const startApp = (container: HTMLElement) => {
  const services = createPublicServices(SITE, thisBrowser());
  const path = window.location.pathname;
  const { redirectTo } = destinationOf(path, services.session.token() !== null);
  const root = <Root services={services} path={path} />;
  const isRendered = PUBLIC_PATHS.includes(path) && container.dataset.rendered === path;
  if (redirectTo === null && isRendered) hydrateRoot(container, root);
  else createRoot(container).render(root);
  return services;
};
