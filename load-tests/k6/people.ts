import { ask, type Call } from './call.ts';

export interface Customer {
  readonly token: string;
  readonly businessId: string;
}

/** Who uses the product; made once, before the load begins. */
export interface People {
  readonly customers: readonly Customer[];
  readonly adminToken: string;
  readonly auditorToken: string;
  readonly partners: readonly { readonly key: string; readonly origin: string }[];
  /** Reviews that were there before, for auditors to look at. */
  readonly reviewIds: readonly string[];
}

const PASSWORD = 'stern-last-1';
const PARTNERS = 5;
/** Tells this run from others on the same product. */
const RUN = Date.now().toString(36);

/** Like `ask`, for preparations: without an answer there is nothing to measure. */
const must = <Body>(asked: Call): Body => {
  const body = ask<Body>(asked);
  if (body === null) throw new Error(`Nothing can be measured: ${asked.method ?? 'GET'} ${asked.path} failed.`);
  return body;
};

export const reviewOf = (businessId: string) => ({
  business_id: businessId,
  reviewer_name: 'Max M.',
  rating: 1,
  review_text: 'Das Essen war kalt und der Kellner unfreundlich.',
});

/** The token and business of a new customer. */
export const register = (name: string): Customer => {
  const account = {
    email: `${name}-${RUN}@last.example`,
    password: PASSWORD,
    phone_number: '',
    language: 'de',
  };
  const { access_token: token } = must<{ access_token: string }>({
    method: 'POST',
    path: '/api/auth/register',
    body: account,
    right: 201,
  });
  const business = { business_name: `Gasthaus ${name}`, google_business_link: 'https://maps.google.com/?cid=1' };
  const { id } = must<{ id: string }>({ method: 'POST', path: '/api/business', token, body: business, right: 201 });
  return { token, businessId: id };
};

export const handIn = ({ token, businessId }: Customer, repeatKey: string): string | null =>
  ask<{ id: string }>({
    method: 'POST',
    path: '/api/reviews',
    token,
    body: reviewOf(businessId),
    repeatKey,
    right: 201,
  })?.id ?? null;

const logIn = (role: 'ADMIN' | 'AUDITOR'): string => {
  const body = { email: __ENV[`LOAD_${role}_EMAIL`], password: __ENV[`LOAD_${role}_PASSWORD`] };
  return must<{ access_token: string }>({ method: 'POST', path: '/api/auth/login', body }).access_token;
};

const registerPartner = (token: string, index: number) => {
  const origin = `https://partner-${index}-${RUN}.example`;
  const body = { name: `Verband ${index}`, origins: [origin] };
  const partner = must<{ keys: readonly { key: string }[] }>({
    method: 'POST',
    path: '/api/admin/partners',
    token,
    body,
    right: 201,
  });
  return { key: partner.keys[0]?.key ?? '', origin };
};

/** Registers customers, each with a business and a review, and partners; signs staff in. */
export const createPeople = (count: number): People => {
  const customers = Array.from({ length: count }, (_, index) => register(`stamm-${index}`));
  const reviewIds = customers.map((customer, index) => handIn(customer, `vorab-${RUN}-${index}`));
  const adminToken = logIn('ADMIN');
  return {
    customers,
    adminToken,
    auditorToken: logIn('AUDITOR'),
    partners: Array.from({ length: PARTNERS }, (_, index) => registerPartner(adminToken, index)),
    reviewIds: reviewIds.filter((id) => id !== null),
  };
};
