import type {
  GrantedScope,
  OperationName,
  Operations,
  ParsedInput,
  Quote,
  Recipient,
  Webhook,
  WithdrawalQuote,
} from "@partner-kit/contract";
import type { Access } from "./createAuthenticator.ts";

/**
 * Decides about a change. Called for every request that changes something at the service, after scopes and input were
 * checked and before anything is sent. If it throws or takes too long, the change is refused.
 */
export type Policy = (request: PolicyRequest) => PolicyDecision | Promise<PolicyDecision>;

/** `reason` is shown to the person and stored in the audit: it must not hold personal data. */
export type PolicyDecision =
  | { readonly decision: "allow" }
  | { readonly decision: "deny"; readonly reason: string }
  | {
      /** Another person has to approve the change. */
      readonly decision: "approve";
      /** The scope that the approver needs beside `approvals:decide`. */
      readonly scope: GrantedScope;
      readonly reason: string;
      readonly expiresInSeconds: number;
    };

/** The user who requests a change, as `authorize` returned it. */
export interface PolicySession {
  readonly subject: string;
  readonly scopes: ReadonlySet<GrantedScope>;
  readonly claims: Access["claims"];
}

/** A change that a policy decides about. Checking `operation` narrows the types of `input` and `context`. */
export type PolicyRequest = { readonly [TName in ChangeName]: PolicyRequestOf<TName> }[ChangeName];

type ChangeName = {
  readonly [TName in OperationName]: Operations[TName]["method"] extends "GET" ? never : TName;
}[OperationName];

interface PolicyRequestOf<TName extends ChangeName> {
  readonly operation: TName;
  /** The checked input. */
  readonly input: ParsedInput<Operations[TName]>;
  readonly context: TName extends keyof PolicyContexts ? PolicyContexts[TName] : object;
  readonly subject: string;
  readonly session: PolicySession;
  /** Milliseconds since the epoch. */
  readonly time: number;
  /** The proxy's ID of the request. */
  readonly correlationId: string;
}

interface WithRecipient {
  /** The saved recipient. `undefined` if the service no longer lists it. */
  readonly recipient: Recipient | undefined;
}

/** Facts that the proxy adds to the input of some operations. */
interface PolicyContexts {
  readonly acceptQuote: PassedOn<"createQuote", Quote>;
  readonly createWithdrawalQuote: WithRecipient;
  readonly submitWithdrawal: PassedOn<"createWithdrawalQuote", WithdrawalQuote> & WithRecipient;
  readonly updateRecipient: WithRecipient;
  readonly deleteRecipient: WithRecipient;
  readonly replaceWebhook: {
    /** The endpoint before the change. `undefined` if it cannot be read. */
    readonly webhook: Webhook | undefined;
  };
}

/** A quote as this proxy, or another one on the same store, passed it on. */
interface PassedOn<TName extends OperationName, TQuote> {
  readonly quote: TQuote;
  /** The input that the quote was requested with. */
  readonly quoteInput: ParsedInput<Operations[TName]>;
}
