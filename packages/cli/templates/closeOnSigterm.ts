import { closeProxy } from "./getProxy.ts";

// Start Next.js with `NEXT_MANUAL_SIG_HANDLE=true next start`. Otherwise it exits while changes may be in progress.
process.once("SIGTERM", () => {
  // Lets pending responses leave.
  void closeProxy().finally(() => setTimeout(() => process.exit(0), 1_000));
});
