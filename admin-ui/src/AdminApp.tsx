import { AdminContext, AdminUI, localStorageStore, Resource } from 'react-admin';
import { createAuthProvider } from './data-provider/auth-provider.ts';
import { createDataProvider } from './data-provider/data-provider.ts';
import { createI18nProvider } from './i18n/i18n-provider.ts';
import { Layout } from './layout/Layout.tsx';
import { darkTheme, lightTheme } from './layout/theme.ts';
import { ReviewList } from './reviews/ReviewList.tsx';

const dataProvider = createDataProvider();
const authProvider = createAuthProvider();
const i18nProvider = createI18nProvider();
const store = localStorageStore('1', 'sternklar-admin');

/** The back office: its table of contents. */
export const AdminApp = () => (
  <AdminContext
    dataProvider={dataProvider}
    authProvider={authProvider}
    i18nProvider={i18nProvider}
    store={store}
    theme={lightTheme}
    darkTheme={darkTheme}
  >
    <AdminUI layout={Layout} title="Verwaltung" disableTelemetry requireAuth loginPage={false}>
      <Resource name="reviews" list={ReviewList} />
    </AdminUI>
  </AdminContext>
);
