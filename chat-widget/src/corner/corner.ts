import cornerCss from './corner.css?inline';
import { type ButtonWords, german } from './words.ts';

export interface CornerOptions {
  /** The element that becomes the widget; nothing else of the page is touched. */
  readonly host: HTMLElement;
  readonly onOpen: () => void;
  /** Values of the brand's tokens, where the page around has none. */
  readonly tokensCss?: string;
  /** Words on the button beside its icon. */
  readonly label?: string | undefined;
  /** German by default. */
  readonly words?: ButtonWords;
}

/** The corner of a page where the chat is: a button, or the window in its place. */
export interface Corner {
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
  /** Everything that is drawn. */
  readonly frame: HTMLElement;
  readonly chatButton: HTMLElement;
  /** What the button is called, whatever else there is to say of it. */
  readonly name: string;
  /** Says something beside the button, aloud too; an empty text takes it back. */
  say(words: string): void;
}

const SVG = 'http://www.w3.org/2000/svg';
const SPEECH = 'M9 18l-5 2 1.3-4A8 7 0 1 1 9 18z';

type Attributes = Readonly<Record<string, string>>;

const put = <Kind extends Element>(parent: Element | ShadowRoot, element: Kind, attributes: Attributes): Kind => {
  for (const name in attributes) element.setAttribute(name, attributes[name] as string);
  parent.append(element);
  return element;
};

/** Adds an element to another one, at its end. */
export const add = (parent: Element | ShadowRoot, name: string, attributes: Attributes = {}): HTMLElement =>
  put(parent, document.createElement(name), attributes);

const draw = (parent: Element, name: string, attributes: Attributes): Element =>
  put(parent, document.createElementNS(SVG, name), attributes);

/** As constructed style sheets, which strict content policies allow. */
export const sheetOf = (css: string): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
};

/**
 * Builds the button in a shadow root of its own, where the page's styles do not reach. The root is open, so that tools which
 * check accessibility see what is in it.
 */
export const createCorner = (options: CornerOptions): Corner => {
  const { host, onOpen, tokensCss = '', label, words = german } = options;
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheetOf(tokensCss + cornerCss)];
  root.textContent = '';

  const name = (label ? `${label}: ` : '') + words.open;
  const frame = add(root, 'aside', { class: 'corner', lang: words.lang, 'aria-label': words.name });
  const note = add(frame, 'p', { class: 'note', role: 'status' });
  const button = add(frame, 'button', { class: 'chat-button', 'aria-haspopup': 'dialog', 'aria-label': name });
  // What is in a button is not read out beside its name.
  draw(draw(button, 'svg', { viewBox: '0 0 24 24' }), 'path', { d: SPEECH });
  if (label) add(button, 'span').textContent = label;
  button.onclick = onOpen;

  return {
    host,
    root,
    frame,
    chatButton: button,
    name,
    say: (said) => {
      note.textContent = said;
    },
  };
};
