import {
  formatMoney,
  PartnerKitProvider,
  type TextOverrides,
  useCountries,
  useCreateQuote,
  useRecipientEditor,
  useSession,
} from "@partner-kit/react";

const texts: TextOverrides = { writeErrors: { title: "Not sure" }, webhookManager: { limit: "{enabled} of {max}" } };

export function Countries() {
  const { items, isLoading } = useCountries();
  const quote = useCreateQuote({ mutation: { gcTime: 0 } });
  const { address } = useRecipientEditor({});
  const session = useSession();
  const assumed = session.data?.assumed.map(({ operation }) => String(operation));
  if (isLoading || address.check.status === "checking") return null;
  return (
    <PartnerKitProvider baseUrl="/partner-kit" text={{ simulator: { assumed: "Assumed" }, ...texts }}>
      {items?.length} {quote.status} {assumed}
    </PartnerKitProvider>
  );
}

export function total(values: readonly string[]) {
  const parts = values.map((value) => formatMoney({ value, currency: "NGN", locale: "en" }));
  return parts.map((part) => part.figure).join(" ");
}
