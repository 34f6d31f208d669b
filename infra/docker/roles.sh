#!/bin/sh
# Run once by PostgreSQL's image in an empty data folder: one role that owns and migrates, one that the product runs as.
set -eu
psql -v ON_ERROR_STOP=1 -v owner_password="$OWNER_PASSWORD" -v app_password="$APP_PASSWORD" \
  --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
create role sternklar_owner login password :'owner_password';
create role sternklar_app login password :'app_password';
alter database sternklar owner to sternklar_owner;
revoke all on database sternklar from public;
grant connect on database sternklar to sternklar_app;
SQL
