import { absent, codeOf, doubtful, type Finding, right, wrong } from './finding.ts';
import type { MailServer } from './greet-mail-server.ts';
import { tlsTroubleOf } from './tls-trouble.ts';

export interface MailWorld {
  /** Null: mails go to the page of the mailbox. */
  readonly smtpUrl: string | null;
  readonly from: string;
  /** Who gets one mail that is really sent; null: nobody. */
  readonly testMailTo: string | null;
  greet(url: URL): Promise<MailServer>;
  /** Signs in as the settings say, and leaves. Rejects when that is refused. */
  signIn(url: string): Promise<void>;
  send(url: string, to: string): Promise<void>;
}

const NOT_FOR_SENDING = /(?:^|\.)(?:localhost|invalid|test|local|example|example\.(?:com|net|org))$/i;
const FREE_MAIL =
  /^(?:gmail\.com|googlemail\.com|gmx\.(?:de|net)|web\.de|t-online\.de|outlook\.(?:com|de)|hotmail\.com)$/i;
const OWN_MACHINE = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** The domain alone: whose address it is, is nobody's business. */
const senderFinding = (from: string): Finding => {
  const domain = from.slice(from.lastIndexOf('@') + 1);
  if (NOT_FOR_SENDING.test(domain)) {
    return wrong(
      `Von ${domain} aus lässt sich keine Post senden`,
      'Setzen Sie MAIL_FROM (oder OPERATOR_EMAIL) auf eine Adresse Ihrer eigenen Domain.',
    );
  }
  return FREE_MAIL.test(domain)
    ? doubtful(
        `Absender ist eine Adresse bei ${domain}`,
        'Setzen Sie MAIL_FROM auf eine Adresse Ihrer eigenen Domain mit SPF, DKIM und DMARC; sonst gilt die Post als gefälscht.',
      )
    : right(`Absender bei ${domain}`);
};

const tlsFinding = ({ offersTls }: MailServer, url: URL): Finding => {
  if (offersTls) return right('Der Server verschlüsselt (TLS)');
  if (OWN_MACHINE.test(url.hostname)) return absent('Kein TLS, auf dem eigenen Rechner auch nicht nötig');
  const what = 'Der Server bietet keine Verschlüsselung an';
  const help = 'Nehmen Sie einen Server mit STARTTLS oder smtps://; sonst lesen andere Codes und Adressen mit.';
  return url.password === '' ? doubtful(what, help) : wrong(what, `${help} Auch das Passwort ginge offen darüber.`);
};

const attempted = async (work: Promise<void>, done: string, what: string, help: string): Promise<Finding> =>
  work.then(
    () => right(done),
    (error: unknown) => wrong(`${what} (${reasonOf(error)})`, help),
  );

/** The transport's own words hold codes alone. */
const reasonOf = (error: unknown): string =>
  error instanceof Error && error.name === 'MailNotDelivered' ? error.message : codeOf(error);

const unreachable = (host: string, code: string): Finding => {
  const trouble = tlsTroubleOf(code);
  return trouble === null
    ? wrong(
        `${host} ist nicht erreichbar (${code})`,
        'Prüfen Sie Rechner und Port in SMTP_URL, und ob eine Firewall sie nach außen sperrt. Codes und Mails warten so lange.',
      )
    : wrong(
        `${host}: ${trouble}`,
        'Prüfen Sie das Zertifikat des Mailservers und den Port in SMTP_URL: 587 gehört zu smtp://, 465 zu smtps://. Codes und Mails warten so lange.',
      );
};

const serverFindings = async (smtpUrl: string, { greet, signIn, testMailTo, send }: MailWorld) => {
  const url = new URL(smtpUrl);
  // Both at once: slow servers let everybody wait for their greeting.
  const entering = attempted(
    signIn(smtpUrl),
    url.username === '' ? `${url.host} antwortet` : `${url.host} nimmt die Anmeldung an`,
    `${url.host} lässt uns nicht senden`,
    'Prüfen Sie Benutzer und Passwort in SMTP_URL (Sonderzeichen als %-Zeichen) und das Zertifikat des Servers.',
  );
  const server = await greet(url).catch((error: unknown) => codeOf(error));
  if (typeof server === 'string') return [unreachable(url.host, server)];
  if (!server.greets) {
    return [
      wrong(
        `${url.host} meldet sich nicht als Mailserver`,
        'Prüfen Sie den Port in SMTP_URL: 587 gehört zu smtp://, 465 zu smtps://.',
      ),
    ];
  }
  const entered = await entering;
  const sent =
    testMailTo === null || entered.mark === 'wrong'
      ? []
      : [
          await attempted(
            send(smtpUrl, testMailTo),
            'Die Testmail ist angenommen; sehen Sie nach, ob sie ankommt',
            'Die Testmail wurde nicht angenommen',
            'Darf diese Anmeldung unter MAIL_FROM senden, und gibt es die Adresse?',
          ),
        ];
  return [entered, tlsFinding(server, url), ...sent];
};

/** Whether mails get out: the server greets, encrypts and lets us in; with an address one mail is really sent. */
export const checkMail = async (world: MailWorld): Promise<readonly Finding[]> => {
  const { smtpUrl, from, testMailTo } = world;
  if (smtpUrl === null) {
    const ending = testMailTo === null ? '' : '; es wurde auch keine Testmail gesendet';
    return [absent(`Ohne SMTP_URL liegen Mails auf der Seite /mailbox${ending}`)];
  }
  return [...(await serverFindings(smtpUrl, world)), senderFinding(from)];
};
