import exec from 'k6/execution';
import { ask, call, complain, good, oneOf, read, sometimes } from '../call.ts';
import { type Customer, handIn, type People, register } from '../people.ts';

const PAGE = `?range=${encodeURIComponent('[0,24]')}`;
const QUESTIONS = ['Was kostet das?', 'Wie lange dauert eine Löschung?', 'Wie kündige ich?'];
/** Of all names and keys of this run. */
const visitNumber = () => `${exec.scenario.name}-${exec.scenario.iterationInTest}`;

interface Listed {
  readonly id: string;
}

const openApp = ({ token }: Customer): void => {
  call({ path: '/api/auth/me', token });
  call({ path: '/api/business', token });
  call({ path: `/api/reviews${PAGE}`, name: '/api/reviews', token });
};

const reviewsOf = ({ token, businessId }: Customer): readonly Listed[] | null =>
  ask({ path: `/api/reviews/${businessId}${PAGE}`, name: '/api/reviews/{business}', token });

/** What was acknowledged has to be in the list that is read next. */
const handInAndLook = (customer: Customer): void => {
  const id = handIn(customer, `besuch-${visitNumber()}-${Date.now()}`);
  const listed = id === null ? null : reviewsOf(customer);
  if (!listed) return;
  const isListed = listed.some((review) => review.id === id);
  good.add(isListed, { kind: 'reading' });
  if (!isListed) complain(`The review ${id} was handed in and is not listed.`);
};

const lookAtHistory = ({ token }: Customer, reviews: readonly Listed[]): void => {
  if (reviews.length === 0) return;
  call({ path: `/api/reviews/${oneOf(reviews).id}/history`, name: '/api/reviews/{id}/history', token });
};

const lookAtAccount = ({ token }: Customer): void => {
  call({ path: '/api/account', token });
  call({ path: '/api/subscription', token });
  call({ path: '/api/invoices', token });
};

/** Most look at what became of their reviews; some hand in another, ask the assistant, or are new. */
export const customerVisits = ({ customers }: People): void => {
  const isNew = sometimes(2);
  if (isNew) call({ path: '/' });
  const customer = isNew ? register(`neu-${visitNumber()}`) : oneOf(customers);
  openApp(customer);
  read(1);
  const reviews = reviewsOf(customer);
  read(1);
  if (isNew || sometimes(30)) handInAndLook(customer);
  if (sometimes(15)) lookAtHistory(customer, reviews ?? []);
  if (sometimes(10)) lookAtAccount(customer);
  if (sometimes(5)) {
    const body = { message: oneOf(QUESTIONS) };
    call({ method: 'POST', path: '/api/chat/message', token: customer.token, body });
  }
};
