// Must be the first import, because it declares the order of the CSS layers.
import "./app.css";
import "@partner-kit/react/styles.css";
import {
  approvalsQuery,
  balancesQuery,
  createKit,
  marketsQuery,
  receivedEventsQuery,
  sessionQuery,
  transactionsQuery,
  webhookDeliveriesQuery,
  webhooksQuery,
} from "@partner-kit/react";
import { QueryClient } from "@tanstack/react-query";
import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { writeBrand } from "../../../packages/react/brand/Brand.ts";
import { App } from "./App.tsx";
import { BASE, KIT_URL } from "./backend/addresses.ts";
import { appInfoQuery } from "./backend/appInfo.ts";
import { loadCatalogues } from "./messages/loadCatalogues.ts";
import { loadAppMessages } from "./messages/useAppMessages.ts";
import { preloadScreen } from "./screens/screens.ts";
import { applySettings, getSettings } from "./settings/settings.ts";

applySettings();
void start();

/** Renders the app. A function, because chunks that it waits for import this module, and top-level `await` would block both. */
async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has no element with the id root.");
  const { brand, language } = getSettings();
  if (writeBrand(brand) !== "") (await import("./brand/applyBrand.ts")).applyBrand(brand);
  if (import.meta.env.MODE === "static") {
    const { startWorker } = await import("./worker/startWorker.ts");
    try {
      await startWorker();
    } catch (error) {
      root.textContent = error instanceof Error ? error.message : String(error);
      throw error;
    }
  }
  const queryClient = new QueryClient();
  // The page shows nothing without these, and rendering it once is faster than in parts. If one fails, the component that
  // needs it asks again.
  const path = location.pathname.slice(BASE.length);
  const [catalogues] = await Promise.all([
    loadCatalogues(language).catch(() => undefined),
    loadAppMessages(language).catch(() => undefined),
    preloadScreen(path),
    queryClient.query(appInfoQuery).then(
      ({ person }) => person !== null && prefetch(queryClient, path),
      () => undefined,
    ),
  ]);
  // A transition renders in slices, so that the browser answers the person in between.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App queryClient={queryClient} catalogues={catalogues} />
      </StrictMode>,
    ),
  );
}

/**
 * Starts the reads of the first screen while its code loads: what this person may do, and on the overview what its parts
 * show. If one fails, the component that needs it reads again and reports the error.
 */
function prefetch(queryClient: QueryClient, path: string): void {
  const kit = createKit({ baseUrl: KIT_URL });
  void Promise.allSettled([
    queryClient.query(sessionQuery({ kit })),
    ...(path === "/"
      ? [
          queryClient.query(balancesQuery({ kit })),
          queryClient.query(transactionsQuery({ kit })),
          queryClient.query(approvalsQuery({ kit })),
          queryClient.query(webhooksQuery({ kit })),
          queryClient.query(webhookDeliveriesQuery({ kit })),
          // The feed reads where the list of events ends, and then its last events.
          queryClient.query(receivedEventsQuery({ kit, limit: 1 })),
          queryClient.query(marketsQuery({ kit })),
        ]
      : []),
  ]);
}
