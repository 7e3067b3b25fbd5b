// English messages of approvals.

export const enApprovals = {
  approvals: {
    you: "You",
    unnamed: "(no name)",
    withdrawal: "Withdrawal",
    withdrawalTo: "Withdrawal of {amount} to {recipient}",
    createRecipient: "New recipient: {recipient}",
    updateRecipient: "Change of recipient: {recipient}",
    deleteRecipient: "Deletion of recipient: {recipient}",
    createWebhook: "New endpoint: {url}",
    replaceWebhook: "Change of endpoint: {url}",
    deleteWebhook: "Deletion of an endpoint",
    pending: "Waiting for approval",
    approved: "Approved",
    executing: "Sending",
    executed: "Done",
    failed: "Failed",
    rejected: "Rejected",
    cancelled: "Cancelled",
    expired: "Expired",
    outcomeUnknown: "Outcome unknown",
  },
} as const;

export const enApprovalQueue = {
  approvalQueue: {
    label: "Approvals",
    show: "Show",
    open: "Open",
    own: "Your requests",
    all: "All",
    change: "Change",
    status: "Status",
    requestedBy: "Requested by",
    expires: "Expires {time}",
    noneOpen: "Nothing waits for a decision",
    noneOwn: "You have no requests",
    none: "No approvals yet",
    noneHelp: "Changes that need a second person appear here.",
  },
} as const;

export const enApprovalDetail = {
  approvalDetail: {
    label: "Approval",
    amount: "Amount",
    maxFee: "Highest fee",
    maxFeeHelp: "If the fee is higher when the payment is sent, it is not sent.",
    requested: "Requested",
    expires: "Expires",
    comment: "Comment",
    commentHelp: "Optional. The requester can read it.",
    id: "Approval ID",
    input: "The request as it will be sent",
    before: "Before",
    after: "After",
    approve: "Approve and send",
    reject: "Reject",
    history: "History",
    paysAtOnce: "Approving sends {amount} to {recipient} at once. Rejecting sends nothing.",
    changesAtOnce: "Approving sends this change to {service} at once. Rejecting sends nothing.",
    cancel: "Cancel request",
    sendAgain: "Send again",
    close: "Close without sending",
    waitsForOther: "Someone else has to approve this. Nothing was sent yet.",
    executed: "{service} accepted it.",
    failed: "This was not carried out",
    unknown: "We couldn’t confirm what happened",
    unknownHelp:
      "This was sent, but no response came. Check at {service} first. Sending it again may carry it out twice.",
    neverSent: "Nothing was sent, and nothing will be.",
  },
} as const;

export const enHeldChange = {
  heldChange: {
    waiting: "Waiting for approval",
    waitingHelp: "Nothing was sent yet. This request is sent after someone else approves it.",
    approver: "Who can approve",
    anyoneElse: "Anyone else who can decide on approvals and {action}",
    approved: "Approved",
    approvedBy: "Approved by {name}",
    sending: "Sending it now.",
    failedHelp: "It was approved, but nothing changed at {service}.",
    unknownHelp: "It was approved and sent, but we got no response. An approver has to check it at {service}.",
    rejected: "Rejected",
    rejectedBy: "Rejected by {name}",
    cancelled: "Request cancelled",
    expired: "Nobody approved this in time",
    open: "Open approval",
  },
} as const;
