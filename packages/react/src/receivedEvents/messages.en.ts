// English messages of received events.

export const enEventFeed = {
  eventFeed: {
    label: "Received events",
    empty: "No events yet",
    emptyHelp: "Events appear here as soon as they are received and verified.",
    noSecret: "Events can’t be received yet",
    noSecretHelp:
      "There is no signing secret to verify them. Add an endpoint that uses your receiver, or ask your administrator to add the secret of an existing one.",
    noneHere: "You don’t have access to the latest events.",
    today: "Today",
    yesterday: "Yesterday",
    pause: "Pause",
    paused: "Paused",
    resume: "Resume",
    waiting: { one: "{count} new event", other: "{count} new events" },
    announced: { one: "{count} new event: {title}.", other: "{count} new events, the latest: {title}." },
    showOlder: "Show older events",
    older: "Older events are stored, but not shown here.",
    received: "Received",
    occurred: "Occurred",
    eventId: "Event ID",
    payload: "Payload",
    unordered: "Events can arrive late and out of order. Check the current state before you act on one.",
    setAside: "Set aside",
    setAsideHelp: {
      one: "Your handler failed on this event after {count} attempt ({code})",
      other: "Your handler failed on this event after {count} attempts ({code})",
    },
    setAsideNext:
      "No action was taken, and later events were handled. Ask your engineers to fix the handler and retry event {seq}.",
    openDeposit: "Open deposit",
    openWithdrawal: "Open withdrawal",
    openOrder: "Open order",
    open: "Open",
    depositActionRequired: "Deposit needs information",
    depositSuccess: "Deposit succeeded",
    depositFailed: "Deposit failed",
    withdrawalSuccess: "Withdrawal succeeded",
    withdrawalPartial: "Withdrawal partly settled",
    withdrawalFailed: "Withdrawal failed",
    exchangeAccepted: "Order accepted",
    exchangeFilled: "Order filled",
    exchangeReplaced: "Order replaced",
    exchangeCancelled: "Order cancelled",
    exchangeRejected: "Order rejected",
  },
} as const;

export const enEventTimeline = {
  eventTimeline: { title: "Events", empty: "No events for this yet.", older: "Older events were not searched." },
} as const;
