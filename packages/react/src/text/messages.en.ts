// English messages of what many places show.

export const enCommon = {
  common: {
    retry: "Try again",
    retrying: "Trying again…",
    refresh: "Refresh",
    refreshing: "Refreshing…",
    loading: "Loading…",
    updated: "Updated {age}",
  },
} as const;

/** Default of `{service}` without a `serviceName`. */
export const enService = { service: { name: "the service" } } as const;

export const enLive = {
  live: {
    live: "Live",
    connecting: "Connecting",
    reconnecting: "Reconnecting",
    polling: "Every few seconds",
    offline: "Offline",
    stale: "Out of date",
    asOfNow: "As of now",
    staleSince: "As of {age}",
    offlineTitle: "Your device is offline.",
    connectionTitle: "Connection lost.",
    upstreamTitle: "{service} is not responding.",
    rateTitle: "{service} is limiting requests.",
    limitTitle: "You sent too many requests.",
    refusedTitle: "Access to this data was refused.",
    comesBack: "Showing the last data we received. We’ll keep retrying.",
    readAgain: "Showing the last data we received. Refresh once you have access again.",
  },
} as const;

export const enErrors = {
  errors: {
    sessionTitle: "Your session has ended",
    sessionHelp: "Nothing was changed. Sign in again to continue where you left off.",
    signIn: "Sign in",
    grantTitle: "You don’t have access to this",
    grantHelp: "Nothing was changed. Ask an administrator for access.",
    policyTitle: "Your organization’s policy doesn’t allow this",
    policyHelp: "Nothing was sent.",
    approvalTitle: "This needs approval",
    approvalHelp: "Your request waits for an approver. It is carried out after someone approves it.",
    keyTitle: "{service} rejected your API key",
    keyHelp:
      "Nothing was changed. Ask your administrator to check that the key belongs to this environment and has the required scope.",
    offTitle: "This is turned off",
    offHelp: "Nothing was changed. Ask your administrator to turn it on.",
    rateTitle: "Too many requests",
    rateHelp: "Nothing was changed. {service} is limiting requests. Try again in a moment.",
    rateRetried: "{service} is limiting requests. We’ll keep retrying.",
    limitTitle: "You sent too many requests",
    limitHelp: "Nothing was sent to {service}. Wait a moment, then try again.",
    limitRetried: "We’ll keep retrying, more slowly.",
    restartTitle: "This server is restarting",
    restartHelp: "Nothing was sent to {service}. Try again in a moment.",
    restartRetried: "We’ll keep retrying.",
    upstreamTitle: "{service} can’t be reached",
    upstreamHelp: "Try again in a moment.",
    upstreamRetried: "We’ll keep retrying.",
    networkTitle: "No connection",
    networkHelp: "Check your network, then try again.",
    networkRetried: "Check your network. We’ll keep retrying.",
    timeoutTitle: "{service} took too long to respond",
    timeoutHelp: "Try again in a moment.",
    timeoutRetried: "We’ll keep retrying.",
    /** Put before the help of a read that got no response. */
    unaffected: "Your account is not affected.",
    uncertainTitle: "We couldn’t confirm that this went through",
    uncertainHelp: "It may still have happened. Check the list before you try again: a second attempt could repeat it.",
    uncertainSafeHelp: "It may still have happened. You can try again: it can’t happen twice.",
    responseTitle: "Unexpected response",
    responseHelp:
      "We can’t show this data safely. Tell your administrator: {service} and this page may have incompatible versions.",
    notFoundTitle: "Not found",
    notFoundHelp: "It is not in this account.",
    inputTitle: "Nothing was sent",
    inputHelp: "Some of the values are invalid. Check them and try again.",
    unknownTitle: "Something went wrong",
    unknownHelp: "Try again. If it happens again, tell your administrator.",
    renderTitle: "This part of the page stopped working",
    renderHelp:
      "The rest of the page still works. If you were saving or sending something, check whether it went through. Then try again, or reload the page.",
    loadTitle: "This part of the page couldn’t be loaded",
    loadHelp: "Check your network and try again. If the page has been open for a long time, reload it.",
    code: "Code: {code}",
  },
} as const;

export const enSession = {
  session: {
    loading: "Checking your permissions…",
    signedOut: "Your session has ended. Sign in again.",
    unavailable: "We can’t check your permissions right now. If this lasts, reload the page.",
    notGranted: "You need the {scope} permission. Ask an administrator.",
    notGrantedAny: "You don’t have permission. Ask an administrator.",
    keyLacksScope: "Your API key is missing the {scope} scope. Ask your administrator to change the key.",
    keyLacksAny: "Your API key doesn’t allow this. Ask your administrator to change the key.",
    production: "Not available in production.",
    noSigningKey: "Withdrawals have no signing key. Ask your administrator to add one.",
    switchedOff: "This is turned off. Ask your administrator to turn it on.",
  },
} as const;

export const enUi = {
  ui: {
    bytes: "{used} of {limit} bytes",
    cancel: "Cancel",
    close: "Close",
    collapseAll: "Collapse all",
    copied: "Copied",
    copy: "Copy",
    copyNamed: "Copy {name}",
    copyDenied: "Your browser blocked copying",
    copyDeniedHelp: "The text is selected. Press Ctrl+C, or ⌘C on a Mac.",
    discard: "Discard",
    discardHelp: "Your changes are not saved.",
    discardTitle: "Discard your changes?",
    dismiss: "Dismiss",
    expandAll: "Expand all",
    hidden: "Hidden",
    hide: "Hide",
    keepEditing: "Keep editing",
    noMatch: "No matches",
    noOptions: "No options",
    notifications: "Notifications",
    opensNewTab: "(opens a new tab)",
    optional: "(optional)",
    results: "{count} options",
    show: "Show",
    typeToConfirm: "Type “{text}” to confirm",
    typeToConfirmFirst: "Type “{text}” first.",
  },
} as const;
