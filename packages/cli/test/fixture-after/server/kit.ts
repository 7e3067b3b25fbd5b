export { formatMoney, useOperationMutation as useForgetfulMutation } from "@partner-kit/react";
