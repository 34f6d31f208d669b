import { randomUUID } from 'node:crypto';
import type { Business } from '@sternklar/contracts/businesses/business.api';
import type { Review } from '@sternklar/contracts/reviews/review.api';
import type { ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import { ADMIN } from '../../backend/src/testing/running-product.ts';

export interface Call {
  readonly url: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below /api. */
  readonly path: string;
  readonly body?: object;
  readonly token?: string;
}

/** One call of the API, beside any browser: for the state a test begins with. Throws when the server refuses. */
export const call = async <Answer>({ url, method, path, body, token }: Call): Promise<Answer> => {
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
};

export interface Customer {
  readonly url: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
}

export const newEmail = (name = 'kundin') => `${name}-${randomUUID().slice(0, 8)}@baeckerei-sonnenschein.example`;

/** A registered customer, verified unless told otherwise. */
export const newCustomer = async (url: string, { verified = true, email = newEmail() } = {}): Promise<Customer> => {
  const password = 'sonnenschein';
  const { access_token: token, verification_code: code } = await call<{
    readonly access_token: string;
    readonly verification_code: string;
  }>({ url, method: 'POST', path: '/auth/register', body: { email, password, phone_number: '', language: 'de' } });
  if (verified) {
    await call({ url, method: 'POST', path: '/auth/verify-email', body: { verification_code: code }, token });
  }
  return { url, email, password, token };
};

export const newBusiness = ({ url, token }: Customer, name = 'Bäckerei Sonnenschein') =>
  call<Business>({
    url,
    method: 'POST',
    path: '/business',
    body: { business_name: name, google_business_link: 'https://maps.google.com/?cid=4711' },
    token,
  });

export const newReview = ({ url, token }: Customer, business: Business, reviewer = 'Max M.') =>
  call<Review>({
    url,
    method: 'POST',
    path: '/reviews',
    body: {
      business_id: business.id,
      reviewer_name: reviewer,
      rating: 1,
      review_text: 'War nie dort, aber der Laden sieht schon von außen unfreundlich aus.',
    },
    token,
  });

/** A token of the installation's administrator. */
export const adminToken = async (url: string): Promise<string> => {
  const { access_token: token } = await call<{ readonly access_token: string }>({
    url,
    method: 'POST',
    path: '/auth/login',
    body: ADMIN,
  });
  return token;
};

/** What an administrator does: sets a review's status. */
export const setReviewStatus = async (url: string, review: Review, status: ReviewStatus): Promise<void> => {
  const token = await adminToken(url);
  await call({ url, method: 'PUT', path: `/reviews/${review.id}/status`, body: { status }, token });
};

/** Ends the session of a token on the server, as another device could. */
export const endSession = ({ url, token }: Customer) =>
  call({ url, method: 'POST', path: '/auth/logout', body: {}, token });
