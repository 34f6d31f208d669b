import { z } from 'zod';

/** Who moves the money, as events name it. */
export const provider = z.enum(['stripe']);
