/** URLs at which the service reaches the webhook receivers of the demo. The emulator delivers to this machine instead. */
export const receiverUrls = {
  admin: "https://admin.harmattan.example/partner-kit/kit/webhook",
  bookkeeping: "https://bookkeeping.harmattan.example/webhook",
  /** The endpoint of the emulator's past. */
  orderDesk: "https://orders.partner.example/webhooks",
} as const;

export interface ListReceiversParameters {
  /** Origin of the proxy. */
  readonly proxy: string;
  /** Origin of the page. */
  readonly page: string;
}

/** Returns the base URLs of the receivers on this machine, by the origin of their public URL. */
export function listReceivers({ proxy, page }: ListReceiversParameters): Readonly<Record<string, string>> {
  return {
    [new URL(receiverUrls.admin).origin]: proxy,
    [new URL(receiverUrls.bookkeeping).origin]: `${page}/app/bookkeeping`,
    [new URL(receiverUrls.orderDesk).origin]: `${page}/app/order-desk`,
  };
}
