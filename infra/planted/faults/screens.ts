import type { PlantedFault } from '../planted-fault.ts';

/** What people see and press. */
export const screens: readonly PlantedFault[] = [
  {
    name: 'button-without-a-name',
    promise: 'Every button has a name for those who do not see it.',
    file: 'chat-widget/src/panel/ChatWindow.tsx',
    from: 'aria-label={texts.close} ',
    to: '',
  },
  {
    name: 'window-that-holds-no-focus',
    promise: 'An open window keeps the keyboard’s focus inside.',
    file: 'customer-ui/src/ui/Dialog.tsx',
    from: 'dialog.showModal();',
    to: 'dialog.show();',
  },
  {
    name: 'two-keys-for-one-call',
    promise: 'A call that is sent again has the same key.',
    file: 'contracts/src/repeat-key.ts',
    from: 'if (written !== last.content)',
    to: 'if (written !== "")',
  },
  {
    name: 'unread-replies-forgotten',
    promise: 'Replies that nobody has seen are counted.',
    file: 'chat-widget/src/conversation/conversation-state.ts',
    from: 'state.isOpen || knows(state, messageId) ? state.unread',
    to: 'state.isOpen || !knows(state, messageId) ? state.unread',
  },
  {
    name: 'draft-of-somebody-else',
    promise: 'What one person typed is shown to nobody else at the same computer.',
    file: 'customer-ui/src/drafts/drafts.ts',
    from: 'if (kept.accountId === accountId) return kept.values;',
    to: "if (kept.accountId !== '') return kept.values;",
  },
  {
    name: 'key-held-down-decides',
    promise: 'A key that is held down decides one review and not all of them.',
    file: 'admin-ui/src/reviews/desk/shortcuts.ts',
    from: 'press.repeat && action !== null && !goesOn(action) ? null : action',
    to: 'press.repeat && action === null ? null : action',
  },
];
