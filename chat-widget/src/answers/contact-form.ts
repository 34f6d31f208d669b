import { VISITOR_NAME_MAX_LENGTH } from '@sternklar/contracts/constants';
import { add } from '../corner/corner.ts';
import type { Words } from './words.ts';

/** What a visitor gives to be told of an answer; `consent` is theirs, or nothing is given. */
export interface GivenContact {
  readonly email: string;
  readonly name: string;
  readonly consent: true;
}

interface ContactFormOptions {
  readonly words: Words;
  /** Where the product is, without a slash at its end. */
  readonly origin: string;
  /** Rejects, with the server's words if there are any, when nothing was kept. */
  readonly give: (contact: GivenContact) => Promise<unknown>;
  readonly cancel: () => void;
}

export const addButton = (parent: HTMLElement, words: string, act?: () => void): HTMLElement => {
  const button = add(parent, 'button', { type: act ? 'button' : 'submit' });
  button.textContent = words;
  if (act) button.onclick = act;
  return button;
};

/** A field below its label, which names it by its id. */
const addField = (form: HTMLElement, label: string, attributes: Readonly<Record<string, string>> & { id: string }) => {
  add(form, 'label', { for: attributes.id }).textContent = label;
  return add(form, 'input', attributes) as HTMLInputElement;
};

const WRONG = { required: '', 'aria-describedby': 'wrong' };

const addConsent = (form: HTMLElement, { words, origin }: ContactFormOptions) => {
  const label = add(form, 'label', { class: 'consent' });
  const box = add(label, 'input', { type: 'checkbox', ...WRONG }) as HTMLInputElement;
  const sentence = add(label, 'span');
  sentence.append(words.consentBefore);
  const link = add(sentence, 'a', { href: `${origin}/datenschutz#chat`, target: '_blank', rel: 'noopener' });
  link.textContent = words.privacy;
  add(link, 'span', { class: 'unseen' }).textContent = ` (${words.newTab})`;
  sentence.append(words.consentAfter);
  return box;
};

/** Asks for an address, perhaps a name, and consent; what is missing is said beside them. */
export const addContactForm = (into: HTMLElement, options: ContactFormOptions): void => {
  const { words, give, cancel } = options;
  const form = add(into, 'form', { novalidate: '' });
  add(form, 'p').textContent = words.about;
  const length = String(VISITOR_NAME_MAX_LENGTH);
  const name = addField(form, words.name, { id: 'name', autocomplete: 'name', maxlength: length });
  const email = addField(form, words.email, { id: 'email', type: 'email', autocomplete: 'email', ...WRONG });
  const consent = addConsent(form, options);
  const wrong = add(form, 'p', { id: 'wrong', class: 'wrong', role: 'alert' });
  const ways = add(form, 'div');
  addButton(ways, words.send);
  addButton(ways, words.cancel, cancel);

  const refuse = (said: string, field?: HTMLInputElement) => {
    wrong.textContent = said;
    for (const one of [email, consent]) one.ariaInvalid = String(one === field);
    field?.focus();
  };
  let isBusy = false;
  const send = async () => {
    isBusy = true;
    await give({ email: email.value.trim(), name: name.value.trim(), consent: true }).catch(
      (error: { readonly detail?: string }) => refuse(words.refused(error.detail)),
    );
    isBusy = false;
  };
  form.onsubmit = (event) => {
    event.preventDefault();
    if (!email.checkValidity()) refuse(words.noEmail, email);
    else if (!consent.checked) refuse(words.noConsent, consent);
    else if (!isBusy) void send();
  };
  name.focus();
};
