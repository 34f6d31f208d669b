import { Skeleton } from '@mui/material';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { NotLoaded } from './NotLoaded.tsx';

type Listener = () => unknown;

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

/** A page whose code is a file of its own, loaded with its first visit. */
export type LazyPage = ComponentType & {
  /** Loads the code ahead; from then on the page renders at once, which rendering on the server and hydrating need. */
  preload(): Promise<void>;
};

const Loading = () => <Skeleton variant="rounded" height={320} aria-label="Die Seite wird geladen" role="status" />;

/** Stands after a page's content, also in what takes its place, and is there when that is. */
export const Arrival = () => {
  useEffect(arrive, []);
  return null;
};

export const lazyPage = (load: () => Promise<ComponentType>): LazyPage => {
  let loaded: ComponentType | null = null;
  // Without an answer the page says so in its place; whoever comes back to it has it asked for once more.
  const whenLoaded = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        reportError(error);
        later = whenLoaded();
        return { default: NotLoaded };
      }
    });
  let later = whenLoaded();
  const Page = () => {
    // Chosen once: a page that is shown does not start anew when its code arrives a second way.
    const [Content] = useState(() => loaded ?? later);
    return (
      <Suspense fallback={<Loading />}>
        <Content />
        <Arrival />
      </Suspense>
    );
  };
  return Object.assign(Page, {
    preload: async () => {
      loaded ??= await load();
    },
  });
};
