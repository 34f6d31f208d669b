import { type RefObject, useEffect, useRef, useState } from 'react';

interface Picture {
  /** To be put on what stands in its place: it is loaded when that comes near the screen. */
  readonly place: RefObject<HTMLElement | null>;
  readonly phase: 'loading' | 'ready' | 'failed';
  readonly url: string | null;
}

const useIsNear = (place: RefObject<HTMLElement | null>): boolean => {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (place.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '400px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return isNear;
};

/** A picture that only its owner may load, as an address of this page that is given back with it. */
export const usePicture = (load: (signal: AbortSignal) => Promise<Blob>): Picture => {
  const place = useRef<HTMLElement>(null);
  const isNear = useIsNear(place);
  const [shown, show] = useState<Pick<Picture, 'phase' | 'url'>>({ phase: 'loading', url: null });
  const loadFirst = useRef(load);
  useEffect(() => {
    if (!isNear) return;
    const stop = new AbortController();
    let url: string | null = null;
    loadFirst
      .current(stop.signal)
      .then((blob) => {
        if (stop.signal.aborted) return;
        url = URL.createObjectURL(blob);
        show({ phase: 'ready', url });
      })
      .catch(() => {
        if (!stop.signal.aborted) show({ phase: 'failed', url: null });
      });
    return () => {
      stop.abort();
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [isNear]);
  return { place, ...shown };
};
