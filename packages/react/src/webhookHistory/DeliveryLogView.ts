/** The selection of a history, as plain data that fits into a URL. */
export interface DeliveryLogView {
  readonly list: "deliveries" | "events";
  /** A filter. `undefined` matches everything. */
  readonly webhookId: string | undefined;
  readonly eventType: string | undefined;
  readonly status: string | undefined;
}

/** All deliveries. */
export const defaultDeliveryLogView: DeliveryLogView = {
  list: "deliveries",
  webhookId: undefined,
  eventType: undefined,
  status: undefined,
};

/** A filter of the history. Events belong to no endpoint and have no status. */
export type DeliveryLogFilter = "webhookId" | "eventType" | "status";

/** The filters of each list. */
export const deliveryLogFilters: Readonly<Record<DeliveryLogView["list"], readonly DeliveryLogFilter[]>> = {
  deliveries: ["webhookId", "eventType", "status"],
  events: ["eventType"],
};
