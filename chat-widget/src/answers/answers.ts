import { add, sheetOf } from '../corner/corner.ts';
import css from './answers.css?inline';
import { takenAttributes } from './attributes.ts';
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
  /** What the page says of its visitor. */
  attributes?: unknown,
) => void;

interface Field {
  readonly id: string;
  readonly label: string;
  readonly attributes: Readonly<Record<string, string>>;
}

const addField = (form: HTMLElement, { id, label, attributes }: Field): HTMLInputElement => {
  add(form, 'label', { for: id }).textContent = label;
  return add(form, 'input', { id, ...attributes }) as HTMLInputElement;
};

const addButton = (parent: HTMLElement, words: string, act?: () => void): HTMLElement => {
  const button = add(parent, 'button', { type: act ? 'button' : 'submit' });
  button.textContent = words;
  if (act) button.onclick = act;
  return button;
};

/**
 * Offers to tell a visitor by mail of a person's answer, above the place where they write, once one has been called; and hands on
 * what the page says of them. It stands in a root of its own, in the window's slot, so that nothing of it is drawn with the window.
 */
export const offerAnswers: OfferAnswers = (host, origin, locale, conversation, isCalled, attributes) => {
  const { post } = conversation;
  const words = wordsIn(locale);
  const place = document.createElement('div');
  place.slot = 'notices';
  place.hidden = true;
  const root = place.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheetOf(css)];
  const box = add(root, 'div', { class: 'answers', lang: locale.slice(0, 2) });
  const status = add(root, 'p', { class: 'said', role: 'status' });

  const draw = (...parts: readonly ((box: HTMLElement) => void)[]) => {
    box.textContent = '';
    for (const part of parts) part(box);
  };
  const showOffer = () => draw((into) => addButton(into, words.offer, showForm).classList.add('offer'));
  const showGiven = (email: string) =>
    draw((into) => {
      add(into, 'p').textContent = words.given(email);
      addButton(into, words.withdraw, () =>
        post('/chat/contact/removal', {}).then(backToOffer, () => {
          status.textContent = words.refused();
        }),
      );
    });
  const backToOffer = () => {
    status.textContent = '';
    showOffer();
    box.querySelector('button')?.focus();
  };
  const showForm = () =>
    draw((into) => {
      const form = add(into, 'form', { novalidate: '' });
      add(form, 'p').textContent = words.about;
      const name = addField(form, {
        id: 'name',
        label: words.name,
        attributes: { autocomplete: 'name', maxlength: '80' },
      });
      const email = addField(form, {
        id: 'email',
        label: words.email,
        attributes: {
          type: 'email',
          autocomplete: 'email',
          maxlength: '254',
          required: '',
          'aria-describedby': 'wrong',
        },
      });
      const agreed = add(form, 'label', { class: 'consent' });
      const consent = add(agreed, 'input', {
        type: 'checkbox',
        required: '',
        'aria-describedby': 'wrong',
      }) as HTMLInputElement;
      const sentence = add(agreed, 'span');
      sentence.append(words.consentBefore);
      const link = add(sentence, 'a', { href: `${origin}/datenschutz#chat`, target: '_blank', rel: 'noopener' });
      link.textContent = words.privacy;
      add(link, 'span', { class: 'unseen' }).textContent = ` (${words.newTab})`;
      sentence.append(words.consentAfter);
      const wrong = add(form, 'p', { id: 'wrong', class: 'wrong', role: 'alert' });
      const ways = add(form, 'div');
      addButton(ways, words.send);
      addButton(ways, words.cancel, backToOffer);
      const refuse = (said: string, field?: HTMLInputElement) => {
        wrong.textContent = said;
        for (const one of [email, consent]) one.ariaInvalid = String(one === field);
        field?.focus();
      };
      let isBusy = false;
      form.onsubmit = (event) => {
        event.preventDefault();
        if (!email.checkValidity()) return refuse(words.noEmail, email);
        if (!consent.checked) return refuse(words.noConsent, consent);
        if (isBusy) return;
        isBusy = true;
        const language = locale.startsWith('en') ? 'en' : 'de';
        const given = { email: email.value.trim(), name: name.value.trim(), language, consent: true };
        post<Contact>('/chat/contact', given).then(
          () => {
            showGiven(given.email);
            status.textContent = words.given(given.email);
            box.querySelector('button')?.focus();
          },
          (error: { readonly detail?: string }) => {
            isBusy = false;
            refuse(words.refused(error.detail));
          },
        );
      };
      name.focus();
    });

  const attend = () => {
    place.hidden = !isCalled();
  };
  const begin = (contact?: Contact) => {
    if (contact?.email) showGiven(contact.email);
    else showOffer();
    attend();
    conversation.subscribe(attend);
    host.append(place);
  };
  if (attributes) post('/chat/attributes', { attributes: takenAttributes(attributes) }).catch(() => undefined);
  post<Contact>('/chat/contact').then(begin, () => begin());
};
