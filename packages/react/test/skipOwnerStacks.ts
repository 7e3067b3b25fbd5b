import * as React from "react";

// React's development build takes a stack for each of the first 10,000 elements per second, and prints it with warnings. That is
// a fifth of the time of a story. Tests do without: the count is always reached.
const internals: unknown = Reflect.get(React, "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE");
if (typeof internals === "object" && internals !== null)
  Object.defineProperty(internals, "recentlyCreatedOwnerStacks", {
    get: () => 10_000,
    set() {
      // React counts, and begins anew each second.
    },
  });
