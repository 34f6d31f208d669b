import { useEffect, useState } from 'react';
import type { Finding } from './finding.ts';
import { findingFrom, searchWith } from './finding-url.ts';

/** Browsers take only so many changes of the address in a while; typing must not use them up. */
const ADDRESS_FOLLOWS_MS = 250;

/** Changes what is asked for. */
export type Find = (change: Partial<Finding>) => void;

/**
 * What the customer asks to see, kept in the address: reloading the page and coming back to it find it again. The
 * address bar follows a moment later, without a step in the history.
 */
export const useFinding = (): readonly [Finding, Find] => {
  const [path] = useState(() => window.location.pathname);
  const [finding, setFinding] = useState(() => findingFrom(window.location.search));
  useEffect(() => {
    const follow = () => {
      if (window.location.pathname === path) setFinding(findingFrom(window.location.search));
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [path]);
  useEffect(() => {
    const timer = setTimeout(() => {
      const { pathname, search, hash } = window.location;
      const wanted = searchWith(search, finding);
      if (pathname === path && wanted !== search) {
        window.history.replaceState(window.history.state, '', pathname + wanted + hash);
      }
    }, ADDRESS_FOLLOWS_MS);
    return () => clearTimeout(timer);
  }, [finding, path]);
  return [finding, (change) => setFinding((now) => ({ ...now, ...change }))];
};
