-- What open screens are told, ready to send: ids and states only, never personal data.
create table live_update (
  position bigint primary key,
  -- The customer or widget visitor it is for; null for what only admins are told.
  account_id uuid,
  -- The JSON text of a LiveUpdate (contracts/src/live-updates/live-update.api.ts).
  payload text not null,
  -- When the event was recorded; never earlier than that of a lower position. Old updates are forgotten by it.
  recorded_at timestamptz not null
);
