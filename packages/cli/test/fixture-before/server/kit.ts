export { formatMoney, useForgetfulMutation } from "@partner-kit/react";
