import type { WidgetAppearance } from '@sternklar/contracts/partners/widget.api';

const nothing = () => undefined;

/** Who has pressed the button waits for the chat, not for its colours. */
const WITHIN_MS = 3_000;

/** What the server says of how the partner's chat looks; undefined when it does not say so in time: the chat comes all the same. */
export const findAppearance = (address: string): Promise<Partial<WidgetAppearance> | undefined> =>
  fetch(address, { signal: AbortSignal.timeout(WITHIN_MS) })
    .then((answer) => answer.json())
    .catch(nothing);
