import { browserLiveDeps } from '@sternklar/contracts/live-updates/browser-live-connection';
import { openLiveConnection } from '@sternklar/contracts/live-updates/live-connection';
import type { LiveListener } from '@sternklar/contracts/live-updates/live-stream';

/** Opens the stream that all tabs of this browser share; answers the way to close it. */
export const openStream = (token: string, listener: LiveListener): (() => void) =>
  openLiveConnection(browserLiveDeps(), token, listener);
