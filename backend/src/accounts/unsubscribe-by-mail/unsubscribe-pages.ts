const TO_SETTINGS = { href: '/konto#benachrichtigungen', label: 'Zu den Benachrichtigungen in Ihrem Konto' };

/** What somebody sees who follows the link in a mail that switches such mails off. */
export const unsubscribePages = {
  asked: (script: string) => ({
    status: 200,
    title: 'E-Mails abbestellen',
    text: 'Möchten Sie keine E-Mails mehr bekommen, wenn sich der Status einer Bewertung ändert oder eine Antwort im Chat wartet?',
    action: { label: 'Abbestellen', script },
  }),
  done: {
    status: 200,
    title: 'Diese E-Mails sind abbestellt.',
    text: 'Wir schreiben Ihnen nicht mehr, wenn sich der Status einer Bewertung ändert oder eine Antwort im Chat wartet. Rechnungen, Codes und Rückfragen kommen weiterhin. Wieder einschalten können Sie die E-Mails in Ihrem Konto.',
    way: TO_SETTINGS,
  },
  unknown: {
    status: 404,
    title: 'Dieser Link gilt nicht.',
    text: 'Vielleicht ist er beim Kopieren unvollständig geworden. Gibt es das Konto nicht mehr, bekommen Sie auch keine E-Mails mehr von uns.',
    way: TO_SETTINGS,
  },
} as const;
