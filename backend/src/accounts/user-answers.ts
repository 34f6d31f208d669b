import { z } from 'zod';
import { notFound } from '../platform/refusal.port.ts';

/** A malformed id in a path names nothing; the server answers it like an unknown one, with 404. */
export const userIdParamsSchema = z.object({ id: z.uuid() });

export const userNotFound = () => notFound('Diesen Benutzer gibt es nicht.');
