import { normalizeIP } from '@fastify/rate-limit';

/** One address, or one IPv6 network (/64). A caller who hung up meanwhile has none any more, whatever the type says. */
export const callerOf = ({ ip }: { readonly ip: string | undefined }): string =>
  ip === undefined ? '' : normalizeIP(ip);
