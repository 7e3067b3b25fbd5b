import { balancesQuery, tickerQuery } from "@partner-kit/react";
import { dehydrate, QueryClient } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { createServerKit } from "../../partner-kit/createServerKit";
import { Treasury } from "../../partner-kit/Treasury";

export default async function Page(): Promise<ReactElement> {
  const kit = await createServerKit();
  const queryClient = new QueryClient();
  await Promise.all([
    queryClient.prefetchQuery(balancesQuery({ kit })),
    queryClient.prefetchQuery(tickerQuery({ kit })),
  ]);
  return <Treasury state={dehydrate(queryClient)} />;
}
