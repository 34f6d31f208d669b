/** What a page says to a worker: tell your build; take over now; take over if this page is the only one open. */
export type WorkerMessage = 'which-build' | 'take-over' | 'take-over-if-alone';

export const SERVICE_WORKER_URL = '/service-worker.js';
