// English messages of the Travel Rule: the queue of held deposits and the form about a sender.

export const enTravelRuleForm = {
  travelRuleForm: {
    title: "Who sent this deposit",
    amount: "Deposit",
    received: "Received",
    reference: "Reference",
    transaction: "Transaction",
    held: "The funds stay unavailable until the deposit is cleared, even after the answers are sent.",
    privacy:
      "What you type stays in this page until it is sent. It is not stored in the browser, nor written to any log.",
    choose: "Choose",
    countries: "Countries",
    countryPlaceholder: "Search countries",
    countryHelp: "Sent as its three-letter code.",
    purposeNotSent:
      "Asked for, and not sent: the service does not say that it takes it. Whoever runs the proxy can switch it on.",
    unknownNotSent: "Asked for, and not sent: how to send it is not known.",
    required: "Fill this in.",
    tooLong: "This is too long.",
    send: "Send answers",
    sendAgain: "Send again",
    sending: "Sending…",
    clear: "Clear",
    submittedTitle: "The answers were sent",
    submittedHelp:
      "The funds stay unavailable until the service has cleared the deposit. Nothing more is asked of you.",
    answerAgain: "Answer again",
    againHelp: "Answering again is fine. Whether new answers take the place of the first, the service does not say.",
    otherTitle: "Status: {status}",
    otherHelp: "This kit does not know this status. The funds may still be unavailable.",
    successTitle: "The deposit is complete",
    successHelp: "So says the transaction list. Your balances show what is available.",
    failedTitle: "The deposit failed",
    failedHelp: "So says the transaction list. Nothing was credited.",
    notFoundTitle: "Nothing is asked about this deposit",
    notFoundHelp:
      "There is no such deposit, it belongs to another account, or it needs no sender information. The service does not tell which.",
    notFoundKept: "What you typed is kept.",
    conflictTitle: "The service did not take the answers",
    conflictHelp: "The deposit is no longer as it was; the service does not say more. What you typed is still here.",
    refusedTitle: "The service did not take the answers",
    refusedHelp: "Something in them is not valid. Check each one. What you typed is still here.",
    sessionTitle: "Your session has ended",
    sessionHelp: "Nothing was sent. Sign in again, in another tab if you like. What you typed is still here.",
    signedIn: "I have signed in",
    uncertainTitle: "No answer came",
    uncertainHelp: "The answers may have arrived or not. Sending them again is safe. What you typed is still here.",
  },
} as const;

export const enTravelRuleQueue = {
  travelRuleQueue: {
    label: "Deposits that wait for sender information",
    count: {
      one: "{count} deposit waits for sender information",
      other: "{count} deposits wait for sender information",
    },
    deposit: "Deposit",
    received: "Received",
    reference: "Reference",
    actions: "Actions",
    answer: "Answer",
    answerOf: "Answer about the deposit of {amount}, {reference}",
    continueDraft: "Continue draft",
    continueDraftOf: "Continue draft about the deposit of {amount}, {reference}",
    empty: "No deposit is held",
    emptyHelp: "One that needs sender information appears here by itself.",
  },
} as const;
