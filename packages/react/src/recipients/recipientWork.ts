import { compareNames } from "../bankAccounts/compareNames.ts";
import { verificationProblem } from "../bankAccounts/verificationProblem.ts";
import { recipientProblems } from "./recipientProblems.ts";
import { resolveRecipientConflict } from "./resolveRecipientConflict.ts";
import { sendRecipient } from "./sendRecipient.ts";
import { takeInRecipient } from "./takeInRecipient.ts";
import { weighRecipient } from "./weighRecipient.ts";

/** What a form does with what was typed. None of it is needed before somebody has typed. */
export const recipientWork = {
  compareNames,
  recipientProblems,
  resolveRecipientConflict,
  sendRecipient,
  takeInRecipient,
  verificationProblem,
  weighRecipient,
};
