import { addBusiness, addReview } from '../../../../backend/src/testing/ask.ts';
import type { People, Place } from './people.ts';

/** A call that may come again, also after an update. */
export const REPEAT_KEY = 'bestand-einmal-0001';
export const REPEATED = { reviewer_name: 'Doppelt M.', rating: 1, review_text: 'Zweimal gedrückt.' };

/** A review in every kind of history, names that no keyboard has, a business that was removed with its reviews. */
export const writeReviews = async ({ ask, admin }: Place, { openVerified }: People) => {
  const { token } = await openVerified('bestand@sternklar.test');
  const decomposed = 'Café Königsstüberl „Zur Güldenen Rose“ 🥐'.normalize('NFD');
  const businessId = await addBusiness(ask, token, decomposed);
  const change = (id: string, body: object) => ask(`/api/reviews/${id}/status`, { method: 'PUT', token: admin, body });
  const note = (id: string, text: string, shown: boolean) =>
    ask(`/api/reviews/${id}/notes`, { method: 'POST', token: admin, body: { note: text, shown_to_customer: shown } });

  const decided = await addReview(ask, token, businessId);
  await note(decided, 'Nur für uns: schon der dritte in diesem Monat.', false);
  await change(decided, { status: 'nicht_genehmigt', note: 'Die Plattform lehnt ab.', note_shown_to_customer: true });
  await change(decided, { status: 'eingereicht' });
  await note(decided, 'Noch einmal übermittelt ✉️', true);
  await change(decided, { status: 'gelöscht'.normalize('NFD'), note: 'Bestätigt 👍', note_shown_to_customer: false });
  const many = { status: 'gelöscht', note: 'Alle auf einmal', note_shown_to_customer: true };

  const names = [
    'Zoë 👩‍👩‍👧‍👦',
    'محمد العربي',
    '山田 太郎',
    'Ana\u0308stasi\u0301a \u202eelbatuo',
    "O'Neill <b>&amp;</b> %_\\",
  ];
  const reviews = names.map((reviewer_name, index) => ({
    key: `bestand-zeile-${String(index).padStart(4, '0')}`,
    reviewer_name,
    rating: index + 1,
    ...(index === 3
      ? { without_text: true }
      : { review_text: `${reviewer_name}\n\tNie wieder! 🤬 ${'ä'.repeat(index * 400)}` }),
    ...(index === 0 && { review_url: 'https://maps.example/ä?q=1&q=2#ö', good_faith: true }),
  }));
  const imported = await ask<{ results: { review: { id: string; version: number } }[] }>('/api/reviews/import', {
    method: 'POST',
    token,
    body: { business_id: businessId, reviews },
  });
  const [first, second] = imported.results.map(({ review }) => ({ id: review.id, version: review.version }));
  await ask('/api/reviews/status', { method: 'POST', token: admin, body: { ...many, reviews: [first, second] } });

  const removed = await addBusiness(ask, token, 'Gasthaus Aufgegeben');
  const orphan = await addReview(ask, token, removed);
  await change(orphan, { status: 'gelöscht' });
  await addReview(ask, token, removed);
  await ask(`/api/business/${removed}`, { method: 'DELETE', token });

  const again = { method: 'POST', token, key: REPEAT_KEY, body: { ...REPEATED, business_id: businessId } };
  const { id: repeatedReview } = await ask<{ id: string }>('/api/reviews', again);
  await ask('/api/account/notifications', { method: 'PUT', token, body: { status_mails: false } });
  return {
    businessId,
    decidedReview: decided,
    waitingReview: imported.results[2]?.review.id ?? '',
    repeatedReview,
  };
};
