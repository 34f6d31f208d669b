type Listener = () => void;

let hasArrived = false;
let tell: Listener = () => undefined;

/** To be called when the first page's code listens to its fields. */
export const onFirstArrival = (listener: Listener): void => {
  if (hasArrived) listener();
  else tell = listener;
};

/** A page is there, and listens to its fields. */
export const arrive = (): void => {
  if (hasArrived) return;
  hasArrived = true;
  tell();
};
