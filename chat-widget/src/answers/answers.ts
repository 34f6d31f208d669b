import { add, sheetOf } from '../corner/corner.ts';
import css from './answers.css?inline';
import { takenAttributes } from './attributes.ts';
import { addButton, addContactForm, type GivenContact } from './contact-form.ts';
import { wordsIn } from './words.ts';

/** What is kept of a visitor, as far as it is shown here. */
interface Contact {
  readonly email: string | null;
}

/** Sends by POST, or reads without a body, as the visitor; undefined where there is no session. */
export type PostAsVisitor = <Answer>(
  path: string,
  body?: Readonly<Record<string, unknown>>,
) => Promise<Answer | undefined>;

/** Its parts stand one after the other: names would have to be agreed on between two scripts. */
export type OfferAnswers = (
  host: HTMLElement,
  /** Where the product is, without a slash at its end. */
  origin: string,
  /** Of the window. */
  locale: string,
  conversation: { readonly post: PostAsVisitor; subscribe(listener: () => void): unknown },
  isCalled: () => boolean,
  /** The conversation is somebody else's from then on. */
  gone: AbortSignal,
  /** What the page says of its visitor. */
  attributes?: unknown,
) => void;

/**
 * Offers to tell a visitor by mail of a person's answer, above the place where they write, once one has been called; and hands on
 * what the page says of them. It stands in a root of its own, in the window's slot, so that nothing of it is drawn with the window.
 */
export const offerAnswers: OfferAnswers = (host, origin, locale, { post, subscribe }, isCalled, gone, attributes) => {
  if (gone.aborted) return;
  const words = wordsIn(locale);
  const language = locale.slice(0, 2);
  const place = document.createElement('div');
  place.slot = 'notices';
  place.hidden = true;
  const root = place.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheetOf(css)];
  const box = add(root, 'div', { class: 'answers', lang: language });
  const status = add(root, 'p', { class: 'unseen', role: 'status' });
  const focusFirst = () => box.querySelector('button')?.focus();

  const showOffer = () => {
    box.textContent = '';
    addButton(box, words.offer, showForm).classList.add('offer');
  };
  const backToOffer = () => {
    showOffer();
    focusFirst();
  };
  const withdraw = () =>
    void post('/chat/contact/removal', {}).then(
      () => {
        status.textContent = words.withdrawn;
        backToOffer();
      },
      () => {
        status.textContent = words.refused();
      },
    );
  const showGiven = (email: string) => {
    box.textContent = '';
    add(box, 'p').textContent = words.given(email);
    addButton(box, words.withdraw, withdraw);
  };
  const give = async (given: GivenContact) => {
    await post<Contact>('/chat/contact', { ...given, language });
    showGiven(given.email);
    status.textContent = words.given(given.email);
    focusFirst();
  };
  const showForm = () => {
    box.textContent = '';
    addContactForm(box, { words, origin, give, cancel: backToOffer });
  };

  const attend = () => {
    place.hidden = !isCalled();
  };
  gone.addEventListener('abort', () => place.remove());
  const begin = (contact?: Contact) => {
    if (gone.aborted) return;
    if (contact?.email) showGiven(contact.email);
    else showOffer();
    attend();
    subscribe(attend);
    host.append(place);
  };
  if (attributes) post('/chat/attributes', { attributes: takenAttributes(attributes) }).catch(() => undefined);
  post<Contact>('/chat/contact').then(begin, () => begin());
};
