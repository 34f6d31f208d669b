import cornerCss from './corner.css?inline';

/** The window's place: none while it is closed, beside the page, or over it. */
export type WindowPlace = 'closed' | 'floating' | 'sheet';

export interface CornerOptions {
  /** The element that becomes the widget; nothing else of the page is touched. */
  readonly host: HTMLElement;
  readonly onOpen: () => void;
  /** Values of the brand's tokens, where the page around has none. */
  readonly tokensCss?: string;
  /** Words on the button beside its icon. */
  readonly label?: string | undefined;
}

/** The corner of a page where the chat is: a button, or the window in its place. */
export interface Corner {
  /** Where the window is drawn. */
  readonly place: HTMLElement;
  /** Answers the way to take them away. */
  addStyles(css: string): () => void;
  showPlace(place: WindowPlace): void;
  showUnread(count: number): void;
  /** The window is on its way. */
  showBusy(isBusy: boolean): void;
  /** Says something beside the button, aloud too; an empty text takes it back. */
  say(words: string): void;
  focusButton(): void;
}

const SVG = 'http://www.w3.org/2000/svg';
const SPEECH = 'M20 11.5c0 4-3.6 7-8 7-1 0-2-.2-2.9-.5L4 20l1.3-3.9C4.5 14.8 4 13.2 4 11.5c0-4 3.6-7 8-7s8 3 8 7z';

const OPEN = 'Support-Chat öffnen';
const NEW_REPLY = 'Neue Antwort im Support-Chat.';

type Attributes = Readonly<Record<string, string>>;

const put = <Kind extends Element>(parent: Element | ShadowRoot, element: Kind, attributes: Attributes): Kind => {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  parent.append(element);
  return element;
};

const add = <Name extends keyof HTMLElementTagNameMap>(
  parent: Element | ShadowRoot,
  name: Name,
  attributes: Attributes = {},
): HTMLElementTagNameMap[Name] => put(parent, document.createElement(name), attributes);

const draw = <Name extends keyof SVGElementTagNameMap>(
  parent: Element,
  name: Name,
  attributes: Attributes,
): SVGElementTagNameMap[Name] => put(parent, document.createElementNS(SVG, name), attributes);

const addSpeechIcon = (parent: Element) => {
  const icon = draw(parent, 'svg', { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true' });
  draw(icon, 'path', { d: SPEECH });
};

/**
 * Builds the button in a shadow root of its own, with constructed style sheets only: strict content policies allow them,
 * and the page's styles end at the host. The root is open, so that tools which check accessibility see what is in it.
 */
export const createCorner = ({ host, onOpen, tokensCss = '', label }: CornerOptions): Corner => {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const addStyles = (css: string) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    return () => {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  };
  root.adoptedStyleSheets = [];
  addStyles(tokensCss + cornerCss);
  root.textContent = '';

  const corner = add(root, 'aside', { class: 'corner', lang: 'de', 'aria-label': 'Support-Chat' });
  const status = add(corner, 'p', { class: 'visually-hidden', role: 'status' });
  const note = add(corner, 'p', { class: 'note', role: 'status', hidden: '' });
  const button = add(corner, 'button', { class: 'chat-button', 'aria-haspopup': 'dialog' });
  addSpeechIcon(button);
  if (label) add(button, 'span', { 'aria-hidden': 'true' }).textContent = label;
  const badge = add(button, 'span', { class: 'chat-unread', 'aria-hidden': 'true', hidden: '' });
  const place = add(corner, 'div');
  button.addEventListener('click', onOpen);
  // What is written here is no shortcut of the page around.
  for (const type of ['keydown', 'keypress', 'keyup'])
    corner.addEventListener(type, (event) => event.stopPropagation());

  const nameOf = (count: number) => {
    const news = count ? `, ${count === 1 ? 'eine neue Antwort' : `${count}\u00a0neue Antworten`}` : '';
    return (label ? `${label}: ` : '') + OPEN + news;
  };
  let shown = 0;
  button.setAttribute('aria-label', nameOf(0));

  return {
    place,
    addStyles,
    showPlace: (where) => {
      button.hidden = where !== 'closed';
      host.dataset.window = where;
    },
    showUnread: (count) => {
      // Asked for with every drawing; words that are written again are read out again.
      if (count === shown) return;
      shown = count;
      button.setAttribute('aria-label', nameOf(count));
      badge.textContent = `${count}`;
      badge.hidden = !count;
      status.textContent = count ? NEW_REPLY : '';
    },
    showBusy: (isBusy) => button.setAttribute('aria-busy', `${isBusy}`),
    say: (words) => {
      note.textContent = words;
      note.hidden = !words;
    },
    focusButton: () => button.focus(),
  };
};
