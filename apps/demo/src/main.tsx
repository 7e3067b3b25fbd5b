// Must be the first import, because it declares the order of the CSS layers.
import "./app.css";
import "@partner-kit/react/styles.css";
import { QueryClient } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { writeBrand } from "../../../packages/react/brand/Brand.ts";
import { App } from "./App.tsx";
import { BASE } from "./backend/addresses.ts";
import { appInfoQuery } from "./backend/appInfo.ts";
import { preloadScreen } from "./screens/screens.ts";
import { applySettings, getSettings } from "./settings/settings.ts";

applySettings();
void start();

/** Renders the app. A function, because chunks that it waits for import this module, and top-level `await` would block both. */
async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has no element with the id root.");
  const { brand } = getSettings();
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
  preloadScreen(location.pathname.slice(BASE.length));
  const queryClient = new QueryClient();
  // The page shows nothing until this response arrives, so it sends the request before the first render.
  // If this fails, the component that needs the data requests it again.
  void queryClient.query(appInfoQuery).catch(() => undefined);
  createRoot(root).render(
    <StrictMode>
      <App queryClient={queryClient} />
    </StrictMode>,
  );
}
