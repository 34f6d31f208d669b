import { type RefObject, useEffect, useRef, useState } from 'react';

interface Picture {
  /** To be put on what stands in its place: it is loaded when that comes near the screen. */
  readonly place: RefObject<HTMLElement | null>;
  readonly phase: 'loading' | 'ready' | 'failed';
  readonly url: string | null;
}

const LOAD_ALL = 'sternklar:load-pictures';
const WAITED_FOR_MS = 8_000;
const LOADING = '.evidence-thumb[data-phase="loading"]';

const aMoment = () => new Promise<void>((resolve) => setTimeout(resolve, 50));

/** Loads those too that nobody has scrolled to; resolves once all are drawn or it has waited long enough. */
export const loadAllPictures = async (): Promise<void> => {
  const until = Date.now() + WAITED_FOR_MS;
  window.dispatchEvent(new Event(LOAD_ALL));
  do await aMoment();
  while (document.querySelector(LOADING) !== null && Date.now() < until);
  const drawn = [...document.querySelectorAll<HTMLImageElement>('.evidence-thumb img')].map((img) => img.decode());
  await Promise.race([Promise.allSettled(drawn), new Promise((resolve) => setTimeout(resolve, WAITED_FOR_MS))]);
};

const useIsNear = (place: RefObject<HTMLElement | null>): boolean => {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (place.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '400px' },
    );
    const loadNow = () => setNear(true);
    observer.observe(place.current);
    window.addEventListener(LOAD_ALL, loadNow);
    return () => {
      observer.disconnect();
      window.removeEventListener(LOAD_ALL, loadNow);
    };
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
