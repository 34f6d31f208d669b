/**
 * Awaited between two pieces of work that may wait, such as catching up after a standstill, with the milliseconds that the last piece
 * took. Resolves at once where nobody is kept waiting by the next one, and as soon as the signal aborts.
 */
export type GiveWay = (workedMs: number, signal: AbortSignal) => Promise<void>;
