// English, of how endpoints fare, and of the one whose secret the proxy keeps.

export const enWebhookHealth = {
  webhookHealth: {
    failing: "Failing",
    unconfirmed: "Not confirmed",
    changedSince: "The endpoint was changed since. The next delivery shows whether that helped.",
    failed: { one: "The latest delivery failed", other: "The latest {count} deliveries failed" },
    responded: "Last response: {status}.",
    noResponse: "The receiver did not respond.",
    nextAttempt: "Next attempt",
    unavailable: "Delivery health unavailable",
    managed: "Secret kept by the proxy",
    secretMissing: "The proxy has no secret for this endpoint. Rotate the secret so that the proxy can store it.",
    setAside: { one: "{count} received event was set aside.", other: "{count} received events were set aside." },
    setAsideHelp: "Your handler kept failing, so nothing acted on them. Ask your engineers to fix it and retry them.",
    useReceiver: "Use this proxy’s receiver address",
    receiverHelp: "The proxy stores the signing secret and verifies every delivery.",
    keptTitle: "The proxy stored the signing secret",
    keptHelp:
      "You can close this. The proxy verifies deliveries with this secret. Copy it only if another system needs it: it is not shown again.",
  },
} as const;
