-- What open screens are told, ready to send: ids and states only, never personal data.
create table live_update (
  position bigint primary key,
  account_id uuid not null,
  -- The JSON text of a LiveUpdate (contracts/src/live-updates/live-update.api.ts).
  payload text not null
);
