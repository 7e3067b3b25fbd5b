import "@partner-kit/react/styles.css";
import "./preview.css";
import { PartnerKitProvider } from "@partner-kit/react";
import type { Decorator, Preview } from "@storybook/react-vite";
import { setupWorker } from "msw/browser";
import { mswLoader } from "msw-storybook-addon/csf3";
import { useEffect } from "react";
import { backendHandler, startBackend } from "./backend.ts";

const withKit: Decorator = (Story, { loaded, globals, viewMode }) => {
  const { theme, direction, density } = globals;
  useEffect(() => {
    if (viewMode !== "story") return;
    document.documentElement.dir = direction;
    document.documentElement.dataset["pkTheme"] = theme;
  }, [direction, theme, viewMode]);
  return (
    <PartnerKitProvider baseUrl={loaded["backend"].baseUrl} now={loaded["backend"].now}>
      <div className="story" dir={direction} data-pk-theme={theme} data-pk-density={density}>
        <Story />
      </div>
    </PartnerKitProvider>
  );
};

const preview: Preview = {
  decorators: [withKit],
  loaders: [
    mswLoader(async () => {
      const worker = setupWorker(backendHandler);
      await worker.start({ quiet: true, onUnhandledFrame: "bypass", serviceWorker: { url: "./mockServiceWorker.js" } });
      return worker;
    }),
    async ({ id, parameters }) => ({ backend: await startBackend(id, parameters["backend"] ?? {}) }),
  ],
  globalTypes: {
    theme: {
      description: "Colours",
      toolbar: { title: "Theme", icon: "contrast", items: ["light", "dark"], dynamicTitle: true },
    },
    direction: {
      description: "Reading direction",
      toolbar: { title: "Direction", icon: "transfer", items: ["ltr", "rtl"], dynamicTitle: true },
    },
    density: {
      description: "Density",
      toolbar: { title: "Density", icon: "component", items: ["comfortable", "compact"], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: "light", direction: "ltr", density: "comfortable" },
  parameters: { a11y: { test: "error" }, layout: "fullscreen" },
  tags: ["autodocs"],
};

export default preview;
