/** What is thrown where the kit is used outside its provider. */
export function noProviderError(): Error {
  return new Error(
    "A partner-kit hook or component was rendered outside <PartnerKitProvider>, so it does not know where the proxy is. Wrap the part of your app that uses the kit. (If it is wrapped, your bundle may hold two copies of @partner-kit/react.)",
  );
}
