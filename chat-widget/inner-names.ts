/** Preact calls these of class components, of which there are none. */
const OF_CLASS_COMPONENTS = [
  ...['getDerivedStateFromProps', 'getDerivedStateFromError', 'getSnapshotBeforeUpdate', 'getChildContext'],
  ...['componentWillMount', 'componentDidMount', 'componentWillReceiveProps', 'shouldComponentUpdate'],
  ...['componentWillUpdate', 'componentDidUpdate', 'componentWillUnmount', 'componentDidCatch'],
  ...['setState', 'forceUpdate', 'contextType', 'defaultProps', 'debounceRendering'],
];
const OF_THE_CONVERSATION = [
  ...['written', 'clientId', 'delivery', 'reason', 'phase', 'kept', 'heard', 'notes', 'unread'],
  ...['withPersonUntil', 'personRequested', 'isSendable', 'transport', 'sendFailed', 'nextId', 'resend', 'reload'],
  ...['subscribe', 'markRead', 'history', 'opened'],
];
const OF_THE_WINDOW = [
  ...['conversation', 'coversPage', 'isOffline', 'privacyUrl', 'draft', 'formatTime', 'formatMoment', 'onCoversPage'],
  ...['dialogRef', 'inputRef', 'logRef', 'onDraft', 'onSend', 'onResend', 'onReload', 'onSay', 'busy'],
  ...['subtitle', 'welcome', 'privacyBefore', 'privacy', 'privacyAfter', 'newTab', 'suggestionsLabel', 'suggestions'],
  ...['loading', 'historyFailed', 'offline', 'sending', 'notSent', 'typing', 'tooLong', 'you'],
  ...['askForPerson', 'askForPersonMessage'],
];
const OF_THE_WAY_TO_THE_SERVER = [
  ...['stringify', 'random', 'elapsed', 'pause', 'gone', 'isOnline', 'isIdentified', 'sessions', 'ensure', 'store'],
  ...['onOpen', 'onLost', 'onUpdate', 'onSessionOver', 'alive', 'live', 'page'],
];

/**
 * Names of properties that nobody outside of the panel's file knows: not the loader, a partner's page, the browser or the
 * server. The build shortens them; one that is missing here costs a few bytes, no more.
 */
export const INNER_NAMES = [
  ...OF_CLASS_COMPONENTS,
  ...OF_THE_CONVERSATION,
  ...OF_THE_WINDOW,
  ...OF_THE_WAY_TO_THE_SERVER,
];
