-- The session that goes on when a prepared password is put in force, whoever does that; null: all end.
alter table accounts.pending_credentials add column kept_session_id uuid;
