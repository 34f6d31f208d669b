const OF_THE_CONVERSATION = [
  ...['written', 'clientId', 'delivery', 'isOpen', 'reason', 'phase', 'kept', 'heard', 'notes', 'unread'],
  ...['withPersonUntil', 'personRequested', 'isSendable', 'transport', 'sendFailed', 'nextId', 'resend', 'reload'],
  ...['markRead', 'history', 'opened', 'said', 'sentences'],
];
const OF_THE_WINDOW = [
  ...['place', 'showPlace', 'showUnread', 'focusButton'],
  ...[
    'conversation',
    'coversPage',
    'isOffline',
    'pages',
    'opener',
    'draft',
    'formatTime',
    'formatMoment',
    'onCoversPage',
  ],
  ...['dialogRef', 'inputRef', 'logRef', 'onDraft', 'onSend', 'onResend', 'onReload', 'onSay', 'busy'],
  ...[
    'subtitle',
    'introduction',
    'privacyBefore',
    'privacy',
    'privacyAfter',
    'newTab',
    'suggestionsLabel',
    'firstQuestions',
    'nearest',
    'questions',
  ],
  ...['loading', 'historyFailed', 'offline', 'sending', 'notSent', 'typing', 'tooLong', 'you'],
  ...['askForPerson', 'askForPersonMessage', 'locale', 'noAnswer', 'notNow', 'refused'],
  ...['replies', 'newReply'],
];
/** What the loader has for itself. */
const OF_THE_LOADER = [...['tokensCss', 'notLoaded'], ...['isThere', 'put', 'takeAway', 'stop']];
/**
 * What scripts call each other by that come as different files. After a new installation a browser may have kept the loader for
 * a day, and gets the panel there is now: these names stay what they are.
 */
export const NAMES_BETWEEN_FILES: Readonly<Record<string, string>> = {
  corner: 'A',
  host: 'B',
  root: 'C',
  frame: 'D',
  chatButton: 'E',
  say: 'F',
  announce: 'Q',
  load: 'ah',
  onOpen: 'ai',
  onLost: 'aj',
  onUpdate: 'ak',
  onSessionOver: 'al',
  random: 'am',
  elapsed: 'an',
  pause: 'ao',
  updateOf: 'ap',
  language: 'ac',
  refresh: 'ad',
  showAgain: 'ae',
  words: 'ag',
  post: 'aq',
  subscribe: 'ar',
};
const OF_THE_WAY_TO_THE_SERVER = [
  ...['stringify', 'gone', 'isOnline', 'isIdentified', 'sessions', 'ensure', 'store'],
  ...['alive', 'live', 'page', 'share', 'loadLive'],
];

/**
 * Names of properties that nobody outside of the widget's two files knows: not a partner's page, the browser or the
 * server. The build shortens them, in both alike; one that is missing here costs a few bytes, no more.
 */
export const INNER_NAMES = [
  ...OF_THE_CONVERSATION,
  ...OF_THE_WINDOW,
  ...OF_THE_LOADER,
  ...OF_THE_WAY_TO_THE_SERVER,
  ...Object.keys(NAMES_BETWEEN_FILES),
];
