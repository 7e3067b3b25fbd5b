// English messages of the tasks that wait for a person.

export const enAttentionList = {
  attentionList: {
    label: "Needs attention",
    unknownPayments: {
      one: "{count} payment has an unknown outcome",
      other: "{count} payments have an unknown outcome",
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
    approvals: { one: "{count} change waits for your decision", other: "{count} changes wait for your decision" },
    endingSecrets: {
      one: "The previous signing secret of {count} endpoint ends soon",
      other: "The previous signing secrets of {count} endpoints end soon",
    },
    disabledWebhooks: { one: "{count} webhook endpoint is disabled", other: "{count} webhook endpoints are disabled" },
    oldest: "Oldest {age}",
    none: "Nothing needs you now",
    unchecked: "We couldn’t check everything.",
    uncheckedHelp: "Missing: {parts}.",
    deposits: "deposits on hold",
    approvalsPart: "approvals",
    webhooks: "webhook endpoints",
    deliveries: "webhook deliveries",
  },
} as const;
