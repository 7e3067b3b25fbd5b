import { Client } from "pg";
import { expect, onTestFinished, test, vi } from "vitest";
import { createCertificate } from "../../test/createCertificate.ts";
import { newEvent } from "../../test/newEvent.ts";
import { startPostgres } from "../../test/startPostgres.ts";
import { createPostgresStore } from "./createPostgresStore.ts";
import { StoreError } from "./StoreError.ts";

// A real database is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

async function start(url: string, connection: Parameters<typeof createPostgresStore>[0]["connection"]) {
  const root = new Client(url);
  await root.connect();
  const store = await createPostgresStore({ connection, pollInterval: 3_600_000 });
  onTestFinished(async () => {
    await store.close();
    await root.end();
  });
  const query = async (text: string) => (await root.query(text)).rows;
  /** The users of the store's open connections. */
  const users = async () => {
    const rows = await query("SELECT DISTINCT usename FROM pg_stat_activity WHERE application_name = 'partner-kit'");
    return rows.map(({ usename }) => usename);
  };
  return { store, query, users };
}

test("behaviour: new credentials replace every connection, and calls in progress finish", async () => {
  const server = await startPostgres();
  onTestFinished(server.close);
  const { store, query, users } = await start(server.url, server.url);
  await query("CREATE ROLE ada LOGIN SUPERUSER");
  const appended = Array.from({ length: 20 }, (_, index) => store.appendEvents([newEvent(`before ${index}`)]));
  await store.reconnect(server.url.replace("postgres@", "ada@"));
  await Promise.all(appended);
  await store.appendEvents([newEvent("after")]);
  expect(await store.readEvents({ after: 0, limit: 100 })).toHaveLength(21);
  // The notifications have a connection of their own. The server ends the former connections in the background.
  await expect.poll(users).toEqual(["ada"]);
});

test("behaviour: credentials that do not work are refused, and the store keeps the former ones", async () => {
  const server = await startPostgres();
  onTestFinished(server.close);
  const { store, users } = await start(server.url, server.url);
  await expect(store.reconnect(server.url.replace("postgres@", "nobody@"))).rejects.toThrow(StoreError);
  await store.appendEvents([newEvent("a")]);
  expect(await users()).toEqual(["postgres"]);
});

test("behaviour: a certificate that the CA file does not contain is refused, and a new CA file is used at once", async () => {
  const [former, next] = [createCertificate(), createCertificate()];
  const server = await startPostgres({ certificate: former });
  onTestFinished(server.close);
  const connectionOf = ({ cert }: { cert: string }) => ({ connectionString: server.url, ssl: { ca: cert } });
  const { store, query } = await start(server.url, connectionOf(former));
  await store.appendEvents([newEvent("a")]);
  await expect(store.reconnect(connectionOf(next))).rejects.toThrow(StoreError);
  await store.appendEvents([newEvent("b")]);
  server.writeCertificate(next);
  await query("SELECT pg_reload_conf()");
  // The server reads its files in the background.
  await expect
    .poll(() => store.reconnect(connectionOf(next)).then(() => "used", String), { timeout: 30_000 })
    .toBe("used");
  await store.appendEvents([newEvent("c")]);
  const plain = "SELECT count(*)::int AS plain FROM pg_stat_ssl JOIN pg_stat_activity USING (pid)";
  expect(await query(`${plain} WHERE application_name = 'partner-kit' AND NOT ssl`)).toEqual([{ plain: 0 }]);
  expect(await store.readEvents({ after: 0, limit: 10 })).toHaveLength(3);
});
