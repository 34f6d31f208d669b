import { useEffect, useState, useSyncExternalStore } from 'react';
import { browserLiveDeps } from '../live-updates/browser-live-connection.ts';
import { openLiveConnection } from '../live-updates/live-connection.ts';
import { createDashboard, type Dashboard, type DashboardDeps } from './dashboard.ts';
import type { DashboardState } from './dashboard-state.ts';

/** The dashboard of the signed-in customer, loaded and kept up to date while it is on the screen. */
export const useDashboard = (deps: DashboardDeps, token: string): readonly [Dashboard, DashboardState] => {
  const [dashboard] = useState(() => createDashboard(deps));
  const state = useSyncExternalStore(dashboard.subscribe, dashboard.state);
  useEffect(() => {
    const closeLive = openLiveConnection(browserLiveDeps(), token, {
      onOpen: dashboard.liveOpened,
      onLost: dashboard.liveLost,
      onUpdate: dashboard.liveUpdated,
      onSessionOver: dashboard.sessionOver,
    });
    void dashboard.open();
    return () => {
      closeLive();
      dashboard.close();
    };
  }, [dashboard, token]);
  return [dashboard, state];
};
