import { createRequire } from 'node:module';

interface RequestQueue {
  readonly pending: readonly unknown[];
  scheduleCheckPendingRequests(): void;
}

/**
 * kafkajs 2.2.4 looks for waiting requests each millisecond, for as long as a connection is open, also when none waits
 * (https://github.com/tulios/kafkajs/issues/1704); Node warns of the negative time it asks for. Here it looks only while
 * one waits: each request that begins to wait starts the look-up itself.
 */
const lookOnlyWhileRequestsWait = ({ prototype }: { readonly prototype: RequestQueue }): void => {
  const schedule = prototype.scheduleCheckPendingRequests;
  prototype.scheduleCheckPendingRequests = function scheduleWhileWaiting(this: RequestQueue) {
    if (this.pending.length > 0) schedule.call(this);
  };
};

lookOnlyWhileRequestsWait(createRequire(import.meta.url)('kafkajs/src/network/requestQueue'));
