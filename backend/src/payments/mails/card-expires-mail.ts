import { z } from 'zod';
import { dayOf, mail, twinsBeside } from '../../platform/mail.port.ts';

/** That the card on file can soon be used no more, and where another one is entered. */
export const cardExpiresMail = mail({
  name: 'card-expires',
  twins: twinsBeside(import.meta.url),
  params: z.object({ expiresOn: z.iso.date() }),
  content: (params) => params,
  words: ({ expiresOn }, brandName) => ({
    subject: `${brandName}: Ihre Karte läuft bald ab`,
    preheader: `Sie gilt bis zum ${dayOf(expiresOn)}. So hinterlegen Sie eine andere.`,
    data: { expiresOn: dayOf(expiresOn) },
  }),
  samples: { 'card-expires': { expiresOn: '2027-03-31' } },
});
