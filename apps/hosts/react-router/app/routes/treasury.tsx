import { balancesQuery, tickerQuery } from "@partner-kit/react";
import { dehydrate, QueryClient } from "@tanstack/react-query";
import { useLoaderData } from "react-router";
import { createServerKit } from "../partner-kit/createServerKit.server.ts";
import { Treasury } from "../partner-kit/Treasury.tsx";

export async function loader({ request }: { readonly request: Request }) {
  const kit = await createServerKit(request);
  const queryClient = new QueryClient();
  await Promise.all([
    queryClient.prefetchQuery(balancesQuery({ kit })),
    queryClient.prefetchQuery(tickerQuery({ kit })),
  ]);
  return dehydrate(queryClient);
}

export default function Page() {
  return <Treasury state={useLoaderData<typeof loader>()} />;
}
