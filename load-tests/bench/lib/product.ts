import { ADMIN, type RunningProduct, startProduct } from '../../../backend/src/testing/running-product.ts';
import type { BenchDatabase } from './databases.ts';
import { openHttpConnection, prepareRequest, type RequestParts } from './http-connection.ts';
import { MASTER_KEY } from './own-log.ts';

/** The product in a process of its own, on a database of the benchmark's, and how to talk to it. */
export interface BenchProduct {
  readonly url: string;
  readonly pid: number;
  /** One call outside of any measurement. Throws unless the answer is 200 or 201. */
  call<Body>(request: RequestParts): Promise<Body>;
  stop(): Promise<void>;
}

/** Everything as it is by default, but for limits that no benchmark is about, and for `settings`. */
export const startBenchProduct = async (
  { url, ownerUrl }: BenchDatabase,
  settings: Readonly<Record<string, string>> = {},
): Promise<BenchProduct> => {
  const product: RunningProduct = await startProduct({
    env: {
      DATABASE_URL: url,
      DATABASE_OWNER_URL: ownerUrl,
      MASTER_KEY: MASTER_KEY.toString('hex'),
      RATE_LIMIT_PER_MINUTE: '100000000',
      SIGNED_OUT_RATE_LIMIT_PER_MINUTE: '1000000',
      LOGIN_ATTEMPTS_PER_QUARTER_HOUR: '1000000',
      ...settings,
    },
  });
  return {
    url: product.url,
    pid: product.pid,
    async call<Body>(request: RequestParts) {
      const connection = await openHttpConnection(product.url);
      try {
        const { status, body } = await connection.send(prepareRequest(request));
        if (status !== 200 && status !== 201) {
          throw new Error(`${request.method} ${request.path} was answered with ${status}: ${body.toString()}`);
        }
        return JSON.parse(body.toString()) as Body;
      } finally {
        connection.close();
      }
    },
    async stop() {
      await product.stop();
      await product.remove();
    },
  };
};

export const adminToken = async (product: BenchProduct): Promise<string> => {
  const { access_token } = await product.call<{ access_token: string }>({
    method: 'POST',
    path: '/api/auth/login',
    body: ADMIN,
  });
  return access_token;
};

export interface BenchCustomer {
  readonly token: string;
  readonly businessId: string;
}

/** A customer with one business. */
export const newCustomer = async (product: BenchProduct): Promise<BenchCustomer> => {
  const { access_token: token } = await product.call<{ access_token: string }>({
    method: 'POST',
    path: '/api/auth/register',
    body: { email: 'kunde@sternklar.example', password: 'kunden-passwort', phone_number: '', language: 'de' },
  });
  const { id } = await product.call<{ id: string }>({
    method: 'POST',
    path: '/api/business',
    token,
    body: { business_name: 'Gasthaus zum Stern', google_business_link: 'https://g.example/stern' },
  });
  return { token, businessId: id };
};

export const reviewBody = (businessId: string) => ({
  business_id: businessId,
  reviewer_name: 'Max Mustermann',
  rating: 1,
  review_text: 'Sehr schlechter Service, nie wieder. Wir haben über eine Stunde gewartet.',
});
