interface Explanation {
  /** One English sentence for whoever builds the page, without its full stop. `{origin}` is the page's own, `{product}` the product's. */
  readonly sentence: string;
  /** What to do about it. */
  readonly remedy: string;
}

/** Said by the script in its place, which brings no more than this. */
export const WITHDRAWN = {
  sentence: 'This pinned version was withdrawn, most likely to close a security hole',
  remedy:
    'Put the new line of your partner’s page, or the address that is always the newest, in the place of the old line.',
} as const satisfies Explanation;

/** What a page can do wrong in setting up the chat, and what stands in the chat's way there. */
export const FAULTS = {
  'no-key': {
    sentence: 'There is no key, neither as data-key at the script, nor in its address, nor by the order init',
    remedy:
      'Tag managers often drop attributes. Put the key into the address of the script instead: chat-widget.js?key=pk_…, or give it by window.Sternklar = window.Sternklar || []; Sternklar.push(["init", { key: "pk_…" }]).',
  },
  'widget-key-unknown': {
    sentence: 'The key is not known, or it was replaced or revoked',
    remedy: 'Compare the key letter by letter with the one you got. A replaced key works for a few more days only.',
  },
  'two-keys': {
    sentence: 'There are scripts with different keys on this page ({found}), and the key of the first one is not known',
    remedy:
      'Take away the line that has the old key. It may stand in a template, in a plugin or in a tag manager; where both are known, the line that stands first in the page counts.',
  },
  'origin-not-allowed': {
    sentence: 'The address {origin} is not among the addresses that this key may be used at',
    remedy:
      'Tell us the address with scheme, host and port, exactly as it stands in the browser, with or without www. Test servers and other ports are addresses of their own.',
  },
  'no-origin': {
    sentence:
      'This page has no address that a key could be used at, because it is a file or stands in a frame or under a policy with sandbox',
    remedy:
      'Open it from a web server, also while you try it (http://localhost works, once we know it with its port), and give a sandbox allow-same-origin, or put the line into the page around the frame.',
  },
  'widget-paused': {
    sentence: 'The chat is paused for this key',
    remedy: 'Somebody of our team has paused it. Please get in touch.',
  },
  'no-answer': {
    sentence: 'The product could not be reached from this page, although the browser is online',
    remedy: 'Look for extensions and for filters of your network that block requests to the address of the product.',
  },
  'connect-src': {
    sentence: 'The Content-Security-Policy of this page lets it ask nothing of {product}, which its connect-src lacks',
    remedy:
      'Add the address that the src of the script begins with, scheme and host and port, to connect-src. A policy without connect-src takes the list of default-src in its place: write one then, with what else your page asks. Until then visitors can open the chat, but nothing that they write arrives.',
  },
  'service-worker': {
    sentence: 'A service worker of this page stands between the chat and the product, and no answer came through it',
    remedy:
      'Let it leave requests to the address of the product alone (return before respondWith). Most likely it waits for cache.put, which refuses these answers, so that nobody sees what somebody else wrote at the same computer.',
  },
  'identity-no-jwt': {
    sentence: 'The identity is no JWT of three parts; your server may have answered with a page instead',
    remedy: 'Look at what the function that you gave to identify answers: signed-out visitors often get a login page.',
  },
  'identity-algorithm': {
    sentence: 'The identity is signed by {found}, not by HS256',
    remedy: 'Sign it by HS256, with the characters of your secret as they stand.',
  },
  'identity-audience': {
    sentence: 'In the identity aud is {found}, not "chat-widget"',
    remedy: 'Write "chat-widget", the word itself, for aud.',
  },
  'identity-subject': {
    sentence: 'In the identity sub is {found}, not a text of 1 to 100 characters',
    remedy: 'Write your own id of the person as a text: String(user.id).',
  },
  'identity-nobody': {
    sentence:
      'In the identity sub is {found}, which programs write for nobody, so that all visitors would share one conversation',
    remedy:
      'Look at where your server takes the id from. Give identify only what belongs to somebody who is signed in, and leave it out for everybody else.',
  },
  'identity-milliseconds': {
    sentence: 'In the identity exp is {found}, which are no seconds since 1970 but most likely milliseconds',
    remedy: 'Math.floor(Date.now() / 1000) + 300 in Node, time() + 300 in PHP.',
  },
  'identity-expired': {
    sentence: 'In the identity exp is {found}, so that it has expired',
    remedy: 'Give identify a function that gets a fresh one, and look at the clock of your server.',
  },
  'identity-too-long': {
    sentence: 'In the identity exp is {found}, which is more than ten minutes from now',
    remedy: 'Let it live for five minutes. With a function, identify gets a fresh one whenever it needs one.',
  },
  'identity-secret': {
    sentence: 'What the identity says is right, but it is not signed with the secret that is valid now',
    remedy: 'A new secret ends the one before at once. Use its characters as they stand, without decoding them.',
  },
  withdrawn: WITHDRAWN,
  'no-order': {
    sentence: 'Something was given to Sternklar.push that is no order',
    remedy:
      'An order is a list: its name, and what belongs to it, such as ["open"] or ["init", { key: "pk_…" }]. Compare its name letter by letter with the commands of the instructions.',
  },
  'unfit-browser': {
    sentence: 'This browser is too old for the chat, which needs Chrome 123, Firefox 128, Safari 17.5 or later',
    remedy: 'The visitor is told so when they press the button. There is nothing to do on your page.',
  },
  'unfit-page': {
    sentence:
      'This page has replaced functions of the browser by others that do not work, or has something else than orders by the name of Sternklar',
    remedy:
      'Look for scripts that assign to Array.prototype, Object.assign, Element.prototype or MutationObserver, for elements with the id Sternklar, and for orders that are no lists. The visitor is told that the chat does not work here, or sees no button.',
  },
} as const satisfies Readonly<Record<string, Explanation>>;

/** With two of which more has to be found out: the server refused an identity, or did not say how the chat looks. */
export type Fault = keyof typeof FAULTS | 'identity-invalid' | 'no-appearance';

/** Where the product explains them, below its origin; each has its own name there. */
export const FAULTS_PATH = '/chat-widget/help.html';
