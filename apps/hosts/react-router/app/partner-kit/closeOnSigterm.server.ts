import { closeProxy } from "./getProxy.server.ts";

// react-router-serve waits until all connections are closed, and an open page keeps its connection.
process.once("SIGTERM", () => {
  // Lets pending responses leave.
  void closeProxy().finally(() => setTimeout(() => process.exit(0), 1_000));
});
