import { expect, test } from "vitest";
import { isPlainOnPublicHost } from "./isPlainOnPublicHost.ts";

test.each([
  "postgres://ada@db.example.com/kit",
  "postgresql://ada@203.0.113.7/kit",
  "postgres://ada@[2001:db8::7]/kit",
  "postgres://ada@db.example.com/kit?sslmode=disable",
  "postgres://ada@db.example.com/kit?ssl=0",
  "postgres://ada@172.32.0.1/kit",
])("behaviour: %s sends everything unencrypted over public networks", (connection) => {
  expect(isPlainOnPublicHost(connection)).toBe(true);
});

test.each([
  "postgres://ada@db.example.com/kit?sslmode=verify-full",
  "postgres://ada@db.example.com/kit?sslmode=no-verify",
  "postgres://ada@db.example.com/kit?ssl=true",
  "postgres://ada@localhost/kit",
  "postgres://ada@127.0.0.1/kit",
  "postgres://ada@[::1]/kit",
  "postgres://ada@[fd00::7]/kit",
  "postgres://ada@10.1.2.3/kit",
  "postgres://ada@172.16.0.1/kit",
  "postgres://ada@192.168.0.10/kit",
  "postgres://ada@db/kit",
  "postgres://ada@db.data.svc.cluster.local/kit",
  "postgres://ada@db.eu.internal/kit",
  "postgres://ada@%2Fvar%2Frun%2Fpostgresql/kit",
  "postgres:///kit?host=/var/run/postgresql",
])("behaviour: %s is encrypted, or stays on private networks", (connection) => {
  expect(isPlainOnPublicHost(connection)).toBe(false);
});

test("parameters: the options of a pool", () => {
  expect(isPlainOnPublicHost({ host: "db.example.com" })).toBe(true);
  expect(isPlainOnPublicHost({ host: "db.example.com", ssl: true })).toBe(false);
  expect(isPlainOnPublicHost({ host: "db.example.com", ssl: { rejectUnauthorized: true } })).toBe(false);
});
