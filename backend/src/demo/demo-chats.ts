/** A line of a demo conversation: what the customer writes (the assistant answers by itself), or a person of the team. */
export interface DemoChatLine {
  readonly from: 'customer' | 'team';
  readonly text: string;
  /** How long before now it was written, in hours. */
  readonly hoursAgo: number;
  /** What becomes of the conversation with a line of the team; without it, a person has it. */
  readonly afterwards?: 'hand_back' | 'resolve';
}

export interface DemoChat {
  readonly email: string;
  readonly lines: readonly DemoChatLine[];
}

const DAY = 24;

/** Conversations in every state: with the assistant, waiting for a person, with a person, and resolved. */
export const DEMO_CHATS: readonly DemoChat[] = [
  {
    email: 'inhaber@baeckerei-sonnenschein.example',
    lines: [
      { from: 'customer', text: 'Guten Morgen, wie lange läuft mein Vertrag?', hoursAgo: 41 * DAY },
      { from: 'customer', text: 'Und wie viele Löschanträge darf ich stellen?', hoursAgo: 41 * DAY - 0.05 },
      { from: 'customer', text: 'Was bedeutet nicht genehmigt?', hoursAgo: 6 * DAY + 2 },
      { from: 'customer', text: 'Ich möchte mit einem Menschen sprechen.', hoursAgo: 6 * DAY + 1.9 },
      {
        from: 'team',
        text: 'Guten Tag, hier ist Frau Sommer vom Support. Worum geht es Ihnen?',
        hoursAgo: 6 * DAY + 1.2,
      },
      {
        from: 'customer',
        text: 'Eine Bewertung nennt das falsche Geschäft. Kann ich den Link noch nachreichen?',
        hoursAgo: 6 * DAY + 1.1,
      },
      {
        from: 'team',
        text: 'Ja, schicken Sie ihn einfach hier im Chat. Ich ergänze ihn und gebe den Antrag so weiter.',
        hoursAgo: 6 * DAY + 0.9,
      },
      { from: 'customer', text: 'Das ging schnell, vielen Dank!', hoursAgo: 6 * DAY + 0.8 },
      { from: 'customer', text: 'Welche Gründe stehen zur Auswahl?', hoursAgo: DAY + 3 },
    ],
  },
  {
    email: 'praxis@zahnaerzte-nahetal.example',
    lines: [
      { from: 'customer', text: 'Ist diese Bewertung rechtswidrig?', hoursAgo: 7 },
      { from: 'customer', text: 'Dann hätte ich gern einen Ansprechpartner: Mensch bitte', hoursAgo: 6.9 },
    ],
  },
  {
    email: 'team@autohaus-weber.example',
    lines: [
      { from: 'customer', text: 'Kann ich auch ältere Bewertungen einreichen?', hoursAgo: 12 },
      { from: 'customer', text: 'Ich möchte einen Mitarbeiter sprechen', hoursAgo: 11.9 },
      {
        from: 'team',
        text: 'Guten Tag, gern. Ich sehe mir Ihre beiden Filialen an und melde mich heute noch hier.',
        hoursAgo: 11,
      },
      { from: 'customer', text: 'Perfekt, danke. Die Filiale Süd ist am dringendsten.', hoursAgo: 10.9 },
    ],
  },
  {
    email: 'hallo@fahrrad-koenig.example',
    lines: [
      { from: 'customer', text: 'Hallo, wie kann ich kündigen?', hoursAgo: 3 * DAY },
      { from: 'customer', text: 'Mensch bitte, ich habe noch eine Frage zur Rechnung.', hoursAgo: 3 * DAY - 0.1 },
      { from: 'team', text: 'Guten Tag, hier ist Herr Brandt. Was möchten Sie wissen?', hoursAgo: 3 * DAY - 0.6 },
      { from: 'customer', text: 'Kommt die Rechnung per E-Mail?', hoursAgo: 3 * DAY - 0.7 },
      {
        from: 'team',
        text: 'Ja, jede Rechnung kommt per E-Mail. Schreiben Sie einfach wieder, wenn etwas offen ist.',
        hoursAgo: 3 * DAY - 0.9,
        afterwards: 'resolve',
      },
    ],
  },
];
