import { absent, doubtful, type Finding, right, wrong } from './finding.ts';

export interface PaymentsWorld {
  readonly provider: 'simulated' | 'stripe';
  readonly secretKey: string | null;
  readonly publicUrl: string;
  /** The status with which Stripe answers a call that only reads. Rejects where nobody answers. */
  ask(secretKey: string): Promise<number>;
}

const apiFinding = (status: number): Finding => {
  if (status === 200) return right('Stripe nimmt den Schlüssel an');
  if (status === 401) {
    return wrong(
      'Stripe kennt den Schlüssel nicht',
      'Kopieren Sie STRIPE_SECRET_KEY neu aus dem Dashboard von Stripe (Entwickler, API-Schlüssel).',
    );
  }
  if (status === 403) {
    return wrong(
      'Dem Schlüssel fehlen Rechte bei Stripe',
      'Geben Sie ihm die Rechte, die docs/operations.md bei STRIPE_SECRET_KEY nennt.',
    );
  }
  return wrong(
    `Stripe antwortet mit ${status}`,
    'Sehen Sie auf status.stripe.com nach, und prüfen Sie STRIPE_API_URL; Zahlungen werden von selbst wiederholt.',
  );
};

const isForCustomers = (publicUrl: string): boolean => {
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === 'https:' && !/^(?:localhost|127\.|\[::1\])/.test(hostname);
};

const modeFinding = (secretKey: string, publicUrl: string): Finding => {
  const isTest = /^[rs]k_test_/.test(secretKey);
  if (isTest && isForCustomers(publicUrl)) {
    return doubtful(
      'Ein Testschlüssel an einer öffentlichen Adresse',
      'Es kommt kein Geld, Rechnungen aber gelten. Nehmen Sie den Schlüssel sk_live_… und das Geheimnis seines Webhooks.',
    );
  }
  if (!isTest && !isForCustomers(publicUrl)) {
    return doubtful(
      'Ein echter Schlüssel, aber PUBLIC_URL ist von außen nicht erreichbar',
      'Es fließt echtes Geld, und Mitteilungen von Stripe kommen nicht an. Zum Probieren gibt es sk_test_….',
    );
  }
  return right(isTest ? 'Testschlüssel an einer Testadresse' : 'Echter Schlüssel an einer öffentlichen Adresse');
};

/** Whether Stripe takes the key, and whether it is the right one for this address. Keys of which one is missing are refused as settings. */
export const checkPayments = async ({
  provider,
  secretKey,
  publicUrl,
  ask,
}: PaymentsWorld): Promise<readonly Finding[]> => {
  if (secretKey === null) return [absent('Zahlungen sind simuliert; Stripe ist nicht eingerichtet')];
  const webhook = `${publicUrl}/api/payments/stripe/webhook`;
  const api = await ask(secretKey).then(apiFinding, () =>
    wrong(
      'Stripe ist nicht erreichbar',
      'Lassen Sie HTTPS nach api.stripe.com hinaus (oder prüfen Sie STRIPE_API_URL); Zahlungen werden von selbst wiederholt.',
    ),
  );
  const unused =
    provider === 'stripe'
      ? []
      : [
          doubtful(
            'Schlüssel von Stripe sind da, neue Zahlungen aber simuliert',
            'Setzen Sie PAYMENT_PROVIDER=stripe.',
          ),
        ];
  return [
    api,
    modeFinding(secretKey, publicUrl),
    right(`Das Geheimnis des Webhooks ist gesetzt; bei Stripe gehört dazu ${webhook}`),
    ...unused,
  ];
};
