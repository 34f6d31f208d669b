import { describe, it } from 'vitest';
import { PHONE } from '../../infra/e2e/browser.ts';
import { productUrl } from '../../infra/e2e/product-url.ts';
import { askTheAssistant, openByKeys, sayMarkup, sendAgain } from './chat-stories.ts';

const onPhone = { url: productUrl(), viewport: PHONE };

describe('writing in the chat at 390 px', () => {
  it('says that it is an AI and what becomes of messages, takes a question, and answers it', () =>
    askTheAssistant(onPhone));
  it('shows what looks like markup as the text it is, whoever wrote it', () => sayMarkup(onPhone));
  it('keeps a message that did not arrive, and sends it again as the same one', () => sendAgain(onPhone));
  it('opens and closes by keyboard, and gives the focus back', () => openByKeys(onPhone));
});
