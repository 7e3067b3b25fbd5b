/** What a person chose to see of the history; plain data, fit for a URL. */
export interface DeliveryLogView {
  readonly list: "deliveries" | "events";
  /** Filters; `undefined` lets everything through. */
  readonly webhookId: string | undefined;
  readonly eventType: string | undefined;
  readonly status: string | undefined;
}

/** Every delivery. */
export const defaultDeliveryLogView: DeliveryLogView = {
  list: "deliveries",
  webhookId: undefined,
  eventType: undefined,
  status: undefined,
};

/** What the history can be filtered by. An event belongs to no endpoint and has no status. */
export type DeliveryLogFilter = "webhookId" | "eventType" | "status";

/** The filters that each list knows. */
export const deliveryLogFilters: Readonly<Record<DeliveryLogView["list"], readonly DeliveryLogFilter[]>> = {
  deliveries: ["webhookId", "eventType", "status"],
  events: ["eventType"],
};
