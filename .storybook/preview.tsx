import "./layers.css";
import "@partner-kit/react/styles.css";
import "./preview.css";
import "./guide/pages.css";
import "./home/home.css";
import "./pages/pages.css";
import type { Preview } from "@storybook/react-vite";
import { setupWorker } from "msw/browser";
import { mswLoader } from "msw-storybook-addon/csf3";
import { configure } from "storybook/test";
import { backendHandler } from "./backend.ts";
import { ComponentPage } from "./guide/ComponentPage.tsx";
import { checkGuide } from "./guide/checkGuide.ts";
import { DocsFrame } from "./guide/DocsFrame.tsx";
import { stayStill } from "./home/stayStill.ts";
import { forgetBackend, loadBackend } from "./loadBackend.ts";
import { argTypesEnhancers, backendIn } from "./settings.ts";
import { toolbar, widths } from "./toolbar.ts";
import { withKit } from "./withKit.tsx";
import { wrapEvents } from "./wrapEvents.ts";

// The first story also waits for modules and the service worker, which takes over a second on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
if (new URLSearchParams(location.search).has("picture")) stayStill();

const preview: Preview = {
  beforeAll: wrapEvents,
  decorators: [withKit],
  loaders: [
    mswLoader(async () => {
      const worker = setupWorker(backendHandler);
      await worker.start({ quiet: true, onUnhandledFrame: "bypass", serviceWorker: { url: "./mockServiceWorker.js" } });
      return worker;
    }),
    async ({ args, globals }) => {
      const locale: string = args["locale"] ?? globals["locale"];
      await document.fonts.load('1em "Inter Variable"');
      if (locale.startsWith("ar")) await document.fonts.load('1em "Noto Sans Arabic Variable"', "ع");
    },
    async ({ id, parameters, args }) => ({ backend: await loadBackend(id, backendIn(parameters["backend"], args)) }),
  ],
  beforeEach:
    ({ id }) =>
    () =>
      forgetBackend(id),
  afterEach: checkGuide,
  argTypesEnhancers,
  ...toolbar,
  parameters: {
    a11y: { test: "error" },
    docs: { container: DocsFrame, page: ComponentPage },
    layout: "fullscreen",
    options: {
      // New areas come before the primitives.
      storySort: {
        order: [
          "Welcome",
          "Foundations",
          ["Colour", "Type", "Space", "Motion", "Icons", "Data visualisation", "States", "Writing", "*"],
          "Recipes",
          ["Overview", "Pay", "Compliance", "Developers"],
          "Overview",
          "Balances",
          "Markets",
          "Charts",
          "Quotes",
          "Orders",
          "Transactions",
          "Recipients",
          "Withdrawals",
          "Payment batches",
          "Approvals",
          "Travel Rule",
          "Webhooks",
          "*",
          "Primitives",
          "Headless",
          "Adapters",
        ],
      },
    },
    viewport: { options: widths },
  },
  tags: ["autodocs"],
};

export default preview;
