import { z } from 'zod';

/** The audience (`aud`) of the JWT with which a partner's server vouches for a visitor. */
export const WIDGET_IDENTITY_AUDIENCE = 'chat-widget';
/** Longest accepted texts in a request of the widget. */
const TOKEN_MAX_LENGTH = 4_000;
const KEY_MAX_LENGTH = 100;

const missingKey = 'Der Schlüssel des Widgets fehlt.';
/** Copied along from a mail, blanks around it are not to be seen. */
const key = z.string(missingKey).trim().min(1, missingKey).max(KEY_MAX_LENGTH, missingKey);
const token = (message: string) => z.string(message).min(1, message).max(TOKEN_MAX_LENGTH, message);

export const openWidgetSessionBodySchema = z.object({
  key,
  identity: token('identity muss ein JWT Ihres Servers sein.')
    .nullish()
    .describe('Ein JWT (HS256), mit dem der Server des Partners sagt, wer da schreibt.'),
  renew: token('renew muss das bisherige Token sein.')
    .nullish()
    .describe('Das bisherige Token, auch bis zu sieben Tage nach seinem Ablauf: dann bleibt es derselbe Besucher.'),
});
export type OpenWidgetSessionBody = z.input<typeof openWidgetSessionBodySchema>;

export const widgetSessionSchema = z
  .object({
    token: z.string(),
    expires_at: z.iso.datetime(),
    visitor_id: z.uuid(),
    identified: z.boolean(),
    brand: z.object({ name: z.string() }),
    privacy_url: z.string(),
  })
  .meta({ id: 'WidgetSession' });
export type WidgetSession = z.output<typeof widgetSessionSchema>;

export const widgetAppearanceQuerySchema = z.object({
  key,
  lang: z.enum(['de', 'en'], 'Diese Sprache spricht der Chat nicht.').default('de'),
});

/** What the partner's chat looks like and says, in the asked language; what is missing is as the product has it. */
export const widgetAppearanceSchema = z
  .object({
    color: z.string().optional(),
    on_color: z.string().optional().describe('Was auf `color` zu lesen ist; steht immer dabei.'),
    texts: z.object({
      title: z.string().optional(),
      welcome: z.string().optional(),
      suggestions: z.array(z.string()).optional(),
      hours: z.string().optional().describe('Wann Menschen antworten, in einem Satz.'),
      away: z.string().optional().describe('Außerhalb dieser Zeiten: was dort steht, wo sonst steht, wer antwortet.'),
    }),
  })
  .meta({ id: 'WidgetAppearance' });
export type WidgetAppearance = z.output<typeof widgetAppearanceSchema>;
