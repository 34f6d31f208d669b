/** What a page's content policy says of one thing that the chat needs. */
export interface PolicyFinding {
  /** What is asked for: 'Skript', 'Verbindung', … */
  readonly name: string;
  readonly isAllowed: boolean;
  /** In German. */
  readonly sentence: string;
  /** The directive as it has to be; null where nothing has to change. */
  readonly directive: string | null;
}

type Policy = ReadonlyMap<string, readonly string[]>;

const IN_META = /<meta\b[^>]*\bcontent\s*=\s*(?:"([^"]*)"|'([^']*)')/i;
const HEADER = /^\s*content-security-policy(-report-only)?\s*:/i;

/** Every policy that binds; what only reports is left out. */
const policiesIn = (text: string): readonly Policy[] =>
  text
    .split(/\r?\n(?=\s*content-security-policy)/i)
    .filter((header) => !/^\s*content-security-policy-report-only/i.test(header))
    .flatMap((header) => {
      const meta = IN_META.exec(header);
      return (meta ? (meta[1] ?? meta[2] ?? '') : header.replace(HEADER, '')).split(',');
    })
    .map((policy) => {
      const directives = new Map<string, readonly string[]>();
      for (const directive of policy.split(';')) {
        const [name = '', ...sources] = directive.trim().split(/\s+/);
        // Of two with one name the first one counts.
        if (name !== '' && !directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), sources);
      }
      return directives;
    })
    .filter((policy) => policy.size > 0);

const isHost = (pattern: string, host: string): boolean =>
  pattern === '*' || pattern === host || (pattern.startsWith('*.') && host.endsWith(pattern.slice(1)));

const isPath = (pattern: string, path: string): boolean =>
  pattern === '' || (pattern.endsWith('/') ? path.startsWith(pattern) : path === pattern);

const SOURCE = /^(?:([a-z][a-z0-9+.-]*):\/\/)?([^:/]+)(?::(\d+|\*))?(\/.*)?$/i;

/** Whether a source such as `https://*.beispiel.de` matches an address. */
const matches = (source: string, address: URL): boolean => {
  if (source === '*') return true;
  if (/^[a-z][a-z0-9+.-]*:$/i.test(source)) return source.toLowerCase() === address.protocol || source === 'http:';
  const [, scheme, host = '', port, path = ''] = SOURCE.exec(source) ?? [];
  const hasScheme = scheme === undefined || ['http', address.protocol.slice(0, -1)].includes(scheme.toLowerCase());
  const hasPort = port === '*' || (port ?? '') === address.port || (port === '443' && address.port === '');
  return hasScheme && hasPort && isHost(host.toLowerCase(), address.hostname) && isPath(path, address.pathname);
};

interface Need {
  readonly name: string;
  /** The directives that decide, the first one that is there. */
  readonly directives: readonly string[];
  /** Paths of the product that must be allowed. */
  readonly paths: readonly string[];
}

const NEEDS: readonly Need[] = [
  {
    name: 'Skript',
    directives: ['script-src-elem', 'script-src', 'default-src'],
    paths: ['/chat-widget.js', '/chat-widget/panel.js'],
  },
  { name: 'Verbindung', directives: ['connect-src', 'default-src'], paths: ['/api/chat/message'] },
];
const NOT_LISTED = ["'self'", "'none'", "'report-sample'"];
const isNonce = (source: string) => source.startsWith("'nonce-");

const allowed = (name: string, sentence: string): PolicyFinding => ({
  name,
  sentence,
  isAllowed: true,
  directive: null,
});

/** How one policy meets one need. */
const findingOf = (policy: Policy, { name, directives, paths }: Need, origin: string): PolicyFinding => {
  const deciding = directives.find((directive) => policy.has(directive));
  if (deciding === undefined) return allowed(name, 'Ist erlaubt: Dafür sagt die Richtlinie nichts.');
  const sources = policy.get(deciding) ?? [];
  const isStrict = name === 'Skript' && sources.includes("'strict-dynamic'");
  const hosts = isStrict ? [] : sources.filter((source) => !NOT_LISTED.includes(source) && !isNonce(source));
  if (paths.every((path) => hosts.some((source) => matches(source, new URL(path, origin)))))
    return allowed(name, `Ist erlaubt durch ${deciding}.`);
  const asked = deciding === 'default-src' ? (directives.at(-2) ?? deciding) : deciding;
  const directive = [asked, ...sources.filter((source) => source !== "'none'"), origin].join(' ');
  if (name === 'Skript' && sources.some(isNonce))
    return {
      ...allowed(name, 'Ist erlaubt, wenn die Zeile die Nonce der Seite trägt: <script nonce="…" async src=…>.'),
      directive: isStrict ? null : directive,
    };
  if (isStrict)
    return {
      name,
      isAllowed: false,
      sentence: 'Fehlt: Wegen strict-dynamic zählen Adressen nicht. Die Zeile braucht eine Nonce der Seite.',
      directive: [asked, ...sources, "'nonce-…'"].join(' '),
    };
  const because =
    deciding === asked ? `In ${asked} fehlt ${origin}.` : `Es gilt ${deciding}; nötig ist ein eigenes ${asked}.`;
  return { name, isAllowed: false, sentence: `Fehlt: ${because}`, directive };
};

const SANDBOX = ['allow-scripts', 'allow-same-origin'];

const sandboxFinding = (policy: Policy): readonly PolicyFinding[] => {
  const flags = policy.get('sandbox');
  if (flags === undefined || SANDBOX.every((flag) => flags.includes(flag))) return [];
  const directive = ['sandbox', ...new Set([...flags, ...SANDBOX])].join(' ');
  return [
    { name: 'Sandbox', isAllowed: false, sentence: 'Fehlt: sandbox verbietet, was jedes Skript braucht.', directive },
  ];
};

/**
 * What the content policies in a text (header lines, or a `meta` element) say of the chat that comes from `origin`; each must allow it.
 * Null where there is no policy in the text. Styles, pictures and fonts the chat needs from nowhere.
 */
export const tryPolicy = (text: string, origin: string): readonly PolicyFinding[] | null => {
  const policies = policiesIn(text);
  if (policies.length === 0) return null;
  const found = NEEDS.map((need) => {
    const findings = policies.map((policy) => findingOf(policy, need, origin));
    return findings.find(({ isAllowed }) => !isAllowed) ?? findings.find(({ directive }) => directive) ?? findings[0];
  });
  const needed = [...found, ...policies.flatMap(sandboxFinding)].filter((finding) => finding !== undefined);
  return [
    ...needed,
    allowed('Stile, Bilder, Schriften', 'Braucht der Chat von nirgendwo; hier muss nichts erlaubt werden.'),
  ];
};
