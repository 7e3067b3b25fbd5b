import type { ComponentGuide } from "../guide/ComponentGuide.ts";
import { balanceOverview } from "./balanceOverview.ts";
import { balanceChart, moversChart, priceChart, spreadChart } from "./charts.ts";
import { eventFeed } from "./eventFeed.ts";
import { quoteAccept } from "./quoteAccept.ts";
import { recipientEditor } from "./recipientEditor.ts";
import { recipientList } from "./recipientList.ts";
import { sessionBadge } from "./sessionBadge.ts";
import { simulator } from "./simulator.ts";
import { tickerCard } from "./tickerCard.ts";
import { tickerStrip } from "./tickerStrip.ts";
import { tickerTable } from "./tickerTable.ts";
import { travelRuleForm } from "./travelRuleForm.ts";
import { travelRuleQueue } from "./travelRuleQueue.ts";
import { webhookManager } from "./webhookManager.ts";

/** The guide of each component, by the title of its stories. */
export const guides: Readonly<Record<string, ComponentGuide>> = {
  "Balances/BalanceOverview": balanceOverview,
  "Charts/BalanceChart": balanceChart,
  "Charts/MoversChart": moversChart,
  "Charts/PriceChart": priceChart,
  "Charts/SpreadChart": spreadChart,
  "Markets/TickerCard": tickerCard,
  "Markets/TickerStrip": tickerStrip,
  "Markets/TickerTable": tickerTable,
  "Quotes/QuoteAccept": quoteAccept,
  "Recipients/RecipientEditor": recipientEditor,
  "Recipients/RecipientList": recipientList,
  "Session/SessionBadge": sessionBadge,
  "Simulation/Simulator": simulator,
  "Travel Rule/TravelRuleForm": travelRuleForm,
  "Travel Rule/TravelRuleQueue": travelRuleQueue,
  "Webhooks/EventFeed": eventFeed,
  "Webhooks/WebhookManager": webhookManager,
};
