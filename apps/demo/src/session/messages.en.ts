/** Messages of the Developers page. They load with it. */
export const en = {
  updates: "Live updates",
  since: "since {time}",
  unreachable: "The proxy can’t reach the service",
  lastEvent: "Last webhook",
  noEvent: "None stored yet",
  setAside: "{count} events set aside: the handler kept failing on them",
  behind: "The handler is behind: events wait for it",
  keyScopes: "API key scopes",
  keyScopesOf: "{count} of the service’s {total} scopes usable by you",
  otherPermissions: "The other {count} permissions belong to this admin and need no scope of the key.",
  cannot: "Cannot {action}",
  version: "partner-kit version",
  notGranted: "Not granted to your role. An administrator can grant it.",
  notOnKey: "Missing on the API key. An administrator can replace the key: its scopes are fixed.",
  other: "Other",
  assumedIntro:
    "Details that the service’s document leaves open, and what partner-kit takes them to be. Check them against staging before you go live.",
  assumedOverride: "You can override operations, scopes and the signed text in the proxy’s settings.",
  shape: "Data shapes",
  scope: "Scopes",
  error_code: "Error codes",
  signature: "Signed text",
  tolerance: "Clock tolerance",
} as const;

export type DeveloperMessages = Readonly<Record<keyof typeof en, string>>;
