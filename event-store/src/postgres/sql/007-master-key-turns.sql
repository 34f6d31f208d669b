-- When a newer master key had taken over everything that lives, and when the key itself was destroyed, outside of the database.
alter table personal_data.master_keys
  add column retired_at timestamptz,
  add column destroyed_at timestamptz,
  add check (destroyed_at is null or retired_at is not null);
-- Until now a newer one took over everything at once.
update personal_data.master_keys set retired_at = now()
where version < (select max(version) from personal_data.master_keys);
