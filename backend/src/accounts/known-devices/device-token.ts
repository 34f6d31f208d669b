import { DEVICE_TOKEN } from '@sternklar/contracts/accounts/device-token';
import type { FastifyRequest } from 'fastify';

/** The token that a browser made for itself and sends along; null where it sends none, or something else. */
export const deviceTokenOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | null => {
  const token = headers['device-token'];
  return typeof token === 'string' && DEVICE_TOKEN.test(token) ? token : null;
};
