import type { Texts } from '../panel/texts.ts';

const characters = (count: number, one: string) =>
  `${count === 1 ? one : count.toLocaleString('en-GB')} character${count === 1 ? '' : 's'}`;

/** English words of the chat's window; as long as they are English, what the server says of refusals is not shown. */
export const windowTexts: Texts = {
  locale: 'en-GB',
  assistant: 'AI assistant',
  title: 'Support',
  close: 'Close chat',

  subtitle: {
    assistant: 'AI assistant · answers at once',
    person_requested: 'AI assistant · a person has been asked for',
    person: 'Our team answers in person',
    resolved: 'Resolved · just write again',
  },
  welcome: 'Hello!',
  introduction:
    'I am the AI assistant, a program and not a human being. I answer questions about the offer, subscriptions and removal requests. If you wish, a person of our team takes over.',
  hours: '',
  privacyBefore: 'We store your messages, encrypted, to answer them. More in the ',
  privacy: 'privacy policy',
  privacyAfter: ' (in German).',
  newTab: 'opens in a new tab',
  suggestionsLabel: 'Suggestions for a first question',
  firstQuestions: ['What does it cost?', 'How does it work?', 'How can I cancel?'],

  nearest: 'Questions on the nearest topics',

  log: 'Conversation',
  loading: 'Loading the conversation…',
  historyFailed: 'The conversation so far could not be loaded.',
  reload: 'Load again',
  offline: 'No internet connection. New replies appear afterwards.',
  you: 'You',
  person: (label) => `${label} (human)`,
  sending: 'sending…',
  notSent: 'Not sent.',
  resend: 'Send again',
  typing: 'is writing…',
  noAnswer: 'Please check your internet connection.',
  notNow: 'The chat is not available right now.',
  refused: (status) => (status === 429 ? 'That was a lot at once. Please wait a moment.' : null),

  rating: 'Was this answer helpful?',
  helpful: 'Helpful',
  notHelpful: 'Not helpful',

  askForPerson: 'Talk to a person',
  askForPersonMessage: 'I would like to talk to a person.',

  message: 'Your message',
  placeholder: 'Write a message…',
  send: 'Send message',
  left: (count) => `${characters(count, 'one')} left`,
  tooLong: (count) => `${characters(count, 'One')} too many`,
  replies: (count) => (count === 1 ? 'one new reply' : `${count} new replies`),
  newReply: 'New reply in the support chat.',
  'unfit-browser': 'This browser is unfortunately too old for the chat.',
  'unfit-page': 'Unfortunately the chat does not work on this page.',
};
