const OF_THE_CONVERSATION = [
  ...['written', 'clientId', 'delivery', 'reason', 'phase', 'kept', 'heard', 'notes', 'unread'],
  ...['withPersonUntil', 'personRequested', 'isSendable', 'transport', 'sendFailed', 'nextId', 'resend', 'reload'],
  ...['subscribe', 'markRead', 'history', 'opened', 'said', 'sentences'],
];
const OF_THE_WINDOW = [
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
    'welcome',
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
  ...['askForPerson', 'askForPersonMessage'],
];
/** What loader and panel call each other by: both are of one build. */
const OF_THE_CORNER = [
  ...['corner', 'host', 'place', 'tokensCss', 'addStyles', 'showPlace', 'showUnread', 'showBusy', 'say', 'focusButton'],
  ...['onOpen', 'isOpen', 'announce'],
];
const OF_THE_WAY_TO_THE_SERVER = [
  ...['stringify', 'random', 'elapsed', 'pause', 'gone', 'isOnline', 'isIdentified', 'sessions', 'ensure', 'store'],
  ...['onLost', 'onUpdate', 'onSessionOver', 'alive', 'live', 'page'],
];

/**
 * Names of properties that nobody outside of the widget's two files knows: not a partner's page, the browser or the
 * server. The build shortens them, in both alike; one that is missing here costs a few bytes, no more.
 */
export const INNER_NAMES = [...OF_THE_CONVERSATION, ...OF_THE_WINDOW, ...OF_THE_CORNER, ...OF_THE_WAY_TO_THE_SERVER];
