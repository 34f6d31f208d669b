import { TEXT_BLOCKS_STREAM } from '@sternklar/contracts/text-blocks/text-block.events';
import type { CommandContext, CommandHandler } from '@sternklar/event-store/command-handler';
import { createTextBlock } from '../text-blocks/create-text-block/create-text-block.ts';
import { textBlocksStreamType } from '../text-blocks/text-blocks.ts';

/** The text blocks of the demonstration. */
const DEMO_TEXT_BLOCKS = [
  {
    title: 'Begrüßung',
    text: 'Guten Tag {name},\n\nvielen Dank für Ihre Nachricht. Ich sehe mir das gern an und melde mich gleich bei Ihnen.',
  },
  {
    title: 'Ablauf eines Löschantrags',
    text: 'Wir übermitteln Ihren Antrag mit Ihren eigenen Angaben an die Plattform. Über die Bewertung entscheidet allein die Plattform; eine Zusage zum Ergebnis können wir nicht geben. Jeden Schritt sehen Sie auf der Seite der Bewertung.',
  },
  {
    title: 'Link zur Bewertung fehlt',
    text: 'Guten Tag {name},\n\nzur Bewertung von {verfasser} fehlt uns noch der Link. Sie finden ihn im Profil von {unternehmen} unter den drei Punkten neben der Bewertung: „Teilen“, dann „Link kopieren“. Bitte tragen Sie ihn auf der Seite der Bewertung ein.',
  },
  {
    title: 'Rückfrage: Was ist geschehen?',
    text: 'Guten Tag {name},\n\nbitte schildern Sie uns mit Ihren eigenen Worten, was aus Ihrer Sicht an der Bewertung von {verfasser} nicht stimmt, und nennen Sie, was Sie selbst wissen: Datum, Anlass, wer dabei war. Belege wie ein Kalenderblatt können Sie auf der Seite der Bewertung hinzufügen.',
  },
  {
    title: 'Stand: bei der Plattform',
    text: 'Stand {datum}: Ihr Antrag liegt der Plattform vor, eine Entscheidung steht noch aus. Wir sehen regelmäßig nach und tragen die Antwort ein, sobald sie da ist.',
  },
  {
    title: 'Abschied',
    text: 'Gern geschehen. Wenn noch etwas offen ist, schreiben Sie einfach hier weiter.\n\nFreundliche Grüße\nIhr Sternklar-Team',
  },
] as const;

const idOf = (index: number) => `6f1f3d2a-6d0e-4f0e-9a53-0f7c8f7fb1${String(index).padStart(2, '0')}`;

/** Writes them down; does nothing where they are there. */
export const recordDemoTextBlocks = async (commands: CommandHandler, context: CommandContext): Promise<void> => {
  for (const [index, words] of DEMO_TEXT_BLOCKS.entries())
    await commands.handle({
      streamType: textBlocksStreamType,
      streamId: TEXT_BLOCKS_STREAM,
      decide: (blocks) => createTextBlock(blocks, { blockId: idOf(index), ...words }),
      context,
    });
};
