// English messages of the session.

export const enSessionBadge = {
  sessionBadge: {
    label: "Session",
    loading: "Reading the session…",
    staging: "Staging",
    production: "Production",
    signedOut: "Signed out",
    unavailable: "Session unknown",
    stagingHelp: "No real funds move here.",
    productionHelp: "Real funds move here.",
    subject: "Signed in as",
    environment: "Environment",
    scopes: "What you may do",
    granted: "Granted",
    missing: "Missing",
    noScopes: "Nothing was granted.",
    assumed: { one: "{count} assumption", other: "{count} assumptions" },
    assumedHelp:
      "The service does not document these. The proxy's settings can replace operations, scopes and the signed text.",
  },
} as const;
