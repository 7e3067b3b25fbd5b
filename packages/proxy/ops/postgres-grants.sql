-- Grants the running proxy exactly the permissions that it needs. It is safe to repeat.
-- Run it as the owner after each migration: partner-kit-proxy migrate --grants postgres-grants.sql
-- With psql: psql --set ON_ERROR_STOP=1 --single-transaction --file postgres-grants.sql

REVOKE ALL ON TABLE
  partner_kit_audit, partner_kit_meta, partner_kit_events, partner_kit_samples, partner_kit_balances, partner_kit_cursors,
  partner_kit_parked, partner_kit_secrets, partner_kit_leases, partner_kit_shared,
  partner_kit_approvals, partner_kit_approval_events, partner_kit_payment_batches, partner_kit_idempotency_keys
  FROM PUBLIC, partner_kit_app;

-- Append-only: the running proxy cannot change or delete an audit record.
GRANT SELECT, INSERT ON TABLE partner_kit_audit TO partner_kit_app;

-- The migration creates the rows. The proxy counts in them.
GRANT SELECT, UPDATE ON TABLE partner_kit_meta TO partner_kit_app;

-- Rows are never changed. The retention deletes them.
GRANT SELECT, INSERT, DELETE ON TABLE
  partner_kit_events, partner_kit_samples, partner_kit_balances, partner_kit_approval_events
  TO partner_kit_app;

GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE
  partner_kit_cursors, partner_kit_parked, partner_kit_secrets, partner_kit_leases, partner_kit_shared,
  partner_kit_approvals, partner_kit_payment_batches, partner_kit_idempotency_keys
  TO partner_kit_app;
