'use client';
import { useEffect, useRef } from 'react';
import { loadChat } from './index.js';

/** A page may have several of these, and has one chat, which goes with the last of them. */
let onPage = 0;

/** The chat, while this component is on the page; it draws nothing where it stands. */
export const SternklarChat = ({ partnerKey, identity = null, ...options }) => {
  // A page may make its function anew with each drawing.
  const latest = useRef(identity);
  latest.current = identity;
  const who = typeof identity === 'function' ? '()' : identity;
  const asText = JSON.stringify({ ...options, key: partnerKey });
  useEffect(() => {
    const chat = loadChat(JSON.parse(asText));
    if (who !== null) chat.identify(who === '()' ? () => latest.current() : who);
    onPage += 1;
    return () => {
      onPage -= 1;
      if (onPage === 0) chat.destroy();
    };
  }, [asText, who]);
  return null;
};
