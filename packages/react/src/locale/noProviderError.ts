/** What is thrown where the kit is used outside its provider. */
export function noProviderError(): Error {
  return new Error(
    "A partner-kit hook or component was rendered outside <PartnerKitProvider>, so it knows no proxy. Wrap the part of your app that has it. (If wrapped, your bundle has two copies of @partner-kit/react.)",
  );
}
