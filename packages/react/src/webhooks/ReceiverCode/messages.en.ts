// English messages of the code of a receiver.

export const enReceiverCode = {
  receiverCode: {
    label: "Receiver code",
    intro:
      "A complete receiver: it verifies the raw body, its age and every signature in constant time, stores each event once, and returns 204 only after the commit.",
    ownReceiver: "A receiver already runs at {path}. You need this code only for your own endpoint.",
    language: "Language",
    copy: "Copy file",
    copyPath: "Copy path",
    showAll: { one: "Show all {count} lines", other: "Show all {count} lines" },
    showLess: "Show fewer lines",
    loadFailed: "The file couldn’t be loaded. Check your network and try again.",
    tested: "Tested on every change",
    typescript: "Node",
    python: "Python",
    go: "Go",
    php: "PHP",
    java: "Java",
  },
} as const;
