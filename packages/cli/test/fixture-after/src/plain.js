import { formatMoney } from "@partner-kit/react";

export const Amount = ({ value }) => <b>{formatMoney({ value, currency: "NGN", locale: "en" }).amount}</b>;
