import { PUBLIC_PATHS } from '@sternklar/contracts/pages';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Root } from './App.tsx';
import { createPublicServices, type PublicServices, thisBrowser } from './public-composition.ts';
import { destinationOf, PATHS } from './routing/screen.ts';
import { SITE } from './site.ts';

/**
 * Starts the app in `container`. Where the server has rendered what this visitor sees, it is taken over as it stands;
 * everybody else's page is rendered anew, a customer's too: the server sends only its shape. Resolves to the app's services once everything stands and listens.
 */
export const startApp = async (container: HTMLElement): Promise<PublicServices> => {
  const services = createPublicServices(SITE, thisBrowser());
  const path = window.location.pathname;
  const { redirectTo } = destinationOf(path, services.session.token() !== null);
  const isLanding = path === PATHS.landing && redirectTo === null;
  const landing = isLanding ? (await import('./landing/LandingPage.tsx')).LandingPage : null;
  const isRendered = redirectTo === null && PUBLIC_PATHS.includes(path) && container.dataset.rendered === path;
  return new Promise((resolve) => {
    const root = <Root services={services} path={path} landing={landing} onReady={() => resolve(services)} />;
    if (isRendered) hydrateRoot(container, root);
    else createRoot(container).render(root);
  });
};
