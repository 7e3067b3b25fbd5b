import * as balances from "../balances/messages.en.ts";
import * as charts from "../charts/messages.en.ts";
import * as markets from "../markets/messages.en.ts";
import * as quotes from "../quotes/messages.en.ts";
import * as receivedEvents from "../receivedEvents/messages.en.ts";
import * as recipients from "../recipients/messages.en.ts";
import * as session from "../session/messages.en.ts";
import * as simulation from "../simulation/messages.en.ts";
import * as travelRule from "../travelRule/messages.en.ts";
import * as webhooks from "../webhooks/messages.en.ts";
import * as common from "./messages.en.ts";

/** Every section under the name of its constant: a file of messages is listed once, whatever it exports. */
const sections = {
  ...common,
  ...balances,
  ...charts,
  ...markets,
  ...quotes,
  ...receivedEvents,
  ...recipients,
  ...session,
  ...simulation,
  ...travelRule,
  ...webhooks,
};

type Sections = typeof sections;

type English = {
  readonly [TName in keyof Sections as keyof Sections[TName]]: Sections[TName][keyof Sections[TName]];
};

/** English, the catalogue that all others follow. Sentence case; figures and times come already written in the locale. */
export const en = Object.fromEntries(
  // Names of sections are lost in a list of entries.
  Object.values(sections).flatMap((section) => Object.entries(section)),
) as English;
