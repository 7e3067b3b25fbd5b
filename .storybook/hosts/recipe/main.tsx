import { PartnerKitProvider } from "@partner-kit/react";
import { BalanceOverview } from "@partner-kit/react/components";
import { composeStory, setProjectAnnotations } from "@storybook/react-vite";
import preview from "./preview.ts";

declare global {
  interface Window {
    /** Mounts a story with this parameter of the recipe. */
    showStory: (partnerKit: object | undefined) => Promise<void>;
  }
}

const { beforeAll } = setProjectAnnotations(preview);
const started = beforeAll?.();
let canvasElement = document.createElement("div");

window.showStory = async (partnerKit) => {
  await started;
  const render = () => (
    <PartnerKitProvider>
      <BalanceOverview />
    </PartnerKitProvider>
  );
  const story = composeStory({ render, parameters: { partnerKit } }, {});
  canvasElement.remove();
  canvasElement = document.body.appendChild(document.createElement("div"));
  await story.run({ canvasElement });
};
