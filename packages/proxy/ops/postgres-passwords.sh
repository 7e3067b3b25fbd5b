#!/bin/sh
# Sets the passwords of the roles of postgres-roles.sql from files. The Postgres image runs it once, for a new database.
set -eu
psql --set ON_ERROR_STOP=1 --username "${POSTGRES_USER:-postgres}" --dbname "$POSTGRES_DB" \
  --set owner="$(cat /run/secrets/owner_password)" --set app="$(cat /run/secrets/app_password)" <<'SQL'
ALTER ROLE partner_kit_owner PASSWORD :'owner';
ALTER ROLE partner_kit_app PASSWORD :'app';
SQL
