-- Creates the roles and the schema of the proxy, for Postgres 12 or newer. It is safe to repeat.
-- Run it once as a superuser, in a database that only the proxy uses:
--   psql --dbname partner_kit --set ON_ERROR_STOP=1 --single-transaction --file postgres-roles.sql
-- Then set both passwords in psql: \password partner_kit_owner, \password partner_kit_app
--
-- partner_kit_owner owns the tables. Only `partner-kit-proxy migrate` and a restore use it.
-- partner_kit_app is the role of the running proxy. `postgres-grants.sql` grants its permissions.

DO $$
BEGIN
  IF to_regrole('partner_kit_owner') IS NULL THEN CREATE ROLE partner_kit_owner LOGIN; END IF;
  IF to_regrole('partner_kit_app') IS NULL THEN CREATE ROLE partner_kit_app LOGIN; END IF;
  EXECUTE format('REVOKE ALL ON DATABASE %I FROM PUBLIC', current_database());
  EXECUTE format('GRANT CONNECT ON DATABASE %I TO partner_kit_owner, partner_kit_app', current_database());
  EXECUTE format('ALTER ROLE partner_kit_owner IN DATABASE %I SET search_path = partner_kit', current_database());
  EXECUTE format('ALTER ROLE partner_kit_app IN DATABASE %I SET search_path = partner_kit', current_database());
END
$$;

CREATE SCHEMA IF NOT EXISTS partner_kit AUTHORIZATION partner_kit_owner;
GRANT USAGE ON SCHEMA partner_kit TO partner_kit_app;
-- Until version 14, Postgres lets every role create tables in this schema.
REVOKE CREATE ON SCHEMA public FROM PUBLIC;
