import type { MoveTarget, StoryMove } from "./performMoves.ts";
import { PERSON } from "./storyTargets.ts";

const DIALOG = ".pk-Dialog";

function press(selector: string, text?: string): StoryMove {
  return { press: target(selector, text) };
}

function type(text: string, selector: string): StoryMove {
  return { type: text, into: target(selector) };
}

function target(selector: string, text?: string): MoveTarget {
  return { selector, text };
}

const close: readonly StoryMove[] = [
  press(`${DIALOG} [data-part=header] button`),
  { gone: { selector: `${DIALOG} [data-part=panel]` } },
];

/** Long enough to see a result before it goes away. */
const checkForm: StoryMove = { look: 1300 };
/** Long enough to read the form that an act depends on, before it is sent. */
const readForm: StoryMove = { look: 2500 };
/** Long enough to read what a record says. */
const readRecord: StoryMove = { look: 3400 };
/** Long enough to see which button decides. */
const decide: StoryMove = { look: 900 };
/** Long enough to see who is signed in now. */
const meet: StoryMove = { look: 1000 };
const stepLight: StoryMove = { light: [] };
const reviewButton = ".pk-ApprovalQueue tbody [data-part=rowActions] [data-variant=primary]";
const approveButton = `${DIALOG} [data-part=footer] [data-variant=primary]`;

const storeSecret: readonly StoryMove[] = [
  press(`${DIALOG}[role=alertdialog] .pk-SecretField :is(code + button, code + * > button)`),
  { seen: { selector: `${DIALOG}[role=alertdialog] .pk-SecretField code[dir]` } },
  readForm,
  press(`${DIALOG}[role=alertdialog] .pk-Checkbox label`),
  press(`${DIALOG}[role=alertdialog] [data-part=footer] [data-variant=primary]:not([type=submit])`),
  { gone: { selector: `${DIALOG} [data-part=panel]` } },
];

/** Moves of the steps that a person performs on the screens. Their selectors work in every language. */
export const storyMoves = {
  signIn: (personId: string): readonly StoryMove[] => [
    { light: [PERSON] },
    press(PERSON),
    press(`.app-people [data-person="${personId}"]`),
    { seen: { selector: `.app-people [data-person="${personId}"][aria-current]` } },
    press(".app-drawer[open] .app-drawer-head button"),
    // Still lit: the face is another one now.
    { gone: { selector: ".app-drawer[open]" } },
    meet,
    stepLight,
  ],
  answer: (reference: string, sender: string, country: string): readonly StoryMove[] => [
    press(`.pk-TravelRuleQueue tbody button[aria-label*="${reference}"]`),
    type(sender, `${DIALOG} [data-field=sender_originator]`),
    type(country, `${DIALOG} [data-field=sender_country] input`),
    press("[role=option]", country),
    readForm,
    press(`${DIALOG} [type=submit]`),
    // The result stays in the dialog until it is closed.
    { gone: { selector: `${DIALOG} [data-field=sender_originator]` } },
    checkForm,
    ...close,
  ],
  trade: (dollars: string): readonly StoryMove[] => [
    press(".pk-QuoteTicket [data-part=unit] label:has([value=quote])"),
    type(dollars, ".pk-QuoteTicket [name=amount]"),
    press(".pk-QuoteTicket form > [type=submit]"),
    { seen: { selector: ".pk-QuoteAccept [data-part=action] [data-variant=primary]" } },
    readForm,
    press(".pk-QuoteAccept [data-part=action] [data-variant=primary]"),
    { seen: { selector: ".pk-QuoteAccept .pk-FillBar[data-fill=filled]" } },
  ],
  createEndpoint: (url: string, name: string): readonly StoryMove[] => [
    press(".pk-Endpoints > [data-part=toolbar] [data-variant=primary]"),
    type(url, `${DIALOG} [name=url]`),
    type(name, `${DIALOG} [name=description]`),
    press(`${DIALOG} [data-field=event_types] label`, "deposit.success"),
    press(`${DIALOG} [data-field=event_types] label`, "withdrawal.success"),
    checkForm,
    press(`${DIALOG} [type=submit]`),
    ...storeSecret,
  ],
  pay: (recipient: string, amount: string): readonly StoryMove[] => [
    type(recipient, ".pk-WithdrawalForm [name=recipient_id]"),
    press("[role=option]", recipient),
    type(amount, ".pk-WithdrawalForm [name=amount]"),
    press(".pk-WithdrawalForm [type=submit]"),
    type(amount, ".pk-WithdrawalForm [name=confirmation]"),
    checkForm,
    press(".pk-WithdrawalForm [data-part=review] [type=submit]"),
    { seen: { selector: ".pk-WithdrawalForm[data-status=waiting]" } },
  ],
  approve: (): readonly StoryMove[] => [
    { light: [".pk-ApprovalQueue tbody tr:has([data-part=rowActions] [data-variant=primary])"] },
    { point: { selector: reviewButton } },
    decide,
    press(reviewButton),
    stepLight,
    { seen: { selector: approveButton } },
    readRecord,
    { point: { selector: approveButton } },
    decide,
    press(approveButton),
    { gone: { selector: approveButton } },
    checkForm,
    ...close,
    // The decided approval is no longer open.
    press(".pk-ApprovalQueue [data-part=toolbar] [role=radiogroup] label:last-of-type"),
  ],
} as const;
