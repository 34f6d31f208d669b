/** One update as the read model keeps it: its log position, the customer it is for (null: admins alone), and the JSON text to send. */
export interface LiveUpdateRow {
  readonly position: number;
  readonly accountId: string | null;
  readonly payload: string;
}

/** The event stream format of the HTML standard, section 9.2. */
export const eventText = (row: LiveUpdateRow): string => `id: ${row.position}\ndata: ${row.payload}\n\n`;

/**
 * Opens a stream: tells where it stands, so that a reader who gets nothing else can resume there too, and whether it goes on
 * where the reader left off.
 */
export const openedText = (position: number, resumed: boolean): string =>
  `retry: 2000\nid: ${position}\nevent: opened\ndata: {"position":${position},"resumed":${resumed}}\n\n`;

export const heartbeatText = ': heartbeat\n\n';

/** The same session opened newer streams, more than it may have at once. */
export const replacedText = 'event: replaced\ndata: {}\n\n';

/** Please come back, but not all at once: after `ms`. */
export const comeBackText = (ms: number): string => `retry: ${Math.round(ms)}\n\n`;
