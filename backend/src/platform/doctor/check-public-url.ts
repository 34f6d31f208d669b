import { counted } from '../german.ts';
import { absent, codeOf, doubtful, type Finding, right, wrong } from './finding.ts';
import { tlsTroubleOf } from './tls-trouble.ts';

export interface PublicUrlWorld {
  readonly publicUrl: string;
  readonly production: boolean;
  /** Whether somebody asked for calls to the outside. */
  readonly outside: boolean;
  readonly now: Date;
  /** Rejects where the name is unknown. */
  resolve(host: string): Promise<unknown>;
  /** Until when the certificate holds. Rejects where none is shown that Node trusts. */
  certificateUntil(host: string, port: number): Promise<Date>;
}

const SOON_DAYS = 14;
const DAY_MS = 86_400_000;
const HTTPS_PORT = 443;

const protocolFinding = ({ protocol }: URL, production: boolean): Finding => {
  if (protocol === 'https:') return right('PUBLIC_URL beginnt mit https://');
  return production
    ? wrong('PUBLIC_URL beginnt nicht mit https://', 'Setzen Sie die Adresse ein, die Kunden hinter TLS erreichen.')
    : absent('PUBLIC_URL ohne https://, nur zum Entwickeln');
};

const certificateFinding = (until: Date, now: Date): Finding => {
  const days = Math.floor((until.getTime() - now.getTime()) / DAY_MS);
  const text = `Das Zertifikat gilt noch ${counted(days, 'Tag', 'Tage')}`;
  return days < SOON_DAYS
    ? doubtful(text, 'Sehen Sie nach, warum der Reverse Proxy es nicht von selbst erneuert hat.')
    : right(text);
};

const noCertificate = (address: string, code: string): Finding =>
  wrong(
    tlsTroubleOf(code) ?? `${address} antwortet nicht (${code})`,
    'Läuft der Reverse Proxy, und hat er für diesen Namen ein gültiges Zertifikat mit ganzer Kette? Ohne kommt kein Kunde herein.',
  );

const seenFromOutside = async (url: URL, world: PublicUrlWorld): Promise<readonly Finding[]> => {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const unknown = await world.resolve(host).then(() => null, codeOf);
  if (unknown !== null) {
    return [
      wrong(
        `${host} lässt sich nicht auflösen (${unknown})`,
        'Legen Sie den Eintrag im DNS an (A oder AAAA), und warten Sie, bis er überall gilt.',
      ),
    ];
  }
  const resolved = right(`${host} lässt sich auflösen`);
  if (url.protocol !== 'https:') return [resolved];
  const certificate = await world
    .certificateUntil(host, Number(url.port) || HTTPS_PORT)
    .then((until) => certificateFinding(until, world.now))
    .catch((error: unknown) => noCertificate(`${host}:${Number(url.port) || HTTPS_PORT}`, codeOf(error)));
  return [resolved, certificate];
};

/** The address of customers: by https, and where it was asked for, its name and certificate. */
export const checkPublicUrl = async (world: PublicUrlWorld): Promise<readonly Finding[]> => {
  const url = new URL(world.publicUrl);
  return [
    protocolFinding(url, world.production),
    ...(world.outside
      ? await seenFromOutside(url, world)
      : [absent('Name und Zertifikat nur auf Wunsch: npm run doctor -- --outside')]),
  ];
};
