import type { WidgetAppearance } from '@sternklar/contracts/partners/widget.api';

export const nothing = () => undefined;

/** Who has pressed the button waits for the chat, not for its colours. */
const WITHIN_MS = 3_000;

type Within = <Value>(ms: number, get: () => Promise<Value>) => Promise<Value>;

/** What comes in time; what comes later nobody hears of. Not by a signal: the page may have a fetch of its own that knows none. */
export const within: Within = (ms, get) =>
  new Promise((resolve, reject) => {
    setTimeout(reject, ms);
    get().then(resolve, reject);
  });

/** What the server says of how the partner's chat looks; undefined when it does not say so in time: the chat comes all the same. */
export const findAppearance = (address: string): Promise<Partial<WidgetAppearance> | undefined> =>
  within(WITHIN_MS, () => fetch(address).then((answer) => answer.json())).catch(nothing);
