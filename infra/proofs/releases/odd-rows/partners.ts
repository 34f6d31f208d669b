import type { Place } from './people.ts';

const ORIGIN = 'https://www.bestand.example';

/** A partner that was renamed, with a key that was revoked and one that replaced another, and its visitors' conversations. */
export const writePartners = async ({ ask, admin }: Place) => {
  const post = <Body>(path: string, body?: object) =>
    ask<Body>(path, { method: 'POST', token: admin, ...(body && { body }) });
  type Partner = { readonly id: string; readonly keys: readonly { readonly id: string; readonly key: string }[] };
  const partner = await post<Partner>('/api/admin/partners', { name: 'Hotel Bestand', origins: [ORIGIN] });
  const path = `/api/admin/partners/${partner.id}`;
  const renamed = { name: 'Hôtel Bestand ★★★★', origins: [ORIGIN, 'https://bestand.example:8443'] };
  await ask(path, { method: 'PUT', token: admin, body: renamed });
  await post(`${path}/keys`, { grace_days: 14 });
  await post(`${path}/keys`, { grace_days: 14 });
  const [newest, , first] = (await ask<Partner>(path, { token: admin })).keys;
  await ask(`${path}/keys/${first?.id}`, { method: 'DELETE', token: admin });
  await post(`${path}/identity-secret`);
  const visit = async (...messages: readonly string[]) => {
    const asked = { method: 'POST', body: { key: newest?.key }, origin: ORIGIN };
    const { token } = await ask<{ token: string }>('/api/widget/sessions', asked);
    for (const message of messages)
      await ask('/api/chat/message', { method: 'POST', token, origin: ORIGIN, body: { message } });
    return token;
  };
  await visit('Ist das seriös? 🤔', 'Mensch');
  const visitorToken = await visit('Was kostet das?', 'Grüße aus Ⓚöln');
  const paused = await post<Partner>('/api/admin/partners', {
    name: 'Macht Pause',
    origins: ['https://pause.example'],
  });
  for (const isPaused of [true, false, true]) {
    await ask(`/api/admin/partners/${paused.id}/pause`, { method: 'PUT', token: admin, body: { paused: isPaused } });
  }
  const things = {
    partner: partner.id,
    pausedPartner: paused.id,
    widgetKey: newest?.key ?? '',
  };
  return { visitorToken, things };
};
