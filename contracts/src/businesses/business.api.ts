import { z } from 'zod';
import { BUSINESS_NAME_MAX_LENGTH, LINK_MAX_LENGTH } from '../constants.ts';
import { nameSchema } from '../texts.ts';
import { webLinkSchema } from '../web-link.ts';

export const addBusinessBodySchema = z.object({
  google_business_link: webLinkSchema('Bitte geben Sie den Link zum Google-Profil an.', LINK_MAX_LENGTH),
  business_name: nameSchema('Bitte geben Sie den Namen des Unternehmens an.', BUSINESS_NAME_MAX_LENGTH),
});

export type AddBusinessBody = z.input<typeof addBusinessBodySchema>;

export const businessSchema = z
  .object({
    id: z.uuid(),
    business_name: z.string(),
    google_business_link: z.string(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'Business' });
export type Business = z.output<typeof businessSchema>;

export const adminBusinessSchema = businessSchema
  .extend({ user_id: z.uuid(), user_email: z.string() })
  .meta({ id: 'AdminBusiness' });
export type AdminBusiness = z.output<typeof adminBusinessSchema>;
