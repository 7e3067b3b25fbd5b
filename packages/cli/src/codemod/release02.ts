import type { ExportChange, FieldChange, Release, ValueChange } from "./Release.ts";

const react = "@partner-kit/react";
const noLoading = "useCountries no longer loads anything: it returns `items` only. Remove this.";
const removedMessage = "This message no longer exists. Remove it from your texts.";
const pluralMessage = "This message now has plural forms. Write `{ one, other }`, each with `{count}`.";

/** The operation of each data hook that reads. */
const reads = {
  Balances: "getBalances",
  Banks: "listBanks",
  Chains: "listChains",
  Markets: "listMarkets",
  Order: "getOrder",
  ReceivedEvents: "listReceivedEvents",
  Recipients: "listRecipients",
  Ticker: "getTicker",
  TickerHistory: "getTickerHistory",
  Transaction: "getTransaction",
  Transactions: "listTransactions",
  TravelRule: "getTravelRule",
  Webhook: "getWebhook",
  WebhookDeliveries: "listWebhookDeliveries",
  WebhookDelivery: "getWebhookDelivery",
  WebhookEvent: "getWebhookEvent",
  WebhookEvents: "listWebhookEvents",
  Webhooks: "listWebhooks",
};

/** The operation of each data hook that changes something. */
const changes = {
  AcceptQuote: "acceptQuote",
  CreateQuote: "createQuote",
  CreateRecipient: "createRecipient",
  CreateWebhook: "createWebhook",
  DeleteRecipient: "deleteRecipient",
  DeleteWebhook: "deleteWebhook",
  ReplaceWebhook: "replaceWebhook",
  RotateWebhookSecret: "rotateWebhookSecret",
  SimulateCryptoDeposit: "simulateCryptoDeposit",
  SimulateCryptoWithdrawal: "simulateCryptoWithdrawal",
  SimulateFiatDeposit: "simulateFiatDeposit",
  SimulateFiatWithdrawal: "simulateFiatWithdrawal",
  SimulateKybStatus: "simulateKybStatus",
  SimulateProductUpdate: "simulateProductUpdate",
  SubmitTravelRule: "submitTravelRule",
  SubmitWithdrawal: "submitWithdrawal",
  UpdateRecipient: "updateRecipient",
  VerifyBankAccount: "verifyBankAccount",
  WithdrawalQuote: "createWithdrawalQuote",
};

/** The operation of each options factory whose parameters had a name. */
const factories = {
  Order: "getOrder",
  ReceivedEvents: "listReceivedEvents",
  Recipients: "listRecipients",
  TickerHistory: "getTickerHistory",
  Transaction: "getTransaction",
  TravelRule: "getTravelRule",
  WebhookDelivery: "getWebhookDelivery",
  WebhookEvent: "getWebhookEvent",
  Webhook: "getWebhook",
};

