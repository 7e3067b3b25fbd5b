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
    updates: "Updates",
    connected: "Connected",
    updatesNotLoaded: "Live updates couldn’t be loaded. The page reads its data every few seconds.",
    expiry: "Signed in until",
    allowed: { one: "{count} of {total}", other: "{count} of {total}" },
    notAllowed: { one: "{count} not granted", other: "{count} not granted" },
    scopes: "Your permissions",
    granted: "Granted",
    missing: "Missing",
    noScopes: "You have no permissions.",
  },
} as const;

/** For engineers: shown only with the provider's `assumptionNotes`. */
export const enAssumptionNote = {
  assumptionNote: {
    count: { one: "{count} assumption", other: "{count} assumptions" },
    help: "{service} does not document these. You can override operations, scopes and the signed text in the proxy’s settings.",
  },
} as const;
