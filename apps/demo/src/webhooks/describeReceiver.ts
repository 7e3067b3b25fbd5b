import type { AppMessages } from "../messages/en.ts";

/** Names a state of the proxy's webhook receiver. An unknown state is shown unchanged. */
export function describeReceiver(state: string, messages: AppMessages): string {
  switch (state) {
    case "ok":
      return messages.receiverOk;
    case "no_secret":
      return messages.receiverNoSecret;
    case "wrong_secret":
      return messages.receiverWrongSecret;
    case "sealed_secret":
      return messages.receiverSealedSecret;
    case "unsaved_secret":
      return messages.receiverUnsavedSecret;
    case "clock_skew":
      return messages.receiverClockSkew;
    default:
      return state;
  }
}
