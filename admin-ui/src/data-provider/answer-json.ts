import { shownEmail } from '@sternklar/contracts/shown-email';

const asShown = (key: string, value: unknown) =>
  /email$/.test(key) && typeof value === 'string' ? shownEmail(value) : value;

/** What an answer of the API says, with addresses as people type them ('anna@müller.de'); throws for what is no JSON. */
export const answerJson = (body: string) => (body.includes('xn--') ? JSON.parse(body, asShown) : JSON.parse(body));
