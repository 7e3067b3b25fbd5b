// English messages of the session.

export const enSessionBadge = {
  sessionBadge: {
    label: "Session",
    loading: "Loading session…",
    staging: "Staging",
    production: "Production",
    signedOut: "Signed out",
    unavailable: "Session unavailable",
    stagingHelp: "No real funds move here.",
    productionHelp: "Real funds move here.",
    subject: "Signed in as",
    environment: "Environment",
    scopes: "Your permissions",
    granted: "Granted",
    missing: "Missing",
    noScopes: "You have no permissions.",
    assumed: { one: "{count} assumption", other: "{count} assumptions" },
    assumedHelp:
      "{service} does not document these. You can override operations, scopes and the signed text in the proxy’s settings.",
  },
} as const;
