create table partner (
  id uuid primary key,
  name text not null,
  -- The name as it is searched and sorted.
  name_key text collate "C" not null,
  -- Where the widget may stand, as browsers send them: https://www.beispiel.de.
  origins text[] not null,
  paused boolean not null default false,
  -- Whether it has a secret to sign identities with.
  has_identity boolean not null default false,
  -- What the chat looks like and says, and when people answer; null, and none: as the product has it.
  look jsonb,
  office_hours jsonb not null default '[]',
  created_at timestamptz not null
);

create table partner_key (
  id uuid primary key,
  partner_id uuid not null,
  public_key text not null unique,
  issued_at timestamptz not null,
  -- Set once another key took its place.
  valid_until timestamptz,
  revoked_at timestamptz
);

-- The total, so that no list has to count its rows.
create table partner_count (
  only_row boolean primary key default true check (only_row),
  partners bigint not null
);
insert into partner_count (partners) values (0);
