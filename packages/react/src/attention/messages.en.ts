// English messages of the tasks that wait for a person.

export const enAttentionList = {
  attentionList: {
    label: "Needs attention",
    unknownPayments: {
      one: "{count} payment has an unknown outcome",
      other: "{count} payments have an unknown outcome",
    },
    unknownBatches: {
      one: "{count} bulk payment has an unknown outcome",
      other: "{count} bulk payments have an unknown outcome",
    },
    unknownOutcomes: {
      one: "{count} approved change has an unknown outcome",
      other: "{count} approved changes have an unknown outcome",
    },
    failingWebhooks: {
      one: "{count} webhook endpoint is failing",
      other: "{count} webhook endpoints are failing",
    },
    parkedEvents: { one: "{count} received event was set aside", other: "{count} received events were set aside" },
    heldDeposits: {
      one: "{count} deposit needs sender information",
      other: "{count} deposits need sender information",
    },
    approvals: { one: "{count} change needs your decision", other: "{count} changes need your decision" },
    endingSecrets: {
      one: "{count} previous signing secret expires soon",
      other: "{count} previous signing secrets expire soon",
    },
    disabledWebhooks: { one: "{count} webhook endpoint is disabled", other: "{count} webhook endpoints are disabled" },
    ownApprovals: {
      one: "{count} of your requests awaits approval",
      other: "{count} of your requests await approval",
    },
    ownPayments: "{amounts} to pay",
    ownExpiry: { one: "Expires {time}", other: "First expires {time}" },
    depositHelp: "{service} clears a deposit only after you submit its sender.",
    addSender: "Add sender",
    review: "Review",
    open: "Open",
    more: { one: "{count} more", other: "{count} more" },
    none: "Nothing needs your attention",
    unchecked: "We couldn’t check everything.",
    uncheckedHelp: "Not checked: {parts}.",
    deposits: "deposits on hold",
    approvalsPart: "approvals",
    webhooks: "webhook endpoints",
    deliveries: "webhook deliveries",
  },
} as const;
