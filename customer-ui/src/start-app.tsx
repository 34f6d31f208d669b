import { PUBLIC_PATHS } from '@sternklar/contracts/pages';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Root } from './App.tsx';
import { createPublicServices, type PublicServices, thisBrowser } from './public-composition.ts';
import { destinationOf } from './routing/screen.ts';
import { SITE } from './site.ts';

/**
 * Starts the app in `container`. Where the server has rendered what this visitor sees, it is taken over as it stands;
 * everybody else's page is rendered anew, a customer's too: the server sends only its shape. Resolves to the app's services once everything stands and listens.
 */
export const startApp = (container: HTMLElement): Promise<PublicServices> =>
  new Promise((resolve) => {
    const services = createPublicServices(SITE, thisBrowser());
    const path = window.location.pathname;
    const { redirectTo } = destinationOf(path, services.session.token() !== null);
    const root = <Root services={services} path={path} onReady={() => resolve(services)} />;
    const isRendered = PUBLIC_PATHS.includes(path) && container.dataset.rendered === path;
    if (redirectTo === null && isRendered) hydrateRoot(container, root);
    else createRoot(container).render(root);
  });
