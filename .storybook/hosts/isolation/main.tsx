import { PartnerKitProvider } from "@partner-kit/react";
import {
  BalanceOverview,
  RecipientEditor,
  SignatureChecker,
  TickerTable,
  WebhookManager,
} from "@partner-kit/react/components";
import type { ReactElement } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { type Backend, startBackend } from "../../backend.ts";
import { serveStoryBackends } from "../serveStoryBackends.ts";
import type { HostProps } from "./HostProps.ts";

/** Functions that the test calls in the page. */
export interface IsolationPage {
  readonly showHost: (name: keyof typeof hosts, mode: HostProps["mode"]) => Promise<void>;
  readonly linkStyles: (file: string) => Promise<void>;
  readonly mountKit: () => Promise<void>;
  readonly unmountKit: () => void;
  /** Computed styles of an element and its descendants, one line per property. */
  readonly readLooks: (selector: string) => readonly string[];
  /** Elements and attributes outside the host's and the kit's containers. */
  readonly readOutside: () => string;
}

declare global {
  interface Window {
    isolation: IsolationPage;
  }
}

const hosts = {
  bare: () => import("./ElementsHost.tsx").then(({ ElementsHost }) => <ElementsHost />),
  tailwind: () =>
    Promise.all([import("./ElementsHost.tsx"), import("./tailwind.css")]).then(([{ ElementsHost }]) => (
      <ElementsHost />
    )),
  bootstrap: () =>
    Promise.all([import("./ElementsHost.tsx"), import("bootstrap/dist/css/bootstrap.css")]).then(
      ([{ ElementsHost }]) => <ElementsHost />,
    ),
  bootstrapLayered: () =>
    Promise.all([import("./ElementsHost.tsx"), import("./bootstrap.css")]).then(([{ ElementsHost }]) => (
      <ElementsHost />
    )),
  antdLayered: () =>
    Promise.all([import("./ElementsHost.tsx"), import("./antd.css")]).then(([{ ElementsHost }]) => <ElementsHost />),
  mui: (mode) => import("./MuiHost.tsx").then(({ MuiHost }) => <MuiHost mode={mode} />),
  antd: (mode) => import("./AntHost.tsx").then(({ AntHost }) => <AntHost mode={mode} />),
} satisfies Readonly<Record<string, (mode: HostProps["mode"]) => Promise<ReactElement>>>;

serveStoryBackends();
const hostElement = elementOf("host");
const kitElement = elementOf("kit");
// Out of the flow, so that the kit does not change the host's layout. With a fixed font for the kit.
Object.assign(kitElement.style, {
  position: "absolute",
  insetInlineStart: "0",
  insetBlockStart: "700px",
  inlineSize: "900px",
  fontFamily: "sans-serif",
});
document.documentElement.style.overflowY = "scroll";
let root: Root | undefined;

window.isolation = {
  showHost: async (name, mode) => {
    // The kit and the browser's own controls follow `color-scheme`.
    document.documentElement.style.colorScheme = mode;
    const page = await hosts[name](mode);
    flushSync(() => createRoot(hostElement).render(page));
  },
  linkStyles: async (file) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: `/${file}` });
    const loaded = new Promise((resolve) => link.addEventListener("load", resolve, { once: true }));
    document.head.append(link);
    await loaded;
  },
  mountKit: async () => {
    const backend = await startBackend("isolation", { key: "webhooks", scenario: "webhook-outage" });
    root = createRoot(kitElement);
    root.render(<Kit backend={backend} />);
  },
  unmountKit: () => root?.unmount(),
  readLooks: (selector) => {
    const elements = Array.from(document.querySelectorAll(`${selector}, ${selector} *`));
    return elements.flatMap((element, index) => {
      const styles = getComputedStyle(element);
      const name = `${index} ${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`;
      const properties = selector === KIT ? seen : Array.from(styles).filter((property) => !property.startsWith("--"));
      return properties.map((property) => `${name} ${property}: ${styles.getPropertyValue(property)}`);
    });
  },
  readOutside: () => {
    const tags = [document.documentElement, document.body].map((element) => (element.cloneNode() as Element).outerHTML);
    return [...tags, ...Array.from(document.body.children, ({ id, tagName }) => `${tagName} ${id}`)].join("\n");
  },
};

function Kit({ backend }: { readonly backend: Backend }): ReactElement {
  return (
    <PartnerKitProvider baseUrl={backend.baseUrl} now={backend.now} live={false}>
      <TickerTable />
      <BalanceOverview />
      <RecipientEditor />
      <WebhookManager />
      <SignatureChecker />
    </PartnerKitProvider>
  );
}

const KIT = "#kit .pk-root";

/** Visible properties of an element. Its size reflects most of the properties that are not listed. */
const seen = `display position width height margin-top margin-right margin-bottom margin-left padding-top padding-right
padding-bottom padding-left border-top-width border-right-width border-bottom-width border-left-width border-top-color border-top-left-radius background-color background-image color opacity fill font-size
font-weight font-style font-feature-settings font-variant-numeric line-height letter-spacing text-align text-decoration-line
text-transform text-indent white-space vertical-align list-style-type box-shadow outline-style cursor appearance overflow-x
border-collapse table-layout`.split(/\s/);

function elementOf(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (element) return element;
  throw new Error(`The page has no #${id}.`);
}
