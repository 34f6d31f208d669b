/** What Node says of a connection by TLS that it does not get, by the beginning of its codes. */
const TROUBLES: readonly (readonly [code: RegExp, what: string])[] = [
  [/^CERT_HAS_EXPIRED/, 'Das Zertifikat ist abgelaufen'],
  [/^CERT_NOT_YET_VALID/, 'Das Zertifikat gilt noch nicht; stimmt die Uhr?'],
  [/^ERR_TLS_CERT_ALTNAME_INVALID/, 'Das Zertifikat gilt für einen anderen Namen'],
  [/SELF_SIGNED|UNABLE_TO_(?:GET|VERIFY)/, 'Dem Zertifikat vertraut hier niemand'],
  [/^(?:ERR_SSL_WRONG_VERSION_NUMBER|ERR_SSL_PACKET_LENGTH_TOO_LONG|EPROTO)/, 'Dort spricht niemand TLS'],
];

/** What is wrong with TLS, in German; null where the code says something else. */
export const tlsTroubleOf = (code: string): string | null => TROUBLES.find(([known]) => known.test(code))?.[1] ?? null;
