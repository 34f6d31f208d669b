import type { WidgetAppearance } from '@sternklar/contracts/partners/widget.api';

export const nothing = () => undefined;

/** Who has pressed the button waits for the chat, not for its colours. */
const WITHIN_MS = 3_000;

/** What the server says of how the partner's chat looks; undefined when it does not say so in time: the chat comes all the same. */
export const findAppearance = (address: string): Promise<Partial<WidgetAppearance> | undefined> =>
  new Promise<Partial<WidgetAppearance>>((resolve, reject) => {
    // Not by a signal: the page may have a fetch of its own that knows none.
    setTimeout(reject, WITHIN_MS);
    fetch(address)
      .then((answer) => answer.json())
      .then(resolve, reject);
  }).catch(nothing);
