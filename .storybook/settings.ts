import { scenarios } from "@partner-kit/mock";
import type { ArgTypes, Preview } from "@storybook/react-vite";
import type { BackendParameters } from "./backend.ts";
import { everything } from "./everything.ts";
import { guideOf } from "./guide/guides.ts";

type Enhancers = NonNullable<Preview["argTypesEnhancers"]>;
type ArgType = Parameters<Enhancers[number]>[0]["argTypes"][string];
type Args = Readonly<Record<string, unknown>>;

const inStory = { category: "Story", type: { summary: "string" } } as const;

/** Controls in addition to the props. Unset controls keep the story's own parameters. */
const settings = {
  scenario: {
    name: "Account",
    description: "Scenario of the emulator.",
    options: Object.keys(scenarios),
    control: { type: "select" },
    table: inStory,
  },
  answers: {
    name: "Service",
    description: "Behaviour of the service. Slow: 60 seconds per response.",
    options: ["normal", "slow", "offline", "rejects the API key"],
    control: { type: "select" },
    table: inStory,
  },
  granted: {
    name: "Granted",
    description: "Permissions of the signed-in person.",
    options: ["everything", "view only", "nothing", "signed out"],
    control: { type: "select" },
    table: inStory,
  },
  locale: {
    name: "Language",
    description: "Overrides the toolbar.",
    options: ["en", "fr", "pt-PT", "ar"],
    control: { type: "select" },
    table: inStory,
  },
  density: {
    name: "Density",
    description: "Overrides the toolbar.",
    options: ["comfortable", "compact"],
    control: { type: "inline-radio" },
    table: inStory,
  },
} satisfies ArgTypes;

/**
 * Adds the settings to components with a guide. Removes controls for values that cannot be typed (objects, functions),
 * unless the guide offers options.
 */
export const argTypesEnhancers: Enhancers = [
  ({ argTypes, title }) => {
    const guide = guideOf(title);
    const props = Object.entries(argTypes).map(([name, argType]) => [
      name,
      { ...offerControl(name, argType), ...guide?.controls?.[name] },
    ]);
    return { ...Object.fromEntries(props), ...(guide && settings) };
  },
];

/** Ignores `undefined` in the type of an optional prop. */
function offerControl(name: string, argType: ArgType): ArgType {
  const members =
    argType.type?.name === "union"
      ? argType.type.value.filter((member) => !("value" in member && member.value === "undefined"))
      : [];
  const type = members.length === 1 ? members[0] : argType.type;
  const isUsable = name !== "className" && ["boolean", "string", "number", "enum"].includes(type?.name ?? "");
  const { raw } = argType.type ?? {};
  return {
    ...argType,
    ...(type && { type }),
    ...(raw && { table: { ...argType.table, type: { summary: raw.replace(/\s*\|\s*undefined$/, "") } } }),
    ...(!isUsable && { control: false }),
  };
}

/** Returns the props among a story's args, without the settings. */
export function propsIn(args: Args): Args {
  return Object.fromEntries(Object.entries(args).filter(([name]) => !Object.hasOwn(settings, name)));
}

/** Returns the story's back end parameters with the chosen settings. */
export function backendIn(parameters: BackendParameters = {}, args: Args): BackendParameters {
  const scenario = Object.keys(scenarios).find((name) => name === args["scenario"]);
  const faults = faultsOf[String(args["answers"])];
  const scopes = scopesOf[String(args["granted"])];
  return {
    ...parameters,
    ...(scenario !== undefined && { scenario: scenario as NonNullable<BackendParameters["scenario"]> }),
    ...(faults && { faults }),
    ...(scopes !== undefined && { scopes }),
  };
}

const faultsOf: Readonly<Record<string, BackendParameters["faults"]>> = {
  normal: [],
  slow: [{ latency_ms: 60_000 }],
  offline: [{ offline: true }],
  "rejects the API key": [{ status: 403 }],
};

const scopesOf: Readonly<Record<string, BackendParameters["scopes"]>> = {
  everything: everything,
  "view only": ["trades:view", "wallets:view", "settlements:view", "webhooks:view"],
  nothing: [],
  "signed out": null,
};
