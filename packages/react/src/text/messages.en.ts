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

export const enLive = {
  live: {
    live: "Live",
    connecting: "Connecting",
    reconnecting: "Reconnecting",
    polling: "Every few seconds",
    offline: "Offline",
    stale: "Not current",
    asOfNow: "As of now",
    staleSince: "As of {age}",
    offlineTitle: "Your device is offline.",
    connectionTitle: "The connection is lost.",
    upstreamTitle: "The service does not answer.",
    rateTitle: "The service asks to slow down.",
    limitTitle: "You sent too many requests.",
    refusedTitle: "The last read was refused.",
    comesBack: "You see what came last. It updates by itself once this is over.",
    readAgain: "You see what came last. Refresh once you have access again.",
  },
} as const;

export const enErrors = {
  errors: {
    sessionTitle: "Your session has ended",
    sessionHelp: "Nothing was changed. Sign in again, and this page carries on where it was.",
    grantTitle: "You have no access to this",
    grantHelp: "Nothing was changed. Ask an administrator to grant it to you.",
    keyTitle: "The service refused the account’s key",
    keyHelp:
      "Nothing was changed. Whoever runs the proxy should check that the key is of this environment and has the scope this needs.",
    offTitle: "This is switched off here",
    offHelp: "Nothing was changed. Whoever runs the proxy can switch it on.",
    rateTitle: "Too many requests",
    rateHelp: "Nothing was changed. The service is limiting requests. Try again in a moment.",
    rateRetried: "The service is limiting requests. We’ll keep retrying.",
    limitTitle: "You sent too many requests",
    limitHelp: "Nothing was sent to the service. Wait a moment, then try again.",
    limitRetried: "We’ll keep retrying, more slowly.",
    restartTitle: "This server is restarting",
    restartHelp: "Nothing was sent to the service. Try again in a moment.",
    restartRetried: "We’ll keep retrying.",
    upstreamTitle: "The service cannot be reached",
    upstreamHelp: "Try again in a moment.",
    upstreamRetried: "We’ll keep retrying.",
    networkTitle: "No connection",
    networkHelp: "Check your network, then try again.",
    networkRetried: "Check your network. We’ll keep retrying.",
    timeoutTitle: "No answer in time",
    timeoutHelp: "Try again in a moment.",
    timeoutRetried: "We’ll keep retrying.",
    /** Put before the help of a read that got no response. */
    unaffected: "Your account is not affected.",
    uncertainTitle: "We couldn’t confirm that this went through",
    uncertainHelp:
      "It may have been carried out. Check the list before you try again: a second try may carry it out twice.",
    uncertainSafeHelp: "It may have been carried out. You can try again: it cannot happen twice.",
    responseTitle: "The answer could not be read",
    responseHelp:
      "Nothing is shown rather than something wrong. Tell whoever runs the proxy: service and kit may be of different versions.",
    notFoundTitle: "Not found",
    notFoundHelp: "It does not exist, or it belongs to another account.",
    inputTitle: "This was not sent",
    inputHelp: "What was entered is not valid. Check it and try again.",
    unknownTitle: "That did not work",
    unknownHelp: "Try again. If it happens again, tell whoever runs the proxy.",
    renderTitle: "This part of the page broke",
    renderHelp:
      "The rest of the page still works. If you were saving or sending something, check whether it went through. Then try again, or reload the page.",
    loadTitle: "This part of the page could not be loaded",
    loadHelp: "Check your network and try again. If the page has been open for a long time, reload it.",
    code: "Code: {code}",
  },
} as const;

export const enSession = {
  session: {
    loading: "Checking what you may do…",
    signedOut: "Your session has ended. Sign in again.",
    unavailable: "We can’t check your permissions right now. If this lasts, reload the page.",
    notGranted: "Needs {scope}, which you were not granted. Ask an administrator.",
    notGrantedAny: "Not granted to you. Ask an administrator.",
    keyLacksScope: "Needs {scope}, which the account’s key does not have. Whoever runs the proxy can change the key.",
    keyLacksAny: "The account’s key does not allow this. Whoever runs the proxy can change the key.",
    production: "Not available in production.",
    noSigningKey: "The proxy has no key to sign this with. Whoever runs it can add one.",
    switchedOff: "Switched off here. Whoever runs the proxy can switch it on.",
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
    copyDenied: "The browser does not let this page copy",
    copyDeniedHelp: "The text is selected: press Ctrl+C, or ⌘C on a Mac.",
    discard: "Discard",
    discardHelp: "What you entered is not saved.",
    discardTitle: "Discard what you entered?",
    dismiss: "Dismiss",
    expandAll: "Expand all",
    hidden: "Hidden",
    hide: "Hide",
    keepEditing: "Keep editing",
    noMatch: "Nothing matches",
    noOptions: "Nothing to choose from",
    notifications: "Notifications",
    opensNewTab: "(opens a new tab)",
    optional: "(optional)",
    results: "{count} to choose from",
    show: "Show",
    typeToConfirm: "Type “{text}” to confirm",
    typeToConfirmFirst: "Type “{text}” first.",
  },
} as const;
