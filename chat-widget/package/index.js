const ORDERS = ['open', 'close', 'toggle', 'show', 'hide', 'identify', 'logout', 'on', 'off'];

/** The script that has been added and has not come yet. */
let pending = null;
/** The order to take the chat away as soon as it comes. */
let farewell = null;

const withdraw = (order) => {
  const queue = globalThis.Sternklar;
  const at = Array.isArray(queue) ? queue.indexOf(order) : -1;
  if (at >= 0) queue.splice(at, 1);
};

const addScript = ({ service, src = `${new URL(service).origin}/chat-widget.js`, integrity, nonce }) => {
  const script = document.createElement('script');
  const come = () => {
    if (pending === script) pending = null;
  };
  Object.assign(script, { async: true, src, onload: come, onerror: come });
  if (integrity) Object.assign(script, { integrity, crossOrigin: 'anonymous' });
  if (nonce) script.nonce = nonce;
  pending = script;
  document.head.append(script);
};

/**
 * Puts the chat on this page, once however often it is asked for, and answers what can be done with it. Where there is no page
 * (on a server) nothing happens.
 */
export const loadChat = ({ service, src, integrity, nonce, ...settings }) => {
  const isPage = typeof document !== 'undefined';
  const push = (order) => isPage && window.Sternklar?.push(order);
  const init = ['init', settings];
  if (isPage) {
    window.Sternklar ??= [];
    withdraw(farewell);
    push(init);
    if (!window.Sternklar.init && !pending) addScript({ service, src, integrity, nonce });
  }
  const chat = {
    destroy: () => {
      withdraw(init);
      farewell = ['destroy'];
      push(farewell);
    },
  };
  for (const name of ORDERS) chat[name] = (...args) => void push([name, ...args]);
  return chat;
};
