import { setupPartnerKit } from "@partner-kit/mock/testing";
import * as proxy from "@partner-kit/proxy";
import type { Preview } from "@storybook/react-vite";
import { setupWorker } from "msw/browser";

const kit = setupPartnerKit({ proxy, timeScale: 1 });
const worker = setupWorker(...kit.handlers);

const preview: Preview = {
  async beforeAll() {
    await worker.start({ quiet: true });
  },
  async beforeEach({ parameters }) {
    await kit.reset(parameters["partnerKit"]);
  },
};

export default preview;