/** Everything public that 0.2 renamed or removed since 0.1. */
export const release02: Release = {
  version: "0.2",

  exports: [
    { package: "@partner-kit/proxy", from: "Answer", to: "ProxyResponse" },
    { package: "@partner-kit/proxy", from: "Feed", to: "StreamBody" },
    { package: "@partner-kit/contract", from: "WEBHOOK_SECRET_MIN_BYTES", to: "WEBHOOK_SECRET_BYTES" },
    { package: "@partner-kit/contract", from: "WEBHOOK_SECRET_MAX_BYTES", to: "WEBHOOK_SECRET_BYTES" },
    {
      package: react,
      from: "useForgetfulMutation",
      to: "useOperationMutation",
      check:
        "useOperationMutation keeps input and result, unless the operation declares `sensitive`. Declare it on operations of your own.",
      checkedArgument: 0,
    },
    { package: react, from: "UseForgetfulMutationParameters", to: "UseOperationMutationParameters" },
    { package: react, from: "TravelRuleAnswerKind", to: "TravelRuleInputKind" },
    ...typesOf(reads, (name) => `Use${name}Parameters`, "QueryHookParameters"),
    ...typesOf(reads, (name) => `Use${name}ReturnType`, "UseOperationQueryReturnType"),
    ...typesOf(changes, (name) => `Use${name}Parameters`, "UseOperationMutationParameters"),
    ...typesOf(changes, (name) => `Use${name}ReturnType`, "UseOperationMutationReturnType"),
    ...typesOf(factories, (name) => `${name}QueryParameters`, "QueryOptionsParameters"),
  ],

  fields: [
    { package: react, in: ["formatMoney()"], from: "figure", to: "amount" },
    { package: react, in: ["<TravelRuleQueue>", ":TravelRuleQueueProps"], from: "onAnswer", to: "onOpenForm" },
    {
      package: react,
      in: ["useTravelRuleForm()", ":UseTravelRuleFormReturnType"],
      from: "answerAgain",
      to: "resubmit",
    },
    {
      package: react,
      in: ["useTravelRuleForm().state.fields[]", ":TravelRuleFormField", ":TravelRuleQuestion"],
      from: "answer",
      to: "input",
    },
    {
      package: react,
      in: ["useDeliveryLog().state.entries[]", ":DeliveryEntry", ":HistoryEntry", ":WebhookHealth"],
      from: "lastAnswer",
      to: "lastResponse",
    },
    {
      package: react,
      in: ["useSecretReveal()", ":UseSecretRevealReturnType"],
      from: "isKept",
      to: "isStoredByProxy",
    },
    {
      package: "@partner-kit/mock",
      in: ["createMockService(0)", "startMockServer(0)", ":CreateMockServiceParameters", ":StartMockServerParameters"],
      from: "receiverNow",
      to: "realNow",
    },
    {
      package: "@partner-kit/proxy",
      in: ["createPostgresStore(0)", ":CreatePostgresStoreParameters"],
      from: "onTrouble",
      to: "onBackgroundError",
    },
    ...["isLoading", "error", "retry"].map(
      (from): FieldChange => ({
        package: react,
        in: ["useCountries()", ":UseCountriesReturnType"],
        from,
        check: noLoading,
      }),
    ),
    ...textChange(["balanceOverview"], "creditActive", removedMessage),
    ...textChange(["balanceOverview"], "railEquivalentsNone", removedMessage),
    ...textChange(["balanceOverview"], "railEquivalentsNotGiven", removedMessage),
    ...textChange(["charts"], "sampledSince", "It is `sampledEvery` now, without `{time}`. Write it there."),
    ...textChange(["deliveryLog"], "fields", removedMessage),
    ...textChange(["deliveryLog"], "nextAttempt", removedMessage),
    ...textChange(["live"], "asOfNow", removedMessage),
    ...textChange(["quoteAccept"], "cancelled", removedMessage),
    ...textChange(["quoteAccept"], "expires", removedMessage),
    ...textChange(["quoteAccept"], "expiresHelp", removedMessage),
    ...textChange(["quoteAccept"], "orderAssumed", removedMessage),
    ...textChange(["receiverCode"], "testedWhere", removedMessage),
    ...textChange(["recipientEditor"], "addressNotChecked", removedMessage),
    ...textChange(["sessionBadge"], "assumed", removedMessage),
    ...textChange(["sessionBadge"], "assumedHelp", removedMessage),
    ...textChange(["simulator"], "assumed", removedMessage),
    ...textChange(["simulator"], "assumedHelp", removedMessage),
    ...textChange(
      ["simulator"],
      "run",
      "Each simulation has its own button text now, such as `run_simulateFiatDeposit`. Write those instead.",
    ),
    ...textChange(["transactionDetail"], "type", removedMessage),
    ...textChange(["travelRuleForm"], "countryHelp", removedMessage),
    ...textChange(["travelRuleQueue"], "assumed", removedMessage),
    ...textChange(["travelRuleQueue"], "depositIn", "It is `depositIn` of `transactions` now. Write it there."),
    ...textChange(["tickerTable"], "total", pluralMessage),
    ...textChange(["tickerTable"], "shown", pluralMessage),
    ...textChange(["signatureChecker"], "incomplete", removedMessage),
    ...textChange(["webhookHealth"], "newest", removedMessage),
    ...textChange(["webhookManager"], "limit", pluralMessage),
    ...textChange(
      [],
      "writeErrors",
      "This section no longer exists. Use `errors.uncertainHelp` and `errors.uncertainSafeHelp`.",
    ),
    {
      package: react,
      in: ["useOperationMutation(1)", ...Object.keys(changes).map((name) => `use${name}(0)`)].map(
        (parameters) => `${parameters}.mutation`,
      ),
      from: "gcTime",
      check: "The `mutation` option no longer takes `gcTime`. Remove it.",
    },
    {
      package: react,
      in: ["useSession().data"],
      from: "assumed",
      check: "Entries are now `{ kind, name, assumption }`. They were `{ operation, assumption }`.",
    },
    {
      package: "@partner-kit/contract",
      in: [":Session"],
      from: "assumed",
      check: "Entries are now `{ kind, name, assumption }`. They were `{ operation, assumption }`.",
    },
  ],

  values: [
    ...["checking", "failed"].map(
      (from): ValueChange => ({
        package: react,
        in: [
          "useRecipientEditor().address.check.status",
          ":RecipientAddress.check.status",
          ":AddressCheck.status",
          ":UseRecipientEditorReturnType.address.check.status",
        ],
        from,
        check: "An address check no longer has this status. Remove the case.",
      }),
    ),
    { package: react, in: ["webhookVerdict(0)"], from: "no_answer", to: "no_response" },
    {
      package: "@partner-kit/mock",
      in: [
        ":DeliveryOutcome.kind",
        ":Deliver().kind",
        "createMockService(0).deliver().kind",
        ":CreateMockServiceParameters.deliver().kind",
      ],
      from: "answered",
      to: "response",
    },
  ],

  classes: [
    { from: "pk-Figure", to: "pk-FormattedNumber" },
    { from: "pk-BarPlot", to: "pk-BalanceStrip" },
  ],

  attributes: [
    { attribute: "data-part", from: "figure", to: "amount", within: ["pk-Money"] },
    { attribute: "data-part", from: "figure", to: "value", within: ["pk-Chart"] },
    { attribute: "data-align", from: "figure", to: "number", within: ["pk-*"] },
    { attribute: "data-part", from: "answer", to: "result", within: ["pk-RecipientEditor"] },
    { attribute: "data-part", from: "answer", to: "response", within: ["pk-DeliveryLog"] },
    { attribute: "data-part", from: "lone", to: "point", within: ["pk-Chart"] },
  ],
};

/** The types of hooks and factories, which were one alias for each operation. */
function typesOf(
  operations: Readonly<Record<string, string>>,
  from: (name: string) => string,
  to: string,
): readonly ExportChange[] {
  return Object.entries(operations).map(([name, operation]) => ({ package: react, from: from(name), to, operation }));
}

/** A message or section of a host's own texts. */
function textChange(section: readonly string[], from: string, check: string): readonly FieldChange[] {
  const roots = ["<PartnerKitProvider>.text", ":Text", ":TextOverrides"];
  return [{ package: react, in: roots.map((root) => [root, ...section].join(".")), from, check }];
}
