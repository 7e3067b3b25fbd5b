import { closeProxy } from "./getProxy.server.ts";

// react-router-serve waits until all connections are closed, and an open page keeps its connection.
process.once("SIGTERM", async () => {
  await closeProxy();
  // Lets pending responses leave.
  setTimeout(() => process.exit(0), 1_000);
});
