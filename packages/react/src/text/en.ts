import { enBalanceOverview } from "./enBalances.ts";
import { enBalanceChart, enCharts, enMoversChart, enPriceChart, enSpreadChart } from "./enCharts.ts";
import { enCommon, enErrors, enLive, enSession, enUi } from "./enCommon.ts";
import { enEventFeed } from "./enEvents.ts";
import { enTickerCard, enTickerStrip, enTickerTable } from "./enMarkets.ts";
import { enQuoteAccept } from "./enQuotes.ts";
import { enRecipientEditor, enRecipientList } from "./enRecipients.ts";
import { enSessionBadge, enSimulator } from "./enSession.ts";
import { enTravelRuleForm, enTravelRuleQueue } from "./enTravelRule.ts";
import { enWebhookHealth } from "./enWebhookHealth.ts";
import {
  enDeliveryLog,
  enReceiverCode,
  enSignatureChecker,
  enWebhookEditor,
  enWebhookManager,
  enWebhookRetries,
  enWebhookRotation,
  enWebhookSecret,
} from "./enWebhooks.ts";

/** English, the catalogue that all others follow. Sentence case; figures and times come already written in the locale. */
export const en = {
  ...enCommon,
  ...enLive,
  ...enErrors,
  ...enSession,
  ...enUi,
  ...enTickerTable,
  ...enTickerCard,
  ...enTickerStrip,
  ...enBalanceOverview,
  ...enCharts,
  ...enPriceChart,
  ...enSpreadChart,
  ...enMoversChart,
  ...enBalanceChart,
  ...enEventFeed,
  ...enQuoteAccept,
  ...enRecipientEditor,
  ...enRecipientList,
  ...enSessionBadge,
  ...enSimulator,
  ...enTravelRuleForm,
  ...enTravelRuleQueue,
  ...enDeliveryLog,
  ...enReceiverCode,
  ...enSignatureChecker,
  ...enWebhookEditor,
  ...enWebhookHealth,
  ...enWebhookManager,
  ...enWebhookRetries,
  ...enWebhookRotation,
  ...enWebhookSecret,
};
