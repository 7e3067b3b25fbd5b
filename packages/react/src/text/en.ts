import * as approvals from "../approvals/messages.en.ts";
import * as attention from "../attention/messages.en.ts";
import * as balances from "../balances/messages.en.ts";
import * as charts from "../charts/messages.en.ts";
import * as markets from "../markets/messages.en.ts";
import * as orders from "../orders/messages.en.ts";
import * as paymentBatches from "../paymentBatches/messages.en.ts";
import * as quotes from "../quotes/messages.en.ts";
import * as receivedEvents from "../receivedEvents/messages.en.ts";
import * as recipients from "../recipients/messages.en.ts";
import * as session from "../session/messages.en.ts";
import * as simulation from "../simulation/messages.en.ts";
import * as transactions from "../transactions/messages.en.ts";
import * as travelRule from "../travelRule/messages.en.ts";
import * as deliveryLog from "../webhooks/DeliveryLog/messages.en.ts";
import * as webhooks from "../webhooks/messages.en.ts";
import * as receiverCode from "../webhooks/ReceiverCode/messages.en.ts";
import * as signatureChecker from "../webhooks/SignatureChecker/messages.en.ts";
import * as withdrawals from "../withdrawals/messages.en.ts";
import * as common from "./messages.en.ts";

/** Every section under the name of its constant. */
const sections = {
  ...approvals,
  ...attention,
  ...common,
  ...balances,
  ...charts,
  ...markets,
  ...orders,
  ...paymentBatches,
  ...quotes,
  ...receivedEvents,
  ...recipients,
  ...session,
  ...simulation,
  ...travelRule,
  ...deliveryLog,
  ...receiverCode,
  ...signatureChecker,
  ...webhooks,
  ...withdrawals,
  ...transactions,
};

type Sections = typeof sections;

type English = {
  readonly [TName in keyof Sections as keyof Sections[TName]]: Sections[TName][keyof Sections[TName]];
};

/** English, the catalogue that defines the keys of all others. Sentence case. Values arrive formatted in the locale. */
export const en = Object.fromEntries(
  // `flatMap` loses the sections' names from the type.
  Object.values(sections).flatMap((section) => Object.entries(section)),
) as English;
